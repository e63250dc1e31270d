import RouteCompiler
import RouteSpec
import RouteTestSupport
import SeededRandom
import Testing

/// Laws of the compiler, on random specs.
@Suite struct RandomSpecTests {
    /// For every spec: no trap, code if and only if there is no error, locations in the file, and
    /// well-formed messages.
    @Test func noSpecTraps() {
        var writer = RandomSpec(state: 1)
        var compiledCount = 0
        for _ in 0..<moreAtNight(800) {
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
        #expect(compiledCount > 20)
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
        if generator.chance(1, in: 3) {
            lines.append("enum: \(generator.pick(["Link", "AppRoute", "a-b", "Auth"]))")
        }
        lines += bases(indent: "")
        if generator.chance(1, in: 2) {
            lines.append("plus: \(generator.pick(["space", "literal", "+"]))")
        }
        if generator.chance(1, in: 3) {
            lines.append("caseSensitive: \(generator.pick(["false", "true", "no"]))")
        }
        lines +=
            [
                "types:",
                "  Tab: [\(generator.pick(["posts, likes", "a.b, a-b", "1x, default", "posts"]))]",
            ]
            + types()
        return (lines + ["routes:"] + members(indent: "  ", depth: 0)).joined(separator: "\n")
    }

    /// A closed type with `else`, and a constrained type. Each has an error now and then.
    private mutating func types() -> [String] {
        let other = generator.chance(1, in: 12) ? "none" : generator.pick(["posts", "likes"])
        var lines = ["  Sort:", "    values: [posts, likes]", "    else: \(other)", "  Some:"]
        let constraints = [
            ("Int", "range: \(generator.pick(["1...5", "...-1", "0..<300"]))"),
            ("UInt8", "range: \(generator.pick(["1...", "0...255"]))"),
            ("Double", "range: \(generator.pick(["-90...90", "0.5...", "...-1e300"]))"),
            ("Float", "range: -1.5..<-0.5"),
            ("String", "length: \(generator.pick(["2", "1...3", "2..."]))"),
            ("String", "characters: \(generator.pick(["a-z", "0-9_-", "a-z."]))"),
            ("String", "not: [me, \(generator.pick(["posts", "카페"]))]"),
            ("URL", "schemes: [\(generator.pick(["https", "https, x"]))]"),
        ]
        let mistakes = [
            ("Int", "range: \(generator.pick(["5...1", "x"]))"), ("UInt8", "range: 0...256"),
            ("Double", "range: 0..<0"),
            ("String", "length: 0"), ("String", "characters: é"), ("URL", "schemes: [HTTP]"),
            ("Bool", "not: [x]"),
        ]
        let isMistaken = generator.chance(1, in: 12)
        let (type, constraint) = generator.pick(isMistaken ? mistakes : constraints)
        lines += ["    type: \(type)", "    \(constraint)"]
        return lines
    }

    private mutating func members(indent: String, depth: Int) -> [String] {
        let names = ["a", "b", "c", "auth", "Tab", "default", "카페"].shuffled(using: &generator)
        return names.prefix(Int.random(in: 1...3, using: &generator)).flatMap { name -> [String] in
            if depth < 3, generator.chance(1, in: 4) {
                let path = generator.chance(1, in: 2) ? ["\(indent)  path: \"\(text(2))\""] : []
                return ["\(indent)\(name):"] + path + bases(indent: indent + "  ") + [
                    "\(indent)  routes:"
                ]
                    + members(indent: indent + "    ", depth: depth + 1)
            }
            if generator.chance(1, in: 2) { return ["\(indent)\(name): \"\(text(3))\""] }
            return ["\(indent)\(name):", "\(indent)  patterns:"] + patterns(indent: indent + "    ")
                + (generator.chance(1, in: 6)
                    ? ["\(indent)  examples: [\"myapp://\(text(2))\"]"] : [])
        }
    }

    private mutating func patterns(indent: String) -> [String] {
        (0..<Int.random(in: 1...3, using: &generator)).flatMap { _ -> [String] in
            guard generator.chance(1, in: 3) else { return ["\(indent)- \"\(text(3))\""] }
            return [
                "\(indent)- pattern: \"\(text(2))\"", "\(indent)  set:",
                "\(indent)    \(generator.pick(["x", "y", "n"])): \(generator.pick(["posts", "1", "\"\"", "true"]))",
            ]
        }
    }

    private mutating func bases(indent: String) -> [String] {
        guard generator.chance(1, in: 4) else { return [] }
        if generator.chance(1, in: 2) {
            return ["\(indent)scheme: \(generator.pick(["myapp", "https", "1"]))"]
        }
        let bases = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            generator.pick([
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
        return (0..<Int.random(in: 0...limit, using: &generator)).map { _ in generator.pick(pieces)
        }.joined()
    }
}
