import Foundation
import Testing

extension PluginTests {
    /// The errors of builds of wrong packages. ConsumerTests has those of wrong specs.
    struct BuildToolErrorTests {
        @Test(
            "No spec but a file that was perhaps meant as one: the error says what to call it, or where to move it"
        )
        func misnamedSpec() async throws {
            let package = try await ConsumerPackage(
                targets: BuildToolPluginTests.app,
                files: ["Sources/App/main.swift": "print(\"no routes\")\n"])
            defer { package.remove() }
            let folder = package.folder.path(percentEncoded: false)
            let message = """
                error: no route spec for target 'App': found no file named 'routes.yaml' or '*.routes.yaml' among its files \
                in \(folder)/Sources/App/, and no \(folder)/routes.yaml;
                """
            for (index, (file, advice)) in [
                (
                    "Sources/App/Checkout-Routes.yml",
                    "rename 'Checkout-Routes.yml' to 'Checkout.routes.yaml'"
                ),
                ("routes.yml", "rename 'routes.yml' to 'routes.yaml'"),
                (
                    "Sources/routes.yaml",
                    "move \(folder)/Sources/routes.yaml to the target's folder"
                ),
                ("App.routes.yaml", "move \(folder)/App.routes.yaml to the target's folder"),
            ].enumerated() {
                try package.write("routes:\n  home: \"\"\n", to: file)
                // A build is planned again only if the target's files change.
                try package.write("", to: "Sources/App/File\(index).swift")
                let result = try await package.swift("build")
                #expect(result.exitCode != 0)
                let error =
                    message + " \(advice), or remove RouteGenPlugin from the target's plugins"
                #expect(result.lines.contains(error), "\(error)\n\(result.output)")
                try package.remove(file)
            }
        }

        @Test("A spec at the root that no target has: a note; two specs with one enum: an error")
        func ignoredSpecAndSameEnum() async throws {
            let routes = "bases: [m://app]\nroutes:\n  home: \"\"\n"
            let package = try await ConsumerPackage(
                targets: BuildToolPluginTests.app,
                files: [
                    "routes.yaml": routes,
                    "Sources/App/routes.yaml": routes,
                    "Sources/App/main.swift": "print(AppRoute.home)\n",
                ])
            defer { package.remove() }
            let folder = package.folder.path(percentEncoded: false)
            let first = try await package.swift("build")
            #expect(first.exitCode == 0)
            let note = "note: '\(folder)/routes.yaml' is ignored: this target has a spec of its own"
            #expect(first.lines.contains(note), "\(first.output)")

            try package.write(routes, to: "Sources/App/Shop/routes.yaml")
            let second = try await package.swift("build")
            #expect(second.exitCode != 0)
            let error = "error: this spec makes the enum 'AppRoute', and so does"
            #expect(second.lines.contains { $0.contains(error) }, "\(second.output)")
        }

        @Test(
            "A target that cannot import the runtime: an error that says what to add to the manifest"
        )
        func missingRuntime() async throws {
            let package = try await ConsumerPackage(
                targets: """
                    .executableTarget(name: "App", plugins: [routeGenPlugin]),
                    """,
                files: [
                    "Sources/App/routes.yaml": "routes:\n  home: \"\"\n",
                    "Sources/App/main.swift": "print(AppRoute.home)\n",
                ])
            defer { package.remove() }
            let result = try await package.swift("build")
            #expect(result.exitCode != 0)
            let error = """
                error: target 'App' does not depend on RouteRuntime, which the Swift that RouteGenPlugin generates imports; \
                add .product(name: "RouteRuntime", package: "RouteGen") to the target's dependencies
                """
            #expect(result.lines.contains(error), "\(result.output)")
        }
    }
}
