import RouteSpec
import RoutePatterns

/// Prints `==` and `hash(into:)` of an enum.
///
/// The route enum needs its own: those of `RawRepresentable` compare raw values, which can differ for equal values and
/// be equal for different ones (Semantics, section 6, law 4). A group's enum uses the synthesized ones unless it is
/// large.
///
/// In a large enum, each `if case` costs the optimizer time for all the cases, and a synthesized `==` takes cubic time.
/// So its code compares the names of the cases first, then the values, with one branch for all cases whose values have
/// the same types. It doesn't number the cases, because a new route would change the numbers.
struct EqualityEmitter {
    private let members: [Spec.Member]
    private let names: TypeNames
    /// The enum's qualified name.
    private let typeName: String
    private let access: String
    /// Nil unless the enum is large.
    let shapes: PayloadGroups?

    /// The most cases of an enum that isn't large.
    private static let mostCases = 32

    private init(members: [Spec.Member], names: TypeNames, typeName: String, access: String) {
        self.members = members
        self.names = names
        self.typeName = typeName
        self.access = access
        let isLarge = members.count > Self.mostCases
        shapes = isLarge ? PayloadGroups(members: members, names: names, typeName: typeName) : nil
    }

    /// An emitter for the route enum, and one for each large group.
    static func all(of spec: Spec, names: TypeNames, access: String) -> [EqualityEmitter] {
        func groups(_ members: [Spec.Member], of typeName: String) -> [EqualityEmitter] {
            members.flatMap { member -> [EqualityEmitter] in
                guard case .group(let group) = member else { return [] }
                let typeName = typeName + "." + SwiftName.escaped(group.typeName)
                let equality = EqualityEmitter(
                    members: group.members, names: names, typeName: typeName, access: access)
                return (equality.shapes == nil ? [] : [equality]) + groups(group.members, of: typeName)
            }
        }
        return [EqualityEmitter(members: spec.members, names: names, typeName: names.route, access: access)]
            + groups(spec.members, of: names.route)
    }

    func emit(into code: inout CodeWriter) {
        code.line("// Without these, the compiler compares raw values, which can be equal for different values.")
        code.block("nonisolated extension \(typeName)") { code in
            code.block("\(access)static func == (a: Self, b: Self) -> \(names.bool)") { code in
                if let shapes { emitEquality(of: shapes, into: &code) } else { emitEqualities(into: &code) }
            }
            code.line()
            code.block("\(access)func hash(into hasher: inout \(names.standard("Hasher")))") { code in
                if let shapes { emitHashing(of: shapes, into: &code) } else { emitHashings(into: &code) }
            }
        }
    }

    private func emitEqualities(into code: inout CodeWriter) {
        code.line("switch a {")
        for member in members {
            let indices = 0..<member.payloadCount
            let equalities: [SwiftText] = indices.map { "_Route.equal(a\($0), b\($0))" }
            code.clause("case \(pattern(of: member, indices.map { "a\($0)" })):") { code in
                let other: SwiftText = "case \(pattern(of: member, indices.map { "b\($0)" })) = b"
                code.when([other] + equalities) { $0.line("return true") }
            }
        }
        code.line("}")
        code.line("return false")
    }

    private func emitHashings(into code: inout CodeWriter) {
        code.line("switch self {")
        for (number, member) in members.enumerated() {
            let values: [SwiftText] = (0..<member.payloadCount).map { "a\($0)" }
            code.clause("case \(pattern(of: member, values)):") { code in
                code.line("hasher.combine(\(number))")
                for value in values { code.line("hasher.combine(\(value))") }
            }
        }
        code.line("}")
    }

    private func pattern(of member: Spec.Member, _ values: [SwiftText]) -> SwiftText {
        let name = SwiftName.escaped(member.name)
        return values.isEmpty ? ".\(name)" : "let .\(name)(\(list: values))"
    }

    private func emitEquality(of shapes: PayloadGroups, into code: inout CodeWriter) {
        code.line("guard _Route.equal(_Cases.name(of: a), _Cases.name(of: b)) else { return false }")
        for shape in shapes.shapes {
            let call: SwiftText = "_Cases.\(shape.function)"
            code.when(["let a = \(call)(of: a)", "let b = \(call)(of: b)"]) { code in
                for (a, b) in zip(shape.elements("a"), shape.elements("b")) {
                    code.line("guard _Route.equal(\(a), \(b)) else { return false }")
                }
            }
        }
        code.line("return true")
    }

    private func emitHashing(of shapes: PayloadGroups, into code: inout CodeWriter) {
        code.line("hasher.combine(_Cases.name(of: self))")
        for shape in shapes.shapes {
            code.when(["let values = _Cases.\(shape.function)(of: self)"]) { code in
                for element in shape.elements("values") { code.line("hasher.combine(\(element))") }
            }
        }
    }
}

extension Spec.Member {
    package var name: String {
        switch self {
        case .route(let declaration): declaration.caseName
        case .group(let group): group.name
        case .mount(let mount): mount.name
        }
    }

    /// How many associated values the case has.
    var payloadCount: Int {
        switch self {
        case .route(let declaration): declaration.route.values.count
        case .group, .mount: 1
        }
    }
}
