import Foundation
import Testing

extension PluginTests {
    /// What the build says of a package that is not right.
    struct BuildToolErrorTests {
        @Test("A bad spec fails the build, with every problem in the form that editors read")
        func badSpec() async throws {
            let package = try ConsumerPackage(
                targets: BuildToolPluginTests.app,
                files: [
                    "Sources/App/routes.yaml": """
                    schema: myapp
                    routes:
                      user: user/:id
                    """,
                    "Sources/App/main.swift": "print(AppRoute.user(id: \"1\"))\n",
                ])
            defer { package.remove() }
            let result = try await package.swift("build")
            #expect(result.exitCode != 0)
            let spec = package.folder.path(percentEncoded: false) + "/Sources/App/routes.yaml"
            let diagnostics = result.lines.filter { $0.hasPrefix(spec) }
            #expect(
                diagnostics == [
                    "\(spec):1:1: error: unknown key 'schema' [unknown-key]",
                    "\(spec):1:1: note: help: did you mean 'scheme'?",
                    "\(spec):3:14: error: ':id' is not how a parameter is written [bad-pattern]",
                    "\(spec):3:14: note: help: write ${id}",
                ], "\(result.output)")
        }

        @Test("No spec: an error that names the target, what it looked for and where")
        func missingSpec() async throws {
            let package = try ConsumerPackage(
                targets: BuildToolPluginTests.app, files: ["Sources/App/main.swift": "print(\"no routes\")\n"])
            defer { package.remove() }
            let folder = package.folder.path(percentEncoded: false)
            let message = """
                error: no route spec for target 'App': found no file named 'routes.yaml' or '*.routes.yaml' among its files \
                in \(folder)/Sources/App/, and no \(folder)/routes.yaml;
                """
            for (file, advice) in [
                (nil, "add one"),
                ("Sources/App/Checkout-Routes.yml", "rename 'Checkout-Routes.yml' to 'Checkout.routes.yaml'"),
                ("routes.yml", "rename 'routes.yml' to 'routes.yaml'"),
            ] {
                if let file { try package.write("routes:\n  home: \"\"\n", to: file) }
                let result = try await package.swift("build")
                #expect(result.exitCode != 0)
                let error = message + " \(advice), or remove RouteGenPlugin from the target's plugins"
                #expect(result.lines.contains(error), "\(error)\n\(result.output)")
                if let file { try package.remove(file) }
            }
        }

        @Test("A target that cannot import the runtime: an error that says what to add to the manifest")
        func missingRuntime() async throws {
            let package = try ConsumerPackage(
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
