import Foundation
import RouteCompiler
import RouteSpec
import Testing

/// The compiler's errors about the app's types in generated code.
@Suite(
    "Types of the app", .enabled(if: Toolchain.compiler != nil, "there is no swiftc on the path"))
struct AppTypeTests {
    static let spec = """
        scheme: m
        routes:
          home: home
          shop: shop/${shop:Shop}
          shops: shops?all=${all:[Shop]}
        """

    static let unavailable = """
        error: 'value' is unavailable: a parameter's type must be Hashable, Sendable, and \
        LosslessStringConvertible or RawRepresentable by String or an integer
        """

    @Test(arguments: [
        ("struct Shop {}", unavailable),
        ("struct Shop: Hashable, Sendable {}", unavailable),
        ("struct Shop: Hashable { let rawValue: Double }", unavailable),
        ("struct Shop: RawRepresentable { let rawValue: String }", unavailable),
        ("final class Shop: Sendable { let name = 1 }", unavailable),
        ("", "error: cannot find 'Shop' in scope"),
    ])
    func theFirstErrorAboutATypeNamesItsPattern(declaration: String, message: String) throws {
        let (errors, source) = try errors(with: declaration)
        let first = try #require(errors.first)
        #expect(first.message == message)
        #expect(
            source[first.line - 1] == "    _ = _Route.value(Shop.self, \"\")  // shop/${shop:Shop}")
    }

    @Test(arguments: [
        "enum Shop: String { case a }", "enum Shop: Int8 { case a }",
        "struct Shop: Hashable, LosslessStringConvertible { let description: String; init?(_ text: String) { nil } }",
        """
        struct Shop: Hashable, RawRepresentable, LosslessStringConvertible {
            let rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            init?(_ text: String) { nil }
            var description: String { rawValue }
        }
        """,
    ])
    func aTypeThatConformsIsAccepted(declaration: String) throws {
        let (errors, _) = try errors(with: declaration)
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func twoNamesCanMeanOneType() throws {
        let spec = """
            scheme: m
            routes:
              shop: shop/${shop:Shop}
              store: store/${store:Store}?x=${x:App.Shop}
            """
        let (errors, _) = try errors(
            with: "enum Shop: String { case a }; typealias Store = Shop", spec: spec)
        #expect(errors.isEmpty, "\(errors)")
    }

    /// The compiler's errors in the generated file, and its lines.
    private func errors(with declaration: String, spec: String = spec) throws -> (
        [(line: Int, message: String)], [Substring]
    ) {
        let source = SourceText(path: "routes.yaml", text: spec)
        let text = try #require(
            Compiler.compile(source, name: "routes.yaml").swift(fileName: "routes.yaml"),
            "the spec has errors")
        let output = try Toolchain.use { toolchain in
            let files = [
                try toolchain.write("AppRoute.swift", text),
                try toolchain.write("Shop.swift", declaration),
            ]
            return try toolchain.compile(
                [
                    "-typecheck", "-wmo", "-diagnostic-style=llvm", "-swift-version", "6",
                    "-module-name",
                    "App",
                ]
                    + ["-I", Toolchain.modules()] + files)
        }
        let errors = output.split(separator: "\n").compactMap {
            line -> (line: Int, message: String)? in
            let parts = line.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, parts[0].hasSuffix("AppRoute.swift"),
                parts[3].hasPrefix(" error: "),
                let number = Int(parts[1])
            else { return nil }
            return (number, parts[3].dropFirst().description)
        }
        return (errors, text.split(separator: "\n", omittingEmptySubsequences: false))
    }
}
