import RouteLanguage
import RouteTestSupport
import Testing

/// The mappings under `types`. The constraints themselves are in ConstrainedTypeTests.
@Suite("Types of a spec (Semantics, section 1)") struct TypeTests {
    private func lines(_ types: String) -> [String] {
        Checked("types:\n" + types + "\nroutes:\n  home: \"\"\n").lines
    }

    @Test func constraintsThatATypeCannotHave() {
        #expect(
            lines(
                """
                  Name:
                    type: String
                    range: 1️⃣1...5
                  Rating:
                    type: Int
                    length: 2️⃣5
                  Page:
                    type: URL
                    characters: 3️⃣a-z
                    schemes: [https]
                  Share:
                    type: Double
                    4️⃣not: [1, 2]
                    5️⃣schemes: [https]
                """) == [
                    "1️⃣ error: a String cannot have 'range' [bad-type]",
                    "  help: use 'length', 'characters' or 'not'",
                    "2️⃣ error: an Int cannot have 'length' [bad-type]",
                    "  help: use 'range' or 'width'; for a number of digits, write type: String and "
                        + "characters: 0-9",
                    "3️⃣ error: a URL cannot have 'characters' [bad-type]", "  help: use 'schemes'",
                    "4️⃣ error: a Double cannot have 'not' [bad-type]", "  help: use 'range'",
                    "5️⃣ error: a Double cannot have 'schemes' [bad-type]", "  help: use 'range'",
                ])
    }

    @Test func valuesWithoutACaseName() {
        func lines(_ value: String, _ shown: String) -> [String] {
            [
                "1️⃣ error: cannot derive a case name from the value '\(value)' [bad-name]",
                "  help: name the values: under 'values', write a line for each, as in first: \(shown)",
            ]
        }
        #expect(self.lines("  T: [a, 1️⃣_]") == lines("_", "_"))
        #expect(self.lines("  T: [a, 1️⃣\"-\"]") == lines("-", "\"-\""))
    }

    @Test func boundsThatAreWrong() {
        let rangeHelp = "  help: write a range such as 1...10, 0..<1, 1..., or ...10"
        #expect(
            lines(
                """
                  A:
                    type: Int
                    range: 1️⃣1-5
                  B:
                    type: UInt8
                    range: 2️⃣0...300
                  C:
                    type: Double
                    range: 3️⃣90...-90
                  D:
                    type: String
                    length: 4️⃣0...5
                  E:
                    type: String
                    length: 5️⃣six
                  F:
                    type: String
                    characters: 6️⃣z-a
                  G:
                    type: URL
                    schemes: [https, 7️⃣HTTP]
                  H:
                    type: Float
                    range: 8️⃣0 ... nan
                """) == [
                    "1️⃣ error: '1-5' is not a range of Int [bad-type]", rangeHelp,
                    "2️⃣ error: '0...300' is not a range of UInt8 [bad-type]", rangeHelp,
                    "3️⃣ error: no Double is in 90...-90 [bad-type]",
                    "  help: write the smaller bound first",
                    "4️⃣ error: '0...5' is not a length [bad-type]",
                    "  help: write a length such as 6, 3...8, 2..., or ...64; lengths start at 1",
                    "5️⃣ error: 'six' is not a length [bad-type]",
                    "  help: write a length such as 6, 3...8, 2..., or ...64; lengths start at 1",
                    "6️⃣ error: 'z-a' is not a set of ASCII characters [bad-type]",
                    "  help: write characters and ranges such as 0-9a-f, with '-' at the end for itself",
                    "7️⃣ error: 'HTTP' is not a scheme in lower case [bad-type]",
                    "  help: write it as in [https, http]",
                    "8️⃣ error: '0 ... nan' is not a range of Float [bad-type]", rangeHelp,
                ])
    }

    @Test func mappingsWithTheWrongKeys() {
        #expect(
            lines(
                """
                  Slip:
                    type: Int
                    1️⃣rnage: 1...5
                    range: 1...5
                  2️⃣NoType:
                    range: 1...5
                  Nothing:
                    3️⃣vales: [a, b]
                  Both:
                    type: Int
                    range: 1...5
                    4️⃣values: [a, b]
                  List:
                    values: [a, b]
                    5️⃣range: 1...5
                    6️⃣esle: a
                  Else:
                    type: Int
                    range: 1...5
                    7️⃣else: 1
                """) == [
                    "1️⃣ error: unknown key 'rnage' [unknown-key]", "  help: did you mean 'range'?",
                    "2️⃣ error: a type with constraints without 'type' [missing-key]",
                    "  help: add 'type': the built-in type of the values",
                    "3️⃣ error: unknown key 'vales' [unknown-key]", "  help: did you mean 'values'?",
                    "4️⃣ error: unknown key 'values' [unknown-key]",
                    "  help: 'values' is a key of a type with listed values",
                    "5️⃣ error: unknown key 'range' [unknown-key]",
                    "  help: 'range' is a key of a type with constraints",
                    "6️⃣ error: unknown key 'esle' [unknown-key]", "  help: did you mean 'else'?",
                    "7️⃣ error: unknown key 'else' [unknown-key]",
                    "  help: 'else' is a key of a type with listed values",
                ])
    }

    @Test func builtInTypesThatCannotHaveConstraints() {
        let help = "  help: use String, URL, Double, Float, or an integer type"
        #expect(
            lines(
                """
                  Flag:
                    type: 1️⃣Bool
                    not: ["true"]
                  Key:
                    type: 2️⃣UUID
                    length: 36
                  Day:
                    type: 3️⃣Date
                    range: 1...5
                  Free:
                    type: 4️⃣Int
                """) == [
                    "1️⃣ error: 'Bool' cannot have constraints [bad-type]", help,
                    "2️⃣ error: 'UUID' cannot have constraints [bad-type]", help,
                    "3️⃣ error: 'Date' cannot have constraints [bad-type]", help,
                    "4️⃣ error: the type 'Free' has no constraints [bad-type]",
                    "  help: add 'range' or 'width'",
                ])
    }

    @Test func anElseThatIsNotAValue() {
        #expect(
            lines(
                """
                  Sort:
                    values: [newest, oldest]
                    else: 1️⃣relevance
                  Other:
                    values: [a, b]
                    else: 2️⃣[a]
                """
            ).agree(with: [
                "1️⃣ error: 'relevance' is not a value of 'Sort' [bad-type]",
                "  help: write one of newest, oldest",
                "2️⃣ error: 'else' must be text, not a list [bad-value]",
                "  help: write …",
            ]))
    }

    @Test func namesOfTypes() {
        #expect(
            Checked(
                """
                enum: AppRoute
                types:
                  1️⃣Int:
                    type: Int
                    range: 1...5
                  2️⃣AppRoute:
                    type: Int
                    range: 1...5
                  3️⃣my-type:
                    type: Int
                    range: 1...5
                routes:
                  home: ""
                """
            ).lines.agree(with: [
                "1️⃣ error: 'Int' is … [bad-type]",
                "  help: give …",
                "2️⃣ error: the constrained type 'AppRoute' has the same name as the enum [bad-name]",
                "  1:7 note: the enum is declared here", "  help: rename one of them",
                "3️⃣ error: the type's name 'my-type' is not a valid Swift name [bad-name]",
                "  help: write MyType",
            ]))
    }

    @Test func aConstrainedTypeAndAGroupOfOneName() {
        #expect(
            Checked(
                """
                types:
                  1️⃣Place:
                    type: Int
                    range: 1...5
                routes:
                  2️⃣place:
                    routes:
                      home: ""
                """
            ).lines == [
                "2️⃣ error: the enum 'Place' of the group 'place' has the same name as the constrained type 'Place' "
                    + "[bad-name]",
                "  1️⃣ note: the constrained type 'Place' is declared here",
                "  help: rename one of them",
            ])
    }

    @Test func defaultsAreValuesOfTheType() {
        #expect(
            Checked(
                """
                types:
                  Rating:
                    type: Int
                    range: 1...5
                  Shop:
                    type: String
                    not: [www]
                  Sort:
                    values: [newest, oldest]
                    else: newest
                routes:
                  rate: rate?stars=${stars:Rating=1️⃣6}
                  shop:
                    patterns:
                      - shop/${name:Shop}
                      - pattern: main
                        set:
                          name: 2️⃣www
                  list: list?sort=${sort:Sort=3️⃣price}
                """
            ).lines == [
                "1️⃣ error: the default '6' is not a valid Rating [bad-default]",
                "  help: write an Int in 1...5",
                "2️⃣ error: the value 'www' of 'name' is not a valid Shop [bad-default]",
                "  help: write a String other than 'www'",
                "3️⃣ error: the default 'price' is not a valid Sort [bad-default]",
                "  help: write one of newest, oldest",
            ])
    }

    /// One mistake in a type isn't repeated at each pattern that uses it.
    @Test func aTypeWithErrorsIsDeclared() {
        #expect(
            Checked(
                """
                types:
                  Rating:
                    type: Int
                    range: 1️⃣one
                routes:
                  rate: rate/${stars:Rating}?least=${least:Rating=0}
                """
            ).lines == [
                "1️⃣ error: 'one' is not a range of Int [bad-type]",
                "  help: write a range such as 1...10, 0..<1, 1..., or ...10",
            ])
    }

    @Test func aConstraintOfAnotherFormIsNotMissing() {
        #expect(
            lines(
                """
                  Web:
                    type: URL
                    schemes: 1️⃣https
                  Low:
                    type: Int
                    range: 2️⃣[1, 12]
                """
            ).agree(with: [
                "1️⃣ error: 'schemes' must be a list, not text [bad-value]",
                "  help: write its items below it, each after a '-', as in - https",
                "2️⃣ error: 'range' must be text, not a list [bad-value]",
                "  help: write …",
            ]))
    }
}
