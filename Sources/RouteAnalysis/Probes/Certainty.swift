import RouteLanguage

// What is certain, slot by slot (Semantics, section 7). Texts are never tried here: one pattern
// takes all of another's if each of its parts does. Where that isn't obvious, the answer is false.

extension ProbedPattern {
    /// Whether this pattern certainly matches every URL that `other` matches.
    func takesAll(of other: ProbedPattern) -> Bool {
        if let scheme, scheme != other.scheme { return false }
        guard path.takesAll(of: other.path) else { return false }
        guard let fragment else { return true }
        guard let otherFragment = other.fragment, isOnlyItems == other.isOnlyItems else {
            return false
        }
        return fragment.takesAll(of: otherFragment)
    }
}

extension ProbedHalf {
    fileprivate func takesAll(of other: ProbedHalf) -> Bool {
        // With more segments, only more elements of both rests meet.
        for count in other.fewest...max(other.fewest, longest(with: other) + 1)
        where other.allows(count) {
            if !allows(count) { return false }
            for position in 0..<count {
                guard let own = part(at: position, of: count),
                    let theirs = other.part(at: position, of: count), own.takesAll(of: theirs)
                else { return false }
            }
        }
        if hasOtherItems {
            // A rest decodes every item that the pattern doesn't name.
            let hasSameKeys = Set(items.flatMap(\.keys)) == Set(other.items.flatMap(\.keys))
            guard other.hasOtherItems, hasSameKeys else { return false }
        }
        return items.allSatisfy { item in
            // A lenient item is never in the way: what it can't read counts as missing.
            if item.isLenient { return true }
            guard let twin = other.items.first(where: { $0.key == item.key }) else { return false }
            return item.takesAll(of: twin)
        }
    }
}

extension ProbedItem {
    /// Whether every URL whose items satisfy `other` satisfies this item, too. Both have the first
    /// name in common.
    fileprivate func takesAll(of other: ProbedItem) -> Bool {
        // Of several names, the first that a URL has counts.
        guard keys == other.keys || other.keys.count == 1 && other.isRequired else { return false }
        // A lenient item lets values pass that aren't valid.
        if other.isLenient { return false }
        if isAbsent || other.isAbsent { return other.isAbsent && !isRequired }
        if isRequired, !other.isRequired { return false }
        if presence.hasItemForEachValue, !other.presence.hasItemForEachValue { return false }
        guard let part else { return true }
        guard let theirs = other.part else { return false }
        return part.takesAll(of: theirs, isItem: true)
    }
}

extension ProbedPart {
    fileprivate func takesAll(of other: ProbedPart, isItem: Bool = false) -> Bool {
        table === other.table
            && matcher.takesAll(
                of: other.matcher, isItem: isItem, ignoringCase: table.ignoresCase)
    }
}

extension Matcher {
    /// Whether every text that certainly matches `other` matches.
    ///
    /// - Parameters:
    ///   - isItem: whether the texts are values of items: there, an app's type may accept the
    ///     empty text.
    ///   - ignoringCase: whether ASCII case doesn't count in closed types and Bools.
    fileprivate func takesAll(of other: Matcher, isItem: Bool, ignoringCase: Bool) -> Bool {
        if self == other || self == .rest(nil) { return true }
        switch (self, other) {
        // Its segments aren't even decoded.
        case (_, .rest(nil)): return false
        case (.literal(let own, true), .literal(let text, false)):
            return own.asciiLowercased == text.asciiLowercased
        case (_, .literal(let text, let ignoresCase)):
            let hasCases = ignoresCase && text.asciiLowercased != text.uppercased()
            if hasCases, !takesAnyText, !(ignoringCase && isFinite) { return false }
            return types.allSatisfy { !$0.isKnownToAppAlone }
                && values(of: text, ignoringCase: ignoringCase) != nil
        case (.mixed(let own), .mixed(let theirs)):
            return own.takesAll(of: theirs, ignoringCase: ignoringCase)
        case (.value(let type, let form), .value(let theirs, let other)) where form == other:
            return type.takesAll(of: theirs, ignoringCase: ignoringCase)
        case (.value(let type, .single), .value(let theirs, .nonempty)):
            return type.takesAll(of: theirs, ignoringCase: ignoringCase)
        case (.value(let type, .nonempty), .value(let theirs, .single)):
            let mayBeEmpty = isItem ? theirs.acceptsEmptyItem : theirs.acceptsEmptyText
            return !mayBeEmpty && type.takesAll(of: theirs, ignoringCase: ignoringCase)
        case (.rest(let type?), .value(let theirs, .single)),
            (.rest(let type?), .value(let theirs, .nonempty)),
            (.rest(let type?), .rest(let theirs?)),
            (.value(let type, .single), .rest(let theirs?)):
            return type.takesAll(of: theirs, ignoringCase: ignoringCase)
        // Neither is ever the empty text.
        case (_, .mixed(let theirs)): return takesAnyText && theirs.host == nil
        case (_, .value(_, .list)): return takesAnyText
        case (.literal, _), (.label, _), (.mixed, _), (.value, _), (.rest, _): return false
        }
    }

