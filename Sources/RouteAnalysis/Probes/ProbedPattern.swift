import RouteLanguage

/// A pattern under one of its bases, in the form in which links are made up for it.
package struct ProbedPattern: Sendable {
    /// The index of its table among those that are probed.
    package let table: Int
    package let pattern: PatternID
    /// Nil if any scheme matches.
    package let scheme: String?
    /// The index of the variant in its table's matching order.
    let order: Int
    /// Its index in the matching order of all tables.
    var number = 0
    let isHosted: Bool
    /// Whether the pattern's URLs are written under this base.
    package let isWritten: Bool
    var path: ProbedHalf
    /// Nil if the pattern has no fragment.
    let fragment: ProbedHalf?
    let isOnlyItems: Bool
}

extension RouteTable {
    /// The patterns under all their bases, in matching order.
    ///
    /// - Parameter ignoringCase: whether names that differ in case alone are the same for some
    ///   table.
    func probedPatterns(table: Int, ignoringCase: Bool) -> [ProbedPattern] {
        variants.enumerated().map { order, variant in
            let pattern = self[variant.pattern].pattern
            let specials = specials(of: variant.pattern)
            var path = zip(variant.segments, variant.matchers).map { part($0, $1, specials) }
            if !path.isEmpty { path[0].ignoresCase = true }
            let fragment = pattern.fragmentSegments.map {
                let matcher = Matcher($0.text, in: .fragmentSegment, ignoringCase: ignoresCase)
                return part($0.text, matcher, in: .fragmentSegment, specials)
            }
            func half(
                _ parts: [ProbedPart], _ items: [Pattern.Part], ignoresCaseOfFirst: Bool = false
            ) -> ProbedHalf {
                let restStart = parts.firstIndex { $0.matcher.isRest }
                return ProbedHalf(
                    segments: parts.filter { !$0.matcher.isRest },
                    rest: restStart.map { parts[$0] }, restStart: restStart ?? parts.count,
                    ignoresCaseOfFirst: ignoresCaseOfFirst,
                    items: self.items(items, ignoringCase: ignoringCase, specials),
                    hasOtherItems: items.rest != nil, ignoresCase: ignoresCase)
            }
            return ProbedPattern(
                table: table, pattern: variant.pattern, scheme: variant.scheme, order: order,
                isHosted: variant.isHosted,
                isWritten: variant.base == 0,
                path: half(path, pattern.query, ignoresCaseOfFirst: !variant.isHosted),
                fragment: pattern.fragment.map { _ in half(fragment, pattern.fragmentItems) },
                isOnlyItems: pattern.fragment == .items)
        }
    }

    private func part(
        _ text: TextPattern, _ matcher: Matcher, in slot: TextSlot = .pathSegment,
        _ specials: (Parameter) -> [RouteValue]
    ) -> ProbedPart {
        ProbedPart(
            matcher: matcher, written: ignoresCase ? Matcher(text, in: slot) : matcher,
            specials: text.parameters.flatMap(specials), table: self, ignoresCase: ignoresCase)
    }

    private func items(
        _ items: [Pattern.Part], ignoringCase: Bool, _ specials: (Parameter) -> [RouteValue]
    ) -> [ProbedItem] {
        items.named.map { item in
            let isValue = item.text != .any && item.text != .absent
            let matcher = Matcher(item, plusIsSpace: plusIsSpace, ignoringCase: ignoresCase)
            return ProbedItem(
                names: item.names, keys: item.names.map { $0.folded(ignoringCase) },
                presence: item.presence,
                part: isValue ? part(item.text, matcher, specials) : nil,
                isLenient: item.parameter?.isLenient ?? false)
        }
    }

    /// For each parameter of a pattern's route, the values that decide which of its patterns
    /// writes a value.
    private func specials(of pattern: PatternID) -> (Parameter) -> [RouteValue] {
        let route = route(of: pattern)
        return { parameter in
            let constants = route.patterns.compactMap { $0.constants[parameter.name]?.value }
            return constants + [parameter.default?.value].compactMap { $0 }
        }
    }
}
