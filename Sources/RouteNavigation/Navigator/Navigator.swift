import Observation
import RouteRuntime

/// The only object that changes what a window shows: a `NavigationState`, observed part by part.
///
/// Use one navigator per window. Views, stores, and view models call it, or a `Router`, which is the navigator as seen
/// from one stack. Code that observes the selected tab, a stack, or a modal is notified only of changes to that part.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class Navigator<Route: NavigableRoute> {
    /// What the app decides about links and taps.
    public var policies: NavigationPolicies<Route>

    /// The state, unobserved: `state` is the observed one.
    var currentState: NavigationState<Route>
    /// The link that waits for the start or for the app.
    var waitingLink: RouteURL?
    /// Whether `start(restoring:)` has been called. Earlier links wait.
    public private(set) var isStarted = false
    var reselectionCounts: [Route.Tab: Int] = [:]
    /// The routers in use, so that all screens of a layer share one.
    var routers: [NavigationState<Route>.Layer: Router<Route>] = [:]
    /// The modals that views can draw; see `modalToDraw(at:)`.
    var drawing = ModalDrawing<Route>()
    let registrar = ObservationRegistrar()

    /// Creates a navigator that shows `state`, by default the state of a first launch.
    public init(state: NavigationState<Route> = .init(), policies: NavigationPolicies<Route> = .init()) {
        currentState = state
        self.policies = policies
        drawing.follow(state.modals)
    }

    /// Makes several changes at once: observers see only the last state. Returns whether anything changed.
    @discardableResult
    public func update(_ change: (inout NavigationState<Route>) -> Void) -> Bool {
        var new = currentState
        change(&new)
        return replaceState(with: new)
    }

    /// Replaces the state, for example with one made by a test. Returns whether it differs.
    @discardableResult
    public func replaceState(with new: NavigationState<Route>) -> Bool {
        let old = currentState
        guard new != old else { return false }
        mutating(Part.changed(from: old, to: new)) { currentState = new }
        keepRouters(from: old)
        draw { $0.follow(new.modals) }
        return true
    }

    /// Call this when the views are ready. Restores a saved state, if there is one, then follows the waiting link, if
    /// any.
    ///
    /// Only the first call has an effect and returns true. Empty text means no saved state; text that can't be read
    /// gives the state of a first launch.
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
