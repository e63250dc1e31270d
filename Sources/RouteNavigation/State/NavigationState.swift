/// What a window shows: the selected tab, a stack per tab, and a chain of modals over them, each with a stack of its
/// own.
///
/// It is a value: equal states show the same. The stacks don't contain their roots. Modals form a chain, so a state
/// can't have two side by side.
public struct NavigationState<Route: NavigableRoute>: Hashable, Sendable {
    /// The selected tab.
    public internal(set) var selectedTab: Route.Tab
    /// The modals, outermost (the one presented first) first.
    public internal(set) var modals: [Modal] = []
    /// Tabs at their root have no entry, so that equal states have equal storage.
    var stacks: [Route.Tab: [Route]] = [:]

    /// A modal: a screen over the window, with its own stack.
    public struct Modal: Hashable, Sendable {
        /// The screen at the bottom, which identifies the modal.
        public let root: Route
        /// The screens over the root.
        public internal(set) var stack: [Route]
        /// Whether it is a sheet or a cover.
        public let presentation: RoutePresentation
        /// Distinguishes this presentation from others of the same route; equal modals can differ in it.
        var identity = LayerIdentity()

        /// A modal with `stack` over `root`, by default presented as the spec says.
        public init(root: Route, as presentation: RoutePresentation? = nil, stack: [Route] = []) {
            self.root = root
            self.presentation = presentation ?? root.presentation
            self.stack = stack
        }

        /// Whether two modals have the same root, presented in the same way, and stack.
        public static func == (first: Self, second: Self) -> Bool {
            first.isSamePresentation(as: second) && first.stack == second.stack
        }

        /// Hashes the root and the stack.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(root)
            hasher.combine(stack)
        }

        /// Whether the modal covers the window; otherwise it is a sheet, even for a route that is pushed elsewhere.
        public var isCover: Bool { presentation == .cover }

        /// Whether two modals differ only in their stacks.
        func isSamePresentation(as other: Self) -> Bool {
            root == other.root && presentation == other.presentation
        }

        /// The screen on top.
        public var current: Route { stack.last ?? root }
    }

    /// The state of a first launch: the first tab, every stack at its root, no modals.
    public init() {
        guard let first = Route.Tab.allCases.first else { preconditionFailure("a tab bar has at least one tab") }
        selectedTab = first
    }

    /// The route of the screen that the user sees.
    public var current: Route {
        modals.last?.current ?? stack(of: selectedTab).last ?? Route.root(of: selectedTab)
    }

    /// The screens over a tab's root.
    public func stack(of tab: Route.Tab) -> [Route] {
        stacks[tab] ?? []
    }

    /// Whether `back` would change anything.
    public var canGoBack: Bool {
        !modals.isEmpty || !stack(of: selectedTab).isEmpty
    }
}
