import Foundation
import RouteSpec

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML file, with its place.
struct XMLElement: Sendable {
    /// With its prefix.
    let name: String
    /// By their names, with prefixes.
    let attributes: [String: String]
    /// The line of the element's `<`, from 1.
    let line: Int
    fileprivate(set) var children: [XMLElement] = []

    /// The child elements of a name.
    func children(_ name: String) -> [XMLElement] {
        children.filter { $0.name == name }
    }
}

/// Why a file is no XML.
struct XMLProblem: Error, Hashable {
    let message: String
    let line: Int
    let column: Int
}

extension XMLElement {
    /// Reads a file to its one outermost element. External entities are never looked at.
    static func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
        // Foundation's parser traps on some names that aren't UTF-8.
        let text = String(decoding: bytes, as: UTF8.self)
        if let offset = zip(bytes, text.utf8).enumerated().first(where: { $1.0 != $1.1 })?.offset {
            let position = SourceText(path: "", bytes: bytes).position(at: offset)
            throw XMLProblem(message: "the text is not UTF-8", line: position.line, column: position.column)
        }
        let parser = XMLParser(data: Data(bytes))
        let builder = XMLBuilder()
        parser.delegate = builder
        parser.shouldResolveExternalEntities = false
        _ = parser.parse()
        if let problem = builder.problem { throw problem }
        guard let root = builder.root else { throw XMLProblem(message: "the file has no element", line: 1, column: 1) }
        let lines = startLines(bytes)
        // Without the parser's own lines, which are those of the tags' ends.
        guard lines.count == builder.count else { return root }
        var rest = lines[...]
        return root.placed(at: &rest)
    }

    private func placed(at lines: inout ArraySlice<Int>) -> XMLElement {
        let line = lines.popFirst() ?? line
        return XMLElement(
            name: name, attributes: attributes, line: line, children: children.map { $0.placed(at: &lines) })
    }

    /// The lines where elements start, in order.
    private static func startLines(_ bytes: [UInt8]) -> [Int] {
        var lines: [Int] = []
        var line = 1
        var index = 0
        func skip(past end: String) {
            let end = Array(end.utf8)
            while index < bytes.count, !bytes[index...].starts(with: end) { step() }
            for _ in end where index < bytes.count { step() }
        }
        func step() {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        while index < bytes.count {
            let rest = bytes[index...]
            guard rest.first == UInt8(ascii: "<") else {
                step()
                continue
            }
            if rest.starts(with: "<!--".utf8) {
                skip(past: "-->")
            } else if rest.starts(with: "<![CDATA[".utf8) {
                skip(past: "]]>")
            } else if rest.starts(with: "<?".utf8) {
                skip(past: "?>")
            } else if rest.starts(with: "<!".utf8) || rest.starts(with: "</".utf8) {
                skip(past: ">")
            } else {
                lines.append(line)
                var quote: UInt8?
                while index < bytes.count, quote != nil || bytes[index] != UInt8(ascii: ">") {
                    let byte = bytes[index]
                    if byte == quote {
                        quote = nil
                    } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                        quote = byte
                    }
                    step()
                }
            }
        }
        return lines
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
        open.append(XMLElement(name: name, attributes: attributes, line: parser.lineNumber))
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
            // The numbers are libxml2's: not every Foundation names them alike.
            switch (error as NSError).code {
            case 76: "an element's end has another name than its start"
            case 42: "an attribute is written twice"
            default: "not well-formed XML"
            }
        fail(message, parser)
    }

    private func fail(_ message: String, _ parser: XMLParser) {
        if problem == nil {
            problem = XMLProblem(message: message, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
        }
    }
}
