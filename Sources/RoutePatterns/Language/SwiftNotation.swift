import RouteRuntime

// Values and routes as people read them, in Swift's notation.

extension Route {
    /// The case with values: `userPosts(id: 7, tab: .likes)`.
    package func text(of values: [RouteValue]) -> String {
        text(of: values, at: values.indices)
    }

    /// The case with only the values at some indices.
    package func text(of values: [RouteValue], at shown: some Sequence<Int>) -> String {
        let list = shown.map { index in
            "\(self.values[index].name): \(values[index].swiftText(as: self.values[index].type))"
        }
        return list.isEmpty ? name : "\(name)(\(list.joined(separator: ", ")))"
    }

    /// The case with its types and defaults, as Swift declares it: `userPosts(id: Int, page: Int =
    /// 1)`, `search(query: String, tags: [String] = [])`.
    package var signature: String {
        if values.isEmpty { return name }
        let list = values.map { value in
            let declaration = "\(value.name): \(value.typeText)"
            return value.defaultArgument.map { "\(declaration) = \($0)" } ?? declaration
        }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}

extension Route.Value {
    /// The default argument in the enum's case; nil if the value is required, or if only the app's
    /// type or Foundation can convert the spec's default.
    package var defaultArgument: String? {
        if shape == .single, type.hasOptionalLiteral { return nil }
        return leftOut?.value.swiftText(as: type)
    }
}

extension RouteValue {
    /// The value: `42`, `.likes`, `"a \"b\""`, `nil`, `["a", "b"]`, `["key": "value"]`.
    ///
    /// - Parameter type: the type of the value, or of its elements.
    package func swiftText(as type: RouteType) -> String {
        switch self {
        case .null: return "nil"
        case .bool, .integer, .unsignedInteger, .float, .double: return text ?? ""
        case .string(let text):
            if case .closed(let closed) = type { return "." + closed.caseName(of: text) }
            return text.quotedForSwift
        case .list(let values):
            return "[\(values.map { $0.swiftText(as: type) }.joined(separator: ", "))]"
        case .items(let items):
            let members = items.sorted(by: _Route.precedes).map {
                "\($0.key.quotedForSwift): \($0.value.quotedForSwift)"
            }
            return members.isEmpty ? "[:]" : "[\(members.joined(separator: ", "))]"
        }
    }
}

extension RouteType {
    /// Whether only the app's type or Foundation can convert a text of the spec, so that the
    /// expression for the value is optional.
    package var hasOptionalLiteral: Bool { acceptsAnyText && self != .string }
}

extension ClosedType {
    /// The name of the case for a value: `auction-results` gives `auctionResults`, `1x` gives
    /// `_1x`. Nil if the value has no letter or digit.
    package static func caseName(forValue value: String) -> String? {
        Identifier.isValid(value) ? value : Identifier.camelCase(value)
    }

    /// The name of a value's case, as the spec gives it, or made from the value.
    package func caseName(of value: String) -> String {
        let index = values.firstIndex { $0.hasBytes(of: value) }
        if let index, caseNames.indices.contains(index) { return caseNames[index] }
        return Self.caseName(forValue: value) ?? value
    }
}

extension String {
    /// The text as a Swift string literal.
    package var quotedForSwift: String { "\"\(escapedForSwift)\"" }

    /// The text between the quotes of a Swift string literal. Deceptive characters are escaped,
    /// and so is a leading combining character, which would merge with the quote.
    package var escapedForSwift: String {
        var literal = ""
        for scalar in unicodeScalars {
            if "\n\r\t\"\\".unicodeScalars.contains(scalar) {
                literal += scalar.escaped(asASCII: false)
            } else if scalar.isDeceptive || literal.isEmpty && scalar.properties.isGraphemeExtend {
                literal += scalar.swiftEscape
            } else {
                literal.unicodeScalars.append(scalar)
            }
        }
        return literal
    }
}
