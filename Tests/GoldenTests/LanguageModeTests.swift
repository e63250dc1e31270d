import Foundation
import RouteCompiler
import RouteSpec
import Testing

/// Generated files compile without warnings in every language mode and at every access level.
@Suite("Language modes", .enabled(if: Toolchain.compiler != nil, "there is no swiftc on the path"))
struct LanguageModeTests {
    /// Specs that together use every feature.
    static let specs = [
        "example", "types", "integers", "ranks", "user-types", "groups", "keywords",
        "several-patterns", "no-base",
        "single", "tabs", "tab-names",
    ]

    static let strict = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap {
            ["-enable-upcoming-feature", $0]
        }

    /// Besides plain Swift 6, in which the golden files are a part of this test target, and plain
    /// Swift 5, in which a package of PluginTests is built.
    static let modes: [[String]] = [
        ["-swift-version", "5", "-strict-concurrency=complete"] + strict,
        ["-swift-version", "6", "-enable-library-evolution"],
        ["-swift-version", "6", "-default-isolation", "MainActor"] + strict,
    ]

    @Test func noWarningInAnyModeWithAnyAccess() throws {
        try Toolchain.use { toolchain in
            var files = [try toolchain.write("User.swift", Self.user)]
            for access in Access.allCases {
                for spec in Self.specs {
                    let source = try generated(spec, access)
                    files.append(try toolchain.write("\(spec)-\(access.rawValue).swift", source))
                }
            }
            for mode in Self.modes {
                let output = try toolchain.compile(
                    ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "App"]
                        + ["-package-name", "app", "-I", Toolchain.modules()] + mode + files)
                // Not on every system is Foundation itself built for library evolution.
                let complaints = output.split(separator: "\n").filter { line in
                    (line.contains("warning: ") || line.contains("error: "))
                        && !line.contains("' was not compiled with")
                }
                #expect(complaints.isEmpty, "\(mode.joined(separator: " ")):\n\(output)")
            }
        }
    }

    /// An app's other code: a plain import, independent of the generated files, and values on and
    /// off the main actor.
    private static let user = """
        import Foundation
        import RouteNavigation
        import RouteRuntime

        nonisolated func open(_ url: URL?) -> String? {
            guard let route = internalExample(url: url) else { return nil }
            switch route {
            case .userPosts(let id, let page, _): return "\\(id) \\(page)"
            case .auth(.signUp(let provider)): return provider
            default: return route.url().absoluteString
            }
        }

        @MainActor func save(_ route: publicExample) throws -> Data {
            try JSONEncoder().encode([route])
        }

        nonisolated func titles(_ route: publicTabs) -> [String] {
            let tabs = packageTabs.Tab.allCases.map(\\.rawValue) + internalTabNames.Tab.allCases.map(\\.rawValue)
            return tabs + [publicTabs.root(of: route.place.tabs.first ?? .home), route.place.parent].compactMap { $0?.rawValue }
        }

        @MainActor func draw<Route: NavigableRoute>(_ route: Route) -> Route? {
            let place = route.place
            return place.presentation == .push && place.isRestorable && place.opensInPlace ? place.parent : nil
        }

        @MainActor func draw() {
            _ = (draw(internalTabs.home), draw(packageTabNames.none), draw(publicTabs.preferences(.all)))
        }

        nonisolated func defaults() -> [any Hashable & Sendable] {
            let closed: [publicExample] = [.artist(id: "a"), .feed(), .product(productId: "b", quantity: 2)]
            return closed + [
                publicTypes.tab(value: .likes), internalTypes.uuid(value: UUID()), packageTypes.text(value: "a", l: ["b"]),
                internalTypes.rests(.bool()), publicTypes.url(value: URL(fileURLWithPath: "/"), d: URL(fileURLWithPath: "/")),
            ]
        }

        @MainActor func draw() -> internalExample {
            .product(productId: "c")
        }

        nonisolated func isHome(_ route: packageExample) -> Bool {
            Set([route, .home]).count == 1 && route == packageExample(rawValue: route.rawValue)
        }
        """

    /// The generated file of a golden spec with another access level and name.
    private func generated(_ spec: String, _ access: Access) throws -> String {
        let golden = try #require(GoldenCase.all.first { $0.name == spec })
        let name =
            access.rawValue
            + spec.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let lines = golden.text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("enum:") && !$0.hasPrefix("access:") }
        let text = (["enum: \(name)", "access: \(access.rawValue)"] + lines).joined(separator: "\n")
        let compilation = Compiler.compile(
            SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
        return try #require(compilation.swift(fileName: "routes.yaml"))
    }
}
