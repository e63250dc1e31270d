// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    public class func current() -> UNUserNotificationCenter { fatalError() }
    public weak var delegate: (any UNUserNotificationCenterDelegate)?
}
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}
public class UNNotificationResponse: NSObject {
    public var notification: UNNotification { fatalError() }
}
public class UNNotification: NSObject { public var request: UNNotificationRequest { fatalError() } }
public class UNNotificationRequest: NSObject {
    public var content: UNNotificationContent { fatalError() }
}
public class UNNotificationContent: NSObject { public var userInfo: [AnyHashable: Any] { [:] } }
