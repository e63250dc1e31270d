// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum TypeRoute: URLRoute {
    /// `string/${value}?o=${o?}&d=${d=text}&l=${l:[String]}`
    case text(value: String, o: String? = nil, d: String = "text", l: [String] = [])
    /// `bool/${value:Bool}?o=${o:Bool?}&d=${d:Bool=true}&l=${l:[Bool]}`
    case bool(value: Bool, o: Bool? = nil, d: Bool = true, l: [Bool] = [])
    /// `float/${value:Float}?o=${o:Float?}&d=${d:Float=1.5}&l=${l:[Float]}`
    case float(value: Float, o: Float? = nil, d: Float = 1.5, l: [Float] = [])
    /// `double/${value:Double}?o=${o:Double?}&d=${d:Double=-1e300}&l=${l:[Double]}`
    case double(value: Double, o: Double? = nil, d: Double = -1e+300, l: [Double] = [])
    /// `largest/${value:Double=1.7976931348623157e308}`
    case largest(value: Double = 1.7976931348623157e+308)
    /// `uuid/${value:UUID}?o=${o:UUID?}&d=${d:UUID=6ba7b810-9dad-11d1-80b4-00c04fd430c8}&l=${l:[UUID]}`
    case uuid(
        value: RouteUUID, o: RouteUUID? = nil,
        d: RouteUUID = _Route.value(RouteUUID.self, "6ba7b810-9dad-11d1-80b4-00c04fd430c8")!,
        l: [RouteUUID] = [])
    /// `url/${value:URL}?o=${o:URL?}&d=${d:URL=https://example.com/a?b=c}&l=${l:[URL]}`
    case url(value: RouteURL, o: RouteURL? = nil, d: RouteURL, l: [RouteURL] = [])
    /// `tab/${value:Tab}?o=${o:Tab?}&d=${d:Tab=none}&l=${l:[Tab]}`
    case tab(value: Tab, o: Tab? = nil, d: Tab = .none, l: [Tab] = [])
    case rests(Rests)

    nonisolated enum Rests: Hashable, Sendable {
        /// `rest-bool/${values:Bool...}`
        case bool(values: [Bool] = [])
        /// `rest-double/${values:Double...}`
        case double(values: [Double] = [])
        /// `rest-uuid/${values:UUID...}`
        case uuid(values: [RouteUUID] = [])
        /// `rest-url/${values:URL...}`
        case url(values: [RouteURL] = [])
        /// `rest-tab/${values:Tab...}`
        case tab(values: [Tab] = [])
    }

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case posts
        case likes
        case auctionResults = "auction-results"
        case _1st = "1st"
        case none
        case `default`
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "types"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://types"]

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
nonisolated extension TypeRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .text(a0, a1, a2, a3):
            if case let .text(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .bool(a0, a1, a2, a3):
            if case let .bool(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .float(a0, a1, a2, a3):
            if case let .float(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .double(a0, a1, a2, a3):
            if case let .double(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .largest(a0): if case let .largest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .uuid(a0, a1, a2, a3):
            if case let .uuid(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .url(a0, a1, a2, a3):
            if case let .url(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .tab(a0, a1, a2, a3):
            if case let .tab(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .rests(a0): if case let .rests(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .text(a0, a1, a2, a3):
            hasher.combine("text")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .bool(a0, a1, a2, a3):
            hasher.combine("bool")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .float(a0, a1, a2, a3):
            hasher.combine("float")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .double(a0, a1, a2, a3):
            hasher.combine("double")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .largest(a0):
            hasher.combine("largest")
            hasher.combine(a0)
        case let .uuid(a0, a1, a2, a3):
            hasher.combine("uuid")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .url(a0, a1, a2, a3):
            hasher.combine("url")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .tab(a0, a1, a2, a3):
            hasher.combine("tab")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .rests(a0):
            hasher.combine("rests")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> TypeRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://types", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> TypeRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> TypeRoute? {
        if reader[0].equalsIgnoringCase("types") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> TypeRoute? {
        switch reader[0] {
        case "string": return afterString(reader)
        case "bool": return afterBool(reader)
        case "float": return afterFloat(reader)
        case "double": return afterDouble(reader)
        case "largest": return afterLargest(reader)
        case "uuid": return afterUuid(reader)
        case "url": return afterUrl(reader)
        case "tab": return afterTab(reader)
        case "rest-bool": return afterRestBool(reader)
        case "rest-double": return afterRestDouble(reader)
        case "rest-uuid": return afterRestUuid(reader)
        case "rest-url": return afterRestUrl(reader)
        case "rest-tab": return afterRestTab(reader)
        default: break
        }
        return nil
    }

    static func afterString(_ reader: _RouteReader) -> TypeRoute? {
        if reader.count == 2, let value = reader.string(1),
            let o = reader.query["o"].optional({ $0.string() }),
            let d = reader.query["d"].defaulting(to: "text", takesEmpty: true, { $0.string() }),
            let l = reader.query.values("l", takesEmpty: true, as: { $0.string() })
        {
            return .text(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterBool(_ reader: _RouteReader) -> TypeRoute? {
        if let value = reader[1].bool(), reader.count == 2,
            let o = reader.query["o"].optional(takesEmpty: true, { $0.flag() }),
            let d = reader.query["d"].defaulting(to: true, takesEmpty: true, { $0.flag() }),
            let l = reader.query.values("l", takesEmpty: true, as: { $0.flag() })
        {
            return .bool(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterFloat(_ reader: _RouteReader) -> TypeRoute? {
        if let value = reader[1].decimal(Float.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.decimal(Float.self) }),
            let d = reader.query["d"].defaulting(to: 1.5, { $0.decimal(Float.self) }),
            let l = reader.query.values("l", as: { $0.decimal(Float.self) })
        {
            return .float(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterDouble(_ reader: _RouteReader) -> TypeRoute? {
        if let value = reader[1].decimal(Double.self), reader.count == 2,
            let o = reader.query["o"].optional({ $0.decimal(Double.self) }),
            let d = reader.query["d"].defaulting(to: -1e+300, { $0.decimal(Double.self) }),
            let l = reader.query.values("l", as: { $0.decimal(Double.self) })
        {
            return .double(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterLargest(_ reader: _RouteReader) -> TypeRoute? {
        if let value = reader[1].decimal(Double.self), reader.count == 2 {
            return .largest(value: value)
        }
        return nil
    }

    static func afterUuid(_ reader: _RouteReader) -> TypeRoute? {
        if let value = reader[1].uuid(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.uuid() }),
            let d = reader.query["d"].defaulting(
                to: _Route.value(RouteUUID.self, "6ba7b810-9dad-11d1-80b4-00c04fd430c8")!, { $0.uuid() }),
            let l = reader.query.values("l", as: { $0.uuid() })
        {
            return .uuid(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterUrl(_ reader: _RouteReader) -> TypeRoute? {
        if reader.count == 2, let value = reader[1].url(),
            let o = reader.query["o"].optional({ $0.url() }),
            let d = reader.query["d"].defaulting(
                to: _Route.value(RouteURL.self, "https://example.com/a?b=c"), { $0.url() }),
            let l = reader.query.values("l", as: { $0.url() })
        {
            return .url(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterTab(_ reader: _RouteReader) -> TypeRoute? {
        if let value = reader[1].asTab(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.asTab() }),
            let d = reader.query["d"].defaulting(to: TypeRoute.Tab.none, { $0.asTab() }),
            let l = reader.query.values("l", as: { $0.asTab() })
        {
            return .tab(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterRestBool(_ reader: _RouteReader) -> TypeRoute? {
        if let values = reader.rest(from: 1, { $0.bool() }) { return .rests(.bool(values: values)) }
        return nil
    }

    static func afterRestDouble(_ reader: _RouteReader) -> TypeRoute? {
        if let values = reader.rest(from: 1, { $0.decimal(Double.self) }) {
            return .rests(.double(values: values))
        }
        return nil
    }

    static func afterRestUuid(_ reader: _RouteReader) -> TypeRoute? {
        if let values = reader.rest(from: 1, { $0.uuid() }) { return .rests(.uuid(values: values)) }
        return nil
    }

    static func afterRestUrl(_ reader: _RouteReader) -> TypeRoute? {
        if let values = reader.rest(from: 1, { $0.url() }) { return .rests(.url(values: values)) }
        return nil
    }

    static func afterRestTab(_ reader: _RouteReader) -> TypeRoute? {
        if let values = reader.rest(from: 1, { $0.asTab() }) { return .rests(.tab(values: values)) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: TypeRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://types", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: TypeRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .text(value, o, d, l):
            writer.literal("string")
            writer.segment(value)
            if let o, !o.isEmpty { writer.item("o", o) }
            if !_Route.equal(d, text: "text") { writer.item("d", d) }
            for element in l { writer.item("l", element) }
        case let .bool(value, o, d, l):
            writer.literal("bool")
            writer.segment(value.description)
            if let o { writer.item("o", o.description) }
            if d != true { writer.item("d", d.description) }
            for element in l { writer.item("l", element.description) }
        case let .float(value, o, d, l):
            writer.literal("float")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != 1.5 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .double(value, o, d, l):
            writer.literal("double")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != -1e+300 { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .largest(value):
            writer.literal("largest")
            writer.segment(_Route.text(value))
        case let .uuid(value, o, d, l):
            writer.literal("uuid")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != _Route.value(RouteUUID.self, "6ba7b810-9dad-11d1-80b4-00c04fd430c8")! {
                writer.item("d", _Route.text(d))
            }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .url(value, o, d, l):
            writer.literal("url")
            writer.segment(_Route.text(value))
            if let o { writer.item("o", _Route.text(o)) }
            if d != _Route.value(RouteURL.self, "https://example.com/a?b=c") {
                writer.item("d", _Route.text(d))
            }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .tab(value, o, d, l):
            writer.literal("tab")
            writer.segment(value.rawValue)
            if let o { writer.item("o", o.rawValue) }
            if d != TypeRoute.Tab.none { writer.item("d", d.rawValue) }
            for element in l { writer.item("l", element.rawValue) }
        case let .rests(.bool(values)):
            writer.literal("rest-bool")
            for element in values { writer.segment(element.description) }
        case let .rests(.double(values)):
            writer.literal("rest-double")
            for element in values { writer.segment(_Route.text(element)) }
        case let .rests(.uuid(values)):
            writer.literal("rest-uuid")
            for element in values { writer.segment(_Route.text(element)) }
        case let .rests(.url(values)):
            writer.literal("rest-url")
            for element in values { writer.segment(_Route.text(element)) }
        case let .rests(.tab(values)):
            writer.literal("rest-tab")
            for element in values { writer.segment(element.rawValue) }
        }
    }
}

private nonisolated extension _RoutePart {
    func asTab() -> TypeRoute.Tab? {
        switch self {
        case "posts": return TypeRoute.Tab.posts
        case "likes": return TypeRoute.Tab.likes
        case "auction-results": return TypeRoute.Tab.auctionResults
        case "1st": return TypeRoute.Tab._1st
        case "none": return TypeRoute.Tab.none
        case "default": return TypeRoute.Tab.`default`
        default: return nil
        }
    }
}
