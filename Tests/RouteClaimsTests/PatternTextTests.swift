import RouteAnalysis
import RoutePatterns
import RouteTestSupport
import Testing

@testable import RouteClaims

/// The paths, queries, and fragments of a pattern's links as sets of texts, compared with the interpreter on all short
/// texts.
struct PatternTextTests {
    /// All texts of at most four of some characters.
    private static func texts(_ characters: String) -> [String] {
        var texts = [""]
        var longest = texts
        for _ in 0..<4 {
            longest = longest.flatMap { text in characters.map { text + String($0) } }
            texts += longest
        }
        return texts
    }

    @Test(arguments: [
        "", "${a}", "x/${a}", "x/${n:Int}", "${a}/x", "${r...}", "x/${r...}", "x/${r:Int...}", "${a}/${r...}", "@${a}",
        "x/@${a}/${n:Int}", "${n:Int}.${a}",
    ])
    func paths(pattern: String) throws {
        // Only paths in the normal form: without empty segments.
        let paths = Self.texts("/x1@").map { "/" + $0 }.filter(NormalTexts.path.accepts)
        try expectSets("'\(pattern)'", paths.map { (text: $0, url: "https://h" + $0) }) { maker, table, form in
            let variants = table.schemes[0].variants.map {
                maker.path($0.matchers.dropFirst(), startsInHost: false, form)
            }
            return { text in
                variants.contains { path in
                    text.utf8.starts(with: path.prefix) && path.rest.accepts(text.utf8.dropFirst(path.prefix.count))
                }
            }
        }
    }

    @Test(arguments: [
        "?q=${a}", "?q=${a?}", "?q=${n:Int}", "?q=${n:Int=1}", "?q=${n:[Int]}", "?q|p=${n:Int}", "?q&p=${a?}", "?!q",
        "?q=1", "?${r...}", "?q=${n:Int?}&${r...}",
    ])
    func queries(pattern: String) throws {
        let links = Self.texts("qp&=1").map { (text: $0, url: "https://h/a" + ($0.isEmpty ? "" : "?" + $0)) }
        try expectSets("'a\(pattern)'", links) { maker, table, form in
            let sets = maker.query(table[PatternID(0)].pattern.query, form)
            return { text in sets.allSatisfy { $0.accepts(text) } }
        }
    }

    @Test(arguments: [
        "#${a}", "#${a}/${b}", "#${a}/x", "#x/${a}", "#${r...}", "#/${r...}", "#${a}/${r...}", "#x/${r...}", "#/",
        "#${n:Int}", "#${r:Int...}", "#a/${r:Int...}", "#${a}?x=${b}", "#${a}?x=${b?}", "#/${a}?${r...}", "#x=${b}",
        "#x=${n:Int?}", "#", "#?x=${b}", "#${r:Int...}?x=${b?}",
    ])
    func fragments(pattern: String) throws {
        let links = Self.texts("/?x=1").map { (text: $0, url: "https://h/a#" + $0) }
        try expectSets("'a\(pattern)'", links) { maker, table, form in
            let sets = maker.fragment(table[PatternID(0)].pattern, form)
            return { text in sets.allSatisfy { $0.accepts(text) } }
        }
    }

    /// - Parameters:
    ///   - links: the texts of one part of a link, and links with them.
    ///   - set: whether a text of the part is in a form's set.
    private func expectSets(
        _ pattern: String, _ links: [(text: String, url: String)],
        _ set: (inout PatternTexts, RouteTable, PatternTexts.Form) -> (String) -> Bool
    ) throws {
        let spec = "scheme: https\nhost: h\nroutes:\n  a: \(pattern)\n"
        let table = try #require(Checked(spec).compilation.compiled, "\(spec)").table
        var maker = PatternTexts(plusIsSpace: table.plusIsSpace)
        let isRead = set(&maker, table, .read(isCertain: true))
        // To a file, an empty fragment is a missing one, and that opens nothing.
        let misread = links.filter { text, url in
            isRead(text) != (!url.hasSuffix("#") && table.read(url: url) != nil)
        }
        #expect(misread.map(\.text) == [])
        let isWritten = set(&maker, table, .written)
        let miswritten = links.filter { text, url in
            guard let reading = table.read(url: url),
                table.write(route: reading.route, values: reading.values, .url) == url
            else { return isWritten(text) }
            // The set leaves out links with empty values on purpose.
            return !isWritten(text) && !reading.values.contains(where: \.hasEmptyText)
        }
        #expect(miswritten.map(\.text) == [])
    }
}

extension RouteValue {
    fileprivate var hasEmptyText: Bool {
        switch self {
        case .list(let values): values.contains(where: \.hasEmptyText)
        case .items(let items): items.contains { $0.key.isEmpty || $0.value.isEmpty }
        default: text == ""
        }
    }
}
