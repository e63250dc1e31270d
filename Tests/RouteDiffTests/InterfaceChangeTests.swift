import RouteCompiler
import RouteDiff
import RouteSpec
import SeededRandom
import Testing

/// The changes of source, compared with the declarations of the two generated files.
@Suite struct InterfaceChangeTests {
    @Test(arguments: ChangeCase.names)
    func theCasesOfTheFolder(name: String) throws {
        let change = try ChangeCase.named(name)
        try expectSourceChanges(change.previous, change.current, change.comparison, "\(name)")
    }

    @Test(arguments: seeds([0, 1, 2, 3, 4, 5, 6, 7]))
    func randomPairs(seed: UInt64) throws {
        var generator = SpecGenerator(seed: seed)
        for _ in 0..<4 {
            let texts = [generator.spec(), generator.spec()]
            let specs = texts.map {
                Compiler.compile(SourceText(path: "routes.yaml", text: $0), name: "routes.yaml")
            }
            let comment = Comment(rawValue: texts.joined(separator: "---\n"))
            let comparison = try #require(
                Comparison(previous: specs[0], current: specs[1]), comment)
            try expectSourceChanges(specs[0], specs[1], comparison, comment)
            try expectGrouping(comparison, specs[0], specs[1])
        }
    }

    @Test func theInterfaceIsAllThatCodeCanName() throws {
        let text = """
            scheme: m
            host: h
            types:
              Kind: [a-b, default]
            routes:
              home: ""
              auth:
                routes:
                  signIn: s/${kind:Kind}?tags=${tags:[String]}
            """
        let spec = Compiler.compile(
            SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
        let declarations = try Interface(spec).declarations.map {
            "\($0.names.joined(separator: ".")): \($0.text)"
        }
        #expect(
            declarations.contains {
                $0.hasPrefix("auth.signIn: [\"auth\"] case signIn(kind: Kind, tags:")
            })
        #expect(declarations.contains("Kind: [\"Kind\"] aB"))
        #expect(declarations.contains { $0.hasPrefix("url(): ") })
        #expect(declarations.contains { $0.hasPrefix("url(scheme:host:): ") })
        #expect(declarations.contains("host: [] static let host: String "))
        #expect(declarations.count == 15, "\(declarations.sorted())")
    }

    /// A removed declaration needs a breaking change that names it, or one that adds a default; a
    /// new declaration needs any change; and equal interfaces have no change.
    private func expectSourceChanges(
        _ previous: Compilation, _ current: Compilation, _ comparison: Comparison,
        _ comment: Comment
    ) throws {
        let (old, new) = (try Interface(previous).declarations, try Interface(current).declarations)
        let changes = comparison.changes.filter { $0.rule.subject == .source }
        func isExplained(_ declaration: Interface.Declaration, _ changes: [Change]) -> Bool {
            if declaration.names == ["tabs"] {
                return changes.contains { [.tabAdded, .tabRemoved, .tabRenamed].contains($0.rule) }
            }
            // Removing a group removes its cases.
            let words = declaration.names.indices.map {
                "'\(declaration.names[...$0].joined(separator: "."))'"
            }
            return changes.contains { change in words.contains { change.message.contains($0) } }
        }
        for declaration in old.subtracting(new) {
            #expect(
                isExplained(
                    declaration,
                    changes.filter { $0.rule.severity == .error || $0.rule == .defaultAdded }),
                "\(declaration), \(comment.rawValue)")
        }
        for declaration in new.subtracting(old) {
            #expect(isExplained(declaration, changes), "\(declaration), \(comment.rawValue)")
        }
        // Constraints are in bodies.
        let others: Set<Rule> = [
            .enumRenamed, .accessLowered, .tabsReordered, .typeNarrowed, .typeWidened,
        ]
        if old == new { #expect(changes.allSatisfy { others.contains($0.rule) }, comment) }
        for change in comparison.changes {
            #expect(change.previous != nil || change.current != nil, "\(change.message)")
        }
    }
}

/// Specs that differ in everything that the enum's interface depends on.
private struct SpecGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func spec() -> String {
        let heads = [
            "scheme: m\nhost: h\n", "scheme: m\n", "", "bases: [\"https://a.b/c\", \"m://h\"]\n",
            "enum: Link\n",
        ]
        let types = [
            "  T: [a-b, c]\n", "  T: [aB, c]\n", "  T: [c]\n", "  T: [c]\n  Sort: [\"1\"]\n",
            "  T:\n    values: [b, c]\n    else: b\n", "  T:\n    type: String\n    not: [a]\n",
            "  T:\n    type: String\n    length: 1\n", "  T:\n    type: Int\n    range: 0...9\n",
            "  T: [c]\n  Sort:\n    type: Int\n    range: 1...\n",
        ]
        var text =
            random.pick(heads) + "imports: [AppModels]\ntypes:\n" + random.pick(types)
            + "routes:\n"
        var isFirst = true
        for name in ["r", "s", "t"] where isFirst || random.chance(2, in: 3) {
            text += "  \(name): \(pattern(name))\n"
            isFirst = false
        }
        for (group, inner) in [("g", "k"), ("h", "k")] where random.chance(1, in: 2) {
            text += "  \(group):\n    routes:\n"
            let names = random.pick([["u"], ["u", "v"], ["v"], ["w"]])
            for name in names { text += "      \(name): \(pattern("\(group)-\(name)"))\n" }
            if random.chance(1, in: 3) {
                text +=
                    "      \(inner):\n        routes:\n          w: \(pattern("\(group)-\(inner)"))\n"
            }
        }
        return text
    }

    private mutating func pattern(_ name: String) -> String {
        let path = random.pick([
            "", "/${id}", "/${id:Int}", "/${id:T}", "/${id:Sort}", "/${number}",
            "/${id}/${number:Int}",
        ])
        let items = random.pick([
            "", "", "?p=${p?}", "?p=${p=b}", "?p=${p:Int=1}", "?p=${p:[T]}", "?q=${q}", "?${p...}",
            "?p=${p?}&q=${q}",
            "?p=${p:[Int],}", "?p|r=${p}", "?p=${p:Int},${q:Int}", "?!p",
        ])
        // Some routes change names, so that they are matched by their patterns.
        let literal = random.chance(1, in: 2) ? String(name.suffix(1)) + "x" : name
        return "\"\(name)/\(literal)\(path)\(items)\""
    }
}
