import Foundation
import RouteNavigation
import Testing

@testable import NavigationDemo

/// The nine flows of the demo, driven by a user's commands.
@MainActor
@Suite struct FlowTests {
    private let window = DemoWindow()

    private func type(_ line: String) throws {
        let written = DemoCommand.read(line.split(separator: " ").map(String.init))
        try #require(written.problem == nil)
        for command in written.commands {
            #expect(window.perform(command.command) == nil, "\(command.text)")
        }
    }

    /// Starts again, with the onboarding done.
    private func startAgain() {
        window.start(restoring: "")
    }

    /// The lines of the drawing for the stack and the modals, without tab bar, buttons, and URL.
    private var screen: [String] {
        Array(window.drawing().split(separator: "\n").map(String.init).dropFirst().dropLast(2))
    }

    private var url: String? { window.drawing().split(separator: "\n").last.map(String.init) }

    @Test("1: onboarding at first start, and only then")
    func onboarding() throws {
        window.start(restoring: nil)
        #expect(screen == ["Home", "  cover: Welcome"])
        let saved = window.navigator.snapshot
        try type("1")
        #expect(screen == ["Home"])
        for snapshot in [saved, window.navigator.snapshot] {
            let next = DemoWindow()
            next.start(restoring: snapshot)
            #expect(next.navigator.current == .home)
        }
    }

    @Test("2: item, comments, reply: three levels and back")
    func levels() throws {
        startAgain()
        try type("1 1 2")
        #expect(screen == ["Home > Item 1 > Comments > Reply to 2"])
        #expect(url == "myapp://items/1/comments/2")
        try type("back back back")
        #expect(screen == ["Home"])
        #expect(window.perform(.back) == "this is a tab's root")
    }

    @Test("3: every tab keeps its stack; a tap on the selected one pops it")
    func tabs() throws {
        startAgain()
        try type("push items/7 tap profile tap settings tap home")
        #expect(screen == ["Home > Item 7"])
        try type("tap profile push items/8")
        #expect(screen == ["Home > Item 7 > Item 8"], "in its own tab")
        try type("tap home")
        #expect(screen == ["Home"])
    }

