import RoutePatterns

/// What becomes of the URLs that the previous spec reads.
struct LinkComparison {
    private struct Move: Hashable {
        let kind: ChangeKind
        let entry: Int
        let route: Int?
    }

    private let old: Comparison.Side
    private let new: Comparison.Side
    private let matching: RouteMatching
    private let questions: TextQuestions
    private var found: [Change] = []
    private var known: Set<Move> = []

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
        self.questions = TextQuestions(itemPlace: old.table.plusIsSpace ? .formValue : .itemValue)
    }

    /// All changes of links, in the order of the patterns.
    mutating func changes() -> [Change] {
        compareFirstBases()
        comparePlus()
        for scheme in schemes {
            for place in scheme.old.variants.indices { compare(place, in: scheme) }
            for place in scheme.new.variants.indices { lookForNewURLs(place, in: scheme) }
        }
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
                old: VariantIndex(trees[0]?.variants ?? []), new: VariantIndex(trees[1]?.variants ?? []))
        }
    }

    private mutating func compareFirstBases() {
        guard let before = old.spec.bases.first, let after = new.spec.bases.first, before != after else { return }
        found.append(
            Change(
                .urlChanged, "URLs are written under \(after.encodedText), no longer under \(before.encodedText)",
                previous: old.places.span(ofBase: 0), current: new.places.span(ofBase: 0)))
    }

    /// One text of an item that means two things is not looked into: it is said that it does.
    private mutating func comparePlus() {
        let hasItems = old.table.entries.indices.contains { entry in
            let pattern = old.table.alternative(entry).pattern
            return !pattern.query.parameters.isEmpty || !pattern.fragmentItems.parameters.isEmpty
        }
        guard hasItems, old.table.plusIsSpace != new.table.plusIsSpace else { return }
        let meanings = old.table.plusIsSpace ? "a space and is a plus" : "a plus and is a space"
        found.append(
            Change(
                .linkUnknown, "cannot tell what becomes of URLs whose items have a '+', which was \(meanings)",
                previous: old.places.span(of: .plus), current: new.places.span(of: .plus)))
    }

    /// What reads the URLs that a pattern is the first to read.
    private mutating func compare(_ place: Int, in scheme: Scheme) {
        let variant = scheme.old.variants[place]
        let earlier = scheme.old.meeting(variant.matchers, questions).filter { $0 < place }
        let before = earlier.map { old.member(scheme.old.variants[$0]) }
        let readers = scheme.new.meeting(variant.matchers, questions).map { scheme.new.variants[$0] }
        let own = old.member(variant)
        let members = readers.map(new.member)
        if isUntouched(variant, readers, before, members) { return }
        look(for: [own], avoiding: before + members, variant, in: scheme) {
            $0.noteLost($1, variant, isAnyNear: !readers.isEmpty)
        }
        for (place, reader) in readers.enumerated() {
            let others = before + members[..<place]
            let route = new.table.entries[reader.pattern].route
            if matching.current[old.table.entries[variant.pattern].route] == route {
                compareValues(variant, reader, avoiding: others, in: scheme)
            } else if !known.contains(Move(kind: .linkMoved, entry: variant.pattern, route: route)) {
                look(for: [own, members[place]], avoiding: others, variant, in: scheme) { $0.noteMoved($1, variant) }
            }
        }
    }

    /// Whether the same pattern reads the same URLs for the same route, with nothing new before it.
    private func isUntouched(
        _ variant: Variant, _ readers: [Variant], _ before: [JointSearch.Member], _ members: [JointSearch.Member]
    ) -> Bool {
        let route = old.table.entries[variant.pattern].route
        guard let current = matching.current[route], old.table.plusIsSpace == new.table.plusIsSpace,
            old.table.routes[route].values == new.table.routes[current].values,
            old.table.routes[route].alternatives == new.table.routes[current].alternatives,
            let place = readers.firstIndex(where: { reader in
                new.table.entries[reader.pattern].route == current && reader.matchers == variant.matchers
                    && new.table.alternative(reader.pattern) == old.table.alternative(variant.pattern)
            })
        else { return false }
        return members[..<place].allSatisfy { reader in before.contains { $0.readsSame(as: reader) } }
    }

    /// Asks for a URL; what cannot be told is a change too.
    private mutating func look(
        for required: [JointSearch.Member], avoiding others: [JointSearch.Member],
        forced: JointSearch.ForcedItem? = nil, _ variant: Variant, in scheme: Scheme,
        _ note: (inout LinkComparison, String) -> Bool
    ) {
        var search = JointSearch(
            questions, required: required, avoided: others, forced: forced, scheme: scheme.name,
            isHosted: scheme.isHosted)
        let url = search.url()
        let isTold = url.map { note(&self, $0) } ?? !search.isExhausted
        if !isTold { noteUnknown(variant) }
    }

    /// Reads URLs of all kinds that a pattern of each spec reads for one route.
    private mutating func compareValues(
        _ variant: Variant, _ reader: Variant, avoiding others: [JointSearch.Member], in scheme: Scheme
    ) {
        let members = [old.member(variant), new.member(reader)]
        var kinds: [JointSearch.ForcedItem?] = [nil]
        for place in members.flatMap({ ItemPlace.all($0.pattern) }) {
            for presence in [JointSearch.ForcedItem.Presence.absent, .empty, .present] {
                let item = JointSearch.ForcedItem(
                    name: place.name, isInFragment: place.isInFragment, presence: presence)
                if !kinds.contains(item) { kinds.append(item) }
            }
        }
        if members.contains(where: { $0.pattern.query.rest != nil }) {
            kinds.append(JointSearch.ForcedItem(name: "other", isInFragment: false, presence: .present))
        }
        for kind in kinds {
            look(for: members, avoiding: others, forced: kind, variant, in: scheme) { $0.noteValues($1, variant) }
        }
    }
}

