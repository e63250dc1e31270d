// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What SwiftUI re-exports from other modules that exist only on Apple's systems.

/// From Foundation, where it isn't Sendable.
open class NSUserActivity {
    public init(activityType: String) {}
    open var activityType: String { fatalError() }
    open var webpageURL: URL?
    open var userInfo: [AnyHashable: Any]?
    open var title: String?
    open var isEligibleForHandoff: Bool = true
    open var isEligibleForSearch: Bool = false
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

#if !STUB_MACOS
    // UIKit.
    @MainActor open class UIResponder: NSObject { override public init() {} }
    @MainActor public final class UIApplication: UIResponder {
        public struct LaunchOptionsKey: Hashable, Sendable {}
    }
    @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
    }
    extension UIApplicationDelegate {
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
    }
    @MainActor public class UISceneSession: NSObject {
        public var stateRestorationActivity: NSUserActivity? { nil }
    }
    @MainActor public class UIOpenURLContext: NSObject { public var url: URL { fatalError() } }
    @MainActor public class UIScene: UIResponder {
        @MainActor public class ConnectionOptions: NSObject {
            public var urlContexts: Set<UIOpenURLContext> { [] }
            public var userActivities: [NSUserActivity] { [] }
        }
    }
    @MainActor public class UIWindowScene: UIScene {}
    @MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {
        var window: UIWindow? { get set }
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions)
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    }
    @MainActor open class UIViewController: UIResponder {}
    @MainActor public class UIWindow: UIResponder {
        public init(windowScene: UIWindowScene) {}
        public var rootViewController: UIViewController?
        public func makeKeyAndVisible() {}
    }
    @MainActor open class UIHostingController<Content: View>: UIViewController {
        public init(rootView: Content) {}
    }
    @MainActor @propertyWrapper
    public struct UIApplicationDelegateAdaptor<
        DelegateType: NSObject & UIApplicationDelegate
    >: DynamicProperty {
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
        public var wrappedValue: DelegateType { fatalError() }
    }
#endif
