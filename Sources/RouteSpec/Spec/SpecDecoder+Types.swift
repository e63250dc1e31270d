import RouteLanguage

extension SpecDecoder {
    /// Decodes the types and returns those that are generated. Types with errors are declared too,
    /// so that their uses aren't reported as unknown.
    mutating func generatedTypes(_ entry: Node.Entry?) -> [RouteType] {
        guard let entry, let entries = entries(of: entry, example: "Tab: [posts, likes]") else {
            return []
        }
        return entries.compactMap { generatedType($0) }
    }

    /// Decodes a type; nil if it isn't generated.
    private mutating func generatedType(_ entry: Node.Entry) -> RouteType? {
        let name = entry.key.text
        let isBuiltIn = RouteType.builtInNames.contains(name)
        if isBuiltIn {
            report(
                .badType, "'\(name)' is a built-in type", at: entry.key.span,
                help: "give the type another name")
        }
        if let scalar = entry.value.scalar {
            checkApp(scalar, of: name)
            if isBuiltIn { return nil }
            if Identifier.isValidType(name) {
                types.declare(.custom(name))
            } else {
                _ = checkName(entry.key, "the type's name", isType: true)
            }
            return nil
        }
        let constraints = entry.value.mapping.flatMap { $0.hasConstraints ? $0 : nil }
        if !isBuiltIn, checkName(entry.key, "the type's name", isType: true) {
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
            report(
                .badType, "the type '\(name)' has no values", at: list.span,
                help: "write at least one value")
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

    /// Decodes a built-in type with constraints. A type with errors is declared like one of the
    /// app's types.
    private mutating func constrainedType(_ name: Scalar, _ mapping: Node.Mapping) -> RouteType? {
        let fields = fields(of: mapping, .constrainedType, named: name)
        var scalars: [ConstrainedType.ConstraintKey: [Scalar]] = [:]
        var isWhole = true
        for key in KeyTable.constrainedType.keys {
            guard let entry = fields[key],
                let constraint = ConstrainedType.ConstraintKey(rawValue: key.name)
            else {
                continue
            }
            scalars[constraint] =
                if case .texts = key.value { texts(entry) } else { text(entry).map { [$0] } }
            isWhole = isWhole && scalars[constraint] != nil
        }
        // Without a constraint that has another mistake, the type would lack one.
        guard isWhole, let base = scalars[.type]?.first else {
            types.declare(.custom(name.text))
            return nil
        }
        var source = ConstrainedType.Source(type: base.text)
        source.texts = scalars.filter { $0.key != .type }.mapValues { $0.map(\.text) }
        var problems: [ConstrainedType.Problem] = []
        let constrained = ConstrainedType.parse(name: name.text, source, problems: &problems)
        for problem in problems {
            let key = KeyTable.constrainedType[problem.key.rawValue].flatMap { fields[$0]?.key }
            let isList = problem.key == .not || problem.key == .schemes
            let own =
                isList
                ? problem.index.map { scalars[problem.key]?[$0] } ?? key
                : scalars[problem.key]?.first
            report(
                .badType, problem.error.message, at: (own ?? name).span, help: problem.error.help)
        }
        types.declare(
            constrained.map { .constrained($0).owned(by: typeOwner) } ?? .custom(name.text))
        return constrained.map { .constrained($0) }
    }

    /// Reports the value of a type that the app declares, `Rgba: app`, if it isn't that word.
    private mutating func checkApp(_ value: Scalar, of name: String) {
        if value.text == "app" { return }
        report(
            .badValue,
            "'\(name)' must be a list of values, a mapping, or 'app', not '\(value.text)'",
            at: value.span,
            help: "write \(name): [first, second] for a type with these values, "
                + "or \(name): app for a type of the app")
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
                    notes: [
                        Diagnostic.Note("\(other.owner) previously declared here", at: other.span)
                    ],
                    help: "remove one of the two")
            } else {
                values.append(scalar.text)
                claimCase(for: scalar, in: &cases)
            }
        }
        return values
    }

    private mutating func claimCase(for value: Scalar, in cases: inout NameScope) {
        guard let name = ClosedType.caseName(forValue: value.text) else {
            report(
                .badName, "cannot derive a case name from the value '\(value.text)'",
                at: value.span,
                help: "values need a letter or digit; use String for other text")
            return
        }
        if ReservedName.closedTypeCases.contains(name) {
            report(
                .reservedName,
                "the value '\(value.text)' would become the case '\(name)', a name that Swift reserves",
                at: value.span, help: "use String or a type that your app declares for such values")
        } else if let other = cases.claim(name, "'\(value.text)'", at: value.span) {
            report(
                .badName,
                "the values \(other.owner) and '\(value.text)' would both become the case '\(name)'",
                at: value.span, notes: [Diagnostic.Note("the other value is here", at: other.span)],
                help: "use String or a type that your app declares for such values")
        }
    }
}

extension Node.Mapping {
    /// Whether the mapping is meant as a type with constraints, not with values.
    fileprivate var hasConstraints: Bool {
        if self[.values] != nil { return self[.type] != nil }
        return KeyTable.constrainedType.keys.contains { self[$0] != nil }
    }
}
