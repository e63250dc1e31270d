import Foundation
import RouteCompiler
import RouteSpec
import Testing

@testable import RouteDiff

/// A typical change to an app's spec: texts that are replaced wherever they occur.
struct Refactoring: CustomTestStringConvertible, Sendable {
    let name: String
    let table: String
    let edits: [(from: String, to: String)]

    init(_ name: String, _ table: String = app, _ edits: (from: String, to: String)...) {
        self.name = name
        self.table = table
        self.edits = edits
    }

    var testDescription: String { name }

    private static let app = "Refactorings/app.yaml"
    private static let library = "Refactorings/library.yaml"
    private static let shop = "Golden/shop/routes.yaml"
    private static let chat = "Golden/chat/routes.yaml"
    private static let home = "Golden/home-assistant/routes.yaml"

    static let all = ofApps + ofALibrary

    private static let ofALibrary = [
        Refactoring("kebab to snake everywhere", library, ("-", "_")),
        Refactoring(
            "a type for every id", library, ("listID:Int", "listID:ListID"),
            ("entryID:Int", "entryID:EntryID"),
            ("bookID:Int", "bookID:BookID"), ("copyID:Int", "copyID:CopyID"),
            ("reviewID:Int", "reviewID:ReviewID"),
            ("authorID:Int", "authorID:AuthorID"), ("branchID:Int", "branchID:BranchID"),
            ("roomID:Int", "roomID:RoomID"), ("eventID:Int", "eventID:EventID"),
            ("shelfID:Int", "shelfID:ShelfID"),
            ("loanID:Int", "loanID:LoanID"), ("holdID:Int", "holdID:HoldID")),
        Refactoring(
            "exchange two parameters", library,
            ("${branchID:Int}/${shelfID:Int}", "${shelfID:Int}/${branchID:Int}"),
            (
                "${bookID:Int}/reader-reviews/${reviewID:Int}",
                "${reviewID:Int}/reader-reviews/${bookID:Int}"
            )),
        Refactoring(
            "split a closed type", library,
            (
                "  Status: [loaned, held, stocked, lost]",
                "  Loan: [loaned, held]\n  Stock: [stocked, lost]"
            ),
            ("loanStatus:Status", "loanStatus:Loan"), ("status:Status", "status:Stock")),
        Refactoring(
            "move values to a type of their own", library,
            (
                "  Status: [loaned, held, stocked, lost]",
                "  Status: [loaned, held]\n  Stock: [stocked, lost]"
            ),
            ("status:Status", "status:Stock")),
        Refactoring(
            "join two types", library, ("  Order: [newest, title]\n", ""),
            ("stocked, lost]", "stocked, lost, newest, title]"), (":Order", ":Status")),
        Refactoring("read a plus as a space", library, ("types:", "plus: space\ntypes:")),
        Refactoring("ignore case", library, ("types:", "caseSensitive: false\ntypes:")),
        Refactoring("require every item", library, ("?}", "}")),
        Refactoring("rename every id", library, ("ID:Int", "Number:Int")),
        Refactoring(
            "rename every type", library, (" Status:", " LoanStatus:"), (":Status", ":LoanStatus"),
            (" Order:", " SortOrder:"), (":Order", ":SortOrder")),
    ]

