import RouteLanguage

/// A route as the spec declares it.
package struct RouteDeclaration: Sendable {
    package let route: Route
    package let doc: String?
    /// The span of the route's name.
    package let span: Span
    /// The source of each of the route's patterns.
    package let sources: [PatternSource]
    /// URLs that must open the route.
    package let examples: [Scalar]
    /// URLs that must not open the route.
    package let rejects: [Scalar]
    /// Whether files that claim links for the app claim the route's links.
    package let isClaimed: Bool
    /// The name of the outermost mount around the route.
    package let mount: Scalar?
    /// Where the route belongs on screen.
    package let placement: PlacementKeys

    /// The name of the case, without the names of the groups around it.
    package var caseName: String {
        route.path.last ?? ""
    }
}
