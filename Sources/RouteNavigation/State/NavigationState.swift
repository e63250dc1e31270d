/// What a window shows: the selected tab, a stack per tab, and a chain of modals over them, each with a stack of its
/// own.
///
/// A value: equal states show the same. The stacks do not contain their roots. Modals stand over one another, so two of
/// them side by side cannot be written down.
public struct NavigationState<Route: NavigableRoute>: Hashable, Sendable {
    /// The tab that is in front.
    public internal(set) var selectedTab: Route.Tab
    /// The modals, outermost (the one presented first) first.
    public internal(set) var modals: [Modal] = []
    /// Tabs at their root have no entry, so that equal states have equal storage.
    var stacks: [Route.Tab: [Route]] = [:]

    /// A modal: a screen over the window, with a stack of its own.
    public struct Modal: Hashable, Sendable {
        /// The screen at the bottom, by which the modal is told from others.
        public let root: Route
        /// The screens over the root.
        public internal(set) var stack: [Route]

        /// A modal with `stack` over `root`.
        public init(root: Route, stack: [Route] = []) {
            self.root = root
            self.stack = stack
        }

        /// Whether the modal covers the window; otherwise it is a sheet, also for a route that is pushed elsewhere.
        public var isCover: Bool { root.presentation == .cover }

        /// The screen on top.
        public var current: Route { stack.last ?? root }
    }

    /// The state of a first start: the first tab, every stack at its root, no modal.
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
