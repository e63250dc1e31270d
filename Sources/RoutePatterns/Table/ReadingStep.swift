/// One step of reading a URL by a pattern whose path matches. The interpreter performs it; the emitter prints it.
///
/// Reading stops at the first step that the URL doesn't match. Cheap comparisons come first. A value is given by its
/// index among the route's values.
package indirect enum ReadingStep: Sendable {
    /// A value of the route that a step reads, and its parameter in the pattern.
    package struct Target: Sendable {
        package let value: Int
        package let parameter: Parameter
    }

    /// A literal item, or an item with any value.
    case literalItem(Pattern.Part)
    case absentItem(Pattern.Part)
    /// The URL must have a fragment, which is items, or segments and optionally items after them.
    case fragment(isOnlyItems: Bool)
    /// The values in a segment of the path, by its index among the segments with parameters.
    case capture(Int, [Target])
    case item(Pattern.Part, Target)
    case affixedItem(Pattern.Part, Matcher.Affixed, [Target])
    /// The rest of the items, and the names that it excludes.
    case otherItems(Pattern.Part, Target, names: [String])
    /// The fragment's next segment.
    case fragmentSegment(TextPattern, Matcher, [Target])
    case fragmentRest(Target)
    case endFragment
    /// A value that is not in the URL.
    case constant(Constant, value: Int)
}

extension Route {
    /// The steps that read a URL by each pattern, after the path.
    func readingSteps() -> [[ReadingStep]] {
        let numbers = valueNumbers
        var steps: [[ReadingStep]] = []
        for declared in patterns {
            var planner = ReadingPlanner(numbers: numbers)
            planner.add(declared.pattern)
            for (index, value) in values.enumerated() {
                if let constant = declared.constants[value.name] {
                    planner.steps.append(.constant(constant, value: index))
                }
            }
            steps.append(planner.steps)
        }
        return steps
    }
}

extension Pattern {
    /// The segments of the host and the path that have parameters.
    package var capturedSegments: [TextPattern] {
        var segments: [TextPattern] = []
        if let host = base?.host, !host.parameters.isEmpty { segments.append(host) }
        for segment in path where !segment.parameters.isEmpty { segments.append(segment.text) }
        return segments
    }
}

private struct ReadingPlanner {
    var steps: [ReadingStep] = []
    /// The indices of the route's values by their names.
    let numbers: [String: Int]

    mutating func add(_ pattern: Pattern) {
        let (query, fragmentItems) = (pattern.query, pattern.fragmentItems)
        for item in query where item.isLiteral || item.isAbsent { add(item, of: query) }
        if let fragment = pattern.fragment { steps.append(.fragment(isOnlyItems: fragment == .items)) }
        for (index, segment) in pattern.capturedSegments.enumerated() {
            steps.append(.capture(index, segment.parameters.map(target)))
        }
        for item in query where !item.isLiteral && !item.isAbsent { add(item, of: query) }
        if pattern.fragment == .segments { addFragment(pattern.fragmentSegments) }
        for item in fragmentItems { add(item, of: fragmentItems) }
    }

    private mutating func addFragment(_ segments: [Pattern.Part]) {
        for segment in segments {
            if case .rest(let parameter) = segment.text { return steps.append(.fragmentRest(target(parameter))) }
            steps.append(.fragmentSegment(segment.text, Matcher(segment.text), segment.parameters.map(target)))
        }
        steps.append(.endFragment)
    }

    private mutating func add(_ item: Pattern.Part, of items: [Pattern.Part]) {
        switch item.text {
        case .any, .literal: steps.append(.literalItem(item))
        case .absent: steps.append(.absentItem(item))
        case .parameter(let parameter): steps.append(.item(item, target(parameter)))
        case .affixed(let literals, let parameters):
            let affixed = Matcher.Affixed(literals, parameters)
            steps.append(.affixedItem(item, affixed, parameters.map(target)))
        case .rest(let parameter): steps.append(.otherItems(item, target(parameter), names: items.names))
        case .label: break
        }
    }

    private func target(_ parameter: Parameter) -> ReadingStep.Target {
        ReadingStep.Target(value: numbers[parameter.name] ?? 0, parameter: parameter)
    }
}

extension [ReadingStep] {
    /// The steps in the order in which people read a pattern: the path, the fragment, then the items of the query.
    package var asWritten: [ReadingStep] {
        let keys = enumerated().map { offset, step in (step.rank, offset) }
        return keys.sorted { $0 < $1 }.map { self[$0.1] }
    }
}

extension ReadingStep {
    fileprivate var rank: Int {
        switch self {
        case .capture: -2
        case .fragment, .fragmentSegment, .fragmentRest, .endFragment: -1
        case .literalItem(let item), .absentItem(let item), .item(let item, _), .affixedItem(let item, _, _):
            item.slot == .query ? item.range.lowerBound : -1
        case .otherItems(let item, _, _): item.slot == .query ? Int.max : -1
        case .constant: Int.max
        }
    }
}
