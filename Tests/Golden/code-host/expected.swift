// Made by routegen from routes.yaml. Do not edit: edit the spec.
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
    case settingsPage(page: Swift.String)
    /// `notifications?all=${all:Bool=false}`
    case notifications(all: Swift.Bool = false)
    /// `search?q=${query}&type=${type:SearchType?}`
    case search(query: Swift.String, type: CodeRoute.SearchType? = nil)
    /// `${user}`
    case user(user: Swift.String)
    /// `@${user}`
    case handle(user: Swift.String)
    /// `${user}?tab=${tab}`
    case tab(user: Swift.String, tab: Swift.String)
    /// `${user}/${repository}`
    case repository(user: Swift.String, repository: Swift.String)
    /// `${user}/${repository}/issues?state=${state:State=open}&label=${labels:[String]}`
    case issues(user: Swift.String, repository: Swift.String, state: CodeRoute.State = .open, labels: [Swift.String] = [])
    /// `${user}/${repository}/issues/${number:Int}`
    case issue(user: Swift.String, repository: Swift.String, number: Swift.Int)
    /// `${user}/${repository}/issues/new`
    case newIssue(user: Swift.String, repository: Swift.String)
    /// - `${user}/${repository}/pull/${number:Int}`
    /// - `${user}/${repository}/pulls/${number:Int}`
    case pull(user: Swift.String, repository: Swift.String, number: Swift.Int)
    /// `${user}/${repository}/blob/${ref}/${path...}#L${line:Int}`
    case file(user: Swift.String, repository: Swift.String, ref: Swift.String, path: [Swift.String] = [], line: Swift.Int)
    /// `${user}/${repository}/tree/${ref}/${path...}`
    case tree(user: Swift.String, repository: Swift.String, ref: Swift.String, path: [Swift.String] = [])
    /// `${user}/${repository}/compare/${base}...${head}`
    case compare(user: Swift.String, repository: Swift.String, base: Swift.String, head: Swift.String)
    /// `${user}/${repository}/releases/tag/v${major:Int}.${minor:Int}`
    case release(user: Swift.String, repository: Swift.String, major: Swift.Int, minor: Swift.Int)
    /// `https://raw.code.example.com/${user}/${repository}/${ref}/${path...}`
    case raw(user: Swift.String, repository: Swift.String, ref: Swift.String, path: [Swift.String] = [])
    /// `https://${user}.pages.example.com/${path...}`
    case page(user: Swift.String, path: [Swift.String] = [])

    /// The values as they appear in URLs.
    public nonisolated enum State: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case open
        case closed
        case all
    }

    /// The values as they appear in URLs.
    public nonisolated enum SearchType: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case repositories
        case users
        case code
    }

    /// The scheme of the first base.
    public static let scheme: Swift.String = "https"
    /// The host of the first base.
    public static let host: Swift.String = "code.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [Swift.String] = ["https://code.example.com", "codeapp://code.example.com"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension CodeRoute {
    public static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .dashboard:
            if case .dashboard = b { return true }
        case .settings:
            if case .settings = b { return true }
        case .settingsPage(let a0):
            if case .settingsPage(let b0) = b, _routeEqual(a0, b0) { return true }
        case .notifications(let a0):
            if case .notifications(let b0) = b, _routeEqual(a0, b0) { return true }
        case .search(let a0, let a1):
            if case .search(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .user(let a0):
            if case .user(let b0) = b, _routeEqual(a0, b0) { return true }
        case .handle(let a0):
            if case .handle(let b0) = b, _routeEqual(a0, b0) { return true }
        case .tab(let a0, let a1):
            if case .tab(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .repository(let a0, let a1):
            if case .repository(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .issues(let a0, let a1, let a2, let a3):
            if case .issues(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .issue(let a0, let a1, let a2):
            if case .issue(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .newIssue(let a0, let a1):
            if case .newIssue(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .pull(let a0, let a1, let a2):
            if case .pull(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .file(let a0, let a1, let a2, let a3, let a4):
            if case .file(let b0, let b1, let b2, let b3, let b4) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4) { return true }
        case .tree(let a0, let a1, let a2, let a3):
            if case .tree(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .compare(let a0, let a1, let a2, let a3):
            if case .compare(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .release(let a0, let a1, let a2, let a3):
            if case .release(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .raw(let a0, let a1, let a2, let a3):
            if case .raw(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .page(let a0, let a1):
            if case .page(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .dashboard:
            hasher.combine(0x3EE0340F)
        case .settings:
            hasher.combine(0x2026E52C)
        case .settingsPage(let a0):
            hasher.combine(0x43CFFBF9)
            hasher.combine(a0)
        case .notifications(let a0):
            hasher.combine(0x373F09C7)
            hasher.combine(a0)
        case .search(let a0, let a1):
            hasher.combine(0x09FED7F3)
            hasher.combine(a0)
            hasher.combine(a1)
        case .user(let a0):
            hasher.combine(0x14B4EBA3)
            hasher.combine(a0)
        case .handle(let a0):
            hasher.combine(0x5188959C)
            hasher.combine(a0)
        case .tab(let a0, let a1):
            hasher.combine(0x67EE491F)
            hasher.combine(a0)
            hasher.combine(a1)
        case .repository(let a0, let a1):
            hasher.combine(0x5DBC6E9B)
            hasher.combine(a0)
            hasher.combine(a1)
        case .issues(let a0, let a1, let a2, let a3):
            hasher.combine(0x078F9812)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .issue(let a0, let a1, let a2):
            hasher.combine(0x42C67168)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .newIssue(let a0, let a1):
            hasher.combine(0x522ED93F)
            hasher.combine(a0)
            hasher.combine(a1)
        case .pull(let a0, let a1, let a2):
            hasher.combine(0x3EBCE9B3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .file(let a0, let a1, let a2, let a3, let a4):
            hasher.combine(0x2DA93926)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
        case .tree(let a0, let a1, let a2, let a3):
            hasher.combine(0x6D9314BE)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .compare(let a0, let a1, let a2, let a3):
            hasher.combine(0x25059EB9)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .release(let a0, let a1, let a2, let a3):
            hasher.combine(0x42312FAB)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .raw(let a0, let a1, let a2, let a3):
            hasher.combine(0x36A89CDF)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .page(let a0, let a1):
            hasher.combine(0x254B08C1)
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> CodeRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://code.example.com", segments: 8) { match($0) }
    }

    static func match(_ url: _RouteReader) -> CodeRoute? {
        if url.isRelative { return node56CADF6A(url, url.path) }
        if url.hasScheme("codeapp") {
            guard let path = url.hostPath else { return nil }
            return node1BE189BC(url, path)
        }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        return nil
    }

    static func node1BE189BC(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.segment(0).equalsIgnoringCase("code.example.com") {
            return node56CADF6A(url, path.from(1))
        }
        return nil
    }

    static func node56CADF6A(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isEnd(0) {
            // 
            return CodeRoute.dashboard
        }
        switch path.word(0) {
        case 0x686372616573:
            // "search"
            if path.hasCount(0, 6) {
                if let route = node563051DA(url, path.from(1)) { return route }
            }
        case 0x6163696669746F6E:
            // "notifications"
            if path.equals(0, "notifications") {
                if let route = node5A099C6D(url, path.from(1)) { return route }
            }
        case 0x73676E6974746573:
            // "settings"
            if path.hasCount(0, 8) {
                if let route = node7DB28DA9(url, path.from(1)) { return route }
            }
        default: break
        }
        if let c0 = split1F8EBD37(path.segment(0), url) {
            if path.isEnd(1) {
                // @${user}
                if let v0 = c0[0].string() {
                    url.won(0x6BF0F615)
                    return CodeRoute.handle(user: v0)
                }
            }
        }
        if path.isPresent(0) {
            return node50D3686F(url, path.from(1))
        }
        return nil
    }

    static func node7DB28DA9(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isEnd(0) {
            // settings
            url.won(0x2853BE52)
            return CodeRoute.settings
        }
        if path.isPresent(0) {
            if path.isEnd(1) {
                // settings/${page}
                if let v0 = path.string(0) {
                    url.won(0x1C393AE2)
                    return CodeRoute.settingsPage(page: v0)
                }
            }
        }
        return nil
    }

    static func node5A099C6D(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isEnd(0) {
            // notifications?all=${all:Bool=false}
            if let v0 = url.boolItem("all", default: false) {
                url.won(0x1B6191B4)
                return CodeRoute.notifications(all: v0)
            }
        }
        return nil
    }

    static func node563051DA(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isEnd(0) {
            // search?q=${query}&type=${type:SearchType?}
            if let v0 = url.stringItem("q"),
                let v1 = url.item("type").optional({ closedSearchType($0) })
            {
                return CodeRoute.search(query: v0, type: v1)
            }
        }
        return nil
    }

    static func node50D3686F(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isEnd(0) {
            // ${user}?tab=${tab}
            if let v0 = path.string(-1),
                let v1 = url.stringItem("tab")
            {
                return CodeRoute.tab(user: v0, tab: v1)
            }
            // ${user}
            if let v0 = path.string(-1) {
                return CodeRoute.user(user: v0)
            }
        }
        if path.isPresent(0) {
            if path.isEnd(1) {
                // ${user}/${repository}
                if let v0 = path.string(-1),
                    let v1 = path.string(0)
                {
                    return CodeRoute.repository(user: v0, repository: v1)
                }
            }
            switch path.word(1) {
            case 0x626F6C62:
                // "blob"
                if path.hasCount(1, 4) {
                    return node75EB7295(url, path.from(2))
                }
            case 0x65657274:
                // "tree"
                if path.hasCount(1, 4) {
                    return node5B987736(url, path.from(2))
                }
            case 0x6C6C7570:
                // "pull"
                if path.hasCount(1, 4) {
                    return node2DD0C089(url, path.from(2))
                }
            case 0x736C6C7570:
                // "pulls"
                if path.hasCount(1, 5) {
                    return node0A3AE403(url, path.from(2))
                }
            case 0x736575737369:
                // "issues"
                if path.hasCount(1, 6) {
                    return node3EF22BC3(url, path.from(2))
                }
            case 0x657261706D6F63:
                // "compare"
                if path.hasCount(1, 7) {
                    return node01047C8C(url, path.from(2))
                }
            case 0x73657361656C6572:
                // "releases"
                if path.hasCount(1, 8) {
                    return node21F6994D(url, path.from(2))
                }
            default: break
            }
        }
        return nil
    }

    static func node3EF22BC3(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isEnd(0) {
            // ${user}/${repository}/issues?state=${state:State=open}&label=${labels:[String]}
            if let v0 = path.string(-3),
                let v1 = path.string(-2),
                let v2 = url.item("state").defaulting(to: CodeRoute.State.open, { closedState($0) }),
                let v3 = url.items("label", takesEmpty: true, { $0.string() })
            {
                return CodeRoute.issues(user: v0, repository: v1, state: v2, labels: v3)
            }
        }
        if path.equals(0, "new") {
            if path.isEnd(1) {
                // ${user}/${repository}/issues/new
                if let v0 = path.string(-3),
                    let v1 = path.string(-2)
                {
                    return CodeRoute.newIssue(user: v0, repository: v1)
                }
            }
        }
        if let c2 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // ${user}/${repository}/issues/${number:Int}
                if let v0 = path.string(-3),
                    let v1 = path.string(-2)
                {
                    return CodeRoute.issue(user: v0, repository: v1, number: c2)
                }
            }
        }
        return nil
    }

    static func node2DD0C089(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if let c2 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // ${user}/${repository}/pull/${number:Int}
                if let v0 = path.string(-3),
                    let v1 = path.string(-2)
                {
                    return CodeRoute.pull(user: v0, repository: v1, number: c2)
                }
            }
        }
        return nil
    }

    static func node0A3AE403(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if let c2 = path.integer(0, Swift.Int.self) {
            if path.isEnd(1) {
                // ${user}/${repository}/pulls/${number:Int}
                if let v0 = path.string(-3),
                    let v1 = path.string(-2)
                {
                    return CodeRoute.pull(user: v0, repository: v1, number: c2)
                }
            }
        }
        return nil
    }

    static func node75EB7295(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isPresent(0) {
            do {
                // ${user}/${repository}/blob/${ref}/${path...}#L${line:Int}
                if url.hasFragment,
                    let v0 = path.string(-3),
                    let v1 = path.string(-2),
                    let v2 = path.string(0),
                    let v3 = url.rest(from: path.from(1), { $0.string() }),
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    let a0 = split5FF2C0A7(f0, url),
                    let v4 = a0[0].integer(Swift.Int.self),
                    url.isFragmentEnd(f0.next)
                {
                    return CodeRoute.file(user: v0, repository: v1, ref: v2, path: v3, line: v4)
                }
            }
        }
        return nil
    }

    static func node5B987736(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.isPresent(0) {
            do {
                // ${user}/${repository}/tree/${ref}/${path...}
                if let v0 = path.string(-3),
                    let v1 = path.string(-2),
                    let v2 = path.string(0),
                    let v3 = url.rest(from: path.from(1), { $0.string() })
                {
                    return CodeRoute.tree(user: v0, repository: v1, ref: v2, path: v3)
                }
            }
        }
        return nil
    }

    static func node01047C8C(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if let c2 = split720026BF(path.segment(0), url) {
            if path.isEnd(1) {
                // ${user}/${repository}/compare/${base}...${head}
                if let v0 = path.string(-3),
                    let v1 = path.string(-2),
                    let v2 = c2[0].string(),
                    let v3 = c2[1].string()
                {
                    return CodeRoute.compare(user: v0, repository: v1, base: v2, head: v3)
                }
            }
        }
        return nil
    }

    static func node21F6994D(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        if path.equals(0, "tag") {
            if let c2 = split37658404(path.segment(1), url) {
                if path.isEnd(2) {
                    // ${user}/${repository}/releases/tag/v${major:Int}.${minor:Int}
                    if let v0 = path.string(-3),
                        let v1 = path.string(-2),
                        let v2 = c2[0].integer(Swift.Int.self),
                        let v3 = c2[1].integer(Swift.Int.self)
                    {
                        return CodeRoute.release(user: v0, repository: v1, major: v2, minor: v3)
                    }
                }
            }
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> CodeRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x6178652E65646F63:
            // "code.example.com"
            if path.segment(0).equalsIgnoringCase("code.example.com") {
                if let route = node56CADF6A(url, path.from(1)) { return route }
            }
        case 0x65646F632E776172:
            // "raw.code.example.com"
            if path.segment(0).equalsIgnoringCase("raw.code.example.com") {
                if path.isPresent(1) {
                    if path.isPresent(2) {
                        if path.isPresent(3) {
                            do {
                                // https://raw.code.example.com/${user}/${repository}/${ref}/${path...}
                                if let v0 = path.string(1),
                                    let v1 = path.string(2),
                                    let v2 = path.string(3),
                                    let v3 = url.rest(from: path.from(4), { $0.string() })
                                {
                                    return CodeRoute.raw(user: v0, repository: v1, ref: v2, path: v3)
                                }
                            }
                        }
                    }
                }
            }
        default: break
        }
        if url.hasHostName, let c0 = split14D1FC70(path.segment(0), url) {
            do {
                // https://${user}.pages.example.com/${path...}
                if let v0 = c0[0].string(),
                    let v1 = url.rest(from: path.from(1), { $0.string() })
                {
                    return CodeRoute.page(user: v0, path: v1)
                }
            }
        }
        return nil
    }

    static func text(of route: CodeRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "https://code.example.com/") { text in write(route, form, &text) }
    }

    static func write(_ route: CodeRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .dashboard:
            break
        case .settings:
            text.append("settings")
        case .settingsPage(let v0):
            text.append("settings/")
            text.append(lastSegment: v0)
        case .notifications(let v0):
            text.append("notifications")
            if !_routeEqual(v0, false) {
                text.append("?all=")
                text.append(bool: v0)
            }
        case .search(let v0, let v1):
            text.append("search?q=")
            text.append(value: v0)
            if let v1 {
                text.append("&type=")
                text.append(value: v1.rawValue)
            }
        case .user(let v0):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://code.example.com", .host, isRelative: true)
                text.segment(v0)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x0E7BFC11) }
        case .handle(let v0):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(
                affixes1F8EBD37, [.string(v0)], first: "@",
                isText: isText1F8EBD37, accepts: accepts1F8EBD37)
            text.endSegments()
        case .tab(let v0, let v1):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://code.example.com", .host, isRelative: true)
                text.segment(v0)
                text.endSegments()
                text.item("tab", v1)
            } unlessReadBy: { winner($0, over: route, 0x2A4D130D) }
        case .repository(let v0, let v1):
            text.write(form, canonical: .url, baseCount: 1) { text, form in
                text.begin(form, base: "https://code.example.com", .host, isRelative: true)
                text.segment(v0)
                text.segment(v1)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x064B02EB) }
        case .issues(let v0, let v1, let v2, let v3):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.append("/")
            text.append(segment: v1)
            text.append("/issues")
            if !_routeEqual(v2, CodeRoute.State.open) {
                text.append(item: "?state=")
                text.append(value: v2.rawValue)
            }
            text.items("label", v3)
        case .issue(let v0, let v1, let v2):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.append("/")
            text.append(segment: v1)
            text.append("/issues/")
            text.append(integer: v2)
        case .newIssue(let v0, let v1):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.append("/")
            text.append(segment: v1)
            text.append("/issues/new")
        case .pull(let v0, let v1, let v2):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.append("/")
            text.append(segment: v1)
            text.append("/pull/")
            text.append(integer: v2)
        case .file(let v0, let v1, let v2, let v3, let v4):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.segment(v1)
            text.literal("blob")
            text.segment(v2)
            for element in v3 { text.segment(element) }
            text.endSegments()
            text.beginFragment()
            text.segment(
                affixes5FF2C0A7, [.plain(_routeText(v4))], first: "L",
                isText: isText5FF2C0A7, accepts: accepts5FF2C0A7)
            text.endSegments()
        case .tree(let v0, let v1, let v2, let v3):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.segment(v1)
            text.literal("tree")
            text.segment(v2)
            for element in v3 { text.segment(element) }
            text.endSegments()
        case .compare(let v0, let v1, let v2, let v3):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.segment(v1)
            text.literal("compare")
            text.segment(
                affixes720026BF, [.string(v2), .string(v3)], first: "",
                isText: isText720026BF, accepts: accepts720026BF)
            text.endSegments()
        case .release(let v0, let v1, let v2, let v3):
            text.begin(form, base: "https://code.example.com", .host, isRelative: true)
            text.segment(v0)
            text.segment(v1)
            text.literal("releases/tag", count: 2)
            text.segment(
                affixes37658404, [.plain(_routeText(v2)), .plain(_routeText(v3))], first: "v",
                isText: isText37658404, accepts: accepts37658404)
            text.endSegments()
        case .raw(let v0, let v1, let v2, let v3):
            text.begin(form, base: "https://raw.code.example.com", .host, isRelative: false)
            text.segment(v0)
            text.segment(v1)
            text.segment(v2)
            for element in v3 { text.segment(element) }
            text.endSegments()
        case .page(let v0, let v1):
            text.begin(form, base: "https://", .webHostParameter, isRelative: false)
            text.segment(
                affixes14D1FC70, [.string(v0)], first: "",
                isText: isText14D1FC70, accepts: accepts14D1FC70)
            for element in v1 { text.segment(element) }
            text.endSegments()
        }
    }

    /// What to know of an earlier pattern that reads a text as another value than the one that was written.
    static func winner(_ text: Swift.String, over route: CodeRoute, _ pattern: Swift.Int) -> _RouteMarks? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 8) {
            url -> _RouteMarks? in
            guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
            else { return nil }
            return marks(of: url.winner)
        }
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        // settings
        case 0x2853BE52: return _RouteMarks(path: "pp")
        // settings/${page}
        case 0x1C393AE2: return _RouteMarks(path: "pps")
        // notifications?all=${all:Bool=false}
        case 0x1B6191B4: return _RouteMarks(path: "pp", items: [.init("all", .first, isRequired: false)])
        // @${user}
        case 0x6BF0F615: return _RouteMarks(path: "pp")
        default: return nil
        }
    }

    static let affixes14D1FC70 = _RouteAffixes(
        ["", ".pages.example.com"], ignoresCase: true, longestValue: 0, isHost: true)
    static let isText14D1FC70 = [true]

    static func accepts14D1FC70(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split14D1FC70(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes14D1FC70.split(segment, of: url, isText: isText14D1FC70, accepts: accepts14D1FC70)
    }

    static let affixes1F8EBD37 = _RouteAffixes(
        ["@", ""], ignoresCase: false, longestValue: 0)
    static let isText1F8EBD37 = [true]

    static func accepts1F8EBD37(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split1F8EBD37(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1F8EBD37.split(segment, of: url, isText: isText1F8EBD37, accepts: accepts1F8EBD37)
    }

    static let affixes37658404 = _RouteAffixes(
        ["v", ".", ""], ignoresCase: false, longestValue: 0)
    static let isText37658404 = [false, false]

    static func accepts37658404(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        case 0: return text.integer(Swift.Int.self) != nil
        case 1: return text.integer(Swift.Int.self) != nil
        default: return true
        }
    }

    static func split37658404(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes37658404.split(segment, of: url, isText: isText37658404, accepts: accepts37658404)
    }

    static let affixes5FF2C0A7 = _RouteAffixes(
        ["L", ""], ignoresCase: false, longestValue: 0)
    static let isText5FF2C0A7 = [false]

    static func accepts5FF2C0A7(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        case 0: return text.integer(Swift.Int.self) != nil
        default: return true
        }
    }

    static func split5FF2C0A7(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes5FF2C0A7.split(segment, of: url, isText: isText5FF2C0A7, accepts: accepts5FF2C0A7)
    }

    static let affixes720026BF = _RouteAffixes(
        ["", "...", ""], ignoresCase: false, longestValue: 0)
    static let isText720026BF = [true, true]

    static func accepts720026BF(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split720026BF(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes720026BF.split(segment, of: url, isText: isText720026BF, accepts: accepts720026BF)
    }

    static func closedSearchType(_ part: _RoutePart) -> CodeRoute.SearchType? {
        switch part.word {
        case 0x65646F63:
            // "code"
            if part.hasCount(4) {
                return CodeRoute.SearchType.code
            }
        case 0x7372657375:
            // "users"
            if part.hasCount(5) {
                return CodeRoute.SearchType.users
            }
        case 0x6F7469736F706572:
            // "repositories"
            if part.equals("repositories") {
                return CodeRoute.SearchType.repositories
            }
        default: break
        }
        return nil
    }

    static func closedState(_ part: _RoutePart) -> CodeRoute.State? {
        switch part.word {
        case 0x6C6C61:
            // "all"
            if part.hasCount(3) {
                return CodeRoute.State.all
            }
        case 0x6E65706F:
            // "open"
            if part.hasCount(4) {
                return CodeRoute.State.open
            }
        case 0x6465736F6C63:
            // "closed"
            if part.hasCount(6) {
                return CodeRoute.State.closed
            }
        default: break
        }
        return nil
    }
}
