import RoutePatterns

/// What becomes of the URLs that the previous spec reads.
struct LinkComparison {
    struct Move: Hashable {
        let kind: ChangeKind
        let entry: Int
        let route: Int?
    }

    let old: Comparison.Side
    let new: Comparison.Side
    let matching: RouteMatching
    let questions: TextQuestions
    var found: [Change] = []
    var known: Set<Move> = []

    /// One scheme under both tables.
    struct Scheme {
        let name: String
        let isHosted: Bool
        let old: VariantIndex
        let new: VariantIndex
    }

    init(_ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching) {
        self.old = old
        self.new = new
        self.matching = matching
        self.questions = TextQuestions(
            itemPlace: old.itemPlace, work: Work(comparing: old.table.entries.count + new.table.entries.count))
    }

    /// All changes of links, in the order of the patterns.
    mutating func changes() -> [Change] {
        compareFirstBases()
        for scheme in schemes {
            for place in scheme.old.variants.indices { compare(place, in: scheme) }
            for place in scheme.new.variants.indices { lookForNewURLs(place, in: scheme) }
        }
        compareWriting()
        return found
    }

    /// Every scheme that one of the tables reads.
    var schemes: [Scheme] {
        let named = Set((old.table.schemes + new.table.schemes).compactMap(\.scheme)).sorted()
        let readsAny = (old.table.schemes + new.table.schemes).contains { $0.scheme == nil }
        var other = "x"
        while named.contains(other) { other += "x" }
        return (named + (readsAny ? [other] : [])).map { name in
            let trees = [old, new].map { side in
                side.table.schemes.first { $0.scheme == name } ?? side.table.schemes.first { $0.scheme == nil }
            }
            return Scheme(
                name: name, isHosted: trees.allSatisfy { $0?.isHosted ?? true },
                old: VariantIndex(trees[0]?.variants ?? [], of: old, questions),
                new: VariantIndex(trees[1]?.variants ?? [], of: new, questions))
        }
    }

    private mutating func compareFirstBases() {
        guard let before = old.spec.bases.first, let after = new.spec.bases.first, before != after else { return }
        found.append(
            Change(
                .urlChanged, "URLs are written under \(after.encodedText), no longer under \(before.encodedText)",
                previous: old.places.span(ofBase: 0), current: new.places.span(ofBase: 0)))
    }

    /// What reads the URLs that a pattern is the first to read.
    private mutating func compare(_ place: Int, in scheme: Scheme) {
        let variant = scheme.old.variants[place]
        let own = scheme.old.members[place]
        let earlier = scheme.old.meeting(own.path, questions).filter { $0 < place }
        let readers = scheme.new.meeting(own.path, questions)
        if isUntouched(variant, readers, earlier, in: scheme) { return }
        let before = earlier.map { scheme.old.members[$0] }
        let members = readers.map { scheme.new.members[$0] }
        look(for: [own], avoiding: before + members, variant, in: scheme) {
            $0.noteLost($1, variant, isAnyNear: !readers.isEmpty)
        }
        for (index, reader) in readers.enumerated() {
            let others = before + members[..<index]
            let route = new.table.entries[scheme.new.variants[reader].pattern].route
            if matching.current[old.table.entries[variant.pattern].route] == route {
                compareValues(place, reader, avoiding: others, in: scheme)
            } else if !known.contains(Move(kind: .linkMoved, entry: variant.pattern, route: route)) {
                look(for: [own, members[index]], avoiding: others, variant, in: scheme) { $0.noteMoved($1, variant) }
            }
        }
    }

    /// Whether the same pattern reads the same URLs for the same route, with nothing new before it.
    private func isUntouched(_ variant: Variant, _ readers: [Int], _ earlier: [Int], in scheme: Scheme) -> Bool {
        let route = old.table.entries[variant.pattern].route
        guard let current = matching.current[route], old.table.plusIsSpace == new.table.plusIsSpace,
            old.table.routes[route].values == new.table.routes[current].values,
            old.table.routes[route].alternatives == new.table.routes[current].alternatives,
            let index = readers.firstIndex(where: { reader in
                let other = scheme.new.variants[reader]
                return new.table.entries[other.pattern].route == current && other.matchers == variant.matchers
                    && new.pattern(other) == old.pattern(variant)
            })
        else { return false }
        return readers[..<index].allSatisfy { reader in
            earlier.contains { readsSame(scheme.old.variants[$0], scheme.new.variants[reader]) }
        }
    }

    /// Whether both patterns are written alike; then they read the same URLs, but for a `+`.
    private func readsSame(_ previous: Variant, _ current: Variant) -> Bool {
        previous.matchers == current.matchers && previous.isHosted == current.isHosted
            && old.pattern(previous) == new.pattern(current)
    }

    func search(_ required: [SearchMember], avoiding others: [SearchMember], in scheme: Scheme) -> URLSearch {
        URLSearch(
            questions, required: required, avoided: others, isOpaqueAvoidable: false, scheme: scheme.name,
            isHosted: scheme.isHosted)
    }

    /// Asks for a URL; what cannot be told is a change too.
    private mutating func look(
        for required: [SearchMember], avoiding others: [SearchMember], _ variant: Variant, in scheme: Scheme,
        _ note: (inout LinkComparison, String) -> Bool
    ) {
        var search = search(required, avoiding: others, in: scheme)
        let url = search.url()
        let isTold = url.map { note(&self, $0) } ?? !search.isExhausted
        if !isTold { noteUnknown(variant) }
    }

    /// URLs that a pattern of the current spec reads and the previous one did not.
    private mutating func lookForNewURLs(_ place: Int, in scheme: Scheme) {
        let variant = scheme.new.variants[place]
        let own = scheme.new.members[place]
        let readers = scheme.old.meeting(own.path, questions)
        let isSame = old.table.plusIsSpace == new.table.plusIsSpace
        if isSame, readers.contains(where: { readsSame(scheme.old.variants[$0], variant) }) { return }
        let earlier = scheme.new.meeting(own.path, questions).filter { $0 < place }
        let others = earlier.map { scheme.new.members[$0] } + readers.map { scheme.old.members[$0] }
        var search = search([own], avoiding: others, in: scheme)
        if let url = search.url() { noteNewURL(url, variant) }
    }
}
