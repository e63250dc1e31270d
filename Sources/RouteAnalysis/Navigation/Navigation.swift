import RouteSpec
import RoutePatterns

/// The screen that a spec describes: its tabs, and the one place of every route.
package struct Navigation: Hashable, Sendable {
    /// A tab of the tab bar.
    package struct Tab: Hashable, Sendable {
        package let name: String
        /// The route at the bottom of its stack.
        package let root: RouteID
    }

    /// The tabs in the order of the tab bar; the first is selected at start.
    package let tabs: [Tab]
    /// The place of each route, in the order of declaration.
    package let placements: [Placement]

    package subscript(route: RouteID) -> Placement { placements[route.index] }
}

/// The place of a route on the screen.
package struct Placement: Hashable, Sendable {
    /// The route that Back leads to.
    package struct Parent: Hashable, Sendable {
        package let route: RouteID
        /// What fills each of its parameters.
        package let arguments: [Argument]
    }

    /// What fills a parameter of a parent.
    package enum Argument: Hashable, Sendable {
        /// A value of the route, by its number.
        case value(Int)
        /// The parameter's own default, as it is written.
        case defaultText(String)
        /// Nil, no values or no items: the parameter may be left out.
        case nothing
    }

    /// The tab's name; nil for a modal over whatever is there and what stands on it.
    package let tab: String?
    package let presentation: Presentation
    /// Nil for a root and for a modal over whatever is there.
    package let parent: Parent?
    package let isRestorable: Bool
    package let opening: Opening
}
