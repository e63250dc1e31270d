// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum PlayerRoute: URLRoute {
    /// `open`
    case open
    /// `open/${tab:Tab}`
    case tab(tab: PlayerRoute.Tab)
    /// `play?id=${id:Int}&t=${time:Double=0}`
    case play(id: Swift.Int, time: Swift.Double = 0.0)
    /// `episode/${id:UUID}`
    case episode(id: RouteUUID)
    /// `show/${slug}?season=${season:Int?}`
    case show(slug: Swift.String, season: Swift.Int? = nil)
    /// - `playlist/${id}/${position:Int?}`
    /// - `playlist/${id}`
    case playlist(id: Swift.String, position: Swift.Int? = nil)
    /// `share?text=${text}&url=${url:URL?}`
    case share(text: Swift.String, url: RouteURL? = nil)
    /// `x-callback-url/${action}?x-success=${success:URL?}&x-error=${failure:URL?}&${arguments...}`
    case callback(action: Swift.String, success: RouteURL? = nil, failure: RouteURL? = nil, arguments: [Swift.String: Swift.String] = [:])
    /// `player-legacy://watch?v=${video}`
    case legacy(video: Swift.String)
    /// `https://play.er/${code}`
    case short(code: Swift.String)

    /// The values as they appear in URLs.
    nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case home
        case library
        case search
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "player"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["player://", "https://www.player.example", "https://player.example", "https://*.player.example"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension PlayerRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .open:
            if case .open = b { return true }
        case .tab(let a0):
            if case .tab(let b0) = b, _routeEqual(a0, b0) { return true }
        case .play(let a0, let a1):
            if case .play(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .episode(let a0):
            if case .episode(let b0) = b, _routeEqual(a0, b0) { return true }
        case .show(let a0, let a1):
            if case .show(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .playlist(let a0, let a1):
            if case .playlist(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .share(let a0, let a1):
            if case .share(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .callback(let a0, let a1, let a2, let a3):
            if case .callback(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .legacy(let a0):
            if case .legacy(let b0) = b, _routeEqual(a0, b0) { return true }
        case .short(let a0):
            if case .short(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .open:
            hasher.combine(0x39E3BFAC)
        case .tab(let a0):
            hasher.combine(0x67EE491F)
            hasher.combine(a0)
        case .play(let a0, let a1):
            hasher.combine(0x56938BF4)
            hasher.combine(a0)
            hasher.combine(a1)
        case .episode(let a0):
            hasher.combine(0x503DF162)
            hasher.combine(a0)
        case .show(let a0, let a1):
            hasher.combine(0x48CB25E8)
            hasher.combine(a0)
            hasher.combine(a1)
        case .playlist(let a0, let a1):
            hasher.combine(0x2E0F0E9D)
            hasher.combine(a0)
            hasher.combine(a1)
        case .share(let a0, let a1):
            hasher.combine(0x76175A84)
            hasher.combine(a0)
            hasher.combine(a1)
        case .callback(let a0, let a1, let a2, let a3):
            hasher.combine(0x470305C1)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .legacy(let a0):
            hasher.combine(0x683C0735)
            hasher.combine(a0)
        case .short(let a0):
            hasher.combine(0x17D885D1)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> PlayerRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 6) { match($0) }
    }

    static func match(_ url: _RouteReader) -> PlayerRoute? {
        if url.isRelative { return node5541E525(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        if url.hasScheme("player") {
            return node5541E525(url, url.path)
        }
        if url.hasScheme("player-legacy") {
            guard let path = url.hostPath else { return nil }
            return node0618E4E7(url, path)
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x72652E79616C70:
            // "play.er"
            if path.hasCount(0, 7) {
                if path.isPresent(1) {
                    if path.isEnd(2) {
                        // https://play.er/${code}
                        if let v0 = path.string(1) {
                            return PlayerRoute.short(code: v0)
                        }
                    }
                }
            }
        case 0x652E726579616C70:
            // "player.example"
            if path.segment(0).equalsIgnoringCase("player.example") {
                if let route = node1617F33E(url, path.from(1)) { return route }
            }
        case 0x79616C702E777777:
            // "www.player.example"
            if path.segment(0).equalsIgnoringCase("www.player.example") {
                if let route = node1617F33E(url, path.from(1)) { return route }
            }
        default: break
        }
        if url.hasHostName, _RouteAffixes.isLabel(path.segment(0), before: ".player.example") {
            return node1617F33E(url, path.from(1))
        }
        return nil
    }

    static func node1617F33E(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        switch path.word(0) {
        case 0x6E65706F:
            // "open"
            if path.hasCount(0, 4) {
                return node00344EE1(url, path.from(1))
            }
        case 0x776F6873:
            // "show"
            if path.hasCount(0, 4) {
                return node21162DD3(url, path.from(1))
            }
        case 0x79616C70:
            // "play"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // play?id=${id:Int}&t=${time:Double=0}
                    if let v0 = url.integerItem("id", Swift.Int.self),
                        let v1 = url.item("t").defaulting(to: 0.0, { $0.double() })
                    {
                        return PlayerRoute.play(id: v0, time: v1)
                    }
                }
            }
        case 0x6572616873:
            // "share"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // share?text=${text}&url=${url:URL?}
                    if let v0 = url.stringItem("text"),
                        let v1 = url.item("url").optional({ $0.url() })
                    {
                        return PlayerRoute.share(text: v0, url: v1)
                    }
                }
            }
        case 0x65646F73697065:
            // "episode"
            if path.hasCount(0, 7) {
                return node28719D24(url, path.from(1))
            }
        case 0x61626C6C61632D78:
            // "x-callback-url"
            if path.equals(0, "x-callback-url") {
                return node02BB1581(url, path.from(1))
            }
        case 0x7473696C79616C70:
            // "playlist"
            if path.hasCount(0, 8) {
                return node10D75F83(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node00344EE1(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        if path.isEnd(0) {
            // open
            return PlayerRoute.open
        }
        if let c0 = closedTab(path.segment(0)) {
            if path.isEnd(1) {
                // open/${tab:Tab}
                return PlayerRoute.tab(tab: c0)
            }
        }
        return nil
    }

    static func node28719D24(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        if let c0 = path.segment(0).uuid() {
            if path.isEnd(1) {
                // episode/${id:UUID}
                return PlayerRoute.episode(id: c0)
            }
        }
        return nil
    }

    static func node21162DD3(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // show/${slug}?season=${season:Int?}
                if let v0 = path.string(0),
                    let v1 = url.integerItemIfAny("season", Swift.Int.self)
                {
                    return PlayerRoute.show(slug: v0, season: v1)
                }
            }
        }
        return nil
    }

    static func node10D75F83(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // playlist/${id}
                if let v0 = path.string(0) {
                    return PlayerRoute.playlist(id: v0, position: nil)
                }
            }
            if let c1 = path.integer(1, Swift.Int.self) {
                if path.isEnd(2) {
                    // playlist/${id}/${position:Int?}
                    if let v0 = path.string(0) {
                        return PlayerRoute.playlist(id: v0, position: c1)
                    }
                }
            }
        }
        return nil
    }

    static func node02BB1581(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // x-callback-url/${action}?x-success=${success:URL?}&x-error=${failure:URL?}&${arguments...}
                if let v0 = path.string(0),
                    let v1 = url.item("x-success").optional({ $0.url() }),
                    let v2 = url.item("x-error").optional({ $0.url() }),
                    let v3 = url.otherItems(than: "x-success", "x-error")
                {
                    return PlayerRoute.callback(action: v0, success: v1, failure: v2, arguments: v3)
                }
            }
        }
        return nil
    }

    static func node5541E525(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x6E65706F:
            // "open"
            if path.hasCount(0, 4) {
                return node00344EE1(url, path.from(1))
            }
        case 0x776F6873:
            // "show"
            if path.hasCount(0, 4) {
                return node21162DD3(url, path.from(1))
            }
        case 0x79616C70:
            // "play"
            if path.hasCount(0, 4) {
                if path.isEnd(1) {
                    // play?id=${id:Int}&t=${time:Double=0}
                    if let v0 = url.integerItem("id", Swift.Int.self),
                        let v1 = url.item("t").defaulting(to: 0.0, { $0.double() })
                    {
                        return PlayerRoute.play(id: v0, time: v1)
                    }
                }
            }
        case 0x6572616873:
            // "share"
            if path.hasCount(0, 5) {
                if path.isEnd(1) {
                    // share?text=${text}&url=${url:URL?}
                    if let v0 = url.stringItem("text"),
                        let v1 = url.item("url").optional({ $0.url() })
                    {
                        return PlayerRoute.share(text: v0, url: v1)
                    }
                }
            }
        case 0x65646F73697065:
            // "episode"
            if path.hasCount(0, 7) {
                return node28719D24(url, path.from(1))
            }
        case 0x61626C6C61632D78:
            // "x-callback-url"
            if path.segment(0).equalsIgnoringCase("x-callback-url") {
                return node02BB1581(url, path.from(1))
            }
        case 0x7473696C79616C70:
            // "playlist"
            if path.hasCount(0, 8) {
                return node10D75F83(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node0618E4E7(_ url: _RouteReader, _ path: _RouteReader.Path) -> PlayerRoute? {
        if path.segment(0).equalsIgnoringCase("watch") {
            if path.isEnd(1) {
                // player-legacy://watch?v=${video}
                if let v0 = url.stringItem("v") {
                    return PlayerRoute.legacy(video: v0)
                }
            }
        }
        return nil
    }

    static func text(of route: PlayerRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "player://") { text in write(route, form, &text) }
    }

    static func write(_ route: PlayerRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .open:
            text.append("open")
        case .tab(let v0):
            text.append("open/")
            text.append(lastSegment: v0.rawValue)
        case .play(let v0, let v1):
            text.append("play?id=")
            text.append(integer: v0)
            if !_routeEqual(v1, 0.0) {
                text.append("&t=")
                text.append(value: _routeText(v1))
            }
        case .episode(let v0):
            text.append("episode/")
            text.append(lastSegment: _routeText(v0))
        case .show(let v0, let v1):
            text.append("show/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append("?season=")
                text.append(integer: v1)
            }
        case .playlist(let v0, let v1):
            if let v1 {
                text.append("playlist/")
                text.append(segment: v0)
                text.append("/")
                text.append(integer: v1)
                return
            }
            if _routeIsNil(v1) {
                text.append("playlist/")
                text.append(lastSegment: v0)
                return
            }
        case .share(let v0, let v1):
            text.append("share?text=")
            text.append(value: v0)
            if let v1 {
                text.append("&url=")
                text.append(value: _routeText(v1))
            }
        case .callback(let v0, let v1, let v2, let v3):
            text.append("x-callback-url/")
            text.append(lastSegment: v0)
            if let v1 {
                text.append(item: "?x-success=")
                text.append(value: _routeText(v1))
            }
            if let v2 {
                text.append(item: "?x-error=")
                text.append(value: _routeText(v2))
            }
            text.otherItems(v3, than: ["x-success", "x-error"])
        case .legacy(let v0):
            text.begin(form, base: "player-legacy://watch", .host, isRelative: false)
            text.endSegments()
            text.append("?v=")
            text.append(value: v0)
        case .short(let v0):
            text.begin(form, base: "https://play.er", .host, isRelative: false)
            text.segment(v0)
            text.endSegments()
        }
    }

    static func closedTab(_ part: _RoutePart) -> PlayerRoute.Tab? {
        switch part.word {
        case 0x656D6F68:
            // "home"
            if part.hasCount(4) {
                return PlayerRoute.Tab.home
            }
        case 0x686372616573:
            // "search"
            if part.hasCount(6) {
                return PlayerRoute.Tab.search
            }
        case 0x7972617262696C:
            // "library"
            if part.hasCount(7) {
                return PlayerRoute.Tab.library
            }
        default: break
        }
        return nil
    }
}
