/// The modals that views can draw while the window moves toward a state.
///
/// Window systems lose a presentation that is requested during another one's animation. So the
/// drawn chain changes one presentation at a time: a modal is drawn after the one under it has
/// appeared, and after a dismissed one is gone. It is drawn by one presenter, the view that
/// appeared last at its depth. Reports of other views are late, and ignored.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
struct ModalDrawing<Route: NavigableRoute> {
    typealias Layer = NavigationState<Route>.Layer
    typealias Presenter = Navigator<Route>.ModalPresenter

    /// The layers of the drawn modals, outermost first.
    private(set) var drawn: [Layer] = []
    /// The modals to draw when all animations are done.
    private var goal: [Layer] = []
    /// The views that present: that of the window, then those in the drawn modals that have
    /// appeared.
    private(set) var presenters: [Presenter] = []
    /// The depth of the outermost modal whose dismissal is still animated.
    private var leaving: Int? {
        didSet { if leaving != nil { dismissals += 1 } }
    }
    /// Tells one dismissal from the next.
    private var dismissals = 0
    /// The depth of a modal that should have appeared by now, but hasn't.
    private(set) var missing: Int?

    mutating func follow(_ modals: [NavigationState<Route>.Modal]) {
        goal = modals.enumerated().map { Layer($1, at: $0) }
        if let missing, missing >= goal.count { self.missing = nil }
        advance()
    }

    /// A presenter appeared. If it replaces another, it has presented nothing yet, and no view
    /// will report the end of the other's dismissals.
    mutating func appeared(_ presenter: Presenter) {
        let depth = presenter.depth
        guard presenters.count >= depth,
            depth == 0 || drawn.dropFirst(depth - 1).first == presenter.layer,
            presenters.dropFirst(depth).first != presenter
        else { return }
        presenters.removeSubrange(depth...)
        presenters.append(presenter)
        if missing == depth - 1 { missing = nil }
        drawn.removeSubrange(min(depth, drawn.count)...)
        settle(at: depth)
    }

    /// A presenter disappeared, perhaps because its modal covers it.
    mutating func disappeared(_ presenter: Presenter) {
        if presenters.contains(presenter) { settle(at: presenter.depth) }
    }

    /// A presenter's modal disappeared, with the modals over it.
    mutating func modalDisappeared(from presenter: Presenter) {
        if presenters.contains(presenter), let leaving, presenter.depth <= leaving {
            settle(at: presenter.depth)
        }
    }

    /// The modal that a presenter draws; nil if another view has taken its place.
    func modal(by presenter: Presenter) -> Layer? {
        presenters.contains(presenter) ? drawn.dropFirst(presenter.depth).first : nil
    }

    /// The drawn modal that hasn't appeared: the view library may have lost it.
    var unpresented: Layer? { drawn.last.flatMap { hasAppeared($0) ? nil : $0 } }

    /// Whether the dismissal of a modal is still animated.
    var isLeaving: Bool { leaving != nil }

    /// The dismissal that is expected to end.
    var awaitedDismissal: Int? { leaving == nil ? nil : dismissals }

    /// Returns the depth of a modal to present again: of one that is missing or, with `isDue`, of
    /// any that should have appeared by now.
    mutating func retry(isDue: Bool) -> Int? {
        guard let depth = unpresented?.depth, isDue || depth == missing else { return nil }
        missing = depth
        return depth
    }

    /// Whether the modal has appeared on the screen.
    func hasAppeared(_ layer: Layer) -> Bool { presenters.contains { $0.layer == layer } }

    /// Dismissals of the modals at a depth and inside it have ended, even if no view
    /// reported that.
    mutating func settle(at depth: Int = 0) {
        if let leaving, leaving >= depth { self.leaving = nil }
        advance()
    }

