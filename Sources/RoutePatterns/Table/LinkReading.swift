import RouteRuntime

/// Reads the links in a URL, and the links in those.
struct LinkReading {
    fileprivate struct ReadText: Hashable {
        let table: ObjectIdentifier
        let depth: Int
        let text: [UInt8]
    }

    /// The texts that have been read. A class, because all readings of one URL share it: each text
    /// is read once at each depth.
    final class Memory {
        fileprivate var known: [ReadText: Bool] = [:]
    }

    /// The nesting depth of the text that is being read, from 1 for the URL.
    var depth = 1
    var memory = Memory()

    /// Whether a text is a link of a table's type, and isn't nested too deep.
    func test(in table: RouteTable) -> Matcher.LinkTest {
        { text, type in isLink(text, type, in: table) }
    }

    /// Whether a text is a link of a type, and isn't nested too deep.
    func isLink(_ text: String, _ type: LinkType, in table: RouteTable) -> Bool {
        if depth == _RouteReader.depthLimit { return false }
        guard let table = table.table(of: type) else { return true }
        let key = ReadText(table: ObjectIdentifier(table), depth: depth, text: Array(text.utf8))
        if let known = memory.known[key] { return known }
        let inner = LinkReading(depth: depth + 1, memory: memory)
        let isLink = table.firstReading(of: text, isRawValue: true, links: inner) != nil
        memory.known[key] = isLink
        return isLink
    }
}
