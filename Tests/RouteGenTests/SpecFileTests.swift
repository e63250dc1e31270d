import Testing

@testable import RouteCompiler
@testable import RouteSpec

@testable import routegen

/// How the commands handle warnings and notes of any rules.
@Suite("Findings that are not errors")
struct SpecFileTests {
    @Test func warningsFailUnderStrictRulesAlone() {
        let file = file(with: [.ambiguousQuery])
        #expect(!file.fails(isStrict: false))
        #expect(file.fails(isStrict: true))
        #expect(file.summary(of: file.compilation.diagnostics) == "1 route, 1 warning")
    }

    @Test func notesFailNowhere() {
        let file = file(with: [.overlap])
        #expect(!file.fails(isStrict: true))
        #expect(file.summary(of: file.compilation.diagnostics) == "1 route, 1 note")
    }

    @Test func aBuildShowsWarningsAndNoNotes() {
        let file = file(with: [.overlap, .ambiguousQuery, .overlap])
        #expect(file.buildDiagnostics == "/routes.yaml:2:3: warning: finding 1 [ambiguous-query]\n")
        #expect(file.summary(of: file.compilation.diagnostics) == "1 route, 1 warning, 2 notes")
    }

    /// A valid spec with one route, with diagnostics of these rules added.
    private func file(with rules: [Rule]) -> SpecFile {
        let source = SourceText(path: "/routes.yaml", text: "routes:\n  home: \"\"\n")
        let good = Compiler.compile(source, name: "routes.yaml")
        var diagnostics = good.diagnostics
        for (number, rule) in rules.enumerated() {
            diagnostics.append(Diagnostic(rule, "finding \(number)", at: Span(at: 10)))
        }
        return SpecFile(
            path: "routes.yaml",
            compilation: Compilation(
                sources: [source], compiled: good.compiled, diagnostics: diagnostics))
    }
}
