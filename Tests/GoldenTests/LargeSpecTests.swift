import Foundation
import RouteCompiler
import RoutePatterns
import Testing

@testable import RouteProperties

/// More routes than the compiler can check one exhaustive switch for.
@Suite("Large specs", .enabled(if: Toolchain.compiler != nil, "there is no swiftc on the path"))
struct LargeSpecTests {
    static let routes = 850

    /// A spec whose routes differ in form, and in the number of their values.
    private static let spec: String = {
        let patterns = [
            "page0", "post0/${id:Int}", "item0/${id}/edit",
            "shop0/${id}/items/${item:Int}?page=${page:Int?}&sort=${sort}",
            "list0/${slug}/${tail...}", "tag0/v${major:Int}.${minor:Int}", "same/${id:Int}/a0",
            "same/${name}/a0/${rest...}",
        ]
        return "enum: LargeRoute\nscheme: app\nhost: large\nroutes:\n"
            + (0..<routes).map { number in
                let pattern = patterns[number % patterns.count]
                return "  r\(number): \(pattern.replacingOccurrences(of: "0", with: "\(number)"))\n"
            }.joined()
    }()

    private static let program = """
        import Foundation

        let texts = try String(contentsOfFile: "urls", encoding: .utf8).split(separator: "\\n")
        var seen: Set<LargeRoute> = []
        for text in texts {
            let route = LargeRoute(url: URL(string: String(text)))
            let isNew = route.map { seen.insert($0).inserted } ?? false
            print(route.map { "\\($0.url()) \\(LargeRoute(rawValue: $0.rawValue) == $0) \\(isNew)" } ?? "nil")
        }
        """

    @Test func `every route of a large spec is read, written and compared`() throws {
        let compilation = Compiler.compile(SourceText(path: "routes.yaml", text: Self.spec), name: "routes.yaml")
        let table = try #require(compilation.table)
        let source = try #require(compilation.swift(fileName: "routes.yaml"))
        var random = RandomValues(table: table, seed: 8)
        let urls = table.routes.indices.map { route in
            table.write(route: route, values: random.values(of: route), .url) ?? ""
        }
        let expected = (urls + ["app://large/none"]).map { url in
            table.read(url: url).flatMap { table.write(route: $0.route, values: $0.values, .url) }.map {
                $0 + " true true"
            }
                ?? "nil"
        }
        try Toolchain.use { toolchain in
            _ = try toolchain.write("urls", (urls + ["app://large/none"]).joined(separator: "\n"))
            try toolchain.buildModule("RouteRuntime", from: "Sources/RouteRuntime")
            let files = [
                try toolchain.write("LargeRoute.swift", source), try toolchain.write("main.swift", Self.program),
            ]
            let output = try toolchain.compile(
                ["-swift-version", "6", "-warnings-as-errors", "-I", ".", "RouteRuntime.o", "-o", "program"] + files)
            try #require(output.isEmpty, "\(output)")
            let run = try toolchain.run(toolchain.folder.appendingPathComponent("program").path, [])
            #expect(run.output.split(separator: "\n").map(String.init) == expected)
        }
    }
}
