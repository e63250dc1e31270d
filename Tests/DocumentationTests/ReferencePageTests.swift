import RouteSpec
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("Keys and commands on the pages") struct ReferencePageTests {
    /// A key is explained by a table row that starts with it.
    @Test(arguments: Set(KeyTable.all.flatMap(\.keys).map(\.name)).sorted())
    func everyKeyIsExplained(key: String) {
        #expect(
            Page.all.contains { $0.text.contains("\n| `\(key)` |") },
            "add a row for the key '\(key)' to Sources/RouteRuntime/RouteRuntime.docc/SpecFile.md")
    }

    /// What its options are for, its help says.
    @Test(arguments: CommandTable.commands.map(\.name))
    func everyCommandIsShownAtWork(name: String) throws {
        let page = try #require(Page.all.first { $0.name.hasSuffix("/CommandLine.md") })
        let heading = "\n## `routegen \(name)`\n"
        let start = try #require(
            page.text.firstRange(of: heading), "add '\(heading)' to \(page.name)")
        let section = page.text[start.upperBound...].split(separator: "\n## ")[0]
        #expect(
            section.contains("$ routegen \(name)") || section.contains("&& routegen \(name)"),
            "show it at work")
    }
}
