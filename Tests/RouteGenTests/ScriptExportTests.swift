import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("export typescript, export javascript")
struct ScriptExportTests {
    private static let spec = """
        bases: [https://example.com]
        routes:
          home: ""
          user:
            doc: Everybody's page.
            pattern: user/${name}
          admin:
            path: user
            routes:
              me: me
              keys:
                routes:
                  list: ${name}/keys/${id:Int}
        """

    private func withSpec<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            return try body(folder)
        }
    }

    @Test func aTypeScriptFileHasTheTypesItself() throws {
        try withSpec { folder in
            #expect(folder.run(["export", "typescript", "-o", "routes.ts"]).code == .success)
            #expect(try folder.names() == ["routes.ts", "routes.yaml"])
            let text = try folder.read("routes.ts")
            #expect(text == folder.run(["export", "typescript"]).output)
            #expect(text == folder.run(["export", "typescript", "-"], input: Self.spec).output)
            #expect(
                text.hasPrefix(
                    """
                    /**
                     * Made by routegen from routes.yaml. Do not edit: edit the spec.
                     * @noprettier
                     */
                    /* eslint-disable */

                    """))
            #expect(
                text.contains("  | { route: \"admin.keys.list\"; name: string; id: number };\n"))
            #expect(
                text.contains(
                    """

                    /**
                     * Everybody's page.
                     *
                     * `user/${name}`
                     */
                    export function user({ name }: Params<"user">, options?: LinkOptions): string {

                    """))
        }
    }

    @Test(arguments: [("routes.js", "routes.d.ts"), ("routes.mjs", "routes.d.mts")])
    func theTypesOfAJavaScriptFileAreBesideIt(name: String, types: String) throws {
        try withSpec { folder in
            let arguments = ["export", "javascript", "-o", name]
            #expect(folder.run(arguments).code == .success)
            #expect(try folder.names() == [types, name, "routes.yaml"].sorted())
            #expect(
                try folder.read(name).contains(
                    "\nexport function user({ name }, options) {\n"))
            let parameters = "values: Params<\"user\">, options?: LinkOptions"
            let declaration = "\nexport declare function user(\(parameters)): string;\n"
            #expect(try folder.read(types).contains(declaration))
            #expect(folder.run(arguments + ["--check"]).code == .success)
            try folder.write(types, "")
            let stale = folder.run(arguments + ["--check"])
            #expect(stale.code == .findings)
            #expect(
                stale.error == """
                    error: '\(types)' is stale: 'routes.yaml' makes another file
                    help: run 'routegen export javascript -o \(name)'

                    """)
        }
    }

    /// What a module has of its spec, before the functions that are the same in each.
    private func ownPart(_ module: String) -> String {
        let end = module.firstRange(of: "// The functions that the code above calls.")
        return String(module[..<(end?.lowerBound ?? module.endIndex)])
    }

    /// Routes that are left out keep their URLs, which open no other route.
    @Test func groupsAreLeftOut() throws {
        try withSpec { folder in
            let text = ownPart(folder.run(["export", "typescript", "--without", "admin"]).output)
            #expect(!text.contains("admin") && !text.contains("keys"))
            #expect(text.contains(": $Pattern = { path: [\"user\", \"me\"] };"))
            let options = ["--only", "admin", "--without", "admin.keys"]
            let only = ownPart(folder.run(["export", "typescript"] + options).output)
            #expect(only.contains("export type Route =\n  | { route: \"admin.me\" };\n"))
            #expect(!only.contains("keys"))
        }
    }

    @Test(arguments: [
        (["--only", "admn"], "error: the spec has no group 'admn'\nhelp: did you mean 'admin'?\n"),
        (["--without", "user"], "error: the spec has no group 'user'\n"),
        (
            ["--only", "admin.keys", "--without", "admin"],
            "error: no route is left\nhelp: leave out '--without', or name fewer groups\n"
        ),
    ])
    func groupsThatAreNotThere(options: [String], error: String) throws {
        try withSpec { folder in
            let outcome = folder.run(["export", "javascript"] + options)
            #expect(outcome.code == .failure)
            #expect(outcome.error == error)
            #expect(outcome.output == "")
        }
    }

    @Test func aLinkOfAMountedEnum() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "Shop.routes.yaml",
                "scheme: shop\nroutes:\n  cart: cart\n  login: login?next=${next:ShopRoute?}\n")
            try folder.write(
                "routes.yaml",
                "scheme: app\nroutes:\n  shop:\n    spec: Shop.routes.yaml\n    path: shop\n")
            let outcome = folder.run(["export", "typescript"])
            #expect(outcome.code == .success)
            #expect(
                outcome.error == """
                    note: Shop.routes.yaml:4:3: the route 'shop.login' is left out: it has a link of another enum, 'ShopRoute'
                    help: export the mounted spec to read and write these links

                    """)
            #expect(
                outcome.output.contains("function shopCart(") && !outcome.output.contains("login"))
        }
    }

    /// A file without a route would be no module.
    @Test(arguments: ["typescript", "javascript", "html"]) func onlyLinksOfAMountedEnum(
        kind: String
    ) throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "Shop.routes.yaml",
                "scheme: shop\nroutes:\n  login: login?next=${next:ShopRoute?}\n")
            try folder.write(
                "routes.yaml", "scheme: app\nroutes:\n  shop:\n    spec: Shop.routes.yaml\n")
            let outcome = folder.run(["export", kind])
            #expect(outcome.code == .failure)
            #expect(outcome.output == "")
            #expect(outcome.error.hasSuffix("\nerror: no route is left\n"))
        }
    }

    /// A type that the spec doesn't declare may be misspelled.
    @Test func typesOfTheApp() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml", "scheme: app\nroutes:\n  a: a/${id:Imt}\n  b: b/${id:Imt}\n")
            let note =
                "note: routes.yaml:3:3: 'Imt' is a type of the app: its values are strings here\n"
            #expect(folder.run(["export", "typescript"]).error == note)
        }
    }

    @Test func integersBeyondANumber() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml", "scheme: app\nroutes:\n  a: a?n=${n:Int=9007199254740993}\n")
            let outcome = folder.run(["export", "typescript"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == """
                    error: routes.yaml:3:3: a JavaScript number cannot hold 9007199254740993, a value of 'n' of 'a', exactly
                    help: export with --bigint

                    """)
            #expect(
                folder.run(["export", "typescript", "--bigint"]).output.contains(
                    "n: bigint }"))
            #expect(
                folder.run(["export", "json", "--bigint"]).error.hasPrefix(
                    "error: the option '--bigint' is not for 'json'\n"))
        }
    }
}
