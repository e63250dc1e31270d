import RoutePatterns

/// Compares the values of a parameter whose type can differ between the two specs.
extension Route.Value {
    /// Whether values of both can be compared. The items of a rest have names, so only with those of another rest.
    func isComparable(with other: Route.Value) -> Bool {
        (shape == .items) == (other.shape == .items)
    }

    /// Whether a value means the same as `now`, a value of `other`.
    ///
    /// Single values of two types mean the same if the text of one converts to the other, not counting `else`: 7 means
    /// "7" and also "07", because one URL has both. A value means the same as a list that starts with it, but a list of
    /// several values doesn't mean the same as a single value, because the others are lost.
    ///
    /// - Parameter isSameLink: Whether a link of the previous spec means the same as one of the current spec.
    func means(
        _ value: RouteValue, _ other: Route.Value, _ now: RouteValue, _ isSameLink: (LinkType, String, String) -> Bool
    ) -> Bool {
        switch (value, now) {
        case (.list(let values), .list(let others)):
            values.count == others.count && zip(values, others).allSatisfy { meansSingle($0, other, $1, isSameLink) }
        case (.list(let values), _):
            values.isEmpty ? now == .null : values.count == 1 && meansSingle(values[0], other, now, isSameLink)
        case (_, .list(let others)):
            value == .null ? others.isEmpty : others.first.map { meansSingle(value, other, $0, isSameLink) } ?? false
        default: meansSingle(value, other, now, isSameLink)
        }
    }

    private func meansSingle(
        _ value: RouteValue, _ other: Route.Value, _ now: RouteValue, _ isSameLink: (LinkType, String, String) -> Bool
    ) -> Bool {
        if case .link(let link) = type, case .link(let otherLink) = other.type, link.owner == otherLink.owner,
            let text = value.text, let otherText = now.text
        {
            return isSameLink(link, text, otherText)
        }
        if value.isSame(as: now) { return true }
        guard type != other.type, let text = value.text, let otherText = now.text else { return false }
        if case .link(let link) = type { return isSameLink(link, text, otherText) }
        if case .link(let link) = other.type { return isSameLink(link, text, otherText) }
        return other.type.ownValue(of: text)?.isSame(as: now) ?? false
            || type.ownValue(of: otherText)?.isSame(as: value) ?? false
    }

    /// This parameter's value that means the same as `now`, a value of `other`; nil if there is none.
    func value(meaning now: RouteValue, of other: Route.Value) -> RouteValue? {
        switch (shape, now) {
        case (.items, .items): now
        case (.items, _), (_, .items): nil
        case (.list, .list(let values)):
            values.map { single(meaning: $0, of: other) }.allPresent.map(RouteValue.list)
        case (.list, .null): .list([])
        case (.list, _): single(meaning: now, of: other).map { .list([$0]) }
        case (.optional, .null), (.optional, .list([])): .null
        case (_, .list(let values)): values.count == 1 ? single(meaning: values[0], of: other) : nil
        default: single(meaning: now, of: other)
        }
    }

    private func single(meaning now: RouteValue, of other: Route.Value) -> RouteValue? {
        // A closed type of the same name might not have the value.
        now.text.flatMap { type == other.type ? now : type.ownValue(of: $0) }
    }
}

extension RouteType {
    /// The value of a text; nil also for a text that becomes a value only because of `else`.
    fileprivate func ownValue(of text: String) -> RouteValue? {
        if case .closed(let type) = self, type.fallback != nil,
            !type.values.contains(where: { $0.utf8.elementsEqual(text.utf8) })
        {
            return nil
        }
        return value(of: text)
    }

    /// Whether a text can be a different value of another type because one of the types has an `else`.
    func readsOtherwise(than other: RouteType) -> Bool {
        self != other && (hasElse || other.hasElse)
    }

    private var hasElse: Bool {
        if case .closed(let type) = self { type.fallback != nil } else { false }
    }

    /// Whether it is known which texts of another type are values of this type. Only the app knows that about its own
    /// types. Two URL types differ at most in the scheme.
    func isDecidable(for other: RouteType) -> Bool {
        !isOpaque || isLink || self == other || isURL && other.isURL
    }

    /// Whether it is URL, perhaps with a condition on the scheme.
    var isURL: Bool {
        if case .constrained(let type) = self { type.base == .url } else { self == .url }
    }
}

extension [RouteValue?] {
    /// All of the values; nil if one is missing.
    var allPresent: [RouteValue]? {
        let present = compactMap { $0 }
        return present.count == count ? present : nil
    }
}
