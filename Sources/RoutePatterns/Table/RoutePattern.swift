/// A pattern of a route, with its settings in the spec.
package struct RoutePattern: Equatable, Sendable {
    package internal(set) var pattern: Pattern
    /// The bases of its URLs, of which the first is written. Without bases, URLs of any scheme
    /// match, and the authority is the first segment.
    package let bases: [Base]
    /// Whether the raw value leaves the base out, as under the spec's own bases.
    package let isRelative: Bool
    /// The values of `set`, as written in the spec.
    package let implied: [String: String]
    /// The values of parameters of the route that the pattern doesn't have, by their names.
    package internal(set) var constants: [String: Constant] = [:]

    package init(
        pattern: Pattern, bases: [Base], isRelative: Bool = true, implied: [String: String] = [:]
    ) {
        self.pattern = pattern
        self.bases = pattern.base.map { [$0] } ?? bases
        self.isRelative = isRelative && pattern.base == nil
        self.implied = implied
    }
}

extension RoutePattern {
    /// A value that `set` gives, as written in the spec.
    package struct SetValue {
        package let name: String
        package let text: String
    }

    /// The values that `set` gives, in the order of the route's values.
    package func sets(of route: Route) -> [SetValue] {
        route.values.compactMap { value in
            implied[value.name].map { SetValue(name: value.name, text: $0) }
        }
    }
}

extension RoutePattern {
    /// The error of a pattern that can read a whole path as a link, whose text it would then read
    /// again, endlessly (section 2).
    ///
    /// - Parameter bases: the spec's bases. Links are read under the first.
    package func wholeLinkError(_ bases: [Base]) -> PatternError? {
        let readsRawValues =
            self.bases.isEmpty
            ? bases.isEmpty : self.bases.contains { $0.encodedText == bases.first?.encodedText }
        // A rest can be empty.
        let others = pattern.path.filter { !$0.text.isRest }
        guard readsRawValues, bases.first?.isLiteral ?? true, others.count < 2,
            let segment = others.first ?? pattern.path.rest,
            let link = segment.parameters.first,
            link.type.isLink, link.type.owner == nil, pattern.fragment == nil,
            !pattern.query.contains(where: \.isRequired)
        else { return nil }
        if case .mixed = segment.text { return nil }
        return PatternError(
            .badType, in: pattern.text, at: link.range, "a route that is only a link opens itself",
            help: "put literal text before the link, as in open/${\(link.name):\(link.type.name)}")
    }
}
