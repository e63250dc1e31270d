import Foundation
import Testing

@testable import routegen

@Suite("The README's table of commands")
struct ReadmeTableTests {
    @Test func itHasEveryCommandOnceWithItsOperandsAndOptions() throws {
        let readme = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "README.md")
        let usages = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\| `routegen ([^`]+)`/).map { $0.1.split(separator: " ").map(String.init) }
        }
        #expect(usages.compactMap(\.first).sorted() == CommandTable.commands.map(\.name).sorted())
        for usage in usages {
            let help = try run(["help", usage[0]])
            let full = try #require(help.output.split(separator: "\n").first { $0.hasPrefix("usage: ") })
            for word in usage.dropFirst() {
                #expect(full.contains(word), "\(usage.joined(separator: " ")) in \(full)")
            }
        }
    }
}
