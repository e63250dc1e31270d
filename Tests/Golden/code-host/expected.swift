// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum CodeRoute: URLRoute {
    /// `/`
    case dashboard
    /// `settings`
    case settings
    /// `settings/${page}`
    case settingsPage(page: String)
    /// `notifications?all=${all:Bool=false}`
    case notifications(all: Bool = false)
    /// `search?q=${query}&type=${type:SearchType?}`
    case search(query: String, type: SearchType? = nil)
    /// `${user}`
    case user(user: String)
    /// `@${user}`
    case handle(user: String)
    /// `${user}?tab=${tab}`
    case tab(user: String, tab: String)
    /// `${user}/${repository}`
    case repository(user: String, repository: String)
    /// `${user}/${repository}/issues?state=${state:State=open}&label=${labels:[String]}`
    case issues(user: String, repository: String, state: State = .open, labels: [String] = [])
    /// `${user}/${repository}/issues/${number:Int}`
    case issue(user: String, repository: String, number: Int)
    /// `${user}/${repository}/issues/new`
    case newIssue(user: String, repository: String)
    /// - `${user}/${repository}/pull/${number:Int}`
    /// - `${user}/${repository}/pulls/${number:Int}`
    case pull(user: String, repository: String, number: Int)

    /// The values as they appear in URLs.
    public nonisolated enum State: String, CaseIterable, Sendable {
        case open
        case closed
        case all
    }

    /// The values as they appear in URLs.
    public nonisolated enum SearchType: String, CaseIterable, Sendable {
        case repositories
        case users
        case code
    }

    /// The scheme of the first base.
    public static let scheme: String = "https"
    /// The host of the first base.
    public static let host: String = "code.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["https://code.example.com", "codeapp://code.example.com"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension CodeRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .dashboard: if case .dashboard = b { return true }
        case .settings: if case .settings = b { return true }
        case let .settingsPage(a0):
            if case let .settingsPage(b0) = b, _Route.equal(a0, b0) { return true }
        case let .notifications(a0):
            if case let .notifications(b0) = b, _Route.equal(a0, b0) { return true }
        case let .search(a0, a1):
            if case let .search(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
        case let .tab(a0, a1):
            if case let .tab(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .repository(a0, a1):
            if case let .repository(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .issues(a0, a1, a2, a3):
            if case let .issues(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .issue(a0, a1, a2):
            if case let .issue(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .newIssue(a0, a1):
            if case let .newIssue(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .pull(a0, a1, a2):
            if case let .pull(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .dashboard: hasher.combine("dashboard")
        case .settings: hasher.combine("settings")
        case let .settingsPage(a0):
            hasher.combine("settingsPage")
            hasher.combine(a0)
        case let .notifications(a0):
            hasher.combine("notifications")
            hasher.combine(a0)
        case let .search(a0, a1):
            hasher.combine("search")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case let .handle(a0):
            hasher.combine("handle")
            hasher.combine(a0)
        case let .tab(a0, a1):
            hasher.combine("tab")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .repository(a0, a1):
            hasher.combine("repository")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .issues(a0, a1, a2, a3):
            hasher.combine("issues")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .issue(a0, a1, a2):
            hasher.combine("issue")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .newIssue(a0, a1):
            hasher.combine("newIssue")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .pull(a0, a1, a2):
            hasher.combine("pull")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> CodeRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://code.example.com",
            segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> CodeRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("codeapp") { return reader.hasHost ? afterCodeapp(reader) : nil }
        if reader.hasScheme("https") { return reader.hasHost ? afterCodeapp(reader) : nil }
        return nil
    }

    static func afterCodeapp(_ reader: _RouteReader) -> CodeRoute? {
        if reader[0].equalsIgnoringCase("code.example.com") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> CodeRoute? {
        if reader.count == 0 { return .dashboard }
        switch reader[0] {
        case "settings": if let route = afterSettings(reader) { return route }
        case "notifications": if let route = afterNotifications(reader) { return route }
        case "search": if let route = afterSearch(reader) { return route }
        default: break
        }
        if let userParts = _MixedParts.user.split(reader[0]), reader.count == 1,
            let user = userParts[0].string()
        {
            return .handle(user: user)
        }
        if reader.count > 0 { return afterUser(reader) }
        return nil
    }

    static func afterSettings(_ reader: _RouteReader) -> CodeRoute? {
        if reader.count == 1 { return .settings }
        if reader.count == 2, let page = reader.string(1) { return .settingsPage(page: page) }
        return nil
    }

    static func afterNotifications(_ reader: _RouteReader) -> CodeRoute? {
        if reader.count == 1,
            let all = reader.query["all"].defaulting(to: false, takesEmpty: true, { $0.flag() })
        {
            return .notifications(all: all)
        }
        return nil
    }

    static func afterSearch(_ reader: _RouteReader) -> CodeRoute? {
        if reader.count == 1, let query = reader.query["q"].string(),
            let type = reader.query["type"].optional({ $0.asSearchType() })
        {
            return .search(query: query, type: type)
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> CodeRoute? {
        if reader.count == 1 {
            if let user = reader.string(0), let tab = reader.query["tab"].string() {
                return .tab(user: user, tab: tab)
            }
            if let user = reader.string(0) { return .user(user: user) }
        }
        if reader.count == 2, let user = reader.string(0), let repository = reader.string(1) {
            return .repository(user: user, repository: repository)
        }
        switch reader[2] {
        case "issues":
            if reader.count == 3, let user = reader.string(0), let repository = reader.string(1),
                let state = reader.query["state"].defaulting(
                    to: CodeRoute.State.open, { $0.asState() }),
                let labels = reader.query.values("label", takesEmpty: true, as: { $0.string() })
            {
                return .issues(user: user, repository: repository, state: state, labels: labels)
            }
            if reader[3].equals("new"), reader.count == 4, let user = reader.string(0),
                let repository = reader.string(1)
            {
                return .newIssue(user: user, repository: repository)
            }
            if let number = reader[3].integer(), reader.count == 4, let user = reader.string(0),
                let repository = reader.string(1)
            {
                return .issue(user: user, repository: repository, number: number)
            }
        case "pull":
            if let number = reader[3].integer(), reader.count == 4, let user = reader.string(0),
                let repository = reader.string(1)
            {
                return .pull(user: user, repository: repository, number: number)
            }
        case "pulls":
            if let number = reader[3].integer(), reader.count == 4, let user = reader.string(0),
                let repository = reader.string(1)
            {
                return .pull(user: user, repository: repository, number: number)
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: CodeRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://code.example.com", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: CodeRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .dashboard: break
        case .settings: writer.literal("settings")
        case let .settingsPage(page):
            writer.literal("settings")
            writer.segment(page)
        case let .notifications(all):
            writer.literal("notifications")
            if all != false { writer.item("all", all.description) }
        case let .search(query, type):
            writer.literal("search")
            writer.item("q", query)
            if let type { writer.item("type", type.rawValue) }
        case let .user(user): writer.segment(user)
        case let .handle(user): writer.segment(mixed: ["@", ""], [user])
        case let .tab(user, tab):
            writer.segment(user)
            writer.item("tab", tab)
        case let .repository(user, repository):
            writer.segment(user)
            writer.segment(repository)
        case let .issues(user, repository, state, labels):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("issues")
            if state != CodeRoute.State.open { writer.item("state", state.rawValue) }
            for element in labels { writer.item("label", element) }
        case let .issue(user, repository, number):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("issues")
            writer.segment(number)
        case let .newIssue(user, repository):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("issues/new")
        case let .pull(user, repository, number):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("pull")
            writer.segment(number)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let user = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
}

private nonisolated extension _RoutePart {
    func asSearchType() -> CodeRoute.SearchType? {
        switch self {
        case "repositories": return CodeRoute.SearchType.repositories
        case "users": return CodeRoute.SearchType.users
        case "code": return CodeRoute.SearchType.code
        default: return nil
        }
    }

    func asState() -> CodeRoute.State? {
        switch self {
        case "open": return CodeRoute.State.open
        case "closed": return CodeRoute.State.closed
        case "all": return CodeRoute.State.all
        default: return nil
        }
    }
}
