/// What the app has changed a moment ago.
///
/// Views report a gesture up to half a second after it began, so a report that follows a change
/// may be about what the user saw before it. That a view has appeared proves nothing: one that
/// leaves the screen reports that, too. A tap is reported at once.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
struct RecentChanges<Route: NavigableRoute> {
    typealias State = NavigationState<Route>
    typealias Instant = ContinuousClock.Instant

    /// How long after a change a report may be about what was there before.
    enum Delay {
        case gesture, tap

        var duration: Duration { self == .gesture ? .milliseconds(500) : .milliseconds(100) }
    }

    private struct Event<Value> {
        let value: Value
        let time: Instant
    }

    /// The clock; tests move it.
    var now: () -> Instant = { .now }
    /// The last link that the system delivered.
    private var lastDelivery: Event<String>?
    /// When the window began to show the state: views may write that they show something else.
    private var start: Instant?
    /// Whether a window is drawn that hasn't appeared: what its views write isn't the user's.
    var isWindowComing = false
    /// The last link that was followed.
    private var lastLink: Event<Route>?
    /// The states that changes have replaced in the last half second, oldest first.
    private var past: [Event<State>] = []

    /// Whether the system has just delivered the same link, which it does by two callbacks.
    mutating func isRepeated(_ link: String) -> Bool {
        if let last = lastDelivery, last.value == link, now() - last.time < .seconds(1) {
            return true
        }
        lastDelivery = Event(value: link, time: now())
        return false
    }

    mutating func started() { start = now() }

    mutating func windowAppeared() {
        isWindowComing = false
        started()
    }

    mutating func followed(_ route: Route) { lastLink = Event(value: route, time: now()) }

    mutating func replaced(_ old: State, by new: State) {
        past = past.filter { isRecent($0.time, .gesture) } + [Event(value: old, time: now())]
        if let lastLink, !new.hasScreen(lastLink.value) { self.lastLink = nil }
    }

    /// The user has added to what is shown, and so has seen it.
    mutating func userAdded() { past = [] }

    private func isRecent(_ time: Instant?, _ delay: Delay) -> Bool {
        time.map { now() - $0 < delay.duration } ?? false
    }

    func hasStart(_ delay: Delay) -> Bool { isWindowComing || isRecent(start, delay) }

    func link(_ delay: Delay) -> Route? { isRecent(lastLink?.time, delay) ? lastLink?.value : nil }

    /// The states that changes have replaced.
    func states(_ delay: Delay) -> [State] {
        past.filter { isRecent($0.time, delay) }.map(\.value)
    }

    /// The screens that were added to a stack of `state`.
    func screens(addedTo scope: State.Scope, of state: State, _ delay: Delay) -> [Route] {
        guard let path = state.stack(in: scope) else { return [] }
        let known = states(delay).map { old in
            zip(path, old.stack(in: scope) ?? []).prefix { $0 == $1 }.count
        }
        return Array(path.dropFirst(known.min() ?? path.count))
    }
}
