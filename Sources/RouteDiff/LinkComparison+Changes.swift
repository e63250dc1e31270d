import RouteSpec
import RoutePatterns

extension LinkComparison {
    /// Reports that a URL is lost. Like `noteMoved`, returns whether the URL shows the change that the search expected.
    ///
    /// - Parameter isAnyNear: Whether some current pattern can still match the pattern's path.
    mutating func noteLost(_ url: String, _ variant: Variant, isAnyNear: Bool) -> Bool {
        guard let reading = old.table.read(url: url), reading.pattern == variant.pattern,
            new.table.read(url: url) == nil
        else { return false }
        // A removed base of the spec is reported once, not for each pattern under it.
        func isLost(_ url: String) -> Bool {
            old.table.read(url: url)?.pattern == variant.pattern && new.table.read(url: url) == nil
        }
        if !isAnyNear, let index = old.spec.index(ofBase: old.base(of: variant), missingIn: new.spec) {
            let url = readable(url, in: old, under: old.base(of: variant), where: isLost)
            note(
                Move(rule: .baseDropped, base: index),
                "URLs under \(code: old.spec.bases[index].encodedText) no longer match, such as \(witness: url)",
                old.locations.span(ofBase: index), new.locations.span(ofBase: 0), url: url,
                of: ChangeSubject(
                    previousRoute: reading.route, previousPattern: variant.pattern,
                    name: old.spec.bases[index].encodedText))
        } else if !known.contains(Move(rule: .linkLost, pattern: variant.pattern)) {
            let url = readable(url, in: old, where: isLost)
            let successor = successor(of: url)
            let reason = successor.url == nil ? reason(url, reading.route) : nil
            let outcome = successor.message ?? reason.map { ", because \($0)" } ?? ""
            note(
                Move(rule: .linkLost, pattern: variant.pattern),
                "\(witness: url) opened '\(old.name(reading.route))' and now opens nothing",
                old.locations.patterns.span(variant.pattern), currentSpan(of: reading.route), url: url,
                of: subject(variant), newURL: successor.url, reason: reason, outcome: outcome)
        }
        return true
    }

    mutating func noteMoved(_ url: String, _ variant: Variant) -> Bool {
        guard let reading = old.table.read(url: url), reading.pattern == variant.pattern,
            let now = new.table.read(url: url), matching.current(reading.route) != now.route
        else { return false }
        let url = readable(url, in: old) { url in
            old.table.read(url: url)?.pattern == variant.pattern && new.table.read(url: url)?.route == now.route
        }
        let newURL = newURL(of: url).flatMap { old.table.read(url: $0)?.route == reading.route ? nil : $0 }
        note(
            Move(rule: .linkMoved, pattern: variant.pattern, route: now.route),
            "\(witness: url) opened '\(old.name(reading.route))' and now opens '\(new.name(now.route))'",
            old.locations.patterns.span(variant.pattern), editedSpan(variant.pattern, now.pattern), url: url,
            of: subject(variant, now), newURL: newURL, outcome: newURL.map { "; it moved to \(witness: $0)" } ?? "")
        return true
    }

    /// - Parameter pairs: The values that can be compared.
    mutating func noteValues(_ url: String, _ variant: Variant, _ pairs: [(from: Int, to: Int)]) {
        guard let now = new.table.read(url: url) else { return }
        func differing(_ url: String) -> (RouteTable.Reading, RouteTable.Reading, [(from: Int, to: Int)])? {
            guard let reading = old.table.read(url: url), let other = new.table.read(url: url),
                reading.pattern == variant.pattern, other.route == now.route
            else { return nil }
            let differing = pairs.filter { !isSame($0, reading, other) }
            return differing.isEmpty ? nil : (reading, other, differing)
        }
        let url = readable(url, in: old) { differing($0) != nil }
        guard let (reading, now, differing) = differing(url) else { return }
        let before = old.table[reading.route].text(reading.values, differing.map(\.from))
        let after = new.table[now.route].text(now.values, differing.map(\.to))
        // The texts can be equal if a value contains a link that changed.
        note(
            Move(rule: .linkValues, pattern: variant.pattern, route: now.route),
            before == after
                ? "\(witness: url) still opens \(code: before), but the link in it opens something else"
                : "\(witness: url) opened \(code: before) and now opens \(code: after)",
            old.locations.patterns.span(variant.pattern), new.locations.patterns.span(now.pattern), url: url,
            of: subject(variant, now))
    }

    mutating func noteUnknown(_ variant: Variant?) {
        guard let variant else { return }
        let route = old.table.routeID(of: variant.pattern)
        note(
            Move(rule: .linkUnknown, pattern: variant.pattern),
            "cannot decide what every URL of \(route: old.name(route)) opens now",
            old.locations.patterns.span(variant.pattern), currentSpan(of: route), of: subject(variant))
    }

