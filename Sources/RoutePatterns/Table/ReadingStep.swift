/// One step of reading a URL by a pattern whose path fits: what the interpreter does and the emitter prints.
///
/// A URL that differs at a step isn't the pattern's, and no further step is taken. Cheap comparisons come first. Values
/// are given by their number among the route's.
package enum ReadingStep: Hashable, Sendable {
    package enum ItemPlace: Hashable, Sendable {
        case query
        case fragment
    }

    /// A value of the route that a step reads, and the parameter that says how.
    package struct Target: Hashable, Sendable {
        package let value: Int
        package let parameter: Parameter
    }

    /// A literal item, its name and its value decoded; nil if any value will do.
    case literalItem(String, value: String?, ItemPlace)
    /// The URL has a fragment, which is items, or segments and perhaps items after them.
    case fragment(isItemsAlone: Bool)
    /// The values of a segment of the path, by its number among the segments that have any.
    case capture(Int, [Target])
    case item(String, Target, ItemPlace)
    /// The rest of the items, and the names that are not in it.
    case otherItems(Target, names: [String], ItemPlace)
    /// The fragment's next segment.
    case fragmentSegment(Segment, Matcher, [Target])
    case fragmentRest(Target)
    case endFragment
    /// A value that is not in the URL.
    case constant(Constant, value: Int)
}

extension Route {
    /// The steps by which each pattern is read, after its path.
    var readingSteps: [[ReadingStep]] {
        let numbers = Dictionary(zip(values.map(\.name), values.indices)) { first, _ in first }
        return patterns.map { declared in
            var planner = ReadingPlanner(numbers: numbers)
            planner.add(declared.pattern)
            for (index, value) in values.enumerated() {
                if let constant = declared.constants[value.name] {
                    planner.steps.append(.constant(constant, value: index))
                }
            }
            return planner.steps
        }
    }
}

private struct ReadingPlanner {
    var steps: [ReadingStep] = []
    /// The numbers of the route's values by their names.
    let numbers: [String: Int]

    init(numbers: [String: Int]) {
        self.numbers = numbers
    }

    mutating func add(_ pattern: Pattern) {
        add(pattern.query.named.filter(\.isLiteral), in: .query)
        switch pattern.fragment {
        case nil: break
        case .items: steps.append(.fragment(isItemsAlone: true))
        case .segments: steps.append(.fragment(isItemsAlone: false))
        }
        let captured = ((pattern.base?.host.map { [$0] } ?? []) + pattern.path).filter { !$0.parameters.isEmpty }
        for (index, segment) in captured.enumerated() {
            steps.append(.capture(index, segment.parameters.map(target)))
        }
        add(pattern.query.named.filter { !$0.isLiteral }, in: .query)
        addRest(of: pattern.query, in: .query)
        if case .segments(let segments, _) = pattern.fragment { addFragment(segments) }
        add(pattern.fragmentItems.named, in: .fragment)
        addRest(of: pattern.fragmentItems, in: .fragment)
    }

    private mutating func addFragment(_ segments: [Segment]) {
        for segment in segments {
            if case .rest(let parameter) = segment { return steps.append(.fragmentRest(target(parameter))) }
            steps.append(
                .fragmentSegment(segment, Matcher(segment, isFirst: false), segment.parameters.map(target)))
        }
        steps.append(.endFragment)
    }

    private mutating func add(_ items: [Item], in place: ReadingStep.ItemPlace) {
        for item in items {
            switch item.value {
            case .literal(let value): steps.append(.literalItem(item.name, value: value, place))
            case .parameter(let parameter): steps.append(.item(item.name, target(parameter), place))
            }
        }
    }

    private mutating func addRest(of items: Items, in place: ReadingStep.ItemPlace) {
        guard let rest = items.rest else { return }
        steps.append(.otherItems(target(rest), names: items.named.map(\.name), place))
    }

    private func target(_ parameter: Parameter) -> ReadingStep.Target {
        ReadingStep.Target(value: numbers[parameter.name] ?? 0, parameter: parameter)
    }
}
