// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum CaselessRoute: URLRoute {
    /// `/`
    case home
    /// `User/${name}`
    case user(name: String)
    /// `user/Me`
    case me
    /// `tab/${tab:Tab}`
    case tab(tab: Tab)
    /// `size/${size:Size}?Mode=${mode:Mode?}&kind=${kind:Mode=night}`
    case size(size: Size, mode: Mode? = nil, kind: Mode = .night)
    /// `Flag/${isOn:Bool}?All=${all:Bool?}&on=${on:Bool=false}`
    case flag(isOn: Bool, all: Bool? = nil, on: Bool = false)
    /// `tags?Tag|t=${tags:[Tab]}&only=${only:[Bool],}&one=${one:[Bool]}`
    case tags(tags: [Tab] = [], only: [Bool] = [], one: [Bool] = [])
    /// `V${major:Int}.x-${kind:Tab}`
    case release(major: Int, kind: Tab)
    /// `at/${size:Size}x${flag:Bool}`
    case sized(size: Size, flag: Bool)
    /// - `list`
    /// - `list/${tabs:[Tab],}`
    case list(tabs: [Tab] = [])
    /// `rest/${flags:Bool...}`
    case rest(flags: [Bool] = [])
    /// `Items?Type=User&Q=${q}&!Error&Preview`
    case kind(q: String)
    /// `ranges?LL=A${from:Int}To${to:Int}`
    case range(from: Int, to: Int)
    /// `others?Sort=${sort:Tab?}&${more...}`
    case others(sort: Tab? = nil, more: [String: String] = [:])
    /// `doc#Part/${tab:Tab}?Q|query=${q?}`
    case fragment(tab: Tab, q: String? = nil)
    /// `doc#Part/at-${tab:Tab}/${flags:Bool...}`
    case split(tab: Tab, flags: [Bool] = [])
    /// `doc#Key=${key}&Kind=A`
    case items(key: String)
    /// `open?Next=${next:CaselessRoute?}`
    indirect case link(next: CaselessRoute? = nil)

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case Posts
        case likes
    }

    /// The values as they appear in URLs.
    nonisolated enum Size: String, CaseIterable, Sendable {
        case s
        case S
        case xl
    }

    /// The values as they appear in URLs.
    nonisolated enum Mode: String, CaseIterable, Sendable {
        case Day
        case night
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "www.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = [
        "https://www.example.com/App", "app://", "https://*.example.com/App"]

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

    /// The route of a nested link.
    static subscript(_link text: String, depth depth: Int) -> Self? {
        _Matching.route(of: text, isRawValue: true, depth: depth)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension CaselessRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case .me: if case .me = b { return true }
        case let .tab(a0): if case let .tab(b0) = b, _Route.equal(a0, b0) { return true }
        case let .size(a0, a1, a2):
            if case let .size(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .flag(a0, a1, a2):
            if case let .flag(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .tags(a0, a1, a2):
            if case let .tags(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .release(a0, a1):
            if case let .release(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .sized(a0, a1):
            if case let .sized(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .kind(a0): if case let .kind(b0) = b, _Route.equal(a0, b0) { return true }
        case let .range(a0, a1):
            if case let .range(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .others(a0, a1):
            if case let .others(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .fragment(a0, a1):
            if case let .fragment(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .split(a0, a1):
            if case let .split(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .items(a0): if case let .items(b0) = b, _Route.equal(a0, b0) { return true }
        case let .link(a0): if case let .link(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case .me: hasher.combine("me")
        case let .tab(a0):
            hasher.combine("tab")
            hasher.combine(a0)
        case let .size(a0, a1, a2):
            hasher.combine("size")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .flag(a0, a1, a2):
            hasher.combine("flag")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .tags(a0, a1, a2):
            hasher.combine("tags")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .release(a0, a1):
            hasher.combine("release")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .sized(a0, a1):
            hasher.combine("sized")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .list(a0):
            hasher.combine("list")
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .kind(a0):
            hasher.combine("kind")
            hasher.combine(a0)
        case let .range(a0, a1):
            hasher.combine("range")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .others(a0, a1):
            hasher.combine("others")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .fragment(a0, a1):
            hasher.combine("fragment")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .split(a0, a1):
            hasher.combine("split")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .items(a0):
            hasher.combine("items")
            hasher.combine(a0)
        case let .link(a0):
            hasher.combine("link")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> CaselessRoute? {
        guard isRawValue, !_Route.isURL(text) else {
            return _RouteReader.read(text, segments: 6, depth: depth) { route(of: $0) }
        }
        return _RouteReader.read(
            _Route.text(text, after: "https://www.example.com/App"), segments: 6,
            depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> CaselessRoute? {
        if reader.hasScheme("app") { return afterApp(reader.path) }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0 { return .home }
        switch reader[0].folded {
        case "user": if let route = afterUser(reader.from(1)) { return route }
        case "tab": if let route = afterTab(reader.from(1)) { return route }
        case "size": if let route = afterSize(reader.from(1)) { return route }
        case "flag": if let route = afterFlag(reader.from(1)) { return route }
        case "tags": if let route = afterTags(reader.from(1)) { return route }
        case "at": if let route = afterAt(reader.from(1)) { return route }
        case "list": if let route = afterList(reader.from(1)) { return route }
        case "rest": if let route = afterRest(reader.from(1)) { return route }
        case "items": if let route = afterItems(reader.from(1)) { return route }
        case "ranges": if let route = afterRanges(reader.from(1)) { return route }
        case "others": if let route = afterOthers(reader.from(1)) { return route }
        case "doc": if let route = afterDoc(reader.from(1)) { return route }
        case "open": if let route = afterOpen(reader.from(1)) { return route }
        default: break
        }
        if let majorKindParts = _MixedParts.majorKind.split(reader[0]), reader.count == 1,
            let major = majorKindParts[0].integer(), let kind = majorKindParts[1].asTab()
        {
            return .release(major: major, kind: kind)
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> CaselessRoute? {
        if reader[0].equalsIgnoringCase("me"), reader.count == 1 { return .me }
        if reader.count == 1, let name = reader.string(0) { return .user(name: name) }
        return nil
    }

    static func afterTab(_ reader: _RouteReader) -> CaselessRoute? {
        if let tab = reader[0].asTab(), reader.count == 1 { return .tab(tab: tab) }
        return nil
    }

    static func afterSize(_ reader: _RouteReader) -> CaselessRoute? {
        if let size = reader[0].asSize(), reader.count == 1,
            let mode = reader.query.folded["mode"].optional({ $0.asMode() }),
            let kind = reader.query.folded["kind"].defaulting(
                to: CaselessRoute.Mode.night, takesEmpty: true, { $0.asMode() })
        {
            return .size(size: size, mode: mode, kind: kind)
        }
        return nil
    }

    static func afterFlag(_ reader: _RouteReader) -> CaselessRoute? {
        if let isOn = reader[0].folded.bool(), reader.count == 1,
            let all = reader.query.folded["all"].optional(takesEmpty: true, { $0.folded.flag() }),
            let on = reader.query.folded["on"].defaulting(
                to: false, takesEmpty: true, { $0.folded.flag() })
        {
            return .flag(isOn: isOn, all: all, on: on)
        }
        return nil
    }

    static func afterTags(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0, let tags = reader.query.folded.values("tag", "t", as: { $0.asTab() }),
            let only = reader.query.folded["only"].list(
                separatedBy: ",", isOptional: true, { $0.folded.bool() }),
            let one = reader.query.folded.values("one", takesEmpty: true, as: { $0.folded.flag() })
        {
            return .tags(tags: tags, only: only, one: one)
        }
        return nil
    }

    static func afterAt(_ reader: _RouteReader) -> CaselessRoute? {
        if let sizeFlagParts = _MixedParts.sizeFlag.split(reader[0]), reader.count == 1,
            let size = sizeFlagParts[0].asSize(), let flag = sizeFlagParts[1].folded.bool()
        {
            return .sized(size: size, flag: flag)
        }
        return nil
    }

    static func afterList(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0 { return .list(tabs: []) }
        if let tabs = reader[0].list(separatedBy: ",", { $0.asTab() }), reader.count == 1 {
            return .list(tabs: tabs)
        }
        return nil
    }

    static func afterRest(_ reader: _RouteReader) -> CaselessRoute? {
        if let flags = reader.rest(from: 0, { $0.folded.bool() }) { return .rest(flags: flags) }
        return nil
    }

    static func afterItems(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0, reader.query.folded["type"].equalsIgnoringCase("user"),
            !reader.query.folded["error"].isPresent, reader.query.folded["preview"].isPresent,
            let q = reader.query.folded["q"].string()
        {
            return .kind(q: q)
        }
        return nil
    }

    static func afterRanges(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0, let fromToParts = _MixedParts.fromTo.split(reader.query.folded["ll"]),
            let from = fromToParts[0].integer(), let to = fromToParts[1].integer()
        {
            return .range(from: from, to: to)
        }
        return nil
    }

    static func afterOthers(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0, let sort = reader.query.folded["sort"].optional({ $0.asTab() }),
            let more = reader.query.folded.others(than: "sort")
        {
            return .others(sort: sort, more: more)
        }
        return nil
    }

    static func afterDoc(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0 {
            if reader.hasFragment, let key = reader.fragmentItems.folded["key"].string(),
                reader.fragmentItems.folded["kind"].equalsIgnoringCase("a")
            {
                return .items(key: key)
            }
            if reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equalsIgnoringCase("part"),
                let tabParts = _MixedParts.tab.split(fragment[1]), let tab = tabParts[0].asTab(),
                let flags = fragment.values(from: 2, { $0.folded.bool() })
            {
                return .split(tab: tab, flags: flags)
            }
            if reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equalsIgnoringCase("part"), let tab = fragment[1].asTab(),
                fragment.count == 2,
                let q = reader.fragmentQuery.folded["q", "query"].optional({ $0.string() })
            {
                return .fragment(tab: tab, q: q)
            }
        }
        return nil
    }

    static func afterOpen(_ reader: _RouteReader) -> CaselessRoute? {
        if reader.count == 0,
            let next = reader.query.folded["next"].optional({ reader.link($0, CaselessRoute.self) })
        {
            return .link(next: next)
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> CaselessRoute? {
        if reader[0].equalsIgnoringCase("www.example.com"), let route = afterWwwExampleCom(reader) {
            return route
        }
        if reader.hasNoPort, reader.hasHostName,
            _RouteMixedPart.isLabel(reader[0], before: ".example.com")
        {
            return afterWwwExampleCom(reader)
        }
        return nil
    }

    static func afterWwwExampleCom(_ reader: _RouteReader) -> CaselessRoute? {
        if reader[1].equalsIgnoringCase("app") {
            if reader.count == 2 { return .home }
            switch reader[2].folded {
            case "user": if let route = afterUser(reader.from(3)) { return route }
            case "tab": if let route = afterTab(reader.from(3)) { return route }
            case "size": if let route = afterSize(reader.from(3)) { return route }
            case "flag": if let route = afterFlag(reader.from(3)) { return route }
            case "tags": if let route = afterTags(reader.from(3)) { return route }
            case "at": if let route = afterAt(reader.from(3)) { return route }
            case "list": if let route = afterList(reader.from(3)) { return route }
            case "rest": if let route = afterRest(reader.from(3)) { return route }
            case "items": if let route = afterItems(reader.from(3)) { return route }
            case "ranges": if let route = afterRanges(reader.from(3)) { return route }
            case "others": if let route = afterOthers(reader.from(3)) { return route }
            case "doc": if let route = afterDoc(reader.from(3)) { return route }
            case "open": if let route = afterOpen(reader.from(3)) { return route }
            default: break
            }
            if let majorKindParts = _MixedParts.majorKind.split(reader[2]), reader.count == 3,
                let major = majorKindParts[0].integer(), let kind = majorKindParts[1].asTab()
            {
                return .release(major: major, kind: kind)
            }
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: CaselessRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(
                form, base: "https://www.example.com/App", .prefix, isRelative: true,
                prefix: "/App")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: CaselessRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .user(name):
            writer.literal("User")
            writer.segment(name)
        case .me: writer.literal("user/Me")
        case let .tab(tab):
            writer.literal("tab")
            writer.segment(tab.rawValue)
        case let .size(size, mode, kind):
            writer.literal("size")
            writer.segment(size.rawValue)
            if let mode { writer.item("Mode", mode.rawValue) }
            if kind != CaselessRoute.Mode.night { writer.item("kind", kind.rawValue) }
        case let .flag(isOn, all, on):
            writer.literal("Flag")
            writer.segment(isOn.description)
            if let all { writer.item("All", all.description) }
            if on != false { writer.item("on", on.description) }
        case let .tags(tags, only, one):
            writer.literal("tags")
            for element in tags { writer.item("Tag", element.rawValue) }
            writer.item("only", list: only.map { _Route.text($0) }, separatedBy: ",")
            for element in one { writer.item("one", element.description) }
        case let .release(major, kind):
            writer.segment(mixed: ["V", ".x-", ""], [_Route.text(major), kind.rawValue])
        case let .sized(size, flag):
            writer.literal("at")
            writer.segment(mixed: ["", "x", ""], [size.rawValue, _Route.text(flag)])
        case let .list(tabs):
            writer.literal("list")
            if !tabs.isEmpty { writer.segment(list: tabs.map { $0.rawValue }, separatedBy: ",") }
        case let .rest(flags):
            writer.literal("rest")
            for element in flags { writer.segment(element.description) }
        case let .kind(q):
            writer.literal("Items")
            writer.literalItem("Type=User")
            writer.item("Q", q)
            writer.literalItem("Preview")
        case let .range(from, to):
            writer.literal("ranges")
            writer.item("LL", mixed: ["A", "To", ""], [_Route.text(from), _Route.text(to)])
        case let .others(sort, more):
            writer.literal("others")
            if let sort { writer.item("Sort", sort.rawValue) }
            for (key, value) in more.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .fragment(tab, q):
            writer.literal("doc")
            writer.beginFragment()
            writer.literal("Part")
            writer.segment(tab.rawValue)
            if let q, !q.isEmpty { writer.item("Q", q) }
        case let .split(tab, flags):
            writer.literal("doc")
            writer.beginFragment()
            writer.literal("Part")
            writer.segment(mixed: ["at-", ""], [tab.rawValue])
            for element in flags { writer.segment(element.description) }
        case let .items(key):
            writer.literal("doc")
            writer.beginFragment(isOnlyItems: true)
            writer.item("Key", key)
            writer.literalItem("Kind=A")
        case let .link(next):
            writer.literal("open")
            if let next { writer.item("Next", _Route.text(link: next)) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let majorKind = _RouteMixedPart(
        ["v", ".x-", ""], [.number({ $0.integer() != nil }),
        .value(atMost: 5, { $0.asTab() != nil })], ignoresCase: true)
    static let sizeFlag = _RouteMixedPart(
        ["", "x", ""], [.value(atMost: 2, { $0.asSize() != nil }),
        .value(atMost: 5, { $0.folded.bool() != nil })], ignoresCase: true)
    static let fromTo = _RouteMixedPart(
        ["a", "to", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })],
        ignoresCase: true)
    static let tab = _RouteMixedPart(
        ["at-", ""], [.value(atMost: 5, { $0.asTab() != nil })], ignoresCase: true)
}

private nonisolated extension _RoutePart {
    func asMode() -> CaselessRoute.Mode? {
        switch folded {
        case "day": return CaselessRoute.Mode.Day
        case "night": return CaselessRoute.Mode.night
        default: return isText ? CaselessRoute.Mode.Day : nil
        }
    }

    func asSize() -> CaselessRoute.Size? {
        switch self {
        case "s": return CaselessRoute.Size.s
        case "S": return CaselessRoute.Size.S
        case "xl": return CaselessRoute.Size.xl
        default: break
        }
        switch folded {
        case "s": return CaselessRoute.Size.s
        case "xl": return CaselessRoute.Size.xl
        default: return nil
        }
    }

    func asTab() -> CaselessRoute.Tab? {
        switch folded {
        case "posts": return CaselessRoute.Tab.Posts
        case "likes": return CaselessRoute.Tab.likes
        default: return nil
        }
    }
}
