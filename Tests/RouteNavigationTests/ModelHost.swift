import SeededRandom
import Testing

@testable import RouteNavigation

/// A window that calls the navigator in the order in which SwiftUI does, with delayed callbacks.
///
/// It redraws only what it is notified of. A swipe removes a modal from the screen at once; the
/// callback comes later, less than half a second after the gesture began. A modal that the app
/// dismisses leaves in an animation. Meanwhile, the user can touch nothing, and a modal that is
/// presented is lost, which fails the test. Modals that leave are still drawn, and their screens
/// still appear. Selections and paths are written again while they change.
@MainActor
final class ModelHost {
    typealias Layer = State.Layer
    typealias Presenter = Navigator<TestRoute>.ModalPresenter

    let navigator: Navigator<TestRoute>
    /// The modals on the screen.
    private(set) var screen: [Layer] = []
    private(set) var tab: Tab
    /// The window's presenter, then those of the modals on the screen.
    private var presenters: [Presenter] = []
    /// The modals that are being dismissed, by presenter.
    private var closing: [Presenter: (layer: Layer, isAnimated: Bool)] = [:]
    private var paths: [Layer: (path: [TestRoute], observer: Observer)] = [:]
    /// The paths that the bindings of the views have.
    private var shown: [Layer: [TestRoute]] = [:]
    private var drawn: [Presenter: (layer: Layer?, observer: Observer)] = [:]
    private var words: [Word] = []
    private(set) var time = ContinuousClock.now
    private var taps: [Tab] = []
    private var switches = 0
    private var presenterCount = 0
    /// Whether an alert is shown. A modal presented meanwhile is lost, and isn't presented until
    /// another one is.
    var hasAlert = false
    private var lost: [Presenter: Layer] = [:]
    /// Whether the ends of dismissals are never reported.
    var losesEnds = false
    /// Whether the screen under the one that the user swipes away is said to appear.
    var reportsScreensBelow = true

    /// A callback, and when it comes at the latest.
    private struct Word {
        let deadline: ContinuousClock.Instant
        let say: () -> Void
    }

    init(_ navigator: Navigator<TestRoute>) {
        self.navigator = navigator
        tab = navigator.selectedTab
        navigator.recent.now = { [unowned self] in time }
        navigator.start()
        tab = navigator.selectedTab
        presenters = [makePresenter(in: nil)]
        navigator.presenterAppeared(presenters[0])
        appear(navigator.router(of: tab).layer)
        pass(.seconds(1))
    }

    /// Lets time pass, with the callbacks that are due.
    func pass(_ duration: Duration) {
        while let word = words.first, word.deadline < time + duration { speak() }
        time += duration
    }

    private func later(_ say: @escaping () -> Void) {
        words.append(Word(deadline: time + .milliseconds(450), say: say))
    }

    var hasWords: Bool { !words.isEmpty }
    /// The layer that the user can touch: the one in front, or the one behind it while the front
    /// one is dismissed.
    var front: Layer { screen.last ?? navigator.router(of: tab).layer }
    var isTabDrawn: Bool { tab == navigator.selectedTab }
    /// Whether the user can touch anything.
    var isTouchable: Bool { !hasAlert && !closing.values.contains(where: \.isAnimated) }

    private func makePresenter(in layer: Layer?) -> Presenter {
        presenterCount += 1
        return Presenter(presenterCount, in: layer)
    }

    /// Runs the next delayed callback.
    func speak() {
        if !words.isEmpty { words.removeFirst().say() }
    }

    /// The stacks that the user is going back in: their screens appear when that is written.
    private var swiped: [Layer] = []

    private func appear(_ layer: Layer) {
        if swiped.contains(layer) { return }
        navigator.router(of: layer).screenAppeared(path(of: layer).last ?? layer.root)
    }

    /// The user closes the modal in front. Returns whether that is possible.
    func swipe(_ said: @escaping (Layer) -> Void) -> Bool {
        guard let layer = screen.last, !layer.isCover, let presenter = presenters.dropLast().last,
            closing[presenter] == nil, isTouchable
        else { return false }
        remove(from: screen.count - 1, isAnimated: false)
        later { [navigator] in
            let isThere = navigator.state.contains(layer)
            navigator.router(of: layer).userDismissed()
            if isThere { said(layer) }
        }
        return true
    }

    /// Replaces the window's view. What was on the screen is gone, with or without callbacks.
    func swap(_ random: inout SeededGenerator) {
        let old = presenters[0]
        if random.number(0..<2) == 0 { words = [] }
        let isOldFirst = random.number(0..<2) == 0
        if isOldFirst { navigator.presenterDisappeared(old) }
        screen = []
        closing = [:]
        lost = [:]
        hasAlert = false
        drawn = [:]
        presenters = [makePresenter(in: nil)]
        navigator.presenterAppeared(presenters[0])
        navigator.tabDrawn()
        appear(front)
        if !isOldFirst { later { [navigator] in navigator.presenterDisappeared(old) } }
    }

    /// Lets about a second pass, in which SwiftUI draws, and reports what it has to report.
    func wait(_ random: inout SeededGenerator) throws {
        let awaited = navigator.awaited
        try draw(&random)
        while hasWords { speak() }
        pass(.milliseconds(1500))
        if let awaited { navigator.waited(for: awaited) }
    }

