/// A spec of the benchmark: one base, and routes with one pattern each, of literals and parameters
/// that are whole segments or items.
struct Table {
    struct Row {
        let caseName: String
        /// The pattern as written.
        let pattern: String
        let path: [Segment]
        let items: [Item]
    }

    enum Segment {
        case literal(String)
        case parameter(Parameter)
    }

    struct Item {
        let name: String
        let parameter: Parameter
    }

    struct Parameter {
        enum Presence: Equatable {
            case required, optional
            case defaulting(String)
        }

        let name: String
        let type: String
        let presence: Presence
    }

    /// The name of the generated enum.
    let name: String
    let base: String
    let rows: [Row]

    /// Reads a spec that has a line for each key and each route, and comments before them.
    init(spec text: String) throws(Failure) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        guard let routes = lines.firstIndex(of: "routes:") else {
            throw Failure(description: "a spec has routes")
        }
        let keys = Dictionary(lines[..<routes].map(Self.pair)) { first, _ in first }
        guard let name = keys["enum"], let scheme = keys["scheme"], let host = keys["host"] else {
            throw Failure(description: "a spec of the benchmark has an enum, a scheme, and a host")
        }
        self.name = name
        base = "\(scheme)://\(host)"
        rows = lines[routes...].dropFirst().map { line in
            let (caseName, pattern) = Self.pair(line)
            return Row(caseName: caseName, pattern: pattern)
        }
    }

    /// The key and the value of a line.
    private static func pair(_ line: Substring) -> (key: String, value: String) {
        let key = line.prefix { $0 != ":" }
        return (
            String(key.drop { $0 == " " }), String(line.dropFirst(key.count + 1).drop { $0 == " " })
        )
    }
}

extension Table.Row {
    fileprivate init(caseName: String, pattern: String) {
        self.caseName = caseName
        self.pattern = pattern
        let path = pattern.prefix { $0 != "?" }
        self.path = path.split(separator: "/").map { segment in
            Table.Parameter(segment).map { .parameter($0) } ?? .literal(String(segment))
        }
        items = pattern.dropFirst(path.count + 1).split(separator: "&").compactMap { item in
            let name = item.prefix { $0 != "=" }
            return Table.Parameter(item.dropFirst(name.count + 1)).map {
                .init(name: String(name), parameter: $0)
            }
        }
    }

    var literals: [String] {
        path.compactMap { if case .literal(let text) = $0 { text } else { nil } }
    }

    var pathParameters: [Table.Parameter] {
        path.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
    }

    /// The parameters in the order of the case's associated values.
    var parameters: [Table.Parameter] {
        pathParameters + items.map(\.parameter)
    }

    /// The text of a URL that the row matches, without a base; each parameter has text of its type.
    func path(textFor parameterText: (Table.Parameter) -> String) -> String {
        let segments = path.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let parameter): parameterText(parameter)
            }
        }
        let items = items.map { "\($0.name)=\(parameterText($0.parameter))" }
        return segments.joined(separator: "/") + (items.isEmpty ? "" : "?")
            + items.joined(separator: "&")
    }

    /// The case with its associated values, as an expression.
    func construction(_ value: (String) -> String) -> String {
        let arguments = parameters.map { "\($0.name): \(value($0.name))" }.joined(separator: ", ")
        return ".\(caseName)" + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    /// The case with its associated values, as a pattern.
    var matching: String {
        let bindings = parameters.map { "let \($0.name)" }.joined(separator: ", ")
        return ".\(caseName)" + (bindings.isEmpty ? "" : "(\(bindings))")
    }
}

extension Table.Parameter {
    /// Reads `${name}`, `${name:Type}`, `${name:Type?}`, or `${name:Type=value}`; nil for other
    /// text.
    fileprivate init?(_ text: Substring) {
        guard text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
        var text = text.dropFirst(2).dropLast()
        if text.hasSuffix("?") {
            presence = .optional
            text.removeLast()
        } else if let sign = text.firstIndex(of: "=") {
            presence = .defaulting(String(text[sign...].dropFirst()))
            text = text[..<sign]
        } else {
            presence = .required
        }
        let parts = text.split(separator: ":")
        name = String(parts[0])
        type = parts.count > 1 ? String(parts[1]) : "String"
    }
}
