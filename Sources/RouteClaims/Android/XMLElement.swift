import RouteSpec

/// An element of an XML file, with its location.
struct XMLElement: Sendable {
    /// With its prefix.
    let name: String
    /// By their names, with prefixes.
    let attributes: [String: String]
    /// The position of the element's `<`.
    let position: SourcePosition
    fileprivate(set) var children: [XMLElement] = []

    /// The child elements with a name.
    func children(_ name: String) -> [XMLElement] {
        children.filter { $0.name == name }
    }

    func location(_ place: String) -> ClaimLocation { ClaimLocation(place, position) }
}

/// Why a file isn't well-formed XML.
struct XMLProblem: Error {
    let message: String
    let location: ClaimLocation
    var help: String?
}

extension XMLElement {
    /// Parses a file and returns its outermost element.
    static func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
        if let problem = TextProblem(bytes) {
            let start = ClaimLocation(SourcePosition(line: 1, column: 1))
            throw XMLProblem(message: problem.message, location: start, help: problem.help)
        }
        var parser = ElementParser(bytes)
        return try parser.file()
    }
}

/// Parses the elements and attributes of an XML file, in one pass. Foundation's parser refuses a long comment, needs a
/// library of the system, and says where tags end, not where they start. Declared entities aren't replaced.
private struct ElementParser {
    private let bytes: [UInt8]
    private var index: Int
    private var counter: PositionCounter
    private var open: [XMLElement] = []
    private var root: XMLElement?

    /// Deeper elements are an error, so that a tree can be walked recursively.
    private static let depthLimit = 200

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        counter = PositionCounter(bytes)
        index = counter.start
    }

    mutating func file() throws(XMLProblem) -> XMLElement {
        while try skipText() {
            if take("<!--") {
                try skip(past: "-->")
            } else if take("<![CDATA[") {
                try skip(past: "]]>")
            } else if take("<?") {
                try skip(past: "?>")
            } else if take("<!") {
                while let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "[") { index += 1 }
                if next == UInt8(ascii: "[") { try skip(past: "]") }
                try skip(past: ">")
            } else if take("</") {
                try endTag()
            } else {
                try startTag()
            }
        }
        guard open.isEmpty else { throw problem() }
        guard let root else { throw problem("the file has no element") }
        return root
    }

    private mutating func startTag() throws(XMLProblem) {
        let position = counter.position(at: index)
        index += 1
        let name = try name()
        var attributes: [String: String] = [:]
        skipSpace()
        while let byte = next, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") {
            let key = try self.name()
            skipSpace()
            guard take("=") else { throw problem() }
            skipSpace()
            if attributes.updateValue(try value(), forKey: key) != nil {
                throw problem("an attribute is written twice")
            }
            let end = index
            skipSpace()
            if index == end, let byte = next, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") { throw problem() }
        }
        let element = XMLElement(name: name, attributes: attributes, position: position)
        if take("/>") { return try close(element) }
        guard take(">") else { throw problem() }
        open.append(element)
        if open.count == Self.depthLimit { throw problem("the elements are nested too deeply") }
    }

    private mutating func endTag() throws(XMLProblem) {
        let name = try name()
        skipSpace()
        guard let element = open.popLast(), take(">") else { throw problem() }
        if element.name != name { throw problem("an element's end has another name than its start") }
        try close(element)
    }

    private mutating func close(_ element: XMLElement) throws(XMLProblem) {
        if !open.isEmpty {
            open[open.count - 1].children.append(element)
        } else if root == nil {
            root = element
        } else {
            throw problem()
        }
    }

    private mutating func name() throws(XMLProblem) -> String {
        let start = index
        // Up to white space or one of "'/<=>.
        while let byte = next, byte > 0x20, byte != 0x22, byte != 0x27, byte != 0x2F, byte < 0x3C || byte > 0x3E {
            index += 1
        }
        if index == start { throw problem() }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func value() throws(XMLProblem) -> String {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw problem() }
        index += 1
        let start = index
        var hasReferences = false
        while let byte = next, byte != quote {
            if byte == UInt8(ascii: "<") { throw problem() }
            if byte == UInt8(ascii: "&") { hasReferences = true }
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return hasReferences ? try replacingReferences(in: text) : text
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private mutating func replacingReferences(in text: String) throws(XMLProblem) -> String {
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

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[min(index, bytes.count)...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte <= 0x20 { index += 1 }
    }

    /// Skips to the next tag; returns false at the end of the file.
    private mutating func skipText() throws(XMLProblem) -> Bool {
        // Around the outermost element, there is only white space.
        if open.isEmpty {
            skipSpace()
            if let byte = next, byte != UInt8(ascii: "<") { throw problem() }
        }
        return skip(to: UInt8(ascii: "<"))
    }

    /// Skips to a byte; returns false at the end of the file.
    private mutating func skip(to byte: UInt8) -> Bool {
        while let other = next, other != byte { index += 1 }
        return index < bytes.count
    }

    private mutating func skip(past end: String) throws(XMLProblem) {
        guard let last = end.utf8.last else { return }
        let start = index
        while skip(to: last) {
            index += 1
            if bytes[start..<index].suffix(end.utf8.count).elementsEqual(end.utf8) { return }
        }
        throw problem()
    }

    private mutating func problem(_ message: String = "not well-formed XML") -> XMLProblem {
        XMLProblem(message: message, location: ClaimLocation(counter.position(at: min(index, bytes.count))))
    }
}
