/// Writes the code that the benchmark needs for a table: its URLs, and the functions that read and
/// write them.
struct TableSource {
    let table: Table

    /// The length of the parameters' text.
    enum Length: String, CaseIterable {
        case short, middle, long
    }

    func emit(into code: inout CodeWriter) {
        code.block("enum \(table.name)Table") { code in
            for length in Length.allCases {
                emitList(
                    length.rawValue, table.rows.map { $0.path { text(of: $0, length) } },
                    into: &code)
            }
            // URLs with first segments that no route has, and the routes' own URLs with too many
            // segments.
            emitList("earlyMisses", (0..<10).map { "nothing\($0)/like/this" }, into: &code)
            let late = table.rows.map { row in
                var path = row.path { text(of: $0, .short) }
                path.insert(
                    contentsOf: "/none/at/all/of/it", at: path.firstIndex(of: "?") ?? path.endIndex)
                return path
            }
            emitList("lateMisses", late, into: &code)
            emitList("patterns", table.rows.map(\.pattern), into: &code)
            emitMaking(into: &code)
            emitLoop("readURLs", over: "URL", "\(table.name)(url: input)", into: &code)
            emitLoop("readTexts", over: "String", "\(table.name)(rawValue: input)", into: &code)
            emitLoop("readURLsByHand", over: "URL", "\(table.name)ByHand.read(input)", into: &code)
            if hasMaking { emitLoop("makeAll", over: "KnownRoute", "make(input)", into: &code) }
            emitLoop(
                "writeTexts", over: table.name, adding: "input.rawValue.utf8.count", into: &code)
            emitLoop("writeURLs", over: table.name, adding: "input.url().hashValue", into: &code)
            emitLoop(
                "writeTextsByHand", over: table.name,
                adding: "\(table.name)ByHand.write(input).utf8.count", into: &code
            )
            code.line()
            code.block("static var contenders: Contenders<\(table.name)>") { code in
                code.line("Contenders(")
                code.line("name: \"\(table.name)\", base: \"\(table.base)\", patterns: patterns,")
                code.line(
                    "readURL: { \(table.name)(url: $0) }, readText: { \(table.name)(rawValue: $0) },"
                )
                code.line(
                    "readByHand: { \(table.name)ByHand.read($0) }, writeText: { $0.rawValue },")
                code.line("writeURL: { $0.url() }, writeByHand: { \(table.name)ByHand.write($0) },")
                code.line(
                    "readURLs: readURLs, readTexts: readTexts, readURLsByHand: readURLsByHand,")
                code.line(
                    "writeTexts: writeTexts, writeURLs: writeURLs, writeTextsByHand: writeTextsByHand,"
                )
                code.line(hasMaking ? "make: make, makeAll: makeAll," : "make: nil, makeAll: nil,")
                let lists = Length.allCases.map { "\($0.rawValue): \($0.rawValue)" }.joined(
                    separator: ", ")
                code.line("\(lists), earlyMisses: earlyMisses, lateMisses: lateMisses)")
            }
        }
    }

    /// Whether a route can be made from known values.
    private var hasMaking: Bool {
        table.rows.allSatisfy(\.hasOnlyStrings)
    }

    /// Prints a function that makes an optional route from each input and counts those that aren't
    /// nil.
    private func emitLoop(
        _ name: String, over input: String, _ route: String, into code: inout CodeWriter
    ) {
        emitLoop(
            name, over: input, adding: "if case .some = \(route) { 1 } else { 0 }", into: &code)
    }

    /// Prints a function that adds up a number for each input. Not a closure, which would pass each
    /// route in memory.
    private func emitLoop(
        _ name: String, over input: String, adding number: String, into code: inout CodeWriter
    ) {
        code.line()
        code.block("static func \(name)(_ inputs: [\(input)]) -> Int") { code in
            code.line("var sum = 0")
            code.block("for input in inputs") { code in
                code.line("let number = \(number)")
                code.line("sum = sum &+ number")
            }
            code.line("return sum")
        }
    }

    /// Prints the function that makes a row's route from known values.
    private func emitMaking(into code: inout CodeWriter) {
        guard hasMaking else { return }
        code.line()
        code.block("static func make(_ known: KnownRoute) -> \(table.name)?") { code in
            code.line("switch known.number {")
            for (number, row) in table.rows.enumerated() {
                let isLast = number == table.rows.count - 1
                let values = Dictionary(uniqueKeysWithValues: zip(row.parameters.map(\.name), 0...))
                let construction = row.construction { name in
                    values[name].map { "known.string(\($0))" } ?? "nil"
                }
                code.line("\(isLast ? "default" : "case \(number)"): \(construction)")
            }
            code.line("}")
        }
    }

    private func emitList(_ name: String, _ texts: [String], into code: inout CodeWriter) {
        code.line("static let \(name): [String] = \"\"\"")
        code.indented { code in
            for text in texts { code.line("\(text)") }
            code.line("\"\"\".split(separator: \"\\n\").map(String.init)")
        }
    }

    private func text(of parameter: Table.Parameter, _ length: Length) -> String {
        let isDefault = if case .defaulting = parameter.presence { true } else { false }
        switch (parameter.type, length) {
        case ("Bool", _): return "true"
        case ("Int", .short): return isDefault ? "2" : "42"
        case ("Int", .middle): return "20431"
        case ("Int", .long): return "9007199254740993"
        case (_, .short): return parameter.name.count == 2 ? parameter.name : "newest"
        case (_, .middle): return "swift-foundation"
        case (_, .long): return "5f0d1c9e7b3a48d2a6e4c8b0f1d2e3a4b5c6d7e8"
        }
    }
}

extension Table.Row {
    /// Whether the values are strings, each a whole segment of the path.
    fileprivate var hasOnlyStrings: Bool {
        items.isEmpty
            && pathParameters.allSatisfy { $0.type == "String" && $0.presence == .required }
    }
}
