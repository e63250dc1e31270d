import RouteAnalysis
import RouteLanguage
import RouteRuntime
import RouteSpec

/// Reads links with both specs, and notes which of them they read differently.
struct LinkComparison {
    /// What is reported only once.
    struct Subject: Hashable {
        let rule: Rule
        /// The pattern that opened the links or, if none did, the one that opens them now.
        var pattern: PatternID?
        var route: RouteID?
        var base: String?
    }

    /// For how many changed links of a pattern similar ones are tried, besides those that show
    /// something new.
    private static let mostNeighbors = 4
    /// The most passes in which links found in the one before are nested in others.
    private static let passLimit = 3

    let old: Comparison.Side
    let new: Comparison.Side
    let routes: RouteMatching
    let patterns: PatternMatching
    /// Whether links have links as values.
    let hasLinks: Bool
    var found: [Change] = []
    /// For each previous route, a link that opens it in both specs.
    private(set) var shared: [RouteID: String] = [:]
    /// The same with links of http or https.
    private(set) var sharedWeb: [RouteID: String] = [:]
    var known: Set<Subject> = []
    /// For each previous pattern, to how many other routes its links were found to move.
    var moves: [PatternID: Int] = [:]
    var nestable = NestableLinks()
    /// For each previous route, whether both specs certainly write all its values alike.
    private var isWrittenAlike: [RouteID: Bool] = [:]

    init(
        _ old: Comparison.Side, _ new: Comparison.Side, _ routes: RouteMatching,
        _ patterns: PatternMatching
    ) {
        self.old = old
        self.new = new
        self.routes = routes
        self.patterns = patterns
        hasLinks = old.table.hasLinks || new.table.hasLinks
    }

    /// Compares the examples, the probes, and links in which changed links are nested. The first
    /// link that shows a change is reported, so those that look best come first.
    mutating func compare(_ probes: Probes) {
        compareFirstBases()
        for example in (old.spec.routes + new.spec.routes).flatMap(\.examples) {
            compare(example.text.replacing(" ", with: "%20"))
        }
        // Links look best under the bases under which they are written.
        for isWritten in [true, false] {
            for pattern in probes.patterns where pattern.isWritten == isWritten {
                let links = probes.linksToCompare(of: pattern)
                compare(links, of: pattern, probes)
                if let link = probes.linkWithEmptyAuthority(of: pattern, links) { compare(link) }
            }
        }
        if hasLinks { compareNestedLinks(probes) }
    }

    /// Compares links that contain links which the specs read differently.
    private mutating func compareNestedLinks(_ probes: Probes) {
        var texts = relativeLinks(probes)
        for _ in 1...Self.passLimit {
            texts = (nestableTexts() + texts).withoutRepetitions
            if texts.isEmpty { return }
            let count = found.count
            let further = Probes(probes.tables, links: texts)
            for pattern in further.patterns {
                let table = further.tables[pattern.table]
                let route = table.routeID(of: pattern.pattern)
                guard table[route].values.contains(where: \.type.isLink) else { continue }
                compare(further.linksToCompare(of: pattern), of: pattern, further)
                let previous = pattern.table == 0 ? route : routes.previous(route)
                if let url = previous.flatMap({ shared[$0] }) {
                    compareValues(like: url, of: pattern, further)
                }
            }
            if found.count == count { return }
        }
    }

    private mutating func compareFirstBases() {
        guard let before = old.spec.bases.first, let after = new.spec.bases.first, before != after
        else { return }
        found.append(
            Change(
                .urlChanged, "URLs are written under \(after.text), not \(before.text)",
                previous: old.spec.span(of: before), current: new.spec.span(of: after)))
    }

    /// Compares the probes of a pattern, the first one with
    /// other values, and links similar to those that changed.
    private mutating func compare(
        _ links: [String], of pattern: ProbedPattern, _ probes: Probes
    ) {
        var changed: [String] = []
        let start = found.count
        var isAnySame = false
        for (index, link) in links.enumerated() {
            let count = found.count
            let isSame = compare(link)
            if isSame { isAnySame = true }
            if index == 0 { compareValues(like: link, of: pattern, probes) }
            if found.count > count || !isSame && changed.count < Self.mostNeighbors {
                changed.append(link)
            }
        }
        // If one change affects all links, similar links would show nothing new.
        guard isAnySame || found.count > start + 1 else { return }
        for link in Probes.neighbors(of: changed, among: links) { compare(link) }
    }

    private mutating func compareValues(
        like link: String, of pattern: ProbedPattern, _ probes: Probes
    ) {
        for link in probes.linksWithOtherValues(than: link, of: pattern) { compare(link) }
    }

    /// Compares what the specs read; returns whether both open the same route, or none.
    @discardableResult
    private mutating func compare(_ url: String) -> Bool {
        guard Probes.isShareable(url) else { return true }
        let before = old.table.read(url: url)
        let after = new.table.read(url: url)
        guard let was = before else {
            if let now = after { noteNew(url, now) }
            return after == nil
        }
        guard let now = after else {
            noteLost(url, was)
            return false
        }
        guard routes.current(was.route) == now.route else {
            noteMoved(url, was, now)
            return false
        }
        if shared[was.route] == nil { shared[was.route] = url }
        if sharedWeb[was.route] == nil, url.isWeb { sharedWeb[was.route] = url }
        compareValues(url, was, now)
        if !writesAlike(was.route, now.route) { compareWriting(url, was, now) }
        return true
    }

    /// Whether both specs certainly write all values of a route alike.
    private mutating func writesAlike(_ previous: RouteID, _ current: RouteID) -> Bool {
        if let known = isWrittenAlike[previous] { return known }
        let before = old.table.patternIDs(of: previous).map { old.table[$0] }
        let after = new.table.patternIDs(of: current).map { new.table[$0] }
        let isAlike =
            before == after && old.table[previous].values == new.table[current].values
            && old.table.plusIsSpace == new.table.plusIsSpace
        isWrittenAlike[previous] = isAlike
        return isAlike
    }
}

extension String {
    fileprivate var isWeb: Bool {
        URLScheme.before(colonIn: self).map { URLScheme.isWeb($0.asciiLowercased) } ?? false
    }
}
