// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// From Foundation.
public struct LocalizedStringResource: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
}
public protocol IntentResult {}
public struct IntentResultContainer: IntentResult {}
extension IntentResult where Self == IntentResultContainer {
    public static func result() -> Self { .init() }
}
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    static var openAppWhenRun: Bool { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    public typealias Parameter<Value> = IntentParameter<Value>
    public static var openAppWhenRun: Bool { false }
}
@propertyWrapper public final class IntentParameter<Value: Sendable>: Sendable {
    public init(title: LocalizedStringResource) {}
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
}
