import Foundation
import RouteCompiler
import RouteLanguage
import RouteSpec
import Testing

/// Specs with more routes than the compiler can check in one exhaustive switch.
@Suite("Large specs", .enabled(if: Toolchain.compiler != nil, "there is no swiftc on the path"))
struct LargeSpecTests {
    static let routes = 850

    /// A spec whose routes have patterns of several forms, and different numbers of values.
    private static let spec: String = {
        let patterns = [
            "page0", "post0/${id:Int}", "item0/${id}/edit",
            "shop0/${id}/items/${item:Int}?page=${page:Int?}&sort=${sort}",
            "list0/${slug}/${tail...}", "tag0/v${major:Int}.${minor:Int}", "same/${id:Int}/a0",
            "same/${name}/a0/${rest...}",
        ]
        // Many literals after a value, beside an end and another value.
        let siblings =
            (0..<60).map { "  s\($0): many/${part:Int}/at\($0)/${name}\n" }.joined()
            + "  sibling: many/${part:Int}/${name}/${tail}\n  many: many/${part:Int}\n"
        return "enum: LargeRoute\nscheme: app\nhost: large\nroutes:\n" + siblings
            + (0..<routes).map { number in
                let pattern = patterns[number % patterns.count]
                return "  r\(number): \(pattern.replacingOccurrences(of: "0", with: "\(number)"))\n"
            }.joined()
    }()

    /// The same spec with a place for each route: stacks of a hundred screens.
    private static let specWithTabs: String = {
        "enum: LargeRoute\ntabs: [home]\nroutes:\n  home:\n    pattern: home\n    tab: home\n    present: root\n"
            + (0..<routes).map { number in
                let parent = number % 100 == 0 ? "home" : "r\(number - 1)"
                let presentation = ["push", "sheet", "cover"][number % 3]
                return "  r\(number):\n    pattern: page\(number)/${id:Int}?note=${note}\n"
                    + "    parent: \(parent)\n    present: \(presentation)\n    restorable: \(number % 2 == 0)\n"
            }.joined()
    }()

    private static let programWithTabs = """
        import RouteNavigation

        for number in 0..<850 {
            var route = LargeRoute(rawValue: "page\\(number)/5?note=x")
            var depth = 0
            let first = route.map { "\\($0.place.presentation) \\($0.place.isRestorable)" } ?? ""
            while let parent = route?.place.parent {
                depth += 1
                route = parent
            }
            print(depth, first, route == .home && route?.place.tabs == [.home])
        }
        """

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

    @Test func everyRouteIsReadWrittenAndCompared() throws {
        let compilation = Compiler.compile(
            SourceText(path: "routes.yaml", text: Self.spec), name: "routes.yaml")
        let table = try #require(compilation.compiled?.table)
        let source = try #require(compilation.swift(fileName: "routes.yaml"))
        var random = RandomValues(table: table, seed: 8)
        let urls = table.routeIDs.map { route in
            table.write(route: route, values: random.values(of: route), .url) ?? ""
        }
        let expected = (urls + ["app://large/none"]).map { url in
            table.read(url: url).flatMap { table.write(route: $0.route, values: $0.values, .url) }
                .map {
                    $0 + " true true"
                }
                ?? "nil"
        }
        let files = ["urls": (urls + ["app://large/none"]).joined(separator: "\n")]
        #expect(try output(of: Self.program, with: source, files) == expected)
    }

    /// Each case of a switch over a variable copies it, and for each copy the compiler looks at all
    /// uses: 600 cases took it 20 seconds. A parameter isn't copied.
    @Test func aLargeSwitchIsOverAParameter() throws {
        let compilation = Compiler.compile(
            SourceText(path: "routes.yaml", text: Self.spec), name: "routes.yaml")
        let source = try #require(compilation.swift(fileName: "routes.yaml"))
        var (subject, cases) = ("", 0)
        var most: [String: Int] = [:]
        for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("switch ") {
                (subject, cases) = (line.contains("reader[") ? "segment" : String(line), 0)
            }
            if line.hasPrefix("case \"") { cases += 1 }
            most[subject] = max(most[subject] ?? 0, cases)
        }
        #expect(most["segment", default: 0] <= 50)
        #expect(most["switch part {", default: 0] > 600)
    }

    @Test func everyRouteKnowsItsPlace() throws {
        let compilation = Compiler.compile(
            SourceText(path: "routes.yaml", text: Self.specWithTabs), name: "routes.yaml")
        let source = try #require(compilation.swift(fileName: "routes.yaml"))
        let expected = (0..<Self.routes).map { number in
            "\(number % 100 + 1) \(["push", "sheet", "cover"][number % 3]) \(number % 2 == 0) true"
        }
        #expect(
            try output(of: Self.programWithTabs, with: source, [:], isNavigable: true) == expected)
    }

    /// The lines that a program prints if it is compiled with a generated file.
    private func output(
        of program: String, with source: String, _ files: [String: String],
        isNavigable: Bool = false
    ) throws -> [String] {
        try Toolchain.use { toolchain in
            for (name, text) in files { _ = try toolchain.write(name, text) }
            let sources = [
                try toolchain.write("LargeRoute.swift", source),
                try toolchain.write("main.swift", program),
            ]
            let modules = ["RouteRuntime"] + (isNavigable ? ["RouteNavigation"] : [])
            let objects = try modules.flatMap(Toolchain.objects)
            let output = try toolchain.compile(
                [
                    "-swift-version", "6", "-warnings-as-errors", "-I", Toolchain.modules(), "-o",
                    "program",
                ]
                    + objects + sources)
            try #require(output.isEmpty, "\(output)")
            let run = try toolchain.run(toolchain.folder.appendingPathComponent("program").path, [])
            return run.output.split(separator: "\n").map(String.init)
        }
    }
}
