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
    case juliett(color: Color = .red)
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
    case victor(color: Color = .red)
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
        guard _Route.equal(_Cases.name(of: a), _Cases.name(of: b)) else { return false }
        if let a = _Cases.valuesInt(of: a), let b = _Cases.valuesInt(of: b) {
            guard _Route.equal(a, b) else { return false }
        }
        if let a = _Cases.valuesString(of: a), let b = _Cases.valuesString(of: b) {
            guard _Route.equal(a, b) else { return false }
        }
        if let a = _Cases.valuesIntAndString(of: a), let b = _Cases.valuesIntAndString(of: b) {
            guard _Route.equal(a.0, b.0) else { return false }
            guard _Route.equal(a.1, b.1) else { return false }
        }
        if let a = _Cases.valuesStringAndOptionalInt(of: a),
            let b = _Cases.valuesStringAndOptionalInt(of: b)
        {
            guard _Route.equal(a.0, b.0) else { return false }
            guard _Route.equal(a.1, b.1) else { return false }
        }
        if let a = _Cases.valuesColor(of: a), let b = _Cases.valuesColor(of: b) {
            guard _Route.equal(a, b) else { return false }
        }
        if let a = _Cases.valuesOptionalInt(of: a), let b = _Cases.valuesOptionalInt(of: b) {
            guard _Route.equal(a, b) else { return false }
        }
        if let a = _Cases.valuesStringList(of: a), let b = _Cases.valuesStringList(of: b) {
            guard _Route.equal(a, b) else { return false }
        }
        if let a = _Cases.valuesStringStringList(of: a),
            let b = _Cases.valuesStringStringList(of: b)
        {
            guard _Route.equal(a, b) else { return false }
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(_Cases.name(of: self))
        if let values = _Cases.valuesInt(of: self) { hasher.combine(values) }
        if let values = _Cases.valuesString(of: self) { hasher.combine(values) }
        if let values = _Cases.valuesIntAndString(of: self) {
            hasher.combine(values.0)
            hasher.combine(values.1)
        }
        if let values = _Cases.valuesStringAndOptionalInt(of: self) {
            hasher.combine(values.0)
            hasher.combine(values.1)
        }
        if let values = _Cases.valuesColor(of: self) { hasher.combine(values) }
        if let values = _Cases.valuesOptionalInt(of: self) { hasher.combine(values) }
        if let values = _Cases.valuesStringList(of: self) { hasher.combine(values) }
        if let values = _Cases.valuesStringStringList(of: self) { hasher.combine(values) }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ManyRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://many", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ManyRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> ManyRoute? {
        if reader[0].equalsIgnoringCase("many") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ManyRoute? {
        switch reader[0] {
        case "alpha": if reader.count == 1 { return .alpha }
        case "bravo": return afterBravo(reader)
        case "charlie": if reader.count == 1 { return .charlie }
        case "delta": return afterDelta(reader)
        case "echo": if reader.count == 1 { return .echo }
        case "foxtrot": return afterFoxtrot(reader)
        case "golf": if reader.count == 1 { return .golf }
        case "hotel": return afterHotel(reader)
        case "india": if reader.count == 1 { return .india }
        case "juliett": return afterJuliett(reader)
        case "kilo": if reader.count == 1 { return .kilo }
        case "lima": return afterLima(reader)
        case "mike": if reader.count == 1 { return .mike }
        case "november": return afterNovember(reader)
        case "oscar": if reader.count == 1 { return .oscar }
        case "papa": return afterPapa(reader)
        case "quebec": if reader.count == 1 { return .quebec }
        case "romeo": return afterRomeo(reader)
        case "sierra": if reader.count == 1 { return .sierra }
        case "tango": return afterTango(reader)
        case "uniform": if reader.count == 1 { return .uniform }
        case "victor": return afterVictor(reader)
        case "whiskey": if reader.count == 1 { return .whiskey }
        case "xray": return afterXray(reader)
        case "yankee": if reader.count == 1 { return .yankee }
        case "zulu": return afterZulu(reader)
        case "one": if reader.count == 1 { return .one }
        case "two": return afterTwo(reader)
        case "three": if reader.count == 1 { return .three }
        case "four": return afterFour(reader)
        case "other": return afterOther(reader)
        case "list": return afterList(reader)
        case "rest":
            if reader.count == 1, let items = reader.query.others() { return .rest(items: items) }
        default: break
        }
        return nil
    }

    static func afterBravo(_ reader: _RouteReader) -> ManyRoute? {
        if let id = reader[1].integer(), reader.count == 2 { return .bravo(id: id) }
        return nil
    }

    static func afterDelta(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 2, let name = reader.string(1) { return .delta(name: name) }
        return nil
    }

    static func afterFoxtrot(_ reader: _RouteReader) -> ManyRoute? {
        if let id = reader[1].integer(), reader.count == 3, let name = reader.string(2) {
            return .foxtrot(id: id, name: name)
        }
        return nil
    }

    static func afterHotel(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 2, let name = reader.string(1),
            let page = reader.query["page"].optional({ $0.integer() })
        {
            return .hotel(name: name, page: page)
        }
        return nil
    }

    static func afterJuliett(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 1,
            let color = reader.query["color"].defaulting(to: ManyRoute.Color.red, { $0.asColor() })
        {
            return .juliett(color: color)
        }
        return nil
    }

    static func afterLima(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 1, let page = reader.query["page"].optional({ $0.integer() }) {
            return .lima(page: page)
        }
        return nil
    }

    static func afterNovember(_ reader: _RouteReader) -> ManyRoute? {
        if let id = reader[1].integer(), reader.count == 2 { return .november(id: id) }
        return nil
    }

    static func afterPapa(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 2, let name = reader.string(1) { return .papa(name: name) }
        return nil
    }

    static func afterRomeo(_ reader: _RouteReader) -> ManyRoute? {
        if let id = reader[1].integer(), reader.count == 3, let name = reader.string(2) {
            return .romeo(id: id, name: name)
        }
        return nil
    }

    static func afterTango(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 2, let name = reader.string(1),
            let page = reader.query["page"].optional({ $0.integer() })
        {
            return .tango(name: name, page: page)
        }
        return nil
    }

    static func afterVictor(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 1,
            let color = reader.query["color"].defaulting(to: ManyRoute.Color.red, { $0.asColor() })
        {
            return .victor(color: color)
        }
        return nil
    }

    static func afterXray(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 1, let page = reader.query["page"].optional({ $0.integer() }) {
            return .xray(page: page)
        }
        return nil
    }

    static func afterZulu(_ reader: _RouteReader) -> ManyRoute? {
        if let id = reader[1].integer(), reader.count == 2 { return .zulu(id: id) }
        return nil
    }

    static func afterTwo(_ reader: _RouteReader) -> ManyRoute? {
        if reader.count == 2, let name = reader.string(1) { return .two(name: name) }
        return nil
    }

    static func afterFour(_ reader: _RouteReader) -> ManyRoute? {
        if let id = reader[1].integer(), reader.count == 3, let name = reader.string(2) {
            return .four(id: id, name: name)
        }
        return nil
    }

    static func afterOther(_ reader: _RouteReader) -> ManyRoute? {
        if let other = reader[1].integer(), reader.count == 2 { return .other(other: other) }
        return nil
    }

    static func afterList(_ reader: _RouteReader) -> ManyRoute? {
        if let path = reader.rest(from: 1, { $0.string() }) { return .list(path: path) }
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
            if color != ManyRoute.Color.red { writer.item("color", color.rawValue) }
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
            if color != ManyRoute.Color.red { writer.item("color", color.rawValue) }
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
            for (key, value) in items.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
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

/// The names of large enums' cases, and their values by type.
private nonisolated enum _Cases {
    @inline(never)
    static func name(of route: ManyRoute) -> String {
        switch route {
        case .alpha: return "alpha"
        case .bravo: return "bravo"
        case .charlie: return "charlie"
        case .delta: return "delta"
        case .echo: return "echo"
        case .foxtrot: return "foxtrot"
        case .golf: return "golf"
        case .hotel: return "hotel"
        case .india: return "india"
        case .juliett: return "juliett"
        case .kilo: return "kilo"
        case .lima: return "lima"
        case .mike: return "mike"
        case .november: return "november"
        case .oscar: return "oscar"
        case .papa: return "papa"
        case .quebec: return "quebec"
        case .romeo: return "romeo"
        case .sierra: return "sierra"
        case .tango: return "tango"
        case .uniform: return "uniform"
        case .victor: return "victor"
        case .whiskey: return "whiskey"
        case .xray: return "xray"
        case .yankee: return "yankee"
        case .zulu: return "zulu"
        case .one: return "one"
        case .two: return "two"
        case .three: return "three"
        case .four: return "four"
        case .other: return "other"
        case .list: return "list"
        case .rest: return "rest"
        }
    }

    @inline(never)
    static func valuesInt(of route: ManyRoute) -> (Int)? {
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
    static func valuesString(of route: ManyRoute) -> (String)? {
        switch route {
        case
            let .delta(v0),
            let .papa(v0),
            let .two(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func valuesIntAndString(of route: ManyRoute) -> (Int, String)? {
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
    static func valuesStringAndOptionalInt(of route: ManyRoute) -> (String, Int?)? {
        switch route {
        case
            let .hotel(v0, v1),
            let .tango(v0, v1):
            return (v0, v1)
        default: return nil
        }
    }

    @inline(never)
    static func valuesColor(of route: ManyRoute) -> (ManyRoute.Color)? {
        switch route {
        case
            let .juliett(v0),
            let .victor(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func valuesOptionalInt(of route: ManyRoute) -> (Int?)? {
        switch route {
        case
            let .lima(v0),
            let .xray(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func valuesStringList(of route: ManyRoute) -> ([String])? {
        switch route {
        case
            let .list(v0):
            return (v0)
        default: return nil
        }
    }

    @inline(never)
    static func valuesStringStringList(of route: ManyRoute) -> ([String: String])? {
        switch route {
        case
            let .rest(v0):
            return (v0)
        default: return nil
        }
    }
}
