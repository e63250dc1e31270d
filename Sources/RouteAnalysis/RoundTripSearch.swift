import RoutePatterns
import RouteRuntime

/// Looks for a value that doesn't read back: an earlier pattern matches the URL that is written for it, and reads a
/// different value.
///
/// For each slot of the URL, the search chooses among the texts that can be written there; a default or nil has none.
/// What depends on several slots (which pattern writes a value, and whether two patterns of one route read
/// the same value) is checked on each URL; all texts that make a difference are tried then.
struct RoundTripSearch {
    private let analysis: TableAnalysis
    private let scheme: TableAnalysis.Scheme
    /// The variant whose values are written.
    private let later: VariantID
    /// What the later pattern writes, without the items of a rest.
    private let ownWriter: PatternConstraints
    /// For each rest of items, the index of an item name that no pattern has.
    private let otherItems: [ItemNameID]

    private var questions: TextQuestions { analysis.questions }
    private var table: RouteTable { analysis.table }
    private var pattern: PatternID { scheme[later].pattern }

    init(_ analysis: TableAnalysis, _ scheme: TableAnalysis.Scheme, later: VariantID) {
        self.analysis = analysis
        self.scheme = scheme
        self.later = later
        let pattern = analysis.table[scheme[later].pattern].pattern
        ownWriter = PatternConstraints(writing: scheme[later], pattern, analysis.questions, asked: [])
        let rests = [(ownWriter.hasOtherItems, false), (ownWriter.hasOtherFragmentItems, true)].filter(\.0)
        otherItems = rests.map { analysis.questions.otherName(isInFragment: $0.1) }
    }

    enum Answer {
        case found(Overlaps.Finding)
        case none
        case unknown
    }

    /// The result of reading a URL's value, writing it and reading it again.
    private enum Outcome {
        case lost(Overlaps.Finding)
        /// The value reads back.
        case kept
        /// The pattern doesn't write this URL.
        case notWritten
    }

    /// The cost of writing and reading one value, in steps.
    private static let cost = 200

    /// Whether `reader` can match a URL that the later pattern writes; true if undecided.
    func isRead(by reader: VariantID) -> Bool {
        if questions.budget.isDone { return true }
        questions.budget.spend(1 + scheme.member(reader).items.count / 4)
        // A shortcut: most bases differ in their hosts.
        if let host = scheme.member(reader).path.demands.first, let own = scheme.member(later).path.demands.first,
            host != own,
            questions.kind(of: host).isLiteral, questions.kind(of: own).isLiteral
        {
            return false
        }
        let writer = writer(asked: [reader])
        return scheme.alternatives(reader).flatMap { $0.limited(to: writer, questions) }.contains { read in
            var search = search([writer, read], avoiding: [], writer)
            return search.url() != nil || search.isExhausted
        }
    }

    /// Looks for a value whose URL matches `reader` first.
    ///
    /// - Parameter before: the variants that are tried before `reader`.
    func answer(opening reader: VariantID, before: [VariantID]) -> Answer {
        let writer = writer(asked: [reader] + before)
        var isUnknown = false
        for opened in scheme.alternatives(reader).flatMap({ $0.limited(to: writer, questions) }) {
            switch answer([writer, opened], opening: reader, before: before) {
            case .found(let finding): return .found(finding)
            case .unknown: isUnknown = true
            case .none: continue
            }
        }
        return isUnknown ? .unknown : .none
    }

    /// - Parameter required: the writer, and one alternative of each reader.
    private func answer(
        _ required: [PatternConstraints], opening reader: VariantID, before: [VariantID]
    ) -> Answer {
        let writer = required[0]
        var search = search(required, avoiding: before, writer)
        search.focus = conditionSlots + differences(from: reader)
        let isExact =
            search.focus.isEmpty || scheme.member(reader).isUndecided(in: writer, questions) || !search.isExact
        let opening = scheme[reader].pattern
        var finding: Overlaps.Finding?
        var isUnexpected = false
        _ = search.url { url in
            questions.budget.spend(Self.cost)
            switch outcome(of: url) {
            case .lost(let found):
                if found.earlier == opening { finding = found }
                isUnexpected = isUnexpected || found.earlier != opening
            case .kept, .notWritten: isUnexpected = isUnexpected || isExact
            }
            return finding != nil
        }
        return finding.map { .found($0) } ?? (isUnexpected || search.isExhausted ? .unknown : .none)
    }

