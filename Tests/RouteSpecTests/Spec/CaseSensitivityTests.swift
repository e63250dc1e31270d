import RouteTestSupport
import Testing

@testable import RouteSpec

@Suite("The key caseSensitive (Semantics, rule 3.9)")
struct CaseSensitivityTests {
    @Test(arguments: [
        ("", false), ("caseSensitive: true\n", false), ("caseSensitive: false\n", true),
    ])
    func theValue(line: String, ignoresCase: Bool) throws {
        let checked = Checked("scheme: m\nhost: h\n" + line + "routes:\n  a: a\n")
        #expect(checked.lines == [])
        #expect(checked.compilation.compiled?.spec.ignoresCase == ignoresCase)
    }

    @Test func namesOfOneQuery() {
        #expect(
            Checked(
                """
                scheme: m
                host: h
                caseSensitive: false
                routes:
                  a: a?q=${q}&1️⃣Q=${other}
                  b:
                    pattern: b?page=${page}
                    query: ["2️⃣Page=${own?}"]

                """
            ).lines == [
                "1️⃣ error: the items 'q' and 'Q' are one: ASCII case does not count [bad-pattern]",
                "  help: use the name once; under 'caseSensitive: false' it reads both",
                "2️⃣ error: the items 'page' and 'Page' are one: ASCII case does not count [bad-pattern]",
                "  help: use the name once; under 'caseSensitive: false' it reads both",
            ])
    }

    @Test func basesOfOneList() {
        #expect(
            Checked(
                """
                bases: [1️⃣https://h/App, 2️⃣https://h/app]
                caseSensitive: false
                routes:
                  a: a

                """
            ).lines == [
                "2️⃣ error: duplicate base 'https://h/app' [bad-base]",
                "  1️⃣ note: the other base is here",
                "  help: remove one of the two",
            ])
    }

    @Test func otherWordsForIt() {
        #expect(
            Checked("1️⃣caseInsensitive: true\nscheme: m\nhost: h\nroutes:\n  a: a\n").lines == [
                "1️⃣ error: unknown key 'caseInsensitive' [unknown-key]",
                "  help: write caseSensitive: false",
            ])
    }
}
