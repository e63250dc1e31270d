import RouteRuntime

/// A walk along one pattern under one base, for a URL that the tree has no pattern for: how far it fits, and why no
/// further.
struct Attempt {
    enum Outcome {
        case success
        /// A segment that is held against the pattern's, or an end where the pattern goes on.
        case segment(PartText?)
        /// The path goes on where the pattern ends.
        case goesOn(PartText)
        /// The path fits.
        case mismatch(Mismatch)
    }

    let variant: Variant
    let pattern: Pattern
    let outcome: Outcome
    /// How many segments fit, the host included.
    let fitted: Int

    /// - Parameter start: the URL's first segment, the host included; nil without a host under a tree that has one.
    init(_ variant: Variant, of url: _RouteReader, from start: _RouteReader.Path?, isHosted: Bool, in table: RouteTable)
    {
        self.variant = variant
        self.pattern = table[variant.pattern].pattern
        guard var path = start else {
            outcome = .segment(nil)
            fitted = 0
            return
        }
        var isAtEnd = false
        var captures: [Capture] = []
        for (index, matcher) in variant.matchers.enumerated() {
            if case .rest = matcher {
                captures.append(.rest(path))
                isAtEnd = true
                continue
            }
            // Asked before the host is looked at, which it puts in lower case.
            let isNamed = !matcher.needsHostName || url.hasHostName
            let part = path.segment(0)
            let hasPort = index == 0 && isHosted && !url.hasNoPort && matcher.needsNoPort
            guard !hasPort, isNamed, let capture = matcher.capture(part, of: url) else {
                outcome = .segment(part.isPresent ? PartText(part) : nil)
                fitted = index
                return
            }
            if matcher.isCapture { captures.append(capture) }
            path = path.from(1)
        }
        fitted = variant.matchers.count
        guard isAtEnd || path.isEnd(0) else {
            outcome = .goesOn(PartText(path.segment(0)))
            return
        }
        let valueCount = table.route(of: variant.pattern).values.count
        var reading = PatternReading(url, captures: captures, valueCount: valueCount)
        do throws(Mismatch) {
            try reading.perform(table.readingSteps(of: variant.pattern).asWritten(in: pattern))
            outcome = .success
        } catch {
            outcome = .mismatch(error)
        }
    }

    /// The number of segments of the base.
    private var leadingCount: Int {
        variant.segments.count - pattern.path.count
    }

    /// Whether the base does not fit.
    var isInBase: Bool {
        fitted < leadingCount
    }

    /// How well the pattern fits: with no segment after the base, and nothing like one, not at all.
    var nearness: Int {
        if isInBase { return 0 }
        let steps = (fitted - leadingCount) * 4
        switch outcome {
        case .success, .mismatch: return Int.max
        case .goesOn: return steps
        case .segment(nil): return steps
        case .segment(let text?):
            guard case .literal(let literal) = variant.segments[fitted] else { return steps + 2 }
            return text.resembles(literal) ? steps + 3 : steps
        }
    }

    /// Why the pattern does not match: lower case, without a full stop.
    var reason: String {
        let number = fitted - (variant.isHosted ? 1 : 0) + 1
        let place = number == 0 ? "the host" : "segment \(number)"
        switch outcome {
        case .success: return "it matches"
        case .segment(nil): return "the path ends before \(variant.segments[fitted].quotedText)"
        case .segment(let text?): return variant.segments[fitted].reason(against: text, place)
        case .goesOn(let text): return "the pattern ends before \(place), which is \(text.quoted)"
        case .mismatch(let mismatch): return mismatch.reason
        }
    }
}

extension PartText {
    /// Whether the text is a literal except for case, a mark or a few characters in the middle.
    fileprivate func resembles(_ literal: String) -> Bool {
        switch self {
        case .malformed, .notUTF8: return false
        case .marked(let text), .text(let text):
            let (mine, other) = (Array(text.lowercased()), Array(literal.lowercased()))
            let shorter = min(mine.count, other.count)
            let prefix = zip(mine, other).prefix { $0 == $1 }.count
            let suffix = zip(mine.reversed(), other.reversed()).prefix { $0 == $1 }.count
            return prefix + min(suffix, shorter - prefix) > max(mine.count, other.count) / 2
        }
    }
}
