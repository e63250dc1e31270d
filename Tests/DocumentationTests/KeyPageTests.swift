import RouteCompiler
import Testing

@Suite("The pages about the spec file") struct KeyPageTests {
    /// A key is explained where it stands first in the row of a table.
    @Test(arguments: Set(KeyTable.all.flatMap(\.keys).map(\.name)).sorted())
    func `every key is explained`(key: String) {
        #expect(
            Page.all.contains { $0.text.contains("\n| `\(key)` |") },
            "add a row for the key '\(key)' to Sources/RouteRuntime/RouteRuntime.docc/SpecFile.md")
    }
}
