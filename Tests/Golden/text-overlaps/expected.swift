// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum TextOverlapRoute: URLRoute {
    /// `user/me`
    case me
    /// `user/${id:Int}`
    case number(id: Int)
    /// `user/${word:Word}`
    case word(word: Word)
    /// `user/@${handle}`
    case at(handle: String)
    /// `user/${name}`
    case name(name: String)
    /// `user/${name}/edit`
    case edit(name: String)
    /// `user/me/${what}`
    case meEdit(what: String)
    /// `user/${path...}`
    case rest(path: [String] = [])
    /// `search?type=user&q=${q}`
    case typed(q: String)
    /// `search?page=${page:Int}`
    case page(page: Int)
    /// `search?q=${q?}&type=${type?}&page=${page?}`
    case search(q: String? = nil, type: String? = nil, page: String? = nil)
    /// `search?all&${items...}`
    case searchRest(items: [String: String] = [:])
    /// `file/${n:Int}.json`
    case json(n: Int)
    /// `file/${name}.json`
    case anyJson(name: String)
    /// `file/${name}`
    case file(name: String)
    /// `tagged?tag=${tags:[Int]}&x=${x}`
    case tagged(tags: [Int] = [], x: String)
    /// `tagged?tag=${tags:[String]}`
    case tags(tags: [String] = [])
    /// `page#a/${n:Int}`
    case fragment(n: Int)
    /// `page#a/${text}`
    case fragmentText(text: String)
    /// `page#k=v&v=${v}`
    case fragmentItems(v: String)
    /// `page#k=${k}`
    case fragmentItemsText(k: String)
    /// `page#k=${k}&v=${v}`
    case fragmentItemsMore(k: String, v: String)
    /// `page`
    case empty

    /// The values as they appear in URLs.
    nonisolated enum Word: String, CaseIterable, Sendable {
        case one
        case two
        case _12 = "12"
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "overlaps"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://overlaps"]

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
nonisolated extension TextOverlapRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .me: if case .me = b { return true }
        case let .number(a0): if case let .number(b0) = b, _Route.equal(a0, b0) { return true }
        case let .word(a0): if case let .word(b0) = b, _Route.equal(a0, b0) { return true }
        case let .at(a0): if case let .at(b0) = b, _Route.equal(a0, b0) { return true }
        case let .name(a0): if case let .name(b0) = b, _Route.equal(a0, b0) { return true }
        case let .edit(a0): if case let .edit(b0) = b, _Route.equal(a0, b0) { return true }
        case let .meEdit(a0): if case let .meEdit(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .typed(a0): if case let .typed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .page(a0): if case let .page(b0) = b, _Route.equal(a0, b0) { return true }
        case let .search(a0, a1, a2):
            if case let .search(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .searchRest(a0):
            if case let .searchRest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .json(a0): if case let .json(b0) = b, _Route.equal(a0, b0) { return true }
        case let .anyJson(a0): if case let .anyJson(b0) = b, _Route.equal(a0, b0) { return true }
        case let .file(a0): if case let .file(b0) = b, _Route.equal(a0, b0) { return true }
        case let .tagged(a0, a1):
            if case let .tagged(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .tags(a0): if case let .tags(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentText(a0):
            if case let .fragmentText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentItems(a0):
            if case let .fragmentItems(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentItemsText(a0):
            if case let .fragmentItemsText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentItemsMore(a0, a1):
            if case let .fragmentItemsMore(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .empty: if case .empty = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .me: hasher.combine("me")
        case let .number(a0):
            hasher.combine("number")
            hasher.combine(a0)
        case let .word(a0):
            hasher.combine("word")
            hasher.combine(a0)
        case let .at(a0):
            hasher.combine("at")
            hasher.combine(a0)
        case let .name(a0):
            hasher.combine("name")
            hasher.combine(a0)
        case let .edit(a0):
            hasher.combine("edit")
            hasher.combine(a0)
        case let .meEdit(a0):
            hasher.combine("meEdit")
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .typed(a0):
            hasher.combine("typed")
            hasher.combine(a0)
        case let .page(a0):
            hasher.combine("page")
            hasher.combine(a0)
        case let .search(a0, a1, a2):
            hasher.combine("search")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .searchRest(a0):
            hasher.combine("searchRest")
            hasher.combine(a0)
        case let .json(a0):
            hasher.combine("json")
            hasher.combine(a0)
        case let .anyJson(a0):
            hasher.combine("anyJson")
            hasher.combine(a0)
        case let .file(a0):
            hasher.combine("file")
            hasher.combine(a0)
        case let .tagged(a0, a1):
            hasher.combine("tagged")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .tags(a0):
            hasher.combine("tags")
            hasher.combine(a0)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        case let .fragmentText(a0):
            hasher.combine("fragmentText")
            hasher.combine(a0)
        case let .fragmentItems(a0):
            hasher.combine("fragmentItems")
            hasher.combine(a0)
        case let .fragmentItemsText(a0):
            hasher.combine("fragmentItemsText")
            hasher.combine(a0)
        case let .fragmentItemsMore(a0, a1):
            hasher.combine("fragmentItemsMore")
            hasher.combine(a0)
            hasher.combine(a1)
        case .empty: hasher.combine("empty")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> TextOverlapRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://overlaps", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> TextOverlapRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> TextOverlapRoute? {
        if reader[0].equalsIgnoringCase("overlaps") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> TextOverlapRoute? {
        switch reader[0] {
        case "user": return afterUser(reader)
        case "search": return afterSearch(reader)
        case "file": return afterFile(reader)
        case "tagged": return afterTagged(reader)
        case "page": return afterPage(reader)
        default: break
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> TextOverlapRoute? {
        if reader[1].equals("me") {
            if reader.count == 2 { return .me }
            if reader.count == 3, let what = reader.string(2) { return .meEdit(what: what) }
        }
        if let handleParts = _MixedParts.handle.split(reader[1]), reader.count == 2,
            let handle = handleParts[0].string()
        {
            return .at(handle: handle)
        }
        if let word = reader[1].asWord(), reader.count == 2 { return .word(word: word) }
        if let id = reader[1].integer(), reader.count == 2 { return .number(id: id) }
        if reader.count == 2, let name = reader.string(1) { return .name(name: name) }
        if reader[2].equals("edit"), reader.count == 3, let name = reader.string(1) {
            return .edit(name: name)
        }
        if let path = reader.rest(from: 1, { $0.string() }) { return .rest(path: path) }
        return nil
    }

    static func afterSearch(_ reader: _RouteReader) -> TextOverlapRoute? {
        if reader.count == 1 {
            if reader.query["type"].equals("user"), let q = reader.query["q"].string() {
                return .typed(q: q)
            }
            if reader.query["all"].isPresent, let items = reader.query.others(than: "all") {
                return .searchRest(items: items)
            }
            if let page = reader.query["page"].integer() { return .page(page: page) }
            if let q = reader.query["q"].optional({ $0.string() }),
                let type = reader.query["type"].optional({ $0.string() }),
                let page = reader.query["page"].optional({ $0.string() })
            {
                return .search(q: q, type: type, page: page)
            }
        }
        return nil
    }

    static func afterFile(_ reader: _RouteReader) -> TextOverlapRoute? {
        if let nParts = _MixedParts.n.split(reader[1]), reader.count == 2,
            let n = nParts[0].integer()
        {
            return .json(n: n)
        }
        if let nameParts = _MixedParts.name.split(reader[1]), reader.count == 2,
            let name = nameParts[0].string()
        {
            return .anyJson(name: name)
        }
        if reader.count == 2, let name = reader.string(1) { return .file(name: name) }
        return nil
    }

    static func afterTagged(_ reader: _RouteReader) -> TextOverlapRoute? {
        if reader.count == 1 {
            if let tags = reader.query.values("tag", as: { $0.integer() }),
                let x = reader.query["x"].string()
            {
                return .tagged(tags: tags, x: x)
            }
            if let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() }) {
                return .tags(tags: tags)
            }
        }
        return nil
    }

    static func afterPage(_ reader: _RouteReader) -> TextOverlapRoute? {
        if reader.count == 1 {
            if reader.hasFragment, reader.fragmentItems["k"].equals("v"),
                let v = reader.fragmentItems["v"].string()
            {
                return .fragmentItems(v: v)
            }
            if reader.hasFragment, let k = reader.fragmentItems["k"].string(),
                let v = reader.fragmentItems["v"].string()
            {
                return .fragmentItemsMore(k: k, v: v)
            }
            if reader.hasFragment, let k = reader.fragmentItems["k"].string() {
                return .fragmentItemsText(k: k)
            }
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals("a"),
                let n = fragment[1].integer(), fragment.count == 2
            {
                return .fragment(n: n)
            }
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals("a"),
                let text = fragment[1].string(), fragment.count == 2
            {
                return .fragmentText(text: text)
            }
            return .empty
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: TextOverlapRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://overlaps", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: TextOverlapRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .me: writer.literal("user/me")
        case let .number(id):
            writer.literal("user")
            writer.segment(id)
        case let .word(word):
            writer.literal("user")
            writer.segment(word.rawValue)
        case let .at(handle):
            writer.literal("user")
            writer.segment(mixed: ["@", ""], [handle])
        case let .name(name):
            writer.literal("user")
            writer.segment(name)
        case let .edit(name):
            writer.literal("user")
            writer.segment(name)
            writer.literal("edit")
        case let .meEdit(what):
            writer.literal("user/me")
            writer.segment(what)
        case let .rest(path):
            writer.literal("user")
            for element in path { writer.segment(element) }
        case let .typed(q):
            writer.literal("search")
            writer.literalItem("type=user")
            writer.item("q", q)
        case let .page(page):
            writer.literal("search")
            writer.item("page", page)
        case let .search(q, type, page):
            writer.literal("search")
            if let q, !q.isEmpty { writer.item("q", q) }
            if let type, !type.isEmpty { writer.item("type", type) }
            if let page, !page.isEmpty { writer.item("page", page) }
        case let .searchRest(items):
            writer.literal("search")
            writer.literalItem("all")
            for (key, value) in items.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .json(n):
            writer.literal("file")
            writer.segment(mixed: ["", ".json"], [_Route.text(n)])
        case let .anyJson(name):
            writer.literal("file")
            writer.segment(mixed: ["", ".json"], [name])
        case let .file(name):
            writer.literal("file")
            writer.segment(name)
        case let .tagged(tags, x):
            writer.literal("tagged")
            for element in tags { writer.item("tag", element) }
            writer.item("x", x)
        case let .tags(tags):
            writer.literal("tagged")
            for element in tags { writer.item("tag", element) }
        case let .fragment(n):
            writer.literal("page")
            writer.beginFragment()
            writer.literal("a")
            writer.segment(n)
        case let .fragmentText(text):
            writer.literal("page")
            writer.beginFragment()
            writer.literal("a")
            writer.segment(text)
        case let .fragmentItems(v):
            writer.literal("page")
            writer.beginFragment(isOnlyItems: true)
            writer.literalItem("k=v")
            writer.item("v", v)
        case let .fragmentItemsText(k):
            writer.literal("page")
            writer.beginFragment(isOnlyItems: true)
            writer.item("k", k)
        case let .fragmentItemsMore(k, v):
            writer.literal("page")
            writer.beginFragment(isOnlyItems: true)
            writer.item("k", k)
            writer.item("v", v)
        case .empty: writer.literal("page")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let handle = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
    static let n = _RouteMixedPart(["", ".json"], [.number({ $0.integer() != nil })])
    static let name = _RouteMixedPart(["", ".json"], [.text(allowsEmpty: true)])
}

private nonisolated extension _RoutePart {
    func asWord() -> TextOverlapRoute.Word? {
        switch self {
        case "one": return TextOverlapRoute.Word.one
        case "two": return TextOverlapRoute.Word.two
        case "12": return TextOverlapRoute.Word._12
        default: return nil
        }
    }
}
