import RouteAnalysis
import RoutePatterns
import RouteSpec

/// What the URLs of the previous spec open in the current one.
struct LinkComparison {
    struct Move: Hashable {
        let rule: Rule
        /// The pattern, or else the index of the base.
        var pattern: PatternID?
        var base: Int?
        var route: RouteID?
    }

    let old: Comparison.Side
    let new: Comparison.Side
    let matching: RouteMatching
    let patterns: PatternMatching
    let questions: TextQuestions
    let words: SampleValues
    var found: [Change] = []
    var known: Set<Move> = []

    /// The maximum number of routes to which the URLs of one pattern are reported to move. Patterns with one path that
    /// differ only in items can all share URLs, and a list of all pairs helps nobody.
    static let maximumMoves = 8

    /// One scheme under both tables.
    struct Scheme {
        let name: String
        /// Whether both tables read the authority of a URL as a host, rather than as the first segment (rule 3.2).
        let isHosted: Bool
        /// Whether only the previous table, or only the current one, matches URLs with an empty authority.
        let losesEmptyAuthority: Bool
        let gainsEmptyAuthority: Bool
        let old: VariantIndex
        let new: VariantIndex
        /// For each variant, the number of what it reads: equal for the same shapes.
        let oldShapes: [Int]
        let newShapes: [Int]

        /// Each alternative of a previous variant with each of a current one.
        func alternatives(_ previous: VariantID, _ current: VariantID) -> [[PatternConstraints]] {
            old.alternatives(previous).flatMap { member in new.alternatives(current).map { [member, $0] } }
        }
    }

    init(
        _ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching, _ patterns: PatternMatching
    ) {
        self.old = old
        self.new = new
        self.matching = matching
        self.patterns = patterns
        words = SampleValues([old, new])
        self.questions = TextQuestions(
            itemSlot: old.table.itemSlot,
            budget: StepBudget(comparing: old.table.patternIDs.count + new.table.patternIDs.count),
            links: old.table.linkTexts)
    }

    /// All changes of links, in the order of the patterns.
    mutating func changes() -> [Change] {
        compareFirstBases()
        let schemes = schemes
        for scheme in schemes {
            for variant in scheme.old.all { compare(variant, in: scheme) }
            for variant in scheme.new.all { lookForNewURLs(variant, in: scheme) }
        }
        compareLinks(in: schemes)
        compareWriting()
        return found
    }

    /// The schemes of both tables; one more, with a made-up name, if either table matches any scheme.
    var schemes: [Scheme] {
        let named = Set((old.table.schemes + new.table.schemes).compactMap(\.scheme)).sorted()
        let readsAny = (old.table.schemes + new.table.schemes).contains { $0.scheme == nil }
        var other = "x"
        while named.contains(other) { other += "x" }
        var shapes: [PatternShape: Int] = [:]
        func numbers(_ tree: RouteTable.SchemeTree?, _ side: Comparison.Side) -> [Int] {
            (tree?.variants ?? []).map { variant in
                let shape = PatternShape(side.pattern(variant), under: variant)
                let number = shapes[shape] ?? shapes.count
                shapes[shape] = number
                return number
            }
        }
        return (named + (readsAny ? [other] : [])).map { name in
            let trees = [old, new].map { side in
                side.table.schemes.first { $0.scheme == name } ?? side.table.schemes.first { $0.scheme == nil }
            }
            let areHosted = trees.map { $0?.isHosted ?? true }
            return Scheme(
                name: name, isHosted: areHosted == [true, true], losesEmptyAuthority: areHosted == [false, true],
                gainsEmptyAuthority: areHosted == [true, false],
                old: VariantIndex(trees[0]?.variants ?? [], of: old.table, questions),
                new: VariantIndex(trees[1]?.variants ?? [], of: new.table, questions),
                oldShapes: numbers(trees[0], old), newShapes: numbers(trees[1], new))
        }
    }

    private mutating func compareFirstBases() {
        guard let before = old.spec.bases.first, let after = new.spec.bases.first, before != after else { return }
        found.append(
            Change(
                .urlChanged,
                "URLs are now written under \(code: after.text) instead of \(code: before.text)",
                previous: old.locations.span(ofBase: 0), current: new.locations.span(ofBase: 0)))
    }

