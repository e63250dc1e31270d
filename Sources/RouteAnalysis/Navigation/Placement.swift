import RouteLanguage
import RouteSpec

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

    /// The tabs' names; none for a modal over the current screen, and for routes above such a
    /// modal.
    package let tabs: [String]
    package let presentation: Presentation
    /// Nil for a root, for a modal over the current screen, and for a route over the roots of
    /// several tabs.
    package let parent: Parent?
    package let isRestorable: Bool
    package let opening: Opening
    package let isInterruptible: Bool
}
