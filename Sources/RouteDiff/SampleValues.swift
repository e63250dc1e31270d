import RouteAnalysis
import RoutePatterns

/// Values that make URLs look like links of the app: texts from the specs' examples, or else common values.
struct SampleValues {
    /// The texts of values in examples, by the names of their parameters.
    private var texts: [String: [String]] = [:]

    init(_ sides: [Comparison.Side]) {
        for side in sides {
            for example in side.declarations.flatMap(\.examples) {
                guard let reading = side.table.read(url: example.text) else { continue }
                for (value, read) in zip(side.table[reading.route].values, reading.values) {
                    let words =
                        if case .list(let values) = read { values.compactMap(\.text) } else { [read.text ?? ""] }
                    texts[value.name, default: []] += words.filter { !$0.isEmpty }
                }
            }
        }
    }

    /// Replaces each value in turn by the best one for which `test` still finds something. Returns what it found last.
    func improve<Found>(
        _ values: [RouteValue], of route: Route, _ found: Found, _ test: ([RouteValue]) -> Found?
    ) -> Found {
        var (values, best) = (values, found)
        for index in values.indices {
            for candidate in candidates(for: route.values[index]) {
                if candidate.isSame(as: values[index]) { break }
                var changed = values
                changed[index] = candidate
                if let found = test(changed) {
                    (values, best) = (changed, found)
                    break
                }
            }
        }
        return best
    }

    /// Replaces one value that URLs leave out, so that `test` finds something; nil if it never does.
    func filled<Found>(
        _ values: [RouteValue], of route: Route, _ test: ([RouteValue]) -> Found?
    ) -> ([RouteValue], Found)? {
        for (index, value) in route.values.enumerated() where value.leftOut?.value.isSame(as: values[index]) ?? false {
            for candidate in candidates(for: value).dropFirst() {
                var changed = values
                changed[index] = candidate
                if let found = test(changed) { return (changed, found) }
            }
        }
        return nil
    }

    /// Values for a parameter, best first.
    private func candidates(for value: Route.Value) -> [RouteValue] {
        let words = (texts[value.name] ?? []) + value.type.commonTexts(for: value.name)
        let singles = words.compactMap { value.type.value(of: $0) }
        let leftOut = value.leftOut.map { [$0.value] } ?? []
        return switch value.shape {
        case .single, .optional: leftOut + singles
        case .list: leftOut + singles.map { .list([$0]) }
        case .items: leftOut
        }
    }
}

extension RouteType {
    /// Texts that are common in links of apps. Not all are values of the type.
    fileprivate func commonTexts(for name: String) -> [String] {
        switch self {
        case .string, .custom:
            let words = name.wordsInLinks
            let isID = words == "id" || words.hasSuffix("-id")
            return (isID || name.utf8.count == 1 ? [] : [words]) + (isID ? ["42", "abc"] : ["abc", "42"])
        case .bool: return ["true", "false"]
        case .integer: return ["42", "7", "1"]
        case .float, .double: return ["0.5", "1.5"]
        case .uuid: return ["3F2504E0-4F89-41D3-9A0C-0305E82C3301"]
        case .url: return ["https://example.com", "http://example.com"]
        case .link: return []
        case .closed(let type): return type.values
        case .constrained(let type): return type.base.commonTexts(for: name) + type.sampleTexts(count: 1)
        }
    }
}

extension String {
    /// `userName` as `user-name`.
    fileprivate var wordsInLinks: String {
        zip([" "] + self, self).reduce(into: "") { text, pair in
            if pair.0.isLowercase, pair.1.isUppercase { text += "-" }
            text += pair.1.lowercased()
        }
    }
}
