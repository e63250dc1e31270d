import RouteCompiler
import RouteSpec
import RoutePatterns

/// A compiled spec of the benchmark, whose routes have one pattern of literals, parameters, and named items.
struct Table {
    struct Row {
        let caseName: String
        let pattern: Pattern
        let values: [Route.Value]
    }

    /// An error in the spec; the benchmark's own specs have none.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The name of the generated enum.
    let name: String
    let bases: [Base]
    let rows: [Row]
    /// The generated Swift code.
    let swift: String

    init(spec text: String, fileName: String) throws(Failure) {
        let compilation = Compiler.compile(SourceText(path: fileName, text: text), name: fileName)
        guard let spec = compilation.compiled?.spec, let swift = compilation.swift(fileName: fileName) else {
            throw Failure(description: "\(fileName) has errors: run 'routegen check' on it")
        }
        self.name = spec.name
        self.bases = spec.bases
        self.swift = swift
        rows = spec.routes.map { declaration in
            Row(
                caseName: declaration.caseName, pattern: declaration.route.patterns[0].pattern,
                values: declaration.route.values)
        }
    }
}

extension Table.Row {
    /// The text of a URL that the row matches, without a base; each parameter has text of its type.
    func path(textFor parameterText: (Parameter) -> String) -> String {
        var path = pattern.path.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let parameter): parameterText(parameter)
            default: ""
            }
        }.joined(separator: "/")
        let items = pattern.query.named.compactMap { item in
            item.parameter.map { "\(item.name)=\(parameterText($0))" }
        }
        if !items.isEmpty { path += "?" + items.joined(separator: "&") }
        return path
    }

    /// The case with its associated values, as an expression.
    func construction(_ value: (String) -> String) -> String {
        let arguments = values.map { "\(SwiftName.label($0.name)): \(value($0.name))" }.joined(separator: ", ")
        return ".\(SwiftName.escaped(caseName))" + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    /// The case with its associated values, as a pattern.
    var matching: String {
        let bindings = values.map { "let \(SwiftName.escaped($0.name))" }.joined(separator: ", ")
        return ".\(SwiftName.escaped(caseName))" + (bindings.isEmpty ? "" : "(\(bindings))")
    }
}
