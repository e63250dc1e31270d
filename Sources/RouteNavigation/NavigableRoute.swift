public import RouteRuntime

/// A route that knows its place on the screen.
///
/// The conformance is generated from a spec's keys `tabs`, `tab`, `present`, `parent`,
/// `restorable`, `link`, and `interruptible`. It relies on the spec's checks: every tab has one
/// root, parents don't form a cycle, and tabs agree along a chain of parents.
public protocol NavigableRoute: URLRoute {
    /// The tabs in the order of the tab bar; the first is selected at start. Raw values are the
    /// names in the spec.
    associatedtype Tab: Hashable, Sendable, CaseIterable, RawRepresentable
    where Tab.RawValue == String

    /// The route's place on the screen.
    var place: RoutePlace<Self> { get }

    /// The route at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Self
}

extension NavigableRoute {
    var isModal: Bool { place.presentation == .sheet || place.presentation == .cover }

    /// Whether a tab's stack can have the route: it belongs to the tab, to a modal, or where a
    /// link shows it.
    func isPushed(in tab: Tab) -> Bool {
        place.presentation == .push
            && (place.tabs.isEmpty || place.tabs.contains(tab) || !place.opensInPlace)
    }

    /// The route with its parents before it, outermost first.
    ///
    /// Stops before a cycle of parents closes; a checked spec has none.
    var chain: [Self] {
        var chain = [self]
        while let parent = chain[chain.count - 1].place.parent, !chain.contains(parent) {
            chain.append(parent)
        }
        return chain.reversed()
    }
}
