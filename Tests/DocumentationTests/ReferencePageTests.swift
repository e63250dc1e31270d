import RouteSpec
import Testing

@testable import routegen
@testable import RouteCompiler

@Suite("Keys and commands on the pages") struct ReferencePageTests {
    /// A key is explained by a table row that starts with it.
    @Test(arguments: Set(KeyTable.all.flatMap(\.keys).map(\.name)).sorted())
    func everyKeyIsExplained(key: String) {
        #expect(
            Page.all.contains { $0.text.contains("\n| `\(key)` |") },
            "add a row for the key '\(key)' to Sources/RouteRuntime/RouteRuntime.docc/SpecFile.md")
    }

    @Test(arguments: CommandTable.commands.map(\.name))
    func everyCommandHasASectionWithItsOptions(name: String) throws {
        let page = try #require(Page.all.first { $0.name.hasSuffix("/CommandLine.md") })
        let heading = "\n## `routegen \(name)`\n"
        let start = try #require(page.text.firstRange(of: heading), "add '\(heading)' to \(page.name)")
        let section = page.text[start.upperBound...].split(separator: "\n## ")[0]
        let command = try #require(CommandTable.commands.first { $0.name == name })
        #expect(section.contains("$ routegen \(name)") || section.contains("&& routegen \(name)"), "show it at work")
        // `--format` is documented once, for all commands.
        for option in command.options where option.name != "format" {
            let names = [option.longName, option.shortName].compactMap(\.self)
            #expect(names.contains { section.contains($0) }, "say what \(option.longName) is for, in \(page.name)")
        }
    }
}
