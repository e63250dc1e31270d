// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum GeoRoute: URLRoute {
    /// `0,0?q=${query}`
    case search(query: String)
    /// `${latitude:Double},${longitude:Double}?z=${zoom:Int?}`
    case place(latitude: Double, longitude: Double, zoom: Int? = nil)
    /// `labelled/${latitude:Double},${longitude:Double}?q=${label}`
    case labelled(latitude: Double, longitude: Double, label: String)
    /// `dir/?daddr=${to}&saddr=${from?}&dirflg=${mode=d}`
    case directions(to: String, from: String? = nil, mode: String = "d")

    /// The scheme of the first base.
    static let scheme: String = "geo"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["geo://"]

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
nonisolated extension GeoRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
        case let .place(a0, a1, a2):
            if case let .place(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .labelled(a0, a1, a2):
            if case let .labelled(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .directions(a0, a1, a2):
            if case let .directions(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .search(a0):
            hasher.combine("search")
            hasher.combine(a0)
        case let .place(a0, a1, a2):
            hasher.combine("place")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .labelled(a0, a1, a2):
            hasher.combine("labelled")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .directions(a0, a1, a2):
            hasher.combine("directions")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> GeoRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> GeoRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("geo") { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func start(_ reader: _RouteReader) -> GeoRoute? {
        if reader[0].equalsIgnoringCase("0,0"), reader.count == 1,
            let query = reader.query["q"].string()
        {
            return .search(query: query)
        }
        if reader[0].equalsIgnoringCase("labelled"),
            let latitudeLongitudeParts = _MixedParts.latitudeLongitude.split(reader[1]),
            reader.count == 2, let latitude = latitudeLongitudeParts[0].decimal(Double.self),
            let longitude = latitudeLongitudeParts[1].decimal(Double.self),
            let label = reader.query["q"].string()
        {
            return .labelled(latitude: latitude, longitude: longitude, label: label)
        }
        if let latitudeLongitudeParts = _MixedParts.latitudeLongitude2.split(reader[0]),
            reader.count == 1, let latitude = latitudeLongitudeParts[0].decimal(Double.self),
            let longitude = latitudeLongitudeParts[1].decimal(Double.self),
            let zoom = reader.query["z"].optional({ $0.integer() })
        {
            return .place(latitude: latitude, longitude: longitude, zoom: zoom)
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> GeoRoute? {
        if reader[0].equalsIgnoringCase("maps.example.com"), reader[1].equals("dir"),
            reader.count == 2, let to = reader.query["daddr"].string(),
            let from = reader.query["saddr"].optional({ $0.string() }),
            let mode = reader.query["dirflg"].defaulting(to: "d", takesEmpty: true, { $0.string() })
        {
            return .directions(to: to, from: from, mode: mode)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: GeoRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "geo://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: GeoRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .search(query):
            writer.literal("0,0")
            writer.item("q", query)
        case let .place(latitude, longitude, zoom):
            writer.segment(mixed: ["", ",", ""], [_Route.text(latitude), _Route.text(longitude)])
            if let zoom { writer.item("z", zoom) }
        case let .labelled(latitude, longitude, label):
            writer.literal("labelled")
            writer.segment(mixed: ["", ",", ""], [_Route.text(latitude), _Route.text(longitude)])
            writer.item("q", label)
        case let .directions(to, from, mode):
            writer.begin(form, base: "https://maps.example.com", .host, isRelative: false)
            writer.literal("dir")
            writer.slash()
            writer.item("daddr", to)
            if let from, !from.isEmpty { writer.item("saddr", from) }
            if !_Route.equal(mode, text: "d") { writer.item("dirflg", mode) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let latitudeLongitude = _RouteMixedPart(
        ["", ",", ""], [.number({ $0.decimal(Double.self) != nil }),
        .number({ $0.decimal(Double.self) != nil })], delimiters: ",")
    static let latitudeLongitude2 = _RouteMixedPart(
        ["", ",", ""], [.number({ $0.decimal(Double.self) != nil }),
        .number({ $0.decimal(Double.self) != nil })], delimiters: ",", ignoresCase: true)
}
