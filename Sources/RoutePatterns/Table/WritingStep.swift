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
    case literal(String)
    case segment(value: Int)
    /// A segment of values with a separator between them.
    case listSegment(value: Int, separator: Unicode.Scalar)
    /// A mixed segment, with its literal texts encoded.
    case mixed(literals: [String], values: [Int])
    case rest(value: Int)
    /// A `/` after the last segment, if there is one.
    case slash
    case literalItem(String)
    /// An item, with its name encoded.
    case item(String, value: Int, WriteCondition)
    /// An item for each value or, with a separator between the values, one item; nothing if there
    /// are none.
    case items(String, value: Int, separator: Unicode.Scalar?)
    /// A mixed item, with its name and its literal texts encoded.
    case mixedItem(String, literals: [String], values: [Int])
    /// The rest of the items.
    case otherItems(value: Int)
    case beginFragment(isOnlyItems: Bool)
}

/// The parts of the URLs that a pattern writes, for printers of other languages; `steps` are the
/// same, one by one.
package struct URLLayout: Sendable {
    /// The segments of a path or a fragment, and the items after them.
    package struct Part: Sendable {
        package fileprivate(set) var segments: [WritingStep] = []
        /// Whether a `/` follows the last segment.
        package fileprivate(set) var endsWithSlash = false
        package fileprivate(set) var items: [WritingStep] = []

        fileprivate var steps: [WritingStep] { segments + (endsWithSlash ? [.slash] : []) + items }
    }

    package let leading: Leading
    /// The host, if it has parameters: the first segment that is written.
    package let host: WritingStep?
    package let path: Part
    package let fragment: Part?
    /// Whether the fragment is a list of items, without segments.
    package let isFragmentOnlyItems: Bool
    /// The names of the pattern's items in the query, of those that it forbids, too.
    package let queryNames: [String]
    package let route: Route

    /// - Parameter base: One of the pattern's bases; nil for the first.
    init(of declared: RoutePattern, _ route: Route, plusIsSpace: Bool, under base: Base? = nil) {
        let pattern = declared.pattern
        let base = base ?? declared.bases.first
        let query = pattern.query
        leading = Leading(base, path: pattern.path.texts, isRelative: declared.isRelative)
        self.route = route
        queryNames = query.names
        isFragmentOnlyItems = pattern.fragment == .items
        let planner = WritingPlanner(plusIsSpace: plusIsSpace, numbers: route.valueNumbers)
        var path = Part(
            segments: planner.segments(pattern.writtenSegments, in: .pathSegment),
            items: planner.items(query))
        host = pattern.writesHost ? path.segments.removeFirst() : nil
        let isEmpty = path.segments.isEmpty
        let baseIsLast = pattern.path.isEmpty && base?.endsWithSlash == true
        let hasSlash = pattern.slashes.contains(.path) || baseIsLast
        path.endsWithSlash = hasSlash && (!isEmpty || base?.prefix.isEmpty == false)
        self.path = path
        fragment = pattern.fragment.map { _ in
            // Of a rest without a name, nothing is written, nor a slash after it.
            let segments = planner.segments(
                pattern.fragmentSegments.texts, in: .fragmentSegment)
            return Part(
                segments: segments,
                endsWithSlash: pattern.slashes.contains(.fragment) && !segments.isEmpty,
                items: planner.items(pattern.fragmentItems))
        }
    }

    /// The steps that write a value, after the `leading`.
    package var steps: [WritingStep] {
        let fragment = fragment.map {
            [.beginFragment(isOnlyItems: isFragmentOnlyItems)] + $0.steps
        }
        return (host.map { [$0] } ?? []) + path.steps + (fragment ?? [])
    }
}

private struct WritingPlanner {
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
