// Operations on one stack, by default the active one. The scope of a modal that doesn't exist changes nothing.

extension NavigationState {
    /// Pushes routes onto a stack, with the last on top. Returns whether anything changed.
    @discardableResult
    public mutating func push(_ routes: Route..., in scope: Scope? = nil) -> Bool {
        edit(scope) { $0.append(contentsOf: routes) }
    }

    /// Pops up to `count` screens off a stack, never its root. Returns whether anything changed.
    @discardableResult
    public mutating func pop(_ count: Int = 1, in scope: Scope? = nil) -> Bool {
        edit(scope) { $0.removeLast(min(max(count, 0), $0.count)) }
    }

    /// Pops a stack to the topmost `route`, or to its root. Returns whether anything changed.
    ///
    /// If the route isn't in the stack, nothing changes.
    @discardableResult
    public mutating func pop(to route: Route, in scope: Scope? = nil) -> Bool {
        let scope = scope ?? activeScope
        if let index = stack(in: scope)?.lastIndex(of: route) {
            return edit(scope) { $0.removeSubrange((index + 1)...) }
        }
        return layer(in: scope)?.root == route && popToRoot(in: scope)
    }

    /// Pops a stack to its root. Returns whether anything changed.
    @discardableResult
    public mutating func popToRoot(in scope: Scope? = nil) -> Bool {
        edit(scope) { $0.removeAll() }
    }

    /// Replaces the screens over a stack's root with `routes`. Returns whether anything changed.
    @discardableResult
    public mutating func replaceStack(_ routes: [Route], in scope: Scope? = nil) -> Bool {
        edit(scope) { $0 = routes }
    }
}
