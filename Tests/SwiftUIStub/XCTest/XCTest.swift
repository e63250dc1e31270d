// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of XCTest that drives an app, which exists only on Apple's systems.
@_exported public import Foundation

open class XCTestCase: NSObject {
    public var continueAfterFailure = true
    open func setUp() async throws {}
    open func tearDown() async throws {}
}
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

@MainActor public protocol XCUIElementTypeQueryProvider {}
extension XCUIElementTypeQueryProvider {
    public var buttons: XCUIElementQuery { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var tabBars: XCUIElementQuery { fatalError() }
    public var sheets: XCUIElementQuery { fatalError() }
    public var alerts: XCUIElementQuery { fatalError() }
    public var links: XCUIElementQuery { fatalError() }
}
@MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    public var exists: Bool { fatalError() }
    public var isSelected: Bool { fatalError() }
    public var isHittable: Bool { fatalError() }
    public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    public func tap() {}
    public func doubleTap() {}
    public func swipeDown(velocity: XCUIGestureVelocity = .default) {}
    public func swipeRight(velocity: XCUIGestureVelocity = .default) {}
}
public struct XCUIGestureVelocity: Sendable {
    public static let `default` = XCUIGestureVelocity()
    public static let fast = XCUIGestureVelocity()
}
@MainActor public class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    public subscript(key: String) -> XCUIElement { fatalError() }
    public var firstMatch: XCUIElement { fatalError() }
    public func element(boundBy index: Int) -> XCUIElement { fatalError() }
}
@MainActor public class XCUIApplication: XCUIElement {
    override public init() {}
    public var launchArguments: [String] = []
    public func launch() {}
    public func terminate() {}
    public func activate() {}
    public func open(_ url: URL) {}
}
@MainActor public class XCUIDevice: NSObject {
    public static var shared: XCUIDevice { fatalError() }
    public enum Button: Sendable { case home }
    public func press(_ button: Button) {}
}
