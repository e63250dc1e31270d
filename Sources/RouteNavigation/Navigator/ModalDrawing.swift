/// Which modals views may draw while the window moves towards a state.
///
/// Window systems lose a presentation that is asked for while another one moves. So the chain that is drawn changes one
/// presentation at a time: a modal comes up when the one under it is there, and no sooner than one that leaves is gone.
/// Where no view reports, nothing is waited for but the next presentation.
struct ModalDrawing<Route: NavigableRoute> {
    /// The roots of the modals that are drawn, outermost first.
    private(set) var drawn: [Route] = []
    private var goal: [Route] = []
    /// How many of the drawn modals have been seen on the screen.
    private var appeared = 0
    /// The depth of the outermost modal that is on its way out.
    private var leaving: Int?

    /// Makes `modals` what is to be drawn in the end.
    mutating func follow(_ modals: [NavigationState<Route>.Modal]) {
        goal = modals.map(\.root)
        advance()
    }

    /// The modal at a depth is on the screen.
    mutating func appeared(at depth: Int) {
        appeared = max(appeared, min(depth + 1, drawn.count))
        advance()
    }

    /// A modal at a depth is off the screen, and with it what stood over it.
    mutating func disappeared(at depth: Int) {
        if let leaving, depth <= leaving { self.leaving = nil }
        advance()
    }

    /// The user has touched what lies under the modals: nothing is on its way out, even if no view said so.
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
    /// The modal that a view at a depth draws; observed. Modals come up one at a time, see `modal(at:)` for what is to
    /// be.
    public func modalToDraw(at depth: Int) -> NavigationState<Route>.Layer? {
        access(.modalToDraw(depth))
        guard drawing.drawn.indices.contains(depth) else { return nil }
        return NavigationState.Layer(scope: .modal(depth), root: drawing.drawn[depth])
    }

    /// A view reports that the modal at a depth is on the screen: the next one may come up.
    public func modalAppeared(at depth: Int) {
        draw { $0.appeared(at: depth) }
    }

    /// A view reports that the modal at a depth is off the screen: another one may come up.
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
