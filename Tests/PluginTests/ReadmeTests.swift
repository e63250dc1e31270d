import Foundation
import Testing

extension PluginTests {
    struct ReadmeTests {
        /// A fenced block of the README.
        struct Block {
            let language: String
            let lines: [Substring]

            var text: String {
                lines.joined(separator: "\n") + "\n"
            }

            /// The output that the block's comments announce.
            var announcedOutput: [Substring] {
                lines.compactMap { line in
                    line.range(of: "  // ").map { line[$0.upperBound...] }
                }
            }
        }

        static func blocks() throws -> [Block] {
            let readme = try String(
                contentsOf: ConsumerPackage.routeGen.appending(path: "README.md"), encoding: .utf8)
            let parts = readme.split(separator: "\n", omittingEmptySubsequences: false)
                .split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
            let languages = readme.split(separator: "\n").filter { $0.hasPrefix("```") }.map {
                $0.dropFirst(3)
            }
            // Text and code alternate between the fences, and every second fence names a language.
            return stride(from: 1, to: parts.count, by: 2).map { index in
                Block(language: String(languages[index - 1]), lines: Array(parts[index]))
            }
        }

        @Test("The README's package builds and prints what the README says")
        func packageOfReadme() async throws {
            let blocks = try Self.blocks().filter { $0.language != "sh" }
            try #require(blocks.map(\.language) == ["yaml", "swift", "swift"])
            let release = try await ReleasedPackage.shared.folder.path(percentEncoded: false)
            // Its checkout is somewhere else.
            let checkout = try #require(blocks[2].text.firstRange(of: #"path: "../RouteGen""#))
            let manifest = blocks[2].text.replacingCharacters(
                in: checkout, with: #"path: "\#(release)""#)
            let package = try await ConsumerPackage(targets: "", files: [:])
            defer { package.remove() }
            try package.write(manifest, to: "Package.swift")
            try package.write(blocks[0].text, to: "Sources/App/routes.yaml")
            try package.write(blocks[1].text, to: "Sources/App/main.swift")

            let result = try await package.swift("run", "App")
            #expect(result.exitCode == 0, "\(result.output)")
            #expect(result.warnings.isEmpty)
            let announced = blocks[1].announcedOutput
            #expect(announced.count == 4)
            let printed = result.standardOutput.split(separator: "\n").suffix(announced.count)
            #expect(Array(printed) == announced)
        }

        @Test("The README fits on a few screens")
        func length() throws {
            let readme = try String(
                contentsOf: ConsumerPackage.routeGen.appending(path: "README.md"), encoding: .utf8)
            #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        }
    }
}
