// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AliasRoute: URLRoute {
    /// `search?q|query|term|text=${text}`
    case search(text: String)
    /// `page?page|p=${page:Int?}`
    case page(page: Int? = nil)
    /// `sorted?sort|order=${sort:Sort=newest}`
    case sorted(sort: Sort = .newest)
    /// `tags?tag|t=${tags:[String]}`
    case tags(tags: [String] = [])
    /// `literal?type|kind=user`
    case literal
    /// `pipe?a%7Cb=${text?}`
    case pipe(text: String? = nil)
    /// `point?ll|at=${x:Int},${y:Int}`
    case point(x: Int, y: Int)
    /// `rest?q|query=${text?}&${others...}`
    case rest(text: String? = nil, others: [String: String] = [:])
    /// `callback?code=${code}&!error`
    case success(code: String)
    /// `callback?error=${error}`
    case failure(error: String)
    /// `callback?!code&!error`
    case cancelled
    /// `bang?%21x=${text?}`
    case bang(text: String? = nil)
    /// `spaced?!%ED%95%9C&a%20b|a%2Bb=${text}`
    case spaced(text: String)
    /// `beside?!secret&${others...}`
    case absentBesideRest(others: [String: String] = [:])
    /// `fragment#key|k=${key}&!old`
    case fragment(key: String)
    /// `bare?!x`
    case bare

    /// The values as they appear in URLs.
    nonisolated enum Sort: String, CaseIterable, Sendable {
        case relevance
        case newest
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "aliases"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://aliases"]

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
nonisolated extension AliasRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
        case let .page(a0): if case let .page(b0) = b, _Route.equal(a0, b0) { return true }
        case let .sorted(a0): if case let .sorted(b0) = b, _Route.equal(a0, b0) { return true }
        case let .tags(a0): if case let .tags(b0) = b, _Route.equal(a0, b0) { return true }
        case .literal: if case .literal = b { return true }
        case let .pipe(a0): if case let .pipe(b0) = b, _Route.equal(a0, b0) { return true }
        case let .point(a0, a1):
            if case let .point(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .rest(a0, a1):
            if case let .rest(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .success(a0): if case let .success(b0) = b, _Route.equal(a0, b0) { return true }
        case let .failure(a0): if case let .failure(b0) = b, _Route.equal(a0, b0) { return true }
        case .cancelled: if case .cancelled = b { return true }
        case let .bang(a0): if case let .bang(b0) = b, _Route.equal(a0, b0) { return true }
        case let .spaced(a0): if case let .spaced(b0) = b, _Route.equal(a0, b0) { return true }
        case let .absentBesideRest(a0):
            if case let .absentBesideRest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case .bare: if case .bare = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .search(a0):
            hasher.combine("search")
            hasher.combine(a0)
        case let .page(a0):
            hasher.combine("page")
            hasher.combine(a0)
        case let .sorted(a0):
            hasher.combine("sorted")
            hasher.combine(a0)
        case let .tags(a0):
            hasher.combine("tags")
            hasher.combine(a0)
        case .literal: hasher.combine("literal")
        case let .pipe(a0):
            hasher.combine("pipe")
            hasher.combine(a0)
        case let .point(a0, a1):
            hasher.combine("point")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .rest(a0, a1):
            hasher.combine("rest")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .success(a0):
            hasher.combine("success")
            hasher.combine(a0)
        case let .failure(a0):
            hasher.combine("failure")
            hasher.combine(a0)
        case .cancelled: hasher.combine("cancelled")
        case let .bang(a0):
            hasher.combine("bang")
            hasher.combine(a0)
        case let .spaced(a0):
            hasher.combine("spaced")
            hasher.combine(a0)
        case let .absentBesideRest(a0):
            hasher.combine("absentBesideRest")
            hasher.combine(a0)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        case .bare: hasher.combine("bare")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> AliasRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://aliases", segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> AliasRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> AliasRoute? {
        if reader[0].equalsIgnoringCase("aliases") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> AliasRoute? {
        switch reader[0] {
        case "search": return afterSearch(reader)
        case "page": return afterPage(reader)
        case "sorted": return afterSorted(reader)
        case "tags": return afterTags(reader)
        case "literal": return afterLiteral(reader)
        case "pipe": return afterPipe(reader)
        case "point": return afterPoint(reader)
        case "rest": return afterRest(reader)
        case "callback": return afterCallback(reader)
        case "bang": return afterBang(reader)
        case "spaced": return afterSpaced(reader)
        case "beside": return afterBeside(reader)
        case "fragment":
            if reader.count == 1, reader.hasFragment,
                let key = reader.fragmentItems["key", "k"].string(),
                !reader.fragmentItems["old"].isPresent
            {
                return .fragment(key: key)
            }
        case "bare": return afterBare(reader)
        default: break
        }
        return nil
    }

    static func afterSearch(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, let text = reader.query["q", "query", "term", "text"].string() {
            return .search(text: text)
        }
        return nil
    }

    static func afterPage(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, let page = reader.query["page", "p"].optional({ $0.integer() }) {
            return .page(page: page)
        }
        return nil
    }

    static func afterSorted(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1,
            let sort = reader.query["sort", "order"].defaulting(
                to: AliasRoute.Sort.newest, { $0.asSort() })
        {
            return .sorted(sort: sort)
        }
        return nil
    }

    static func afterTags(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1,
            let tags = reader.query.values("tag", "t", takesEmpty: true, as: { $0.string() })
        {
            return .tags(tags: tags)
        }
        return nil
    }

    static func afterLiteral(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, reader.query["type", "kind"].equals("user") { return .literal }
        return nil
    }

    static func afterPipe(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, let text = reader.query["a|b"].optional({ $0.string() }) {
            return .pipe(text: text)
        }
        return nil
    }

    static func afterPoint(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, let xYParts = _MixedParts.xY.split(reader.query["ll", "at"]),
            let x = xYParts[0].integer(), let y = xYParts[1].integer()
        {
            return .point(x: x, y: y)
        }
        return nil
    }

    static func afterRest(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, let text = reader.query["q", "query"].optional({ $0.string() }),
            let others = reader.query.others(than: "q", "query")
        {
            return .rest(text: text, others: others)
        }
        return nil
    }

    static func afterCallback(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1 {
            if !reader.query["error"].isPresent, let code = reader.query["code"].string() {
                return .success(code: code)
            }
            if let error = reader.query["error"].string() { return .failure(error: error) }
            if !reader.query["code"].isPresent, !reader.query["error"].isPresent {
                return .cancelled
            }
        }
        return nil
    }

    static func afterBang(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, let text = reader.query["!x"].optional({ $0.string() }) {
            return .bang(text: text)
        }
        return nil
    }

    static func afterSpaced(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, !reader.query["한"].isPresent,
            let text = reader.query["a b", "a+b"].string()
        {
            return .spaced(text: text)
        }
        return nil
    }

    static func afterBeside(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, !reader.query["secret"].isPresent,
            let others = reader.query.others(than: "secret")
        {
            return .absentBesideRest(others: others)
        }
        return nil
    }

    static func afterBare(_ reader: _RouteReader) -> AliasRoute? {
        if reader.count == 1, !reader.query["x"].isPresent { return .bare }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: AliasRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://aliases", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: AliasRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .search(text):
            writer.literal("search")
            writer.item("q", text)
        case let .page(page):
            writer.literal("page")
            if let page { writer.item("page", page) }
        case let .sorted(sort):
            writer.literal("sorted")
            if sort != AliasRoute.Sort.newest { writer.item("sort", sort.rawValue) }
        case let .tags(tags):
            writer.literal("tags")
            for element in tags { writer.item("tag", element) }
        case .literal:
            writer.literal("literal")
            writer.literalItem("type=user")
        case let .pipe(text):
            writer.literal("pipe")
            if let text, !text.isEmpty { writer.item("a%7Cb", text) }
        case let .point(x, y):
            writer.literal("point")
            writer.item("ll", mixed: ["", ",", ""], [_Route.text(x), _Route.text(y)])
        case let .rest(text, others):
            writer.literal("rest")
            if let text, !text.isEmpty { writer.item("q", text) }
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .success(code):
            writer.literal("callback")
            writer.item("code", code)
        case let .failure(error):
            writer.literal("callback")
            writer.item("error", error)
        case .cancelled: writer.literal("callback")
        case let .bang(text):
            writer.literal("bang")
            if let text, !text.isEmpty { writer.item("!x", text) }
        case let .spaced(text):
            writer.literal("spaced")
            writer.item("a%20b", text)
        case let .absentBesideRest(others):
            writer.literal("beside")
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .fragment(key):
            writer.literal("fragment")
            writer.beginFragment(isOnlyItems: true)
            writer.item("key", key)
        case .bare: writer.literal("bare")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let xY = _RouteMixedPart(
        ["", ",", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })],
        delimiters: ",")
}

private nonisolated extension _RoutePart {
    func asSort() -> AliasRoute.Sort? {
        switch self {
        case "relevance": return AliasRoute.Sort.relevance
        case "newest": return AliasRoute.Sort.newest
        default: return nil
        }
    }
}
