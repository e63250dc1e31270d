/// A pattern of a route, with its settings in the spec.
package struct RoutePattern: Equatable, Sendable {
    package internal(set) var pattern: Pattern
    /// The bases under which it is read. It is written under the first one. Without bases, it is read under any scheme
    /// and without a host.
    package let bases: [Base]
    /// Whether the raw value is written without the base, as under the spec's own bases.
    package let isRelative: Bool
    /// The values of `set`, as written in the spec.
    package let implied: [String: String]
    /// The route's values that the pattern doesn't read, by their names.
    package internal(set) var constants: [String: Constant] = [:]

    package init(pattern: Pattern, bases: [Base], isRelative: Bool = true, implied: [String: String] = [:]) {
        self.pattern = pattern
        self.bases = pattern.base.map { [$0] } ?? bases
        self.isRelative = isRelative && pattern.base == nil
        self.implied = implied
    }
}
