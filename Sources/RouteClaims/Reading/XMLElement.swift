import RouteSpec

/// An element of an XML file, with its location.
struct XMLElement: Sendable {
    /// With its prefix.
    let name: String
    /// By their names, with prefixes.
    let attributes: [String: String]
    /// The position of the element's `<`.
    let position: SourcePosition
    /// The range of bytes from the start tag's `<` to the end tag's `>`.
    fileprivate(set) var range: Range<Int>
    var children: [XMLElement] = []
    /// The text that isn't in a child.
    fileprivate(set) var text = ""

    /// The child elements with a name.
    func children(_ name: String) -> [XMLElement] {
        children.filter { $0.name == name }
    }

    func location(_ place: String = "") -> ClaimLocation { ClaimLocation(place, position) }
}

extension XMLElement {
    /// Parses a file and returns its outermost element.
    static func read(_ bytes: [UInt8]) throws(FileProblem) -> XMLElement {
        if let problem = FileProblem(encodingOf: bytes) { throw problem }
        var parser = ElementParser(bytes)
        return try parser.file()
    }
}

/// Parses the elements and attributes of an XML file, in one pass. Foundation's parser refuses a long comment, needs a
/// library of the system, and says where tags end, not where they start. Declared entities aren't replaced.
private struct ElementParser {
    private var cursor: ByteCursor
    private var open: [XMLElement] = []
    /// The outermost elements: one, or the filters of a part of a manifest.
    private var roots: [XMLElement] = []

    /// Deeper elements are an error, so that a tree can be walked recursively.
    private static let depthLimit = 200

    init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

    mutating func file() throws(FileProblem) -> XMLElement {
        while try readText() {
            if cursor.take("<!--") {
                try skip(past: "-->")
            } else if cursor.take("<![CDATA[") {
                let start = cursor.index
                try skip(past: "]]>")
                addText(String(decoding: cursor.bytes[start..<cursor.index].dropLast(3), as: UTF8.self))
            } else if cursor.take("<?") {
                try skip(past: "?>")
            } else if cursor.take("<!") {
                while let byte = cursor.next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "[") { cursor.index += 1 }
                if cursor.next == UInt8(ascii: "[") { try skip(past: "]") }
                try skip(past: ">")
            } else if cursor.take("</") {
                try endTag()
            } else {
                try startTag()
            }
        }
        guard open.isEmpty else { throw problem() }
        guard let root = roots.first else { throw problem("the file has no element") }
        if root.name != IntentFilter.elementName { return root }
        return XMLElement(
            name: "activity", attributes: [:], position: root.position, range: root.range, children: roots)
    }

    private mutating func startTag() throws(FileProblem) {
        let (start, position) = (cursor.index, cursor.currentPosition())
        cursor.index += 1
        let name = try name()
        var attributes: [String: String] = [:]
        cursor.skipSpace()
        while let byte = cursor.next, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") {
            let key = try self.name()
            cursor.skipSpace()
            guard cursor.take("=") else { throw problem() }
            cursor.skipSpace()
            attributes[key] = try value()
            cursor.skipSpace()
        }
        let element = XMLElement(name: name, attributes: attributes, position: position, range: start..<cursor.index)
        if cursor.take("/>") { return try close(element) }
        guard cursor.take(">") else { throw problem() }
        open.append(element)
        if open.count == Self.depthLimit { throw problem("the elements are nested too deeply") }
    }

    private mutating func endTag() throws(FileProblem) {
        let name = try name()
        cursor.skipSpace()
        guard let element = open.popLast(), cursor.take(">") else { throw problem() }
        if element.name != name { throw problem("an element's end has another name than its start") }
        try close(element)
    }

    private mutating func close(_ element: XMLElement) throws(FileProblem) {
        var element = element
        element.range = element.range.lowerBound..<cursor.index
        if !open.isEmpty {
            open[open.count - 1].children.append(element)
        } else if roots.allSatisfy({ $0.name == IntentFilter.elementName && element.name == $0.name }) {
            roots.append(element)
        } else {
            throw problem()
        }
    }

    private mutating func name() throws(FileProblem) -> String {
        let start = cursor.index
        // Up to white space or one of "'/<=>.
        while let byte = cursor.next, byte > 0x20, byte != 0x22, byte != 0x27, byte != 0x2F, byte < 0x3C || byte > 0x3E
        {
            cursor.index += 1
        }
        if cursor.index == start { throw problem() }
        return String(decoding: cursor.bytes[start..<cursor.index], as: UTF8.self)
    }

    private mutating func value() throws(FileProblem) -> String {
        guard let quote = cursor.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw problem()
        }
        cursor.index += 1
        let start = cursor.index
        while let byte = cursor.next, byte != quote {
            cursor.index += 1
        }
        let text = try unescaped(start..<cursor.index)
        cursor.index += 1
        return text
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// A part of the file, with its references replaced.
    private mutating func unescaped(_ range: Range<Int>) throws(FileProblem) -> String {
        let text = String(decoding: cursor.bytes[range], as: UTF8.self)
        if !cursor.bytes[range].contains(UInt8(ascii: "&")) { return text }
        // Bytes, because a combining mark makes one character with the ';' before it.
        let parts = text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        var result = String(Substring(parts.first ?? ""[...].utf8))
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: UInt8(ascii: ";")) else { throw problem() }
            let name = Substring(part[..<end])
            let digits = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            let character = name.hasPrefix("#") ? digits.flatMap(Unicode.Scalar.init).map(String.init) : nil
            result += character ?? Self.entities[String(name)] ?? "&\(name);"
            result += Substring(part[end...].dropFirst())
        }
        return result
    }

    // MARK: - Bytes

    /// Reads the text up to the next tag; returns false at the end of the file.
    private mutating func readText() throws(FileProblem) -> Bool {
        let start = cursor.index
        let hasTag = skip(to: UInt8(ascii: "<"))
        if start < cursor.index { addText(try unescaped(start..<cursor.index)) }
        return hasTag
    }

    private mutating func addText(_ text: String) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    /// Skips to a byte; returns false at the end of the file.
    private mutating func skip(to byte: UInt8) -> Bool {
        while let other = cursor.next, other != byte { cursor.index += 1 }
        return cursor.index < cursor.bytes.count
    }

    private mutating func skip(past end: String) throws(FileProblem) {
        guard let last = end.utf8.last else { return }
        let start = cursor.index
        while skip(to: last) {
            cursor.index += 1
            if cursor.bytes[start..<cursor.index].suffix(end.utf8.count).elementsEqual(end.utf8) { return }
        }
        throw problem()
    }

    private mutating func problem(_ message: String = "not well-formed XML") -> FileProblem {
        FileProblem(message, at: ClaimLocation("", cursor.currentPosition()))
    }
}
