/// Writes what a careful developer would write with Foundation: `pathComponents`, a `switch` over
/// the first component, one over the number of components, and `URLComponents` for the query, only
/// if a route has items.
struct FoundationSource {
    let table: Table

    /// The functions `read` and `write` of an enum named after the table.
    func emit(into code: inout CodeWriter) {
        let groups = Dictionary(grouping: table.rows, by: \.firstSegment)
        let names = table.rows.map(\.firstSegment).reduce(into: [String]()) { names, name in
            if names.last != name, groups[name]?.first?.caseName != nil, !names.contains(name) {
                names.append(name)
            }
        }
        code.block("enum \(table.name)ByHand") { code in
            code.block("static func read(_ url: URL) -> \(table.name)?") { code in
                code.line("let path = url.pathComponents")
                code.line("guard path.count > 1 else { return nil }")
                code.line("switch path[1] {")
                for (number, name) in names.enumerated() {
                    code.line("case \"\(name)\": return read\(number)(url, path)")
                }
                code.line("default: return nil")
                code.line("}")
            }
            for (number, name) in names.enumerated() {
                code.line()
                code.block(
                    "static func read\(number)(_ url: URL, _ path: [String]) -> \(table.name)?"
                ) { code in
                    emitGroup(groups[name] ?? [], into: &code)
                }
            }
            let starts = Array(stride(from: 0, to: table.rows.count, by: Self.rowsInSwitch))
            for start in starts {
                code.line()
                code.block(
                    "static func write\(start == 0 ? "" : "\(start)")(_ route: \(table.name)) -> String"
                ) {
                    code in
                    emitWriting(Array(table.rows[start...].prefix(Self.rowsInSwitch)), into: &code)
                    {
                        guard start != starts.last else { return nil }
                        return "write\(start + Self.rowsInSwitch)(route)"
                    }
                }
            }
        }
    }

    /// The compiler can't check an exhaustive switch over more than about 720 cases.
    private static let rowsInSwitch = 400

    private func emitGroup(_ rows: [Table.Row], into code: inout CodeWriter) {
        let lengths = Dictionary(grouping: rows) { $0.path.count }
        code.line("switch path.count {")
        for length in lengths.keys.sorted() {
            code.line("case \(length + 1):")
            code.indented { code in
                // Literals before parameters: a developer would have to remember that.
                let inOrder = (lengths[length] ?? []).sorted {
                    $0.literals.count > $1.literals.count
                }
                // After a row that matches any path of its length, no row is reachable.
                let isWhole = inOrder.contains { emitRow($0, into: &code) }
                if !isWhole { code.line("return nil") }
            }
        }
        code.line("default: return nil")
        code.line("}")
    }

    /// Whether the row matches any path of its length.
    private func emitRow(_ row: Table.Row, into code: inout CodeWriter) -> Bool {
        var conditions: [String] = []
        var values: [String: String] = [:]
        for (index, segment) in row.path.enumerated().dropFirst() {
            switch segment {
            case .literal(let text): conditions.append("path[\(index + 1)] == \"\(text)\"")
            case .parameter(let parameter) where parameter.type == "String":
                values[parameter.name] = "path[\(index + 1)]"
            case .parameter(let parameter):
                conditions.append("let \(parameter.name) = \(parameter.type)(path[\(index + 1)])")
                values[parameter.name] = parameter.name
            }
        }
        code.block(conditions.isEmpty ? "do" : "if \(conditions.joined(separator: ", "))") { code in
            if !row.items.isEmpty { code.line("let items = queryItems(of: url)") }
            for item in row.items {
                values[item.parameter.name] = item.parameter.name
                emitItem(item, into: &code)
            }
            code.line("return \(row.construction { values[$0] ?? "nil" })")
        }
        return conditions.isEmpty
    }

    private func emitItem(_ item: Table.Item, into code: inout CodeWriter) {
        let parameter = item.parameter
        let arguments = "\"\(item.name)\", as: \(parameter.type).self"
        let call =
            switch parameter.presence {
            case .defaulting(let value): "items.defaulting(\(arguments), to: \(value))"
            case .optional: "items.optional(\(arguments))"
            case .required: "items.required(\(arguments))"
            }
        code.line("guard let \(parameter.name) = \(call) else { return nil }")
    }

    /// Writes string interpolation without escaping, which works until a value has a space.
    private func emitWriting(
        _ rows: [Table.Row], into code: inout CodeWriter, next: () -> String?
    ) {
        code.line("switch route {")
        for row in rows {
            code.line("case \(row.matching):")
            code.indented { code in
                let path = row.path.map { segment in
                    switch segment {
                    case .literal(let text): text
                    case .parameter(let parameter): "\\(\(parameter.name))"
                    }
                }.joined(separator: "/")
                if row.items.isEmpty { return code.line("return \"\(path)\"") }
                code.line("var text = \"\(path)\"")
                code.line("var separator = \"?\"")
                for item in row.items { emitWriting(item, into: &code) }
                code.line("_ = separator")
                code.line("return text")
            }
        }
        if let next = next() {
            code.line("default: return \(next)")
        } else if rows.count < table.rows.count {
            code.line("default: return \"\"")
        }
        code.line("}")
    }

    private func emitWriting(_ item: Table.Item, into code: inout CodeWriter) {
        let parameter = item.parameter
        let condition =
            switch parameter.presence {
            case .optional: "if let \(parameter.name)"
            case .defaulting(let value): "if \(parameter.name) != \(value)"
            case .required: "do"
            }
        code.block(condition) { code in
            code.line("text += \"\\(separator)\(item.name)=\\(\(parameter.name))\"")
            code.line("separator = \"&\"")
        }
    }
}

extension Table.Row {
    /// The first segment, which is a literal in all specs of the benchmark.
    var firstSegment: String {
        if case .literal(let text) = path.first { text } else { "" }
    }
}
