struct ReadingPlanner {
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
        if case .any = item.text { return steps.append(.anyItem(item)) }
        if case .absent = item.text { return steps.append(.absentItem(item)) }
        let names = item.names.isEmpty ? items.names : item.names
        let named = Pattern.Part(item.slot, names: names, item.text, at: item.range)
        let matcher = Matcher(item, plusIsSpace: plusIsSpace, ignoringCase: ignoringCase)
        steps.append(.item(named, matcher, item.parameters.map(target)))
    }

    private func target(_ parameter: Parameter) -> ReadingStep.Target {
        ReadingStep.Target(value: numbers[parameter.name] ?? 0, parameter: parameter)
    }
}
