import RouteSpec

/// Edits of a file's text. Everything else stays as it is.
struct FileEdits {
    /// How the file writes values.
    enum Format {
        case json, propertyList
    }

    private let bytes: [UInt8]
    private let format: Format
    private let newLine: String
    private var edits: [(range: Range<Int>, text: String)] = []

    init(_ bytes: [UInt8], _ format: Format) {
        self.bytes = bytes
        self.format = format
        newLine = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    }

    /// The edited file.
    var text: String {
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    /// Puts lines, indented like the line of the range, in place of it.
    mutating func replace(_ range: Range<Int>, with lines: [String]) {
        replace(range, with: indented(lines, by: indentation(at: range.lowerBound)))
    }

    /// Puts values in place of those of members, and adds the members that are missing.
    mutating func set(_ members: [(name: String, value: JSON)], in object: LocatedValue) {
        var new: [String] = []
        for (name, value) in members {
            if let known = object[name] {
                replace(known.range, with: value.text)
            } else {
                new.append("\(JSON.string(name).text): \(value.text)")
            }
        }
        if !new.isEmpty { add([new.joined(separator: ", ")], to: object) }
    }

    /// Adds lines at the end of an array or an object.
    mutating func add(_ lines: [String], to container: LocatedValue) {
        let others = container.elements?.map(\.range) ?? container.members?.map(\.range) ?? []
        let separator = format == .json ? "," : ""
        if let last = others.last {
            let indent = indentation(at: last.lowerBound)
            let text = newLine + indent + indented(lines, by: indent)
            return replace(last.upperBound..<last.upperBound, with: separator + text)
        }
        let indent = indentation(at: container.range.lowerBound)
        let inner = indent + (format == .json ? "  " : "\t")
        let text = newLine + inner + indented(lines, by: inner) + newLine + indent
        // An element like '<array/>' has no end tag.
        let tag = bytes[container.range].prefix { $0 != UInt8(ascii: ">") }
        if format == .propertyList, let slash = tag.lastIndex(of: UInt8(ascii: "/")), slash == tag.endIndex - 1 {
            let name = container.elements == nil ? "dict" : "array"
            return replace(container.range, with: "<\(name)>" + text + "</\(name)>")
        }
        let start = format == .json ? container.range.lowerBound + 1 : tag.endIndex + 1
        let space = bytes[start...].prefix { " \t\r\n".utf8.contains($0) }
        replace(start..<space.endIndex, with: text)
    }

    private func indented(_ lines: [String], by indentation: String) -> String {
        lines.joined(separator: newLine + indentation)
    }

    /// The white space at the start of an offset's line.
    private func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start..<offset].prefix { " \t".utf8.contains($0) }, as: UTF8.self)
    }
}
