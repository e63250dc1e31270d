// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MixedItemRoute: URLRoute {
    /// `place?ll=${latitude:Latitude},${longitude:Longitude}`
    case place(latitude: Latitude, longitude: Longitude)
    /// `user?name=@${name}`
    case user(name: String)
    /// `file?name=${name}.${type}`
    case file(name: String, type: String)
    /// `pair?of=${first}-${second}&page=${page:Int?}`
    case pair(first: String, second: String, page: Int? = nil)
    /// `side?at=${side:Side}:${offset:Int}`
    case side(side: Side, offset: Int)
    /// `code?c=${code:Code}-${rest}`
    case code(code: Code, rest: String)
    /// `link?to=(${link:URL})`
    case link(link: RouteURL)
    /// `flag?is=is-${flag:Bool}`
    case flag(flag: Bool)

    /// The values as they appear in URLs.
    nonisolated enum Side: String, CaseIterable, Sendable {
        case left
        case right
    }

    /// A Double in -90...90.
    nonisolated struct Latitude:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: Double

        /// Nil if the value does not meet the constraints.
        init?(rawValue: Double) {
            guard (-90...90).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A Double in -180...180.
    nonisolated struct Longitude:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: Double

        /// Nil if the value does not meet the constraints.
        init?(rawValue: Double) {
            guard (-180...180).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A String of 2 characters.
    nonisolated struct Code:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(length: 2...2)

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "items"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://items"]

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
nonisolated extension MixedItemRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .place(a0, a1):
            if case let .place(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .file(a0, a1):
            if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .pair(a0, a1, a2):
            if case let .pair(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .side(a0, a1):
            if case let .side(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .code(a0, a1):
            if case let .code(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .link(a0): if case let .link(b0) = b, _Route.equal(a0, b0) { return true }
        case let .flag(a0): if case let .flag(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .place(a0, a1):
            hasher.combine("place")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case let .file(a0, a1):
            hasher.combine("file")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .pair(a0, a1, a2):
            hasher.combine("pair")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .side(a0, a1):
            hasher.combine("side")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .code(a0, a1):
            hasher.combine("code")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .link(a0):
            hasher.combine("link")
            hasher.combine(a0)
        case let .flag(a0):
            hasher.combine("flag")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> MixedItemRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://items", segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MixedItemRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader[0].equalsIgnoringCase("items") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MixedItemRoute? {
        switch reader[0] {
        case "place": return afterPlace(reader)
        case "user": return afterUser(reader)
        case "file": return afterFile(reader)
        case "pair": return afterPair(reader)
        case "side": return afterSide(reader)
        case "code": return afterCode(reader)
        case "link": return afterLink(reader)
        case "flag": return afterFlag(reader)
        default: break
        }
        return nil
    }

    static func afterPlace(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1,
            let latitudeLongitudeParts = _MixedParts.latitudeLongitude.split(reader.query["ll"]),
            let latitude = latitudeLongitudeParts[0].asLatitude(),
            let longitude = latitudeLongitudeParts[1].asLongitude()
        {
            return .place(latitude: latitude, longitude: longitude)
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1, let nameParts = _MixedParts.name.split(reader.query["name"]),
            let name = nameParts[0].string()
        {
            return .user(name: name)
        }
        return nil
    }

    static func afterFile(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1, let nameTypeParts = _MixedParts.nameType.split(reader.query["name"]),
            let name = nameTypeParts[0].string(), let type = nameTypeParts[1].string()
        {
            return .file(name: name, type: type)
        }
        return nil
    }

    static func afterPair(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1,
            let firstSecondParts = _MixedParts.firstSecond.split(reader.query["of"]),
            let first = firstSecondParts[0].string(), let second = firstSecondParts[1].string(),
            let page = reader.query["page"].optional({ $0.integer() })
        {
            return .pair(first: first, second: second, page: page)
        }
        return nil
    }

    static func afterSide(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1,
            let sideOffsetParts = _MixedParts.sideOffset.split(reader.query["at"]),
            let side = sideOffsetParts[0].asSide(), let offset = sideOffsetParts[1].integer()
        {
            return .side(side: side, offset: offset)
        }
        return nil
    }

    static func afterCode(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1, let codeRestParts = _MixedParts.codeRest.split(reader.query["c"]),
            let code = codeRestParts[0].asCode(), let rest = codeRestParts[1].string()
        {
            return .code(code: code, rest: rest)
        }
        return nil
    }

    static func afterLink(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1, let linkParts = _MixedParts.link.split(reader.query["to"]),
            let link = linkParts[0].url()
        {
            return .link(link: link)
        }
        return nil
    }

    static func afterFlag(_ reader: _RouteReader) -> MixedItemRoute? {
        if reader.count == 1, let flagParts = _MixedParts.flag.split(reader.query["is"]),
            let flag = flagParts[0].bool()
        {
            return .flag(flag: flag)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MixedItemRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://items", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MixedItemRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .place(latitude, longitude):
            writer.literal("place")
            writer.item(
                "ll", mixed: ["", ",", ""],
                [_Route.text(latitude.rawValue), _Route.text(longitude.rawValue)])
        case let .user(name):
            writer.literal("user")
            writer.item("name", mixed: ["@", ""], [name])
        case let .file(name, type):
            writer.literal("file")
            writer.item("name", mixed: ["", ".", ""], [name, type])
        case let .pair(first, second, page):
            writer.literal("pair")
            writer.item("of", mixed: ["", "-", ""], [first, second])
            if let page { writer.item("page", page) }
        case let .side(side, offset):
            writer.literal("side")
            writer.item("at", mixed: ["", ":", ""], [side.rawValue, _Route.text(offset)])
        case let .code(code, rest):
            writer.literal("code")
            writer.item("c", mixed: ["", "-", ""], [code.rawValue, rest])
        case let .link(link):
            writer.literal("link")
            writer.item("to", mixed: ["(", ")"], [_Route.text(link)])
        case let .flag(flag):
            writer.literal("flag")
            writer.item("is", mixed: ["is-", ""], [_Route.text(flag)])
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let latitudeLongitude = _RouteMixedPart(
        ["", ",", ""], [.number({ $0.asLatitude() != nil }), .number({ $0.asLongitude() != nil })],
        delimiters: ",")
    static let name = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
    static let nameType = _RouteMixedPart(
        ["", ".", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let firstSecond = _RouteMixedPart(
        ["", "-", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let sideOffset = _RouteMixedPart(
        ["", ":", ""], [.value(atMost: 5, { $0.asSide() != nil }),
        .number({ $0.integer() != nil })], delimiters: ":")
    static let codeRest = _RouteMixedPart(
        ["", "-", ""], [.constrained(MixedItemRoute.Code.rule, { $0.asCode() != nil }),
        .text(allowsEmpty: true)])
    static let link = _RouteMixedPart(["(", ")"], [.text(allowsEmpty: false)])
    static let flag = _RouteMixedPart(["is-", ""], [.value(atMost: 5, { $0.bool() != nil })])
}

private nonisolated extension _RoutePart {
    func asCode() -> MixedItemRoute.Code? {
        string().flatMap { MixedItemRoute.Code(rawValue: $0) }
    }

    func asLatitude() -> MixedItemRoute.Latitude? {
        decimal(Double.self).flatMap { MixedItemRoute.Latitude(rawValue: $0) }
    }

    func asLongitude() -> MixedItemRoute.Longitude? {
        decimal(Double.self).flatMap { MixedItemRoute.Longitude(rawValue: $0) }
    }

    func asSide() -> MixedItemRoute.Side? {
        switch self {
        case "left": return MixedItemRoute.Side.left
        case "right": return MixedItemRoute.Side.right
        default: return nil
        }
    }
}
