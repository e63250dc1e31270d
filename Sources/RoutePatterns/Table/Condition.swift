/// What a pattern requires of a value to write it (Semantics, section 5).
package enum Condition: Equatable, Sendable {
    /// Nothing: the pattern can write every value.
    case any
    /// The value is nil, or "", which is written as nil.
    case isNil
    /// The value is neither nil nor "".
    case isPresent
    /// The list is empty.
    case isEmpty
    /// The list is not empty.
    case isNotEmpty
    /// The value equals this one. The text is the value as written in the spec.
    case equals(RouteValue, String)
}

extension Route {
    /// What the pattern requires of the route's values, in their order. Linear in the number of
    /// values and parameters.
    package func conditions(of declared: RoutePattern) -> [Condition] {
        let parameters = declared.pattern.parameters
        // Most routes need no condition.
        if patterns.count == 1, declared.constants.isEmpty,
            !parameters.contains(where: { $0.presence.isOptional || $0.presence.separator != nil })
        {
            return Array(repeating: .any, count: values.count)
        }
        let known = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
        let items = Set(declared.pattern.parts.filter(\.isItem).parameters.map(\.name))
        return values.map { value in
            switch declared.presence(of: value, known) {
            case nil: return .any
            case .implied(let constant): return Condition(constant)
            case let presence? where presence.separator != nil:
                return items.contains(value.name) ? .any : .isNotEmpty
            case let presence?:
                guard value.shape == .optional else { return .any }
                return presence.isOptional && items.contains(value.name) ? .any : .isPresent
            }
        }
    }
}

extension RouteTable {
    /// The pattern that writes a value: the first that can express it; nil if none can.
    package func writtenPattern(of route: RouteID, _ values: [RouteValue]) -> PatternID? {
        patternIDs(of: route).first { canWrite(values, by: $0) }
    }

    /// Whether a pattern can express the values of its route.
    func canWrite(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        zip(conditions(of: pattern), values).allSatisfy { $0.holds(for: $1) }
    }
}

extension Condition {
    /// Requires the value of a parameter that the pattern doesn't have.
    fileprivate init(_ constant: Constant) {
        switch constant.value {
        case .null: self = .isNil
        case .list, .items: self = .isEmpty
        case let value: self = .equals(value, constant.text)
        }
    }

    /// Whether `value` meets the condition.
    package func holds(for value: RouteValue) -> Bool {
        switch self {
        case .any: true
        case .isNil: !value.isPresent
        case .isPresent: value.isPresent
        case .isEmpty: value == .list([]) || value == .items([:])
        case .isNotEmpty: value != .list([])
        case .equals(let expected, _): value.isSame(as: expected)
        }
    }
}

extension RouteValue {
    /// Whether the value of an optional is neither nil nor "", which is written as nil.
    var isPresent: Bool { self != .null && self != .string("") }

    /// Whether the values are equal, with Strings compared byte by byte.
    package func isSame(as other: RouteValue) -> Bool {
        if case .string(let a) = self, case .string(let b) = other { return a.hasBytes(of: b) }
        return self == other
    }
}

extension [RouteValue] {
    /// Whether all values are equal, with Strings compared byte by byte.
    package func isSame(as other: [RouteValue]) -> Bool {
        elementsEqual(other) { $0.isSame(as: $1) }
    }
}
