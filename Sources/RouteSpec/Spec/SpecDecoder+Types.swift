import RoutePatterns

extension SpecDecoder {
    /// Decodes the types and returns those that are generated. Types with errors are declared too, so that their uses
    /// aren't reported as unknown.
    mutating func generatedTypes(_ entry: Node.Entry?) -> [RouteType] {
        guard let entry, let entries = entries(of: entry, example: "Tab: [posts, likes]") else { return [] }
        return entries.compactMap { generatedType($0) }
    }

    /// Decodes a type; nil if it isn't generated.
    private mutating func generatedType(_ entry: Node.Entry) -> RouteType? {
        let name = entry.key.text
        if let scalar = entry.value.scalar {
            appType(name, scalar, at: entry.key)
            return nil
        }
        let constraints = entry.value.mapping.flatMap { $0.hasConstraints ? $0 : nil }
        if RouteType.builtInNames.contains(name) {
            reportBuiltIn(entry.key)
        } else if checkName(entry.key, "the type's name", isType: true) {
            let kind = constraints == nil ? "closed" : "constrained"
            claimType(name, "the \(kind) type '\(name)'", at: entry.key.span)
        }
        if let constraints { return constrainedType(entry.key, constraints) }
        let type = closedType(entry)
        if let type { types.declare(type.owned(by: typeOwner)) }
        return type
    }

    /// Decodes a list of values, or a mapping with the list and `else`.
    private mutating func closedType(_ entry: Node.Entry) -> RouteType? {
        let name = entry.key.text
        var fallback: Scalar?
        var list = entry
        if let mapping = entry.value.mapping {
            let fields = fields(of: mapping, .closedType, named: entry.key)
            fallback = text(fields[.fallback])
            guard let values = fields[.values] else {
                types.declare(.custom(name))
                return nil
            }
            list = values
        }
        if case .list(let list) = list.value, list.items.isEmpty {
            report(.badType, "the type '\(name)' has no values", at: list.span, help: "write at least one value")
            return nil
        }
        guard let items = items(of: list, "'\(list.key.text)'") else { return nil }
        let values = values(items, of: name)
        if let fallback, !values.contains(where: { $0.hasBytes(of: fallback.text) }) {
            report(
                .badType, "'\(fallback.text)' is not a value of '\(name)'", at: fallback.span,
                help: "write one of \(values.joined(separator: ", "))")
        }
        return .closed(ClosedType(name: name, values: values, fallback: fallback?.text))
    }

    /// Decodes a built-in type with constraints. A type with errors is declared like one of the app's types.
    private mutating func constrainedType(_ name: Scalar, _ mapping: Node.Mapping) -> RouteType? {
        let fields = fields(of: mapping, .constrainedType, named: name)
        guard fields[.type] != nil else {
            types.declare(.custom(name.text))
            return nil
        }
        var source = ConstrainedType.Source(type: "String")
        var scalars: [ConstrainedType.ConstraintKey: [Scalar]] = [:]
        for key in KeyTable.constrainedType.keys {
            guard let entry = fields[key], let constraint = ConstrainedType.ConstraintKey(rawValue: key.name) else {
                continue
            }
            let own = if case .texts = key.value { texts(entry) } else { text(entry).map { [$0] } }
            scalars[constraint] = own
            if constraint != .type { source.texts[constraint] = own?.map(\.text) }
        }
        if let type = scalars[.type]?.first { source.type = type.text }
        var problems: [ConstrainedType.Problem] = []
        let constrained = ConstrainedType.parse(name: name.text, source, problems: &problems)
        for problem in problems {
            let key = KeyTable.constrainedType[problem.key.rawValue].flatMap { fields[$0]?.key }
            let isList = problem.key == .not || problem.key == .schemes
            let own = isList ? problem.index.map { scalars[problem.key]?[$0] } ?? key : scalars[problem.key]?.first
            report(.badType, problem.error.message, at: (own ?? name).span, help: problem.error.help)
        }
        types.declare(constrained.map { .constrained($0).owned(by: typeOwner) } ?? .custom(name.text))
        return constrained.map { .constrained($0) }
    }

    /// Decodes a type that the app declares: `Rgba: app`.
    private mutating func appType(_ name: String, _ value: Scalar, at key: Scalar) {
        if value.text != "app" {
            report(
                .badValue, "'\(name)' must be a list of values, a mapping, or 'app', not '\(value.text)'",
                at: value.span,
                help: "write \(name): [first, second] for a type with these values, "
                    + "or \(name): app for a type of the app")
        }
        if RouteType.builtInNames.contains(name) {
            reportBuiltIn(key)
        } else if Identifier.isValidType(name) {
            types.declare(.custom(name))
        } else {
            _ = checkName(key, "the type's name", isType: true)
        }
    }

    private mutating func reportBuiltIn(_ key: Scalar) {
        report(.badType, "'\(key.text)' is a built-in type", at: key.span, help: "give the type another name")
    }

    private mutating func values(_ items: [Node], of name: String) -> [String] {
        var values: [String] = []
        // Compared encoded, because String treats composed and decomposed characters as equal.
        var texts = NameScope()
        var cases = NameScope()
        for item in items {
            guard let scalar = text(item, of: "a value of '\(name)'") else { continue }
            if scalar.text.isEmpty {
                report(
                    .badType, "'\(name)' has an empty value", at: scalar.span,
                    help: "remove it; to make a parameter optional, write ${tab:\(name)?}")
            } else if let other = texts.claim(
                scalar.text.encodedLiteral(in: .pathSegment), "'\(scalar.text)'", at: scalar.span)
            {
                report(
                    .badType, "duplicate value '\(scalar.text)' in '\(name)'", at: scalar.span,
                    notes: [Diagnostic.Note("\(other.owner) previously declared here", at: other.span)],
                    help: "remove one of the two")
            } else {
                values.append(scalar.text)
                claimCase(for: scalar, in: &cases)
            }
        }
        return values
    }

    private mutating func claimCase(for value: Scalar, in cases: inout NameScope) {
        guard let name = SwiftName.case(forValue: value.text) else {
            report(
                .badName, "cannot derive a case name from the value '\(value.text)'", at: value.span,
                help: "values need a letter or digit; use String for other text")
            return
        }
        if ReservedName.closedTypeCases.contains(name) {
            report(
                .reservedName, "the value '\(value.text)' would become the case '\(name)', a name that Swift reserves",
                at: value.span, help: "use String or a type that your app declares for such values")
        } else if let other = cases.claim(name, "'\(value.text)'", at: value.span) {
            report(
                .badName, "the values \(other.owner) and '\(value.text)' would both become the case '\(name)'",
                at: value.span, notes: [Diagnostic.Note("the other value is here", at: other.span)],
                help: "use String or a type that your app declares for such values")
        }
    }
}

extension Node.Mapping {
    /// Whether the mapping is meant as a type with constraints, not with values.
    fileprivate var hasConstraints: Bool {
        if self[Key.values.name] != nil { return self[Key.type.name] != nil }
        return KeyTable.constrainedType.keys.contains { self[$0.name] != nil }
    }
}
