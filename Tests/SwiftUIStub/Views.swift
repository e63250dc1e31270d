// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public protocol _StubView: _Primitive {}
// MARK: navigation
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {}
    public var body: Never { fatalError() }
}
public struct NavigationPath { public init() {} }
@MainActor @preconcurrency public struct NavigationLink<Label: View, Destination: View>: View {
    public var body: Never { fatalError() }
}
extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
    where Label == Text {}
}
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public nonisolated init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError() }
}
extension TabView {
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {}
}
public struct _TabContentView<C>: View { public var body: Never { fatalError() } }
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct Tab<Value, Content, Label> {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
        @ViewBuilder content: () -> Content
    ) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct DefaultTabLabel: View { public var body: Never { fatalError() } }
public struct TabRole: Hashable, Sendable { public static var search: TabRole { .init() } }
public struct _TabTuple<TabValue, Tabs> {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension _TabTuple: TabContent where TabValue: Hashable {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContent {
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { self }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabTuple<
        TabValue, (repeat each C)
    > { .init() }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency public protocol TabViewStyle {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension View {
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public var body: Never { fatalError() }
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {}
}
extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? { self = _stub() }
}
extension View {
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    // Not available on macOS: `-D STUB_MACOS` shows that the layer does without it.
    #if !STUB_MACOS
        public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View { self }
    #endif
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        self
    }
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { self }
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> ()
    ) -> some View { self }
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
        -> some View
    { self }
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View
    { self }
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()
    ) -> some View { self }
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    )
        -> some View
    { self }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        self
    }
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        self
    }
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { .init() }
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
}
// MARK: enough leaves for the demo
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}
public struct Text: View, Sendable {
    public var body: Never { fatalError() }
    public nonisolated init(_ key: LocalizedStringKey) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
}
public struct Color: View, Hashable, Sendable {
    public static let clear = Color(); public var body: Never { fatalError() }
}
public struct Image: View, Sendable {
    public var body: Never { fatalError() }; public nonisolated init(systemName: String) {}
}
public struct Label<Title: View, Icon: View>: View { public var body: Never { fatalError() } }
extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage name: String
    ) {}
}
@MainActor @preconcurrency public struct Button<Label: View>: View {
    public var body: Never { fatalError() }
    @preconcurrency public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}
extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
    {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
}
@MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View>: View {
    public var body: Never { fatalError() }
}
extension List {
    public nonisolated init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {}
}
extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: View {
    public var body: Never { fatalError() };
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: View {
    public var body: Never { fatalError() };
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public enum VerticalEdge: Sendable { case top, bottom }
public struct HorizontalAlignment: Equatable, Sendable {
    public static let center = HorizontalAlignment()
}
public struct Link<Label: View>: View { public var body: Never { fatalError() } }
extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {}
}
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
