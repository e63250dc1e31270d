// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ReaderRoute: URLRoute {
    /// `open?url=${url:URL}`
    case open(url: RouteURL)
    /// `open-text?url=${url}`
    case openText(url: String)
    /// `subscribe/${feed:URL}`
    case subscribe(feed: RouteURL)
    /// `read/${url...}`
    case path(url: [String] = [])
    /// `share?url=${url:URL?}&title=${title?}`
    case share(url: RouteURL? = nil, title: String? = nil)
    /// `redirect#${url:URL}`
    case redirect(url: RouteURL)
    /// `view#url=${url:URL}&back=${back:URL?}`
    case fragment(url: RouteURL, back: RouteURL? = nil)

    /// The scheme of the first base.
    static let scheme: String = "reader"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["reader://", "https://reader.example"]

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
nonisolated extension ReaderRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .open(a0): if case let .open(b0) = b, _Route.equal(a0, b0) { return true }
        case let .openText(a0): if case let .openText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .subscribe(a0):
            if case let .subscribe(b0) = b, _Route.equal(a0, b0) { return true }
        case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
        case let .share(a0, a1):
            if case let .share(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .redirect(a0): if case let .redirect(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0, a1):
            if case let .fragment(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .open(a0):
            hasher.combine("open")
            hasher.combine(a0)
        case let .openText(a0):
            hasher.combine("openText")
            hasher.combine(a0)
        case let .subscribe(a0):
            hasher.combine("subscribe")
            hasher.combine(a0)
        case let .path(a0):
            hasher.combine("path")
            hasher.combine(a0)
        case let .share(a0, a1):
            hasher.combine("share")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .redirect(a0):
            hasher.combine("redirect")
            hasher.combine(a0)
        case let .fragment(a0, a1):
            hasher.combine("fragment")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ReaderRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ReaderRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("reader") { return start(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> ReaderRoute? {
        if reader[0].equalsIgnoringCase("reader.example") {
            switch reader[1] {
            case "open":
                if reader.count == 2, let url = reader.query["url"].url() { return .open(url: url) }
            case "open-text":
                if reader.count == 2, let url = reader.query["url"].string() {
                    return .openText(url: url)
                }
            case "subscribe": return afterReaderExampleSubscribe(reader.from(2))
            case "read": return afterReaderExampleRead(reader.from(2))
            case "share":
                if reader.count == 2, let url = reader.query["url"].optional({ $0.url() }),
                    let title = reader.query["title"].optional({ $0.string() })
                {
                    return .share(url: url, title: title)
                }
            case "redirect":
                if reader.count == 2, reader.hasFragment, case let fragment = reader.fragment,
                    let url = fragment[0].url(), fragment.count == 1
                {
                    return .redirect(url: url)
                }
            case "view":
                if reader.count == 2, reader.hasFragment,
                    let url = reader.fragmentItems["url"].url(),
                    let back = reader.fragmentItems["back"].optional({ $0.url() })
                {
                    return .fragment(url: url, back: back)
                }
            default: break
            }
        }
        return nil
    }

    static func afterReaderExampleSubscribe(_ reader: _RouteReader) -> ReaderRoute? {
        if reader.count == 1, let feed = reader[0].url() { return .subscribe(feed: feed) }
        return nil
    }

    static func afterReaderExampleRead(_ reader: _RouteReader) -> ReaderRoute? {
        if let url = reader.rest(from: 0, { $0.string() }) { return .path(url: url) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ReaderRoute? {
        if reader[0].equalsIgnoringCase("open"), reader.count == 1,
            let url = reader.query["url"].url()
        {
            return .open(url: url)
        }
        if reader[0].equalsIgnoringCase("open-text"), reader.count == 1,
            let url = reader.query["url"].string()
        {
            return .openText(url: url)
        }
        if reader[0].equalsIgnoringCase("subscribe"),
            let route = afterReaderExampleSubscribe(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("read"), let route = afterReaderExampleRead(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("share"), reader.count == 1,
            let url = reader.query["url"].optional({ $0.url() }),
            let title = reader.query["title"].optional({ $0.string() })
        {
            return .share(url: url, title: title)
        }
        if reader[0].equalsIgnoringCase("redirect"), reader.count == 1, reader.hasFragment,
            case let fragment = reader.fragment, let url = fragment[0].url(), fragment.count == 1
        {
            return .redirect(url: url)
        }
        if reader[0].equalsIgnoringCase("view"), reader.count == 1, reader.hasFragment,
            let url = reader.fragmentItems["url"].url(),
            let back = reader.fragmentItems["back"].optional({ $0.url() })
        {
            return .fragment(url: url, back: back)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ReaderRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "reader://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ReaderRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .open(url):
            writer.literal("open")
            writer.item("url", _Route.text(url))
        case let .openText(url):
            writer.literal("open-text")
            writer.item("url", url)
        case let .subscribe(feed):
            writer.literal("subscribe")
            writer.segment(_Route.text(feed))
        case let .path(url):
            writer.literal("read")
            for element in url { writer.segment(element) }
        case let .share(url, title):
            writer.literal("share")
            if let url { writer.item("url", _Route.text(url)) }
            if let title, !title.isEmpty { writer.item("title", title) }
        case let .redirect(url):
            writer.literal("redirect")
            writer.beginFragment()
            writer.segment(_Route.text(url))
        case let .fragment(url, back):
            writer.literal("view")
            writer.beginFragment(isOnlyItems: true)
            writer.item("url", _Route.text(url))
            if let back { writer.item("back", _Route.text(back)) }
        }
    }
}
