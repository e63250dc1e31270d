// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MixedValueRoute: URLRoute {
    /// `length/${value:Double}_${unit:Unit}`
    case length(value: Double, unit: Unit)
    /// `date/${year:Int}-${month:Int}-${day:Int}`
    case date(year: Int, month: Int, day: Int)
    /// `wrapped/(${a})`
    case wrapped(a: String)
    /// `uuid/x-${id:UUID}.png`
    case uuid(id: RouteUUID)
    /// `bool/is-${flag:Bool}!`
    case bool(flag: Bool)
    /// `percent/100%25${x}`
    case percent(x: String)
    /// `url/u:${link:URL}`
    case url(link: RouteURL)

    /// The values as they appear in URLs.
    nonisolated enum Unit: String, CaseIterable, Sendable {
        case m
        case km
        case k
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "mixed"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://mixed"]

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
nonisolated extension MixedValueRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .length(a0, a1):
            if case let .length(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .date(a0, a1, a2):
            if case let .date(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .wrapped(a0): if case let .wrapped(b0) = b, _Route.equal(a0, b0) { return true }
        case let .uuid(a0): if case let .uuid(b0) = b, _Route.equal(a0, b0) { return true }
        case let .bool(a0): if case let .bool(b0) = b, _Route.equal(a0, b0) { return true }
        case let .percent(a0): if case let .percent(b0) = b, _Route.equal(a0, b0) { return true }
        case let .url(a0): if case let .url(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .length(a0, a1):
            hasher.combine("length")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .date(a0, a1, a2):
            hasher.combine("date")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .wrapped(a0):
            hasher.combine("wrapped")
            hasher.combine(a0)
        case let .uuid(a0):
            hasher.combine("uuid")
            hasher.combine(a0)
        case let .bool(a0):
            hasher.combine("bool")
            hasher.combine(a0)
        case let .percent(a0):
            hasher.combine("percent")
            hasher.combine(a0)
        case let .url(a0):
            hasher.combine("url")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> MixedValueRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://mixed", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MixedValueRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> MixedValueRoute? {
        if reader[0].equalsIgnoringCase("mixed") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MixedValueRoute? {
        switch reader[0] {
        case "length":
            if let valueUnitParts = _MixedParts.valueUnit.split(reader[1]), reader.count == 2,
                let value = valueUnitParts[0].decimal(Double.self),
                let unit = valueUnitParts[1].asUnit()
            {
                return .length(value: value, unit: unit)
            }
        case "date":
            if let yearMonthDayParts = _MixedParts.yearMonthDay.split(reader[1]), reader.count == 2,
                let year = yearMonthDayParts[0].integer(),
                let month = yearMonthDayParts[1].integer(), let day = yearMonthDayParts[2].integer()
            {
                return .date(year: year, month: month, day: day)
            }
        case "wrapped":
            if let aParts = _MixedParts.a.split(reader[1]), reader.count == 2,
                let a = aParts[0].string()
            {
                return .wrapped(a: a)
            }
        case "uuid":
            if let idParts = _MixedParts.id.split(reader[1]), reader.count == 2,
                let id = idParts[0].uuid()
            {
                return .uuid(id: id)
            }
        case "bool":
            if let flagParts = _MixedParts.flag.split(reader[1]), reader.count == 2,
                let flag = flagParts[0].bool()
            {
                return .bool(flag: flag)
            }
        case "percent":
            if let xParts = _MixedParts.x.split(reader[1]), reader.count == 2,
                let x = xParts[0].string()
            {
                return .percent(x: x)
            }
        case "url":
            if let linkParts = _MixedParts.link.split(reader[1]), reader.count == 2,
                let link = linkParts[0].url()
            {
                return .url(link: link)
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MixedValueRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://mixed", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MixedValueRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .length(value, unit):
            writer.literal("length")
            writer.segment(mixed: ["", "_", ""], [_Route.text(value), unit.rawValue])
        case let .date(year, month, day):
            writer.literal("date")
            writer.segment(
                mixed: ["", "-", "-", ""],
                [_Route.text(year), _Route.text(month), _Route.text(day)])
        case let .wrapped(a):
            writer.literal("wrapped")
            writer.segment(mixed: ["(", ")"], [a])
        case let .uuid(id):
            writer.literal("uuid")
            writer.segment(mixed: ["x-", ".png"], [_Route.text(id)])
        case let .bool(flag):
            writer.literal("bool")
            writer.segment(mixed: ["is-", "!"], [_Route.text(flag)])
        case let .percent(x):
            writer.literal("percent")
            writer.segment(mixed: ["100%25", ""], [x])
        case let .url(link):
            writer.literal("url")
            writer.segment(mixed: ["u:", ""], [_Route.text(link)])
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let valueUnit = _RouteMixedPart(
        ["", "_", ""], [.number({ $0.decimal(Double.self) != nil }),
        .value(atMost: 2, { $0.asUnit() != nil })])
    static let yearMonthDay = _RouteMixedPart(
        ["", "-", "-", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil }),
        .number({ $0.integer() != nil })])
    static let a = _RouteMixedPart(["(", ")"], [.text(allowsEmpty: true)])
    static let id = _RouteMixedPart(["x-", ".png"], [.value(atMost: 36, { $0.uuid() != nil })])
    static let flag = _RouteMixedPart(["is-", "!"], [.value(atMost: 5, { $0.bool() != nil })])
    static let x = _RouteMixedPart(["100%", ""], [.text(allowsEmpty: true)])
    static let link = _RouteMixedPart(["u:", ""], [.text(allowsEmpty: false)])
}

private nonisolated extension _RoutePart {
    func asUnit() -> MixedValueRoute.Unit? {
        switch self {
        case "m": return MixedValueRoute.Unit.m
        case "km": return MixedValueRoute.Unit.km
        case "k": return MixedValueRoute.Unit.k
        default: return nil
        }
    }
}
