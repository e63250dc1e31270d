import Foundation
import RouteTestSupport
import Testing

@testable import routegen

/// The Swift code of the pages compiles without warnings, together with the enum of the spec above
/// it, and prints what its comments say.
@Suite(
    "The pages' Swift code",
    .enabled(if: SwiftCode.compiler != nil, "there is no swiftc on the path"))
struct SwiftBlockTests {
    @Test(arguments: SwiftCode.all.filter { $0.kind == .program })
    func codeCompilesAndPrintsWhatItsCommentsSay(code: SwiftCode) throws {
        try withTemporaryFolder { folder in
            let products = try SwiftCode.products()
            let objects = try ["RouteRuntime", "RoutePatterns"].flatMap { module in
                try BuiltModule(module, in: URL(filePath: products)).objects()
            }
            let files = try code.write(to: folder, main: "main.swift")
            let announced = code.announcedOutput
            let action = announced.isEmpty ? ["-typecheck"] : ["-o", "App"] + objects
            let compiled = try SwiftCode.compile(
                ["-wmo", "-module-name", "App", "-I", "\(products)/Modules"] + action + files,
                in: folder)
            #expect(compiled.isEmpty, "\(code.testDescription)\n\(compiled)")
            if announced.isEmpty || !compiled.isEmpty { return }
            let outcome = try runProcess(folder.path("App"), [], in: folder)
            #expect(outcome.code == 0, "\(code.testDescription)\n\(outcome.error)")
            let printed = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast()
            #expect(printed.map(String.init) == announced, "\(code.testDescription)")
        }
    }

    /// PluginTests build the README's package.
    @Test func thereIsOneManifestTheOneThatIsBuilt() {
        let manifests = SwiftCode.all.filter { $0.kind == .manifest }
        #expect(manifests.map(\.page).contains("README.md"))
        #expect(Set(manifests.flatMap(\.blocks).map(\.text)).count == 1)
    }

    @Test(arguments: SwiftCode.all.filter { $0.kind == .manifest })
    func aManifestCompiles(code: SwiftCode) throws {
        try withTemporaryFolder { folder in
            let toolchain = try #require(SwiftCode.compiler)
            let interface = URL(filePath: toolchain).resolvingSymlinksInPath()
                .deletingLastPathComponent().deletingLastPathComponent().appending(
                    path: "lib/swift/pm/ManifestAPI")
            let files = try code.write(to: folder, main: "Package.swift")
            let compiled = try SwiftCode.compile(
                ["-typecheck", "-package-description-version", "6.2.0", "-I", interface.path]
                    + files, in: folder)
            #expect(compiled.isEmpty, "\(code.testDescription)\n\(compiled)")
        }
    }

    @Test func codeWithSwiftUICompiles() throws {
        try withTemporaryFolder { stubs in
            let products = try SwiftCode.products()
            // Without SwiftUI, the built RouteNavigationUI is empty, so it is compiled here. It
            // uses package declarations of RouteNavigation.
            let modules =
                try [
                    ("SwiftUI", SwiftCode.swiftUIStub()),
                    ("RouteNavigation", SwiftCode.navigationState()),
                    ("RouteNavigationUI", SwiftCode.navigationLayer()),
                ] + SwiftCode.stubs()
            let folders = ["-I", stubs.path, "-I", "\(products)/Modules"]
            for (module, files) in modules {
                let made = try SwiftCode.compile(
                    [
                        "-emit-module", "-wmo", "-parse-as-library", "-module-name", module,
                        "-package-name", "RouteGen",
                    ]
                        + ["-o", "\(module).swiftmodule"] + folders + files, in: stubs)
                try #require(made.isEmpty, "\(made)")
            }
            let all = SwiftCode.all.filter { $0.kind == .views }
            #expect(!all.isEmpty)
            for code in all {
                try withTemporaryFolder { folder in
                    let files = try code.write(to: folder, main: "App.swift")
                    let compiled = try SwiftCode.compile(
                        ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "App"] + folders
                            + files, in: folder)
                    #expect(compiled.isEmpty, "\(code.testDescription)\n\(compiled)")
                }
            }
        }
    }
}
