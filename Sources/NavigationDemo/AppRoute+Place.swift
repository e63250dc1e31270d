import RouteNavigation

/// The places that `routes.yaml` declares.
nonisolated extension AppRoute: NavigableRoute {
    nonisolated enum Tab: String, Hashable, Sendable, CaseIterable {
        case home
        case profile
        case settings
    }

    static func root(of tab: Tab) -> AppRoute {
        switch tab {
        case .home: .home
        case .profile: .profile
        case .settings: .settings
        }
    }

    var tab: Tab? {
        switch self {
        case .home, .item, .comments, .reply: .home
        case .profile, .editProfile: .profile
        case .settings, .preferences: .settings
        case .imageViewer, .onboarding: nil
        }
    }

    var presentation: RoutePresentation {
        switch self {
        case .home, .profile, .settings: .root
        case .item, .comments, .reply: .push
        case .editProfile, .preferences: .sheet
        case .imageViewer, .onboarding: .cover
        }
    }

    var parent: AppRoute? {
        switch self {
        case .home, .profile, .settings, .imageViewer, .onboarding: nil
        case .item: .home
        case .comments(let itemId): .item(id: itemId)
        case .reply(let itemId, _): .comments(itemId: itemId)
        case .editProfile: .profile
        case .preferences: .settings
        }
    }

    var isRestorable: Bool {
        switch self {
        case .onboarding: false
        default: true
        }
    }

    var opening: RouteOpening { .place }
}
