import RouteRuntime

/// An attempt to match a URL with one variant: how many segments match, and what doesn't.
struct Attempt {
    let variant: Variant
    private(set) var isSuccess = false
    /// How many segments match, including the host.
    private(set) var matchedCount = 0
    /// Whether the URL doesn't match the base.
    private(set) var isInBase = false
    /// The first segment that doesn't match, in quotes; nil if the path ends too soon, or if all
    /// segments match.
    private(set) var segment: String?
    /// Why the pattern doesn't match: lower case, without a period.
    private(set) var reason = "it matches"
    /// How close the pattern comes to matching. Zero if no segment after the base matches or
    /// resembles the pattern's.
    private(set) var nearness = Int.max

    init(_ variant: Variant, of url: _RouteReader, isHosted: Bool, in table: RouteTable) {
        self.variant = variant
        let leadingCount = variant.segments.count - table[variant.pattern].pattern.path.count
        let needsHostName = variant.matchers.first?.needsHostName ?? false
        let path = URLPath(
            url, isHosted: isHosted, needsHostName: needsHostName,
            ignoresCase: table.ignoresCase,
            isLink: table.newLinks?.test(in: table))
        guard let path else {
            fail(at: .missing, 0, leadingCount)
            return
        }
        var place = path.beginning
        var captures: [PathCapture] = []
        var capturesBehindRest: [PathCapture] = []
        var rest: Range<Int>?
        // As people read it: what follows a rest, too, from left to right.
        for matcher in variant.matchers {
            if !matcher.isRest {
                let isTaken =
                    rest == nil
                    ? path.take(matcher, &place, into: &captures)
                    : path.take(matcher, &place, into: &capturesBehindRest)
                if !isTaken { break }
            } else if let end = place.endOfRest(before: variant.matchers.count - matchedCount - 1) {
                rest = place.segments.lowerBound..<end
                _ = path.take(matcher, &place, into: &captures)
                place = PathPlace(segments: end..<place.segments.upperBound)
            } else {
                break
            }
            matchedCount += 1
        }
        if matchedCount < variant.matchers.count || !place.segments.isEmpty {
            fail(at: path.part(at: place), place.segments.lowerBound, leadingCount)
        } else {
            captures += capturesBehindRest.reversed()
            read(path, captures, rest: rest ?? place.segments, in: table)
        }
    }

    /// - Parameters:
    ///   - part: the segment that doesn't match; a missing part if the path ends too soon.
    ///   - index: the number of that segment.
    ///   - leadingCount: how many segments the base has.
    private mutating func fail(at part: _RoutePart, _ index: Int, _ leadingCount: Int) {
        isInBase = matchedCount < leadingCount
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
