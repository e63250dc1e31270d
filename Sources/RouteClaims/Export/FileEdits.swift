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

    /// Puts lines, indented like the first, in place of a range; on one line if the range isn't the first in its line.
    mutating func replace(_ range: Range<Int>, with lines: [String]) {
        replace(range, with: indentation(at: range.lowerBound).map { indented(lines, by: $0) } ?? onOneLine(lines))
    }

    /// Puts a value in place of that of a member, or adds the member.
    mutating func set(_ name: String, _ value: JSON, in object: LocatedValue) {
        if let known = object[name] {
            replace(known.range, with: value.text)
        } else {
            add(["\(JSON.string(name).text): \(value.text)"], to: object)
        }
    }

    /// Adds lines at the end of an array or an object.
    mutating func add(_ lines: [String], to container: LocatedValue) {
        let others = container.elements?.map(\.range) ?? container.members?.map(\.range) ?? []
        let separator = format == .json ? "," : ""
        if let last = others.last {
            let indent = indentation(at: last.lowerBound)
            let text = indent.map { newLine + $0 + indented(lines, by: $0) } ?? " " + onOneLine(lines)
            return replace(last.upperBound..<last.upperBound, with: separator + text)
        }
        let line = line(before: container.range.lowerBound)
        let indent = String(decoding: line.prefix(while: Self.isSpace), as: UTF8.self)
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

    private func onOneLine(_ lines: [String]) -> String {
        lines.map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }

    /// The white space before a value; nil if the value isn't the first in its line.
    private func indentation(at offset: Int) -> String? {
        let line = line(before: offset)
        let isFirst = line.startIndex > 0 && line.allSatisfy(Self.isSpace)
        return isFirst ? String(decoding: line, as: UTF8.self) : nil
    }

    private func line(before offset: Int) -> ArraySlice<UInt8> {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return bytes[start..<offset]
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
