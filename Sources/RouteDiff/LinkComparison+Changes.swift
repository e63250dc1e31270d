import RouteLanguage
import RouteRuntime
import RouteSpec

// The changes that links show. Each is noted once.
extension LinkComparison {
    /// The most routes to which the links of one pattern are reported to move. If many patterns
    /// share links, a list of all pairs helps nobody.
    private static let mostMoves = 8

    mutating func noteLost(_ url: String, _ was: RouteTable.Reading) {
        if let base = old.base(of: url, was, missingIn: new) {
            keepNestable(url, Subject(rule: .baseDropped, base: base.encodedText))
            let names = Pair<String?>(base.encodedText, nil)
            note(.baseDropped, "open nothing", old.spec.span(of: base), names, url)
            return
        }
        let subject = Subject(rule: .linkLost, pattern: was.pattern)
        keepNestable(url, subject)
        if known.insert(subject).inserted {
            note(.linkLost, "links open nothing, such as \(url)", was.pattern, url: url)
        }
    }

    mutating func noteMoved(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        if isTaken(url, was, now) { return noteTaken(url, was, now) }
        let subject = Subject(rule: .linkMoved, pattern: was.pattern, route: now.route)
        keepNestable(url, subject)
        if moves[was.pattern] == Self.mostMoves { return }
        guard known.insert(subject).inserted else { return }
        moves[was.pattern, default: 0] += 1
        let name = new.name(now.route)
        note(
            .linkMoved, "links open '\(name)', such as \(url)", was.pattern, now.pattern,
            detail: name, url: url)
    }

    /// Notes a link of a catch-all that a new route takes. All such routes share a finding.
    private mutating func noteTaken(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        let subject = Subject(rule: .linkTaken, pattern: was.pattern, route: now.route)
        keepNestable(url, subject)
        guard known.insert(subject).inserted else { return }
        let name = old.name(was.route)
        found.append(
            Change(
                .linkTaken, .none, "links opened '\(name)' before, such as \(url)", detail: name,
                of: Pair(name, new.name(now.route)), previous: old.span(was.pattern),
                current: new.span(now.pattern), url: url))
    }

    mutating func compareValues(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        let subject = Subject(rule: .linkValues, pattern: was.pattern)
        if known.contains(subject) { return }
        guard let change = change(was, now) else { return }
        if change == .taken {
            let subject = Subject(rule: .linkTaken, pattern: was.pattern)
            keepNestable(url, subject)
            guard known.insert(subject).inserted else { return }
            let outcome = "links in links open new routes, such as \(url)"
            note(.linkTaken, outcome, was.pattern, now.pattern, detail: "links in links", url: url)
            return
        }
        keepNestable(url, subject)
        known.insert(subject)
        let pairs = comparableParameters(of: was.route).filter { self.change($0, was, now) != nil }
        let before = old.table[was.route].text(of: was.values, at: pairs.map(\.old))
        let after = new.table[now.route].text(of: now.values, at: pairs.map(\.new))
        // The texts are equal if a value contains a link that opens something else.
        note(
            .linkValues,
            before == after
                ? "links in links open something else, such as \(url)"
                : "links open other values, such as \(url): \(after), not \(before)",
            was.pattern, now.pattern, url: url)
    }

    mutating func compareWriting(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        let key = Subject(rule: .urlChanged, route: was.route)
        guard !known.contains(key), haveSameTexts(was, now) else { return }
        let previous = old.table.patternIDs(of: was.route).lowerBound
        let current = new.table.patternIDs(of: now.route).lowerBound
        // Another base is reported once, for all routes.
        let areRelative = old.table[previous].isRelative && new.table[current].isRelative
        let form: _RouteForm = areRelative ? .rawValue : .url
        guard let before = old.table.write(route: was.route, values: was.values, form),
            let after = new.table.write(route: now.route, values: now.values, form),
            !before.utf8.elementsEqual(after.utf8)
        else { return }
        known.insert(key)
        func shown(_ text: String) -> String { text.isEmpty ? "/" : text }
        note(
            .urlChanged, "written as \(shown(after)), not \(shown(before))", previous, current,
            edit: PatternEdit(old, previous, new, current), url: url)
    }

