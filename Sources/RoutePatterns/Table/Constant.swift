/// A value that is not in the URL: a default, a value of
/// `set`, or the value of a parameter that is left out.
package struct Constant: Hashable, Sendable {
    package let value: RouteValue
    /// The value as written in the spec; empty for nil, the empty list, and no items, which a spec
    /// can't write.
    package let text: String

    /// The value that the spec writes as `text`; nil if it isn't a value of the type.
    init?(_ text: String, as type: RouteType) {
        guard let value = type.value(written: text) else { return nil }
        self.value = value
        self.text = text
    }

    /// The value of an optional, a list, or a rest that is left out.
    fileprivate init(nothing value: RouteValue) {
        self.value = value
        self.text = ""
    }
}

extension Route.Value.Shape {
    /// The value of a parameter of this shape that is left out; nil if it can't be left out.
    var nothing: Constant? {
        switch self {
        case .single: nil
        case .optional: Constant(nothing: .null)
        case .list: Constant(nothing: .list([]))
        case .items: Constant(nothing: .items([:]))
        }
    }
}
