import RouteTestSupport
import Testing

@testable import RouteLanguage

@Suite("Constrained types (Semantics, section 1)")
struct ConstrainedTypeTests {
    private func parse(
        _ type: String, problems: inout [ConstrainedType.Problem],
        _ constrain: (inout ConstrainedType.Source) -> Void
    ) -> ConstrainedType? {
        var source = ConstrainedType.Source(type: type)
        constrain(&source)
        return ConstrainedType.parse(name: "X", source, problems: &problems)
    }

    private func type(
        _ type: String, _ constrain: (inout ConstrainedType.Source) -> Void
    ) throws -> ConstrainedType {
        var problems: [ConstrainedType.Problem] = []
        return try #require(parse(type, problems: &problems, constrain), "\(problems)")
    }

    private func expectValues(
        _ constrained: ConstrainedType, _ texts: [String], not others: [String], summary: String
    ) {
        let type = RouteType.constrained(constrained)
        for text in texts { #expect(type.value(of: text) != nil, "\(text)") }
        for text in others + [""] { #expect(type.value(of: text) == nil, "\(text)") }
        #expect(constrained.summary == summary)
    }

    @Test func rangesOfIntegers() throws {
        expectValues(
            try type("Int") { $0[.range] = "-3...3" }, ["-3", "0", "+3", "003"],
            not: ["-4", "4", "x"],
            summary: "in -3...3")
        expectValues(
            try type("UInt8") { $0[.range] = "0..<10" }, ["9"], not: ["10", "-1"],
            summary: "in ...9")
        expectValues(
            try type("UInt64") { $0[.range] = "9223372036854775808..." }, ["18446744073709551615"],
            not: ["9223372036854775807"], summary: "in 9223372036854775808...")
        expectValues(
            try type("Int64") { $0[.range] = "...-9223372036854775807" }, ["-9223372036854775808"],
            not: ["0"],
            summary: "in ...-9223372036854775807")
    }

    @Test func rangesOfNumbers() throws {
        expectValues(
            try type("Double") { $0[.range] = "-90...90" }, ["-90", "90.0", "1e1"],
            not: ["90.1", "-91", "nan", "inf"],
            summary: "in -90...90")
        expectValues(
            try type("Float") { $0[.range] = "0..<1.5" }, ["0", "1.49"], not: ["1.5"],
            summary: "in 0..<1.5")
        expectValues(
            try type("Double") { $0[.range] = "0.5..." }, ["1e308"], not: ["0.4", "1e309"],
            summary: "in 0.5...")
    }

    @Test func lengthsAndCharacters() throws {
        expectValues(
            try type("String") { ($0[.length], $0[.characters]) = ("6", "0-9a-fA-F") }, ["00ffAA"],
            not: ["00ffA", "00ffAAA", "00ffAg"], summary: "of 6 characters of 0-9A-Fa-f")
        expectValues(
            try type("String") { $0[.length] = "2...3" }, ["카카", "abc"], not: ["카", "abcd"],
            summary: "of 2 to 3 characters")
        expectValues(
            try type("String") { $0[.characters] = "-a-c_" }, ["-", "b_"], not: ["d"],
            summary: "of the characters _a-c-")
        // A range with a '-' inside stays one.
        expectValues(
            try type("String") { $0[.characters] = "!-~" }, ["-", "a,b"], not: [" "],
            summary: "of the characters !-~")
        expectValues(
            try type("String") { $0[.characters] = "!-+.-~-" }, ["-", "a.b"], not: ["a,b"],
            summary: "of the characters !-+.-~-")
        expectValues(
            try type("String") { $0[.length] = "...2" }, ["ab"], not: ["abc"],
            summary: "of at most 2 characters")
    }

    /// Only a type that names its characters can leave out the comma.
    @Test func aCommaListNeedsATypeWithoutCommas() throws {
        func messages(_ constrain: (inout ConstrainedType.Source) -> Void) throws -> [String] {
            let types = TypeTable([.constrained(try type("String", constrain))])
            var errors: [PatternError] = []
            _ = Pattern.parse("a/${x:[X],}", types: types, errors: &errors)
            return errors.map(\.message)
        }
        let message = "a value of 'X' may have a comma"
        #expect(try messages { $0[.length] = "2...3" } == [message])
        #expect(try messages { $0.texts[.not] = [","] } == [message])
        #expect(try messages { $0[.characters] = "+-." } == [message])
        #expect(try messages { ($0[.length], $0[.characters]) = ("2...3", "a-z") } == [])
    }

    @Test func excludedTextsAreComparedByteByByte() throws {
        expectValues(
            try type("String") { $0.texts[.not] = ["www", "é"] }, ["api", "e\u{301}"],
            not: ["www", "é"],
            summary: "other than 'www' or 'é'")
    }

    @Test func onlySomeOfManyExcludedTextsAreNamedWhereAShortSummaryIs() throws {
        let few = try type("String") { $0.texts[.not] = (1...8).map { "\($0)" } }
        let many = try type("String") { $0.texts[.not] = (1...9).map { "\($0)" } }
        let eight = "'1', '2', '3', '4', '5', '6', '7'"
        #expect(RouteType.constrained(few).shortArticle == "a String other than \(eight) or '8'")
        #expect(
            RouteType.constrained(many).shortArticle
                == "a String other than \(eight), '8' and 1 more")
        #expect(
            RouteType.constrained(many).article == "a String other than \(eight), '8' or '9'")
    }

    @Test func schemesAreComparedWithoutCase() throws {
        expectValues(
            try type("URL") { $0.texts[.schemes] = ["https", "http"] }, ["HTTPS://h", "http:x"],
            not: ["ftp://h", "h", "https"],
            summary: "with the scheme https or http")
    }