extension LinkComparison {
    /// A URL that opens a route of the previous spec, and in the current one the same route; nil if none was found.
    func sharedURL(of route: Int, in schemes: [Scheme]) -> String? {
        for scheme in schemes {
            for (place, variant) in scheme.old.variants.enumerated()
            where old.table.entries[variant.pattern].route == route {
                if let url = sharedURL(at: place, of: route, in: scheme) { return url }
            }
        }
        return nil
    }

    private func sharedURL(at place: Int, of route: Int, in scheme: Scheme) -> String? {
        let variant = scheme.old.variants[place]
        let before = scheme.old.meeting(variant.matchers, questions).filter { $0 < place }
        let readers = scheme.new.meeting(variant.matchers, questions)
        for (index, reader) in readers.enumerated() {
            let current = scheme.new.variants[reader]
            guard new.table.entries[current.pattern].route == matching.current[route] else { continue }
            let avoided =
                before.map { old.member(scheme.old.variants[$0]) }
                + readers[..<index].map { new.member(scheme.new.variants[$0]) }
            var search = JointSearch(
                questions, required: [old.member(variant), new.member(current)], avoided: avoided,
                scheme: scheme.name, isHosted: scheme.isHosted)
            if let url = search.url(), old.table.read(url: url)?.route == route,
                new.table.read(url: url)?.route == matching.current[route]
            {
                return url
            }
        }
        return nil
    }
}

// MARK: - Changes

extension LinkComparison {
    /// Each of these says whether the URL is what the search took it for.
    ///
    /// - Parameter isAnyNear: whether some URL of the pattern's path may still be read.
    private mutating func noteLost(_ url: String, _ variant: Variant, isAnyNear: Bool) -> Bool {
        guard let reading = old.table.read(url: url), reading.entry == variant.pattern, new.table.read(url: url) == nil
        else { return false }
        if !isAnyNear, let base = old.base(of: variant), noteDroppedBase(base, url) { return true }
        guard known.insert(Move(kind: .linkLost, entry: variant.pattern, route: nil)).inserted else { return true }
        let current = matching.current[reading.route]
        found.append(
            Change(
                .linkLost, "\(url) opened '\(old.name(reading.route))' and opens nothing",
                previous: old.places.patterns.span(variant.pattern), current: current.map { new.places.routes[$0] },
                url: url))
        return true
    }

