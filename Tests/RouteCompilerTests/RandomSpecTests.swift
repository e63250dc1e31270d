import RouteCompiler
import RouteSpec
import RouteTestSupport
import SeededRandom
import Testing

/// Laws of the compiler, on random specs.
@Suite struct RandomSpecTests {
    /// For every spec: no trap, code if and only if there is no error, locations in the file, and
    /// well-formed messages.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func noSpecTraps(seed: UInt64) {
        var writer = RandomSpec(state: seed)
        var compiledCount = 0
        for _ in 0..<400 {
            let text = writer.spec()
            let source = SourceText(path: "routes.yaml", text: text)
            let compilation = Compiler.compile(source, name: "routes.yaml")
            let code = compilation.swift(fileName: "routes.yaml")
            #expect((code == nil) == compilation.hasErrors, "\(text)")
            compiledCount += code == nil ? 0 : 1
            for diagnostic in compilation.diagnostics.sorted {
                check(diagnostic, in: source)
            }
        }
        // Enough of the specs are valid for the law to mean something.
        #expect(compiledCount > 10)
    }

    private func check(_ diagnostic: Diagnostic, in source: SourceText) {
        for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
            #expect(span.start >= 0 && span.end <= source.bytes.count)
        }
        for message in [diagnostic.message] + diagnostic.notes.map(\.message) + [
            diagnostic.help ?? ""
        ] {
            // A URL or a pattern can end with a period.
            #expect(
                !message.hasSuffix(".")
                    || message.split(separator: " ").last?.contains("/") == true, "\(message)")
            #expect(message.first?.isUppercase != true || message.hasPrefix("URL"), "\(message)")
        }
    }
}

/// Writes specs from pieces in unusual combinations.
private struct RandomSpec {
    private var generator: SeededGenerator

    init(state: UInt64) {
        generator = SeededGenerator(seed: state)
    }

    mutating func spec() -> String {
        var lines: [String] = []
        if chance(3) { lines.append("enum: \(pick(["Link", "AppRoute", "a-b", "Auth"]))") }
        lines += bases(indent: "")
        if chance(2) { lines.append("plus: \(pick(["space", "literal", "+"]))") }
        if chance(3) { lines.append("caseSensitive: \(pick(["false", "true", "no"]))") }
        lines +=
            ["types:", "  Tab: [\(pick(["posts, likes", "a.b, a-b", "1x, default", "posts"]))]"]
            + types()
        return (lines + ["routes:"] + members(indent: "  ", depth: 0)).joined(separator: "\n")
    }

    /// A closed type with `else`, and a constrained type. Each has an error now and then.
    private mutating func types() -> [String] {
        let other = chance(12) ? "none" : pick(["posts", "likes"])
        var lines = ["  Sort:", "    values: [posts, likes]", "    else: \(other)", "  Some:"]
        let constraints = [
            ("Int", "range: \(pick(["1...5", "...-1", "0..<300"]))"),
            ("UInt8", "range: \(pick(["1...", "0...255"]))"),
            ("Double", "range: \(pick(["-90...90", "0.5...", "...-1e300"]))"),
            ("Float", "range: -1.5..<-0.5"),
            ("String", "length: \(pick(["2", "1...3", "2..."]))"),
            ("String", "characters: \(pick(["a-z", "0-9_-", "a-z."]))"),
            ("String", "not: [me, \(pick(["posts", "카페"]))]"),
            ("URL", "schemes: [\(pick(["https", "https, x"]))]"),
        ]
        let mistakes = [
            ("Int", "range: \(pick(["5...1", "x"]))"), ("UInt8", "range: 0...256"),
            ("Double", "range: 0..<0"),
            ("String", "length: 0"), ("String", "characters: é"), ("URL", "schemes: [HTTP]"),
            ("Bool", "not: [x]"),
        ]
        let (type, constraint) = chance(12) ? pick(mistakes) : pick(constraints)
        lines += ["    type: \(type)", "    \(constraint)"]
        return lines
    }

    private mutating func members(indent: String, depth: Int) -> [String] {
        let names = ["a", "b", "c", "auth", "Tab", "default", "카페"].shuffled(using: &generator)
        return names.prefix(Int.random(in: 1...3, using: &generator)).flatMap { name -> [String] in
            if depth < 3, chance(4) {
                let path = chance(2) ? ["\(indent)  path: \"\(text(2))\""] : []
                return ["\(indent)\(name):"] + path + bases(indent: indent + "  ") + [
                    "\(indent)  routes:"
                ]
                    + members(indent: indent + "    ", depth: depth + 1)
            }
            if chance(2) { return ["\(indent)\(name): \"\(text(3))\""] }
            return ["\(indent)\(name):", "\(indent)  patterns:"] + patterns(indent: indent + "    ")
                + (chance(6) ? ["\(indent)  examples: [\"myapp://\(text(2))\"]"] : [])
        }
    }

    private mutating func patterns(indent: String) -> [String] {
        (0..<Int.random(in: 1...3, using: &generator)).flatMap { _ -> [String] in
            guard chance(3) else { return ["\(indent)- \"\(text(3))\""] }
            return [
                "\(indent)- pattern: \"\(text(2))\"", "\(indent)  set:",
                "\(indent)    \(pick(["x", "y", "n"])): \(pick(["posts", "1", "\"\"", "true"]))",
            ]
        }
    }

    private mutating func bases(indent: String) -> [String] {
        guard chance(4) else { return [] }
        if chance(2) { return ["\(indent)scheme: \(pick(["myapp", "https", "1"]))"] }
        let bases = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            pick([
                "myapp://", "myapp://app", "https://example.com", "https://*.example.com",
                "https://example.com/a", "x",
            ])
        }
        return ["\(indent)bases: [\(bases.joined(separator: ", "))]"]
    }

    /// The text of a pattern or path.
    private mutating func text(_ limit: Int) -> String {
        let pieces = [
            "user", "/", "/", "${x}", "/${y:Int}", "/${n:Int?}", "?x=${x:Tab=posts}", "?q=${y?}",
            "&n=${n:Int=1}",
            "#${x}",
            "@${x}", "/${p...}", "/${p...}/", "${...}", "?t=${t:[String]}", "&${r...}", ":",
            "https://", "myapp://", "%41",
            "%", "é", ".", "=",
            "$${", "{id}", "/:id", "#k=${y}", "${x:Auth}", "//", "/v${y:Int}.${x}", "",
            "/${s:Some}", "/${x:Sort}",
            "?x=${s:Some?}", "/a-${s:Some}", "/${s:Some}.${y:Int}", "?l=${l:[Some],}",
            "/${l:[Int],}", "&!gone", "?!y",
            "?q|k|x=${y}", "&at=${y:Int},${n:Int}", "?at=(${x})", "?x=${x:Sort=likes}",
            "&p=${s:Some=3}", "|", ",",
        ]
        return (0..<Int.random(in: 0...limit, using: &generator)).map { _ in pick(pieces) }.joined()
    }

    private mutating func chance(_ one: Int) -> Bool {
        Int.random(in: 0..<one, using: &generator) == 0
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
