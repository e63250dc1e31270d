/// A pattern of a route, with its settings in the spec.
package struct RoutePattern: Equatable, Sendable {
    package internal(set) var pattern: Pattern
    /// The bases of its URLs, of which the first is written. Without bases, URLs of any scheme match, and the authority
    /// is the first segment.
    package let bases: [Base]
    /// Whether the raw value is without the base: true under the spec's own bases.
    package let isRelative: Bool
    /// The values of `set`, as written in the spec.
    package let implied: [String: String]
    /// The values of parameters of the route that the pattern doesn't have, by their names.
    package internal(set) var constants: [String: Constant] = [:]

    package init(pattern: Pattern, bases: [Base], isRelative: Bool = true, implied: [String: String] = [:]) {
        self.pattern = pattern
        self.bases = pattern.base.map { [$0] } ?? bases
        self.isRelative = isRelative && pattern.base == nil
        self.implied = implied
    }
}
