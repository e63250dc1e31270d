import Foundation
import Testing

@testable import routegen

/// The Swift code of the pages compiles without a warning, with the enum of the spec above it, and prints what it says
/// it prints.
@Suite("The pages' Swift code", .enabled(if: SwiftCode.compiler != nil, "there is no swiftc on the path"))
struct SwiftBlockTests {
    @Test(arguments: SwiftCode.all.filter { $0.kind == .program })
    func codeCompilesAndPrintsWhatItsCommentsSay(code: SwiftCode) throws {
        try withTemporaryFolder { folder in
            let products = try SwiftCode.products()
            let objects = try ["RouteRuntime", "RoutePatterns"].flatMap { module in
                let build = "\(products)/\(module).build"
                return try FileManager.default.contentsOfDirectory(atPath: build)
                    .filter { $0.hasSuffix(".o") }.map { "\(build)/\($0)" }
            }
            let files = try code.write(to: folder, main: "main.swift")
            let announced = code.announcedOutput
            let action = announced.isEmpty ? ["-typecheck"] : ["-o", "App"] + objects
            let compiled = try SwiftCode.compile(
                ["-module-name", "App", "-I", "\(products)/Modules"] + action + files, in: folder)
            #expect(compiled.isEmpty, "\(code.testDescription)\n\(compiled)")
            if announced.isEmpty || !compiled.isEmpty { return }
            let outcome = try runProcess(folder.path("App"), [], in: folder)
            #expect(outcome.code == 0, "\(code.testDescription)\n\(outcome.error)")
            let printed = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
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
                .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/pm/ManifestAPI")
            let files = try code.write(to: folder, main: "Package.swift")
            let compiled = try SwiftCode.compile(
                ["-typecheck", "-package-description-version", "6.2.0", "-I", interface.path] + files, in: folder)
            #expect(compiled.isEmpty, "\(code.testDescription)\n\(compiled)")
        }
    }

    @Test(arguments: SwiftCode.all.filter { $0.kind == .views })
    func codeWithSwiftUICompiles(code: SwiftCode) throws {
        try withTemporaryFolder { folder in
            let products = try SwiftCode.products()
            let made = try SwiftCode.compile(
                ["-emit-module", "-parse-as-library", "-module-name", "SwiftUI", "-o", "SwiftUI.swiftmodule"]
                    + SwiftCode.swiftUIStub(), in: folder)
            try #require(made.isEmpty, "\(made)")
            if code.blocks.contains(where: { $0.text.contains("import RouteNavigationUI") }) {
                // The package's own build of it is empty where there is no SwiftUI.
                let layer = try SwiftCode.compile(
                    ["-emit-module", "-parse-as-library", "-module-name", "RouteNavigationUI"]
                        + ["-o", "RouteNavigationUI.swiftmodule", "-I", folder.path, "-I", "\(products)/Modules"]
                        + SwiftCode.navigationLayer(), in: folder)
                try #require(layer.isEmpty, "\(layer)")
            }
            for (module, files) in try SwiftCode.stubs()
            where code.blocks.contains(where: { $0.text.contains("import \(module)\n") }) {
                let stub = try SwiftCode.compile(
                    ["-emit-module", "-parse-as-library", "-module-name", module, "-o", "\(module).swiftmodule"]
                        + ["-I", folder.path] + files, in: folder)
                try #require(stub.isEmpty, "\(stub)")
            }
            let files = try code.write(to: folder, main: "App.swift")
            let compiled = try SwiftCode.compile(
                ["-typecheck", "-parse-as-library", "-module-name", "App"]
                    + ["-I", folder.path, "-I", "\(products)/Modules"] + files, in: folder)
            #expect(compiled.isEmpty, "\(code.testDescription)\n\(compiled)")
        }
    }
}
