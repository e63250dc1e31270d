public import Observation
public import RouteRuntime

// For RouteURL: under library evolution a public declaration needs the import of what an alias stands for.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The navigator seen from one stack, handed to every screen through the environment.
///
/// Push and pop stay in the stack, whichever is in front; `dismiss` closes the router's own modal; selecting a tab,
/// opening a route and links go up to the window. A router whose modal is gone changes nothing in the modal that has
/// taken its place. It does not keep the navigator alive. All operations say whether anything changed.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class Router<Route: NavigableRoute> {
    /// The stack that the router is about, with the screen at its bottom.
    public let layer: NavigationState<Route>.Layer
    /// The window's navigator; nil when the window is gone.
    public private(set) weak var navigator: Navigator<Route>?
    /// What the stack was when its modal went, for its last moments on the screen.
    var lastPath: [Route] = []

    init(_ layer: NavigationState<Route>.Layer, of navigator: Navigator<Route>) {
        self.layer = layer
        self.navigator = navigator
    }

    /// The screens over the stack's root; observed. After the modal has been dismissed, what they were then.
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

    /// Puts routes on the stack, the last on top.
    @discardableResult
    public func push(_ routes: Route...) -> Bool {
        standing?.update { state in for route in routes { state.push(route, in: layer.scope) } } ?? false
    }

    /// Takes up to `count` screens off the stack, never its root.
    @discardableResult
    public func pop(_ count: Int = 1) -> Bool {
        standing?.pop(count, in: layer.scope) ?? false
    }

    /// Takes off what stands over the topmost `route` of the stack; a route that is not in it changes nothing.
    @discardableResult
    public func pop(to route: Route) -> Bool {
        standing?.pop(to: route, in: layer.scope) ?? false
    }

    /// Takes every screen off the stack but its root.
    @discardableResult
    public func popToRoot() -> Bool {
        standing?.popToRoot(in: layer.scope) ?? false
    }

    /// Puts `routes` in the place of what stands over the stack's root.
    @discardableResult
    public func replaceStack(_ routes: [Route]) -> Bool {
        standing?.replaceStack(routes, in: layer.scope) ?? false
    }

    /// Adds a route as its presentation says: on this stack, or in a modal over everything.
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

    /// Dismisses the router's own modal and what stands over it; in a tab there is none.
    @discardableResult
    public func dismiss() -> Bool {
        standing?.userDismissed(layer) ?? false
    }

    /// Selects a tab of the window, from however deep.
    @discardableResult
    public func select(_ tab: Route.Tab) -> Bool {
        navigator?.select(tab) ?? false
    }

    /// Goes to a route's place in the window.
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
    /// The router of a layer: the same object for as long as the layer is there.
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

    /// Lets go of the routers of modals that are gone: they keep the stack that they had in `old`.
    func keepRouters(from old: NavigationState<Route>) {
        for (layer, router) in routers where !currentState.contains(layer) {
            router.lastPath = old.stack(in: layer.scope) ?? []
            routers[layer] = nil
        }
    }
}
