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
public nonisolated enum LargeGroupRoute: URLRoute {
    /// `first`
    case first
    case inner(Inner)

    public nonisolated enum Inner: Hashable, Sendable {
        /// `inner/alpha`
        case alpha
        /// `inner/bravo/${id:Int}`
        case bravo(id: Int)
        /// `inner/charlie`
        case charlie
        /// `inner/delta/${name}`
        case delta(name: String)
        /// `inner/echo`
        case echo
        /// `inner/foxtrot/${id:Int}/${name}`
        case foxtrot(id: Int, name: String)
        /// `inner/golf`
        case golf
        /// `inner/hotel/${name}?page=${page:Int?}`
        case hotel(name: String, page: Int? = nil)
        /// `inner/india`
        case india
        /// `inner/juliett?color=${color:Color=red}`
        case juliett(color: Color = .red)
        /// `inner/kilo`
        case kilo
        /// `inner/lima?page=${page:Int?}`
        case lima(page: Int? = nil)
        /// `inner/mike`
        case mike
        /// `inner/november/${id:Int}`
        case november(id: Int)
        /// `inner/oscar`
        case oscar
        /// `inner/papa/${name}`
        case papa(name: String)
        /// `inner/quebec`
        case quebec
        /// `inner/romeo/${id:Int}/${name}`
        case romeo(id: Int, name: String)
        /// `inner/sierra`
        case sierra
        /// `inner/tango/${name}?page=${page:Int?}`
        case tango(name: String, page: Int? = nil)
        /// `inner/uniform`
        case uniform
        /// `inner/victor?color=${color:Color=red}`
        case victor(color: Color = .red)
        /// `inner/whiskey`
        case whiskey
        /// `inner/xray?page=${page:Int?}`
        case xray(page: Int? = nil)
        /// `inner/yankee`
        case yankee
        /// `inner/zulu/${id:Int}`
        case zulu(id: Int)
        /// `inner/one`
        case one
        /// `inner/two`
        case two
        /// `inner/three`
        case three
        /// `inner/other/${other:Int}`
        case other(other: Int)
        case deepest(Deepest)

        public nonisolated enum Deepest: Hashable, Sendable {
            /// `inner/deepest/end/${id:Int}`
            case end(id: Int)
        }
    }

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
nonisolated extension LargeGroupRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .first: if case .first = b { return true }
        case let .inner(a0): if case let .inner(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .first: hasher.combine("first")
        case let .inner(a0):
            hasher.combine("inner")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> LargeGroupRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://many", segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> LargeGroupRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader[0].equalsIgnoringCase("many") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> LargeGroupRoute? {
        switch reader[0] {
        case "first": if reader.count == 1 { return .first }
        case "inner": return afterInner(reader)
        default: break
        }
        return nil
    }

    static func afterInner(_ reader: _RouteReader) -> LargeGroupRoute? {
        switch reader[1] {
        case "alpha": if reader.count == 2 { return .inner(.alpha) }
        case "bravo": return afterInnerBravo(reader)
        case "charlie": if reader.count == 2 { return .inner(.charlie) }
        case "delta": return afterInnerDelta(reader)
        case "echo": if reader.count == 2 { return .inner(.echo) }
        case "foxtrot": return afterInnerFoxtrot(reader)
        case "golf": if reader.count == 2 { return .inner(.golf) }
        case "hotel": return afterInnerHotel(reader)
        case "india": if reader.count == 2 { return .inner(.india) }
        case "juliett": return afterInnerJuliett(reader)
        case "kilo": if reader.count == 2 { return .inner(.kilo) }
        case "lima": return afterInnerLima(reader)
        case "mike": if reader.count == 2 { return .inner(.mike) }
        case "november": return afterInnerNovember(reader)
        case "oscar": if reader.count == 2 { return .inner(.oscar) }
        case "papa": return afterInnerPapa(reader)
        case "quebec": if reader.count == 2 { return .inner(.quebec) }
        case "romeo": return afterInnerRomeo(reader)
        case "sierra": if reader.count == 2 { return .inner(.sierra) }
        case "tango": return afterInnerTango(reader)
        case "uniform": if reader.count == 2 { return .inner(.uniform) }
        case "victor": return afterInnerVictor(reader)
        case "whiskey": if reader.count == 2 { return .inner(.whiskey) }
        case "xray": return afterInnerXray(reader)
        case "yankee": if reader.count == 2 { return .inner(.yankee) }
        case "zulu": return afterInnerZulu(reader)
        case "one": if reader.count == 2 { return .inner(.one) }
        case "two": if reader.count == 2 { return .inner(.two) }
        case "three": if reader.count == 2 { return .inner(.three) }
        case "other": return afterInnerOther(reader)
        case "deepest": return afterInnerDeepest(reader)
        default: break
        }
        return nil
    }

    static func afterInnerBravo(_ reader: _RouteReader) -> LargeGroupRoute? {
        if let id = reader[2].integer(), reader.count == 3 { return .inner(.bravo(id: id)) }
        return nil
    }

    static func afterInnerDelta(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 3, let name = reader.string(2) { return .inner(.delta(name: name)) }
        return nil
    }

    static func afterInnerFoxtrot(_ reader: _RouteReader) -> LargeGroupRoute? {
        if let id = reader[2].integer(), reader.count == 4, let name = reader.string(3) {
            return .inner(.foxtrot(id: id, name: name))
        }
        return nil
    }

    static func afterInnerHotel(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 3, let name = reader.string(2),
            let page = reader.query["page"].optional({ $0.integer() })
        {
            return .inner(.hotel(name: name, page: page))
        }
        return nil
    }

    static func afterInnerJuliett(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 2,
            let color = reader.query["color"].defaulting(
                to: LargeGroupRoute.Color.red, { $0.asColor() })
        {
            return .inner(.juliett(color: color))
        }
        return nil
    }

    static func afterInnerLima(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 2, let page = reader.query["page"].optional({ $0.integer() }) {
            return .inner(.lima(page: page))
        }
        return nil
    }

    static func afterInnerNovember(_ reader: _RouteReader) -> LargeGroupRoute? {
        if let id = reader[2].integer(), reader.count == 3 { return .inner(.november(id: id)) }
        return nil
    }

    static func afterInnerPapa(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 3, let name = reader.string(2) { return .inner(.papa(name: name)) }
        return nil
    }

    static func afterInnerRomeo(_ reader: _RouteReader) -> LargeGroupRoute? {
        if let id = reader[2].integer(), reader.count == 4, let name = reader.string(3) {
            return .inner(.romeo(id: id, name: name))
        }
        return nil
    }

    static func afterInnerTango(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 3, let name = reader.string(2),
            let page = reader.query["page"].optional({ $0.integer() })
        {
            return .inner(.tango(name: name, page: page))
        }
        return nil
    }

    static func afterInnerVictor(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 2,
            let color = reader.query["color"].defaulting(
                to: LargeGroupRoute.Color.red, { $0.asColor() })
        {
            return .inner(.victor(color: color))
        }
        return nil
    }

    static func afterInnerXray(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader.count == 2, let page = reader.query["page"].optional({ $0.integer() }) {
            return .inner(.xray(page: page))
        }
        return nil
    }

    static func afterInnerZulu(_ reader: _RouteReader) -> LargeGroupRoute? {
        if let id = reader[2].integer(), reader.count == 3 { return .inner(.zulu(id: id)) }
        return nil
    }

    static func afterInnerOther(_ reader: _RouteReader) -> LargeGroupRoute? {
        if let other = reader[2].integer(), reader.count == 3 {
            return .inner(.other(other: other))
        }
        return nil
    }

    static func afterInnerDeepest(_ reader: _RouteReader) -> LargeGroupRoute? {
        if reader[2].equals("end"), let id = reader[3].integer(), reader.count == 4 {
            return .inner(.deepest(.end(id: id)))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: LargeGroupRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://many", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: LargeGroupRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .first: writer.literal("first")
        case .inner(.alpha): writer.literal("inner/alpha")
        case let .inner(.bravo(id)):
            writer.literal("inner/bravo")
            writer.segment(id)
        case .inner(.charlie): writer.literal("inner/charlie")
        case let .inner(.delta(name)):
            writer.literal("inner/delta")
            writer.segment(name)
        case .inner(.echo): writer.literal("inner/echo")
        case let .inner(.foxtrot(id, name)):
            writer.literal("inner/foxtrot")
            writer.segment(id)
            writer.segment(name)
        case .inner(.golf): writer.literal("inner/golf")
        case let .inner(.hotel(name, page)):
            writer.literal("inner/hotel")
            writer.segment(name)
            if let page { writer.item("page", page) }
        case .inner(.india): writer.literal("inner/india")
        case let .inner(.juliett(color)):
            writer.literal("inner/juliett")
            if color != LargeGroupRoute.Color.red { writer.item("color", color.rawValue) }
        case .inner(.kilo): writer.literal("inner/kilo")
        case let .inner(.lima(page)):
            writer.literal("inner/lima")
            if let page { writer.item("page", page) }
        case .inner(.mike): writer.literal("inner/mike")
        case let .inner(.november(id)):
            writer.literal("inner/november")
            writer.segment(id)
        case .inner(.oscar): writer.literal("inner/oscar")
        case let .inner(.papa(name)):
            writer.literal("inner/papa")
            writer.segment(name)
        case .inner(.quebec): writer.literal("inner/quebec")
        case let .inner(.romeo(id, name)):
            writer.literal("inner/romeo")
            writer.segment(id)
            writer.segment(name)
        case .inner(.sierra): writer.literal("inner/sierra")
        case let .inner(.tango(name, page)):
            writer.literal("inner/tango")
            writer.segment(name)
            if let page { writer.item("page", page) }
        case .inner(.uniform): writer.literal("inner/uniform")
        case let .inner(.victor(color)):
            writer.literal("inner/victor")
            if color != LargeGroupRoute.Color.red { writer.item("color", color.rawValue) }
        case .inner(.whiskey): writer.literal("inner/whiskey")
        case let .inner(.xray(page)):
            writer.literal("inner/xray")
            if let page { writer.item("page", page) }
        case .inner(.yankee): writer.literal("inner/yankee")
        case let .inner(.zulu(id)):
            writer.literal("inner/zulu")
            writer.segment(id)
        case .inner(.one): writer.literal("inner/one")
        case .inner(.two): writer.literal("inner/two")
        case .inner(.three): writer.literal("inner/three")
        case let .inner(.other(other)):
            writer.literal("inner/other")
            writer.segment(other)
        case let .inner(.deepest(.end(id))):
            writer.literal("inner/deepest/end")
            writer.segment(id)
        }
    }
}

private nonisolated extension _RoutePart {
    func asColor() -> LargeGroupRoute.Color? {
        switch self {
        case "red": return LargeGroupRoute.Color.red
        case "green": return LargeGroupRoute.Color.green
        default: return nil
        }
    }
}
