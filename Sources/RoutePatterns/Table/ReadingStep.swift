/// One step of reading a URL by a pattern whose path fits: what the interpreter does and the emitter prints.
///
/// Reading stops at the first step that the URL doesn't match. Cheap comparisons come first. A value is given by its
/// index among the route's values.
package indirect enum ReadingStep: Sendable {
    package enum ItemSlot: Equatable, Sendable {
        case query
        case fragment
    }

    /// A value of the route that a step reads, and its parameter in the pattern.
    package struct Target: Sendable {
        package let value: Int
        package let parameter: Parameter
    }

    /// A literal item, its names and value decoded. The value is nil if any will do.
    case literalItem([String], value: String?, ItemSlot)
    /// No item may have the name.
    case absentItem(String, ItemSlot)
    /// The URL must have a fragment, which is items, or segments and optionally items after them.
    case fragment(isItemsAlone: Bool)
    /// The values in a segment of the path, by its index among the segments that have any.
    case capture(Int, [Target])
    case item([String], Target, ItemSlot)
    case affixedItem(Item, Matcher.Affixed, [Target], ItemSlot)
    /// The rest of the items, and the names that are not part of it.
    case otherItems(Target, names: [String], ItemSlot)
    /// The fragment's next segment.
    case fragmentSegment(Segment, Matcher, [Target])
    case fragmentRest(Target)
    case endFragment
    /// A value that is not in the URL.
    case constant(Constant, value: Int)
}

extension Route {
    /// The steps that read each pattern, after its path.
    ///
    /// - Parameter plusIsSpace: whether `+` in items is a space.
    func readingSteps(plusIsSpace: Bool) -> [[ReadingStep]] {
        let numbers = valueNumbers
        var steps: [[ReadingStep]] = []
        for declared in patterns {
            var planner = ReadingPlanner(numbers: numbers, plusIsSpace: plusIsSpace)
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
    package var capturedSegments: [Segment] {
        var segments: [Segment] = []
        if let host = base?.host, !host.parameters.isEmpty { segments.append(host) }
        for segment in path where !segment.parameters.isEmpty { segments.append(segment) }
        return segments
    }
}

private struct ReadingPlanner {
    var steps: [ReadingStep] = []
    /// The indices of the route's values by their names.
    let numbers: TextIndices
    let plusIsSpace: Bool

    mutating func add(_ pattern: Pattern) {
        for item in pattern.query.named where item.isLiteral || item.isAbsent { add(item, in: .query) }
        switch pattern.fragment {
        case nil: break
        case .items: steps.append(.fragment(isItemsAlone: true))
        case .segments: steps.append(.fragment(isItemsAlone: false))
        }
        for (index, segment) in pattern.capturedSegments.enumerated() {
            steps.append(.capture(index, segment.parameters.map(target)))
        }
        for item in pattern.query.named where !item.isLiteral && !item.isAbsent { add(item, in: .query) }
        addRest(of: pattern.query, in: .query)
        if case .segments(let segments, _) = pattern.fragment { addFragment(segments) }
        for item in pattern.fragmentItems.named { add(item, in: .fragment) }
        addRest(of: pattern.fragmentItems, in: .fragment)
    }

    private mutating func addFragment(_ segments: [Segment]) {
        for segment in segments {
            if case .rest(let parameter) = segment { return steps.append(.fragmentRest(target(parameter))) }
            steps.append(.fragmentSegment(segment, Matcher(segment, isFirst: false), segment.parameters.map(target)))
        }
        steps.append(.endFragment)
    }

    private mutating func add(_ item: Item, in slot: ReadingStep.ItemSlot) {
        switch item.value {
        case .any: steps.append(.literalItem(item.names, value: nil, slot))
        case .text(.literal(let value)): steps.append(.literalItem(item.names, value: value, slot))
        case .absent: steps.append(.absentItem(item.name, slot))
        case .text(.parameter(let parameter)): steps.append(.item(item.names, target(parameter), slot))
        case .text(.affixed(let literals, let parameters)):
            let affixed = Matcher.Affixed(literals, parameters, plusIsSpace: plusIsSpace)
            steps.append(.affixedItem(item, affixed, parameters.map(target), slot))
        }
    }

    private mutating func addRest(of items: Items, in slot: ReadingStep.ItemSlot) {
        guard let rest = items.rest else { return }
        steps.append(.otherItems(target(rest), names: items.names, slot))
    }

    private func target(_ parameter: Parameter) -> ReadingStep.Target {
        ReadingStep.Target(value: numbers[parameter.name] ?? 0, parameter: parameter)
    }
}