    @Test("4: a sheet in Profile, a cover over it, each with what it covers when it goes")
    func profile() throws {
        startAgain()
        try type("tap profile 1 1")
        #expect(
            screen == ["Profile", "  sheet: Edit profile", "    cover: Image me.png"])
        #expect(url == "myapp://image?url=https%3A%2F%2Fwww.example.com%2Fpictures%2Fme.png")
        try type("1")
        #expect(screen == ["Profile", "  sheet: Edit profile"])
        try type("push items/1 back 2")
        #expect(screen == ["Profile"])
        #expect(window.perform(.dismiss) == "no modal is presented")
    }

    @Test("5: a sheet in Settings, from a feature's own enum")
    func settings() throws {
        startAgain()
        try type("tap settings 1")
        #expect(screen == ["Settings", "  sheet: Advanced"] && url == "myapp://settings/advanced")
        try type("back")
        #expect(screen == ["Settings"])
    }

    @Test("6: the image viewer covers the current screen")
    func image() throws {
        startAgain()
        try type("1 2")
        #expect(screen == ["Home > Item 1", "  cover: Image 1.png"])
        try type("tap settings myapp://image?url=https://example.com/2.png")
        #expect(screen == ["Settings", "  cover: Image 1.png", "    cover: Image 2.png"])
        try type("1 1 tap home")
        #expect(screen == ["Home > Item 1"])
    }

    @Test("7: a button deep in Home switches to Profile, and Home stays as it was")
    func bubbling() throws {
        startAgain()
        try type("2 1 1 1")
        #expect(screen == ["Profile"])
        try type("tap home")
        #expect(screen == ["Home > Item 2 > Comments > Reply to 1"])
        try type("2")
        #expect(screen == ["Home"])
    }

    @Test(
        "8: links of several schemes go to one place, with the parents under it; one that is unknown goes nowhere"
    )
    func links() throws {
        startAgain()
        try type("tap settings 1 myapp://items/1/comments/2")
        #expect(screen == ["Home > Item 1 > Comments > Reply to 2"])
        try type("back back")
        #expect(screen == ["Home > Item 1"])
        try type("https://www.example.com/profile/edit")
        #expect(screen == ["Profile", "  sheet: Edit profile"])
        try type("myapp://profile/edit/picture")
        #expect(screen == ["Profile", "  sheet: Edit profile", "    cover: Edit picture"])
        try type("myapp://settings")
        #expect(screen == ["Settings"])
        try type("tap home")
        #expect(screen == ["Home > Item 1"])
        let link = try #require(URL(string: "myapp://nowhere"))
        #expect(window.perform(.link(link)) == "no route matches myapp://nowhere")
    }

    @Test(
        "9: the state survives termination, corrupt data is harmless, and a link at a cold start ends on top"
    )
    func restoration() throws {
        startAgain()
        try type("1 1 tap profile 1 push items/9")
        let saved = window.navigator.snapshot

        let restored = DemoWindow()
        restored.start(restoring: saved)
        #expect(restored.drawing() == window.drawing())

        let linked = DemoWindow()
        linked.navigator.open(AppRoute.preferences(.advanced).url())
        #expect(linked.navigator.current == .home)
        linked.start(restoring: saved)
        #expect(linked.navigator.current == .preferences(.advanced))
        #expect(
            linked.navigator.state.stack(of: .home) == [.item(id: "1"), .comments(itemId: "1")])

        let first = DemoWindow()
        #expect(first.navigator.open(AppRoute.item(id: "1").url()) == .held)
        #expect(first.drawing().hasSuffix("waiting: myapp://items/1"))
        first.start(restoring: nil)
        #expect(
            first.navigator.current == .onboarding
                && first.navigator.state.stack(of: .home) == [.item(id: "1")])
        first.navigator.dismissModal()
        #expect(first.navigator.current == .item(id: "1"))

        let corrupt = DemoWindow()
        corrupt.start(restoring: saved.replacingOccurrences(of: "]", with: "}"))
        #expect(corrupt.navigator.state == NavigationState())
    }

    @Test(
        "Every route of the demo is read back from its URL, in both schemes, and opens at its place"
    )
    func routes() throws {
        let routes: [AppRoute] = [
            .home, .item(id: "a/b c"), .comments(itemId: "1"), .reply(itemId: "%", commentId: "2"),
            .profile,
            .editProfile, .editPicture,
            .settings, .preferences(.advanced), .imageViewer(url: AppRoute.picture(ofItem: "1")),
            .onboarding,
        ]
        startAgain()
        for route in routes {
            #expect(AppRoute(rawValue: route.rawValue) == route)
            #expect(
                window.navigator.open(route.url()) == .opened(route)
                    && window.navigator.current == route)
            let web = URL(string: "https://www.example.com/" + route.rawValue)
            #expect(AppRoute(url: web) == route)
        }
        for text in [
            "myapp://items", "myapp://items/1/2", "myapp://home/1", "https://other.com/home",
            "ftp://home",
            "myapp://image",
        ] {
            #expect(AppRoute(url: URL(string: text)) == nil, "\(text)")
        }
    }

    @Test("What the terminal shows, and words that are not a command")
    func terminal() throws {
        startAgain()
        try type("myapp://items/1/comments push profile/edit")
        #expect(
            window.drawing() == """
                [Home]  Profile   Settings\u{20}
                Home > Item 1 > Comments
                  sheet: Edit profile
                (1) Picture  (2) Close  (back) Close the sheet
                myapp://profile/edit
                """)
        #expect(
            DemoCommand.read(["tap", "home", "back"]).commands.map(\.text) == [
                "tap home", "back",
            ])
        #expect(window.run(.back).change == "leaves Edit profile")
        #expect(window.run(.tap(.profile)).change == "opens the tab Profile; leaves the tab Home")
        let outcome = window.run(.back)
        #expect(outcome == .init(change: "changes nothing", problem: "this is a tab's root"))
        #expect(window.perform(.press(4)) == "no button 4 on this screen")
        let problems = [
            ["tap", "nowhere"]: "'nowhere' is not a tab", ["push"]: "'push' needs a route",
            ["push", "nothing/here"]: "'nothing/here' is not a route",
            ["jump"]: "'jump' is not a command",
        ]
        for (words, problem) in problems {
            #expect(DemoCommand.read(["back"] + words).problem == problem)
            #expect(DemoCommand.read(["back"] + words).commands.map(\.command) == [.back])
        }
    }
}
