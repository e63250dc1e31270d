import RouteCompiler
import RouteSpec
import SwiftEmitter
import Testing

/// The output depends only on the spec: the same bytes on every machine.
@Suite("Output") struct OutputTests {
    @Test(arguments: GoldenCase.compiled)
    func commentsLineEndsAndThePathChangeNothing(golden: GoldenCase) throws {
        let expected = try #require(golden.compilation.swift(fileName: "routes.yaml"))
        let text = golden.text
        let commented =
            "# first\n\n"
            + text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.isEmpty || line.hasPrefix("#")
                    ? "# another" : line + "   # said of \(line.utf8.count) bytes"
            }.joined(separator: "\n") + "\n# last\n"
        let changed = "---\r\n" + commented.replacing("\n", with: "\r\n")
        let compilation = Compiler.compile(
            SourceText(path: "/elsewhere/routes.yaml", text: changed), name: "routes.yaml",
            finder: .beside(golden.spec)
        )
        #expect(compilation.swift(fileName: "routes.yaml") == expected)
    }

    @Test(arguments: GoldenCase.compiled)
    func casesAreInTheSpecsOrder(golden: GoldenCase) throws {
        let spec = try #require(golden.compilation.compiled?.spec)
        let source = try #require(golden.compilation.swift(fileName: "routes.yaml"))
        let lines = source.replacing("    indirect case ", with: "    case ").split(separator: "\n")
        let declared = lines.filter { $0.hasPrefix("    case ") }.map { line in
            line.dropFirst(9).prefix { $0 != "(" && $0 != " " && $0 != ":" }.filter { $0 != "`" }
        }
        #expect(declared == spec.members.map { $0.name[...].filter { $0 != "`" } })
    }

    /// Generated code numbers variables such as 'value1'.
    @Test func aParameterNamedAsAVariableGetsAnotherName() throws {
        let source = SourceText(
            path: "routes.yaml", text: "routes:\n  a: ${value1}/${value}/${default2:Int}\n")
        let swift = try #require(
            Compiler.compile(source, name: "routes.yaml").swift(fileName: "routes.yaml"))
        #expect(swift.contains("value1_") && swift.contains("default2_"))
        #expect(!swift.contains("value_"))
    }

    @Test func aNameNotInTheSpecComesFromTheFileName() {
        let source = SourceText(path: "a/Checkout.routes.yaml", text: "routes:\n  home: \"\"\n")
        let swift = Compiler.compile(source, name: "Checkout.routes.yaml").swift(
            fileName: "Checkout.routes.yaml")
        #expect(
            swift?.hasPrefix(
                "// Made by routegen \(ToolVersion.interface) from Checkout.routes.yaml. Do not edit: edit the spec.\n"
            )
                == true)
        #expect(swift?.contains("enum CheckoutRoute: URLRoute {") == true)
    }
}
