// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LocalTypeRoute: URLRoute {
    /// `element/${element:Double...}`
    case element(element: [Double] = [])
    /// `index/${_Matching}`
    case index(_Matching: String)
    /// `Swift/${Swift:Int}?URL=${URL:URL}&UUID=${UUID:UUID?}&Foundation=${Foundation:Foundation=Data}`
    case Swift(Swift: Int, URL: RouteURL, UUID: RouteUUID? = nil, Foundation: Foundation = .Data)
    /// `RouteURL/${RouteURL:RouteReader}?Swift=${Swift:Int=7}`
    case RouteURL(RouteURL: RouteReader, Swift: Int = 7)
    /// `RouteRuntime/${RouteUUID:UUID=00000000-0000-0000-0000-000000000007}`
    case RouteRuntime(
        RouteUUID: RouteUUID = _Route.value(
            RouteUUID.self, "00000000-0000-0000-0000-000000000007")!)
    /// `Data/${Foundation:Foundation}`
    case Data(Foundation: Foundation)
    /// `routeText/${routeText}`
    case routeText(routeText: String)
    case group(Group)

    nonisolated enum Group: Hashable, Sendable {
        /// `group/Swift/${Swift:UInt8}`
        case Swift(Swift: UInt8)
        /// `group/RouteURL?URL=${URL:URL}`
        case RouteURL(URL: RouteURL)
    }

    /// The values as they appear in URLs.
    nonisolated enum Foundation: String, CaseIterable, Sendable {
        case RouteReader
        case Data
    }

    /// The values as they appear in URLs.
    nonisolated enum RouteReader: String, CaseIterable, Sendable {
        case text
        case Foundation
    }

    /// The values as they appear in URLs.
    nonisolated enum Text: String, CaseIterable, Sendable {
        case text
        case url
        case route
        case rawValue
        case hash
        case closed0
        case allValues
        case description
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "locals"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://locals"]

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
nonisolated extension LocalTypeRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .element(a0): if case let .element(b0) = b, _Route.equal(a0, b0) { return true }
        case let .index(a0): if case let .index(b0) = b, _Route.equal(a0, b0) { return true }
        case let .Swift(a0, a1, a2, a3):
            if case let .Swift(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .RouteURL(a0, a1):
            if case let .RouteURL(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .RouteRuntime(a0):
            if case let .RouteRuntime(b0) = b, _Route.equal(a0, b0) { return true }
        case let .Data(a0): if case let .Data(b0) = b, _Route.equal(a0, b0) { return true }
        case let .routeText(a0):
            if case let .routeText(b0) = b, _Route.equal(a0, b0) { return true }
        case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .element(a0):
            hasher.combine("element")
            hasher.combine(a0)
        case let .index(a0):
            hasher.combine("index")
            hasher.combine(a0)
        case let .Swift(a0, a1, a2, a3):
            hasher.combine("Swift")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .RouteURL(a0, a1):
            hasher.combine("RouteURL")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .RouteRuntime(a0):
            hasher.combine("RouteRuntime")
            hasher.combine(a0)
        case let .Data(a0):
            hasher.combine("Data")
            hasher.combine(a0)
        case let .routeText(a0):
            hasher.combine("routeText")
            hasher.combine(a0)
        case let .group(a0):
            hasher.combine("group")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> LocalTypeRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://locals", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> LocalTypeRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> LocalTypeRoute? {
        if reader[0].equalsIgnoringCase("locals") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> LocalTypeRoute? {
        switch reader[0] {
        case "element": return afterElement(reader)
        case "index": return afterIndex(reader)
        case "Swift": return afterSwift(reader)
        case "RouteURL": return afterRouteURL(reader)
        case "RouteRuntime": return afterRouteRuntime(reader)
        case "Data": return afterData(reader)
        case "routeText": return afterRouteText(reader)
        case "group": return afterGroup(reader)
        default: break
        }
        return nil
    }

    static func afterElement(_ reader: _RouteReader) -> LocalTypeRoute? {
        if let element_ = reader.rest(from: 1, { $0.decimal(Double.self) }) {
            return .element(element: element_)
        }
        return nil
    }

    static func afterIndex(_ reader: _RouteReader) -> LocalTypeRoute? {
        if reader.count == 2, let _Matching_ = reader.string(1) {
            return .index(_Matching: _Matching_)
        }
        return nil
    }

    static func afterSwift(_ reader: _RouteReader) -> LocalTypeRoute? {
        if let Swift_ = reader[1].integer(), reader.count == 2, let URL = reader.query["URL"].url(),
            let UUID = reader.query["UUID"].optional({ $0.uuid() }),
            let Foundation = reader.query["Foundation"].defaulting(
                to: LocalTypeRoute.Foundation.Data, { $0.asFoundation() })
        {
            return .Swift(Swift: Swift_, URL: URL, UUID: UUID, Foundation: Foundation)
        }
        return nil
    }

    static func afterRouteURL(_ reader: _RouteReader) -> LocalTypeRoute? {
        if let RouteURL_ = reader[1].asRouteReader(), reader.count == 2,
            let Swift_ = reader.query["Swift"].defaulting(to: 7, { $0.integer() })
        {
            return .RouteURL(RouteURL: RouteURL_, Swift: Swift_)
        }
        return nil
    }

    static func afterRouteRuntime(_ reader: _RouteReader) -> LocalTypeRoute? {
        if let RouteUUID_ = reader[1].uuid(), reader.count == 2 {
            return .RouteRuntime(RouteUUID: RouteUUID_)
        }
        return nil
    }

    static func afterData(_ reader: _RouteReader) -> LocalTypeRoute? {
        if let Foundation = reader[1].asFoundation(), reader.count == 2 {
            return .Data(Foundation: Foundation)
        }
        return nil
    }

    static func afterRouteText(_ reader: _RouteReader) -> LocalTypeRoute? {
        if reader.count == 2, let routeText = reader.string(1) {
            return .routeText(routeText: routeText)
        }
        return nil
    }

    static func afterGroup(_ reader: _RouteReader) -> LocalTypeRoute? {
        switch reader[1] {
        case "Swift":
            if let Swift_ = reader[2].integer(UInt8.self), reader.count == 3 {
                return .group(.Swift(Swift: Swift_))
            }
        case "RouteURL":
            if reader.count == 2, let URL = reader.query["URL"].url() {
                return .group(.RouteURL(URL: URL))
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: LocalTypeRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://locals", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: LocalTypeRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .element(element_):
            writer.literal("element")
            for element in element_ { writer.segment(_Route.text(element)) }
        case let .index(_Matching_):
            writer.literal("index")
            writer.segment(_Matching_)
        case let .Swift(Swift_, URL, UUID, Foundation):
            writer.literal("Swift")
            writer.segment(Swift_)
            writer.item("URL", _Route.text(URL))
            if let UUID { writer.item("UUID", _Route.text(UUID)) }
            if Foundation != LocalTypeRoute.Foundation.Data {
                writer.item("Foundation", Foundation.rawValue)
            }
        case let .RouteURL(RouteURL_, Swift_):
            writer.literal("RouteURL")
            writer.segment(RouteURL_.rawValue)
            if Swift_ != 7 { writer.item("Swift", Swift_) }
        case let .RouteRuntime(RouteUUID_):
            writer.literal("RouteRuntime")
            writer.segment(_Route.text(RouteUUID_))
        case let .Data(Foundation):
            writer.literal("Data")
            writer.segment(Foundation.rawValue)
        case let .routeText(routeText):
            writer.literal("routeText")
            writer.segment(routeText)
        case let .group(.Swift(Swift_)):
            writer.literal("group/Swift")
            writer.segment(_Route.text(Swift_))
        case let .group(.RouteURL(URL)):
            writer.literal("group/RouteURL")
            writer.item("URL", _Route.text(URL))
        }
    }
}

private nonisolated extension _RoutePart {
    func asFoundation() -> LocalTypeRoute.Foundation? {
        switch self {
        case "RouteReader": return LocalTypeRoute.Foundation.RouteReader
        case "Data": return LocalTypeRoute.Foundation.Data
        default: return nil
        }
    }

    func asRouteReader() -> LocalTypeRoute.RouteReader? {
        switch self {
        case "text": return LocalTypeRoute.RouteReader.text
        case "Foundation": return LocalTypeRoute.RouteReader.Foundation
        default: return nil
        }
    }
}
