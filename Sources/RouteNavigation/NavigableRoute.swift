public import RouteRuntime

/// A route that knows its place on the screen: its tab, what stands under it, and how it comes up.
///
/// The conformance is generated from the keys `tabs`, `tab`, `present`, `parent`, `restorable` and `open` of a spec,
/// whose checks it relies on: every tab has one root, no cycle of parents, tabs agree along a chain of parents.
public protocol NavigableRoute: URLRoute {
    /// The tabs of the tab bar, in its order; the first is selected at start. Raw values are the names in the spec.
    associatedtype Tab: Hashable, Sendable, CaseIterable, RawRepresentable where Tab.RawValue == String

    /// The tab that the route belongs to, its own or its parents'; nil for one that opens over whatever is there.
    var tab: Tab? { get }
    /// How the route's screen comes up.
    var presentation: RoutePresentation { get }
    /// The route that Back leads to after a link; nil for a tab's root and for a modal over whatever is there.
    var parent: Self? { get }
    /// Whether the route is shown again when a saved state is restored.
    var isRestorable: Bool { get }
    /// What a link to the route does.
    var opening: RouteOpening { get }

    /// The route at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Self
}

/// How a route's screen comes up.
public enum RoutePresentation: String, Hashable, Sendable, CaseIterable {
    /// The bottom of its tab's stack, always there.
    case root
    /// On top of a stack.
    case push
    /// In a sheet over the window.
    case sheet
    /// In a modal that covers the window.
    case cover
}

/// What a link to a route does.
public enum RouteOpening: String, Hashable, Sendable, CaseIterable {
    /// Goes to the route's place: its tab, with its parents under it.
    case place
    /// Adds the route to what is on the screen.
    case show
}

extension NavigableRoute {
    /// The route with its parents before it, outermost first.
    ///
    /// A cycle of parents, which a checked spec never has, ends where it would close.
    var chain: [Self] {
        var chain = [self]
        while let parent = chain[chain.count - 1].parent, !chain.contains(parent) {
            chain.append(parent)
        }
        return chain.reversed()
    }

    /// Whether the route comes up in a modal of its own.
    var isModal: Bool { presentation == .sheet || presentation == .cover }
}
