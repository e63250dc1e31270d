import Foundation
import Testing

extension PluginTests {
    struct ConsumerTests {
        static let folder = ConsumerPackage.routeGen.appending(path: "Tests/Consumers")

        private static func allNames() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
                .filter { !$0.hasPrefix(".") }.sorted()
        }

        /// The packages whose build must fail, with the output that a file contains.
        static func refusedNames() throws -> [String] {
            try allNames().filter {
                ConsumerPackage(at: folder.appending(path: $0)).has(expectedErrors)
            }
        }

        private static let expectedErrors = "expected-errors.txt"

        static func names() throws -> [String] {
            let refused = try refusedNames()
            return try allNames().filter { !refused.contains($0) }
        }

        /// The packages that `swift test` builds, and `.ci/run` all others.
        private static let alwaysBuilt: Set = [
            "CheckedIn", "NavigationApp", "SeveralSpecs", "Tabs",
        ]

        private static func builtNames() throws -> [String] {
            let environment = ProcessInfo.processInfo.environment
            if environment["ROUTEGEN_ALL_CONSUMERS"] != nil { return try names() }
            return try names().filter(alwaysBuilt.contains)
        }

        private static func command(for name: String) -> [String] {
            #if canImport(SwiftUI)
                // Build only: the app's window would stay open.
                if name == "NavigationApp" { return ["build", "--product", "App"] }
            #endif
            return ["run", "App"]
        }

        @Test(
            "Packages with settings of their own build without a warning and run",
            arguments: try builtNames())
        func builds(name: String) async throws {
            let package = ConsumerPackage(
                at: try await ReleasedPackage.shared.consumers.appending(path: name))
            let result = try await package.swift(Self.command(for: name))
            #expect(result.exitCode == 0, "\(result.output)")
            #expect(result.warnings.isEmpty)
        }

        @Test(
            "Packages without a good spec fail with every diagnostic and no other",
            arguments: try refusedNames())
        func isRefused(name: String) async throws {
            let package = ConsumerPackage(
                at: try await ReleasedPackage.shared.consumers.appending(path: name))
            let result = try await package.swift("build")
            #expect(result.exitCode != 0)
            let path = package.folder.path(percentEncoded: false).trimmingSuffix("/")
            let severities = [": error: ", ": warning: ", ": note: "]
            var seen: Set<String> = []
            let lines = result.lines.map { $0.replacingOccurrences(of: path, with: "PACKAGE") }
            let found = lines.filter { (line: String) -> Bool in
                let isPlaced =
                    line.hasPrefix("PACKAGE/") && severities.contains(where: line.contains)
                let isOfPlan = line.hasPrefix("error: ") && line.contains("PACKAGE/")
                // The package manager prints messages about the plan of a build twice.
                return (isPlaced || isOfPlan) && seen.insert(line).inserted
            }
            let expected = try String(
                contentsOf: package.folder.appending(path: Self.expectedErrors), encoding: .utf8)
            #expect(found == expected.split(separator: "\n").map(String.init), "\(result.output)")
            // Nothing is written, not even a part of a file.
            let outputs = ConsumerPackage.scratch.appending(
                path: "plugins/outputs/\(name.lowercased())")
            let files = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
            #expect(files?.contains { ($0 as? URL)?.pathExtension == "swift" } != true)
        }

        @Test("A generated file that is checked in is what its spec says")
        func checkedInFile() async throws {
            let package = ConsumerPackage(
                at: try await ReleasedPackage.shared.consumers.appending(path: "CheckedIn"))
            let result = try await package.swift(
                "package", "--allow-writing-to-package-directory", "routegen", "generate",
                "Sources/App/routes.yaml",
                "-o", "Sources/App/AppRoute.swift", "--check")
            #expect(result.exitCode == 0, "\(result.output)")
        }

        @Test("Features with specs of their own have tests of their own")
        func featureTests() async throws {
            let package = ConsumerPackage(
                at: try await ReleasedPackage.shared.consumers.appending(path: "Mounts"))
            let result = try await package.swift("test")
            #expect(result.exitCode == 0, "\(result.output)")
            #expect(
                result.output.components("Test linksComeBack() passed") == 3, "\(result.output)")
        }

        @Test("No consumer has gone missing")
        func isComplete() throws {
            let required: Set = [
                "CheckedIn", "LibraryEvolution", "Mounts", "NavigationApp", "Plain", "PublicRoutes",
                "RootSpec",
                "Router", "SameNames",
                "SeveralSpecs", "Shadowing", "StrictImports", "Swift5", "Tabs",
            ]
            #expect(try required.isSubset(of: Self.names()))
            #expect(try Self.refusedNames() == ["BadSpec", "NoSpec"])
        }
    }
}

extension String {
    /// How often a text is part of this one.
    fileprivate func components(_ text: String) -> Int {
        components(separatedBy: text).count - 1
    }

    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
