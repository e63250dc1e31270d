import Observation
import RouteRuntime

/// The only object that changes what a window shows: a `NavigationState`, observed part by part.
///
/// Use one navigator per window. Views, stores, and view models call it, or a `StackRouter`, which
/// is the navigator as seen from one stack. Its operations change the stack in front: that of the
/// innermost modal, or else of the selected tab. Code that observes the selected tab, a stack, or
/// a modal is notified only of changes to that part.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class Navigator<Route: NavigableRoute>: Navigating {
    package typealias Layer = NavigationState<Route>.Layer

    /// What the app decides about links and taps.
    public var policies: NavigationPolicies<Route>

    /// The state, unobserved: `state` is the observed one.
    var currentState: NavigationState<Route>
    /// The link that waits, unobserved.
    var waitingLink: HeldLink<Route>?
    /// Whether `start(restoring:)` has been called, unobserved. Earlier links wait.
    var hasStarted = false
    /// Whether the views haven't drawn the tab that the user selected, or any.
    var isTabNew = true
    /// Whether the app selected the tab just now.
    var isTabSwitched = false
    private(set) var switches = 0
    /// The tab that the tab bar was drawn with.
    package var drawnTab: Route.Tab
    /// The number of times that the tab bar had to draw the same tab again.
    package internal(set) var tabRedraws = 0
    var reselectionCounts: [Route.Tab: Int] = [:]
    /// The routers in use, so that all screens of a layer share one.
    var routers: [Layer: StackRouter<Route>] = [:]
    /// The modals that views can draw; see `modalToDraw(by:)`.
    var drawing = ModalDrawing<Route>()
    /// What the app has changed a moment ago, so that late reports aren't about it.
    var recent = RecentChanges<Route>()
    /// The tasks that wait until a screen is gone.
    var departures: [Departure<Route>] = []
    let registrar = ObservationRegistrar()

    /// Creates a navigator that shows `state`, by default the state of a first launch.
    public init(
        state: NavigationState<Route> = .init(), policies: NavigationPolicies<Route> = .init()
    ) {
        currentState = state
        drawnTab = state.selectedTab
        self.policies = policies
        drawing.follow(state.modals)
    }

    deinit { for departure in departures { departure.end.finish() } }

    /// Makes several changes at once: observers see only the last state. Doesn't ask the policies.
    @discardableResult
    public func update(_ change: (NavigationEditor<Route>) -> Void) -> Bool {
        update(in: nil, change)
    }

    /// Makes changes in which operations change the stack of a scope.
    @discardableResult
    func update(
        in scope: NavigationState<Route>.Scope?, _ change: (NavigationEditor<Route>) -> Void
    ) -> Bool {
        let old = currentState
        let editor = NavigationEditor(
            .init(
                state: old, focus: scope, visibleModals: drawing.missing,
                appearedModals: max(drawing.presenters.count - 1, 0)))
        change(editor)
        let new = editor.state
        // What was to be presented may be missing on the screen.
        guard new.differs(from: old) else { return presentAgain() }
        waiting {
            recent.replaced(old, by: new)
            if new.selectedTab != old.selectedTab, isDrawn {
                isTabSwitched = true
                switches += 1
                // SwiftUI loses a path that changes together with the selected tab.
                router(of: new.selectedTab).drawOldPath()
            }
            mutating(Part.changed(from: old, to: new)) { currentState = new }
            keepPaths(of: old)
            draw { $0.follow(new.modals) }
        }
        settleHeldLink()
        settleDepartures()
        return true
    }

    /// The number of times that the selected tab has changed; observed. It may be the same tab
    /// again.
    package var tabSwitches: Int { observed(.selectedTab, switches) }

    /// Goes back to the state of a first launch, for example when the user signs out, and drops
    /// the link that waits.
    ///
    /// Returns whether the state differs.
    @discardableResult
    public func reset() -> Bool {
        dropHeldLink()
        return update { $0.state = NavigationState() }
    }
}
