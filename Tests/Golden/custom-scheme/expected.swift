// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum PlayerRoute: URLRoute {
    /// `open`
    case open
    /// `open/${tab:Tab}`
    case tab(tab: Tab)
    /// `play?id=${id:Int}&t=${time:Double=0}`
    case play(id: Int, time: Double = 0.0)
    /// `episode/${id:UUID}`
    case episode(id: RouteUUID)
    /// `show/${slug}?season=${season:Int?}`
    case show(slug: String, season: Int? = nil)
    /// - `playlist/${id}/${position:Int?}`
    /// - `playlist/${id}`
    case playlist(id: String, position: Int? = nil)
    /// `share?text=${text}&url=${url:URL?}`
    case share(text: String, url: RouteURL? = nil)
    /// `x-callback-url/${action}?x-success=${success:URL?}&x-error=${failure:URL?}&${arguments...}`
    case callback(
        action: String, success: RouteURL? = nil, failure: RouteURL? = nil,
        arguments: [String: String] = [:])
    /// `player-legacy://watch?v=${video}`
    case legacy(video: String)
    /// `https://play.er/${code}`
    case short(code: String)

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case home
        case library
        case search
    }

    /// The scheme of the first base.
    static let scheme: String = "player"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = [
        "player://", "https://www.player.example", "https://player.example",
        "https://*.player.example"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension PlayerRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .open: if case .open = b { return true }
        case let .tab(a0): if case let .tab(b0) = b, _Route.equal(a0, b0) { return true }
        case let .play(a0, a1):
            if case let .play(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .episode(a0): if case let .episode(b0) = b, _Route.equal(a0, b0) { return true }
        case let .show(a0, a1):
            if case let .show(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .playlist(a0, a1):
            if case let .playlist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .share(a0, a1):
            if case let .share(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .callback(a0, a1, a2, a3):
            if case let .callback(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .legacy(a0): if case let .legacy(b0) = b, _Route.equal(a0, b0) { return true }
        case let .short(a0): if case let .short(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .open: hasher.combine("open")
        case let .tab(a0):
            hasher.combine("tab")
            hasher.combine(a0)
        case let .play(a0, a1):
            hasher.combine("play")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .episode(a0):
            hasher.combine("episode")
            hasher.combine(a0)
        case let .show(a0, a1):
            hasher.combine("show")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .playlist(a0, a1):
            hasher.combine("playlist")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .share(a0, a1):
            hasher.combine("share")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .callback(a0, a1, a2, a3):
            hasher.combine("callback")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .legacy(a0):
            hasher.combine("legacy")
            hasher.combine(a0)
        case let .short(a0):
            hasher.combine("short")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> PlayerRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> PlayerRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        if reader.hasScheme("player") { return start(reader.path) }
        if reader.hasScheme("player-legacy") {
            return reader.hasHost ? afterPlayerLegacy(reader) : nil
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> PlayerRoute? {
        if reader[0].equalsIgnoringCase("www.player.example"),
            let route = afterWwwPlayerExample(reader)
        {
            return route
        }
        if reader[0].equalsIgnoringCase("player.example"), let route = afterWwwPlayerExample(reader)
        {
            return route
        }
        if reader[0].equalsIgnoringCase("play.er"), reader.count == 2, let code = reader.string(1) {
            return .short(code: code)
        }
        if reader.hasNoPort, reader.hasHostName,
            _RouteMixedPart.isLabel(reader[0], before: ".player.example")
        {
            return afterWwwPlayerExample(reader)
        }
        return nil
    }

    static func afterWwwPlayerExample(_ reader: _RouteReader) -> PlayerRoute? {
        switch reader[1] {
        case "open": return afterWwwPlayerExampleOpen(reader.from(2))
        case "play":
            if reader.count == 2, let id = reader.query["id"].integer(),
                let time = reader.query["t"].defaulting(to: 0.0, { $0.decimal(Double.self) })
            {
                return .play(id: id, time: time)
            }
        case "episode": return afterWwwPlayerExampleEpisode(reader.from(2))
        case "show": return afterWwwPlayerExampleShow(reader.from(2))
        case "playlist": return afterWwwPlayerExamplePlaylist(reader.from(2))
        case "share":
            if reader.count == 2, let text = reader.query["text"].string(),
                let url = reader.query["url"].optional({ $0.url() })
            {
                return .share(text: text, url: url)
            }
        case "x-callback-url": return afterWwwPlayerExampleXCallbackUrl(reader.from(2))
        default: break
        }
        return nil
    }

    static func afterWwwPlayerExampleOpen(_ reader: _RouteReader) -> PlayerRoute? {
        if reader.count == 0 { return .open }
        if let tab = reader[0].asTab(), reader.count == 1 { return .tab(tab: tab) }
        return nil
    }

    static func afterWwwPlayerExampleEpisode(_ reader: _RouteReader) -> PlayerRoute? {
        if let id = reader[0].uuid(), reader.count == 1 { return .episode(id: id) }
        return nil
    }

    static func afterWwwPlayerExampleShow(_ reader: _RouteReader) -> PlayerRoute? {
        if reader.count == 1, let slug = reader.string(0),
            let season = reader.query["season"].optional({ $0.integer() })
        {
            return .show(slug: slug, season: season)
        }
        return nil
    }

    static func afterWwwPlayerExamplePlaylist(_ reader: _RouteReader) -> PlayerRoute? {
        if reader.count == 1, let id = reader.string(0) { return .playlist(id: id, position: nil) }
        if let position = reader[1].integer(), reader.count == 2, let id = reader.string(0) {
            return .playlist(id: id, position: position)
        }
        return nil
    }

    static func afterWwwPlayerExampleXCallbackUrl(_ reader: _RouteReader) -> PlayerRoute? {
        if reader.count == 1, let action = reader.string(0),
            let success = reader.query["x-success"].optional({ $0.url() }),
            let failure = reader.query["x-error"].optional({ $0.url() }),
            let arguments = reader.query.others(than: "x-success", "x-error")
        {
            return .callback(
                action: action, success: success, failure: failure, arguments: arguments)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> PlayerRoute? {
        if reader[0].equalsIgnoringCase("open"),
            let route = afterWwwPlayerExampleOpen(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("play"), reader.count == 1,
            let id = reader.query["id"].integer(),
            let time = reader.query["t"].defaulting(to: 0.0, { $0.decimal(Double.self) })
        {
            return .play(id: id, time: time)
        }
        if reader[0].equalsIgnoringCase("episode"),
            let route = afterWwwPlayerExampleEpisode(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("show"),
            let route = afterWwwPlayerExampleShow(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("playlist"),
            let route = afterWwwPlayerExamplePlaylist(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("share"), reader.count == 1,
            let text = reader.query["text"].string(),
            let url = reader.query["url"].optional({ $0.url() })
        {
            return .share(text: text, url: url)
        }
        if reader[0].equalsIgnoringCase("x-callback-url"),
            let route = afterWwwPlayerExampleXCallbackUrl(reader.from(1))
        {
            return route
        }
        return nil
    }

    static func afterPlayerLegacy(_ reader: _RouteReader) -> PlayerRoute? {
        if reader[0].equalsIgnoringCase("watch"), reader.count == 1,
            let video = reader.query["v"].string()
        {
            return .legacy(video: video)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: PlayerRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "player://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: PlayerRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .open: writer.literal("open")
        case let .tab(tab):
            writer.literal("open")
            writer.segment(tab.rawValue)
        case let .play(id, time):
            writer.literal("play")
            writer.item("id", id)
            if time != 0.0 { writer.item("t", _Route.text(time)) }
        case let .episode(id):
            writer.literal("episode")
            writer.segment(_Route.text(id))
        case let .show(slug, season):
            writer.literal("show")
            writer.segment(slug)
            if let season { writer.item("season", season) }
        case let .playlist(id, position):
            writer.literal("playlist")
            writer.segment(id)
            if let position { writer.segment(position) }
        case let .share(text, url):
            writer.literal("share")
            writer.item("text", text)
            if let url { writer.item("url", _Route.text(url)) }
        case let .callback(action, success, failure, arguments):
            writer.literal("x-callback-url")
            writer.segment(action)
            if let success { writer.item("x-success", _Route.text(success)) }
            if let failure { writer.item("x-error", _Route.text(failure)) }
            for (key, value) in arguments.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .legacy(video):
            writer.begin(form, base: "player-legacy://watch", .host, isRelative: false)
            writer.item("v", video)
        case let .short(code):
            writer.begin(form, base: "https://play.er", .host, isRelative: false)
            writer.segment(code)
        }
    }
}

private nonisolated extension _RoutePart {
    func asTab() -> PlayerRoute.Tab? {
        switch self {
        case "home": return PlayerRoute.Tab.home
        case "library": return PlayerRoute.Tab.library
        case "search": return PlayerRoute.Tab.search
        default: return nil
        }
    }
}
