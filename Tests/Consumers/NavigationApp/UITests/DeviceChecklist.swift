import XCTest

/// What only a device or a simulator shows: SwiftUI's side of the navigation. Each test is a row of
/// this folder's README. Needs the app of this folder, with the scheme `myapp`.
@MainActor
final class DeviceChecklist: XCTestCase {
    private let app = XCUIApplication()

    /// Starts the app. Without `isFirstStart`, the onboarding was shown before.
    private func launch(isFirstStart: Bool = false) {
        app.launchArguments = ["-isFirstStart", isFirstStart ? "YES" : "NO"]
        app.launch()
    }

    private func open(_ link: String) throws {
        guard let url = URL(string: link) else { throw URLError(.badURL) }
        app.open(url)
    }

    private func tap(_ button: String) {
        XCTAssertTrue(app.buttons[button].waitForExistence(timeout: 5), button)
        app.buttons[button].tap()
    }

    private func tapTab(_ tab: String) {
        app.tabBars.buttons[tab].tap()
    }

    private func expect(_ title: String) {
        XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 5), title)
    }

    private func back() {
        app.navigationBars.buttons.element(boundBy: 0).tap()
    }

    func test01LinkAtAColdStart() throws {
        launch()
        app.terminate()
        try open("myapp://items/1/comments/2")
        expect("Reply to 2")
        back()
        expect("Comments")
        back()
        expect("Item 1")
        back()
        expect("Home")
    }

    func test02LinkUnderTheOnboarding() throws {
        launch(isFirstStart: true)
        XCTAssertTrue(app.staticTexts["Welcome"].waitForExistence(timeout: 5))
        try open("myapp://items/1")
        XCTAssertTrue(app.staticTexts["Welcome"].exists)
        tap("Start")
        expect("Item 1")
    }

    func test03TabsKeepTheirStacks() {
        launch()
        tap("Item 1")
        tapTab("Profile")
        expect("Profile")
        tapTab("Home")
        expect("Item 1")
    }

    func test04TapOnTheSelectedTab() {
        launch()
        tap("Item 1")
        tap("Comments")
        tapTab("Home")
        expect("Home")
        tapTab("Home")
        XCTAssertTrue(app.staticTexts["Scrolled up 1 times"].waitForExistence(timeout: 5))
    }

    func test05SwipeBack() {
        launch()
        tap("Item 1")
        tap("Comments")
        app.swipeRight()
        expect("Item 1")
        tap("Comments")
        expect("Comments")
    }

    func test06DoubleTapPushesOnce() {
        launch()
        tap("Item 1")
        app.buttons["Comments"].doubleTap()
        expect("Comments")
        back()
        expect("Item 1")
    }

    func test07SwipeDownASheetAndOpenItAgain() {
        launch()
        tapTab("Profile")
        for _ in 0..<3 {
            tap("Edit")
            expect("Edit profile")
            app.navigationBars["Edit profile"].swipeDown(velocity: .fast)
            expect("Profile")
        }
    }

    func test08CoverOverASheet() {
        launch()
        tapTab("Profile")
        tap("Edit")
        tap("Picture")
        XCTAssertTrue(app.staticTexts["me.png"].waitForExistence(timeout: 5))
        tap("Close")
        expect("Edit profile")
        tap("Close")
        expect("Profile")
    }

    func test09LinkThatClosesASheetAndOpensAnother() throws {
        launch()
        tapTab("Settings")
        tap("Advanced")
        expect("Advanced")
        try open("myapp://profile/edit")
        expect("Edit profile")
        tap("Close")
        expect("Profile")
    }

    func test10SelectATabFromASheet() {
        launch()
        tapTab("Profile")
        tap("Edit")
        tap("Settings")
        expect("Settings")
        tapTab("Profile")
        expect("Profile")
    }

    func test11SignOutInASheet() {
        launch()
        tapTab("Profile")
        tap("Edit")
        tap("Sign out")
        tap("Sign in")
        expect("Home")
        tapTab("Profile")
        tap("Edit")
        expect("Edit profile")
    }

    func test12RestoredAfterTheEndOfTheApp() {
        launch()
        app.links["Comments on item 2"].tap()
        expect("Comments")
        XCUIDevice.shared.press(.home)
        app.terminate()
        launch()
        expect("Comments")
        back()
        expect("Item 2")
    }

    func test13RestoredModals() {
        launch()
        tapTab("Profile")
        tap("Edit")
        tap("Picture")
        XCTAssertTrue(app.staticTexts["me.png"].waitForExistence(timeout: 5))
        XCUIDevice.shared.press(.home)
        app.terminate()
        launch()
        XCTAssertTrue(app.staticTexts["me.png"].waitForExistence(timeout: 5))
        tap("Close")
        expect("Edit profile")
    }

    func test14LinkAfterASwipe() throws {
        launch()
        tapTab("Profile")
        tap("Edit")
        expect("Edit profile")
        app.navigationBars["Edit profile"].swipeDown(velocity: .fast)
        try open("myapp://settings/advanced")
        expect("Advanced")
    }

    func test15LinkUnderTheOnboardingShownAgain() throws {
        launch()
        tap("Show onboarding")
        try open("myapp://items/1")
        XCTAssertTrue(app.staticTexts["Welcome"].exists)
        tap("Start")
        expect("Item 1")
    }

    func test16TwoModalsByOneLink() throws {
        launch()
        tapTab("Settings")
        try open("myapp://profile/edit/picture")
        XCTAssertTrue(app.staticTexts["me.png"].waitForExistence(timeout: 5))
        tap("Close")
        expect("Edit profile")
        tap("Close")
        expect("Profile")
    }

    func test17LinkUnderAnAlert() throws {
        launch()
        tapTab("Profile")
        tap("Delete account")
        XCTAssertTrue(app.alerts.buttons["Cancel"].waitForExistence(timeout: 5))
        try open("myapp://profile/edit")
        app.alerts.buttons["Cancel"].tap()
        expect("Edit profile")
        tap("Close")
        expect("Profile")
    }
}
