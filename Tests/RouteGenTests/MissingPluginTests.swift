import Testing

@testable import RouteCompiler
@testable import routegen

/// A spec that no build reads, of which the compiler says only that there is no `AppRoute`.
@Suite("check, where a target lacks the plugin")
struct MissingPluginTests {
    private let note = """
        note: no build generates 'AppRoute' from 'Sources/App/routes.yaml': the target 'App' has no RouteGenPlugin
        help: add plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")] to the target in Package.swift

        """

    /// What `check` prints to standard error in a package with these targets.
    private func errors(targets: String, spec: String = "Sources/App/routes.yaml") throws -> String
    {
        try withTemporaryFolder { folder in
            try folder.write(
                "Package.swift",
                """
                let package = Package(
                    name: "App",
                    products: [.library(name: "App", targets: ["App"])],
                    targets: [
                \(targets)
                    ]
                )
                """)
            try folder.write("bases: [a://b]\nroutes:\n  home: home\n", into: spec)
            let outcome = folder.run(["check", spec])
            #expect(outcome.code == .success)
            return outcome.error
        }
    }

    @Test func isNoted() throws {
        try #expect(errors(targets: #".target(name: "App", dependencies: ["Core"]),"#) == note)
        // Another target's plugin is not this one's.
        let others = #"""
            .target(
                name: "App",
                dependencies: [.product(name: "RouteRuntime", package: "RouteGen")]),
            .testTarget(
                name: "AppTests", dependencies: [.target(name: "App")], plugins: ["RouteGenPlugin"]),
            """#
        try #expect(errors(targets: others) == note)
    }

    @Test(arguments: [
        #".target(name: "App", plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")])"#,
        // What a variable holds, only a build can tell.
        #".target(name: "App", plugins: routes)"#,
        #".target(name: "App", exclude: ["routes.yaml"])"#,
    ])
    func isNotSaidOfOthers(target: String) throws {
        try #expect(errors(targets: target) == "")
    }

    /// Which target has it, only a build can tell.
    @Test func isNotSaidOfASpecAtTheRoot() throws {
        try #expect(
            errors(targets: #".target(name: "App", plugins: [])"#, spec: "routes.yaml") == "")
    }
}
