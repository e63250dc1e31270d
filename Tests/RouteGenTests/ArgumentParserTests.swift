import Testing

@testable import routegen

@Suite("Argument parsing")
struct ArgumentParserTests {
    private func parse(_ command: Command, _ arguments: String...) throws -> Arguments {
        try ArgumentParser(command: command).parse(arguments)
    }

    @Test(arguments: [
        ["--output", "out.swift", "--check", "in.yaml"],
        ["--output=out.swift", "--check", "in.yaml"],
        ["-o", "out.swift", "in.yaml", "--check"],
        ["in.yaml", "--check", "-o=out.swift"],
        ["--check", "--check", "-o", "out.swift", "--", "in.yaml"],
    ])
    func optionsCanBeAnywhereInEverySpelling(arguments: [String]) throws {
        let result = try ArgumentParser(command: .generate).parse(arguments)
        #expect(result[.output] == "out.swift")
        #expect(result.contains(.checkOnly))
        #expect(result.values(of: .spec) == ["in.yaml"])
    }

    @Test func aValueCanContainAnEqualsSignOrADashAfterOne() throws {
        #expect(try parse(.generate, "--output=a=b")[.output] == "a=b")
        #expect(try parse(.generate, "--output=--check")[.output] == "--check")
    }

    @Test func anOptionForFilesTakesAllUpToTheNextOption() throws {
        let result = try parse(
            .list, "a.yaml", "--claims", "x", "-", "y", "--format", "json", "b.yaml", "--claims=z",
            "c.yaml")
        #expect(result.values(of: .claims) == ["x", "-", "y", "z"])
        #expect(result.values(of: .specs) == ["a.yaml", "b.yaml", "c.yaml"])
    }

    @Test func afterTwoDashesEverythingIsAnOperand() throws {
        let result = try parse(.check, "--strict", "--", "--strict", "--", "-")
        #expect(result.values(of: .specs) == ["--strict", "--", "-"])
    }

    @Test func aSingleDashIsAnOperandOrAValue() throws {
        #expect(try parse(.match, "-").values(of: .url) == ["-"])
        #expect(try parse(.generate, "-o", "-")[.output] == "-")
    }

    @Test func onlyAFirstArgumentThatEndsInYAMLIsTheSpec() throws {
        let both = try parse(.match, "Shop.routes.yaml", "a://b", "a://c.yaml")
        #expect(both.spec(.leadingSpec) == "Shop.routes.yaml")
        #expect(both.values(of: .url) == ["a://b", "a://c.yaml"])
        let short = try parse(.url, "routes.yml", "home", "a=1", "b=2")
        #expect(short.spec(.leadingSpec) == "routes.yml")
        #expect(short.values(of: .route) == ["home"])
        #expect(short.values(of: .values) == ["a=1", "b=2"])
        let without = try parse(.match, "a://b", "a://routes.yaml")
        #expect(without.spec(.leadingSpec) == "routes.yaml")
        #expect(without.values(of: .url) == ["a://b", "a://routes.yaml"])
    }

    @Test func whatIsLeftOutHasItsDefault() throws {
        let result = try parse(.list)
        #expect(result.spec(.spec) == "routes.yaml")
        #expect(result.format == .text)
        #expect(result[.format] == nil)
        #expect(try parse(.list, "--format", "json").format == .json)
    }

    @Test(arguments: [
        ("chekc", "check"), ("Check", "check"), ("lst", "list"), ("macth", "match"),
        ("generate", "generate"),
    ])
    func aSuggestionIsTheNearestWord(word: String, nearest: String) {
        #expect(
            UsageError.didYouMean(word, among: CommandTable.commands.map(\.name))
                == "did you mean '\(nearest)'?")
    }

    @Test(arguments: ["", "x", "delete", "yaml"])
    func nothingIsSuggestedForAWordThatIsFarFromAll(word: String) {
        #expect(UsageError.didYouMean(word, among: CommandTable.commands.map(\.name)) == nil)
    }
}
