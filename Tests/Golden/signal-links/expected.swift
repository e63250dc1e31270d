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
public nonisolated enum SignalRoute: URLRoute {
    /// `#p/+${number}`
    case phone(number: String)
    /// `#${kind:Kind}/${username}`
    case username(kind: Kind, username: String)
    /// `#${data}`
    case group(data: String)
    /// `#pack_id=${packID}&pack_key=${packKey}`
    case stickers(packID: String, packKey: String)
    /// `sgnl://addstickers/?pack_id=${packID}&pack_key=${packKey}`
    case stickersInApp(packID: String, packKey: String)
    /// `https://signal.link/call/#key=${key}`
    case call(key: String)
    /// `sgnl://linkdevice?uuid=${uuid:UUID}&pub_key=${key}`
    case device(uuid: RouteUUID, key: String)

    /// The values as they appear in URLs.
    public nonisolated enum Kind: String, CaseIterable, Sendable {
        case eu
        case pu
    }

    /// The scheme of the first base.
    public static let scheme: String = "https"
    /// The host of the first base.
    public static let host: String = "signal.me"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["https://signal.me", "sgnl://signal.me"]

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
nonisolated extension SignalRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .phone(a0): if case let .phone(b0) = b, _Route.equal(a0, b0) { return true }
        case let .username(a0, a1):
            if case let .username(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
        case let .stickers(a0, a1):
            if case let .stickers(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .stickersInApp(a0, a1):
            if case let .stickersInApp(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .call(a0): if case let .call(b0) = b, _Route.equal(a0, b0) { return true }
        case let .device(a0, a1):
            if case let .device(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case let .phone(a0):
            hasher.combine("phone")
            hasher.combine(a0)
        case let .username(a0, a1):
            hasher.combine("username")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .group(a0):
            hasher.combine("group")
            hasher.combine(a0)
        case let .stickers(a0, a1):
            hasher.combine("stickers")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .stickersInApp(a0, a1):
            hasher.combine("stickersInApp")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .call(a0):
            hasher.combine("call")
            hasher.combine(a0)
        case let .device(a0, a1):
            hasher.combine("device")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> SignalRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://signal.me", segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> SignalRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("sgnl") { return reader.hasHost ? afterSgnl(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> SignalRoute? {
        if reader[0].equalsIgnoringCase("signal.me"), let route = start(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("signal.group"), reader.count == 1, reader.hasFragment,
            case let fragment = reader.fragment, let data = fragment[0].string(),
            fragment.count == 1
        {
            return .group(data: data)
        }
        if reader[0].equalsIgnoringCase("signal.art"), reader[1].equals("addstickers"),
            reader.count == 2, reader.hasFragment,
            let packID = reader.fragmentItems["pack_id"].string(),
            let packKey = reader.fragmentItems["pack_key"].string()
        {
            return .stickers(packID: packID, packKey: packKey)
        }
        if reader[0].equalsIgnoringCase("signal.link"), reader[1].equals("call"), reader.count == 2,
            reader.hasFragment, let key = reader.fragmentItems["key"].string()
        {
            return .call(key: key)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> SignalRoute? {
        if reader.count == 0 {
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals("p"),
                let numberParts = _MixedParts.number.split(fragment[1]),
                let number = numberParts[0].string(), fragment.count == 2
            {
                return .phone(number: number)
            }
            if reader.hasFragment, case let fragment = reader.fragment,
                let kind = fragment[0].asKind(), let username = fragment[1].string(),
                fragment.count == 2
            {
                return .username(kind: kind, username: username)
            }
        }
        return nil
    }

    static func afterSgnl(_ reader: _RouteReader) -> SignalRoute? {
        if reader[0].equalsIgnoringCase("signal.me"), let route = start(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("signal.group"), reader.count == 1, reader.hasFragment,
            case let fragment = reader.fragment, let data = fragment[0].string(),
            fragment.count == 1
        {
            return .group(data: data)
        }
        if reader[0].equalsIgnoringCase("addstickers"), reader.count == 1,
            let packID = reader.query["pack_id"].string(),
            let packKey = reader.query["pack_key"].string()
        {
            return .stickersInApp(packID: packID, packKey: packKey)
        }
        if reader[0].equalsIgnoringCase("linkdevice"), reader.count == 1,
            let uuid = reader.query["uuid"].uuid(), let key = reader.query["pub_key"].string()
        {
            return .device(uuid: uuid, key: key)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: SignalRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://signal.me", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: SignalRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .phone(number):
            writer.beginFragment()
            writer.literal("p")
            writer.segment(mixed: ["+", ""], [number])
        case let .username(kind, username):
            writer.beginFragment()
            writer.segment(kind.rawValue)
            writer.segment(username)
        case let .group(data):
            writer.begin(form, base: "https://signal.group", .host, isRelative: false)
            writer.beginFragment()
            writer.segment(data)
        case let .stickers(packID, packKey):
            writer.begin(
                form, base: "https://signal.art/addstickers", .prefix, isRelative: false,
                prefix: "/addstickers")
            writer.beginFragment(isOnlyItems: true)
            writer.item("pack_id", packID)
            writer.item("pack_key", packKey)
        case let .stickersInApp(packID, packKey):
            writer.begin(form, base: "sgnl://addstickers", .host, isRelative: false)
            writer.item("pack_id", packID)
            writer.item("pack_key", packKey)
        case let .call(key):
            writer.begin(form, base: "https://signal.link", .host, isRelative: false)
            writer.literal("call")
            writer.slash()
            writer.beginFragment(isOnlyItems: true)
            writer.item("key", key)
        case let .device(uuid, key):
            writer.begin(form, base: "sgnl://linkdevice", .host, isRelative: false)
            writer.item("uuid", _Route.text(uuid))
            writer.item("pub_key", key)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let number = _RouteMixedPart(["+", ""], [.text(allowsEmpty: true)])
}

private nonisolated extension _RoutePart {
    func asKind() -> SignalRoute.Kind? {
        switch self {
        case "eu": return SignalRoute.Kind.eu
        case "pu": return SignalRoute.Kind.pu
        default: return nil
        }
    }
}
