// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum HomeRoute: URLRoute {
    /// `call_service/${domain}.${service}?entity_id=${entities:[String]}&${data...}`
    case callService(
        domain: String, service: String, entities: [String] = [], data: [String: String] = [:])
    /// `call_service/light.turn_on?brightness=${brightness:Int?}`
    case lightOn(brightness: Int? = nil)
    /// `fire_event/${event}?${data...}`
    case fireEvent(event: String, data: [String: String] = [:])
    /// `navigate/${path...}`
    case navigate(path: [String] = [])
    /// `navigate/lovelace/${view:Int=0}`
    case dashboard(view: Int = 0)
    /// `send_location`
    case sendLocation
    /// `invite/#url=${url:URL}`
    case invite(url: RouteURL)
    /// `camera/${entity}`
    case camera(entity: String)
    /// `https://www.home-assistant.example/tag/${tag:UUID}`
    case tag(tag: RouteUUID)
    /// `perform_action/${domain}.${action}?server=${server?}`
    case performAction(domain: String, action: String, server: String? = nil)

    /// The scheme of the first base.
    static let scheme: String = "homeassistant"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["homeassistant://", "https://my.home-assistant.example/redirect"]

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
nonisolated extension HomeRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .callService(a0, a1, a2, a3):
            if case let .callService(b0, b1, b2, b3) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .lightOn(a0): if case let .lightOn(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fireEvent(a0, a1):
            if case let .fireEvent(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .navigate(a0): if case let .navigate(b0) = b, _Route.equal(a0, b0) { return true }
        case let .dashboard(a0):
            if case let .dashboard(b0) = b, _Route.equal(a0, b0) { return true }
        case .sendLocation: if case .sendLocation = b { return true }
        case let .invite(a0): if case let .invite(b0) = b, _Route.equal(a0, b0) { return true }
        case let .camera(a0): if case let .camera(b0) = b, _Route.equal(a0, b0) { return true }
        case let .tag(a0): if case let .tag(b0) = b, _Route.equal(a0, b0) { return true }
        case let .performAction(a0, a1, a2):
            if case let .performAction(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .callService(a0, a1, a2, a3):
            hasher.combine("callService")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .lightOn(a0):
            hasher.combine("lightOn")
            hasher.combine(a0)
        case let .fireEvent(a0, a1):
            hasher.combine("fireEvent")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .navigate(a0):
            hasher.combine("navigate")
            hasher.combine(a0)
        case let .dashboard(a0):
            hasher.combine("dashboard")
            hasher.combine(a0)
        case .sendLocation: hasher.combine("sendLocation")
        case let .invite(a0):
            hasher.combine("invite")
            hasher.combine(a0)
        case let .camera(a0):
            hasher.combine("camera")
            hasher.combine(a0)
        case let .tag(a0):
            hasher.combine("tag")
            hasher.combine(a0)
        case let .performAction(a0, a1, a2):
            hasher.combine("performAction")
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
    static func route(of text: String, isRawValue: Bool) -> HomeRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> HomeRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("homeassistant") { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func start(_ reader: _RouteReader) -> HomeRoute? {
        if reader[0].equalsIgnoringCase("call_service"),
            let route = afterCallService(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("fire_event"), let route = afterFireEvent(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("navigate"), let route = afterNavigate(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("send_location"), reader.count == 1 { return .sendLocation }
        if reader[0].equalsIgnoringCase("invite"), reader.count == 1, reader.hasFragment,
            let url = reader.fragmentItems["url"].url()
        {
            return .invite(url: url)
        }
        if reader[0].equalsIgnoringCase("camera"), let route = afterCamera(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("perform_action"),
            let route = afterPerformAction(reader.from(1))
        {
            return route
        }
        return nil
    }

    static func afterCallService(_ reader: _RouteReader) -> HomeRoute? {
        if reader[0].equals("light.turn_on"), reader.count == 1,
            let brightness = reader.query["brightness"].optional({ $0.integer() })
        {
            return .lightOn(brightness: brightness)
        }
        if let domainServiceParts = _MixedParts.domainService.split(reader[0]), reader.count == 1,
            let domain = domainServiceParts[0].string(),
            let service = domainServiceParts[1].string(),
            let entities = reader.query.values("entity_id", takesEmpty: true, as: { $0.string() }),
            let data = reader.query.others(than: "entity_id")
        {
            return .callService(domain: domain, service: service, entities: entities, data: data)
        }
        return nil
    }

    static func afterFireEvent(_ reader: _RouteReader) -> HomeRoute? {
        if reader.count == 1, let event = reader.string(0), let data = reader.query.others() {
            return .fireEvent(event: event, data: data)
        }
        return nil
    }

    static func afterNavigate(_ reader: _RouteReader) -> HomeRoute? {
        if reader[0].equals("lovelace"), let view = reader[1].integer(), reader.count == 2 {
            return .dashboard(view: view)
        }
        if let path = reader.rest(from: 0, { $0.string() }) { return .navigate(path: path) }
        return nil
    }

    static func afterCamera(_ reader: _RouteReader) -> HomeRoute? {
        if reader.count == 1, let entity = reader.string(0) { return .camera(entity: entity) }
        return nil
    }

    static func afterPerformAction(_ reader: _RouteReader) -> HomeRoute? {
        if let domainActionParts = _MixedParts.domainService.split(reader[0]), reader.count == 1,
            let domain = domainActionParts[0].string(), let action = domainActionParts[1].string(),
            let server = reader.query["server"].optional({ $0.string() })
        {
            return .performAction(domain: domain, action: action, server: server)
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> HomeRoute? {
        if reader[0].equalsIgnoringCase("my.home-assistant.example"), reader[1].equals("redirect") {
            switch reader[2] {
            case "call_service": if let route = afterCallService(reader.from(3)) { return route }
            case "fire_event": if let route = afterFireEvent(reader.from(3)) { return route }
            case "navigate": if let route = afterNavigate(reader.from(3)) { return route }
            case "send_location": if reader.count == 3 { return .sendLocation }
            case "invite":
                if reader.count == 3, reader.hasFragment,
                    let url = reader.fragmentItems["url"].url()
                {
                    return .invite(url: url)
                }
            case "camera": if let route = afterCamera(reader.from(3)) { return route }
            case "perform_action":
                if let route = afterPerformAction(reader.from(3)) { return route }
            default: break
            }
        }
        if reader[0].equalsIgnoringCase("www.home-assistant.example"), reader[1].equals("tag"),
            let tag = reader[2].uuid(), reader.count == 3
        {
            return .tag(tag: tag)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: HomeRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "homeassistant://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: HomeRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .callService(domain, service, entities, data):
            writer.literal("call_service")
            writer.segment(mixed: ["", ".", ""], [domain, service])
            for element in entities { writer.item("entity_id", element) }
            for (key, value) in data.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .lightOn(brightness):
            writer.literal("call_service/light.turn_on")
            if let brightness { writer.item("brightness", brightness) }
        case let .fireEvent(event, data):
            writer.literal("fire_event")
            writer.segment(event)
            for (key, value) in data.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .navigate(path):
            writer.literal("navigate")
            for element in path { writer.segment(element) }
        case let .dashboard(view):
            writer.literal("navigate/lovelace")
            writer.segment(view)
        case .sendLocation: writer.literal("send_location")
        case let .invite(url):
            writer.literal("invite")
            writer.slash()
            writer.beginFragment(isOnlyItems: true)
            writer.item("url", _Route.text(url))
        case let .camera(entity):
            writer.literal("camera")
            writer.segment(entity)
        case let .tag(tag):
            writer.begin(form, base: "https://www.home-assistant.example", .host, isRelative: false)
            writer.literal("tag")
            writer.segment(_Route.text(tag))
        case let .performAction(domain, action, server):
            writer.literal("perform_action")
            writer.segment(mixed: ["", ".", ""], [domain, action])
            if let server, !server.isEmpty { writer.item("server", server) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let domainService = _RouteMixedPart(
        ["", ".", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
}
