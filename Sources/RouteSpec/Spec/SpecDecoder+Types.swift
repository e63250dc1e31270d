import RoutePatterns

extension SpecDecoder {
    /// Decodes the types and returns the closed ones. Types with errors are declared too, so that patterns that use
    /// them aren't reported.
    mutating func closedTypes(_ entry: Node.Entry?) -> [ClosedType] {
        guard let entry, let entries = entries(of: entry, example: "Tab: [posts, likes]") else { return [] }
        return entries.compactMap { entry in
            let name = entry.key.text
            if let scalar = entry.value.scalar {
                appType(name, scalar, at: entry.key)
                return nil
            }
            if RouteType.builtInNames.contains(name) {
                reportBuiltIn(entry.key)
            } else if checkName(entry.key, "the type's name", isType: true) {
                claimType(name, "the closed type '\(name)'", at: entry.key.span)
            }
            if case .list(let list) = entry.value, list.items.isEmpty {
                report(
                    .badType, "the type '\(name)' has no values", at: list.span, help: "write at least one value")
                return nil
            }
            guard let items = items(of: entry, "'\(name)'") else { return nil }
            let type = ClosedType(name: name, values: values(items, of: name))
            types.declare(.closed(type))
            return type
        }
    }

    /// Decodes a type that the app declares: `Rgba: app`.
    private mutating func appType(_ name: String, _ value: Scalar, at key: Scalar) {
        if value.text != "app" {
            report(
                .badValue, "'\(name)' must be a list of values or 'app', not '\(value.text)'", at: value.span,
                help:
                    "write \(name): [\(value.text.split(separator: "|").joined(separator: ", "))] for a type with these values, "
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
        // Compare bytes: String treats composed and decomposed characters as equal.
        var places: [[UInt8]: Span] = [:]
        var cases = NameScope()
        for item in items {
            guard let scalar = text(item, of: "a value of '\(name)'") else { continue }
            if scalar.text.isEmpty {
                report(
                    .badType, "'\(name)' has an empty value", at: scalar.span,
                    help: "remove it; to make a parameter optional, write ${tab:\(name)?}")
            } else if let other = places[Array(scalar.text.utf8)] {
                report(
                    .badType, "duplicate value '\(scalar.text)' in '\(name)'", at: scalar.span,
                    notes: [Diagnostic.Note("'\(scalar.text)' previously declared here", at: other)],
                    help: "remove one of the two")
            } else {
                values.append(scalar.text)
                places[Array(scalar.text.utf8)] = scalar.span
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