    /// Whether it is a whole value of a closed type or a Bool.
    private var isFinite: Bool {
        if case .value(let type, _) = self { type.finiteTexts != nil } else { false }
    }

    /// Whether every text matches, except perhaps the empty one.
    private var takesAnyText: Bool {
        switch self {
        case .value(let type, .single), .value(let type, .nonempty), .rest(let type?):
            type.acceptsEmptyText
        case .rest(nil): true
        case .literal, .label, .mixed, .value: false
        }
    }
}

extension Matcher.Mixed {
    /// Judges only one parameter: a String takes all that begins and ends with its literal texts,
    /// and another type needs the same literal texts.
    fileprivate func takesAll(of other: Self, ignoringCase isFolded: Bool) -> Bool {
        guard types.count == 1, host == nil, other.host == nil, ignoringCase || !other.ignoringCase
        else {
            return false
        }
        let type = types[0]
        let start = literals[0]
        let end = literals[1]
        let otherStart = (other.literals.first ?? "").folded(ignoringCase)
        let otherEnd = (other.literals.last ?? "").folded(ignoringCase)
        if type == .string, nonempty.isEmpty {
            return otherStart.utf8.starts(with: start.utf8)
                && otherEnd.utf8.reversed().starts(with: end.utf8.reversed())
        }
        guard other.types.count == 1, otherStart.hasBytes(of: start), otherEnd.hasBytes(of: end)
        else { return false }
        let otherType = other.types[0]
        let mayBeEmpty = other.nonempty.isEmpty && otherType.acceptsEmptyText
        if mayBeEmpty, !nonempty.isEmpty { return false }
        return type.takesAll(of: otherType, ignoringCase: isFolded)
    }
}

extension RouteType {
    /// Whether only the app or another table knows the values.
    fileprivate var isKnownToAppAlone: Bool { isCustom || isLink }

    /// Whether every text that converts to the other type converts to this one, too.
    ///
    /// - Parameter ignoringCase: whether ASCII case doesn't count in closed types and Bools.
    fileprivate func takesAll(of other: RouteType, ignoringCase: Bool) -> Bool {
        if acceptsEmptyText || self == other { return true }
        if isKnownToAppAlone { return false }
        if let texts = other.finiteTexts {
            // Another type may not take them in every case.
            let hasCases = ignoringCase && texts.contains { $0.asciiLowercased != $0.uppercased() }
            if hasCases, finiteTexts == nil { return false }
            return texts.allSatisfy { value(of: $0, ignoringCase: ignoringCase) != nil }
        }
        switch (self, other) {
        case (.url, .constrained(let type)), (.double, .constrained(let type)),
            (.float, .constrained(let type)):
            return takesAll(of: type.base, ignoringCase: ignoringCase)
        case (.double, .integer), (.float, .integer), (.double, .float): return true
        default: return takesConstrained(other)
        }
    }

    fileprivate func takesConstrained(_ other: RouteType) -> Bool {
        if let range = integers, let others = other.integers {
            return range.lowerBound <= others.lowerBound && others.upperBound <= range.upperBound
        }
        guard case .constrained(let own) = self, case .constrained(let theirs) = other else {
            return false
        }
        switch (own.constraint, theirs.constraint) {
        case (.text(let a), .text(let b)):
            return a.takesAll(of: b) && !a.excluded.contains { theirs.accepts(.string($0)) }
        case (.double(let a), .double(let b)): return a.takesAll(of: b)
        case (.float(let a), .float(let b)): return a.takesAll(of: b)
        case (.url(let a), .url(let b)): return Set(b).isSubset(of: a)
        default: return false
        }
    }
}

extension ConstrainedType {
    /// Whether every value of another type around the same built-in type is a value of this one.
    /// This one may exclude texts that the other one doesn't accept anyway.
    package func contains(_ other: ConstrainedType) -> Bool {
        RouteType.constrained(self).takesConstrained(.constrained(other))
    }
}

extension NumberRange {
    fileprivate func takesAll(of other: NumberRange) -> Bool {
        if let lower {
            guard let otherLower = other.lower, lower <= otherLower else { return false }
        }
        if let upper {
            guard let otherUpper = other.upper, otherUpper <= upper else { return false }
            if otherUpper == upper, !includesUpper, other.includesUpper { return false }
        }
        return true
    }
}

extension TextConstraint {
    /// Compares lengths and characters, not the excluded texts.
    fileprivate func takesAll(of other: TextConstraint) -> Bool {
        guard length.lowerBound <= other.length.lowerBound,
            other.length.upperBound <= length.upperBound
        else { return false }
        guard let characters else { return true }
        guard let others = other.characters else { return false }
        return others.allSatisfy { range in
            characters.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
        }
    }
}
