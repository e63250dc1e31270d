// Made by routegen 0.2 from routes.yaml. Do not edit: edit the spec.
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
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension SlashRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .root: if case .root = b { return true }
        case .section: if case .section = b { return true }
        case let .article(a0): if case let .article(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .query(a0): if case let .query(b0) = b, _Route.equal(a0, b0) { return true }
        case .fragment: if case .fragment = b { return true }
        case .lastEmpty: if case .lastEmpty = b { return true }
        case let .middleEmpty(a0): if case let .middleEmpty(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .root: hasher.combine(0x69CEE31A)
        case .section: hasher.combine(0x1A49BFBC)
        case let .article(a0):
            hasher.combine(0x21A89A9D)
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine(0x487168B7)
            hasher.combine(a0)
        case let .query(a0):
            hasher.combine(0x2244B13C)
            hasher.combine(a0)
        case .fragment: hasher.combine(0x0CCC6772)
        case .lastEmpty: hasher.combine(0x0F81FC12)
        case let .middleEmpty(a0):
            hasher.combine(0x6E16844B)
            hasher.combine(a0)
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader

    static func route(of text: Swift.String, isRawValue: Swift.Bool) -> SlashRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://slash.example", segments: 6) { url in
            _Matching(reader: url).route()
        }
    }

    func route() -> SlashRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hostPath.flatMap { afterHttps($0) } }
        return nil
    }

    func afterHttps(_ parts: _Path) -> SlashRoute? {
        if parts[0].equalsIgnoringCase("slash.example") { return start(parts.from(1)) }
        return nil
    }

    func start(_ parts: _Path) -> SlashRoute? {
        if parts.isEnd(0) { return .root }
        switch parts[0] {
        case "section":
            if parts.isEnd(1) { return .section }
            if parts[1].isPresent, parts.isEnd(2), let id = parts[1].string() { return .article(id: id) }
        case "files": if let path = reader.rest(from: parts.from(1), { $0.string() }) { return .rest(path: path) }
        case "list":
            if parts.isEnd(1), let page = reader.query["page"].defaulting(to: 1, { $0.integer() }) {
                return .query(page: page)
            }
        case "doc":
            if parts.isEnd(1), reader.hasFragment, case let part0 = reader.fragmentSegment(at: reader.fragmentStart),
                part0.equals("top"), reader.isFragmentEnd(part0.next)
            {
                return .fragment
            }
        case "empty": if parts[1].equals(""), parts.isEnd(2) { return .lastEmpty }
        case "a":
            if parts[1].equals(""), parts[2].isPresent, parts.isEnd(3), let b = parts[2].string() {
                return .middleEmpty(b: b)
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: SlashRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://slash.example", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: SlashRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .root: break
        case .section: writer.literal("section")
        case let .article(id):
            writer.literal("section")
            writer.segment(id)
        case let .rest(path):
            writer.literal("files")
            for element in path { writer.segment(element) }
        case let .query(page):
            writer.literal("list")
            if !_Route.equal(page, 1) { writer.item("page", page) }
        case .fragment:
            writer.literal("doc")
            writer.beginFragment()
            writer.literal("top")
        case .lastEmpty:
            writer.literal("empty")
            writer.literal("")
        case let .middleEmpty(b):
            writer.literal("a")
            writer.literal("")
            writer.segment(b)
        }
    }
}