    /// Reports a base of the spec that is gone, instead of each pattern under it.
    private mutating func noteDroppedBase(_ base: Base, _ url: String) -> Bool {
        guard let index = old.spec.bases.firstIndex(of: base), !new.spec.bases.contains(base),
            !new.spec.bases.isEmpty
        else { return false }
        guard known.insert(Move(kind: .baseDropped, entry: index, route: nil)).inserted else { return true }
        found.append(
            Change(
                .baseDropped, "URLs under \(base.encodedText) are not read any more, such as \(url)",
                previous: old.places.span(ofBase: index), current: new.places.span(ofBase: 0), url: url))
        return true
    }

    private mutating func noteMoved(_ url: String, _ variant: Variant) -> Bool {
        guard let reading = old.table.read(url: url), reading.entry == variant.pattern,
            let now = new.table.read(url: url), matching.current[reading.route] != now.route
        else { return false }
        guard known.insert(Move(kind: .linkMoved, entry: variant.pattern, route: now.route)).inserted else {
            return true
        }
        found.append(
            Change(
                .linkMoved, "\(url) opened '\(old.name(reading.route))' and opens '\(new.name(now.route))'",
                previous: old.places.patterns.span(variant.pattern), current: new.places.patterns.span(now.entry),
                url: url))
        return true
    }

    private mutating func noteValues(_ url: String, _ variant: Variant) -> Bool {
        guard let reading = old.table.read(url: url), reading.entry == variant.pattern,
            let now = new.table.read(url: url), matching.current[reading.route] == now.route
        else { return false }
        let (route, current) = (old.table.routes[reading.route], new.table.routes[now.route])
        let pairs = zip(route.values.indices, matching.parameters[reading.route]).compactMap { from, to in
            to.map { (from, $0) }
        }
        let differing = pairs.filter { from, to in
            route.values[from].isComparable(with: current.values[to])
                && !reading.values[from].isSame(as: now.values[to])
        }
        let unclear = pairs.first { from, to in
            current.values[to].type.isOpaque && route.values[from].type != current.values[to].type
        }
        if let unclear { noteUnknownType(variant, current.values[unclear.1], now) }
        if differing.isEmpty {
            noteWriting(reading, now, pairs, variant, url)
        } else if known.insert(Move(kind: .linkValues, entry: variant.pattern, route: now.route)).inserted {
            found.append(
                Change(
                    .linkValues,
                    "\(url) opened \(route.text(reading.values, differing.map(\.0))) and opens "
                        + current.text(now.values, differing.map(\.1)),
                    previous: old.places.patterns.span(variant.pattern),
                    current: new.places.patterns.span(now.entry), url: url))
        }
        return true
    }

    /// Compares how a value is written in both specs.
    private mutating func noteWriting(
        _ reading: RouteTable.Reading, _ now: RouteTable.Reading, _ pairs: [(Int, Int)], _ variant: Variant,
        _ url: String
    ) {
        let isComplete = pairs.count == reading.values.count && pairs.count == now.values.count
        guard isComplete, pairs.allSatisfy({ reading.values[$0.0].isSame(as: now.values[$0.1]) }) else { return }
        let entries = [old.table.entries(of: reading.route).lowerBound, new.table.entries(of: now.route).lowerBound]
        let isRelative =
            old.table.alternative(entries[0]).isRelative && new.table.alternative(entries[1]).isRelative
            || old.spec.bases.isEmpty || new.spec.bases.isEmpty
        guard
            let before = old.table.write(
                route: reading.route, values: reading.values, isRelative ? .rawValue : .url),
            let after = new.table.write(route: now.route, values: now.values, isRelative ? .rawValue : .url),
            !before.utf8.elementsEqual(after.utf8),
            // Other values are written as other URLs, of course.
            !known.contains(Move(kind: .linkValues, entry: variant.pattern, route: now.route)),
            known.insert(Move(kind: .urlChanged, entry: reading.route, route: nil)).inserted
        else { return }
        found.append(
            Change(
                .urlChanged, "'\(new.name(now.route))' is written \(after), no longer \(before)",
                previous: old.places.patterns.span(entries[0]), current: new.places.patterns.span(entries[1]),
                url: url))
    }