    private mutating func advance() {
        let common = zip(drawn, goal).prefix { $0 == $1 }.count
        if drawn.count > common {
            // Only a modal that has appeared leaves the screen with an animation, whose end is
            // awaited.
            if presenters.count > common + 1 {
                leaving = min(leaving ?? common, common)
                presenters.removeSubrange((common + 1)...)
            }
            drawn.removeSubrange(common...)
        }
        if leaving == nil, drawn.count < goal.count, presenters.count == drawn.count + 1 {
            drawn.append(goal[drawn.count])
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// A view that presents a modal: the window's, or the content of a modal that presents the
    /// next one.
    package struct ModalPresenter: Hashable {
        /// The modal that the view is in; nil for the window.
        package let layer: Layer?
        /// What distinguishes the view from another in its place, such as
        /// SwiftUI's `Namespace.ID`.
        package let id: AnyHashable

        /// A view with an identity, in a modal or, by default, in the window.
        package init(_ id: AnyHashable, in layer: Layer? = nil) {
            self.id = id
            self.layer = layer
        }

        /// The depth of the modal that it presents.
        var depth: Int { layer?.depth.map { $0 + 1 } ?? 0 }
    }

    /// The modal that a presenter draws, observed. Modals are drawn one at a time.
    package func modalToDraw(by presenter: ModalPresenter) -> Layer? {
        if !isDrawn { recent.isWindowComing = true }
        return observed(.modalToDraw(presenter.depth), drawing.modal(by: presenter))
    }

    /// What should happen on the screen within about a second while the scene is active.
    package struct Awaited: Hashable {
        fileprivate var modal: Layer?
        fileprivate var dismissal: Int?
        fileprivate var tabSwitch: Int?
    }

    /// What should happen on the screen next; nil if nothing is left. Observed: wait again when it
    /// changes.
    package var awaited: Awaited? { observed(.awaited, expected) }

    /// Whether views draw the navigator, and report what appears.
    var isDrawn: Bool { !drawing.presenters.isEmpty }

    private var expected: Awaited? {
        let awaited = Awaited(
            modal: drawing.unpresented, dismissal: drawing.awaitedDismissal,
            tabSwitch: isTabSwitched ? switches : nil)
        return awaited == Awaited() ? nil : awaited
    }

    /// Call this when the scene has been active for about a second, and is still waiting for the
    /// same thing.
    ///
    /// A dismissal counts as ended, and a modal as missing, for example because an alert is in its
    /// place: it is drawn again, as another layer. Until it appears, operations on the active
    /// stack change the one under it.
    package func waited(for awaited: Awaited) {
        guard awaited == expected else { return }
        waiting { isTabSwitched = false }
        tabDrawn()
        draw { $0.settle() }
        presentAgain(isDue: true)
    }

    /// Draws a modal again that the view library has lost. Returns whether there is one.
    @discardableResult
    package func presentAgain(isDue: Bool = false) -> Bool {
        var depth: Int?
        draw { depth = $0.retry(isDue: isDue) }
        guard let depth else { return false }
        return update { $0.state.modals[depth].identity.value = LayerIdentity() }
    }

    /// Call this when a view that presents modals has appeared. In a modal, this means that the
    /// modal has appeared.
    package func presenterAppeared(_ presenter: ModalPresenter) {
        if presenter.layer == nil, !drawing.presenters.contains(presenter) {
            recent.windowAppeared()
        }
        draw { $0.appeared(presenter) }
    }

    /// Call this when a view that presents modals has disappeared.
    package func presenterDisappeared(_ presenter: ModalPresenter) {
        draw { $0.disappeared(presenter) }
    }

    /// Call this when the modal of a presenter has disappeared, so that another one can appear.
    package func modalDisappeared(from presenter: ModalPresenter) {
        draw { $0.modalDisappeared(from: presenter) }
    }

    /// Notifies the observers of what is awaited if `change` changes that.
    func waiting(_ change: () -> Void) {
        let before = expected
        change()
        if expected != before { mutating([.awaited]) {} }
    }

    func draw(_ change: (inout ModalDrawing<Route>) -> Void) {
        var new = drawing
        change(&new)
        let old = drawing
        let depths = (0..<max(old.drawn.count, new.drawn.count)).filter {
            old.drawn.dropFirst($0).first != new.drawn.dropFirst($0).first
                || old.presenters.dropFirst($0).first != new.presenters.dropFirst($0).first
        }
        waiting { mutating(depths.map { .modalToDraw($0) }) { drawing = new } }
        // A modal on its way out asks for its router again.
        if !new.isLeaving { routers = routers.filter { currentState.contains($0.key) } }
    }
}