    mutating func noteUnknownType(_ variant: Variant, _ value: Route.Value, _ pattern: PatternID) {
        let route = old.table.routeID(of: variant.pattern)
        var subject = subject(variant)
        subject.type = value.type.name
        note(
            Move(rule: .linkUnknown, pattern: variant.pattern),
            "which links of \(route: old.name(route)) still work depends on the app's type '\(value.type.name)'",
            old.locations.patterns.span(variant.pattern), new.locations.patterns.span(pattern), of: subject)
    }

    mutating func noteNewURL(_ url: String, _ variant: Variant) {
        guard let now = new.table.read(url: url), now.pattern == variant.pattern, old.table.read(url: url) == nil else {
            return
        }
        func isNew(_ url: String) -> Bool {
            new.table.read(url: url)?.pattern == variant.pattern && old.table.read(url: url) == nil
        }
        if let index = new.spec.index(ofBase: new.base(of: variant), missingIn: old.spec) {
            let url = readable(url, in: new, under: new.base(of: variant), where: isNew)
            return note(
                Move(rule: .baseAdded, base: index),
                "URLs under \(code: new.spec.bases[index].encodedText) now match, such as \(witness: url)",
                nil, new.locations.span(ofBase: index), url: url,
                of: ChangeSubject(
                    currentRoute: now.route, currentPattern: now.pattern,
                    name: new.spec.bases[index].encodedText))
        }
        let previous = matching.previous(now.route)
        let patterns = previous.map { old.table[$0].patterns.map(PatternShape.init) } ?? []
        let isPattern =
            patterns.count < new.table[now.route].patterns.count
            && !patterns.contains(PatternShape(new.table[variant.pattern]))
        let url = readable(url, in: new, where: isNew)
        note(
            Move(rule: isPattern ? .patternAdded : .urlsAdded, pattern: variant.pattern),
            "\(witness: url) opened nothing and now opens '\(new.name(now.route))'",
            previous.map { old.locations.route($0) }, new.locations.patterns.span(variant.pattern), url: url,
            of: ChangeSubject(previousRoute: previous, currentRoute: now.route, currentPattern: now.pattern))
    }

    /// Reports a change once.
    private mutating func note(
        _ move: Move, _ message: ChangeMessage, _ previous: Span?, _ current: Span?, url: String? = nil,
        of subject: ChangeSubject, newURL: String? = nil, reason: String? = nil, outcome: ChangeMessage = ""
    ) {
        guard known.insert(move).inserted else { return }
        let change = Change(
            move.rule, message, previous: previous, current: current, url: url, of: subject, newURL: newURL,
            reason: reason, outcome: outcome)
        found.append(change)
    }

    /// The subject of a change: a previous pattern, and the route and pattern that its URL opens now. If it opens none,
    /// the current route is what became of the pattern's.
    private func subject(_ variant: Variant, _ now: RouteTable.Reading? = nil) -> ChangeSubject {
        let route = old.table.routeID(of: variant.pattern)
        return ChangeSubject(
            previousRoute: route, currentRoute: now?.route ?? matching.current(route),
            previousPattern: variant.pattern, currentPattern: now?.pattern)
    }

    /// The location of the edit that moved URLs from a previous pattern to a current one, `taker`: what became of the
    /// previous pattern, or `taker` if only that was edited or added. Nil if the previous pattern's route was removed.
    private func editedSpan(_ previous: PatternID, _ taker: PatternID) -> Span? {
        func isEdited(_ previous: PatternID, _ current: PatternID) -> Bool {
            !PatternEdit(old, previous, new, current).parts.isEmpty
        }
        guard let current = patterns.current(previous) else {
            let isTakerEdited = patterns.previous(taker).map { isEdited($0, taker) } ?? true
            return isTakerEdited
                ? new.locations.patterns.span(taker) : currentSpan(of: old.table.routeID(of: previous))
        }
        return new.locations.patterns.span(isEdited(previous, current) ? current : taker)
    }

    private func currentSpan(of route: RouteID) -> Span? {
        matching.current(route).map { new.locations.route($0) }
    }
}

extension Spec {
    /// The index of a base of this spec that another spec lacks; nil if it has the base, or no bases at all.
    fileprivate func index(ofBase base: Base?, missingIn other: Spec) -> Int? {
        guard let base, !other.bases.isEmpty, !other.bases.contains(base) else { return nil }
        return bases.firstIndex(of: base)
    }
}

extension Route {
    /// `user(id: 42)`, with only the values to show.
    fileprivate func text(_ values: [RouteValue], _ shown: [Int]) -> String {
        let list = shown.map { "\(self.values[$0].name): \(values[$0].noteText)" }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}
