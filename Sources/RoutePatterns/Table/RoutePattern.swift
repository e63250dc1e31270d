/// A pattern of a route, with what the spec says around it.
package struct RoutePattern: Hashable, Sendable {
    package internal(set) var pattern: Pattern
    /// The bases under which it is read, the one that is written first; none: any scheme, and no host.
    package let bases: [Base]
    /// Whether the raw value is written without the base: the bases are the spec's own.
    package let isRelative: Bool
    /// The values that `set` gives, as they are written.
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
