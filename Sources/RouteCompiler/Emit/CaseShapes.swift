import RoutePatterns

/// The cases of an enum by the types of their associated values, and the functions that take those values out.
///
/// Cases are numbered in the order of their shapes, so that a range of numbers is a shape.
struct CaseShapes {
    struct Shape {
        let types: [String]
        /// The numbers of the cases.
        let numbers: Range<Int>
        /// The function that gives the values of such a case, and nil for every other.
        let function: String

        /// The values, as expressions, of what the function gives.
        func elements(_ tuple: String) -> [String] {
            types.count == 1 ? [tuple] : types.indices.map { "\(tuple).\($0)" }
        }
    }

    private let typeName: String
    /// The names of the cases, in the order of their numbers.
    private var cases: [String] = []
    private var shapes: [Shape] = []

    /// How many cases one function has: over more than about 720 in one `switch` the compiler gives up.
    static let casesInFunction = 500

    /// - Parameter typeName: the enum's name, from the outermost type on.
    init(members: [Spec.Member], names: TypeNames, typeName: String) {
        self.typeName = typeName
        var indices: [[String]: Int] = [:]
        var groups: [(types: [String], cases: [String])] = []
        for member in members {
            let types = member.payloadTypes(names, in: typeName)
            let index = indices[types] ?? groups.count
            if index == groups.count {
                indices[types] = index
                groups.append((types, []))
            }
            groups[index].cases.append(SwiftName.escaped(member.name))
        }
        for (index, group) in groups.enumerated() {
            let numbers = cases.count..<cases.count + group.cases.count
            shapes.append(Shape(types: group.types, numbers: numbers, function: "values\(index)"))
            cases += group.cases
        }
    }

    /// Prints a `switch` over `number`, with a case for each shape that has values; what follows it is for the others.
    func emitSwitch(into code: inout CodeWriter, _ emitBody: (Shape, inout CodeWriter) -> Void) {
        code.line("switch number {")
        for shape in shapes where !shape.types.isEmpty {
            code.line("case \(shape.numbers.lowerBound)..<\(shape.numbers.upperBound):")
            code.indented { emitBody(shape, &$0) }
        }
        code.line("default: break")
        code.line("}")
    }

    /// Prints the functions.
    func emit(into code: inout CodeWriter) {
        emitFunctions("number", "Swift.Int", over: cases.indices, otherwise: "-1", into: &code) { numbers, code in
            for number in numbers { code.line("case .\(cases[number]): return \(number)") }
        }
        for shape in shapes where !shape.types.isEmpty {
            let type = "(\(shape.types.joined(separator: ", ")))?"
            let values = shape.types.indices.map { "v\($0)" }
            let bindings = values.map { "let \($0)" }.joined(separator: ", ")
            emitFunctions(shape.function, type, over: shape.numbers, otherwise: "nil", into: &code) { numbers, code in
                for number in numbers {
                    let isFirst = number == numbers.first, isLast = number == numbers.last
                    code.line("\(isFirst ? "case" : "    ") .\(cases[number])(\(bindings))\(isLast ? ":" : ",")")
                }
                code.indented { $0.line("return (\(values.joined(separator: ", ")))") }
            }
        }
    }

    /// Prints a function that is a `switch` over the cases with some numbers; where they are many, each function calls the next.
    private func emitFunctions(
        _ name: String, _ type: String, over numbers: Range<Int>, otherwise: String, into code: inout CodeWriter,
        _ emitCases: (Range<Int>, inout CodeWriter) -> Void
    ) {
        let starts = Array(stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.casesInFunction))
        for (index, start) in starts.enumerated() {
            let part = start..<min(start + Self.casesInFunction, numbers.upperBound)
            let next = index + 1 < starts.count ? "\(name)From\(part.upperBound)(of: route)" : otherwise
            code.line()
            code.line("@inline(never)")
            code.open("static func \(name)\(index == 0 ? "" : "From\(start)")(of route: \(typeName)) -> \(type)")
            code.line("switch route {")
            emitCases(part, &code)
            if part.count < cases.count { code.line("default: return \(next)") }
            code.line("}")
            code.close()
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
        }
    }
}
