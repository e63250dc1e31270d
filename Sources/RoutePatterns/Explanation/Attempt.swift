/// An attempt to match a URL with one variant: how many segments match, and what doesn't.
struct Attempt {
    enum Outcome {
        case success
        /// A segment that doesn't match the pattern's; nil if the path ends too soon.
        case segment(URLPart?)
        /// The path goes on after the pattern's last segment.
        case pathContinues(URLPart)
        /// The path matches, but something after it doesn't.
        case mismatch(Mismatch)
    }

    let variant: Variant
    let outcome: Outcome
    /// How many segments match, including the host.
    let matchedCount: Int
    /// How many segments the base has.
    private let leadingCount: Int

    init(_ variant: Variant, of url: URLParts, isHosted: Bool, in table: RouteTable) {
        self.variant = variant
        leadingCount = variant.segments.count - table[variant.pattern].pattern.path.count
        let needsHostName = variant.matchers.first?.needsHostName ?? false
        guard var walk = SegmentWalk(along: url, isHosted: isHosted, needsHostName: needsHostName) else {
            outcome = .segment(nil)
            matchedCount = 0
            return
        }
        var matchedCount = 0
        var captures: [Capture] = []
        for matcher in variant.matchers {
            guard walk.take(matcher, of: url, into: &captures) else { break }
            matchedCount += 1
        }
        self.matchedCount = matchedCount
        guard matchedCount == variant.matchers.count else {
            outcome = .segment(walk.part(of: url))
            return
        }
        if let next = walk.part(of: url), !walk.isAtEnd(of: url) {
            outcome = .pathContinues(next)
            return
        }
        var reading = table.reading(of: url, by: variant.pattern, captures: captures)
        do throws(Mismatch) {
            try reading.perform(table.readingSteps(of: variant.pattern).asWritten)
            outcome = .success
        } catch {
            outcome = .mismatch(error)
        }
    }

    var isSuccess: Bool {
        if case .success = outcome { true } else { false }
    }

    /// Whether the URL doesn't match the base.
    var isInBase: Bool {
        matchedCount < leadingCount
    }

    /// How close the pattern comes to matching. Zero if no segment after the base matches or resembles the pattern's.
    var nearness: Int {
        if isInBase { return 0 }
        let steps = (matchedCount - leadingCount) * 4
        switch outcome {
        case .success, .mismatch: return Int.max
        case .pathContinues, .segment(nil): return steps
        case .segment(let part?):
            guard let literal = variant.segments[matchedCount].literal else { return steps + 2 }
            guard literal.unicodeScalars.count > 2, let text = part.part.string(),
                Suggestion.closest(to: text, among: [literal]) != nil
            else { return steps }
            return steps + 3
        }
    }

    /// Why the pattern doesn't match: lower case, without a period.
    var reason: String {
        let number = matchedCount - (variant.isHosted ? 1 : 0) + 1
        let place = number == 0 ? "the host" : "segment \(number)"
        switch outcome {
        case .success: return "it matches"
        case .segment(nil): return "the path ends before \(variant.segments[matchedCount].quotedText)"
        case .segment(let part?):
            return variant.segments[matchedCount].reason(against: part, place, variant.matchers[matchedCount])
        case .pathContinues(let part): return "the pattern ends before \(place), which is \(part.quoted)"
        case .mismatch(let mismatch): return mismatch.reason()
        }
    }
}
