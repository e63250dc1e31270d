import RouteSpec
import RoutePatterns

/// Prints `==` and `hash(into:)` of an enum, for the synthesized ones take the compiler cubic time.
///
/// A small enum is compared one case at a time. In a large one every `if case` costs the optimizer time for all the
/// cases, so there the case's number is compared first, then the values, once for all the cases that have values of the
/// same types. The numbers come from the names, so that the lines of one case do not depend on the others.
struct EqualityEmitter {
    let members: [Spec.Member]
    let names: TypeNames
    /// The enum's name, from the outermost type on.
    let typeName: String
    let access: String

    /// The cases of the largest enum that is compared one case at a time.
    private static let mostCases = 32

    func emit(into code: inout CodeWriter) {
        code.line()
        code.block("\(access)static func == (a: Self, b: Self) -> Swift.Bool") { code in
            if let shapes { emitEquality(of: shapes, into: &code) } else { emitEqualities(into: &code) }
        }
        code.line()
        code.block("\(access)func hash(into hasher: inout Swift.Hasher)") { code in
            if let shapes { emitHashing(of: shapes, into: &code) } else { emitHashings(into: &code) }
        }
    }

    /// Prints what the two functions of a large enum call, as members of its `_Matching`.
    func emitShapes(into code: inout CodeWriter) {
        shapes?.emit(into: &code)
    }

    /// Whether the enum is large.
    var hasShapes: Bool {
        members.count > Self.mostCases
    }

    private var shapes: CaseShapes? {
        hasShapes ? CaseShapes(members: members, names: names, typeName: typeName) : nil
    }

    private func emitEqualities(into code: inout CodeWriter) {
        code.line("switch a {")
        for member in members {
            let name = SwiftName.escaped(member.name)
            let count = member.payloadCount
            if count == 0 {
                code.line("case .\(name): if case .\(name) = b { return true }")
            } else {
                let equalities = (0..<count).map { "_routeEqual(a\($0), b\($0))" }.joined(separator: ", ")
                code.line("case .\(name)(\(bindings("a", count))):")
                code.indented {
                    $0.line("if case .\(name)(\(bindings("b", count))) = b, \(equalities) { return true }")
                }
            }
        }
        code.line("}")
        code.line("return false")
    }

    private func emitHashings(into code: inout CodeWriter) {
        var numbers = StableNumbers()
        code.line("switch self {")
        for member in members {
            let count = member.payloadCount
            code.line("case .\(SwiftName.escaped(member.name))\(count == 0 ? "" : "(" + bindings("a", count) + ")"):")
            code.indented { code in
                code.line("hasher.combine(0x\(numbers.number(of: member.name).hexadecimal))")
                for value in 0..<count { code.line("hasher.combine(a\(value))") }
            }
        }
        code.line("}")
    }

    private func emitEquality(of shapes: CaseShapes, into code: inout CodeWriter) {
        code.line("let number = _Matching.number(of: a)")
        code.line("guard _routeEqual(number, _Matching.number(of: b)) else { return false }")
        shapes.emitSwitch(into: &code) { shape, code in
            let call = "_Matching.\(shape.function)"
            let equalities = zip(shape.elements("a"), shape.elements("b")).map { "_routeEqual(\($0), \($1))" }
            let conditions = ["let a = \(call)(of: a)", "let b = \(call)(of: b)"] + equalities
            code.line("if \(conditions.joined(separator: ", ")) { return true }")
            code.line("return false")
        }
        code.line("return true")
    }

    private func emitHashing(of shapes: CaseShapes, into code: inout CodeWriter) {
        code.line("let number = _Matching.number(of: self)")
        code.line("hasher.combine(number)")
        shapes.emitSwitch(into: &code) { shape, code in
            code.line("guard let values = _Matching.\(shape.function)(of: self) else { return }")
            for element in shape.elements("values") { code.line("hasher.combine(\(element))") }
        }
    }

    private func bindings(_ prefix: String, _ count: Int) -> String {
        (0..<count).map { "let \(prefix)\($0)" }.joined(separator: ", ")
    }
}

extension Spec.Member {
    /// The case's name.
    package var name: String {
        switch self {
        case .route(let declaration): declaration.caseName
        case .group(let group): group.name
        }
    }

    /// How many associated values the case has.
    var payloadCount: Int {
        switch self {
        case .route(let declaration): declaration.route.values.count
        case .group: 1
        }
    }
}
