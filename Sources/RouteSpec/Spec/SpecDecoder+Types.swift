import RouteLanguage
import RouteRuntime

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

    /// Decodes the values of a closed type: a list of them, or a mapping with `values` and `else`.
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
        guard let values = values(list, of: name) else { return nil }
        var type = ClosedType(
            name: name, values: values.map(\.text.text), fallback: fallback?.text)
        if list.value.mapping != nil { type.caseNames = values.map(\.caseName) }
        if let fallback, !type.values.contains(where: { $0.hasBytes(of: fallback.text) }) {
            let text = type.value(ofCase: fallback.text)
            report(
                .badType, "'\(fallback.text)' is not a value of '\(name)'", at: fallback.span,
                help: text.map { "write \($0), the text of '\(fallback.text)'" }
                    ?? "write one of \(type.values.joined(separator: ", "))")
        }
        return .closed(type)
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
            if case .texts = key.value {
                scalars[constraint] = texts(entry)
            } else {
                scalars[constraint] = text(entry).map { [$0] }
            }
            isWhole = isWhole && scalars[constraint] != nil
        }
        // If a constraint has an error of its own, the others say nothing about the type.
        guard isWhole, let base = scalars[.type]?.first else {
            types.declare(.custom(name.text))
            return nil
        }
        var source = ConstrainedType.Source(type: base.text)
        for (constraint, values) in scalars where constraint != .type {
            source.texts[constraint] = values.map(\.text)
        }
        var problems: [ConstrainedType.Problem] = []
        let constrained = ConstrainedType.parse(name: name.text, source, problems: &problems)
        for problem in problems {
            let key = KeyTable.constrainedType[problem.key.rawValue].flatMap { fields[$0]?.key }
            var place = scalars[problem.key]?.first
            if problem.key == .not || problem.key == .schemes {
                place = problem.index.map { scalars[problem.key]?[$0] } ?? key
            }
            let error = problem.error
            report(.badType, error.message, at: (place ?? name).span, help: error.help)
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

    /// A value of a closed type, and the name of its case.
    private struct NamedValue {
        let text: Scalar
        let caseName: String
        /// The name as the spec gives it; nil if it follows from the text.
        var name: Scalar?
    }

    /// The values in a list, or in a mapping of their names; nil if there are none.
    private mutating func values(_ entry: Node.Entry, of name: String) -> [NamedValue]? {
        let isEmpty =
            switch entry.value {
            case .list(let list): list.items.isEmpty
            case .mapping(let mapping): mapping.entries.isEmpty
            case .scalar: false
            }
        if isEmpty {
            report(
                .badType, "the type '\(name)' has no values", at: entry.value.span,
                help: "write at least one value")
            return nil
        }
        var values: [NamedValue] = []
        if let mapping = entry.value.mapping {
            for entry in mapping.entries {
                guard let text = text(entry.value, of: "the value of '\(entry.key.text)'") else {
                    continue
                }
                values.append(NamedValue(text: text, caseName: entry.key.text, name: entry.key))
            }
        } else {
            guard let items = items(of: entry, "'\(entry.key.text)'") else { return nil }
            for item in items {
                guard let text = text(item, of: "a value of '\(name)'") else { continue }
                let caseName = ClosedType.caseName(forValue: text.text) ?? text.text
                values.append(NamedValue(text: text, caseName: caseName))
            }
        }
        return distinct(values, of: name)
    }

    /// The values that are not empty, and differ from those before. Reports the others.
    private mutating func distinct(_ values: [NamedValue], of name: String) -> [NamedValue] {
        // Compared encoded, because String treats composed and decomposed characters as equal.
        var texts = NameScope()
        var cases = NameScope()
        return values.filter { value in
            let text = value.text.text
            let span = value.text.span
            if text.isEmpty {
                report(
                    .badType, "'\(name)' has an empty value", at: span,
                    help: "remove it; to make a parameter optional, write ${tab:\(name)?}")
                return false
            }
            let encoded = text.encodedLiteral(in: .pathSegment)
            if let other = texts.claim(encoded, "'\(text)'", at: span) {
                report(
                    .badType, "duplicate value '\(text)' in '\(name)'", at: span,
                    notes: [
                        Diagnostic.Note("\(other.owner) previously declared here", at: other.span)
                    ],
                    help: "remove one of the two")
                return false
            }
            claimCase(for: value, in: &cases)
            return true
        }
    }

    private func nameHelp(_ text: String) -> String {
        "name the values: under 'values', write a line for each, as in first: \(text.inSpec)"
    }

    private mutating func claimCase(for value: NamedValue, in cases: inout NameScope) {
        let text = value.text.text
        if let name = value.name {
            if !checkName(name, "the case name") { return }
            if ReservedName.closedTypeCases.contains(name.text) {
                report(
                    .reservedName, "the case '\(name.text)' has a name that Swift reserves",
                    at: name.span, help: "choose another name")
                return
            }
        } else if ClosedType.caseName(forValue: text) == nil {
            report(
                .badName, "cannot derive a case name from the value '\(text)'",
                at: value.text.span,
                help: nameHelp(text))
            return
        }
        let help = nameHelp(text)
        if ReservedName.closedTypeCases.contains(value.caseName) {
            report(
                .reservedName,
                "the value '\(text)' would become the case '\(value.caseName)', "
                    + "a name that Swift reserves",
                at: value.text.span, help: help)
        } else if let other = cases.claim(value.caseName, "'\(text)'", at: value.text.span) {
            report(
                .badName,
                "the values \(other.owner) and '\(text)' would both become the case "
                    + "'\(value.caseName)'",
                at: value.text.span,
                notes: [Diagnostic.Note("the other value is here", at: other.span)], help: help)
        }
    }
}

extension String {
    /// The text as a value of a mapping: in quotes, unless it is a word.
    fileprivate var inSpec: String {
        let isWord = utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
        return isWord ? self : "\"\(self)\""
    }
}

extension Node.Mapping {
    /// Whether the mapping is meant as a type with constraints, not with values.
    fileprivate var hasConstraints: Bool {
        if self[.values] != nil { return self[.type] != nil }
        return KeyTable.constrainedType.keys.contains { self[$0] != nil }
    }
}
