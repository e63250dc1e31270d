import RouteNavigation
import RouteRuntime

/// A route enum with every kind of place: three levels, modals over modals with stacks, a feature's
/// own enum, modals over the current screen, routes that are not restored and that links do not
/// close, routes that a link shows, and routes of two tabs.
enum TestRoute: NavigableRoute {
    enum Tab: String, Hashable, Sendable, CaseIterable {
        case home, profile, settings
    }

    enum Preferences: Hashable, Sendable {
        case language
        case advanced
    }

    case home, profile, settings
    case item(Int), comments(Int), reply(Int, Int)
    case edit(Int), editName(Int), confirm(Int)
    case preferences(Preferences)
    case image(String), caption(String)
    case onboarding, draft(Int), payment, receipt(Int)
    case checkout(Int), notice(Int)
    case news(Int), source(Int)

    static func root(of tab: Tab) -> Self {
        switch tab {
        case .home: .home
        case .profile: .profile
        case .settings: .settings
        }
    }

    var place: RoutePlace<Self> {
        switch self {
        case .home: .init(.root, in: .home)
        case .profile: .init(.root, in: .profile)
        case .settings: .init(.root, in: .settings)
        case .item: .init(.push, in: .home, over: .home)
        case .comments(let id): .init(.push, in: .home, over: .item(id))
        case .reply(let id, _): .init(.push, in: .home, over: .comments(id))
        case .edit: .init(.sheet, in: .profile, over: .profile)
        case .editName(let id): .init(.push, in: .profile, over: .edit(id))
        case .confirm(let id): .init(.cover, in: .profile, over: .editName(id))
        case .preferences(.language): .init(.push, in: .settings, over: .settings)
        case .preferences(.advanced): .init(.sheet, in: .settings, over: .preferences(.language))
        case .image: .init(.cover)
        case .caption(let name): .init(.push, over: .image(name))
        case .onboarding: .init(.cover, isRestorable: false, isInterruptible: false)
        case .draft:
            .init(.push, in: .home, over: .home, isRestorable: false, isInterruptible: false)
        case .payment:
            .init(.sheet, in: .home, over: .home, isRestorable: false, isInterruptible: false)
        case .receipt: .init(.push, in: .home, over: .payment)
        case .checkout: .init(.sheet, opensInPlace: false)
        case .notice: .init(.push, in: .home, over: .home, opensInPlace: false)
        case .news: .init(.push, in: .home, .settings)
        case .source(let id): .init(.push, in: .home, .settings, over: .news(id))
        }
    }
}

extension TestRoute {
    var rawValue: String {
        switch self {
        case .home: "home"
        case .profile: "profile"
        case .settings: "settings"
        case .item(let id): "item/\(id)"
        case .comments(let id): "comments/\(id)"
        case .reply(let id, let comment): "reply/\(id)/\(comment)"
        case .edit(let id): "edit/\(id)"
        case .editName(let id): "editName/\(id)"
        case .confirm(let id): "confirm/\(id)"
        case .preferences(.language): "language"
        case .preferences(.advanced): "advanced"
        case .image(let name): "image/\(name)"
        case .caption(let name): "caption/\(name)"
        case .onboarding: "onboarding"
        case .draft(let id): "draft/\(id)"
        case .payment: "payment"
        case .receipt(let id): "receipt/\(id)"
        case .checkout(let id): "checkout/\(id)"
        case .notice(let id): "notice/\(id)"
        case .news(let id): "news/\(id)"
        case .source(let id): "source/\(id)"
        }
    }

    init?(rawValue: String) {
        let parts = rawValue.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
            .map(String.init)
        let text = parts.count == 2 ? parts[1] : ""
        let number = Int(text)
        switch (parts[0], parts.count, number) {
        case ("home", 1, _): self = .home
        case ("profile", 1, _): self = .profile
        case ("settings", 1, _): self = .settings
        case ("language", 1, _): self = .preferences(.language)
        case ("advanced", 1, _): self = .preferences(.advanced)
        case ("onboarding", 1, _): self = .onboarding
        case ("payment", 1, _): self = .payment
        case ("item", 2, let id?): self = .item(id)
        case ("comments", 2, let id?): self = .comments(id)
        case ("edit", 2, let id?): self = .edit(id)
        case ("editName", 2, let id?): self = .editName(id)
        case ("confirm", 2, let id?): self = .confirm(id)
        case ("draft", 2, let id?): self = .draft(id)
        case ("receipt", 2, let id?): self = .receipt(id)
        case ("checkout", 2, let id?): self = .checkout(id)
        case ("notice", 2, let id?): self = .notice(id)
        case ("news", 2, let id?): self = .news(id)
        case ("source", 2, let id?): self = .source(id)
        case ("image", 2, _): self = .image(text)
        case ("caption", 2, _): self = .caption(text)
        case ("reply", 3, _):
            guard let id = Int(parts[1]), let comment = Int(parts[2]) else { return nil }
            self = .reply(id, comment)
        default: return nil
        }
    }

    init?(url: RouteURL?) {
        guard let text = url.map(_Route.text), text.hasPrefix("test://") else { return nil }
        self.init(rawValue: String(text.dropFirst("test://".count)))
    }

    /// The route's URL; only for names that a URL can have.
    func url() -> RouteURL { _Route.url("test://" + rawValue) }
}
