// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SlashRoute: URLRoute {
    /// `/`
    case root
    /// `/section/`
    case section
    /// `section/${id}/`
    case article(id: Swift.String)
    /// `files/${path...}/`
    case rest(path: [Swift.String] = [])
    /// `list/?page=${page:Int=1}`
    case query(page: Swift.Int = 1)
    /// `doc/#top`
    case fragment
    /// `empty//`
    case lastEmpty
    /// `a//${b}`
    case middleEmpty(b: Swift.String)

    /// The scheme of the first base.
    static let scheme: Swift.String = "https"
    /// The host of the first base.
    static let host: Swift.String = "slash.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["https://slash.example"]

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

nonisolated extension SlashRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .root: if case .root = b { return true }
        case .section: if case .section = b { return true }
        case .article(let a0): if case .article(let b0) = b, _routeEqual(a0, b0) { return true }
        case .rest(let a0): if case .rest(let b0) = b, _routeEqual(a0, b0) { return true }
        case .query(let a0): if case .query(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragment: if case .fragment = b { return true }
        case .lastEmpty: if case .lastEmpty = b { return true }
        case .middleEmpty(let a0): if case .middleEmpty(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .root: hasher.combine(0x69CEE31A)
        case .section: hasher.combine(0x1A49BFBC)
        case .article(let a0):
            hasher.combine(0x21A89A9D)
            hasher.combine(a0)
        case .rest(let a0):
            hasher.combine(0x487168B7)
            hasher.combine(a0)
        case .query(let a0):
            hasher.combine(0x2244B13C)
            hasher.combine(a0)
        case .fragment: hasher.combine(0x0CCC6772)
        case .lastEmpty: hasher.combine(0x0F81FC12)
        case .middleEmpty(let a0):
            hasher.combine(0x6E16844B)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> SlashRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://slash.example", segments: 6) { match($0) }
    }

    static func match(_ url: _RouteReader) -> SlashRoute? {
        if url.isRelative { return start(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return afterHttps(url, path)
        }
        return nil
    }

    static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> SlashRoute? {
        if path.segment(0).equalsIgnoringCase("slash.example") { return start(url, path.from(1)) }
        return nil
    }

    static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> SlashRoute? {
        if path.isEnd(0) { return SlashRoute.root }
        switch path.word(0) {
        case 0x61:  // "a"
            if path.hasCount(0, 1), path.equals(1, ""), path.isPresent(2), path.isEnd(3), let b = path.string(2) {
                return SlashRoute.middleEmpty(b: b)
            }
        case 0x636F64:  // "doc"
            if path.hasCount(0, 3), path.isEnd(1), url.hasFragment,
                case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("top"),
                url.isFragmentEnd(part0.next)
            {
                return SlashRoute.fragment
            }
        case 0x7473696C:  // "list"
            if path.hasCount(0, 4), path.isEnd(1), let page = url.integerItem("page", Swift.Int.self, default: 1) {
                return SlashRoute.query(page: page)
            }
        case 0x73656C6966:  // "files"
            if path.hasCount(0, 5), let path_ = url.rest(from: path.from(1), { $0.string() }) {
                return SlashRoute.rest(path: path_)
            }
        case 0x7974706D65:  // "empty"
            if path.hasCount(0, 5), path.equals(1, ""), path.isEnd(2) { return SlashRoute.lastEmpty }
        case 0x6E6F6974636573:  // "section"
            if path.hasCount(0, 7) {
                if path.isEnd(1) { return SlashRoute.section }
                if path.isPresent(1), path.isEnd(2), let id = path.string(1) { return SlashRoute.article(id: id) }
            }
        default: break
        }
        return nil
    }

    static func text(of route: SlashRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "https://slash.example/") { text in write(route, form, &text) }
    }

    static func write(_ route: SlashRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .root: break
        case .section: text.append("section")
        case .article(let id): text.append("section/", lastSegment: id)
        case .rest(let path_):
            text.begin(form, base: "https://slash.example", .host, isRelative: true)
            text.literal("files")
            for element in path_ { text.segment(element) }
            text.endSegments()
        case .query(let page):
            text.append("list")
            if !_routeEqual(page, 1) { text.append("?page=", integer: page) }
        case .fragment: text.append("doc#top")
        case .lastEmpty: text.append("empty//")
        case .middleEmpty(let b): text.append("a//", lastSegment: b)
        }
    }
}