    /// Compares what the URLs of a previous pattern open.
    private mutating func compare(_ id: VariantID, in scheme: Scheme) {
        let variant = scheme.old[id]
        let own = scheme.old.member(id)
        let earlier = scheme.old.meeting(own.path, questions).filter { $0 < id }
        var readers = scheme.new.meeting(own.path, questions)
        // Skip current patterns that match the same URLs as an earlier pattern of the previous spec, and those after
        // one that matches the same URLs as this one. They open none of its URLs, and a search could only give up.
        if let first = earlier.first {
            let shapes = Set(earlier.map { scheme.oldShapes[$0.index] })
            readers.removeAll { reader in
                shapes.contains(scheme.newShapes[reader.index])
                    && matchSameURLsIgnoringShape(first, reader, in: scheme)
            }
        }
        let twin = readers.firstIndex { matchSameURLs(id, $0, in: scheme) }
        if let twin { readers.removeSubrange((twin + 1)...) }
        let before = earlier.flatMap { scheme.old.alternatives($0) }
        let members = readers.map { scheme.new.alternatives($0) }
        if twin == nil {
            for own in scheme.old.alternatives(id)
            where !known.contains(Move(rule: .linkLost, pattern: variant.pattern)) {
                look(for: [own], avoiding: before + members.joined(), variant, in: scheme) {
                    $0.noteLost($1, variant, isAnyNear: !readers.isEmpty)
                }
            }
        }
        if scheme.losesEmptyAuthority {
            for own in scheme.old.alternatives(id)
            where !known.contains(Move(rule: .linkLost, pattern: variant.pattern)) {
                look(for: [own], avoiding: before, variant, in: scheme, hasEmptyAuthority: true) {
                    $0.noteLost($1, variant, isAnyNear: false)
                }
            }
        }
        var moves = 0
        for (index, reader) in readers.enumerated() {
            if moves == Self.maximumMoves || questions.budget.isDone { return noteUnknown(variant) }
            let others = before + members[..<index].joined()
            let route = new.table.routeID(of: scheme.new[reader].pattern)
            if matching.current(old.table.routeID(of: variant.pattern)) == route {
                compareValues(id, reader, avoiding: others, in: scheme)
            } else {
                for required in scheme.alternatives(id, reader)
                where !known.contains(Move(rule: .linkMoved, pattern: variant.pattern, route: route)) {
                    look(for: required, avoiding: others, variant, in: scheme) { $0.noteMoved($1, variant) }
                }
                if known.contains(Move(rule: .linkMoved, pattern: variant.pattern, route: route)) { moves += 1 }
            }
        }
    }

    /// Whether a previous and a current pattern match the same URLs. Parameter names are ignored.
    func matchSameURLs(_ previous: VariantID, _ current: VariantID, in scheme: Scheme) -> Bool {
        scheme.oldShapes[previous.index] == scheme.newShapes[current.index]
            && matchSameURLsIgnoringShape(previous, current, in: scheme)
    }

    /// Whether two patterns of one shape match the same URLs.
    private func matchSameURLsIgnoringShape(_ previous: VariantID, _ current: VariantID, in scheme: Scheme) -> Bool {
        old.table.plusIsSpace == new.table.plusIsSpace
            && scheme.old[previous].isHosted == scheme.new[current].isHosted
    }

    func search(
        _ required: [PatternConstraints], avoiding others: [PatternConstraints], in scheme: Scheme,
        hasEmptyAuthority: Bool = false
    ) -> URLSearch {
        var search = URLSearch(
            questions, required: required, avoided: others, isOpaqueAvoidable: false, scheme: scheme.name,
            isHosted: scheme.isHosted)
        search.hasEmptyAuthority = hasEmptyAuthority
        return search
    }

    /// Searches for a URL and reports what `note` finds in it, or that the search gave up.
    private mutating func look(
        for required: [PatternConstraints], avoiding others: [PatternConstraints], _ variant: Variant,
        in scheme: Scheme,
        hasEmptyAuthority: Bool = false, _ note: (inout LinkComparison, String) -> Bool
    ) {
        var search = search(required, avoiding: others, in: scheme, hasEmptyAuthority: hasEmptyAuthority)
        let url = search.url()
        // Reporting a URL reads it several times.
        questions.budget.spend(1 + others.count / 8 + (url == nil ? 0 : 100 + others.count))
        let isReported = url.map { note(&self, $0) } ?? !search.isExhausted
        if !isReported { noteUnknown(variant) }
    }

    /// Reports URLs that a current pattern opens and no previous pattern matches.
    private mutating func lookForNewURLs(_ id: VariantID, in scheme: Scheme) {
        if questions.budget.isDone { return }
        let variant = scheme.new[id]
        let own = scheme.new.member(id)
        let readers = scheme.old.meeting(own.path, questions)
        let isRead = readers.contains(where: { matchSameURLs($0, id, in: scheme) })
        if isRead, !scheme.gainsEmptyAuthority { return }
        let earlier = scheme.new.meeting(own.path, questions).filter { $0 < id }
        if scheme.gainsEmptyAuthority {
            let before = earlier.flatMap { scheme.new.alternatives($0) }
            for own in scheme.new.alternatives(id) {
                var search = search([own], avoiding: before, in: scheme, hasEmptyAuthority: true)
                if let url = search.url() { noteNewURL(url, variant) }
            }
        }
        if isRead { return }
        let others = earlier.flatMap { scheme.new.alternatives($0) } + readers.flatMap { scheme.old.alternatives($0) }
        for own in scheme.new.alternatives(id) {
            var search = search([own], avoiding: others, in: scheme)
            if let url = search.url() { noteNewURL(url, variant) }
        }
    }
}
