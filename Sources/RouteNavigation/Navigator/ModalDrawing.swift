/// The modals that views can draw while the window moves toward a state.
///
/// Window systems lose a presentation that is requested during another one's animation. So the drawn chain changes one
/// presentation at a time: a modal appears after the one under it has appeared, and after a leaving one is gone. If no
/// view reports, only the next presentation waits.
struct ModalDrawing<Route: NavigableRoute> {
    /// The roots of the drawn modals, outermost first.
    private(set) var drawn: [Route] = []
    private var goal: [Route] = []
    /// How many of the drawn modals have appeared on the screen.
    private var appeared = 0
    /// The depth of the outermost modal that is on its way out.
    private var leaving: Int?

    /// Sets the modals to draw when all animations are done.
    mutating func follow(_ modals: [NavigationState<Route>.Modal]) {
        goal = modals.map(\.root)
        advance()
    }

    /// The modal at a depth appeared.
    mutating func appeared(at depth: Int) {
        appeared = max(appeared, min(depth + 1, drawn.count))
        advance()
    }

    /// The modal at a depth disappeared, with the modals over it.
    mutating func disappeared(at depth: Int) {
        if let leaving, depth <= leaving { self.leaving = nil }
        advance()
    }

    /// The user touched something under the modals, so nothing is on its way out, even if no view reported that.
    mutating func settle() {
        leaving = nil
        advance()
    }

    private mutating func advance() {
        let common = zip(drawn, goal).prefix { $0 == $1 }.count
        if drawn.count > common {
            if appeared > common { leaving = min(leaving ?? common, common) }
            drawn.removeSubrange(common...)
            appeared = min(appeared, common)
        }
        if leaving == nil, drawn.count < goal.count, appeared == drawn.count {
            drawn.append(goal[drawn.count])
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The modal that a view at a depth draws; observed. Modals appear one at a time; see `modal(at:)` for the target.
    public func modalToDraw(at depth: Int) -> NavigationState<Route>.Layer? {
        access(.modalToDraw(depth))
        guard drawing.drawn.indices.contains(depth) else { return nil }
        return NavigationState.Layer(scope: .modal(depth), root: drawing.drawn[depth])
    }

    /// Call this when the modal at a depth has appeared, so that the next one can.
    public func modalAppeared(at depth: Int) {
        draw { $0.appeared(at: depth) }
    }

    /// Call this when the modal at a depth has disappeared, so that another one can appear.
    public func modalDisappeared(at depth: Int) {
        draw { $0.disappeared(at: depth) }
    }

    func draw(_ change: (inout ModalDrawing<Route>) -> Void) {
        var new = drawing
        change(&new)
        let (before, after) = (drawing.drawn, new.drawn)
        let depths = (0..<max(before.count, after.count)).filter {
            before.dropFirst($0).first != after.dropFirst($0).first
        }
        mutating(depths.map { .modalToDraw($0) }) { drawing = new }
    }
}
