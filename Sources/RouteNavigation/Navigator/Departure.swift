/// A task that waits until no stack and no modal has a screen of a route.
final class Departure<Route: NavigableRoute>: Sendable {
    let route: Route
    let end: AsyncStream<Never>.Continuation

    init(of route: Route, end: AsyncStream<Never>.Continuation) {
        self.route = route
        self.end = end
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// Waits until no stack and no modal has a screen of a route, or the task is canceled.
    public func untilGone(_ route: Route) async { for await _ in departure(of: route) {} }

    /// Ends when the screens of a route are gone.
    func departure(of route: Route) -> AsyncStream<Never> {
        let made = AsyncStream.makeStream(of: Never.self)
        let departure = Departure(of: route, end: made.continuation)
        departures.append(departure)
        made.continuation.onTermination = { [weak self, weak departure] _ in
            Task { @MainActor in self?.departures.removeAll { $0 === departure } }
        }
        settleDepartures()
        return made.stream
    }

    func settleDepartures() {
        for departure in departures where !currentState.hasScreen(departure.route) {
            departure.end.finish()
        }
    }
}
