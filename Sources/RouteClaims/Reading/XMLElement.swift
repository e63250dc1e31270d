import Foundation
import RouteJSON
import RouteSpec

/// An element of an XML file, with its location.
struct XMLElement: Sendable {
    /// With its prefix.
    let name: String
    /// By their names, with prefixes.
    var attributes: [String: String] = [:]
    /// The position of the element's `<`.
    var position = SourcePosition(line: 1, column: 1)
    /// The range of bytes from the start tag's `<` to the end tag's `>`.
    var range = 0..<0
    var children: [XMLElement] = []
    /// The text that isn't in a child.
    var text = ""

    /// The child elements with a name.
    func children(_ name: String) -> [XMLElement] {
        children.filter { $0.name == name }
    }

    func location(_ place: String = "") -> ClaimLocation { ClaimLocation(place, position) }

    /// The element as text, without attributes: on one
    /// line, or with its children indented by a tab.
    var lines: [String] {
        if children.isEmpty { return ["<\(name)>\(Self.escaped(text))</\(name)>"] }
        return ["<\(name)>"] + children.flatMap(\.lines).map { "\t" + $0 } + ["</\(name)>"]
    }

    /// A text as XML has it, in an element or an attribute.
    static func escaped(_ text: String) -> String {
        var escaped = text.replacingOccurrences(of: "&", with: "&amp;")
        for (character, reference) in ["<": "&lt;", ">": "&gt;", "\"": "&quot;"] {
            escaped = escaped.replacingOccurrences(of: character, with: reference)
        }
        return escaped
    }

    /// Parses a file and returns its outermost element.
    static func read(_ bytes: [UInt8]) throws(FileProblem) -> XMLElement {
        if let problem = FileProblem(encodingOf: bytes) { throw problem }
        var cursor = ByteCursor(bytes)
        return try cursor.file()
    }
}

// Parses the elements and attributes of an XML file, in one pass. Foundation's parser refuses a
// long comment, needs a library of the system, and says where tags end, not where they start.
// Declared entities aren't replaced.
extension ByteCursor {
    /// Deeper elements are an error, because the parser is recursive.
    private static let depthLimit = 200

    /// Reads the outermost element, or the filters of a part of a manifest as an activity.
    fileprivate mutating func file() throws(FileProblem) -> XMLElement {
        var file = XMLElement(name: "activity", position: currentPosition())
        try readContent(of: &file, depth: 0)
        guard let root = file.children.first else { throw problem("the file has no element") }
        if file.children.allSatisfy({ $0.name == IntentFilter.elementName }) { return file }
        if file.children.count > 1 { throw notWellFormed() }
        return root
    }

    /// Reads what is in an element, up to its end tag, or up to the end of the file.
    private mutating func readContent(of element: inout XMLElement, depth: Int) throws(FileProblem)
    {
        if depth == Self.depthLimit { throw problem("the elements are nested too deeply") }
        while let byte = next {
            let start = index
            if byte != UInt8(ascii: "<") {
                skip(to: UInt8(ascii: "<"))
                element.text += try unescaped(start..<index)
            } else if take("<!--") {
                try skip(past: "--")
                guard take(">") else {
                    throw problem("a comment contains '--'", help: "write '- -'")
                }
            } else if take("<![CDATA[") {
                try skip(past: "]]>")
                let text = bytes[start..<index].dropFirst("<![CDATA[".count).dropLast("]]>".count)
                element.text += String(decoding: text, as: UTF8.self)
            } else if take("<?") {
                try skip(past: "?>")
            } else if take("<!") {
                while let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "[") {
                    index += 1
                }
                if next == UInt8(ascii: "[") { try skip(past: "]") }
                try skip(past: ">")
            } else if take("</") {
                let name = try name()
                skipSpace()
                guard depth > 0, take(">") else { throw notWellFormed() }
                if element.name != name {
                    throw problem("an element's end has another name than its start")
                }
                return
            } else {
                element.children.append(try child(depth: depth + 1))
            }
        }
        if depth > 0 { throw notWellFormed() }
    }

    private mutating func child(depth: Int) throws(FileProblem) -> XMLElement {
        let start = index
        let position = currentPosition()
        index += 1
        let name = try name()
        var attributes: [String: String] = [:]
        skipSpace()
        while let byte = next, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") {
            let key = try self.name()
            skipSpace()
            guard take("=") else { throw notWellFormed() }
            skipSpace()
            let text = try value()
            guard attributes.updateValue(text, forKey: key) == nil else {
                throw problem(
                    "the attribute '\(key)' is there twice", help: "delete one of the two")
            }
            skipSpace()
        }
        var element = XMLElement(name: name, attributes: attributes, position: position)
        if !take("/>") {
            guard take(">") else { throw notWellFormed() }
            try readContent(of: &element, depth: depth)
        }
        element.range = start..<index
        return element
    }

    private mutating func name() throws(FileProblem) -> String {
        let start = index
        // Up to white space or one of "'/<=>.
        while let byte = next, byte > 0x3E || byte > 0x20 && !"\"'/<=>".utf8.contains(byte) {
            index += 1
        }
        if index == start { throw notWellFormed() }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func value() throws(FileProblem) -> String {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw notWellFormed()
        }
        index += 1
        let start = index
        skip(to: quote)
        let text = try unescaped(start..<index)
        index += 1
        return text
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// A part of the file, with its references replaced.
    private mutating func unescaped(_ range: Range<Int>) throws(FileProblem) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        if !bytes[range].contains(UInt8(ascii: "&")) { return text }
        // Bytes, because a combining mark makes one character with the ';' before it.
        let parts = text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        var result = String(Substring(parts.first ?? ""[...].utf8))
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: UInt8(ascii: ";")) else { throw notWellFormed() }
            let name = Substring(part[..<end])
            let digits =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            let character =
                name.hasPrefix("#") ? digits.flatMap(Unicode.Scalar.init).map(String.init) : nil
            if let known = character ?? Self.entities[String(name)] {
                result += known
            } else if declaresEntity(name) {
                result += "&\(name);"
            } else {
                index = range.lowerBound
                throw problem(
                    "the entity '&\(name);' is not declared", help: "write '&amp;' for '&'")
            }
            result += Substring(part[end...].dropFirst())
        }
        return result
    }

    /// Whether the file declares an entity, which isn't replaced.
    private func declaresEntity(_ name: Substring) -> Bool {
        let declarations = String(decoding: bytes, as: UTF8.self).split(separator: "<!ENTITY")
        return declarations.dropFirst().contains { declaration in
            declaration.split(separator: " ", maxSplits: 1).first == name
        }
    }

    /// Skips to a byte; returns false at the end of the file.
    @discardableResult
    private mutating func skip(to byte: UInt8) -> Bool {
        while let other = next, other != byte { index += 1 }
        return index < bytes.count
    }

    private mutating func skip(past end: String) throws(FileProblem) {
        guard let last = end.utf8.last else { return }
        let start = index
        while skip(to: last) {
            index += 1
            if bytes[start..<index].suffix(end.utf8.count).elementsEqual(end.utf8) { return }
        }
        throw notWellFormed()
    }

    private mutating func notWellFormed() -> FileProblem { problem("not well-formed XML") }
}
