import RouteRuntime

/// A type in a spec's `types` with some of the values of a built-in type, generated as a struct
/// (<doc:Semantics>, section 1).
public struct ConstrainedType: Hashable, Sendable {
    /// What the values must be.
    package enum Constraint: Hashable, Sendable {
        case text(TextConstraint)
        case integer(IntegerType, ClosedRange<WideInteger>)
        case double(NumberRange<Double>)
        case float(NumberRange<Float>)
        /// A URL with one of these schemes, in lower case.
        case url(schemes: [String])
    }

    /// The type's name.
    public let name: String
    package let constraint: Constraint
    /// The fewest digits of an integer that is written, with zeros on the left.
    package var width: Int?
    /// The enum that contains the generated type, such as `ShopFeature.ShopRoute`; nil for the
    /// spec's own enum.
    package var owner: String?

    /// The built-in type of the values.
    package var base: RouteType {
        switch constraint {
        case .text: .string
        case .integer(let integer, _): .integer(integer)
        case .double: .double
        case .float: .float
        case .url: .url
        }
    }

    /// The value of a text; nil if it isn't a value of the type, or is empty (rule 3.7).
    func value(of part: _RoutePart) -> RouteValue? {
        let value =
            if case .text = constraint { part.nonempty.string().map(RouteValue.string) } else {
                base.value(of: part)
            }
        return value.flatMap { accepts($0) ? $0 : nil }
    }

    /// Whether a value of the built-in type meets the constraint.
    package func accepts(_ value: RouteValue) -> Bool {
        switch (constraint, value) {
        case (.text(let constraint), .string(let text)): constraint.accepts(text)
        case (.integer(_, let range), _): WideInteger(value).map(range.contains) ?? false
        case (.double(let range), .double(let number)): range.contains(number)
        case (.float(let range), .float(let number)): range.contains(number)
        case (.url(let schemes), .string(let text)): hasScheme(text, among: schemes)
        default: false
        }
    }
}
