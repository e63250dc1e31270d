import Foundation
import RouteCompiler
import RouteSpec
import Testing

@testable import routegen

/// A checked-in file changes only where its spec does: inserting a route doesn't change the other
/// routes' lines, except the numbers of the cases that follow, which a small enum hashes.
@Suite("A route that is inserted")
struct StableOutputTests {
    /// Patterns of every kind, `#` being the route's number.
    private static let forms = [
        "page#", "post#/${id:Int}?page=${page:Int=1}", "thing#/${id}/edit?source=${source?}",
        "shared/${kind:Kind}/at#/${name}", "v#/${major:Int}.${minor:Int}",
        "list#/${slug}/${tail...}",
        "find#?${rest...}&q=${q}", "shop#/me", "shop#/${name}?sort=${sort:Kind=news}",
        "page#/x#a/${text}?k=${k}",
    ]

    private static let places = [
        ["    present: sheet"], ["    present: cover", "    restorable: false"],
        ["    parent: home"],
        ["    parent: home", "    link: show"],
    ]

    /// The generated file of a spec with a number of routes.
    ///
    /// - Parameter inserted: The position of another route, and its pattern.
    private static func swift(
        _ count: Int, access: String = "internal", hasTabs: Bool = false,
        inserted: (index: Int, pattern: String)? = nil
    ) throws -> String {
        var lines = [
            "enum: R", "access: \(access)", "scheme: app", "host: h", "types:",
            "  Kind: [news, olds]",
        ]
        lines +=
            hasTabs
            ? [
                "tabs: [home]", "routes:", "  home:", "    pattern: home", "    tab: home",
                "    present: root",
            ]
            : ["routes:"]
        func add(_ name: String, _ pattern: String, _ number: Int) {
            lines +=
                hasTabs
                ? ["  \(name):", "    pattern: \"\(pattern)\""] + places[number % 4]
                : ["  \(name): \"\(pattern)\""]
        }
        for index in 0..<count {
            if let inserted, inserted.index == index { add("inserted", inserted.pattern, index) }
            // The two overlapping routes have the same number.
            let form = index % forms.count
            let number = form == 8 ? index - 1 : index
            add(
                "r\(index)", forms[form].replacing("#", with: "\(number)", maxReplacements: 1),
                index)
        }
        let source = SourceText(path: "routes.yaml", text: lines.joined(separator: "\n") + "\n")
        let compilation = Compiler.compile(source, name: "routes.yaml")
        return try #require(compilation.swift(fileName: "routes.yaml")).withoutHashing
    }

    /// The lines that the old text has alone, and those that the new one has.
    private static func changes(_ old: String, _ new: String) -> (
        removed: [String], added: [String]
    ) {
        let (old, new) = (
            old.split(separator: "\n").map(String.init), new.split(separator: "\n").map(String.init)
        )
        func line(_ change: CollectionDifference<String>.Change) -> String {
            switch change {
            case .insert(_, let line, _), .remove(_, let line, _): line
            }
        }
        let difference = new.difference(from: old)
        return (difference.removals.map(line), difference.insertions.map(line))
    }

    /// Small and large enums are compared in two ways. One function writes at most 160 cases, and
    /// compares at most 600.
    @Test(arguments: [
        (20, "public"), (33, "internal"), (100, "public"), (170, "internal"), (610, "public"),
    ])
    func addsItsOwnLinesAndRemovesNone(count: Int, access: String) throws {
        let before = try Self.swift(count, access: access)
        let patterns =
            Self.forms.map { $0.replacing("#", with: "999", maxReplacements: 1) }
            + [
                "brand-new/${id:Int}", "thing2/${id:Int}", "shared/news/extra",
                "x/${kind:Kind}-${id:Int}",
            ]
        // The larger the enum, the fewer.
        let step = count > 200 ? 7 : count > 50 ? 3 : 1
        for (number, pattern) in patterns.enumerated() where number.isMultiple(of: step) {
            let index = count / 2 + number % 9
            let after = try Self.swift(count, access: access, inserted: (index, pattern))
            let changes = Self.changes(before, after)
            #expect(changes.removed == [], "\(pattern) at \(index)")
            #expect(changes.added.count <= 60, "\(pattern) at \(index)")
            #expect(changes.added.contains { $0.contains("inserted") })
        }
    }

    @Test(arguments: [20, 100, 170])
    func addsItsOwnLinesAlsoIfRoutesHavePlaces(count: Int) throws {
        let before = try Self.swift(count, hasTabs: true)
        for (number, pattern) in [
            "brand-new/${id:Int}", "another", "third?q=${q?}", "fourth/${path...}",
        ].enumerated() {
            let after = try Self.swift(
                count, hasTabs: true, inserted: (count / 2 + number, pattern))
            let changes = Self.changes(before, after)
            #expect(changes.removed == [], "\(pattern)")
            #expect(changes.added.count <= 60, "\(pattern)")
        }
    }

    /// What does change: with a second literal at a position, the comparison with the first becomes
    /// a switch.
    @Test func changesWhatDependsOnIt() throws {
        func swift(_ literals: [String]) throws -> String {
            let routes = literals.map { "  \($0): u/\($0)\n" }.joined()
            let text = "enum: R\nscheme: app\nhost: h\nroutes:\n\(routes)  other: v\n"
            let compilation = Compiler.compile(
                SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
            return try #require(compilation.swift(fileName: "routes.yaml")).withoutHashing
        }
        let literals = ["one", "two", "three", "four", "five", "six"]
        for count in 1..<literals.count {
            let (before, after) = (literals.prefix(count), literals.prefix(count + 1))
            let changes = try Self.changes(swift(Array(before)), swift(Array(after)))
            #expect(changes.removed.count == (count == 1 ? 1 : 0))
            #expect(changes.removed.allSatisfy { !$0.contains("other") })
        }
    }
}

extension String {
    /// The file without the hashing of a small enum's cases, whose numbers count.
    fileprivate var withoutHashing: String {
        guard let start = range(of: "    public func hash(into") ?? range(of: "    func hash(into"),
            self[start.upperBound...].contains("hasher.combine(0)"),
            let end = range(of: "\n    }\n", range: start.upperBound..<endIndex)
        else { return self }
        return replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
    }
}
