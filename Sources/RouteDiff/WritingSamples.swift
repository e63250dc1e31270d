import RoutePatterns

/// Values of a parameter that represent all its values in a comparison of writing.
struct WritingSamples {
    /// Values for which each condition of a pattern holds and fails, including each default. The last value is one that
    /// is written rather than left out, if there is one.
    private let values: [RouteValue]
    /// Another value that satisfies the same conditions as the last one, if there is one.
    private let second: RouteValue?
    /// Whether a pattern that writes the route has a condition on the value.
    private let isDeciding: Bool

    /// - Parameters:
    ///   - conditions: The previous patterns' conditions on the value.
    ///   - otherConditions: The current patterns' conditions on the same parameter, `other`.
    init(_ value: Route.Value, _ other: Route.Value, _ conditions: [Condition], _ otherConditions: [Condition]) {
        func listed(_ conditions: [Condition], _ value: Route.Value) -> [RouteValue] {
            conditions.compactMap { if case .equals(let value, _) = $0 { value } else { nil } }
                + (value.defaultValue.map { [$0] } ?? [])
        }
        func excluding(_ values: [RouteValue]) -> [Condition] { values.map { .equals($0, "") } }
        let known =
            listed(conditions, value)
            + listed(otherConditions, other).compactMap { value.value(meaning: $0, of: other) }
        /// Values of both types, because not every value of one type converts to the other.
        func samples(_ known: [RouteValue]) -> [RouteValue] {
            let others = other.samples(
                for: excluding(known.compactMap { other.value(meaning: $0, of: value) })
            ).compactMap { value.value(meaning: $0, of: other) }
            return (value.samples(for: excluding(known)) + others).reduce(into: []) { all, sample in
                let isKnown = all.contains { $0.isSame(as: sample) }
                if !isKnown, other.value(meaning: sample, of: value) != nil { all.append(sample) }
            }
        }
        let values = samples(known)
        self.values = values
        let isSingle = value.shape == .single || value.shape == .optional
        let last = isSingle ? values.last.flatMap { $0 == .null ? nil : $0 } : nil
        second = last.flatMap { last in
            samples(known + [last]).last { sample in
                sample != .null && !values.contains { $0.isSame(as: sample) }
            }
        }
        isDeciding = (conditions + otherConditions).contains { $0 != .any }
    }

    /// The samples of a parameter for which one value is enough.
    init(only value: RouteValue) {
        values = [value]
        second = nil
        isDeciding = false
    }

    var isEmpty: Bool { values.isEmpty }

    /// Combinations of values that show every difference in writing; nil if there are too many.
    ///
    /// The deciding parameters choose the pattern, so all combinations of their values are tried. Each other parameter
    /// is written independently, so its values are tried one at a time. The second value shows if two parameters have
    /// changed places.
    static func combinations(_ samples: [WritingSamples], limit: Int) -> [[RouteValue]]? {
        var all: [[RouteValue]] = [[]]
        for sample in samples {
            let choices = sample.isDeciding ? sample.values : sample.values.suffix(1)
            all = all.flatMap { values in choices.map { values + [$0] } }
            if all.count > limit { return nil }
        }
        let variations = samples.map { sample in
            (sample.isDeciding ? [] : sample.values.dropLast()) + (sample.second.map { [$0] } ?? [])
        }
        if all.count * (1 + variations.reduce(0) { $0 + $1.count }) > limit { return nil }
        return all.flatMap { values in
            [values]
                + samples.indices.flatMap { index in
                    variations[index].map { other in
                        var changed = values
                        changed[index] = other
                        return changed
                    }
                }
        }
    }
}
