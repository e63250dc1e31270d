import RouteLanguage
import Testing

struct IdentifierTests {
    @Test(
        arguments: [
            ("user", "user"), ("user id", "userId"), ("a_b", "a_b"), ("a_b-c", "a_bC"),
            ("a1 2b", "a1_2b"), ("1 2", "_1_2"), ("é x", "éX"), ("_", nil), ("--", nil), ("", nil),
        ] as [(String, String?)])
    func textsAsNames(text: String, name: String?) {
        #expect(Identifier.camelCase(text) == name)
    }
}
