import Testing

extension PluginTests {
    struct CommandPluginTests {
        @Test(
            "`swift package routegen` runs in the package's folder, with every argument and the failure"
        )
        func commandLine() async throws {
            let package = try await ConsumerPackage(
                targets: """
                    .target(name: "Library", dependencies: [routeRuntime]),
                    """,
                files: ["Sources/Library/Library.swift": "let library = 1\n"])
            defer { package.remove() }
            let permission = "--allow-writing-to-package-directory"

            let first = try await package.swift("package", permission, "routegen", "init")
            #expect(first.exitCode == 0, "\(first.output)")
            #expect(package.has("routes.yaml"))

            // Without a question: only what writes needs the permission.
            let match = try await package.swift(
                "package", "routegen", "check", "--strict", "routes.yaml")
            #expect(match.exitCode == 0, "\(match.output)")

            // The package manager turns every nonzero exit code into 1, and prints the original
            // one.
            let wrong = try await package.swift("package", "routegen", "frobnicate")
            #expect(wrong.exitCode == 1)
            #expect(wrong.output.contains("frobnicate"))
            #expect(wrong.output.contains("exit code 64"))
        }

        @Test(
            "`swift package routegen diff git:main` compares the package's spec with the one of a branch"
        )
        func differenceFromABranch() async throws {
            let package = try await ConsumerPackage(
                targets: """
                    .target(name: "Library", dependencies: [routeRuntime]),
                    """,
                files: [
                    "Sources/Library/Library.swift": "let library = 1\n",
                    "routes.yaml": "scheme: myapp\nhost: app\nroutes:\n  user: user/${id}\n",
                ])
            defer { package.remove() }
            for arguments in [
                ["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "First"],
            ] {
                let result = try await package.git(arguments)
                #expect(result.exitCode == 0, "\(result.output)")
            }

            let same = try await package.swift("package", "routegen", "diff", "git:main")
            #expect(same.exitCode == 0, "\(same.output)")
            #expect(same.standardOutput.hasSuffix("routes.yaml: no changes\n"), "\(same.output)")

            try package.write(
                "scheme: myapp\nhost: app\nroutes:\n  user: users/${id}\n", to: "routes.yaml")
            let changed = try await package.swift("package", "routegen", "diff", "git:main")
            #expect(changed.exitCode == 1)
            let moved = "error: 'user', user → users: links open nothing, such as myapp://app/user/"
            #expect(changed.standardOutput.contains(moved), "\(changed.output)")
        }

        @Test("Where the plugin has no spec yet, `init` writes it, and then the target builds")
        func firstSpec() async throws {
            let package = try await ConsumerPackage(
                targets: BuildToolPluginTests.app,
                files: ["Sources/App/main.swift": "print(AppRoute.home.url())\n"])
            defer { package.remove() }
            let before = try await package.swift("build", "--target", "App")
            #expect(before.exitCode != 0)
            #expect(
                before.output.contains("error: no route spec for target 'App': "),
                "\(before.output)")

            let permission = "--allow-writing-to-package-directory"
            let written = try await package.swift("package", permission, "routegen", "init")
            #expect(written.exitCode == 0, "\(written.output)")
            #expect(package.has("routes.yaml"))

            let after = try await package.swift("run", "App")
            #expect(after.exitCode == 0, "\(after.output)")
            #expect(after.standardOutput.hasSuffix("myapp://app/\n"))
        }
    }
}
