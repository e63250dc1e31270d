import RouteCompiler
import Testing

@testable import routegen
@testable import routegen_build

/// The tools find the specs that a spec mounts, and every command supports mounts.
@Suite("Mounted specs")
struct MountedSpecTests {
    private static let app = """
        bases: [myapp://app]
        routes:
          home: ""
          shop:
            spec: ShopFeature/Shop.routes.yaml
            path: shop

        """
    private static let shop = "access: public\nroutes:\n  item: item/${id:Int}\n"

    /// A package with an app and a feature.
    private func withPackage(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.write("Package.swift", "")
            try folder.write(Self.app, into: "Sources/App/routes.yaml")
            try folder.write(Self.shop, into: "Sources/ShopFeature/Shop.routes.yaml")
            try body(folder)
        }
    }

    private let spec = "Sources/App/routes.yaml"

    @Test func aModuleIsFoundInThePackage() throws {
        try withPackage { folder in
            let list = folder.run(["list", spec])
            #expect(
                list.output == "home                /\nshop.item(id: Int)  shop/item/${id:Int}\n",
                "\(list.error)")
            let match = folder.run(["match", spec, "--format=json", "myapp://app/shop/item/7"])
            #expect(
                match.output == """
                    {"url":"myapp://app/shop/item/7","route":"shop.item","values":{"id":7},"canonical":"myapp://app/shop/item/7"}

                    """)
            #expect(
                folder.run(["url", spec, "shop.item", "id=7"]).output == "myapp://app/shop/item/7\n"
            )
            let swift = folder.run(["generate", spec]).output
            #expect(swift.contains("import RouteRuntime\nimport ShopFeature\n"))
            #expect(swift.contains("  case shop(ShopRoute)\n"))
        }
    }

    @Test func aSpecOfAnotherTargetIsMountedByItsModule() throws {
        try withPackage { folder in
            let app =
                "bases: [a://b]\nroutes:\n  shop:\n    spec: ../ShopFeature/Shop.routes.yaml\n"
            try folder.write(app, into: spec)
            let warning = """
                Sources/App/routes.yaml:4:11: warning: '../ShopFeature/Shop.routes.yaml' is in the target 'ShopFeature', \
                which the generated file does not import [mount-module]
                    spec: ../ShopFeature/Shop.routes.yaml
                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                help: write ShopFeature/Shop.routes.yaml

                """
            #expect(folder.run(["check", spec]).output.hasPrefix(warning))
            try folder.write("allow: [mount-module]\n" + app, into: spec)
            #expect(!folder.run(["check", spec]).output.contains("mount-module"))
            // A folder of the same target, and a target whose folder isn't in Sources.
            try folder.write(Self.shop, into: "Sources/App/Shop/Shop.routes.yaml")
            try folder.write(Self.shop, into: "Shop/Shop.routes.yaml")
            for (path, isOther) in [
                ("Shop/Shop.routes.yaml", false), ("../../Shop/Shop.routes.yaml", true),
            ] {
                try folder.write(
                    "bases: [a://b]\nroutes:\n  shop:\n    spec: \(path)\n", into: spec)
                let output = folder.run(["check", spec, "--module", "ShopKit=Shop"]).output
                #expect(
                    output.contains("help: write ShopKit/Shop.routes.yaml\n") == isOther,
                    "\(output)")
            }
        }
    }

    @Test func aModuleElsewhereIsNamed() throws {
        try withPackage { folder in
            try folder.write(
                "bases: [a://b]\nroutes:\n  help:\n    spec: Help/Pages/Help.routes.yaml\n",
                into: "app.yaml")
            try folder.write(
                "access: public\nroutes:\n  page: page\n", into: "Other/Help/Pages/Help.routes.yaml"
            )
            let list = folder.run([
                "list", "--module=Help=Other/Help", "app.yaml", "--module", "X=Y",
            ])
            #expect(list.output == "help.page  page\n", "\(list.error)")
            let outcome = folder.run(["list", "app.yaml"])
            #expect(
                outcome.error == """
                    app.yaml:4:11: error: there is no spec 'Help/Pages/Help.routes.yaml' [bad-value]
                        spec: Help/Pages/Help.routes.yaml
                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~
                    help: looked for Help/Pages/Help.routes.yaml, Sources/Help/Pages/Help.routes.yaml; \
                    for another folder, add --module Help=FOLDER

                    """)
            let arguments = ["--module", "Help=Other/Help", "-o", "App.swift"]
            let stale = folder.run(["generate", "app.yaml", "--check"] + arguments)
            let command = "routegen generate app.yaml \(arguments.joined(separator: " "))"
            #expect(stale.error == "error: 'App.swift' is missing\nhelp: run '\(command)'\n")
        }
    }

    @Test(arguments: ["Help", "=folder", "Help=", "1=folder"])
    func aModuleWithoutAFolderIsWrongUsage(text: String) throws {
        let outcome = try run(["check", "--module", text])
        #expect(outcome.code == .usage)
        #expect(
            outcome.error.hasPrefix(
                "error: '\(text)' is not a module and its folder\nhelp: write --module NAME=FOLDER\nusage: routegen check"
            ))
    }

    @Test func theBuildToolLooksInTheModulesThatTheBuildNames() throws {
        try withPackage { folder in
            let file = folder.path(spec)
            let module = "ShopFeature=\(folder.path("Sources/ShopFeature"))"
            let built = folder.run(
                ["--module", module, file, folder.path("A.swift")], by: BuildTool.run)
            #expect(built.code == .success, "\(built.error)")
            let swift = try folder.read("A.swift")
            #expect(swift == folder.run(["generate", spec]).output)

            let missing = folder.run([file, folder.path("A.swift")], by: BuildTool.run)
            #expect(missing.code == .failure)
            let beside = folder.path("Sources/App/ShopFeature/Shop.routes.yaml")
            #expect(
                missing.error == """
                    \(file):5:11: error: there is no spec 'ShopFeature/Shop.routes.yaml' [bad-value]
                    \(file):5:11: note: looked for \(beside); a target with a spec to mount must be a dependency of \
                    this one

                    """)
        }
    }

    @Test func aMountedFileThatCannotBeReadSaysWhy() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "bases: [a://b]\nroutes:\n  x:\n    spec: folder.routes.yaml\n", into: "routes.yaml"
            )
            try folder.write("", into: "folder.routes.yaml/file")
            let outcome = folder.run(["check"])
            #expect(
                outcome.output.hasPrefix(
                    "routes.yaml:4:11: error: cannot read 'folder.routes.yaml': it is a folder [bad-value]\n"
                ),
                "\(outcome.output)")
        }
    }

    @Test func oneFileUnderTwoNamesIsOneFile() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "bases: [a://b]\nroutes:\n  x:\n    spec: b/B.routes.yaml\n", into: "a/routes.yaml")
            try folder.write(
                "routes:\n  y:\n    spec: ../../a/./routes.yaml\n", into: "a/b/B.routes.yaml")
            let outcome = folder.run(["check", "a/routes.yaml"])
            #expect(
                outcome.output.hasPrefix(
                    "a/b/B.routes.yaml:3:11: error: '../../a/./routes.yaml' mounts this spec"),
                "\(outcome.output)")
        }
    }

    @Test func theDiffOfARevisionReadsItsMountedSpecs() throws {
        try withPackage { folder in
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", ".")
            try folder.git("commit", "-q", "-m", "First")
            try folder.write(
                "access: public\nroutes:\n  item: items/${id:Int}\n",
                into: "Sources/ShopFeature/Shop.routes.yaml")
            let outcome = folder.run(["diff", "git:main", spec])
            #expect(
                outcome.output == """
                    Sources/ShopFeature/Shop.routes.yaml:3:9: error: 'shop.item', item → items: links open nothing, \
                    such as myapp://app/shop/item/0 [link-lost]
                    Sources/App/routes.yaml: 1 error

                    """, "\(outcome.error)")
        }
    }

    @Test func theDiffSeesAGroupThatBecomesAMount() throws {
        try withPackage { folder in
            let group =
                "bases: [myapp://app]\nroutes:\n  home: \"\"\n  shop:\n    path: shop\n    routes:\n"
            try folder.write(group + "      item: item/${id:Int}\n", into: "old.yaml")
            let outcome = folder.run(["diff", "old.yaml", spec])
            #expect(
                outcome.output == """
                    Sources/App/routes.yaml:4:3: error: the enum of 'shop' is ShopFeature.ShopRoute, \
                    not the group's own [group-renamed]
                    Sources/App/routes.yaml: 1 error

                    """, "\(outcome.error)")
        }
    }

    /// With a host, `A/x` and `a/x` differ; without one, the first segment is a host, and hosts
    /// ignore case.
    @Test func aMountedSpecIsWarnedAboutWhatOnlyItsMounterReads() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "bases: [a://b]\nroutes:\n  upper: A/x?q=${q}\n  lower: a/x?r=${r}\n  one: i?q=${q}\n  two: i?r=${r}\n",
                into: "B.routes.yaml")
            func mounter(_ allowed: String) -> String {
                "enum: A\nbases: [\"c://\"]\nroutes:\n  b:\n    spec: B.routes.yaml\n\(allowed)"
            }
            try folder.write(mounter(""), into: "a.yaml")
            let warning = """
                B.routes.yaml:4:10: warning: a URL with the items of both this pattern and 'b.upper' opens 'b.upper' \
                [ambiguous-query]
                B.routes.yaml:3:10: note: 'b.upper' matches c://a/x?q=a&r=a first
                B.routes.yaml:4:10: note: give both patterns a literal item with different values, or different paths; if a server makes the links, name an item that must be absent, as in &!reply

                """
            #expect(folder.run(["generate", "a.yaml"]).error == warning)
            let alone = folder.run(["generate", "B.routes.yaml"]).error
            #expect(alone.hasPrefix("B.routes.yaml:6:8: warning: "), "\(alone)")
            #expect(!alone.contains("upper"), "\(alone)")
            try folder.write(mounter("    allow: [ambiguous-query]\n"), into: "a.yaml")
            #expect(folder.run(["generate", "a.yaml"]).error == "")
        }
    }

    @Test func specsThatNobodyMountsAreCheckedTogether() throws {
        try withTemporaryFolder { folder in
            try folder.write("bases: [a://b]\nroutes:\n  a: x/${id:Int}\n", into: "A.routes.yaml")
            try folder.write(
                "bases: [a://b]\nroutes:\n  a: x/${id:Int}\n  b: y/${text}\n", into: "B.routes.yaml"
            )
            #expect(folder.run(["check", "A.routes.yaml", "B.routes.yaml"]).code == .success)
            let outcome = folder.run(["check", "--together", "A.routes.yaml", "B.routes.yaml"])
            #expect(outcome.code == .findings)
            #expect(
                outcome.output == """
                    A.routes.yaml: 1 route, no problems
                    B.routes.yaml: 2 routes, no problems
                    B.routes.yaml:3:6: error: this pattern matches exactly the same URLs as 'ARoute.a' [same-urls]
                      a: x/${id:Int}
                         ^~~~~~~~~~~
                    A.routes.yaml:3:6: note: 'ARoute.a' matches a://b/x/0
                      a: x/${id:Int}
                         ^~~~~~~~~~~
                    help: remove one of the patterns
                    together: 3 routes, 1 error

                    """)
        }
    }

    @Test func whatAnotherSpecMountsIsCheckedTogetherOnce() throws {
        try withPackage { folder in
            let outcome = folder.run([
                "check", "--together", spec, "Sources/ShopFeature/Shop.routes.yaml",
            ])
            #expect(outcome.code == .success)
            #expect(
                outcome.output.hasSuffix("together: 2 routes, no problems\n"), "\(outcome.output)")
        }
    }

    @Test func togetherNeedsSeveralSpecs() throws {
        try withPackage { folder in
            let outcome = folder.run(["check", "--together", spec])
            #expect(outcome.code == .usage)
            #expect(
                outcome.error.hasPrefix(
                    "error: the option '--together' needs several specs\nhelp: name two or more\n"))
        }
    }
}