    private static let ofApps = [
        Refactoring("move a prefix", app, ("    path: settings", "    path: preferences")),
        Refactoring(
            "move a prefix and keep the old one", app,
            ("    path: settings", "    path: [preferences, settings]")),
        Refactoring("rename a segment", app, (": orders/", ": purchases/")),
        Refactoring("rename a segment in the middle", app, ("/reviews", "/ratings")),
        Refactoring("rename one literal", app, ("  terms: terms", "  terms: terms-of-use")),
        Refactoring("drop an item everywhere", app, ("&ref=${ref?}", ""), ("?ref=${ref?}", "")),
        Refactoring(
            "add an item everywhere", app, ("ref=${ref?}", "ref=${ref?}&source=${source?}")),
        Refactoring(
            "rename an item everywhere", app, ("&ref=${ref?}", "&from=${ref?}"),
            ("?ref=${ref?}", "?from=${ref?}")),
        Refactoring(
            "require an item everywhere", app, ("page=${page:Int=1}", "page=${page:Int}"),
            ("?q=boots", "?q=boots&page=1")),
        Refactoring(
            "retype a parameter", app, ("${productID}", "${productID:Int}"), ("red-boots", "42")),
        Refactoring("type a parameter by the app", app, ("${orderID:Int}", "${orderID:OrderID}")),
        Refactoring("widen a parameter", app, ("${sellerID:Int}", "${sellerID}")),
        Refactoring("rename a parameter everywhere", app, ("${productID", "${id")),
        Refactoring("add a base", app, ("myapp://]", "myapp://, https://m.example.com]")),
        Refactoring("move to another host", app, ("www.example.com", "shop.example.com")),
        Refactoring("drop the custom scheme", app, (", myapp://]", "]")),
        Refactoring("rename a group", app, ("  settings:", "  preferences:")),
        Refactoring(
            "dissolve a group", app, ("  help:\n    path: help\n    routes:\n", ""),
            ("      top", "  top"),
            (": topics", ": help/topics"), ("      contact: contact", "  contact: help/contact")),
        Refactoring(
            "remove a group", app, ("  help:", "  about: about\n"),
            (
                "    path: help\n    routes:\n      topics: topics\n      topic: topics/${topicID}\n      contact: contact?subject=${subject?}\n  about: about\n",
                ""
            )),
        Refactoring(
            "split a route", app,
            (
                "  seller: seller/${sellerID:Int}?ref=${ref?}",
                "  seller: seller/${sellerID:Int}?ref=${ref?}\n  me: seller/me\n  sellerNamed: seller/${name}"
            )),
        Refactoring(
            "add a route that takes links", app, ("  product:", "  sale: product/sale\n  product:")),
        Refactoring("remove a value", app, ("likes, saved", "likes")),
        Refactoring("shorten a type", app, ("length: 5", "length: 4")),
        Refactoring("change a default everywhere", app, ("${page:Int=1}", "${page:Int=0}")),
        Refactoring(
            "version all paths", chat, ("user/${id}", "v2/user/${id}"),
            ("timeline/", "v2/timeline/"),
            ("gallery/", "v2/gallery/"), ("\"room/", "\"v2/room/"),
            ("path: settings", "path: v2/settings")),
        Refactoring(
            "remove a second pattern", shop, (", checkout]", "]"),
            (", \"product/?sku=${sku:Int}&slug=${slug=x}\"]", "]")),
        Refactoring(
            "put the short base first", shop,
            (
                "https://www.shop.example, https://shop.example",
                "https://shop.example, https://www.shop.example"
            )),
        Refactoring(
            "change mixed segments", home, ("${domain}.${service}", "${domain}/${service}"),
            ("light.turn_on", "light/turn_on")),
        Refactoring(
            "lower the access and rename the enum", app, ("access: public\n", ""),
            ("enum: AppRoute", "enum: Link")),
        Refactoring(
            "stop claiming a group", app,
            ("    path: settings\n", "    path: settings\n    claim: false\n")),
    ]
}

/// What `diff` says about 40 refactorings: a few lines each, for a reviewer who doesn't know the
/// tool. A file that is missing is written, and fails the test: read it aloud, and keep it if it is
/// right.
@Suite struct RefactoringTests {
    private static let tests = ChangeCase.folder.deletingLastPathComponent()

    /// Each table is compiled once.
    private static let tables = Dictionary(
        uniqueKeysWithValues: Set(Refactoring.all.map(\.table)).map { name in
            let text = try? String(contentsOf: tests.appendingPathComponent(name), encoding: .utf8)
            return (name, text.map(compile))
        })

