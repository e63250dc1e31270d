public import Observation

/// The navigator as seen from one stack, passed to every screen through the environment.
///
/// Push and pop affect only this stack, even if another is in front. What the router presents is directly over its
/// stack: modals that were there are dismissed. Selecting a tab, opening a route, and links affect the window. A router
/// whose modal is gone doesn't change the modal that replaced it. A router doesn't keep the navigator alive. All
/// operations return whether anything changed.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class StackRouter<Route: NavigableRoute>: Observable {
    /// The router's stack, with the screen at its bottom.
    public let layer: NavigationState<Route>.Layer
    /// The window's navigator; nil when the window is gone.
    public private(set) weak var navigator: Navigator<Route>?
    /// The stack when its modal was dismissed, for the dismissal's animation.
    var lastPath: [Route] = []
    /// The screens over the root that the user has seen; nil before the stack has appeared.
    private var seenPath: [Route]?
    /// The path that is drawn until the views have drawn the tab.
    private var oldPath: [Route]?
    /// Changes when the view must draw the same path again, because it shows another.
    private var drawings = 0

    init(_ layer: NavigationState<Route>.Layer, of navigator: Navigator<Route>) {
        self.layer = layer
        self.navigator = navigator
    }

    /// The screens over the stack's root; observed. After the modal is dismissed, the screens that it had then.
    public var path: [Route] {
        guard let navigator else { return lastPath }
        navigator.access(.stack(layer.scope))
        if case .modal(let depth) = layer.scope { navigator.access(.modal(depth)) }
        return liveNavigator?.currentState.stack(in: layer.scope) ?? lastPath
    }

    /// The path to draw, observed: the old one while the tab is being selected.
    package var pathToDraw: [Route] {
        let path = path
        return oldPath ?? path
    }

    func drawOldPath() {
        oldPath = liveNavigator?.currentState.stack(in: layer.scope)
    }

    func drawNewPath() {
        guard oldPath != nil else { return }
        oldPath = nil
        navigator?.mutating([.stack(layer.scope)]) {}
    }

    /// Draws the stack again, for a view that shows another one because its write was refused.
    package func drawAgain() {
        drawings += 1
        navigator?.mutating([.stack(layer.scope)]) {}
    }

    /// Call this when a screen of the stack has appeared. If it is on top, the user has seen it and those under it.
    package func screenAppeared(_ route: Route) {
        guard let liveNavigator, let path = liveNavigator.currentState.stack(in: layer.scope),
            route == path.last ?? layer.root
        else { return }
        liveNavigator.markSeen(layer)
    }

    /// The user sees the stack as it is.
    func markSeen() {
        seenPath = liveNavigator?.currentState.stack(in: layer.scope)
    }

    /// The screens that the app has added and the user hasn't seen.
    var unseenPath: [Route] {
        guard let seenPath, let path = liveNavigator?.currentState.stack(in: layer.scope) else { return [] }
        return Array(path.dropFirst(seenPath.count))
    }

    /// The stack has changed: a screen that was seen and is pushed again is new.
    func keepSeen(of path: [Route]) {
        if let seenPath { self.seenPath = zip(path, seenPath).prefix { $0 == $1 }.map(\.0) }
    }

    /// The navigator, if the router's layer is still there.
    private var liveNavigator: Navigator<Route>? {
        guard let navigator, navigator.currentState.contains(layer) else { return nil }
        return navigator
    }

    /// Makes several changes to the window at once; does nothing if the router's layer is gone. Operations of the state
    /// change the active stack unless they are given another scope, such as that of `layer`.
    @discardableResult
    public func update(_ change: (inout NavigationState<Route>) -> Void) -> Bool {
        liveNavigator?.update(change) ?? false
    }

    /// Pushes routes onto the stack, with the last on top. A route that the spec presents is presented, and one that is
    /// on top already isn't pushed again.
    @discardableResult
    public func push(_ routes: Route...) -> Bool {
        push(routes)
    }

    /// Pushes routes onto the stack, like the other `push`.
    @discardableResult
    public func push(_ routes: [Route]) -> Bool {
        liveNavigator?.push(routes, in: layer.scope) ?? false
    }

    /// Pops up to `count` screens off the stack, never its root.
    @discardableResult
    public func pop(_ count: Int = 1) -> Bool {
        liveNavigator?.pop(count, in: layer.scope) ?? false
    }

    /// Pops the stack to the topmost `route`; does nothing if the route isn't in it.
    @discardableResult
    public func pop(to route: Route) -> Bool {
        liveNavigator?.pop(to: route, in: layer.scope) ?? false
    }

    /// Pops the stack to its root.
    @discardableResult
    public func popToRoot() -> Bool {
        liveNavigator?.popToRoot(in: layer.scope) ?? false
    }

    /// Replaces the screens over the stack's root with `routes`, added as with `push`.
    @discardableResult
    public func replaceStack(_ routes: [Route]) -> Bool {
        liveNavigator?.replaceStack(routes, in: layer.scope) ?? false
    }

    /// Adds a route according to its presentation: on this stack, or in a modal directly over it.
    @discardableResult
    public func show(_ route: Route) -> Bool {
        liveNavigator?.show(route, in: layer.scope) ?? false
    }

    /// Presents a modal directly over this stack. To override the spec's presentation for this call, pass a sheet or a
    /// cover as `presentation`. For a modal over everything, use the navigator.
    @discardableResult
    public func present(_ route: Route, as presentation: RoutePresentation? = nil, stack: [Route] = []) -> Bool {
        liveNavigator?.present(route, as: presentation, stack: stack, over: layer.scope) ?? false
    }

    /// Goes back in this stack, as SwiftUI's `dismiss` does: pops the screen on top or, at a modal's root, dismisses
    /// the modal.
    @discardableResult
    public func back() -> Bool {
        liveNavigator?.back(in: layer.scope) ?? false
    }

    /// Dismisses the router's own modal, with all that is pushed in it, and the modals over it; does nothing in a tab.
    @discardableResult
    public func dismiss() -> Bool {
        guard let liveNavigator, let depth = layer.depth else { return false }
        return liveNavigator.dismiss(to: depth)
    }

    /// Selects a tab of the window, from any depth, and dismisses every modal, so that the user sees the tab.
    @discardableResult
    public func select(_ tab: Route.Tab, dismissing: Bool = true) -> Bool {
        navigator?.select(tab, dismissing: dismissing) ?? false
    }

    /// Opens a route in its place in the window.
    @discardableResult
    public func open(_ route: Route) -> Bool {
        navigator?.open(route) ?? false
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The router of a layer: the same object as long as the layer exists.
    public func router(of layer: Layer) -> StackRouter<Route> {
        if let router = routers[layer] { return router }
        let router = StackRouter(layer, of: self)
        if currentState.contains(layer) { routers[layer] = router }
        return router
    }

    /// The router of a tab.
    public func router(of tab: Route.Tab) -> StackRouter<Route> {
        router(of: NavigationState.Layer(tab))
    }

    /// The router of the stack that the user sees; observed.
    public var activeRouter: StackRouter<Route> {
        let state = state
        return state.layer(in: state.activeScope).map(router) ?? router(of: state.selectedTab)
    }

    /// Releases the routers of modals that are gone. They keep the stack that they had in `old`.
    func keepRouters(from old: NavigationState<Route>) {
        for (layer, router) in routers {
            if currentState.contains(layer) {
                router.keepSeen(of: currentState.stack(in: layer.scope) ?? [])
            } else {
                router.lastPath = old.stack(in: layer.scope) ?? []
                routers[layer] = nil
            }
        }
    }

    /// The user sees a layer; if it is in front, also the screen of the last link.
    func markSeen(_ layer: Layer?) {
        guard let layer else { return }
        waiting {
            routers[layer]?.markSeen()
            if layer == currentState.layer(in: currentState.activeScope) { newLink = nil }
        }
    }

    /// Whether the user hasn't seen everything in a layer.
    func hasNews(in layer: Layer?) -> Bool {
        guard let layer else { return false }
        let isInFront = layer == currentState.layer(in: currentState.activeScope)
        return isInFront && newLink != nil || routers[layer]?.unseenPath.isEmpty == false
    }
}
