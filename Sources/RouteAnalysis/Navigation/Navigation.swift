import RouteLanguage
import RouteSpec

/// The screen that a spec describes: its tabs, and the placement of every route.
package struct Navigation: Equatable, Sendable {
    /// A tab of the tab bar.
    package struct Tab: Equatable, Sendable {
        package let name: String
        /// The route at the bottom of its stack.
        package let root: RouteID
    }

    /// The tabs in the order of the tab bar; the first one is selected at launch.
    package let tabs: [Tab]
    /// The placement of each route, in declaration order.
    package let placements: [Placement]

    package subscript(route: RouteID) -> Placement { placements[route.index] }
}
