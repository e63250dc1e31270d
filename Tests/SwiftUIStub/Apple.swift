// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What SwiftUI re-exports of other modules that exist on Apple's systems only.

/// Of Foundation, where it isn't Sendable.
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