    /// Whether `reader` can read a different value: it belongs to another route, or some slot makes a difference.
    func isOther(_ reader: VariantID) -> Bool {
        !isOneRoute(reader) || !differences(from: reader).isEmpty
    }

    // MARK: - Parts

    private func writer(asked variants: [VariantID]) -> PatternConstraints {
        if otherItems.isEmpty { return ownWriter }
        let names = Set(variants.flatMap { scheme.alternatives($0).flatMap { $0.items.map(\.name) } } + otherItems)
        return PatternConstraints(writing: scheme[later], table[pattern].pattern, questions, asked: names)
    }

    private func search(_ required: [PatternConstraints], avoiding before: [VariantID], _ writer: PatternConstraints)
        -> URLSearch
    {
        var search = URLSearch(
            questions, required: required,
            avoided: before.flatMap { scheme.alternatives($0).flatMap { $0.avoidable(by: writer, questions) } },
            isOpaqueAvoidable: false, scheme: scheme.tree.scheme ?? "x", isHosted: scheme.tree.isHosted)
        search.writer = writer
        return search
    }

    private func isOneRoute(_ reader: VariantID) -> Bool {
        table.areOfOneRoute(scheme[reader].pattern, pattern)
    }

    /// The slots that decide whether two patterns of one route read the same value.
    private func differences(from reader: VariantID) -> [URLSearch.Slot] {
        guard isOneRoute(reader) else { return [] }
        let other = scheme[reader]
        return table.route(of: pattern).values.flatMap { value in
            let own = ValueSource(value, scheme[later], table[pattern], questions)
            let others = ValueSource(value, other, table[other.pattern], questions)
            return own == others ? [] : slots(own) + slots(others)
        }
    }

    /// The slots that decide whether an earlier pattern of the route writes the value.
    private var conditionSlots: [URLSearch.Slot] {
        let route = table.route(of: pattern)
        var slots: [URLSearch.Slot] = []
        for declared in route.patterns.prefix(table.rankInRoute(pattern)) {
            for (value, condition) in zip(route.values, route.conditions(of: declared)) where condition != .any {
                slots += self.slots(ValueSource(value, scheme[later], table[pattern], questions))
            }
        }
        return slots
    }

    /// The slots that a value depends on. For a rest of the items, these are the items that the pattern names and one
    /// that no pattern names.
    private func slots(_ source: ValueSource) -> [URLSearch.Slot] {
        guard case .otherItems(let named, let isInFragment) = source else { return source.slots }
        return (named + [questions.otherName(isInFragment: isInFragment)]).map { .item($0) }
    }

    // MARK: - Outcomes

    /// Reads a URL's value with the later pattern, writes it, and checks whether it reads back.
    private func outcome(of url: String) -> Outcome {
        guard let reading = table.read(url: url, by: pattern), table.writes(reading.values, by: pattern) else {
            return .notWritten
        }
        let written: String?
        let other: RouteTable.Reading?
        if let name = scheme.tree.scheme, table[pattern].bases.isEmpty {
            written = table.write(route: reading.route, values: reading.values, .other(scheme: name, host: nil))
            other = written.flatMap { table.read(url: $0) }
        } else {
            let form: _RouteForm = table.bases.isEmpty ? .rawValue : .url
            written = table.write(route: reading.route, values: reading.values, form)
            other = written.flatMap { table.read(rawValue: $0) }
        }
        guard let written, let other else { return .notWritten }
        if other.route == reading.route, zip(other.values, reading.values).allSatisfy({ $0.isSame(as: $1) }) {
            return .kept
        }
        return .lost(
            Overlaps.Finding(earlier: other.pattern, later: pattern, values: reading.values, url: written))
    }
}

extension RouteTable {
    /// Whether `pattern` writes the values, rather than an earlier pattern of its route.
    fileprivate func writes(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        let route = routeID(of: pattern)
        return patternIDs(of: route).first { other in
            zip(self[route].conditions(of: self[other]), values).allSatisfy { $0.holds(for: $1) }
        } == pattern
    }
}
