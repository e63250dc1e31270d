import RouteRuntime

extension PatternParser {
    /// The most items in a pattern, including its fragment's (Semantics, law 3).
    static let itemLimit = 1_000
    /// The most names that an item can have (Semantics, section 2).
    static let nameLimit = 4

    /// Parses the items of a query or a fragment, separated by `&`. A rest of the items comes last
    /// in the result.
    ///
    /// - Parameter isFragmentAlone: whether the fragment is read as items because it has a `=`,
    ///   although segments may have been meant.
    mutating func items(
        _ tokens: ArraySlice<PatternText.Token>, in slot: Pattern.Part.Slot = .query,
        isFragmentAlone: Bool = false
    ) -> [Pattern.Part] {
        var items: [Pattern.Part] = []
        var rest: Pattern.Part?
        var names: [[UInt8]: String] = [:]
        for part in tokens.parts("&") where !part.isEmpty {
            let range = range(of: part)
            itemCount += 1
            if itemCount == Self.itemLimit + 1 {
                report(
                    at: range, "a pattern can have at most \(Self.itemLimit) items",
                    help: "capture the others together, as in ${others...}")
            }
            if part.count == 1, case .parameter(let content, _) = part[part.startIndex] {
                guard let parameter = parameter(content, range: range, slot: .otherItems) else {
                    continue
                }
                if let rest = rest?.parameters.first {
                    report(
                        at: range, "a second rest of the items, after '\(rest.name)'",
                        help: "remove one of the two")
                } else {
                    rest = Pattern.Part(slot, .rest(parameter), at: range)
                }
            } else if let item = item(part, in: slot, range: range, isFragmentAlone) {
                items.append(item)
                let place = part.part(before: "=").dropFirst(item.isAbsent ? 1 : 0)
                for name in item.names {
                    let key = Array(name.folded(ignoresCase).utf8)
                    let other = names.updateValue(name, forKey: key)
                    guard let other else { continue }
                    reportDuplicate(name, of: other, at: self.range(of: place))
                    break
                }
            }
        }
        return items + (rest.map { [$0] } ?? [])
    }

    private mutating func reportDuplicate(_ name: String, of other: String, at range: Range<Int>) {
        if name.hasBytes(of: other) {
            report(
                at: range, "duplicate item '\(name)'",
                help:
                    "use a name once; "
                    + "to read several values of it, write \(name)=${values:[String]}"
            )
        } else {
            report(
                at: range, "the items '\(other)' and '\(name)' are one: ASCII case does not count",
                help: "use the name once; under 'caseSensitive: false' it reads both")
        }
    }

    private mutating func item(
        _ tokens: ArraySlice<PatternText.Token>, in slot: Pattern.Part.Slot, range: Range<Int>,
        _ isFragmentAlone: Bool
    ) -> Pattern.Part? {
        let nameTokens = tokens.part(before: "=")
        let valueTokens = tokens.part(after: "=")
        if let hole = nameTokens.first(where: \.isParameter) {
            report(
                at: hole.range, "an item's name must be literal text",
                help: isFragmentAlone
                    ? "write %3D for a literal '='" : "write an item such as page=${page}")
            return nil
        }
        let isAbsent = nameTokens.first?.isByte("!") == true
        let namePlace = nameTokens.dropFirst(isAbsent ? 1 : 0)
        guard
            let names = names(
                namePlace, isAbsent: isAbsent, hasValue: valueTokens != nil, range: range)
        else {
            return nil
        }
        func item(_ value: TextPattern) -> Pattern.Part {
            Pattern.Part(slot, names: names, value, at: range)
        }
        guard let valueTokens else {
            if isAbsent { return item(.absent) }
            return reportForeignName(names[0], at: range) ? nil : item(.any)
        }
        if valueTokens.count == 1, case .parameter(let content, let range)? = valueTokens.first {
            return parameter(content, range: range, slot: .item).map { item(.parameter($0)) }
        }
        if valueTokens.contains(where: \.isParameter) {
            return mixed(valueTokens, range: self.range(of: valueTokens), in: .item).map(item)
        }
        if reportForeignSyntax(valueTokens, at: self.range(of: valueTokens), ofItem: names[0]) {
            return nil
        }
        return item(.literal(decoded(valueTokens, at: range)))
    }

    /// Reports an item such as `{page}`, which is a parameter in other tools.
    ///
    /// - Returns: Whether it did.
    private mutating func reportForeignName(_ name: String, at range: Range<Int>) -> Bool {
        guard name.hasPrefix("{"),
            let foreign = ForeignParameter(name, among: types, isCertain: true),
            let parameter = foreign.name
        else { return false }
        report(
            at: range, "'\(name)' is not valid parameter syntax",
            help: "write \(parameter)=\(foreign.sourceText(ofItem: parameter))")
        return true
    }

    /// The names between `|`, decoded, or the one after
    /// `!`; nil if one is missing or there are too many.
    private mutating func names(
        _ tokens: ArraySlice<PatternText.Token>, isAbsent: Bool, hasValue: Bool, range: Range<Int>
    ) -> [String]? {
        let parts = tokens.parts("|")
        var names: [String] = []
        for part in parts { names.append(decoded(part, at: range)) }
        if isAbsent, hasValue || names.count > 1 || names == [""] {
            report(
                at: range, "an absent item has one name, and no value",
                help: "write it as in !page&!q, or write %21 for a literal '!'")
        } else if names.contains("") || names.count > 1 && !hasValue {
            report(
                at: range, "an item without a name, or with several names and no value",
                help: "write an item such as page=${page} or q|query=${q}, or %7C for a literal '|'"
            )
        } else if names.count > Self.nameLimit {
            report(
                at: self.range(of: parts[Self.nameLimit]),
                "an item can have at most \(Self.nameLimit) names",
                help: "read older names with another pattern")
        } else {
            return names
        }
        return nil
    }
}
