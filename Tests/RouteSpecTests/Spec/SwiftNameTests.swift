import RouteLanguage
import RouteSpec
import RouteTestSupport
import Testing

@Suite struct SwiftNameTests {
    @Test(arguments: [
        ("posts", "posts"), ("auction-results", "auctionResults"), ("1x", "_1x"), ("1.2", "_1_2"),
        ("a1.2", "a1_2"),
        ("a.b", "aB"), ("Posts", "Posts"), ("c++", "c"), ("--x", "x"), ("default", "default"),
        ("카페 라떼", "카페라떼"),
        ("snake_case", "snake_case"), ("_", nil), ("?", nil), (" ", nil), ("-_-", nil), ("🙂", nil),
    ])
    func aValueMakesACase(value: String, name: String?) {
        #expect(ClosedType.caseName(forValue: value) == name)
    }

    @Test func aGroupsTypeBeginsWithACapital() {
        #expect(SwiftName.typeName(ofGroup: "auth") == "Auth")
        #expect(SwiftName.typeName(ofGroup: "signUp") == "SignUp")
        #expect(SwiftName.typeName(ofGroup: "éa") == "Éa")
    }

    @Test func wordsOfTheLanguageAreEscaped() {
        for word in ["default", "in", "switch", "Type", "any", "await"] {
            #expect(SwiftName.escaped(word) == "`\(word)`")
        }
        for word in ["home", "open", "set", "left", "async"] {
            #expect(SwiftName.escaped(word) == word)
        }
    }

    @Test func labelsAreEscapedWhereTheyMustBe() {
        #expect(
            ["inout", "default", "self", "id"].map(SwiftName.label) == [
                "`inout`", "default", "self", "id",
            ])
    }

    @Test(arguments: ["1.routes.yaml", ".yaml", "?.routes.yaml", "-.yml"])
    func someFileNamesMakeNoName(file: String) {
        #expect(SwiftName.enumName(ofFile: file) == nil)
        let checked = Checked("1️⃣routes:\n  home: \"\"\n", name: file)
        #expect(
            checked.lines == [
                "1️⃣ error: cannot derive an enum name from the file name '\(file)' [bad-name]",
                "  help: add a line such as enum: AppRoute",
            ])
    }
}
