import RouteCompiler
import RouteSpec
import RouteTestSupport
import Testing

/// Help that must fit what was meant.
extension MistakeTests {
    @Test func aLengthOfANumber() {
        let checked = Checked(
            "scheme: m\ntypes:\n  Ean:\n    type: Int\n    length: 1️⃣1...\nroutes:\n  r: ${e:Ean}\n")
        #expect(
            checked.lines == [
                "1️⃣ error: an Int cannot have 'length' [bad-type]",
                "  help: use 'range' or 'width'; for a number of digits, write type: String and "
                    + "characters: 0-9",
            ])
    }

    /// Bases would change what the other pattern reads.
    @Test func theHelpForASchemeKeepsOtherPatterns() {
        let checked = Checked(
            "bases: [https://h.example]\nroutes:\n  pay: [\"pay/${to}\", 1️⃣\"ethereum:${to}\"]\n")
        #expect(
            checked.compilation.diagnostics.sorted.map(\.help) == [
                "write ethereum%3A${to} for literal text; if you mean this text, allow the warning"
            ])
    }
}
