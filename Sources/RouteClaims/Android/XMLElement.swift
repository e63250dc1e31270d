import Foundation
import RouteSpec

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML file, with its location.
struct XMLElement: Sendable {
    /// With its prefix.
    let name: String
    /// By their names, with prefixes.
    let attributes: [String: String]
    /// The position of the element's `<`.
    fileprivate(set) var position: SourcePosition
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
    /// Parses a file and returns its outermost element. External entities are never loaded.
    static func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
        let start = ClaimLocation(SourcePosition(line: 1, column: 1))
        // Foundation's parser traps on some names that aren't UTF-8.
        if let problem = TextProblem(bytes) {
            throw XMLProblem(message: problem.message, location: start, help: problem.help)
        }
        var data = Data(bytes)
        // Foundation's parser refuses version 1.1, which differs in control characters only.
        if let version = data.range(of: Data("1.1".utf8), in: 0..<min(data.count, 20)) {
            data.replaceSubrange(version, with: Data("1.0".utf8))
        }
        // As a stream: libxml2 refuses more than 10 MB at once.
        let parser = XMLParser(stream: InputStream(data: data))
        let builder = XMLBuilder()
        parser.delegate = builder
        parser.shouldResolveExternalEntities = false
        _ = parser.parse()
        if let problem = builder.problem { throw problem }
        guard let root = builder.root else {
            throw XMLProblem(message: "the file has no element", location: start)
        }
        let starts = elementStarts(Data(bytes))
        // Replaces the parser's positions, which are at the ends of the tags.
        guard starts.count == builder.count else { return root }
        var positions = SourceText(path: "", bytes: bytes).positions(at: starts)[...]
        return root.placed(at: &positions)
    }

    private func placed(at positions: inout ArraySlice<SourcePosition>) -> XMLElement {
        var element = self
        if let position = positions.popFirst() { element.position = position }
        element.children = children.map { $0.placed(at: &positions) }
        return element
    }

    /// The offsets where elements start, in order. Foundation's search is fast in a large file.
    private static func elementStarts(_ data: Data) -> [Int] {
        var starts: [Int] = []
        var index = 0
        func next(_ text: String) -> Range<Int>? { data.range(of: Data(text.utf8), in: index..<data.count) }
        let ends = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"), ("</", ">")]
        while let start = next("<")?.lowerBound {
            index = start
            let rest = data[start...].prefix(9)
            if let (_, end) = ends.first(where: { rest.starts(with: $0.0.utf8) }) {
                index = next(end)?.upperBound ?? data.count
                continue
            }
            starts.append(start)
            var quote: UInt8?
            while index < data.count, quote != nil || data[index] != UInt8(ascii: ">") {
                let byte = data[index]
                if byte == quote {
                    quote = nil
                } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                }
                index += 1
            }
        }
        return starts
    }
}

private final class XMLBuilder: NSObject, XMLParserDelegate {
    private var open: [XMLElement] = []
    private(set) var root: XMLElement?
    private(set) var problem: XMLProblem?
    /// The number of elements.
    private(set) var count = 0

    /// Deeper elements are an error, so that a tree can be walked recursively.
    private static let depthLimit = 200

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        count += 1
        open.append(XMLElement(name: name, attributes: attributes, position: position(of: parser)))
        if open.count == Self.depthLimit { fail("the elements are nested too deeply", parser) }
        if problem != nil { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = root ?? element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let message =
            // These are libxml2's error codes. Not every Foundation has the same names for them.
            switch (error as NSError).code {
            case 76: "an element's end has another name than its start"
            case 42: "an attribute is written twice"
            default: "not well-formed XML"
            }
        fail(message, parser)
    }

    private func fail(_ message: String, _ parser: XMLParser) {
        problem = problem ?? XMLProblem(message: message, location: ClaimLocation(position(of: parser)))
    }

    private func position(of parser: XMLParser) -> SourcePosition {
        SourcePosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }
}
