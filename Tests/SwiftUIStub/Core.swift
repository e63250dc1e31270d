// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// A stub of the SwiftUI declarations that RouteNavigationUI and the example app use, to type-check
// both where SwiftUI doesn't exist. Written from Apple's public documentation; every body traps. It
// lists only API of iOS 17 and earlier, so it is also the availability check that a compiler on
// Linux can't do. The exception is the type Tab of iOS 18.
@_exported import Foundation
@_exported import Observation

// MARK: View
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
public protocol _Primitive: View where Body == Never {}
extension _Primitive { public var body: Never { fatalError() } }

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: _Primitive {}
public struct ModifiedContent<Content, Modifier> { init() {} }
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > { TupleView((repeat each content)) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
        .init()
    }
    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
        .init()
    }
}
public struct EmptyView: _Primitive { public nonisolated init() {} }
public struct TupleView<T>: _Primitive { public nonisolated init(_ value: T) {} }
public struct _ConditionalContent<TrueContent, FalseContent> { nonisolated init() {} }
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct AnyView: _Primitive { public nonisolated init<V: View>(_ view: V) {} }
public struct Group<Content> {}
extension Group: View where Content: View {
    public var body: Never { fatalError() }
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// MARK: data flow
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var projectedValue: Binding<Value> { self }
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public static func constant(_ value: Value) -> Binding<Value> { _stub() }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
        Subject
    > { _stub() }
}
extension Binding: DynamicProperty {}
extension Binding: Sendable where Value: Sendable {}

@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue value: Value) {}
    public init(initialValue value: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var projectedValue: Binding<Value> { _stub() }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
extension State: Sendable where Value: Sendable {}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    @available(
        *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(wrappedValue: Value) { fatalError() }
}
extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
        -> Binding<Subject>
    {
        _stub()
    }
}

public struct EnvironmentValues: CustomStringConvertible {
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { fatalError() }
        set { fatalError() }
    }
    public var description: String { "" }
}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Self.Value { get } }
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {}
    public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    public var wrappedValue: Value? { fatalError() }
}
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public init() {}
    public var wrappedValue: Namespace.ID { .init() }
    public struct ID: Hashable, Sendable {}
}
public struct OpenURLAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
    public struct Result: Sendable {
        public static let handled = Result(); public static let discarded = Result();
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {}
}
extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { fatalError() }
        set { fatalError() }
    }
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { fatalError() }
        set { fatalError() }
    }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var projectedValue: Binding<Value> { _stub() }
    public init(wrappedValue: Value, _ key: String) where Value == String {}
    public init(wrappedValue: Value, _ key: String) where Value == Data {}
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == String? {}
    public init(_ key: String) where Value == Data? {}
}

@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var projectedValue: Binding<Value> { _stub() }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {}
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {}
}
func _stub<T>() -> T { fatalError("SwiftUI stand-in: for type-checking only") }

// MARK: App
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene;
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get };
    @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() {} }
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands;
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Commands {}
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}
public struct CommandMenu<Content: View>: Commands {
    public nonisolated init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}
extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content)
        -> some Scene
    { self }
}
public struct WindowGroup<Content: View>: Scene {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}
