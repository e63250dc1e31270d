import RouteLanguage

/// The result of the interpreter or the compiled code for a URL. Compared as bytes.
struct Observation: Equatable, CustomStringConvertible {
    let route: String
    let values: String
    let rawValue: String
    /// Nil if the spec has no base.
    let url: String?

    static func == (a: Observation, b: Observation) -> Bool {
        // String treats canonically equivalent texts as equal.
        Array(a.description.utf8) == Array(b.description.utf8)
    }

    var description: String {
        "\(route) \(values), raw value \(rawValue.debugDescription), \(url ?? "no URL")"
    }
}

extension RouteTable {
    /// The interpreter's result, with the texts that the app's types write for their values.
    ///
    /// - Parameter isKnown: Set to false if a type of the app rejects its text: then the compiled
    ///   code opens something else, or nothing.
    func observation(_ text: String, isRawValue: Bool, isKnown: inout Bool) -> Observation? {
        guard let reading = isRawValue ? read(rawValue: text) : read(url: text) else { return nil }
        let values = modelled(reading.values, route: reading.route)
        isKnown = values != nil
        return values.map { observation(route: reading.route, values: $0) }
    }

    func observation(route: RouteID, values: [RouteValue]) -> Observation {
        Observation(
            route: self[route].name, values: RouteValue.list(values).rendered,
            rawValue: write(route: route, values: values, .rawValue) ?? "nothing",
            url: bases.isEmpty ? nil : write(route: route, values: values, .url) ?? "nothing")
    }

    /// The values with the texts that the app's types write; nil if one rejects its text.
    func modelled(_ values: [RouteValue], route: RouteID) -> [RouteValue]? {
        func modelled(_ value: RouteValue, _ type: RouteType) -> RouteValue? {
            guard case .custom(let name) = type, let text = value.text else { return value }
            return ModelTypes.text(text, of: name).map(RouteValue.string)
        }
        let result = zip(values, self[route].values).compactMap { value, declared -> RouteValue? in
            guard case .list(let elements) = value else { return modelled(value, declared.type) }
            let texts = elements.compactMap { modelled($0, declared.type) }
            return texts.count == elements.count ? .list(texts) : nil
        }
        return result.count == values.count ? result : nil
    }
}

extension CompiledValue {
    func observation(in table: RouteTable) -> Observation {
        let route = table.routes.first { $0.path == reflected.path }
        return Observation(
            route: reflected.path.joined(separator: "."),
            values: route.flatMap { reflected.values(of: $0) }.map { RouteValue.list($0).rendered }
                ?? "other labels",
            rawValue: rawValue, url: url?.absoluteString)
    }
}

extension RouteValue {
    /// The value as a text that no other value has.
    var rendered: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .string(let text): text.debugDescription
        case .list(let values): "[" + values.map(\.rendered).joined(separator: ", ") + "]"
        case .items(let items):
            "{"
                + items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .map { "\($0.key.debugDescription): \($0.value.debugDescription)" }.joined(
                    separator: ", ") + "}"
        case .integer, .unsignedInteger, .float, .double: text ?? ""
        }
    }

    /// Whether it contains a NaN or an infinity, which is written but never read back (rule 3.7).
    var isNotFinite: Bool {
        switch self {
        case .float(let value): !value.isFinite
        case .double(let value): !value.isFinite
        case .list(let values): values.contains(where: \.isNotFinite)
        default: false
        }
    }
}
