// A state as text: {"modals":[["image?url=…","…"]],"stacks":{"home":["items/1"]},"tab":"home","version":1}, and
// "held":"items/2" with the route of a link that waits.

extension NavigationState {
    /// The state as a short JSON text with the raw values (URLs without the base) of its routes; a modal is its root
    /// and its stack. Equal states have equal texts.
    public var snapshot: String { SavedState(self).text }

    /// Restores a snapshot as far as possible.
    ///
    /// Each stack, and the chain of modals, is restored from the bottom up to the first route that can't be read (an
    /// update of the app might have removed it), that isn't restorable, or that the spec now presents otherwise: a
    /// stack has only routes that are pushed, and a modal's root is presented. Text that isn't a snapshot, or that a
    /// later version wrote, gives the state of a first launch.
    public init(restoring snapshot: String) {
        self = SavedState(snapshot).state { _, _ in true }
    }
}
