import Foundation
import SeededRandom
import Testing

@testable import RouteNavigation

/// The short races between a gesture and a link: in `swift test` each seventh, at night all.
@MainActor
@Suite struct ShortRaceTests {
    private typealias Start = (NavigationEditor<TestRoute>) -> Void

    /// What the user begins before a link comes.
    private enum Gesture: CaseIterable {
        case none, back, unreportedBack, swipe, swipeUnderCover, tap

        /// Returns whether it is possible.
        @MainActor func begin(in host: ModelHost) -> Bool {
            switch self {
            case .none: return true
            case .back, .unreportedBack:
                host.reportsScreensBelow = self == .back
                return host.startBack()
            case .swipe: return host.swipe { _ in }
            case .swipeUnderCover:
                host.navigator.push(.onboarding)
                return host.swipe { _ in }
            case .tap:
                host.tapLater(host.tab == .settings ? .home : .settings)
                return host.screen.isEmpty
            }
        }
    }

    private let starts: [Start] = [
        { _ in },
        { $0.push(.item(1)) },
        { $0.push(.item(1), .comments(1)) },
        { $0.open(.preferences(.language)) },
        { $0.open(.edit(1)) },
        { $0.open(.editName(1)) },
        { $0.push(.item(1), .checkout(0), .item(1)) },
        { $0.push(.checkout(0), .edit(1)) },
        { $0.push(.news(1), .draft(1)) },
    ]

    private let links: [TestRoute] = [
        .home, .profile, .settings, .item(1), .comments(1), .reply(1, 0), .edit(1), .editName(1),
        .confirm(1), .preferences(.language), .preferences(.advanced), .image("a"), .caption("a"),
        .onboarding, .draft(1), .checkout(0), .notice(1), .news(1), .source(1),
    ]

    /// Every order of up to three frames (true) and reports (false).
    private let orders: [[Bool]] = (0...3).flatMap { count in
        (0..<(1 << count)).map { bits in (0..<count).map { bits >> $0 & 1 == 0 } }
    }

    @Test("In every order of frames and reports, a link that is opened ends in front")
    func everyOrder() throws {
        let step = volume("ROUTEGEN_RACE_STEP", 29)
        var (number, opened) = (0, 0)
        for (index, start) in starts.enumerated() {
            for gesture in Gesture.allCases {
                for link in links {
                    for order in orders {
                        number += 1
                        guard number.isMultiple(of: step) else { continue }
                        let name = "start \(index), \(gesture), \(link), \(order)"
                        guard let host = try host(start, gesture) else { continue }
                        if try open(link, in: host, order, name) { opened += 1 }
                    }
                }
            }
        }
        #expect(opened > 5000 / step, "\(opened)")
    }

    private func host(_ start: Start, _ gesture: Gesture) throws -> ModelHost? {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator())
        host.navigator.update(start)
        try host.settle(&random)
        return gesture.begin(in: host) ? host : nil
    }

    /// Returns whether the link was opened.
    private func open(
        _ link: TestRoute, in host: ModelHost, _ order: [Bool], _ name: String
    ) throws -> Bool {
        var random = SeededGenerator(seed: 1)
        let navigator = host.navigator
        let outcome = navigator.open(link.url())
        for isFrame in order {
            if isFrame { try host.draw(&random) } else { host.speak() }
        }
        try host.settle(&random)
        guard outcome == .opened(link) else { return false }
        let state = navigator.state
        try #require(state.current == link, "\(name): \(state.snapshot)")
        try #require(host.screen.map(\.root) == state.modals.map(\.root), "\(name)")
        try #require(host.path(of: host.front).last ?? host.front.root == link, "\(name)")
        return true
    }
}
