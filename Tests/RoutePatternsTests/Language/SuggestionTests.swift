import RouteLanguage
import Testing

@Suite struct SuggestionTests {
    private static let keys = [
        "pattern", "patterns", "path", "routes", "examples", "rejects", "doc", "set", "base",
        "bases",
    ]

    @Test(arguments: [
        ("patern", "pattern"), ("pattrens", "patterns"), ("Routes", "routes"), ("ROUTES", "routes"),
        ("rotues", "routes"),
        ("exmaple", "examples"), ("dco", "doc"), ("bse", "base"), ("basess", "bases"),
        ("st", "set"), ("pathh", "path"),
        ("pattern", "pattern"),
    ])
    func theClosestWordIsFound(word: String, expected: String) {
        #expect(Suggestion.closest(to: word, among: Self.keys) == expected)
    }

    @Test(arguments: [
        "", "x", "xyz", "wildcard", "completely-different", "p",
        String(repeating: "pattern", count: 1_000),
    ])
    func aWordFarFromAllHasNoSuggestion(word: String) {
        #expect(Suggestion.closest(to: word, among: Self.keys) == nil)
    }

    /// The first of several that are equally close; an equal one takes precedence.
    @Test func tiesGoToTheFirst() {
        #expect(Suggestion.closest(to: "bat", among: ["cat", "hat", "bar"]) == "cat")
        #expect(Suggestion.closest(to: "bat", among: ["cat", "bat"]) == "bat")
        #expect(Suggestion.closest(to: "bat", among: []) == nil)
    }

    /// Two swapped characters are one mistake, in words so short that two mistakes would be too
    /// many.
    @Test func swappedCharactersAreOneMistake() {
        #expect(Suggestion.closest(to: "ab", among: ["ba"]) == "ba")
        #expect(Suggestion.closest(to: "acbd", among: ["abcd"]) == "abcd")
        #expect(Suggestion.closest(to: "abcd", among: ["badc"]) == nil)
    }

    /// In a long word, a third of the characters would be too many.
    @Test func noMoreThanTenMistakesAreMeant() {
        let word = String(repeating: "a", count: 60)
        #expect(
            Suggestion.closest(to: word, among: [word + String(repeating: "b", count: 10)]) != nil)
        #expect(
            Suggestion.closest(to: word, among: [word + String(repeating: "b", count: 11)]) == nil)
        #expect(Suggestion.closest(to: word, among: [String(repeating: "ab", count: 30)]) == nil)
    }
}
