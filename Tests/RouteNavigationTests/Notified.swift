import Observation
import RouteNavigation

/// Whether an observer of what `read` reads is notified while `change` runs.
@MainActor
func isNotified<Value>(of read: () -> Value, by change: () -> Void) -> Bool {
    let observer = Observer(read)
    change()
    return observer.isNotified
}

/// Observes what it has read, until the first change, as a view does between two drawings.
@MainActor
final class Observer {
    private(set) var isNotified = false

    init<Value>(_ read: () -> Value) {
        withObservationTracking {
            _ = read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.isNotified = true }
        }
    }
}
