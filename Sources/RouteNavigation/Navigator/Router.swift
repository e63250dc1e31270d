public import Observation
public import RouteRuntime

// For RouteURL: under library evolution, a public declaration needs the import of an alias's underlying type.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The navigator as seen from one stack, passed to every screen through the environment.
///
/// Push and pop affect only this stack, even if another is in front. `dismiss` closes the router's own modal. Selecting
/// a tab, opening a route, and links affect the window. A router whose modal is gone doesn't change the modal that
/// replaced it. A router doesn't keep the navigator alive. All operations return whether anything changed.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class Router<Route: NavigableRoute> {
    /// The router's stack, with the screen at its bottom.
    public let layer: NavigationState<Route>.Layer
    /// The window's navigator; nil when the window is gone.
    public private(set) weak var navigator: Navigator<Route>?
    /// The stack when its modal was dismissed, for the dismissal's animation.
    var lastPath: [Route] = []

    init(_ layer: NavigationState<Route>.Layer, of navigator: Navigator<Route>) {
        self.layer = layer
        self.navigator = navigator
    }

    /// The screens over the stack's root; observed. After the modal is dismissed, the screens that it had then.
    public var path: [Route] {
        guard let navigator else { return lastPath }
        navigator.access(.stack(layer.scope))
        if case .modal(let depth) = layer.scope { navigator.access(.modal(depth)) }
        return standing?.currentState.stack(in: layer.scope) ?? lastPath
    }

    /// The navigator, if the router's layer is still there.
    private var standing: Navigator<Route>? {
        guard let navigator, navigator.currentState.contains(layer) else { return nil }
        return navigator
    }

    /// Pushes routes onto the stack, with the last on top.
    @discardableResult
    public func push(_ routes: Route...) -> Bool {
        standing?.update { state in for route in routes { state.push(route, in: layer.scope) } } ?? false
    }

    /// Pops up to `count` screens off the stack, never its root.
    @discardableResult
    public func pop(_ count: Int = 1) -> Bool {
        standing?.pop(count, in: layer.scope) ?? false
    }

    /// Pops the stack to the topmost `route`; does nothing if the route isn't in it.
    @discardableResult
    public func pop(to route: Route) -> Bool {
        standing?.pop(to: route, in: layer.scope) ?? false
    }

    /// Pops the stack to its root.
    @discardableResult
    public func popToRoot() -> Bool {
        standing?.popToRoot(in: layer.scope) ?? false
    }

    /// Replaces the screens over the stack's root with `routes`.
    @discardableResult
    public func replaceStack(_ routes: [Route]) -> Bool {
        standing?.replaceStack(routes, in: layer.scope) ?? false
    }

    /// Adds a route according to its presentation: on this stack, or in a modal over everything.
    @discardableResult
    public func show(_ route: Route) -> Bool {
        standing?.show(route, in: layer.scope) ?? false
    }

    /// Presents a modal over everything.
    @discardableResult
    public func present(_ route: Route, stack: [Route] = []) -> Bool {
        standing?.present(route, stack: stack) ?? false
    }

    /// Goes back in this stack: pops or, at a modal's root, dismisses the modal.
    @discardableResult
    public func back() -> Bool {
        standing?.back(in: layer.scope) ?? false
    }

    /// Dismisses the router's own modal and the modals over it; does nothing in a tab.
    @discardableResult
    public func dismiss() -> Bool {
        standing?.userDismissed(layer) ?? false
    }

    /// Selects a tab of the window, from any depth.
    @discardableResult
    public func select(_ tab: Route.Tab) -> Bool {
        navigator?.select(tab) ?? false
    }

    /// Opens a route in its place in the window.
    @discardableResult
    public func open(_ route: Route) -> Bool {
        navigator?.open(route) ?? false
    }

    /// Follows a link; nil when the window is gone.
    @discardableResult
    public func handle(_ url: RouteURL) -> LinkOutcome<Route>? {
        navigator?.handle(url)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Router: Observable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The router of a layer: the same object as long as the layer exists.
    public func router(of layer: NavigationState<Route>.Layer) -> Router<Route> {
        if let router = routers[layer] { return router }
        let router = Router(layer, of: self)
        if currentState.contains(layer) { routers[layer] = router }
        return router
    }

    /// The router of a tab.
    public func router(of tab: Route.Tab) -> Router<Route> {
        router(of: NavigationState.Layer(scope: .tab(tab), root: Route.root(of: tab)))
    }

    /// Releases the routers of modals that are gone. They keep the stack that they had in `old`.
    func keepRouters(from old: NavigationState<Route>) {
        for (layer, router) in routers where !currentState.contains(layer) {
            router.lastPath = old.stack(in: layer.scope) ?? []
            routers[layer] = nil
        }
    }
}
