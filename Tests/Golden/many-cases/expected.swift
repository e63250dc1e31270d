// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum ManyRoute: URLRoute {
    /// `alpha`
    case alpha
    /// `bravo/${id:Int}`
    case bravo(id: Int)
    /// `charlie`
    case charlie
    /// `delta/${name}`
    case delta(name: String)
    /// `echo`
    case echo
    /// `foxtrot/${id:Int}/${name}`
    case foxtrot(id: Int, name: String)
    /// `golf`
    case golf
    /// `hotel/${name}?page=${page:Int?}`
    case hotel(name: String, page: Int? = nil)
    /// `india`
    case india
    /// `juliett?color=${color:Color=red}`
    case juliett(color: ManyRoute.Color = .red)
    /// `kilo`
    case kilo
    /// `lima?page=${page:Int?}`
    case lima(page: Int? = nil)
    /// `mike`
    case mike
    /// `november/${id:Int}`
    case november(id: Int)
    /// `oscar`
    case oscar
    /// `papa/${name}`
    case papa(name: String)
    /// `quebec`
    case quebec
    /// `romeo/${id:Int}/${name}`
    case romeo(id: Int, name: String)
    /// `sierra`
    case sierra
    /// `tango/${name}?page=${page:Int?}`
    case tango(name: String, page: Int? = nil)
    /// `uniform`
    case uniform
    /// `victor?color=${color:Color=red}`
    case victor(color: ManyRoute.Color = .red)
    /// `whiskey`
    case whiskey
    /// `xray?page=${page:Int?}`
    case xray(page: Int? = nil)
    /// `yankee`
    case yankee
    /// `zulu/${id:Int}`
    case zulu(id: Int)
    /// `one`
    case one
    /// `two/${name}`
    case two(name: String)
    /// `three`
    case three
    /// `four/${id:Int}/${name}`
    case four(id: Int, name: String)
    /// `other/${other:Int}`
    case other(other: Int)
    /// `list/${path...}`
    case list(path: [String] = [])
    /// `rest?${items...}`
    case rest(items: [String: String] = [:])

    /// The values as they appear in URLs.
    public nonisolated enum Color: String, CaseIterable, Sendable {
        case red
        case green
    }

    /// The scheme of the first base.
    public static let scheme: String = "app"
    /// The host of the first base.
    public static let host: String = "many"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["app://many"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension ManyRoute {
    public static func == (a: Self, b: Self) -> Bool {
        let number = _Cases.number(of: a)
        guard _Route.equal(number, _Cases.number(of: b)) else { return false }
        switch number &>> 24 {
        case 0x1C82:
            if let a = _Cases.values1C82(of: a), let b = _Cases.values1C82(of: b), _Route.equal(a, b) { return true }
            return false
        case 0x1DF6:
            if let a = _Cases.values1DF6(of: a), let b = _Cases.values1DF6(of: b), _Route.equal(a.0, b.0), _Route.equal(a.1, b.1) { return true }
            return false
        case 0x27D2:
            if let a = _Cases.values27D2(of: a), let b = _Cases.values27D2(of: b), _Route.equal(a, b) { return true }
            return false
        case 0x3519:
            if let a = _Cases.values3519(of: a), let b = _Cases.values3519(of: b), _Route.equal(a, b) { return true }
            return false
        case 0x588A:
            if let a = _Cases.values588A(of: a), let b = _Cases.values588A(of: b), _Route.equal(a.0, b.0), _Route.equal(a.1, b.1) { return true }
            return false
        case 0x74C5:
            if let a = _Cases.values74C5(of: a), let b = _Cases.values74C5(of: b), _Route.equal(a, b) { return true }
            return false
        case 0x9C09:
            if let a = _Cases.values9C09(of: a), let b = _Cases.values9C09(of: b), _Route.equal(a, b) { return true }
            return false
        case 0xA4B2:
            if let a = _Cases.valuesA4B2(of: a), let b = _Cases.valuesA4B2(of: b), _Route.equal(a, b) { return true }
            return false
        default: break
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        let number = _Cases.number(of: self)
        hasher.combine(number)
        switch number &>> 24 {
        case 0x1C82:
            guard let values = _Cases.values1C82(of: self) else { return }
            hasher.combine(values)
        case 0x1DF6:
            guard let values = _Cases.values1DF6(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x27D2:
            guard let values = _Cases.values27D2(of: self) else { return }
            hasher.combine(values)
        case 0x3519:
            guard let values = _Cases.values3519(of: self) else { return }
            hasher.combine(values)
        case 0x588A:
            guard let values = _Cases.values588A(of: self) else { return }
            hasher.combine(values.0)
            hasher.combine(values.1)
        case 0x74C5:
            guard let values = _Cases.values74C5(of: self) else { return }
            hasher.combine(values)
        case 0x9C09:
            guard let values = _Cases.values9C09(of: self) else { return }
            hasher.combine(values)
        case 0xA4B2:
            guard let values = _Cases.valuesA4B2(of: self) else { return }
            hasher.combine(values)
        default: break
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader

    static func route(of text: String, isRawValue: Bool) -> ManyRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://many", segments: 6) { url in
            _Matching(reader: url).route()
        }
    }

    func route() -> ManyRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("app") { return reader.hostPath.flatMap { afterApp($0) } }
        return nil
    }

    func afterApp(_ parts: _Path) -> ManyRoute? {
        if parts[0].equalsIgnoringCase("many") { return start(parts.from(1)) }
        return nil
    }

    func start(_ parts: _Path) -> ManyRoute? {
        switch parts[0] {
        case "alpha": if parts.isEnd(1) { return .alpha }
        case "bravo": return afterBravo(parts.from(1))
        case "charlie": if parts.isEnd(1) { return .charlie }
        case "delta": return afterDelta(parts.from(1))
        case "echo": if parts.isEnd(1) { return .echo }
        case "foxtrot": return afterFoxtrot(parts.from(1))
        case "golf": if parts.isEnd(1) { return .golf }
        case "hotel": return afterHotel(parts.from(1))
        case "india": if parts.isEnd(1) { return .india }
        case "juliett": return afterJuliett(parts.from(1))
        case "kilo": if parts.isEnd(1) { return .kilo }
        case "lima": return afterLima(parts.from(1))
        case "mike": if parts.isEnd(1) { return .mike }
        case "november": return afterNovember(parts.from(1))
        case "oscar": if parts.isEnd(1) { return .oscar }
        case "papa": return afterPapa(parts.from(1))
        case "quebec": if parts.isEnd(1) { return .quebec }
        case "romeo": return afterRomeo(parts.from(1))
        case "sierra": if parts.isEnd(1) { return .sierra }
        case "tango": return afterTango(parts.from(1))
        case "uniform": if parts.isEnd(1) { return .uniform }
        case "victor": return afterVictor(parts.from(1))
        case "whiskey": if parts.isEnd(1) { return .whiskey }
        case "xray": return afterXray(parts.from(1))
        case "yankee": if parts.isEnd(1) { return .yankee }
        case "zulu": return afterZulu(parts.from(1))
        case "one": if parts.isEnd(1) { return .one }
        case "two": return afterTwo(parts.from(1))
        case "three": if parts.isEnd(1) { return .three }
        case "four": return afterFour(parts.from(1))
        case "other": return afterOther(parts.from(1))
        case "list": return afterList(parts.from(1))
        case "rest": if parts.isEnd(1), let items = reader.query.others() { return .rest(items: items) }
        default: break
        }
        return nil
    }

    func afterBravo(_ parts: _Path) -> ManyRoute? {
        if let id = parts[0].integer(), parts.isEnd(1) { return .bravo(id: id) }
        return nil
    }

    func afterDelta(_ parts: _Path) -> ManyRoute? {
        if parts[0].isPresent, parts.isEnd(1), let name = parts[0].string() { return .delta(name: name) }
        return nil
    }

    func afterFoxtrot(_ parts: _Path) -> ManyRoute? {
        if let id = parts[0].integer(), parts[1].isPresent, parts.isEnd(2), let name = parts[1].string() {
            return .foxtrot(id: id, name: name)
        }
        return nil
    }

    func afterHotel(_ parts: _Path) -> ManyRoute? {
        if parts[0].isPresent, parts.isEnd(1), let name = parts[0].string(),
            let page = reader.query["page"].optional({ $0.integer() })
        {
            return .hotel(name: name, page: page)
        }
        return nil
    }

    func afterJuliett(_ parts: _Path) -> ManyRoute? {
        if parts.isEnd(0), let color = reader.query["color"].defaulting(to: ManyRoute.Color.red, { $0.asColor() }) {
            return .juliett(color: color)
        }
        return nil
    }

    func afterLima(_ parts: _Path) -> ManyRoute? {
        if parts.isEnd(0), let page = reader.query["page"].optional({ $0.integer() }) { return .lima(page: page) }
        return nil
    }

    func afterNovember(_ parts: _Path) -> ManyRoute? {
        if let id = parts[0].integer(), parts.isEnd(1) { return .november(id: id) }
        return nil
    }

    func afterPapa(_ parts: _Path) -> ManyRoute? {
        if parts[0].isPresent, parts.isEnd(1), let name = parts[0].string() { return .papa(name: name) }
        return nil
    }

    func afterRomeo(_ parts: _Path) -> ManyRoute? {
        if let id = parts[0].integer(), parts[1].isPresent, parts.isEnd(2), let name = parts[1].string() {
            return .romeo(id: id, name: name)
        }
        return nil
    }

    func afterTango(_ parts: _Path) -> ManyRoute? {
        if parts[0].isPresent, parts.isEnd(1), let name = parts[0].string(),
            let page = reader.query["page"].optional({ $0.integer() })
        {
            return .tango(name: name, page: page)
        }
        return nil
    }

    func afterVictor(_ parts: _Path) -> ManyRoute? {
        if parts.isEnd(0), let color = reader.query["color"].defaulting(to: ManyRoute.Color.red, { $0.asColor() }) {
            return .victor(color: color)
        }
        return nil
    }

    func afterXray(_ parts: _Path) -> ManyRoute? {
        if parts.isEnd(0), let page = reader.query["page"].optional({ $0.integer() }) { return .xray(page: page) }
        return nil
    }

    func afterZulu(_ parts: _Path) -> ManyRoute? {
        if let id = parts[0].integer(), parts.isEnd(1) { return .zulu(id: id) }
        return nil
    }

    func afterTwo(_ parts: _Path) -> ManyRoute? {
        if parts[0].isPresent, parts.isEnd(1), let name = parts[0].string() { return .two(name: name) }
        return nil
    }

    func afterFour(_ parts: _Path) -> ManyRoute? {
        if let id = parts[0].integer(), parts[1].isPresent, parts.isEnd(2), let name = parts[1].string() {
            return .four(id: id, name: name)
        }
        return nil
    }

    func afterOther(_ parts: _Path) -> ManyRoute? {
        if let other = parts[0].integer(), parts.isEnd(1) { return .other(other: other) }
        return nil
    }

    func afterList(_ parts: _Path) -> ManyRoute? {
        if let path = reader.rest(from: parts.from(0), { $0.string() }) { return .list(path: path) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ManyRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://many", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ManyRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .alpha: writer.literal("alpha")
        case let .bravo(id):
            writer.literal("bravo")
            writer.segment(id)
        case .charlie: writer.literal("charlie")
        case let .delta(name):
            writer.literal("delta")
            writer.segment(name)
        case .echo: writer.literal("echo")
        case let .foxtrot(id, name):
            writer.literal("foxtrot")
            writer.segment(id)
            writer.segment(name)
        case .golf: writer.literal("golf")
        case let .hotel(name, page):
            writer.literal("hotel")
            writer.segment(name)
            if let page { writer.item("page", page) }
        case .india: writer.literal("india")
        case let .juliett(color):
            writer.literal("juliett")
            if !_Route.equal(color, ManyRoute.Color.red) { writer.item("color", color.rawValue) }
        case .kilo: writer.literal("kilo")
        case let .lima(page):
            writer.literal("lima")
            if let page { writer.item("page", page) }
        case .mike: writer.literal("mike")
        case let .november(id):
            writer.literal("november")
            writer.segment(id)
        case .oscar: writer.literal("oscar")
        case let .papa(name):
            writer.literal("papa")
            writer.segment(name)
        case .quebec: writer.literal("quebec")
        case let .romeo(id, name):
            writer.literal("romeo")
            writer.segment(id)
            writer.segment(name)
        case .sierra: writer.literal("sierra")
        case let .tango(name, page):
            writer.literal("tango")
            writer.segment(name)
            if let page { writer.item("page", page) }
        case .uniform: writer.literal("uniform")
        case let .victor(color):
            writer.literal("victor")
            if !_Route.equal(color, ManyRoute.Color.red) { writer.item("color", color.rawValue) }
        case .whiskey: writer.literal("whiskey")
        case let .xray(page):
            writer.literal("xray")
            if let page { writer.item("page", page) }
        case .yankee: writer.literal("yankee")
        case let .zulu(id):
            writer.literal("zulu")
            writer.segment(id)
        case .one: writer.literal("one")
        case let .two(name):
            writer.literal("two")
            writer.segment(name)
        case .three: writer.literal("three")
        case let .four(id, name):
            writer.literal("four")
            writer.segment(id)
            writer.segment(name)
        case let .other(other):
            writer.literal("other")
            writer.segment(other)
        case let .list(path):
            writer.literal("list")
            for element in path { writer.segment(element) }
        case let .rest(items):
            writer.literal("rest")
            writer.otherItems(items)
        }
    }
}

private nonisolated extension _RoutePart {
    func asColor() -> ManyRoute.Color? {
        switch self {
        case "red": return ManyRoute.Color.red
        case "green": return ManyRoute.Color.green
        default: return nil
        }
    }
}

/// The hashes of large enums' cases, and their values by type.
private nonisolated enum _Cases {
    @inline(never)
    static func number(of route: ManyRoute) -> UInt64 {
        switch route {
        case .alpha: return 0x644179
        case .bravo: return 0x35193459DF
        case .charlie: return 0x24FA8C
        case .delta: return 0xA4B2962E31
        case .echo: return 0xCE3892
        case .foxtrot: return 0x588A249DA7
        case .golf: return 0x41E43E
        case .hotel: return 0x1DF6E41037
        case .india: return 0x69F07F
        case .juliett: return 0x9C098F7EC0
        case .kilo: return 0x852273
        case .lima: return 0x74C5836CD0
        case .mike: return 0xE8DAE5
        case .november: return 0x35193E6D74
        case .oscar: return 0xFB921C
        case .papa: return 0xA4B27F21A1
        case .quebec: return 0x3A56B3
        case .romeo: return 0x588AFB7065
        case .sierra: return 0x8D7DA1
        case .tango: return 0x1DF67AB400
        case .uniform: return 0xFDC723
        case .victor: return 0x9C099B2366
        case .whiskey: return 0xB4A28A
        case .xray: return 0x74C595E378
        case .yankee: return 0xD296B5
        case .zulu: return 0x3519474D36
        case .one: return 0x52BDA4
        case .two: return 0xA4B26545F6
        case .three: return 0x326179
        case .four: return 0x588ABCC1EB
        case .other: return 0x351944D06F
        case .list: return 0x1C82A6829C
        case .rest: return 0x27D27168B7
        }
    }

    @inline(never)
    static func values1C82(of route: ManyRoute) -> ([String])? {
        switch route {
        case
            let .list(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values1DF6(of route: ManyRoute) -> (String, Int?)? {
        switch route {
        case
            let .hotel(v0, v1),
            let .tango(v0, v1):
            return (v0, v1)
        default: return nil
        }
    }

    @inline(never)
    static func values27D2(of route: ManyRoute) -> ([String: String])? {
        switch route {
        case
            let .rest(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values3519(of route: ManyRoute) -> (Int)? {
        switch route {
        case
            let .bravo(v0),
            let .november(v0),
            let .zulu(v0),
            let .other(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values588A(of route: ManyRoute) -> (Int, String)? {
        switch route {
        case
            let .foxtrot(v0, v1),
            let .romeo(v0, v1),
            let .four(v0, v1):
            return (v0, v1)
        default: return nil
        }
    }

    @inline(never)
    static func values74C5(of route: ManyRoute) -> (Int?)? {
        switch route {
        case
            let .lima(v0),
            let .xray(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func values9C09(of route: ManyRoute) -> (ManyRoute.Color)? {
        switch route {
        case
            let .juliett(v0),
            let .victor(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func valuesA4B2(of route: ManyRoute) -> (String)? {
        switch route {
        case
            let .delta(v0),
            let .papa(v0),
            let .two(v0):
            return (v0)
        default: return nil
        }
    }
}
