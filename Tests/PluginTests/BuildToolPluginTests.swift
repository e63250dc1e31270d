import Foundation
import Testing

extension PluginTests {
    struct BuildToolPluginTests {
        static let app = """
            .executableTarget(name: "App", dependencies: [routeRuntime], plugins: [routeGenPlugin]),
            """

        @Test("An edit of a mounted spec in another module builds the mounting enum again")
        func mountedSpecEdit() async throws {
            let package = try await ConsumerPackage(
                targets: """
                    .target(name: "Feature", dependencies: [routeRuntime], plugins: [routeGenPlugin]),
                    .executableTarget(
                        name: "App", dependencies: ["Feature", routeRuntime], plugins: [routeGenPlugin]),
                    """,
                files: [
                    "Sources/Feature/Feature.routes.yaml":
                        "access: public\nroutes:\n  start: start\n  end: end\n",
                    "Sources/Feature/Feature.swift": "public let start = FeatureRoute.start\n",
                    "Sources/App/routes.yaml":
                        "routes:\n  home: \"\"\n  feature:\n    spec: Feature/Feature.routes.yaml\n    path: feature\n",
                    "Sources/App/main.swift": """
                    import Feature

                    print(AppRoute.feature(start).rawValue)
                    """,
                ])
            defer { package.remove() }
            let first = try await package.swift("run", "App")
            #expect(first.standardOutput.hasSuffix("feature/start\n"), "\(first.output)")

            // Keep the cases: an incremental build can miss that a public enum of another module
            // has a new one.
            try package.write(
                "access: public\nroutes:\n  start: begin\n  end: end\n",
                to: "Sources/Feature/Feature.routes.yaml")
            let second = try await package.swift("run", "App")
            #expect(second.standardOutput.hasSuffix("feature/begin\n"), "\(second.output)")
            #expect(second.output.contains("Generating routes+RouteGen.swift"))

            try package.write(
                "routes:\n  start: begin\n", to: "Sources/Feature/Feature.routes.yaml")
            try package.write("\n", to: "Sources/Feature/Feature.swift")
            let refused = try await package.swift("build")
            let spec = package.folder.path(percentEncoded: false) + "/Sources/App/routes.yaml"
            let error =
                "\(spec):4:11: error: 'FeatureRoute' of the module 'Feature' is internal, so 'AppRoute' cannot mount it "
                + "[bad-value]"
            #expect(refused.lines.contains(error), "\(refused.output)")
        }

        @Test("A change of a comment runs the tool and recompiles nothing")
        func commentOnlyEdit() async throws {
            let spec = "routes:\n  home: \"\"\n"
            let package = try await ConsumerPackage(
                targets: Self.app,
                files: [
                    "Sources/App/routes.yaml": spec,
                    "Sources/App/main.swift": "print(AppRoute.home)\n",
                ])
            defer { package.remove() }
            #expect(try await package.swift("build").exitCode == 0)
            let before = try await package.objectFileDates(ofModule: "App")
            #expect(before.keys.contains("routes+RouteGen.swift.o"))

            try package.write("# The routes.\n" + spec, to: "Sources/App/routes.yaml")
            let build = try await package.swift("build")
            #expect(build.exitCode == 0)
            #expect(build.output.contains("Generating routes+RouteGen.swift"))
            #expect(try await package.objectFileDates(ofModule: "App") == before)

            try package.write(spec + "  about: about\n", to: "Sources/App/routes.yaml")
            #expect(try await package.swift("build").exitCode == 0)
            let after = try await package.objectFileDates(ofModule: "App")
            #expect(after["routes+RouteGen.swift.o"] != before["routes+RouteGen.swift.o"])
        }
    }
}
