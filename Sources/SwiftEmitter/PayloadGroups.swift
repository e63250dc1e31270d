import RouteSpec
import RoutePatterns

/// The cases of an enum, grouped by the types of their associated values, and the functions that extract the values.
struct PayloadGroups {
    struct Shape {
        let types: [String]
        /// The function that returns a case's values; it returns nil for a case of another shape.
        let function: String
        /// The escaped names of the cases.
        var cases: [String] = []

        /// The expressions for the values in the function's result.
        func elements(_ tuple: SwiftText) -> [SwiftText] {
            types.count == 1 ? [tuple] : types.indices.map { "\(tuple).\($0)" }
        }
    }

    private let typeName: String
    private let string: String
    /// The names of the cases, in the order of the spec.
    private let names: [String]
    private let cases: [String]
    /// The shapes that have values, in the order of the spec.
    private(set) var shapes: [Shape] = []

    /// The most cases in one function: the compiler can't handle a `switch` over more than about 720.
    static let casesInFunction = 600

    /// - Parameter typeName: the enum's qualified name.
    init(members: [Spec.Member], names: TypeNames, typeName: String) {
        self.typeName = typeName
        string = names.string
        self.names = members.map(\.name)
        cases = self.names.map { SwiftName.escaped($0) }
        var functions = NumberedNames()
        var known: [[String]: Int] = [:]
        for member in members {
            let types = member.payloadTypes(names, in: typeName)
            if types.isEmpty { continue }
            let shape = known[types] ?? shapes.count
            if shape == shapes.count {
                known[types] = shape
                let name = "values" + types.map(Self.word).joined(separator: "And")
                shapes.append(Shape(types: types, function: functions.name(name, separator: "_")))
            }
            shapes[shape].cases.append(SwiftName.escaped(member.name))
        }
    }

    /// A type as a word: `OptionalInt`, `StringList`.
    private static func word(_ type: String) -> String {
        if type.hasSuffix("?") { return "Optional" + word(String(type.dropLast())) }
        let name = type.split(separator: ".").last.flatMap { Identifier.camelCase(String($0)) } ?? ""
        return Identifier.capitalized(name) + (type.hasPrefix("[") ? "List" : "")
    }

    /// Prints the functions that return a case's name and the values of each shape.
    func emit(into code: inout CodeWriter) {
        emitFunctions("name", SwiftText(string), over: cases, otherwise: "\"\"", into: &code) { range, code in
            for index in range { code.line("case .\(cases[index]): return \(literal: names[index])") }
        }
        for shape in shapes {
            code.line()
            let values: SwiftText = "\(list: shape.types.indices.map { "v\($0)" })"
            let type: SwiftText = "(\(shape.types.joined(separator: ", ")))?"
            emitFunctions(shape.function, type, over: shape.cases, otherwise: "nil", into: &code) { range, code in
                // One case for all, because a thousand tuples take longer to compile.
                code.line("case")
                code.indent()
                for index in range {
                    code.line("let .\(shape.cases[index])(\(values))\(index == range.upperBound - 1 ? ":" : ",")")
                }
                code.line("return (\(values))")
                code.outdent()
            }
        }
    }

    private func emitFunctions(
        _ name: String, _ type: SwiftText, over names: [String], otherwise: SwiftText, into code: inout CodeWriter,
        _ emitCases: (Range<Int>, inout CodeWriter) -> Void
    ) {
        code.switchFunctions(name, over: names, most: Self.casesInFunction, attribute: "@inline(never)") { name in
            "static func \(name)(of route: \(typeName)) -> \(type)"
        } emitCases: { range, next, code in
            emitCases(range, &code)
            if range.count < cases.count {
                code.line("default: return \(next.map { "\($0)(of: route)" as SwiftText } ?? otherwise)")
            }
        }
    }
}

extension Spec.Member {
    /// The types of the case's associated values.
    ///
    /// - Parameter typeName: the enum that has the case.
    fileprivate func payloadTypes(_ names: TypeNames, in typeName: String) -> [String] {
        switch self {
        case .route(let declaration): declaration.route.values.map { names.name(of: $0) }
        case .group(let group): [typeName + "." + SwiftName.escaped(group.typeName)]
        case .mount(let mount): [names.mounts[mount]]
        }
    }
}
