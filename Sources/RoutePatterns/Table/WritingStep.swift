import RouteRuntime

/// One step of writing a value by a pattern. The interpreter performs it; the emitter prints it.
///
/// A value is given by its index among the route's values.
package indirect enum WritingStep: Equatable, Sendable {
    /// When an item is written.
    package enum WriteCondition: Equatable, Sendable {
        case always
        /// If the value is neither nil nor "".
        case ifPresent
        /// If the value is not the default.
        case unless(Constant)
    }

    /// Literal segments, encoded, with `/` between them.
    case literal(String, count: Int)
    case segment(value: Int)
    /// A segment of values with a separator between them.
    case listSegment(value: Int, separator: Unicode.Scalar)
    /// An affixed segment, with its literal texts encoded.
    case affixed(literals: [String], values: [Int])
    case rest(value: Int)
    /// A `/` after the last segment, if there is one.
    case slash
    case literalItem(String)
    /// An item, with its name encoded.
    case item(String, value: Int, WriteCondition)
    /// An item for each value or, with a separator between the values, one item; nothing if there are none.
    case items(String, value: Int, separator: Unicode.Scalar?)
    /// An affixed item, with its name and its literal texts encoded.
    case affixedItem(String, literals: [String], values: [Int])
    /// The rest of the items.
    case otherItems(value: Int)
    case beginFragment(isOnlyItems: Bool)
}

extension RouteTable {
    /// The steps that write a value by a pattern, after its `Leading`.
    package func writingSteps(of id: PatternID) -> [WritingStep] {
        let pattern = self[id].pattern
        let base = self[id].bases.first
        var planner = WritingPlanner(route: route(of: id), plusIsSpace: plusIsSpace)
        planner.add(pattern.writtenSegments, in: .pathSegment)
        if pattern.slashes.contains(.path) || (pattern.path.isEmpty && base?.endsWithSlash == true),
            !pattern.path.isEmpty || base?.prefix.isEmpty == false
        {
            planner.steps.append(.slash)
        }
        planner.add(pattern.query)
        if let fragment = pattern.fragment {
            planner.steps.append(.beginFragment(isOnlyItems: fragment == .items))
            planner.add(pattern.fragmentSegments.texts, in: .fragmentSegment)
            if pattern.slashes.contains(.fragment) { planner.steps.append(.slash) }
            planner.add(pattern.fragmentItems)
        }
        return planner.steps
    }
}

private struct WritingPlanner {
    let plusIsSpace: Bool
    var steps: [WritingStep] = []
    /// Consecutive literal segments, encoded, which make one step.
    private var literals: [String] = []
    /// The indices of the route's values by their names.
    private let numbers: [String: Int]

    init(route: Route, plusIsSpace: Bool) {
        self.plusIsSpace = plusIsSpace
        numbers = route.valueNumbers
    }

    mutating func add(_ segments: [TextPattern], in slot: TextSlot) {
        // Software that resolves a URL removes a segment of dots from a path (RFC 3986, 5.2.4).
        let isPath = if case .pathSegment = slot { true } else { false }
        for segment in segments {
            if segment.literal == nil { endLiterals() }
            switch segment {
            case .literal("."): addLiteral(isPath ? "%2E" : ".")
            case .literal(".."): addLiteral(isPath ? "%2E%2E" : "..")
            case .literal(let text): addLiteral(text.encodedLiteral(in: slot))
            case .parameter(let parameter):
                steps.append(
                    parameter.presence.separator.map { .listSegment(value: value(parameter), separator: $0) }
                        ?? .segment(value: value(parameter)))
            case .affixed(let literals, let parameters):
                let encoded = literals.map { $0.encodedLiteral(in: slot) }
                steps.append(.affixed(literals: encoded, values: parameters.map(value)))
            case .rest(let parameter): steps.append(.rest(value: value(parameter)))
            case .label, .any, .absent: continue
            }
        }
        endLiterals()
    }

    /// Adds a literal segment to the current step. An empty one gets a step of its own.
    private mutating func addLiteral(_ text: String) {
        if text.isEmpty { endLiterals() }
        literals.append(text)
        if text.isEmpty { endLiterals() }
    }

    private mutating func endLiterals() {
        if literals.isEmpty { return }
        steps.append(.literal(literals.joined(separator: "/"), count: literals.count))
        literals = []
    }

    mutating func add(_ items: [Pattern.Part]) {
        for item in items {
            let name = item.name.encodedLiteral(in: .itemName(plusIsSpace: plusIsSpace))
            switch item.text {
            case .any: steps.append(.literalItem(name))
            case .literal(let value):
                steps.append(.literalItem(name + "=" + value.encodedLiteral(in: .itemValue(plusIsSpace: plusIsSpace))))
            case .parameter(let parameter):
                if case .list(let separator) = parameter.presence {
                    steps.append(.items(name, value: value(parameter), separator: separator))
                } else {
                    steps.append(.item(name, value: value(parameter), writeCondition(of: parameter)))
                }
            case .affixed(let literals, let parameters):
                let encoded = literals.map { $0.encodedLiteral(in: .itemValue(plusIsSpace: plusIsSpace)) }
                steps.append(.affixedItem(name, literals: encoded, values: parameters.map(value)))
            case .rest(let parameter): steps.append(.otherItems(value: value(parameter)))
            case .absent, .label: continue
            }
        }
    }

    private func writeCondition(of parameter: Parameter) -> WritingStep.WriteCondition {
        switch parameter.presence {
        case .optional: .ifPresent
        case .defaulting: parameter.default.map { .unless($0) } ?? .always
        case .required, .list, .rest, .otherItems: .always
        }
    }

    private func value(_ parameter: Parameter) -> Int {
        numbers[parameter.name] ?? 0
    }
}