    fileprivate static func compile(_ text: String) -> Compilation {
        Compiler.compile(SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
    }

    @Test(arguments: Refactoring.all)
    func isAFewLines(refactoring: Refactoring) throws {
        let previous = try #require(Self.tables[refactoring.table] ?? nil)
        let table = String(decoding: previous.source.bytes, as: UTF8.self)
        let changed = refactoring.edits.reduce(table) {
            $0.replacingOccurrences(of: $1.from, with: $1.to)
        }
        #expect(refactoring.edits.allSatisfy { table.contains($0.from) }, "an edit changes nothing")
        let current = Self.compile(changed)
        let comparison = try #require(
            Comparison(previous: previous, current: current),
            "\(DiagnosticPrinter(sources: [current.source]).plain(current.diagnostics))")
        let printer = ChangePrinter(previous: previous.sources, current: current.sources)
        let text = printer.text(comparison.findings)
        #expect((1...5).contains(comparison.findings.count), "\(text)")
        try expectGrouping(comparison, previous, current)
        let expected = Self.tests.appendingPathComponent(
            "Refactorings/\(refactoring.name.replacingOccurrences(of: " ", with: "-")).txt")
        guard let known = try? String(contentsOf: expected, encoding: .utf8) else {
            try text.write(to: expected, atomically: true, encoding: .utf8)
            Issue.record("\(expected.lastPathComponent) was missing and has been written")
            return
        }
        #expect(text == known)
    }
}

/// The same with the 130 routes of the GitHub API.
@Suite struct GitHubRefactoringTests {
    private static let table = try? String(
        contentsOf: ChangeCase.folder.deletingLastPathComponent().appendingPathComponent(
            "Benchmarks/GitHub.routes.yaml"), encoding: .utf8)
    private static let compilation = table.map(RefactoringTests.compile)

    /// The text to replace and its replacement, with the lines that say so, as far as the first
    /// colon.
    @Test(arguments: [
        (
            ": repos/", ": repositories/",
            ["58 patterns, repos/ → repositories/: links open nothing"]
        ),
        ("${p1}", "${p1:Owner}", ["103 patterns, ${p1} → ${p1:Owner}: links open nothing"]),
        (
            "repos/${p1}/${p2}", "repos/${p2}/${p1}",
            ["58 patterns, ${p1}/${p2}/ → ${p2}/${p1}/: links open other values"]
        ),
        (
            "https", "http",
            [
                "URLs under https://api.github.com open nothing",
                "URLs are written under http://api.github.com",
                "URLs under http://api.github.com open routes",
            ]
        ),
    ])
    func isAFewLines(from: String, to: String, starts: [String]) throws {
        let table = try #require(Self.table)
        let previous = try #require(Self.compilation)
        let current = RefactoringTests.compile(table.replacingOccurrences(of: from, with: to))
        let comparison = try #require(Comparison(previous: previous, current: current))
        let messages = comparison.findings.map(\.message)
        #expect(messages.count == starts.count, "\(messages)")
        for (message, start) in zip(messages, starts) {
            #expect(message.hasPrefix(start), "\(messages)")
        }
        try expectGrouping(comparison, previous, current)
    }
}

/// The findings contain every change once, each begins with its gravest change, and names a link
/// that this shows.
func expectGrouping(
    _ comparison: Comparison, _ previous: Compilation, _ current: Compilation,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let findings = comparison.findings
    let all = findings.flatMap(\.changes)
    #expect(all.count == comparison.changes.count, sourceLocation: sourceLocation)
    #expect(Set(all) == Set(comparison.changes), sourceLocation: sourceLocation)
    for finding in findings {
        let text = finding.message
        #expect(
            finding.changes.allSatisfy { $0.rule.severity <= finding.severity }, "\(text)",
            sourceLocation: sourceLocation)
        #expect(
            finding.first.url.map(text.contains) ?? true || finding.first.rule == .urlChanged,
            "\(text)",
            sourceLocation: sourceLocation)
    }
}