    @Test(
        arguments: [
            (
                "Date", "type", "'Date' cannot have constraints",
                "use String, URL, Double, Float, or an integer type"
            ),
            (
                "Bool", "type", "'Bool' cannot have constraints",
                "use String, URL, Double, Float, or an integer type"
            ),
            ("Int", "type", "the type 'X' has no constraints", "add 'range' or 'width'"),
            ("Double", "type", "the type 'X' has no constraints", "add 'range'"),
            (
                "String", "type", "the type 'X' has no constraints",
                "add … 'not'"
            ),
        ] as [(String, String, String, String)])
    func typesWithoutConstraints(type: String, key: String, message: String, help: String) {
        var problems: [ConstrainedType.Problem] = []
        #expect(parse(type, problems: &problems) { _ in } == nil)
        #expect(problems.map(\.key.rawValue) == [key])
        #expect(problems.map(\.error.message) == [message])
        #expect(problems.compactMap(\.error.help).agree(with: [help]))
    }

    @Test(
        arguments: [
            (
                "Int", "1..3", "'1..3' is not a range of Int",
                "write a range such as 1...10, 0..<1, 1..., or ...10"
            ),
            (
                "Int", "...", "'...' is not a range of Int",
                "write a range such as 1...10, 0..<1, 1..., or ...10"
            ),
            (
                "Int", "..<5", "'..<5' is not a range of Int",
                "write a range such as 1...10, 0..<1, 1..., or ...10"
            ),
            (
                "UInt8", "0...300", "'0...300' is not a range of UInt8",
                "write a range such as 1...10, 0..<1, 1..., or ...10"
            ),
            ("Int", "5...1", "no Int is in 5...1", "write the smaller bound first"),
            ("Int", "5..<5", "no Int is in 5..<5", "write '...' before the last value"),
            (
                "Double", "1...nan", "'1...nan' is not a range of Double",
                "write a range such as 1...10, 0..<1, 1..., or ...10"
            ),
            ("Double", "1..<1", "no Double is in 1..<1", "write '...' before the last value"),
            (
                "String", "1...2", "a String cannot have 'range'",
                "use 'length', 'characters' or 'not'"
            ),
        ] as [(String, String, String, String)])
    func badRanges(type: String, range: String, message: String, help: String) {
        var problems: [ConstrainedType.Problem] = []
        #expect(parse(type, problems: &problems) { $0[.range] = range } == nil)
        #expect(problems.map(\.error.message) == [message])
        #expect(problems.compactMap(\.error.help).agree(with: [help]))
    }

    @Test func widths() throws {
        let month = try type("Int") { ($0[.range], $0[.width]) = ("-12...12", "2") }
        expectValues(month, ["3", "03", "-003"], not: ["13"], summary: "in -12...12")
        #expect(month.documentation == "an Int in -12...12, written with at least 2 digits")
        let texts = [3, -3, 12, 0].map { RouteType.constrained(month).text(of: .integer($0)) }
        #expect(texts == ["03", "-03", "12", "00"])
        let wide = try type("UInt64") { $0[.width] = "20" }
        expectValues(wide, ["1", "18446744073709551615"], not: ["-1"], summary: "")
        #expect(RouteType.constrained(wide).article == "a UInt64")
        #expect(RouteType.constrained(wide).text(of: .unsignedInteger(7)) == "00000000000000000007")
    }

    @Test(
        arguments: [
            ("Int", "0", "'0' is not a width", "write …"),
            ("Int", "21", "'21' is not a width", "write …"),
            ("Int", "+2", "'+2' is not a width", "write …"),
            ("Double", "2", "a Double cannot have 'width'", "use 'range'"),
            ("String", "2", "a String cannot have 'width'", "use 'length', 'characters' or 'not'"),
        ] as [(String, String, String, String)])
    func badWidths(type: String, width: String, message: String, help: String) {
        var problems: [ConstrainedType.Problem] = []
        #expect(parse(type, problems: &problems) { $0[.width] = width } == nil)
        #expect(problems.map(\.error.message) == [message])
        #expect(problems.compactMap(\.error.help).agree(with: [help]))
    }

    @Test(
        arguments: [
            ("0", nil, [], "'0' is not a length"),
            ("x", nil, [], "'x' is not a length"), ("", nil, [], "'' is not a length"),
            ("1..<3", nil, [], "'1..<3' is not a length"),
            ("3...2", nil, [], "no length is in 3...2"),
            (nil, "é", [], "'é' is not a set of ASCII characters"),
            (nil, "", [], "'' is not a set of ASCII characters"),
            (nil, "z-a", [], "'z-a' is not a set of ASCII characters"),
            ("1", "ab", ["a", "b"], "no text is a value of 'X'"),
        ] as [(String?, String?, [String], String)])
    func badTexts(length: String?, characters: String?, not: [String], message: String) {
        var problems: [ConstrainedType.Problem] = []
        let type = parse("String", problems: &problems) {
            ($0[.length], $0[.characters], $0.texts[.not]) = (
                length, characters, not.isEmpty ? nil : not
            )
        }
        #expect(type == nil)
        #expect(problems.map(\.error.message) == [message])
    }

    @Test func aSchemeIsInLowerCase() {
        var problems: [ConstrainedType.Problem] = []
        #expect(parse("URL", problems: &problems) { $0.texts[.schemes] = ["https", "FTP"] } == nil)
        #expect(problems.map(\.error.message) == ["'FTP' is not a scheme in lower case"])
        #expect(problems.map(\.index) == [1])
    }
}
