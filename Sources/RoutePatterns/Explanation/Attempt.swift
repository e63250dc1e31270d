import RouteRuntime

/// An attempt to match a URL with one variant: how many segments match, and what doesn't.
struct Attempt {
    enum Outcome {
        case success
        /// A segment that doesn't match the pattern's; nil if the path ends too soon.
        case segment(PartText?)
        /// The path goes on after the pattern's last segment.
        case pathContinues(PartText)
        /// The path matches, but something after it doesn't.
        case mismatch(Mismatch)
    }

    let variant: Variant
    let pattern: Pattern
    let outcome: Outcome
    /// How many segments match, including the host.
    let matchedCount: Int
    private let url: URLParts
    /// The segment or the affixed item that doesn't match; nil if there is none.
    private var mismatchedPart: URLPart?

    init(_ variant: Variant, of url: URLParts, isHosted: Bool, in table: RouteTable) {
        self.variant = variant
        self.pattern = table[variant.pattern].pattern
        self.url = url
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
            mismatchedPart = walk.part(of: url)
            outcome = .segment(mismatchedPart.map { PartText($0.part) })
            return
        }
        if let next = walk.part(of: url), !walk.isAtEnd(of: url) {
            outcome = .pathContinues(PartText(next.part))
            return
        }
        var reading = table.reading(of: url, by: variant.pattern, captures: captures)
        do throws(Mismatch) {
            try reading.perform(table.readingSteps(of: variant.pattern).asWritten)
            outcome = .success
        } catch {
            outcome = .mismatch(error)
            mismatchedPart = reading.mismatchedPart
        }
    }

    /// How many segments the base has.
    private var leadingCount: Int {
        variant.segments.count - pattern.path.count
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
        case .pathContinues: return steps
        case .segment(nil): return steps
        case .segment(let text?):
            guard let literal = variant.segments[matchedCount].literal else { return steps + 2 }
            return text.resembles(literal) ? steps + 3 : steps
        }
    }

    /// Why the pattern doesn't match: lower case, without a period.
    var reason: String {
        pieceReason ?? partReason
    }

    private var place: String {
        let number = matchedCount - (variant.isHosted ? 1 : 0) + 1
        return number == 0 ? "the host" : "segment \(number)"
    }

    private var partReason: String {
        switch outcome {
        case .success: return "it matches"
        case .segment(nil): return "the path ends before \(variant.segments[matchedCount].quotedText)"
        case .segment(let text?):
            let reason = matchedCount == 0 && variant.isHosted ? text.reasonForHost : nil
            return reason ?? variant.segments[matchedCount].reason(against: text, place)
        case .pathContinues(let text): return "the pattern ends before \(place), which is \(text.quoted)"
        case .mismatch(let mismatch): return mismatch.reason
        }
    }
}

extension Attempt {
    /// Why a text in an affixed segment or item isn't a value of its parameter; nil if that text isn't known.
    private var pieceReason: String? {
        guard let part = mismatchedPart else { return nil }
        func reason(_ matcher: Matcher, _ parameters: [Parameter], in place: String) -> String? {
            guard case .affixed(let affixed) = matcher,
                let piece = affixed.mismatchedPiece(of: parameters, in: part)
            else { return nil }
            let parameter = parameters[piece.index]
            return parameter.reason(against: piece.text, "the text of '\(parameter.name)' in \(place)")
        }
        switch outcome {
        case .segment:
            return reason(variant.matchers[matchedCount], variant.segments[matchedCount].parameters, in: place)
        case .mismatch(.fragmentSegment(_, let segment)):
            return reason(Matcher(segment), segment.parameters, in: "a segment of the fragment")
        case .mismatch(.affixedItem(let name, _, let item, let affixed)):
            return reason(.affixed(affixed), item.parameters, in: "the item '\(name)'")
        case .success, .pathContinues, .mismatch: return nil
        }
    }
}

extension Matcher.Affixed {
    /// The first text that isn't a value of its parameter, with the literal texts after it where they are; nil if a
    /// literal text is missing.
    fileprivate func mismatchedPiece(of parameters: [Parameter], in part: URLPart) -> (index: Int, text: PartText)? {
        for index in parameters.indices.reversed() {
            guard let found = split(part.part, acceptingAnyTextFrom: index) else { continue }
            let piece = found[index]
            return parameters[index].value(of: piece.part) == nil ? (index, PartText(piece.part)) : nil
        }
        return nil
    }
}

extension PartText {
    /// Whether the text differs from a literal only in case or a few characters in the middle.
    fileprivate func resembles(_ literal: String) -> Bool {
        switch self {
        case .malformed, .notUTF8: return false
        case .text(let text):
            let (mine, other) = (Array(text.lowercased()), Array(literal.lowercased()))
            let shorter = min(mine.count, other.count)
            let prefix = zip(mine, other).prefix { $0 == $1 }.count
            let suffix = zip(mine.reversed(), other.reversed()).prefix { $0 == $1 }.count
            return prefix + min(suffix, shorter - prefix) > max(mine.count, other.count) / 2
        }
    }
}
