import Foundation
import RouteCompiler
import RouteLanguage
import RouteSpec
import Testing

/// Specs with more routes than the compiler can check in one exhaustive switch.
@Suite("Large specs", .enabled(if: Toolchain.compiler != nil, "there is no swiftc on the path"))
struct LargeSpecTests {
    static let routes = 850
    private static let presentations = ["push", "sheet", "cover"]

    /// A spec whose routes have patterns of several forms, and different numbers of values. Each
    /// has a place: over the route before it that has the same form, in stacks of a hundred
    /// screens.
    private static let spec: String = {
        let patterns = [
            "page0", "post0/${id:Int}", "item0/${id}/edit",
            "shop0/${id}/items/${item:Int}?page=${page:Int?}&sort=${sort}",
            "list0/${slug}/${tail...}", "tag0/v${major:Int}.${minor:Int}", "same/${id:Int}/a0",
            "same/${name}/a0/${rest...}",
        ]
        func route(_ name: String, _ pattern: String, parent: String, _ presentation: String)
            -> String
        {
            "  \(name):\n    pattern: \(pattern)\n    parent: \(parent)\n"
                + "    present: \(presentation)\n"
        }
        // Many literals after a value, beside an end and another value.
        let siblings =
            (0..<60).map { ("s\($0)", "many/${part:Int}/at\($0)/${name}") } + [
                ("sibling", "many/${part:Int}/${name}/${tail}"), ("many", "many/${part:Int}"),
            ]
        let head =
            "enum: LargeRoute\nscheme: app\nhost: large\ntabs: [home]\nroutes:\n"
            + "  home:\n    pattern: home\n    tab: home\n    present: root\n"
        return head + siblings.map { route($0, $1, parent: "home", "push") }.joined()
            + (0..<routes).map { number in
                let form = patterns[number % patterns.count]
                return route(
                    "r\(number)", form.replacingOccurrences(of: "0", with: "\(number)"),
                    parent: number < patterns.count ? "home" : "r\(number - patterns.count)",
                    presentations[number % 3]) + "    restorable: \(number % 2 == 0)\n"
            }.joined()
    }()

    private static let compilation = Compiler.compile(
        SourceText(path: "routes.yaml", text: spec), name: "routes.yaml")

    private static let program = """
        import Foundation
        import RouteNavigation

        let texts = try String(contentsOfFile: "urls", encoding: .utf8).split(separator: "\\n")
        var seen: Set<LargeRoute> = []
        for text in texts {
            var route = LargeRoute(url: URL(string: String(text)))
            let isNew = route.map { seen.insert($0).inserted } ?? false
            print(route.map { "\\($0.url()) \\(LargeRoute(rawValue: $0.rawValue) == $0) \\(isNew)" } ?? "nil")
            var depth = 0
            let first = route.map { "\\($0.place.presentation) \\($0.place.isRestorable)" } ?? ""
            while let parent = route?.place.parent {
                depth += 1
                route = parent
            }
            print(depth, first, route == .home && route?.place.tabs == [.home])
        }
        """

    @Test func everyRouteIsReadWrittenAndComparedAndKnowsItsPlace() throws {
        let compilation = Self.compilation
        let table = try #require(compilation.compiled?.table)
        let source = try #require(compilation.swift(fileName: "routes.yaml"))
        var random = RandomValues(table: table, seed: 8)
        let urls =
            table.routeIDs.map { route in
                table.write(route: route, values: random.values(of: route), .url) ?? ""
            } + ["app://large/none"]
        let expected = urls.flatMap { url -> [String] in
            let reading = table.read(url: url)
            let text = reading.flatMap { table.write(route: $0.route, values: $0.values, .url) }
            let place = reading.map { Self.place(of: table[$0.route].name) } ?? "0  false"
            return [text.map { $0 + " true true" } ?? "nil", place]
        }
        let files = ["urls": urls.joined(separator: "\n")]
        #expect(try output(of: Self.program, with: source, files) == expected)
    }

    /// The number of screens under a route's, how it is shown, and whether the last is the root.
    private static func place(of name: String) -> String {
        if name == "home" { return "0 root true true" }
        guard let number = Int(name.dropFirst()), name.hasPrefix("r") else {
            return "1 push true true"
        }
        return "\(number / 8 + 1) \(presentations[number % 3]) \(number % 2 == 0) true"
    }

    /// Each case of a switch over a variable copies it, and for each copy the compiler looks at all
    /// uses: 600 cases took it 20 seconds. A parameter isn't copied.
    @Test func aLargeSwitchIsOverAParameter() throws {
        let source = try #require(Self.compilation.swift(fileName: "routes.yaml"))
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

    /// The lines that a program prints if it is compiled with a generated file.
    private func output(
        of program: String, with source: String, _ files: [String: String]
    ) throws -> [String] {
        try Toolchain.use { toolchain in
            for (name, text) in files { _ = try toolchain.write(name, text) }
            let sources = [
                try toolchain.write("LargeRoute.swift", source),
                try toolchain.write("main.swift", program),
            ]
            let objects = try ["RouteRuntime", "RouteNavigation"].flatMap(Toolchain.objects)
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
