// What happens within one stack. A scope of a modal that is not there changes nothing; no scope is the active one.

extension NavigationState {
    /// Puts routes on a stack, the last on top, and says whether anything changed.
    @discardableResult
    public mutating func push(_ routes: Route..., in scope: Scope? = nil) -> Bool {
        edit(scope) { $0.append(contentsOf: routes) }
    }

    /// Takes up to `count` screens off a stack, never its root, and says whether anything changed.
    @discardableResult
    public mutating func pop(_ count: Int = 1, in scope: Scope? = nil) -> Bool {
        edit(scope) { $0.removeLast(min(max(count, 0), $0.count)) }
    }

    /// Takes off what stands over the topmost `route` of a stack, or over its root, and says whether anything changed.
    ///
    /// A route that is not in the stack changes nothing.
    @discardableResult
    public mutating func pop(to route: Route, in scope: Scope? = nil) -> Bool {
        let scope = scope ?? activeScope
        if let index = stack(in: scope)?.lastIndex(of: route) {
            return edit(scope) { $0.removeSubrange((index + 1)...) }
        }
        return layer(in: scope)?.root == route && popToRoot(in: scope)
    }

    /// Takes every screen off a stack but its root, and says whether anything changed.
    @discardableResult
    public mutating func popToRoot(in scope: Scope? = nil) -> Bool {
        edit(scope) { $0.removeAll() }
    }

    /// Puts `routes` in the place of what stands over a stack's root, and says whether anything changed.
    @discardableResult
    public mutating func replaceStack(_ routes: [Route], in scope: Scope? = nil) -> Bool {
        edit(scope) { $0 = routes }
    }
}
