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
    /// The values in a segment of the path, by its index among the segments with parameters.
    case capture(Int, [Target])
    /// An item; or the rest of the items, with the names that it excludes.
    case item(Pattern.Part, Matcher, [Target])
    /// The fragment's next segment.
    case fragmentSegment(TextPattern, Matcher, [Target])
    /// The fragment's next segments, before those that follow the rest.
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

private struct ReadingPlanner {
    var steps: [ReadingStep] = []
    let plusIsSpace: Bool
    let ignoringCase: Bool
    /// The indices of the route's values by their names.
    let numbers: [String: Int]

    mutating func add(_ pattern: Pattern) {
        let query = pattern.query
        let fragmentItems = pattern.fragmentItems
        for item in query where item.isLiteral || item.isAbsent { add(item, of: query) }
        if let fragment = pattern.fragment {
            steps.append(.fragment(isOnlyItems: fragment == .items))
        }
        for (index, segment) in pattern.capturedSegments.enumerated() {
            steps.append(.capture(index, segment.parameters.map(target)))
        }
        for item in query where !item.isLiteral && !item.isAbsent { add(item, of: query) }
        let fragmentSegments = pattern.fragment == .segments ? pattern.fragmentSegments : []
        for (index, segment) in fragmentSegments.enumerated() {
            if segment.text.isRest {
                steps.append(
                    .fragmentRest(
                        segment.parameters.map(target),
                        behind: fragmentSegments.dropFirst(index + 1).map(\.text)))
                continue
            }
            let matcher = Matcher(segment.text, in: .fragmentSegment, ignoringCase: ignoringCase)
            steps.append(
                .fragmentSegment(segment.text, matcher, segment.parameters.map(target)))
        }
        if pattern.fragment == .segments, fragmentSegments.rest == nil {
            steps.append(.endFragment)
        }
        for item in fragmentItems { add(item, of: fragmentItems) }
    }

    private mutating func add(_ item: Pattern.Part, of items: [Pattern.Part]) {
        let names = item.names.isEmpty ? items.names : item.names
        let named = Pattern.Part(item.slot, names: names, item.text, at: item.range)
        let matcher = Matcher(item, plusIsSpace: plusIsSpace, ignoringCase: ignoringCase)
        steps.append(.item(named, matcher, item.parameters.map(target)))
    }

    private func target(_ parameter: Parameter) -> ReadingStep.Target {
        ReadingStep.Target(value: numbers[parameter.name] ?? 0, parameter: parameter)
    }
}

extension [ReadingStep] {
    /// The steps in the order in which people read a pattern: the path, the fragment, then the
    /// items of the query.
    var asWritten: [ReadingStep] {
        let keys = enumerated().map { offset, step in (step.rank, offset) }
        return keys.sorted { $0 < $1 }.map { self[$0.1] }
    }
}

extension ReadingStep {
    fileprivate var rank: Int {
        switch self {
        case .capture: -2
        case .fragment, .fragmentSegment, .fragmentRest, .endFragment: -1
        case .item(let item, .rest, _) where item.slot == .query: Int.max
        case .item(let item, _, _): item.slot == .query ? item.range.lowerBound : -1
        case .constant: Int.max
        }
    }
}
