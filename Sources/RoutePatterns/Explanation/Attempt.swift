import RouteRuntime

/// An attempt to match a URL with one variant: how many segments match, and what doesn't.
struct Attempt {
    /// A walk along a path from left to right, as people read it, also behind a rest.
    private struct Walk {
        var place: PathPlace
        /// The segments of the rest; nil before one.
        private(set) var rest: Range<Int>?
        private var captures: [PathCapture] = []
        private var capturesBehindRest: [PathCapture] = []

        init(from place: PathPlace) {
            self.place = place
        }

        /// Moves past a segment if it matches.
        mutating func take(_ matcher: Matcher, of path: URLPath) -> Bool {
            rest == nil
                ? path.take(matcher, &place, into: &captures)
                : path.take(matcher, &place, into: &capturesBehindRest)
        }

        /// Moves past a rest, unless too few segments are left for what follows it.
        mutating func takeRest(
            _ matcher: Matcher, of path: URLPath, before countBehind: Int
        ) -> Bool {
            guard let end = place.endOfRest(before: countBehind) else { return false }
            rest = place.segments.lowerBound..<end
            _ = path.take(matcher, &place, into: &captures)
            place = PathPlace(segments: end..<place.segments.upperBound)
            return true
        }

        /// The captures in the order in which segments are compared: those behind a rest from the
        /// last one on.
        var capturesInOrder: [PathCapture] { captures + capturesBehindRest.reversed() }
    }

    let variant: Variant
    /// How many segments the base has, including the host.
    private let leadingCount: Int
    private(set) var isSuccess = false
    /// How many segments match, including the host.
    private(set) var matchedCount = 0
    /// The first segment that doesn't match, in quotes; nil if the path ends too soon, or if all
    /// segments match.
    private(set) var segment: String?
    /// Why the pattern doesn't match: lower case, without a period.
    private(set) var reason = "it matches"
    /// How close the pattern comes to matching. Zero if no segment after the base matches or
    /// resembles the pattern's.
    private(set) var nearness = Int.max

    /// Whether the first segment that doesn't match is the base's.
    var isInBase: Bool { matchedCount < leadingCount }

    init(_ variant: Variant, of url: _RouteReader, isHosted: Bool, in table: RouteTable) {
        self.variant = variant
        leadingCount = variant.segments.count - table[variant.pattern].pattern.path.count
        let needsHostName = variant.matchers.first?.needsHostName ?? false
        let path = URLPath(
            url, isHosted: isHosted, needsHostName: needsHostName,
            ignoresCase: table.ignoresCase,
            isLink: table.newLinks?.test(in: table))
        guard let path else {
            fail(at: .missing, 0)
            return
        }
        let walk = walk(along: path)
        let place = walk.place
        if matchedCount < variant.matchers.count || !place.segments.isEmpty {
            fail(at: path.part(at: place), place.segments.lowerBound)
        } else {
            read(path, walk.capturesInOrder, rest: walk.rest ?? place.segments, in: table)
        }
    }

    /// Walks along the path up to the first segment that doesn't match.
    private mutating func walk(along path: URLPath) -> Walk {
        var walk = Walk(from: path.beginning)
        for matcher in variant.matchers {
            let countBehind = variant.matchers.count - matchedCount - 1
            let isTaken =
                matcher.isRest
                ? walk.takeRest(matcher, of: path, before: countBehind)
                : walk.take(matcher, of: path)
            if !isTaken { break }
            matchedCount += 1
        }
        return walk
    }

    /// - Parameters:
    ///   - part: the segment that doesn't match; a missing part if the path ends too soon.
    ///   - index: the number of that segment.
    private mutating func fail(at part: _RoutePart, _ index: Int) {
        nearness = isInBase ? 0 : (matchedCount - leadingCount) * 4
        let number = index - (variant.isHosted ? 1 : 0) + 1
        let place = number == 0 ? "the host" : "segment \(number)"
        if part.isPresent { segment = part.quoted }
        if matchedCount == variant.matchers.count {
            reason = "the pattern ends before \(place), which is \(part.quoted)"
            return
        }
        var expected = variant.segments[matchedCount]
        if expected.isRest {
            // It can be empty, so what follows it has no place.
            expected = variant.segments[matchedCount + 1]
            reason = "the path ends before \(expected.quotedText)"
        } else if part.isPresent {
            reason = expected.reason(against: part, place, variant.matchers[matchedCount])
            if !isInBase { nearness += expected.likeness(to: part) }
        } else {
            reason = "the path ends before \(expected.quotedText)"
        }
    }

    /// Reads what follows the path, which matches.
    private mutating func read(
        _ path: URLPath, _ captures: [PathCapture], rest: Range<Int>, in table: RouteTable
    ) {
        var reading = PatternReading(
            path, captures, rest: rest, by: variant.pattern, in: table, table.newLinks,
            isExplained: true)
        do throws(Mismatch) {
            try reading.perform(table.readingSteps(of: variant.pattern).asWritten)
            isSuccess = true
        } catch {
            reason = error.reason
        }
    }
}

extension TextPattern {
    /// How much a segment that doesn't match resembles this one.
    fileprivate func likeness(to part: _RoutePart) -> Int {
        guard let literal else { return 2 }
        guard literal.unicodeScalars.count > 2, let text = part.string() else { return 0 }
        return Suggestion.closest(to: text, among: [literal]) == nil ? 0 : 3
    }
}