    private mutating func noteUnknown(_ variant: Variant) {
        guard known.insert(Move(kind: .linkUnknown, entry: variant.pattern, route: nil)).inserted else { return }
        let route = old.table.entries[variant.pattern].route
        found.append(
            Change(
                .linkUnknown, "cannot tell what becomes of every URL of '\(old.name(route))'",
                previous: old.places.patterns.span(variant.pattern),
                current: matching.current[route].map { new.places.routes[$0] }))
    }

    private mutating func noteUnknownType(_ variant: Variant, _ value: Route.Value, _ now: RouteTable.Reading) {
        guard known.insert(Move(kind: .linkUnknown, entry: variant.pattern, route: nil)).inserted else { return }
        let route = old.table.entries[variant.pattern].route
        found.append(
            Change(
                .linkUnknown,
                "cannot tell which URLs of '\(old.name(route))' still open it: only the app knows what "
                    + "\(value.type.name) takes",
                previous: old.places.patterns.span(variant.pattern), current: new.places.patterns.span(now.entry)))
    }

    /// URLs that a pattern of the current spec reads and the previous one did not.
    private mutating func lookForNewURLs(_ place: Int, in scheme: Scheme) {
        let variant = scheme.new.variants[place]
        let own = new.member(variant)
        let readers = scheme.old.meeting(variant.matchers, questions).map { old.member(scheme.old.variants[$0]) }
        let isSame = old.table.plusIsSpace == new.table.plusIsSpace
        if isSame, readers.contains(where: { $0.readsSame(as: own) }) { return }
        let earlier = scheme.new.meeting(variant.matchers, questions).filter { $0 < place }
        let before = earlier.map { new.member(scheme.new.variants[$0]) }
        var search = JointSearch(
            questions, required: [own], avoided: before + readers, scheme: scheme.name,
            isHosted: scheme.isHosted)
        guard let url = search.url(), let now = new.table.read(url: url), now.entry == variant.pattern,
            old.table.read(url: url) == nil
        else { return }
        if let base = new.base(of: variant), noteAddedBase(base, url) { return }
        let previous = matching.current.firstIndex(of: now.route)
        let shape = PatternShape(new.table.alternative(variant.pattern))
        let alternatives = previous.map { old.table.routes[$0].alternatives.map(PatternShape.init) } ?? []
        let isPattern =
            alternatives.count < new.table.routes[now.route].alternatives.count
            && !alternatives.contains(shape)
        let kind = isPattern ? ChangeKind.patternAdded : .urlsAdded
        guard known.insert(Move(kind: .urlsAdded, entry: variant.pattern, route: nil)).inserted else { return }
        found.append(
            Change(
                kind, "\(url) opens '\(new.name(now.route))' and opened nothing",
                previous: previous.map { old.places.routes[$0] },
                current: new.places.patterns.span(variant.pattern), url: url))
    }

    private mutating func noteAddedBase(_ base: Base, _ url: String) -> Bool {
        guard let index = new.spec.bases.firstIndex(of: base), !old.spec.bases.contains(base),
            !old.spec.bases.isEmpty
        else { return false }
        guard known.insert(Move(kind: .baseAdded, entry: index, route: nil)).inserted else { return true }
        found.append(
            Change(
                .baseAdded, "URLs under \(base.encodedText) are read, such as \(url)", previous: nil,
                current: new.places.span(ofBase: index), url: url))
        return true
    }
}

extension Route.Value {
    /// Whether values of both can be held against each other: of one type, one or many of both.
    fileprivate func isComparable(with other: Route.Value) -> Bool {
        func isMany(_ shape: Shape) -> Bool { shape == .list || shape == .items }
        let isClosed = if case (.closed, .closed) = (type, other.type) { type.name == other.type.name } else { false }
        return (type == other.type || isClosed) && (shape == other.shape || !isMany(shape) && !isMany(other.shape))
    }
}

extension Route {
    /// `user(id: 42)`, with some of the values.
    fileprivate func text(_ values: [RouteValue], _ shown: [Int]) -> String {
        let list = shown.map { "\(self.values[$0].name): \(values[$0].noteText)" }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}
