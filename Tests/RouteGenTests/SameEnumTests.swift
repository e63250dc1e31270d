import Testing

@testable import RouteCompiler
@testable import routegen

/// Two specs of one target with the same enum, which would be ambiguous in the build.
@Suite("Two specs with one enum")
struct SameEnumTests {
    private let spec = "bases: [a://b]\nroutes:\n  home: home\n"
    private let other = "bases: [a://b]\nroutes:\n  cart: cart\n"

    /// A package whose target has a spec, and another one in a folder.
    private func withPackage(manifest: String = "", _ body: (TemporaryFolder) throws -> Void) throws
    {
        try withTemporaryFolder { folder in
            try folder.write("Package.swift", manifest)
            try folder.write(spec, into: "Sources/App/routes.yaml")
            try folder.write(other, into: "Sources/App/Checkout/routes.yaml")
            try body(folder)
        }
    }

    private let names = ["Sources/App/routes.yaml", "Sources/App/Checkout/routes.yaml"]

    @Test(arguments: [["check"], ["check", "--together"]])
    func areReportedWithBothPlaces(command: [String]) throws {
        try withPackage { folder in
            let outcome = folder.run(command + names)
            #expect(outcome.code == .findings)
            #expect(
                outcome.output == """
                    Sources/App/routes.yaml: 1 route, no problems
                    Sources/App/Checkout/routes.yaml:1:1: error: this spec makes the enum 'AppRoute', and so does \
                    'Sources/App/routes.yaml' [bad-name]
                    bases: [a://b]
                    ^
                    Sources/App/routes.yaml:1:1: note: 'AppRoute' is declared here
                    bases: [a://b]
                    ^
                    help: give one of them another name, as in enum: CheckoutRoute
                    Sources/App/Checkout/routes.yaml: 1 error

                    """)
        }
    }

    @Test func areLocatedAtTheirNames() throws {
        try withPackage { folder in
            try folder.write("enum: AppRoute\n" + other, into: "Sources/App/Shop.routes.yaml")
            let outcome = folder.run(["check", names[0], "Sources/App/Shop.routes.yaml"])
            #expect(
                outcome.output.hasPrefix(
                    """
                    Sources/App/routes.yaml: 1 route, no problems
                    Sources/App/Shop.routes.yaml:1:7: error: this spec makes the enum 'AppRoute', and so does \
                    'Sources/App/routes.yaml' [bad-name]
                    enum: AppRoute
                          ^~~~~~~~

                    """), "\(outcome.output)")
        }
    }

    @Test func areFineWithTwoNames() throws {
        try withPackage { folder in
            try folder.write("enum: CheckoutRoute\n" + other, into: names[1])
            #expect(folder.run(["check"] + names).code == .success)
            #expect(folder.run(["check", "--together"] + names).code == .success)
        }
    }

    /// Without a build, only `--together` tells that the specs belong to the same target.
    @Test func mayBeOfTwoTargetsWithoutAManifest() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            try folder.write(other, into: "Checkout/routes.yaml")
            #expect(folder.run(["check", "routes.yaml", "Checkout/routes.yaml"]).code == .success)
            let outcome = folder.run(["check", "--together", "routes.yaml", "Checkout/routes.yaml"])
            #expect(outcome.code == .findings)
            #expect(
                outcome.output.contains(
                    "error: this spec makes the enum 'AppRoute', and so does 'routes.yaml' [bad-name]\n"
                ))
        }
    }

    @Test(arguments: ["Sources/Features/Cart", "Sources/Cart", "Cart"])
    func areFineInTwoTargets(path: String) throws {
        try withPackage(manifest: ".target(name: \"Cart\", path: \"\(path)\")") { folder in
            try folder.write(other, into: "\(path)/Links/routes.yaml")
            let outcome = folder.run(["check", "--together", names[0], "\(path)/Links/routes.yaml"])
            #expect(outcome.code == .success, "\(outcome.output)")
        }
    }

    @Test func areNotOneSpecNamedTwice() throws {
        try withPackage { folder in
            #expect(folder.run(["check", names[0], "./" + names[0]]).code == .success)
        }
    }

    /// A mounted enum with the name of the spec's own has another message.
    @Test func areReportedAtTheSecondMount() throws {
        try withPackage { folder in
            let mounts = "  a:\n    spec: Checkout/routes.yaml\n  b:\n    spec: routes.yaml\n"
            try folder.write(
                "bases: [a://b]\nroutes:\n" + mounts, into: "Sources/App/Main.routes.yaml")
            let outcome = folder.run(["check"])
            #expect(outcome.code == .findings)
            #expect(
                outcome.output == """
                    Sources/App/Main.routes.yaml:6:11: error: this spec makes the enum 'AppRoute', and so does \
                    'Checkout/routes.yaml' [bad-name]
                        spec: routes.yaml
                              ^~~~~~~~~~~
                    Sources/App/Checkout/routes.yaml:1:1: note: 'AppRoute' is declared here
                    bases: [a://b]
                    ^
                    help: give one of them another name, as in enum: CheckoutRoute
                    Sources/App/Main.routes.yaml: 1 error

                    """)
        }
    }

    /// A module has its own names, and a spec that is mounted twice has one enum.
    @Test func areFineInAMountedModule() throws {
        try withPackage { folder in
            let mounts = ["a", "b"].map {
                "  \($0):\n    spec: Shop/routes.yaml\n    path: \($0)\n"
            }.joined()
            try folder.write("access: public\n" + other, into: "Sources/Shop/routes.yaml")
            try folder.write(spec + mounts, into: names[0])
            let outcome = folder.run(["check", names[0]])
            #expect(outcome.code == .success, "\(outcome.output)")
        }
    }
}
