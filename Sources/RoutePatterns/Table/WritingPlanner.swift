struct WritingPlanner {
    let plusIsSpace: Bool
    /// The indices of the route's values by their names.
    let numbers: [String: Int]

    func segments(_ segments: [TextPattern], in slot: TextSlot) -> [WritingStep] {
        var steps: [WritingStep] = []
        for segment in segments {
            switch segment {
            case .literal(let text):
                // Software that resolves a URL removes a segment of dots from a path (RFC 3986,
                // 5.2.4).
                let isDots = slot == .pathSegment && (text == "." || text == "..")
                let encoded =
                    isDots ? text.percentEncoded { _ in true } : text.encodedLiteral(in: slot)
                // An empty segment gets a step of its own.
                if case .literal(let last) = steps.last, !last.isEmpty, !encoded.isEmpty {
                    steps[steps.count - 1] = .literal("\(last)/\(encoded)")
                } else {
                    steps.append(.literal(encoded))
                }
            case .parameter(let parameter):
                steps.append(
                    parameter.presence.separator.map {
                        .listSegment(value: value(parameter), separator: $0)
                    }
                        ?? .segment(value: value(parameter)))
            case .mixed(let literals, let parameters):
                let encoded = literals.map { $0.encodedLiteral(in: slot) }
                steps.append(.mixed(literals: encoded, values: parameters.map(value)))
            case .rest(let parameter?): steps.append(.rest(value: value(parameter)))
            case .label, .rest(nil), .any, .absent: continue
            }
        }
        return steps
    }

    func items(_ items: [Pattern.Part]) -> [WritingStep] {
        items.compactMap { item in
            let name = item.name.encodedLiteral(in: .itemName(plusIsSpace: plusIsSpace))
            func encoded(_ text: String) -> String {
                text.encodedLiteral(in: .itemValue(plusIsSpace: plusIsSpace))
            }
            switch item.text {
            case .any: return .literalItem(name)
            case .literal(let value): return .literalItem("\(name)=\(encoded(value))")
            case .parameter(let parameter):
                if parameter.shape == .list {
                    let separator = parameter.presence.separator
                    return .items(name, value: value(parameter), separator: separator)
                }
                return .item(name, value: value(parameter), writeCondition(of: parameter))
            case .mixed(let literals, let parameters):
                return .mixedItem(
                    name, literals: literals.map(encoded), values: parameters.map(value))
            case .rest(let parameter?): return .otherItems(value: value(parameter))
            case .absent, .label, .rest(nil): return nil
            }
        }
    }

    private func writeCondition(of parameter: Parameter) -> WritingStep.WriteCondition {
        if parameter.presence.isOptional { return .ifPresent }
        return parameter.default.map { .unless($0) } ?? .always
    }

    private func value(_ parameter: Parameter) -> Int {
        numbers[parameter.name] ?? 0
    }
}
