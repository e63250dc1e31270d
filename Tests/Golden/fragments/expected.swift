// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FragmentRoute: URLRoute {
    /// `room#/${room}?via=${via?}`
    case segments(room: String, via: String? = nil)
    /// `room#${room}`
    case withoutSlash(room: String)
    /// `several#/${room}/${event}`
    case several(room: String, event: String)
    /// `literal#top`
    case literal
    /// `typed#line-${line:Int}`
    case typed(line: Int)
    /// `rest#/${path...}?page=${page:Int=1}`
    case rest(path: [String] = [], page: Int = 1)
    /// `items#key=${key}&n=${n:Int?}`
    case items(key: String, n: Int? = nil)
    /// `items-rest#key=${key}&${others...}`
    case itemsRest(key: String, others: [String: String] = [:])
    /// `equals#a%3Db`
    case equals
    /// `both?q=${q}#/${room}?q=${inner}`
    case both(q: String, room: String, inner: String)
    /// `items`
    case none
    /// `list#tag=${tags:[String]}`
    case list(tags: [String] = [])
    /// `empty#`
    case empty
    /// `named#key=${key}&n=${n:Int?}`
    case named(key: String, n: Int? = nil)
    /// `named#${text}`
    case name(text: String)

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "fragments.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://fragments.example"]

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
nonisolated extension FragmentRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .segments(a0, a1):
            if case let .segments(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .withoutSlash(a0):
            if case let .withoutSlash(b0) = b, _Route.equal(a0, b0) { return true }
        case let .several(a0, a1):
            if case let .several(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .literal: if case .literal = b { return true }
        case let .typed(a0): if case let .typed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0, a1):
            if case let .rest(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .items(a0, a1):
            if case let .items(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .itemsRest(a0, a1):
            if case let .itemsRest(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .equals: if case .equals = b { return true }
        case let .both(a0, a1, a2):
            if case let .both(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case .none: if case .none = b { return true }
        case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
        case .empty: if case .empty = b { return true }
        case let .named(a0, a1):
            if case let .named(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .name(a0): if case let .name(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .segments(a0, a1):
            hasher.combine("segments")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .withoutSlash(a0):
            hasher.combine("withoutSlash")
            hasher.combine(a0)
        case let .several(a0, a1):
            hasher.combine("several")
            hasher.combine(a0)
            hasher.combine(a1)
        case .literal: hasher.combine("literal")
        case let .typed(a0):
            hasher.combine("typed")
            hasher.combine(a0)
        case let .rest(a0, a1):
            hasher.combine("rest")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .items(a0, a1):
            hasher.combine("items")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .itemsRest(a0, a1):
            hasher.combine("itemsRest")
            hasher.combine(a0)
            hasher.combine(a1)
        case .equals: hasher.combine("equals")
        case let .both(a0, a1, a2):
            hasher.combine("both")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .none: hasher.combine("none")
        case let .list(a0):
            hasher.combine("list")
            hasher.combine(a0)
        case .empty: hasher.combine("empty")
        case let .named(a0, a1):
            hasher.combine("named")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .name(a0):
            hasher.combine("name")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> FragmentRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://fragments.example",
            segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> FragmentRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> FragmentRoute? {
        if reader[0].equalsIgnoringCase("fragments.example") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> FragmentRoute? {
        switch reader[0] {
        case "room": return afterRoom(reader)
        case "several":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals(""), let room = fragment[1].string(),
                let event = fragment[2].string(), fragment.count == 3
            {
                return .several(room: room, event: event)
            }
        case "literal":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals("top"), fragment.count == 1
            {
                return .literal
            }
        case "typed":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                let lineParts = _MixedParts.line.split(fragment[0]),
                let line = lineParts[0].integer(), fragment.count == 1
            {
                return .typed(line: line)
            }
        case "rest":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals(""), let path = fragment.values(from: 1, { $0.string() }),
                let page = reader.fragmentQuery["page"].defaulting(to: 1, { $0.integer() })
            {
                return .rest(path: path, page: page)
            }
        case "items": return afterItems(reader)
        case "items-rest":
            if reader.count == 1, reader.hasFragment,
                let key = reader.fragmentItems["key"].string(),
                let others = reader.fragmentItems.others(than: "key")
            {
                return .itemsRest(key: key, others: others)
            }
        case "equals":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals("a=b"), fragment.count == 1
            {
                return .equals
            }
        case "both": return afterBoth(reader)
        case "list":
            if reader.count == 1, reader.hasFragment,
                let tags = reader.fragmentItems.values("tag", takesEmpty: true, as: { $0.string() })
            {
                return .list(tags: tags)
            }
        case "empty":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment.count == 0
            {
                return .empty
            }
        case "named": return afterNamed(reader)
        default: break
        }
        return nil
    }

    static func afterRoom(_ reader: _RouteReader) -> FragmentRoute? {
        if reader.count == 1 {
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals(""),
                let room = fragment[1].string(), fragment.count == 2,
                let via = reader.fragmentQuery["via"].optional({ $0.string() })
            {
                return .segments(room: room, via: via)
            }
            if reader.hasFragment, case let fragment = reader.fragment,
                let room = fragment[0].string(), fragment.count == 1
            {
                return .withoutSlash(room: room)
            }
        }
        return nil
    }

    static func afterItems(_ reader: _RouteReader) -> FragmentRoute? {
        if reader.count == 1 {
            if reader.hasFragment, let key = reader.fragmentItems["key"].string(),
                let n = reader.fragmentItems["n"].optional({ $0.integer() })
            {
                return .items(key: key, n: n)
            }
            return FragmentRoute.none
        }
        return nil
    }

    static func afterBoth(_ reader: _RouteReader) -> FragmentRoute? {
        if reader.count == 1, reader.hasFragment, let q = reader.query["q"].string(),
            case let fragment = reader.fragment, fragment[0].equals(""),
            let room = fragment[1].string(), fragment.count == 2,
            let inner = reader.fragmentQuery["q"].string()
        {
            return .both(q: q, room: room, inner: inner)
        }
        return nil
    }

    static func afterNamed(_ reader: _RouteReader) -> FragmentRoute? {
        if reader.count == 1 {
            if reader.hasFragment, let key = reader.fragmentItems["key"].string(),
                let n = reader.fragmentItems["n"].optional({ $0.integer() })
            {
                return .named(key: key, n: n)
            }
            if reader.hasFragment, case let fragment = reader.fragment,
                let text = fragment[0].string(), fragment.count == 1
            {
                return .name(text: text)
            }
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: FragmentRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://fragments.example", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: FragmentRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .segments(room, via):
            writer.literal("room")
            writer.beginFragment()
            writer.literal("")
            writer.segment(room)
            if let via, !via.isEmpty { writer.item("via", via) }
        case let .withoutSlash(room):
            writer.literal("room")
            writer.beginFragment()
            writer.segment(room)
        case let .several(room, event):
            writer.literal("several")
            writer.beginFragment()
            writer.literal("")
            writer.segment(room)
            writer.segment(event)
        case .literal:
            writer.literal("literal")
            writer.beginFragment()
            writer.literal("top")
        case let .typed(line):
            writer.literal("typed")
            writer.beginFragment()
            writer.segment(mixed: ["line-", ""], [_Route.text(line)])
        case let .rest(path, page):
            writer.literal("rest")
            writer.beginFragment()
            writer.literal("")
            for element in path { writer.segment(element) }
            if page != 1 { writer.item("page", page) }
        case let .items(key, n):
            writer.literal("items")
            writer.beginFragment(isOnlyItems: true)
            writer.item("key", key)
            if let n { writer.item("n", n) }
        case let .itemsRest(key, others):
            writer.literal("items-rest")
            writer.beginFragment(isOnlyItems: true)
            writer.item("key", key)
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case .equals:
            writer.literal("equals")
            writer.beginFragment()
            writer.literal("a=b")
        case let .both(q, room, inner):
            writer.literal("both")
            writer.item("q", q)
            writer.beginFragment()
            writer.literal("")
            writer.segment(room)
            writer.item("q", inner)
        case .none: writer.literal("items")
        case let .list(tags):
            writer.literal("list")
            writer.beginFragment(isOnlyItems: true)
            for element in tags { writer.item("tag", element) }
        case .empty:
            writer.literal("empty")
            writer.beginFragment()
        case let .named(key, n):
            writer.literal("named")
            writer.beginFragment(isOnlyItems: true)
            writer.item("key", key)
            if let n { writer.item("n", n) }
        case let .name(text):
            writer.literal("named")
            writer.beginFragment()
            writer.segment(text)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let line = _RouteMixedPart(["line-", ""], [.number({ $0.integer() != nil })])
}
