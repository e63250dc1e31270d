import Observation
import RouteRuntime

/// The one object that changes what a window shows: a `NavigationState`, observed part by part.
///
/// One navigator per window. Views, stores and view models call it, or a `Router`, which is the navigator seen from one
/// stack. Whoever reads the selected tab, a stack or a modal through it under observation hears of that part's changes
/// alone.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class Navigator<Route: NavigableRoute> {
    /// What the app decides about links and taps.
    public var policies: NavigationPolicies<Route>

    /// The state, unobserved: `state` is the observed one.
    var currentState: NavigationState<Route>
    /// A link that waits for the start, or for the app.
    var waitingLink: RouteURL?
    /// Whether `start(restoring:)` has been called: links before it wait.
    public private(set) var isStarted = false
    var reselectionCounts: [Route.Tab: Int] = [:]
    /// The routers in use, so that a layer's screens have one and the same.
    var routers: [NavigationState<Route>.Layer: Router<Route>] = [:]
    /// The modals that views may draw; see `modalToDraw(at:)`.
    var drawing = ModalDrawing<Route>()
    let registrar = ObservationRegistrar()

    /// A navigator that shows `state`, by default that of a first start.
    public init(state: NavigationState<Route> = .init(), policies: NavigationPolicies<Route> = .init()) {
        currentState = state
        self.policies = policies
        drawing.follow(state.modals)
    }

    /// Makes several changes at once: observers see the last state alone. Says whether anything changed.
    @discardableResult
    public func update(_ change: (inout NavigationState<Route>) -> Void) -> Bool {
        var new = currentState
        change(&new)
        return replaceState(with: new)
    }

    /// Shows another state, for instance one made by a test, and says whether it differs.
    @discardableResult
    public func replaceState(with new: NavigationState<Route>) -> Bool {
        let old = currentState
        guard new != old else { return false }
        mutating(Part.changed(from: old, to: new)) { currentState = new }
        keepRouters(from: old)
        draw { $0.follow(new.modals) }
        return true
    }

    /// Says that the views are there: restores a saved state, if there is one, then follows the link that waited, if
    /// any.
    ///
    /// Only the first call does anything; it returns true. An empty text is no saved state; one that cannot be read
    /// gives the state of a first start.
    @discardableResult
    public func start(restoring snapshot: String? = nil) -> Bool {
        guard !isStarted else { return false }
        isStarted = true
        if let snapshot, !snapshot.isEmpty {
            replaceState(with: NavigationState(restoring: snapshot))
        }
        followHeldLink()
        return true
    }
}
