/// The tabs of a spec.
package struct TabBar: Sendable {
    /// A tab as the spec writes it.
    package struct Tab: Sendable {
        package let name: Scalar
        /// The route at the root of its stack, if `tabs` names one.
        package let root: Scalar?

        /// The span of the root's name or, if the root is the route with the tab's name, of the
        /// tab's name.
        package var rootSpan: Span { (root ?? name).span }
    }

    /// The span of the key `tabs`, or of the root of the only stack.
    package let span: Span
    /// In the order of the tab bar, without duplicates.
    package let tabs: [Tab]
    /// Whether the spec has a root but no tabs. Its only stack is then called `main`.
    package let hasOneStack: Bool

    package init(span: Span, tabs: [Tab], hasOneStack: Bool = false) {
        self.span = span
        self.tabs = tabs
        self.hasOneStack = hasOneStack
    }
}
