import RouteJSON
import RouteSpec

/// Edits of a file's text. Everything else stays as it is.
struct FileEdits {
    private let bytes: [UInt8]
    private let newLine: String
    private var edits: [Edit] = []

    /// A text in place of a range.
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
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

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    /// Puts lines, indented like the line of the range, in place of it.
    mutating func replace(_ range: Range<Int>, with lines: [String]) {
        replace(range, with: indented(lines, by: indentation(at: range.lowerBound)))
    }

    /// Puts values in place of those of members, and adds the members that are missing.
    mutating func set(_ members: JSON.Members, in object: LocatedValue) {
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

    /// Adds lines at the end of an array or an object of JSON.
    mutating func add(_ lines: [String], to container: LocatedValue) {
        let last = container.elements?.last ?? container.members?.last?.value
        if let last { return insert(lines, after: last.range, separator: ",") }
        let indent = indentation(at: container.range.lowerBound)
        let inner = indent + "  "
        let text = newLine + inner + indented(lines, by: inner) + newLine + indent
        let isArray = container.elements != nil
        replace(container.range, with: isArray ? "[\(text)]" : "{\(text)}")
    }

    /// Adds elements at the end of an element of XML.
    mutating func add(_ elements: [XMLElement], to parent: XMLElement) {
        if let last = parent.children.last {
            return insert(elements.flatMap(\.lines), after: last.range)
        }
        let lines = XMLElement(name: parent.name, children: elements).lines
        let tag = bytes[parent.range].prefix { $0 != UInt8(ascii: ">") }
        // An element like '<array/>' has no end tag.
        if tag.last == UInt8(ascii: "/") { return replace(parent.range, with: lines) }
        // A comment in the element stays.
        let space = bytes[(tag.endIndex + 1)...].prefix { " \t\r\n".utf8.contains($0) }
        replace(parent.range.lowerBound..<space.endIndex, with: lines.dropLast() + [""])
    }

    private mutating func insert(
        _ lines: [String], after other: Range<Int>, separator: String = ""
    ) {
        let indent = indentation(at: other.lowerBound)
        let text = separator + newLine + indent + indented(lines, by: indent)
        replace(other.upperBound..<other.upperBound, with: text)
    }

    /// Puts a value in place of that of a key in a dictionary of a property list, or adds it.
    mutating func set(_ key: String, _ value: XMLElement, in dictionary: XMLElement) {
        if let known = dictionary.value(of: key) {
            replace(known.range, with: value.lines)
        } else {
            add([.key(key), value], to: dictionary)
        }
    }

    private func indented(_ lines: [String], by indentation: String) -> String {
        lines.joined(separator: newLine + indentation)
    }

    /// The white space at the start of an offset's line.
    private func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(
            decoding: bytes[start..<offset].prefix { " \t".utf8.contains($0) }, as: UTF8.self)
    }
}
