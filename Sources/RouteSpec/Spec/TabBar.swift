/// The tabs of a spec.
package struct TabBar: Sendable {
    /// A tab as the spec writes it.
    package struct Tab: Sendable {
        package let name: Scalar
        /// The route at the bottom of its stack, if `tabs` names one.
        package let root: Scalar?

        /// The span of what makes a route its root: the route's name here or, if the route is called as the tab, that.
        package var rootSpan: Span { (root ?? name).span }
    }

    /// The span of the key `tabs`, or of the root of the only stack.
    package let span: Span
    /// In the order of the tab bar, without duplicates.
    package let tabs: [Tab]
    /// Whether the spec has no tabs, but a root. Its only stack is then that of a tab `main`.
    package let hasOneStack: Bool

    package init(span: Span, tabs: [Tab], hasOneStack: Bool = false) {
        self.span = span
        self.tabs = tabs
        self.hasOneStack = hasOneStack
    }
}