    /// Notes what becomes of the links of a previous pattern.
    ///
    /// - Parameters:
    ///   - taker: the current pattern that opens the link.
    ///   - detail: tells apart changes for which nothing was edited in the pattern.
    ///   - edit: what was edited; nil for what was edited in the pattern.
    private mutating func note(
        _ rule: Rule, _ outcome: String, _ previous: PatternID, _ taker: PatternID? = nil,
        detail: String = "", edit: PatternEdit? = nil, url: String
    ) {
        let route = old.table.routeID(of: previous)
        let edit = edit ?? self.edit(of: previous)
        let place = currentPlace(of: previous, taker, isEdited: edit != .none)
        found.append(
            Change(
                rule, edit, outcome, detail: edit == .none ? detail : "",
                of: Pair(old.name(route), routes.current(route).map(new.name)),
                pattern: previous, previous: old.span(previous), current: place, url: url))
    }

    /// The span to show in the current spec: that of the pattern; of the one that takes its links,
    /// if the pattern is gone or wasn't edited; or else of the route.
    private func currentPlace(
        of previous: PatternID, _ taker: PatternID?, isEdited: Bool
    ) -> Span? {
        if !isEdited, let taker, patterns.previous(taker) != previous { return new.span(taker) }
        if let current = patterns.current(previous) ?? taker { return new.span(current) }
        return routes.current(old.table.routeID(of: previous)).map(new.span)
    }

    mutating func noteNew(_ url: String, _ now: RouteTable.Reading) {
        if let base = new.base(of: url, now, missingIn: old) {
            keepNestable(url, Subject(rule: .baseAdded, base: base.encodedText))
            let names = Pair<String?>(nil, base.encodedText)
            note(.baseAdded, "open routes", new.spec.span(of: base), names, url)
            return
        }
        let subject = Subject(rule: .urlsAdded, pattern: now.pattern)
        keepNestable(url, subject)
        guard known.insert(subject).inserted else { return }
        let previous = routes.previous(now.route)
        let before = patterns.previous(now.pattern)
        var similar = before
        if similar == nil, let previous {
            let candidates = old.table.patternIDs(of: previous)
            similar = old.table.pattern(like: new.table[now.pattern], among: candidates)
        }
        found.append(
            Change(
                before == nil ? .patternAdded : .urlsAdded,
                similar.map { PatternEdit(old, $0, new, now.pattern) } ?? .added,
                "links open it now, such as \(url)",
                of: Pair(previous.map(old.name), new.name(now.route)),
                pattern: now.pattern, previous: before.map(old.span) ?? previous.map(old.span),
                current: new.span(now.pattern), url: url))
    }

    /// Notes a base that only one of the specs has.
    private mutating func note(
        _ rule: Rule, _ outcome: String, _ place: Span, _ names: Pair<String?>, _ url: String
    ) {
        let base = names.old ?? names.new ?? ""
        guard known.insert(Subject(rule: rule, base: base)).inserted else { return }
        let isDropped = names.new == nil
        found.append(
            Change(
                rule, "URLs under \(base) \(outcome), such as \(url)", of: names,
                previous: isDropped ? place : nil,
                current: isDropped ? new.spec.bases.first.map(new.spec.span) : place, url: url))
    }

    /// What was edited in a previous pattern. A pattern that was removed is compared with the most
    /// similar one of its route, so that the edit shows what makes it different.
    private func edit(of previous: PatternID) -> PatternEdit {
        guard let target = routes.current(old.table.routeID(of: previous)) else { return .removed }
        if let current = patterns.current(previous) {
            return PatternEdit(old, previous, new, current)
        }
        let similar = new.table.pattern(
            like: old.table[previous], among: new.table.patternIDs(of: target))
        let removed = similar.flatMap { PatternEdit(old, previous, new, $0).texts?.old } ?? ""
        return .text(from: removed.isEmpty ? old.table[previous].pattern.text : removed, to: "")
    }
}
