import RouteSpec
import RoutePatterns

/// The cases of an enum, grouped by the types of their associated values, and the functions that extract the values.
///
/// A case's number is made of its shape's hash, or 0 if it has no values, and of its name's hash.
struct PayloadGroups {
    struct Shape {
        let types: [String]
        let number: String
        /// The escaped names of the cases.
        var cases: [String]

        /// The function that returns a case's values; it returns nil for a case of another shape.
        var function: String { "values" + number }

        /// The expressions for the values in the function's result.
        func elements(_ tuple: SwiftText) -> [SwiftText] {
            types.count == 1 ? [tuple] : types.indices.map { "\(tuple).\($0)" }
        }
    }

    private let typeName: String
    /// The type of a case's number.
    private let number: String
    /// The cases in the order of the spec, each with its number.
    private var cases: [(name: String, number: String)] = []
    /// The shapes that have values, ordered by hash so that a new case doesn't move the others.
    private var shapes: [Shape] = []

    /// The most cases in one function: the compiler can't handle a `switch` over more than about 720.
    static let casesInFunction = 600

    /// - Parameter typeName: the enum's qualified name.
    init(members: [Spec.Member], names: TypeNames, typeName: String) {
        self.typeName = typeName
        number = names.standard("UInt64")
        var numbers = NameHashes(digits: 6)
        var shapeNumbers = NameHashes(digits: 4)
        var shapes: [String: Shape] = [:]
        for member in members {
            let types = member.payloadTypes(names, in: typeName)
            let name = SwiftName.escaped(member.name)
            let shape = types.isEmpty ? "" : shapeNumbers.hexadecimal(of: types.joined(separator: ", "))
            cases.append((name, shape + numbers.hexadecimal(of: member.name)))
            if !types.isEmpty {
                shapes[shape, default: Shape(types: types, number: shape, cases: [])].cases.append(name)
            }
        }
        self.shapes = shapes.values.sorted { $0.number < $1.number }
    }

    /// Prints a `switch` over `number`, with a case for each shape that has values. Code after it handles the others.
    func emitSwitch(into code: inout CodeWriter, _ emitBody: (Shape, inout CodeWriter) -> Void) {
        code.line("switch number &>> 24 {")
        for shape in shapes {
            code.line("case 0x\(shape.number):")
            code.indented { emitBody(shape, &$0) }
        }
        code.line("default: break")
        code.line("}")
    }

    /// Prints the functions that return a case's number and the values of each shape.
    func emit(into code: inout CodeWriter) {
        let names = cases.map(\.name)
        emitFunctions("number", SwiftText(number), over: names, otherwise: "0", into: &code) { range, code in
            for index in range { code.line("case .\(cases[index].name): return 0x\(cases[index].number)") }
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
