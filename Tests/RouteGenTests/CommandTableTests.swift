import Foundation
import Testing

@testable import routegen

/// Everything that repeats the table of commands agrees with it.
@Suite("The table of commands")
struct CommandTableTests {
    private func text(of path: String) throws -> String {
        let package = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    @Test func theCommandPluginPassesModulesToEveryCommandThatReadsASpec() throws {
        let plugin = try text(of: "Plugins/RouteGenCommand/RouteGenCommand.swift")
        let list = try #require(plugin.firstMatch(of: /readingCommands: Set = \[([^\]]*)\]/))
        let names = list.1.matches(of: /"([a-z]+)"/).map { String($0.1) }
        let reading = CommandTable.commands.filter { $0.allOptions.contains(.module) }.map(\.name)
        #expect(names.sorted() == reading.sorted())
    }

    @Test func theReadmeHasEveryCommandOnceWithItsOperandsAndOptions() throws {
        let usages = try text(of: "README.md").split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\| `routegen ([^`]+)`/).map {
                $0.1.split(separator: " ").map(String.init)
            }
        }
        #expect(usages.compactMap(\.first).sorted() == CommandTable.commands.map(\.name).sorted())
        for usage in usages {
            let help = try run(["help", usage[0]])
            let full = try #require(
                help.output.split(separator: "\n").first { $0.hasPrefix("usage: ") })
            for word in usage.dropFirst() {
                #expect(full.contains(word), "\(usage.joined(separator: " ")) in \(full)")
            }
        }
    }
}