    /// Waits until the screen shows the state, at most for a minute.
    func settle(_ random: inout SeededGenerator) throws {
        for _ in 0..<60 {
            try wait(&random)
            if navigator.awaited == nil, !hasWords, isTabDrawn,
                screen.count == navigator.state.modals.count
            {
                break
            }
        }
    }

    /// The user taps a tab of the bar.
    func tap(_ tapped: Tab) {
        navigator.userSelected(tapped, from: tab)
    }

    /// The user taps a tab of the bar, and SwiftUI writes that before it draws again.
    func tapLater(_ tapped: Tab) {
        taps.append(tapped)
    }

    /// The user goes back in the stack in front.
    func goBack() {
        guard let path = paths[front]?.path, !path.isEmpty else { return }
        paths[front]?.path.removeLast()
        write(path.dropLast(), from: shown[front] ?? path, in: front)
    }

    /// The user goes back in the stack in front, and SwiftUI writes that later. Returns whether
    /// that is possible.
    func startBack() -> Bool {
        let layer = front
        guard let path = paths[layer]?.path, !path.isEmpty else { return false }
        paths[layer]?.path.removeLast()
        swiped.append(layer)
        if reportsScreensBelow {
            navigator.router(of: layer).screenAppeared(path.dropLast().last ?? layer.root)
        }
        later { [weak self] in
            self?.swiped.removeFirst()
            self?.write(path.dropLast(), from: self?.shown[layer] ?? path, in: layer)
            self?.paths[layer] = nil
            self?.appear(layer)
        }
        return true
    }

    private func write(_ path: [TestRoute], from shown: [TestRoute], in layer: Layer) {
        if navigator.router(of: layer).userChangedPath(path, from: shown) { return }
        paths[layer] = nil
        later { [navigator] in navigator.router(of: layer).drawAgain() }
    }

    func path(of layer: Layer) -> [TestRoute] {
        if let known = paths[layer], !known.observer.isNotified { return known.path }
        let router = navigator.router(of: layer)
        let path = router.pathToDraw
        paths[layer] = (path, Observer { router.pathToDraw })
        shown[layer] = path
        return path
    }

    /// Draws what has changed.
    func draw(_ random: inout SeededGenerator) throws {
        pass(.milliseconds(random.number(5..<30)))
        for tapped in taps { tap(tapped) }
        taps = []
        drawTab(&random)
        for (layer, _) in closing.values { appear(layer) }
        for layer in [navigator.router(of: tab).layer] + screen {
            let shown = paths[layer]?.path
            if let shown, random.number(0..<4) == 0 {
                navigator.router(of: layer).userChangedPath(shown, from: shown)
            }
            let isNew = paths[layer]?.observer.isNotified != false
            let path = path(of: layer)
            if random.number(0..<4) == 0 {
                navigator.router(of: layer).userChangedPath(path, from: path)
            }
            if isNew { appear(layer) }
        }
        for depth in 0... {
            guard presenters.indices.contains(depth), try drawModal(at: depth) else { return }
        }
    }

    private func drawTab(_ random: inout SeededGenerator) {
        if navigator.tabSwitches != switches {
            later { [navigator] in navigator.tabDrawn() }
        }
        switches = navigator.tabSwitches
        guard navigator.selectedTab != tab else { return }
        if random.number(0..<2) == 0 { navigator.userSelected(tab, from: tab) }
        let new = navigator.selectedTab
        tab = new
        for _ in 0..<random.number(0..<3) { navigator.userSelected(new, from: new) }
        appear(navigator.router(of: new).layer)
    }

    /// Presents or dismisses the modal of a presenter. Returns whether one is on the screen.
    private func drawModal(at depth: Int) throws -> Bool {
        let presenter = presenters[depth]
        let wanted = modalToDraw(by: presenter)
        if let shown = screen.dropFirst(depth).first {
            if wanted != shown { remove(from: depth, isAnimated: true) }
            return wanted == shown
        }
        guard let wanted, closing[presenter]?.layer != wanted else { return false }
        if let closing = closing[presenter] {
            try #require(!closing.isAnimated, "a modal comes while another goes: it is lost")
            // A view presents only one modal, so it ends the old presentation first.
            while self.closing[presenter] != nil { speak() }
            return false
        }
        if hasAlert { lost[presenter] = wanted }
        guard lost[presenter] != wanted else { return false }
        screen.append(wanted)
        presenters.append(makePresenter(in: wanted))
        navigator.presenterAppeared(presenters[depth + 1])
        appear(wanted)
        return true
    }

    private func modalToDraw(by presenter: Presenter) -> Layer? {
        if let known = drawn[presenter], !known.observer.isNotified { return known.layer }
        let layer = navigator.modalToDraw(by: presenter)
        drawn[presenter] = (layer, Observer { [navigator] in navigator.modalToDraw(by: presenter) })
        return layer
    }

    /// Starts to dismiss the modals from a depth on.
    private func remove(from depth: Int, isAnimated: Bool) {
        let presenter = presenters[depth]
        closing[presenter] = (screen[depth], isAnimated)
        screen.removeSubrange(depth...)
        presenters.removeSubrange((depth + 1)...)
        // If the user closed it, that callback comes first.
        later { [weak self] in
            self?.closing[presenter]?.isAnimated = false
            self?.later {
                self?.closing[presenter] = nil
                if self?.losesEnds == false { self?.navigator.modalDisappeared(from: presenter) }
            }
        }
    }
}
