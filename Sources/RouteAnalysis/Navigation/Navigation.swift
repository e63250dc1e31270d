import RouteSpec
import RoutePatterns

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

/// Where a route appears on screen.
package struct Placement: Equatable, Sendable {
    /// The route that Back leads to.
    package struct Parent: Equatable, Sendable {
        package let route: RouteID
        /// What fills each of its parameters.
        package let arguments: [Argument]
    }

    /// What fills a parameter of a parent.
    package enum Argument: Equatable, Sendable {
        /// A value of the child route, by its index.
        case value(Int)
        /// The parameter's own default, as text.
        case defaultText(String)
        /// Nil, or an empty list or set of items: the parameter may be left out.
        case nothing
    }

    /// The tab's name; nil for a modal over the current screen, and for routes above such a modal.
    package let tab: String?
    package let presentation: Presentation
    /// Nil for a root and for a modal over the current screen.
    package let parent: Parent?
    package let isRestorable: Bool
    package let opening: Opening
    package let isInterruptible: Bool
}
