import Testing

@testable import RouteLanguage

@Suite("Names that are no type's")
struct TypeNameTests {
    private static func appType(_ name: String) -> String {
        " If '\(name)' is a type of the app, write '\(name): app' under 'types'"
    }

    @Test(
        arguments: [
            ("UIUD", "UUID"), ("UUDI", "UUID"), ("Uuid", "UUID"), ("Url", "URL"),
            ("INT", "Int"), ("Itn", "Int"), ("Bolo", "Bool"), ("Sting", "String"),
            ("Strings", "String"),
            ("Doubel", "Double"), ("Int33", "Int32"), ("profiletab", "ProfileTab"),
            ("PROFILETAB", "ProfileTab"), ("ProfilTab", "ProfileTab"),
            ("ProfileTabs", "ProfileTab"),
            ("PorfileTab", "ProfileTab"), ("ProfileTob", "ProfileTab"), ("PROFILTAB", "ProfileTab"),
            ("tab", "Tab"),
            ("Tba", "Tab"),
            ("Boolean", "Bool"), ("Integer", "Int"), ("Long", "Int"), ("Str", "String"),
            ("Uri", "URL"),
            ("boolean", "Bool"), ("integer", "Int"), ("uri", "URL"), ("Number", "Int"),
            ("Guid", "UUID"), ("guid", "UUID"),
        ])
    func aNearNameIsASlip(name: String, meant: String) throws {
        let help =
            "did you mean '\(meant)'?" + (name.first?.isUppercase == true ? Self.appType(name) : "")
        try expect(
            patternErrors("a?x=${x:\(name)}"),
            are: ("", name, 8, "bad-type", "'\(name)' is not a type", help))
        try expect(
            patternErrors("a?x=${x:[\(name)]}"),
            are: ("", "[\(name)]", 8, "bad-type", "'\(name)' is not a type", help))
    }

    @Test(arguments: [
        ("Data", "use String, and decode the bytes in your app"), ("Character", "use String"),
        ("Substring", "use String"),
        (
            "Decimal",
            "use Double, or a type of your own, as in ${price:Price}: a struct that is "
                + "LosslessStringConvertible and has the number"
        ),
    ])
    func someSwiftTypesAreNotAllowedInAPattern(name: String, help: String) throws {
        try expect(
            patternErrors("a?x=${x:\(name)?}"),
            are: ("", name, 8, "bad-type", "a parameter cannot be a \(name)", help))
    }

    @Test func aDateSaysWhatToUse() throws {
        var errors: [PatternError] = []
        #expect(Pattern.parse("a?x=${x:Date}", errors: &errors) == nil)
        #expect(errors.map(\.message) == ["a parameter cannot be a Date"])
        #expect(
            errors.map(\.help) == [
                "use a type of your own, as in ${day:Day}: a struct that is "
                    + "LosslessStringConvertible and has the date"
            ])
    }

    @Test(arguments: [
        ("user/${Int:id}", "id", 11), ("user/${id:slug}", "slug", 10),
        ("user/${id:Model.slug}", "Model.slug", 10),
        ("user/${id:_Slug}", "_Slug", 10),
    ])
    func aTypeBeginsWithACapital(text: String, part: String, offset: Int) throws {
        let help = "write a type's name after the colon; it starts with an uppercase letter"
        try expect(
            patternErrors(text),
            are: ("", part, offset, "bad-type", "'\(part)' is not a type", help))
    }

    @Test(arguments: [
        // Declared as the app's types, so similar names are fine.
        "UUDI", "Date",
        // Two edits, or one in a short name.
        "Tabs", "Tub", "Unit", "Interval", "Flat", "Slug", "Sortings", "ProfilTabs", "models.Slug",
        "카페", "Model.ID",
    ])
    func otherNamesAreTheApps(name: String) {
        var errors: [PatternError] = []
        let types = TypeTable([
            .custom("UUDI"), .custom("Date"), .closed(ClosedType(name: "Tab", values: ["a"])),
            .closed(ClosedType(name: "ProfileTab", values: ["a"])),
        ])
        let pattern = Pattern.parse("a?x=${x:\(name)}", types: types, errors: &errors)
        #expect(errors == [])
        #expect(pattern?.parameters.map(\.type) == [.custom(name)])
    }
}
