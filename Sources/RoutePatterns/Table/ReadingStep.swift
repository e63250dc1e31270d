/// One step of reading a URL by a pattern whose path matches. The interpreter performs it; the
/// emitter prints it.
///
/// Reading stops at the first step that the URL doesn't match. Cheap comparisons come first. A
/// value is given by its index among the route's values.
package indirect enum ReadingStep: Sendable {
    /// A value of the route that a step reads, and its parameter in the pattern.
    package struct Target: Sendable {
        package let value: Int
        package let parameter: Parameter
    }

    /// The URL must have a fragment, which is items, or segments and optionally items after them.
    case fragment(isOnlyItems: Bool)
    /// The values in a segment of the path. The index is that among the segments with parameters.
    case capture(Int, [Target])
    /// An item with a value; or the rest of the items, with the names that it excludes.
    case item(Pattern.Part, Matcher, [Target])
    /// An item that the URL must have, with any value or none.
    case anyItem(Pattern.Part)
    /// An item that the URL must not have.
    case absentItem(Pattern.Part)
    /// The fragment's next segment.
    case fragmentSegment(TextPattern, Matcher, [Target])
    /// A rest of the fragment: the segments that are left, except those behind it.
    case fragmentRest([Target], behind: [TextPattern])
    /// The fragment has no other segments.
    case endFragment
    /// A value that is not in the URL.
    case constant(Constant, value: Int)
}

extension Route {
    /// The steps that read a URL by each pattern, after the path.
    ///
    /// - Parameters:
    ///   - plusIsSpace: whether `+` in items is read as a space.
    ///   - ignoringCase: whether ASCII case doesn't count.
    func readingSteps(plusIsSpace: Bool, ignoringCase: Bool) -> [[ReadingStep]] {
        let numbers = valueNumbers
        return patterns.map { declared in
            var planner = ReadingPlanner(
                plusIsSpace: plusIsSpace, ignoringCase: ignoringCase, numbers: numbers)
            planner.add(declared.pattern)
            let constants = values.enumerated().compactMap { index, value in
                declared.constants[value.name].map { ReadingStep.constant($0, value: index) }
            }
            return planner.steps + constants
        }
    }
}

extension Pattern {
    /// The segments of the host and the path that have parameters, in the order in which they are
    /// compared: those after a rest from the last on.
    package var capturedSegments: [TextPattern] {
        let path = path.texts.inOrderOfComparison(\.isRest)
        let segments = path.filter { !$0.parameters.isEmpty }
        return if writesHost, let host = base?.host { [host] + segments } else { segments }
    }
}

extension [ReadingStep] {
    /// The steps in the order in which people read a pattern: the path, the fragment, then the
    /// items of the query.
    var asWritten: [ReadingStep] {
        let ranks = map(\.rank)
        return indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
    }
}

extension ReadingStep {
    fileprivate var rank: Int {
        switch self {
        case .capture: -2
        case .fragment, .fragmentSegment, .fragmentRest, .endFragment: -1
        case .item(let item, .rest, _) where item.slot == .query: Int.max
        case .item(let item, _, _), .anyItem(let item), .absentItem(let item):
            item.slot == .query ? item.range.lowerBound : -1
        case .constant: Int.max
        }
    }
}
