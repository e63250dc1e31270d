import RouteAnalysis
import RouteLanguage

/// A pattern that writes a route if the values meet its conditions.
struct WritingChoice {
    /// What the pattern requires of each value.
    let conditions: [Condition]
    /// What comes before the steps; nil if it has been written.
    var leading: Leading?
    var steps: [WritingStep]

    /// The patterns that write a route, up to the first that requires nothing.
    static func choices(of id: RouteID, in table: RouteTable) -> [WritingChoice] {
        table.writtenPatternIDs(of: id).map { pattern in
            let layout = table.layout(of: pattern)
            return WritingChoice(
                conditions: table.conditions(of: pattern), leading: layout.leading,
                steps: layout.steps)
        }
    }

    /// Whether nothing has to be written.
    var isEmpty: Bool { leading == nil && steps.isEmpty }

    /// The indices of the values that must be present, which their test unwraps.
    var binds: [Int] { conditions.indices.filter { conditions[$0] == .isPresent } }

    /// What all choices begin with; nil if they differ.
    static func commonLeading(of choices: [WritingChoice]) -> Leading? {
        guard let first = choices.first?.leading else { return nil }
        return choices.allSatisfy { $0.leading == first } ? first : nil
    }

    /// Removes the first steps that all choices share, so that they are written once.
    static func removeCommonSteps(
        of choices: inout [WritingChoice], _ route: Route
    ) -> [WritingStep] {
        // Most routes have one pattern.
        if choices.count == 1 {
            let steps = choices[0].steps
            choices[0].steps = []
            return steps
        }
        var common: [WritingStep] = []
        while let step = choices.first?.steps.first,
            choices.allSatisfy({ $0.steps.first == step }),
            // A choice's test unwraps an optional value.
            step.values.allSatisfy({ route.values[$0].shape != .optional })
        {
            common.append(step)
            for index in choices.indices { choices[index].steps.removeFirst() }
        }
        return common
    }

    /// Of two choices, one of which writes what the other doesn't, the one that writes something
    /// first.
    static func withoutEmptyFirst(_ choices: [WritingChoice]) -> [WritingChoice] {
        guard choices.count == 2, choices[0].isEmpty else { return choices }
        let own = choices[0].conditions
        let others = choices[1].conditions
        let areEither = zip(own, others).allSatisfy { own, other in
            own == .any && other == .any || own.isOpposite(of: other)
        }
        let testCount = own.count { $0 != .any }
        return areEither && testCount == 1 ? choices.reversed() : choices
    }
}

extension Condition {
    /// Whether every value meets just one of the two.
    fileprivate func isOpposite(of other: Condition) -> Bool {
        switch (self, other) {
        case (.isNil, .isPresent), (.isPresent, .isNil): true
        case (.isEmpty, .isNotEmpty), (.isNotEmpty, .isEmpty): true
        default: false
        }
    }
}

extension WritingStep {
    /// The indices of the values that the step writes.
    fileprivate var values: [Int] {
        switch self {
        case .literal, .slash, .literalItem, .beginFragment: []
        case .segment(let value), .listSegment(let value, _), .rest(let value): [value]
        case .item(_, let value, _), .items(_, let value, _), .otherItems(let value): [value]
        case .mixed(_, let values), .mixedItem(_, _, let values): values
        }
    }
}
