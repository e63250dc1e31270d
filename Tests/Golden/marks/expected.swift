// Made by routegen 0.2 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MarkRoute: URLRoute {
    /// `user/me`
    case me
    /// `user/${id:Int}`
    case number(id: Swift.Int)
    /// `user/${word:Word}`
    case word(word: MarkRoute.Word)
    /// `user/@${handle}`
    case at(handle: Swift.String)
    /// `user/${name}`
    case name(name: Swift.String)
    /// `user/${name}/edit`
    case edit(name: Swift.String)
    /// `user/me/${what}`
    case meEdit(what: Swift.String)
    /// `user/${path...}`
    case rest(path: [Swift.String] = [])
    /// `search?type=user&q=${q}`
    case typed(q: Swift.String)
    /// `search?page=${page:Int}`
    case page(page: Swift.Int)
    /// `search?q=${q?}&type=${type?}&page=${page?}`
    case search(q: Swift.String? = nil, type: Swift.String? = nil, page: Swift.String? = nil)
    /// `search?all&${items...}`
    case searchRest(items: [Swift.String: Swift.String] = [:])
    /// `file/${n:Int}.json`
    case json(n: Swift.Int)
    /// `file/${name}.json`
    case anyJson(name: Swift.String)
    /// `file/${name}`
    case file(name: Swift.String)
    /// `tagged?tag=${tags:[Int]}&x=${x}`
    case tagged(tags: [Swift.Int] = [], x: Swift.String)
    /// `tagged?tag=${tags:[String]}`
    case tags(tags: [Swift.String] = [])
    /// `page#a/${n:Int}`
    case fragment(n: Swift.Int)
    /// `page#a/${text}`
    case fragmentText(text: Swift.String)
    /// `page#k=v&v=${v}`
    case fragmentItems(v: Swift.String)
    /// `page#k=${k}`
    case fragmentItemsText(k: Swift.String)
    /// `page#k=${k}&v=${v}`
    case fragmentItemsMore(k: Swift.String, v: Swift.String)
    /// `page`
    case empty

    /// The values as they appear in URLs.
    nonisolated enum Word: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case one
        case two
        case _12 = "12"
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "marks"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["app://marks"]

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
nonisolated extension MarkRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
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
            if case let .search(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
        case let .searchRest(a0): if case let .searchRest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .json(a0): if case let .json(b0) = b, _Route.equal(a0, b0) { return true }
        case let .anyJson(a0): if case let .anyJson(b0) = b, _Route.equal(a0, b0) { return true }
        case let .file(a0): if case let .file(b0) = b, _Route.equal(a0, b0) { return true }
        case let .tagged(a0, a1):
            if case let .tagged(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .tags(a0): if case let .tags(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentText(a0): if case let .fragmentText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentItems(a0): if case let .fragmentItems(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentItemsText(a0): if case let .fragmentItemsText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragmentItemsMore(a0, a1):
            if case let .fragmentItemsMore(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case .empty: if case .empty = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .me: hasher.combine(0x16137783)
        case let .number(a0):
            hasher.combine(0x24BBFC65)
            hasher.combine(a0)
        case let .word(a0):
            hasher.combine(0x5F1DFB10)
            hasher.combine(a0)
        case let .at(a0):
            hasher.combine(0x1DDF6BCE)
            hasher.combine(a0)
        case let .name(a0):
            hasher.combine(0x192814FD)
            hasher.combine(a0)
        case let .edit(a0):
            hasher.combine(0x481D5F23)
            hasher.combine(a0)
        case let .meEdit(a0):
            hasher.combine(0x5EE72565)
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine(0x487168B7)
            hasher.combine(a0)
        case let .typed(a0):
            hasher.combine(0x027174A2)
            hasher.combine(a0)
        case let .page(a0):
            hasher.combine(0x254B08C1)
            hasher.combine(a0)
        case let .search(a0, a1, a2):
            hasher.combine(0x09FED7F3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .searchRest(a0):
            hasher.combine(0x6F815511)
            hasher.combine(a0)
        case let .json(a0):
            hasher.combine(0x6CB84447)
            hasher.combine(a0)
        case let .anyJson(a0):
            hasher.combine(0x595BEDF2)
            hasher.combine(a0)
        case let .file(a0):
            hasher.combine(0x2DA93926)
            hasher.combine(a0)
        case let .tagged(a0, a1):
            hasher.combine(0x0897B6E5)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .tags(a0):
            hasher.combine(0x58C57449)
            hasher.combine(a0)
        case let .fragment(a0):
            hasher.combine(0x0CCC6772)
            hasher.combine(a0)
        case let .fragmentText(a0):
            hasher.combine(0x056EF745)
            hasher.combine(a0)
        case let .fragmentItems(a0):
            hasher.combine(0x35C8DEC2)
            hasher.combine(a0)
        case let .fragmentItemsText(a0):
            hasher.combine(0x7D1B6C16)
            hasher.combine(a0)
        case let .fragmentItemsMore(a0, a1):
            hasher.combine(0x014CAD18)
            hasher.combine(a0)
            hasher.combine(a1)
        case .empty: hasher.combine(0x47EFB78D)
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader

    static func route(of text: Swift.String, isRawValue: Swift.Bool) -> MarkRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://marks", segments: 6) { url in
            _Matching(reader: url).route()
        }
    }

    func route() -> MarkRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("app") { return reader.hostPath.flatMap { afterApp($0) } }
        return nil
    }

    func afterApp(_ parts: _Path) -> MarkRoute? {
        if parts[0].equalsIgnoringCase("marks") { return start(parts.from(1)) }
        return nil
    }

    func start(_ parts: _Path) -> MarkRoute? {
        switch parts[0] {
        case "user": return afterUser(parts.from(1))
        case "search": return afterSearch(parts.from(1))
        case "file": return afterFile(parts.from(1))
        case "tagged": return afterTagged(parts.from(1))
        case "page": return afterPage(parts.from(1))
        default: break
        }
        return nil
    }

    func afterUser(_ parts: _Path) -> MarkRoute? {
        if parts[0].equals("me") {
            if parts.isEnd(1) {
                reader.won(0x653AD333)
                return .me
            }
            if parts[1].isPresent, parts.isEnd(2), let what = parts[1].string() {
                reader.won(0x258BEB38)
                return .meEdit(what: what)
            }
        }
        if let pieces0 = _Affixes.handle.split(parts[0], of: reader), parts.isEnd(1),
            let handle = pieces0[0].string()
        {
            reader.won(0x3EA971B5)
            return .at(handle: handle)
        }
        if let word = parts[0].asWord(), parts.isEnd(1) {
            reader.won(0x3CD36547)
            return .word(word: word)
        }
        if let id = parts[0].integer(), parts.isEnd(1) {
            reader.won(0x4922108B)
            return .number(id: id)
        }
        if parts[0].isPresent {
            if parts.isEnd(1), let name = parts[0].string() {
                reader.won(0x4434E39E)
                return .name(name: name)
            }
            if parts[1].equals("edit"), parts.isEnd(2), let name = parts[0].string() {
                reader.won(0x25BFB923)
                return .edit(name: name)
            }
        }
        if let path = reader.rest(from: parts.from(0), { $0.string() }) { return .rest(path: path) }
        return nil
    }

    func afterSearch(_ parts: _Path) -> MarkRoute? {
        if parts.isEnd(0) {
            if reader.query["type"].equals("user"), let q = reader.query["q"].string() {
                reader.won(0x22E9299A)
                return .typed(q: q)
            }
            if reader.query["all"].isPresent, let items = reader.query.others(than: "all") {
                return .searchRest(items: items)
            }
            if let page = reader.query["page"].integer() {
                reader.won(0x6048299B)
                return .page(page: page)
            }
            if let q = reader.query["q"].optional({ $0.string() }),
                let type = reader.query["type"].optional({ $0.string() }),
                let page = reader.query["page"].optional({ $0.string() })
            {
                return .search(q: q, type: type, page: page)
            }
        }
        return nil
    }

    func afterFile(_ parts: _Path) -> MarkRoute? {
        if let pieces0 = _Affixes.n.split(parts[0], of: reader), parts.isEnd(1), let n = pieces0[0].integer() {
            reader.won(0x07B59190)
            return .json(n: n)
        }
        if let pieces0 = _Affixes.name.split(parts[0], of: reader), parts.isEnd(1), let name = pieces0[0].string() {
            reader.won(0x7DB66F2F)
            return .anyJson(name: name)
        }
        if parts[0].isPresent, parts.isEnd(1), let name = parts[0].string() { return .file(name: name) }
        return nil
    }

    func afterTagged(_ parts: _Path) -> MarkRoute? {
        if parts.isEnd(0) {
            if let tags = reader.query.values("tag", as: { $0.integer() }), let x = reader.query["x"].string() {
                return .tagged(tags: tags, x: x)
            }
            if let tags = reader.query.values("tag", takesEmpty: true, as: { $0.string() }) { return .tags(tags: tags) }
        }
        return nil
    }

    func afterPage(_ parts: _Path) -> MarkRoute? {
        if parts.isEnd(0) {
            if reader.hasFragment, reader.fragmentItems["k"].equals("v"), let v = reader.fragmentItems["v"].string() {
                reader.won(0x1FD7DC12)
                return .fragmentItems(v: v)
            }
            if reader.hasFragment, let k = reader.fragmentItems["k"].string(),
                let v = reader.fragmentItems["v"].string()
            {
                return .fragmentItemsMore(k: k, v: v)
            }
            if reader.hasFragment, let k = reader.fragmentItems["k"].string() { return .fragmentItemsText(k: k) }
            if reader.hasFragment, case let part0 = reader.fragmentSegment(at: reader.fragmentStart),
                part0.equals("a"), case let part1 = reader.fragmentSegment(at: part0.next), let n = part1.integer(),
                reader.isFragmentEnd(part1.next)
            {
                reader.won(0x58BE288A)
                return .fragment(n: n)
            }
            if reader.hasFragment, case let part0 = reader.fragmentSegment(at: reader.fragmentStart),
                part0.equals("a"), case let part1 = reader.fragmentSegment(at: part0.next), let text = part1.string(),
                reader.isFragmentEnd(part1.next)
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
    static func text(of route: MarkRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://marks", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MarkRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .me: writer.literal("user/me", count: 2)
        case let .number(id):
            writer.literal("user")
            writer.segment(id)
        case let .word(word):
            writer.literal("user")
            writer.segment(plain: word.rawValue)
        case let .at(handle):
            writer.literal("user")
            writer.segment(_Affixes.handle, [.string(handle)], first: "@")
        case let .name(name):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("user")
                writer.segment(name)
            } unlessReadBy: { _Writing.winner(over: route, 0x4434E39E, of: $0) }
        case let .edit(name):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("user")
                writer.segment(name)
                writer.literal("edit")
            } unlessReadBy: { _Writing.winner(over: route, 0x25BFB923, of: $0) }
        case let .meEdit(what):
            writer.literal("user/me", count: 2)
            writer.segment(what)
        case let .rest(path):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("user")
                for element in path { writer.segment(element) }
            } unlessReadBy: { _Writing.winner(over: route, 0x58095C0E, of: $0) }
        case let .typed(q):
            writer.literal("search")
            writer.literalItem("type=user")
            writer.item("q", q)
        case let .page(page):
            writer.literal("search")
            writer.item("page", page)
        case let .search(q, type, page):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("search")
                if let q, !q.isEmpty { writer.item("q", q) }
                if let type, !type.isEmpty { writer.item("type", type) }
                if let page, !page.isEmpty { writer.item("page", page) }
            } unlessReadBy: { _Writing.winner(over: route, 0x63CC8CB4, of: $0) }
        case let .searchRest(items):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("search")
                writer.literalItem("all")
                writer.otherItems(items, than: ["all"])
            } unlessReadBy: { _Writing.winner(over: route, 0x3E21A5A7, of: $0) }
        case let .json(n):
            writer.literal("file")
            writer.segment(_Affixes.n, [.plain(_Route.text(n))], first: "")
        case let .anyJson(name):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("file")
                writer.segment(_Affixes.name, [.string(name)], first: "")
            } unlessReadBy: { _Writing.winner(over: route, 0x7DB66F2F, of: $0) }
        case let .file(name):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("file")
                writer.segment(name)
            } unlessReadBy: { _Writing.winner(over: route, 0x4A5CB8D3, of: $0) }
        case let .tagged(tags, x):
            writer.literal("tagged")
            writer.items("tag", plain: tags.map { _Route.text($0) })
            writer.item("x", x)
        case let .tags(tags):
            writer.literal("tagged")
            writer.items("tag", tags)
        case let .fragment(n):
            writer.literal("page")
            writer.beginFragment()
            writer.literal("a")
            writer.segment(n)
        case let .fragmentText(text):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("page")
                writer.beginFragment()
                writer.literal("a")
                writer.segment(text)
            } unlessReadBy: { _Writing.winner(over: route, 0x2F6796FD, of: $0) }
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
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://marks", .host, isRelative: true)
                writer.literal("page")
                writer.beginFragment(isOnlyItems: true)
                writer.item("k", k)
                writer.item("v", v)
            } unlessReadBy: { _Writing.winner(over: route, 0x0015317A, of: $0) }
        case .empty: writer.literal("page")
        }
    }

    /// What to mark so that no earlier pattern reads the URL as another value; nil if none does.
    static func winner(over route: MarkRoute, _ pattern: Swift.Int, of text: Swift.String) -> _RouteMarks? {
        var winner = -1
        let other = _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
            let route = _Matching(reader: url).route()
            winner = url.winner
            return route
        }
        guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
        return marks(of: winner)
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        case 0x653AD333:  // user/me
            return _RouteMarks(path: "ppp")
        case 0x4922108B:  // user/${id:Int}
            return _RouteMarks(path: "ppp")
        case 0x3CD36547:  // user/${word:Word}
            return _RouteMarks(path: "ppp")
        case 0x3EA971B5:  // user/@${handle}
            return _RouteMarks(path: "ppp")
        case 0x4434E39E:  // user/${name}
            return _RouteMarks(path: "pps")
        case 0x25BFB923:  // user/${name}/edit
            return _RouteMarks(path: "ppsp")
        case 0x258BEB38:  // user/me/${what}
            return _RouteMarks(path: "ppps")
        case 0x22E9299A:  // search?type=user&q=${q}
            return _RouteMarks(path: "pp", items: [.init("type", .first, isRequired: true), .init("q", .none, isRequired: true)])
        case 0x6048299B:  // search?page=${page:Int}
            return _RouteMarks(path: "pp", items: [.init("page", .first, isRequired: true)])
        case 0x07B59190:  // file/${n:Int}.json
            return _RouteMarks(path: "ppp")
        case 0x7DB66F2F:  // file/${name}.json
            return _RouteMarks(path: "ppp")
        case 0x58BE288A:  // page#a/${n:Int}
            return _RouteMarks(path: "pp", fragment: "pp")
        case 0x1FD7DC12:  // page#k=v&v=${v}
            return _RouteMarks(path: "pp", fragment: "p*", fragmentItems: [.init("k", .first, isRequired: true), .init("v", .none, isRequired: true)])
        default: return nil
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _Affixes {
    static let handle = _RouteAffixes(["@", ""], [.text()])
    static let n = _RouteAffixes(["", ".json"], [.value({ $0.integer() != nil })])
    static let name = _RouteAffixes(["", ".json"], [.text()])
}

private nonisolated extension _RoutePart {
    func asWord() -> MarkRoute.Word? {
        switch self {
        case "one": return MarkRoute.Word.one
        case "two": return MarkRoute.Word.two
        case "12": return MarkRoute.Word._12
        default: return nil
        }
    }
}
