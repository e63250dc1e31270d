/// The enum that a spec generates, as the type of a parameter: a link in a link.
public struct LinkType: Hashable, Sendable {
    /// The enum's name.
    public let name: String
    /// The enum of a mounted spec, such as `ShopFeature.ShopRoute`; nil for the spec's own enum.
    package var owner: String?

    /// Makes the type of links to the router's own routes.
    ///
    /// - Parameter name: the type's name in patterns.
    public init(name: String) {
        self.name = name
    }
}
