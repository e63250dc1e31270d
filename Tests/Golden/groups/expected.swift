// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The app's screens.
/// Two lines.
nonisolated enum GroupRoute: URLRoute {
    /// - `/`
    case home
    /// What belongs to one person.
    case user(User)
    case auth(Auth)
    case web(Web)

    /// What belongs to one person.
    nonisolated enum User: Swift.Hashable, Swift.Sendable {
        /// - `user/${id:Int}`
        case profile(id: Swift.Int)
        /// - `user/${id:Int}/posts?tab=${tab:Tab=posts}`
        case posts(id: Swift.Int, tab: GroupRoute.Tab = GroupRoute.Tab.posts)
        case settings(Settings)

        nonisolated enum Settings: Swift.Hashable, Swift.Sendable {
            /// - `user/${id:Int}/settings/general`
            case general(id: Swift.Int)
            /// - `user/${id:Int}/settings/privacy`
            /// - `user/${id:Int}/settings/privacy/${section?}`
            case privacy(id: Swift.Int, section: Swift.String? = nil)
            /// - `https://settings.example.com/${id:Int}/${page}`
            case page(id: Swift.Int, page: Swift.String)

            static func == (a: Self, b: Self) -> Swift.Bool {
                switch a {
                case .general(let a0):
                    if case .general(let b0) = b, _routeEqual(a0, b0) { return true }
                case .privacy(let a0, let a1):
                    if case .privacy(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
                case .page(let a0, let a1):
                    if case .page(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
                }
                return false
            }

            func hash(into hasher: inout Swift.Hasher) {
                switch self {
                case .general(let a0):
                    hasher.combine(0x3EFEFE9D)
                    hasher.combine(a0)
                case .privacy(let a0, let a1):
                    hasher.combine(0x1CEE5ACA)
                    hasher.combine(a0)
                    hasher.combine(a1)
                case .page(let a0, let a1):
                    hasher.combine(0x682EA31B)
                    hasher.combine(a0)
                    hasher.combine(a1)
                }
            }
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            switch a {
            case .profile(let a0):
                if case .profile(let b0) = b, _routeEqual(a0, b0) { return true }
            case .posts(let a0, let a1):
                if case .posts(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
            case .settings(let a0):
                if case .settings(let b0) = b, _routeEqual(a0, b0) { return true }
            }
            return false
        }

        func hash(into hasher: inout Swift.Hasher) {
            switch self {
            case .profile(let a0):
                hasher.combine(0x6B569590)
                hasher.combine(a0)
            case .posts(let a0, let a1):
                hasher.combine(0x3CE8D969)
                hasher.combine(a0)
                hasher.combine(a1)
            case .settings(let a0):
                hasher.combine(0x26EB2093)
                hasher.combine(a0)
            }
        }
    }

    nonisolated enum Auth: Swift.Hashable, Swift.Sendable {
        /// - `sign-in`
        case signIn
        /// - `sign-up/${provider}?from=${from?}`
        case signUp(provider: Swift.String, from: Swift.String? = nil)

        static func == (a: Self, b: Self) -> Swift.Bool {
            switch a {
            case .signIn: if case .signIn = b { return true }
            case .signUp(let a0, let a1):
                if case .signUp(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
            }
            return false
        }

        func hash(into hasher: inout Swift.Hasher) {
            switch self {
            case .signIn:
                hasher.combine(0x2A19A2F4)
            case .signUp(let a0, let a1):
                hasher.combine(0x2A07CB26)
                hasher.combine(a0)
                hasher.combine(a1)
            }
        }
    }

    nonisolated enum Web: Swift.Hashable, Swift.Sendable {
        /// - `page/${path...}`
        case page(path: [Swift.String] = [])
        case legal(Legal)

        nonisolated enum Legal: Swift.Hashable, Swift.Sendable {
            /// - `terms/${version:Int=1}`
            case terms(version: Swift.Int = 1)

            static func == (a: Self, b: Self) -> Swift.Bool {
                switch a {
                case .terms(let a0):
                    if case .terms(let b0) = b, _routeEqual(a0, b0) { return true }
                }
                return false
            }

            func hash(into hasher: inout Swift.Hasher) {
                switch self {
                case .terms(let a0):
                    hasher.combine(0x521CF5C4)
                    hasher.combine(a0)
                }
            }
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            switch a {
            case .page(let a0):
                if case .page(let b0) = b, _routeEqual(a0, b0) { return true }
            case .legal(let a0):
                if case .legal(let b0) = b, _routeEqual(a0, b0) { return true }
            }
            return false
        }

        func hash(into hasher: inout Swift.Hasher) {
            switch self {
            case .page(let a0):
                hasher.combine(0x682EA31B)
                hasher.combine(a0)
            case .legal(let a0):
                hasher.combine(0x351C2AE0)
                hasher.combine(a0)
            }
        }
    }

    /// One of a few texts of a URL.
    nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case posts = "posts"
        case likes = "likes"
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "groups"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["app://groups"]

    /// The route that a URL opens; nil for nil and for a URL that no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a raw value: a URL's text, or what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of `url()` without the base; with it where a route has a base of its own.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's one canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return _routeURL(text, scheme: scheme, host: host)
    }

    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .home: if case .home = b { return true }
        case .user(let a0):
            if case .user(let b0) = b, _routeEqual(a0, b0) { return true }
        case .auth(let a0):
            if case .auth(let b0) = b, _routeEqual(a0, b0) { return true }
        case .web(let a0):
            if case .web(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .home:
            hasher.combine(0x3E4286A2)
        case .user(let a0):
            hasher.combine(0x7E4CC816)
            hasher.combine(a0)
        case .auth(let a0):
            hasher.combine(0x7BCD0DCB)
            hasher.combine(a0)
        case .web(let a0):
            hasher.combine(0x16D2FFE8)
            hasher.combine(a0)
        }
    }
}

extension GroupRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> GroupRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://groups", segments: 8) { match($0) }
        }

        static func match(_ url: _RouteReader) -> GroupRoute? {
            if url.isRelative { return node4ACC50C2(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node48CF5796(url, path)
            }
            if url.hasScheme("https") {
                guard let path = url.hostPath else { return nil }
                return node228E5960(url, path)
            }
            return nil
        }

        static func node48CF5796(_ url: _RouteReader, _ path: _RouteReader.Path) -> GroupRoute? {
            if path.segment(0).equalsIgnoringCase("groups") {
                return node4ACC50C2(url, path.from(1))
            }
            return nil
        }

        static func node4ACC50C2(_ url: _RouteReader, _ path: _RouteReader.Path) -> GroupRoute? {
            if path.isEnd(0) {
                // 
                return GroupRoute.home
            }
            switch path.word(0) {
            case 0x72657375:
                // "user"
                if path.hasCount(0, 4) {
                    if let c0 = path.integer(1, Swift.Int.self) {
                        if path.isEnd(2) {
                            // user/${id:Int}
                            return GroupRoute.user(.profile(id: c0))
                        }
                        switch path.word(2) {
                        case 0x7374736F70:
                            // "posts"
                            if path.hasCount(2, 5) {
                                if path.isEnd(3) {
                                    // user/${id:Int}/posts?tab=${tab:Tab=posts}
                                    if let v1 = url.item("tab").defaulting(to: GroupRoute.Tab.posts, { closedTab($0) }) {
                                        return GroupRoute.user(.posts(id: c0, tab: v1))
                                    }
                                }
                            }
                        case 0x73676E6974746573:
                            // "settings"
                            if path.hasCount(2, 8) {
                                switch path.word(3) {
                                case 0x6C6172656E6567:
                                    // "general"
                                    if path.hasCount(3, 7) {
                                        if path.isEnd(4) {
                                            // user/${id:Int}/settings/general
                                            return GroupRoute.user(.settings(.general(id: c0)))
                                        }
                                    }
                                case 0x79636176697270:
                                    // "privacy"
                                    if path.hasCount(3, 7) {
                                        if path.isEnd(4) {
                                            // user/${id:Int}/settings/privacy
                                            return GroupRoute.user(.settings(.privacy(id: c0, section: nil)))
                                        }
                                        if path.isPresent(4) {
                                            if path.isEnd(5) {
                                                // user/${id:Int}/settings/privacy/${section?}
                                                if let v1 = path.segment(4).nonemptyString() {
                                                    return GroupRoute.user(.settings(.privacy(id: c0, section: v1)))
                                                }
                                            }
                                        }
                                    }
                                default: break
                                }
                            }
                        default: break
                        }
                    }
                }
            case 0x6E692D6E676973:
                // "sign-in"
                if path.hasCount(0, 7) {
                    if path.isEnd(1) {
                        // sign-in
                        return GroupRoute.auth(.signIn)
                    }
                }
            case 0x70752D6E676973:
                // "sign-up"
                if path.hasCount(0, 7) {
                    if path.isPresent(1) {
                        if path.isEnd(2) {
                            // sign-up/${provider}?from=${from?}
                            if let v0 = path.string(1),
                                let v1 = url.stringItemIfAny("from")
                            {
                                return GroupRoute.auth(.signUp(provider: v0, from: v1))
                            }
                        }
                    }
                }
            default: break
            }
            return nil
        }

        static func node228E5960(_ url: _RouteReader, _ path: _RouteReader.Path) -> GroupRoute? {
            switch path.segment(0).lowercaseWord {
            case 0x2E656C706D617865:
                // "example.org"
                if path.segment(0).equalsIgnoringCase("example.org") {
                    if path.equals(1, "app") {
                        if let route = node0314E3BF(url, path.from(2)) { return route }
                    }
                }
            case 0x6D6178652E777777:
                // "www.example.com"
                if path.segment(0).equalsIgnoringCase("www.example.com") {
                    if let route = node0314E3BF(url, path.from(1)) { return route }
                }
            case 0x73676E6974746573:
                // "settings.example.com"
                if path.segment(0).equalsIgnoringCase("settings.example.com") {
                    if let c0 = path.integer(1, Swift.Int.self) {
                        if path.isPresent(2) {
                            if path.isEnd(3) {
                                // https://settings.example.com/${id:Int}/${page}
                                if let v1 = path.string(2) {
                                    return GroupRoute.user(.settings(.page(id: c0, page: v1)))
                                }
                            }
                        }
                    }
                }
            case 0x78652E6C6167656C:
                // "legal.example.com"
                if path.segment(0).equalsIgnoringCase("legal.example.com") {
                    if path.equals(1, "terms") {
                        if let c0 = path.integer(2, Swift.Int.self) {
                            if path.isEnd(3) {
                                // terms/${version:Int=1}
                                return GroupRoute.web(.legal(.terms(version: c0)))
                            }
                        }
                    }
                }
            default: break
            }
            if url.hasHostName, _RouteAffixes.isLabel(path.segment(0), before: ".example.com") {
                return node0314E3BF(url, path.from(1))
            }
            return nil
        }

        static func node0314E3BF(_ url: _RouteReader, _ path: _RouteReader.Path) -> GroupRoute? {
            if path.equals(0, "page") {
                do {
                    // page/${path...}
                    if let v0 = url.rest(from: path.from(1), { $0.string() }) {
                        return GroupRoute.web(.page(path: v0))
                    }
                }
            }
            return nil
        }

        static func text(of route: GroupRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "app://groups/") { text in write(route, form, &text) }
        }

        static func write(_ route: GroupRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .home:
                break
            case .user(.profile(let v0)):
                text.append("user/")
                text.append(integer: v0)
            case .user(.posts(let v0, let v1)):
                text.append("user/")
                text.append(integer: v0)
                text.append("/posts")
                if !_routeEqual(v1, GroupRoute.Tab.posts) {
                    text.append("?tab=")
                    text.append(value: v1.rawValue)
                }
            case .user(.settings(.general(let v0))):
                text.append("user/")
                text.append(integer: v0)
                text.append("/settings/general")
            case .user(.settings(.privacy(let v0, let v1))):
                if (v1 ?? Swift.String()).isEmpty {
                    text.append("user/")
                    text.append(integer: v0)
                    text.append("/settings/privacy")
                    return
                }
                if let v1, !v1.isEmpty {
                    text.append("user/")
                    text.append(integer: v0)
                    text.append("/settings/privacy/")
                    text.append(lastSegment: v1)
                    return
                }
            case .user(.settings(.page(let v0, let v1))):
                text.begin(form, base: "https://settings.example.com", .host, isRelative: false)
                text.segment(integer: v0)
                text.append("/")
                text.append(lastSegment: v1)
            case .auth(.signIn):
                text.append("sign-in")
            case .auth(.signUp(let v0, let v1)):
                text.append("sign-up/")
                text.append(lastSegment: v0)
                if let v1, !v1.isEmpty {
                    text.append("?from=")
                    text.append(value: v1)
                }
            case .web(.page(let v0)):
                text.begin(form, base: "https://www.example.com", .host, isRelative: false)
                text.literal("page")
                for element in v0 { text.segment(element) }
                text.endSegments()
            case .web(.legal(.terms(let v0))):
                text.begin(form, base: "https://legal.example.com", .host, isRelative: false)
                text.literal("terms")
                text.append("/")
                text.append(integer: v0)
            }
        }

        static func closedTab(_ part: _RoutePart) -> GroupRoute.Tab? {
            switch part.word {
            case 0x73656B696C:
                // "likes"
                if part.hasCount(5) {
                    return GroupRoute.Tab.likes
                }
            case 0x7374736F70:
                // "posts"
                if part.hasCount(5) {
                    return GroupRoute.Tab.posts
                }
            default: break
            }
            return nil
        }
    }
}
