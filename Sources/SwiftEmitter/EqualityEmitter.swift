import RouteLanguage
import RouteSpec

/// Prints `==` and `hash(into:)` of an enum.
///
/// The route enum needs its own: those of `RawRepresentable` compare raw values, which can differ
/// for equal values and be equal for different ones (Semantics, section 6, law 4). A group's enum
/// uses the synthesized ones unless it is large.
///
/// In a large enum, each `if case` costs the optimizer time for all the cases, and a synthesized
/// `==` takes cubic time. So its code compares the names of the cases first, then the values, with
/// one branch for all cases whose values have the same types.
///
/// The code has the names of cases and no numbers, which a new route would change.
struct EqualityEmitter {
    /// The cases whose values have the same types.
    private struct Shape {
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

    private let members: [Spec.Member]
    private let names: TypeNames
    /// The enum's qualified name.
    private let typeName: String

    /// Whether the enum is large.
    var isLarge: Bool { members.count > 32 }

    /// The compiler can't handle a `switch` over more than about 720 cases.
    private static let casesInSwitch = 600

    /// An emitter for the route enum, and one for each large group.
    static func all(of spec: Spec, names: TypeNames) -> [EqualityEmitter] {
        let all = spec.members.enums(from: names.route).map { generated in
            EqualityEmitter(members: generated.members, names: names, typeName: generated.name)
        }
        return all.prefix(1) + all.dropFirst().filter(\.isLarge)
    }

    func emit(into code: inout CodeWriter) {
        code.line(
            "// Without these, the compiler compares raw values, which can be equal for different values."
        )
        let equality: SwiftText = "static func == (a: Self, b: Self) -> \(names.bool)"
        let hashing: SwiftText = "func hash(into hasher: inout \(names.standard("Hasher")))"
        code.block("nonisolated extension \(typeName)") { code in
            code.block("\(names.access)\(equality)") { code in
                if isLarge {
                    emitEqualityOfShapes(into: &code)
                } else {
                    emitEqualities(into: &code)
                }
            }
            code.line()
            code.block("\(names.access)\(hashing)") { code in
                if isLarge {
                    emitHashingOfShapes(into: &code)
                } else {
                    emitHashings(into: &code)
                }
            }
        }
    }

    private func emitEqualities(into code: inout CodeWriter) {
        code.line("switch a {")
        for member in members {
            let indices = payloadTypes(of: member).indices
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
        for member in members {
            let values: [SwiftText] = payloadTypes(of: member).indices.map { "a\($0)" }
            code.clause("case \(pattern(of: member, values)):") { code in
                code.line("hasher.combine(\(literal: member.name))")
                for value in values { code.line("hasher.combine(\(value))") }
            }
        }
        code.line("}")
    }

    private func pattern(of member: Spec.Member, _ values: [SwiftText]) -> SwiftText {
        let name = SwiftName.escaped(member.name)
        return values.isEmpty ? ".\(name)" : "let .\(name)(\(list: values))"
    }

    /// The types of a case's associated values.
    private func payloadTypes(of member: Spec.Member) -> [String] {
        switch member {
        case .route(let declaration): declaration.route.values.map { names.name(of: $0) }
        case .group(let group): [typeName + "." + SwiftName.escaped(group.typeName)]
        case .mount(let mount): [names.mounts[mount]]
        }
    }

    private func emitEqualityOfShapes(into code: inout CodeWriter) {
        code.line(
            "guard _Route.equal(_Cases.name(of: a), _Cases.name(of: b)) else { return false }")
        for shape in shapes() {
            let call: SwiftText = "_Cases.\(shape.function)"
            code.when(["let a = \(call)(of: a)", "let b = \(call)(of: b)"]) { code in
                for (a, b) in zip(shape.elements("a"), shape.elements("b")) {
                    code.line("guard _Route.equal(\(a), \(b)) else { return false }")
                }
            }
        }
        code.line("return true")
    }

    private func emitHashingOfShapes(into code: inout CodeWriter) {
        code.line("hasher.combine(_Cases.name(of: self))")
        for shape in shapes() {
            code.when(["let values = _Cases.\(shape.function)(of: self)"]) { code in
                for element in shape.elements("values") { code.line("hasher.combine(\(element))") }
            }
        }
    }

    /// The shapes of the cases that have values, in the order of the spec.
    private func shapes() -> [Shape] {
        var functions = NumberedNames()
        var known: [[String]: Int] = [:]
        var shapes: [Shape] = []
        for member in members {
            let types = payloadTypes(of: member)
            if types.isEmpty { continue }
            if known[types] == nil {
                known[types] = shapes.count
                let name = "values" + types.map(Self.word).joined(separator: "And")
                shapes.append(Shape(types: types, function: functions.name(name, separator: "_")))
            }
            if let index = known[types] {
                shapes[index].cases.append(SwiftName.escaped(member.name))
            }
        }
        return shapes
    }

    /// A type as a word: `OptionalInt`, `StringList`.
    private static func word(_ type: String) -> String {
        if type.hasSuffix("?") { return "Optional" + word(String(type.dropLast())) }
        let last = type.split(separator: ".").last.map(String.init) ?? ""
        let word = Identifier.capitalized(Identifier.camelCase(last) ?? "")
        return type.hasPrefix("[") ? word + "List" : word
    }

    /// Prints the functions that return the name of a large enum's case, and the values of each
    /// shape.
    func emitCases(into code: inout CodeWriter) {
        let cases = members.map { SwiftName.escaped($0.name) }
        let string = SwiftText(names.string)
        emitFunction("name", string, over: cases, otherwise: "\"\"", into: &code) { range, code in
            for index in range {
                code.line("case .\(cases[index]): return \(literal: members[index].name)")
            }
        }
        for shape in shapes() {
            code.line()
            emitValues(of: shape, into: &code)
        }
    }

    private func emitValues(of shape: Shape, into code: inout CodeWriter) {
        let values: SwiftText = "\(list: shape.types.indices.map { "v\($0)" })"
        let type: SwiftText = "(\(shape.types.joined(separator: ", ")))?"
        emitFunction(shape.function, type, over: shape.cases, otherwise: "nil", into: &code) {
            range, code in
            // One case for all, because a thousand tuples take longer to compile.
            code.line("case")
            code.indented { code in
                for index in range {
                    let end = index == range.upperBound - 1 ? ":" : ","
                    code.line("let .\(shape.cases[index])(\(values))\(end)")
                }
                code.line("return (\(values))")
            }
        }
    }

    private func emitFunction(
        _ name: String, _ type: SwiftText, over cases: [String], otherwise: SwiftText,
        into code: inout CodeWriter,
        _ emitCases: (Range<Int>, inout CodeWriter) -> Void
    ) {
        let isAll = cases.count == members.count && cases.count <= Self.casesInSwitch
        code.line("@inline(never)")
        code.block("static func \(name)(of route: \(typeName)) -> \(type)") { code in
            code.switches(
                over: "route", cases, most: Self.casesInSwitch,
                otherwise: isAll ? nil : { $0.line("return \(otherwise)") }, emitCases: emitCases)
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
}

extension [Spec.Member] {
    /// The enum of these members and those of their groups, each before the groups in it.
    func enums(from name: String) -> [GeneratedEnum] {
        var enums = [GeneratedEnum(name: name, members: self)]
        for case .group(let group) in self {
            enums += group.members.enums(from: name + "." + SwiftName.escaped(group.typeName))
        }
        return enums
    }
}

/// The enum of a spec or of a group.
struct GeneratedEnum {
    /// The qualified name in Swift.
    let name: String
    let members: [Spec.Member]
}
