public import Observation

/// The navigator as seen from one stack, passed to every screen.
///
/// Its operations change this stack, even if another is in front, and what it presents is directly
/// over its stack. Selecting a tab and opening a route affect the window. A router whose modal is
/// gone doesn't change the modal that replaced it. A router doesn't keep the navigator alive.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class StackRouter<Route: NavigableRoute>: Navigating, Observable {
    /// The window's navigator; nil when the window is gone.
    public private(set) weak var navigator: Navigator<Route>?
    package let layer: NavigationState<Route>.Layer
    /// The stack when its modal was dismissed, for the dismissal's animation.
    var lastPath: [Route] = []
    /// Whether a screen under the one on top has appeared, because the user is going back.
    private var isGoingBack = false
    /// Whether the app has shown something meanwhile.
    private var isOvertaken = false
    /// The path that is drawn until the views have drawn the tab.
    private var oldPath: [Route]?
    /// The path that the view was drawn with.
    package var drawnPath: [Route] = []
    /// The number of times that a view had to draw the same path again.
    package private(set) var redraws = 0

    init(_ layer: NavigationState<Route>.Layer, of navigator: Navigator<Route>) {
        self.layer = layer
        self.navigator = navigator
    }

    /// The screen at the bottom of the stack.
    public var root: Route { layer.root }

    /// The screens over the stack's root; observed. After the modal is dismissed, the screens that
    /// it had then.
    public var path: [Route] {
        navigator?.access(.stack(layer.scope))
        if let depth = layer.depth { navigator?.access(.modal(depth)) }
        return livePath ?? lastPath
    }

    /// The stack; nil if the layer is gone.
    private var livePath: [Route]? {
        guard let navigator, navigator.currentState.contains(layer) else { return nil }
        return navigator.currentState.stack(in: layer.scope)
    }

    /// Makes several changes to the window at once, in which operations change this stack.
    @discardableResult
    public func update(_ change: (NavigationEditor<Route>) -> Void) -> Bool {
        // In no modal, only operations on the window have an effect.
        navigator?.update(in: livePath == nil ? .modal(-1) : layer.scope, change) ?? false
    }

    /// Goes to the one place that the spec declares for a route, as the navigator does.
    @discardableResult
    public func open(_ route: Route) -> Bool { navigator?.open(route) ?? false }

    /// Waits until no stack and no modal has a screen of a route, or the window is gone.
    public func untilGone(_ route: Route) async {
        guard let departure = navigator?.departure(of: route) else { return }
        for await _ in departure {}
    }

    /// Call this when the user has closed the router's modal, and with it the modals over it.
    ///
    /// View libraries may report this late. So what the app has shown in or over the modal in the
    /// last half second stays: the user can't have meant to close it.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    public func userDismissed() -> Bool { navigator?.userDismissed(layer) ?? false }

    /// Call this when the user has gone back in the stack, or followed the view library's
    /// own link.
    ///
    /// This counts only for the stack that the user saw: if `shown` isn't the current one, or a
    /// link has led there in the last half second, nothing changes. Neither does a path that is no
    /// prefix or extension of it. Routes at the end are added as with `push`.
    ///
    /// - Parameters:
    ///   - path: The new stack.
    ///   - shown: The stack that the view was drawn from. Views may report it again while they
    ///     change it.
    /// - Returns: Whether the view shows the stack. If not, draw it again, after the update of the
    ///   views.
    @discardableResult
    public func userChangedPath(_ path: [Route], from shown: [Route]) -> Bool {
        guard let navigator, let stack = livePath, path != shown else { return true }
        defer {
            isGoingBack = false
            isOvertaken = false
        }
        if path == stack { return true }
        // A tap adds a screen, and is reported at once. Going back may be a swipe, reported late.
        let delay: RecentChanges<Route>.Delay = path.starts(with: stack) ? .tap : .gesture
        guard shown == stack, !isOvertaken, !navigator.hasNews(in: layer, delay) else {
            return false
        }
        // If the report is late, something may be in front of the stack by now.
        let isTouch = layer.depth == nil && navigator.recent.states(.gesture).isEmpty
        if stack.starts(with: path) {
            update { $0.state.edit(layer.scope) { $0 = path } }
        } else if path.starts(with: stack) {
            update { $0.edit.push(Array(path.dropFirst(stack.count))) }
            navigator.recent.userAdded()
        } else {
            return false
        }
        if isTouch { navigator.userActed() }
        return livePath == path
    }

    // MARK: - What the views draw

    /// The path to draw, observed: the old one while the tab is being selected.
    package var pathToDraw: [Route] {
        let path = path
        return oldPath ?? path
    }

    func drawOldPath() { oldPath = livePath }

    func drawNewPath() {
        guard oldPath != nil else { return }
        oldPath = nil
        navigator?.mutating([.stack(layer.scope)]) {}
    }

    /// Draws the stack again, for a view that shows another one because its write was refused.
    package func drawAgain() {
        redraws += 1
        navigator?.mutating([.stack(layer.scope)]) {}
    }

    /// Call this when a screen of the stack has appeared. One under the screen on top does so when
    /// the user begins to go back, the one on top when that is over.
    package func screenAppeared(_ route: Route) {
        guard let path = oldPath ?? livePath else { return }
        isGoingBack = ([root] + path).dropLast().contains(route) && route != path.last
        if !isGoingBack { isOvertaken = false }
    }

    /// The app has shown something in the stack. If the user is going back, however slowly, the
    /// next report is about what was there before.
    func overtake() { isOvertaken = isGoingBack }
}
