/// Somebody who waits until no stack and no modal has a screen of a route.
struct Departure<Route: NavigableRoute>: Sendable {
    let route: Route
    let end: AsyncStream<Never>.Continuation
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// Waits until no stack and no modal has a screen of a route, or the task is canceled.
    public func untilGone(_ route: Route) async { for await _ in departure(of: route) {} }

    /// Ends when the screens of a route are gone.
    func departure(of route: Route) -> AsyncStream<Never> {
        let (stream, end) = AsyncStream.makeStream(of: Never.self)
        departures.append(Departure(route: route, end: end))
        settleDepartures()
        return stream
    }

    func settleDepartures() {
        let gone = departures.filter { !currentState.hasScreen($0.route) }
        departures.removeAll { !currentState.hasScreen($0.route) }
        for departure in gone { departure.end.finish() }
    }
}
