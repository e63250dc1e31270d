import Foundation
import Testing

extension PluginTests {
    struct ConsumerTests {
        static let folder = ConsumerPackage.routeGen.appending(path: "Tests/Consumers")

        static func names() throws -> [String] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
                .filter { !$0.hasPrefix(".") }.sorted()
            #if compiler(>=6.2)
                return names
            #else
                // A manifest can set the default isolation from 6.2 on.
                return names.filter { $0 != "MainActorApp" }
            #endif
        }

        @Test("Packages with settings of their own build without a warning and run", arguments: try names())
        func builds(name: String) async throws {
            let package = ConsumerPackage(at: Self.folder.appending(path: name))
            let result = try await package.swift("run", "App")
            #expect(result.exitCode == 0, "\(result.output)")
            #expect(result.warnings.isEmpty)
        }

        @Test("A generated file that is checked in is what its spec says")
        func checkedInFile() async throws {
            let package = ConsumerPackage(at: Self.folder.appending(path: "CheckedIn"))
            let result = try await package.swift(
                "package", "--allow-writing-to-package-directory", "routegen", "generate", "Sources/App/routes.yaml",
                "-o", "Sources/App/AppRoute.swift", "--check")
            #expect(result.exitCode == 0, "\(result.output)")
        }

        @Test("No consumer has gone missing")
        func isComplete() throws {
            let required: Set = [
                "CheckedIn", "LibraryEvolution", "Plain", "PublicRoutes", "RootSpec", "Router", "SameNames",
                "SeveralSpecs", "Shadowing", "StrictImports", "Swift5", "Tabs",
            ]
            #expect(try required.isSubset(of: Self.names()))
        }
    }
}
