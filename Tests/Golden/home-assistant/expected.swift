// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum HomeRoute: URLRoute {
    /// `call_service/${domain}.${service}?entity_id=${entities:[String]}&${data...}`
    case callService(domain: Swift.String, service: Swift.String, entities: [Swift.String] = [], data: [Swift.String: Swift.String] = [:])
    /// `call_service/light.turn_on?brightness=${brightness:Int?}`
    case lightOn(brightness: Swift.Int? = nil)
    /// `fire_event/${event}?${data...}`
    case fireEvent(event: Swift.String, data: [Swift.String: Swift.String] = [:])
    /// `navigate/${path...}`
    case navigate(path: [Swift.String] = [])
    /// `navigate/lovelace/${view:Int=0}`
    case dashboard(view: Swift.Int = 0)
    /// `send_location`
    case sendLocation
    /// `invite/#url=${url:URL}`
    case invite(url: RouteURL)
    /// `camera/${entity}`
    case camera(entity: Swift.String)
    /// `https://www.home-assistant.example/tag/${tag:UUID}`
    case tag(tag: RouteUUID)
    /// `perform_action/${domain}.${action}?server=${server?}`
    case performAction(domain: Swift.String, action: Swift.String, server: Swift.String? = nil)

    /// The scheme of the first base.
    static let scheme: Swift.String = "homeassistant"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["homeassistant://", "https://my.home-assistant.example/redirect"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension HomeRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .callService(let a0, let a1, let a2, let a3):
            if case .callService(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .lightOn(let a0):
            if case .lightOn(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fireEvent(let a0, let a1):
            if case .fireEvent(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .navigate(let a0):
            if case .navigate(let b0) = b, _routeEqual(a0, b0) { return true }
        case .dashboard(let a0):
            if case .dashboard(let b0) = b, _routeEqual(a0, b0) { return true }
        case .sendLocation:
            if case .sendLocation = b { return true }
        case .invite(let a0):
            if case .invite(let b0) = b, _routeEqual(a0, b0) { return true }
        case .camera(let a0):
            if case .camera(let b0) = b, _routeEqual(a0, b0) { return true }
        case .tag(let a0):
            if case .tag(let b0) = b, _routeEqual(a0, b0) { return true }
        case .performAction(let a0, let a1, let a2):
            if case .performAction(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .callService(let a0, let a1, let a2, let a3):
            hasher.combine(0x61DD694B)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .lightOn(let a0):
            hasher.combine(0x6FC11135)
            hasher.combine(a0)
        case .fireEvent(let a0, let a1):
            hasher.combine(0x013722B8)
            hasher.combine(a0)
            hasher.combine(a1)
        case .navigate(let a0):
            hasher.combine(0x2539055F)
            hasher.combine(a0)
        case .dashboard(let a0):
            hasher.combine(0x3EE0340F)
            hasher.combine(a0)
        case .sendLocation:
            hasher.combine(0x3B5FB019)
        case .invite(let a0):
            hasher.combine(0x1D4FC26A)
            hasher.combine(a0)
        case .camera(let a0):
            hasher.combine(0x3D6612CD)
            hasher.combine(a0)
        case .tag(let a0):
            hasher.combine(0x7B65C986)
            hasher.combine(a0)
        case .performAction(let a0, let a1, let a2):
            hasher.combine(0x7EB8FFF4)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> HomeRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { match($0) }
    }

    static func match(_ url: _RouteReader) -> HomeRoute? {
        if url.isRelative { return node477D4330(url, url.path) }
        if url.hasScheme("homeassistant") {
            return node477D4330(url, url.path)
        }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        return nil
    }

    static func node477D4330(_ url: _RouteReader, _ path: _RouteReader.Path) -> HomeRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x6172656D6163:
            // "camera"
            if path.hasCount(0, 6) {
                return node308D70BD(url, path.from(1))
            }
        case 0x657469766E69:
            // "invite"
            if path.hasCount(0, 6) {
                if path.isEnd(1) {
                    // invite/#url=${url:URL}
                    if url.hasFragment,
                        let v0 = url.fragmentItem("url", isItemsAlone: true).url()
                    {
                        return HomeRoute.invite(url: v0)
                    }
                }
            }
        case 0x5F6D726F66726570:
            // "perform_action"
            if path.segment(0).equalsIgnoringCase("perform_action") {
                return node5E3084B4(url, path.from(1))
            }
        case 0x636F6C5F646E6573:
            // "send_location"
            if path.segment(0).equalsIgnoringCase("send_location") {
                if path.isEnd(1) {
                    // send_location
                    return HomeRoute.sendLocation
                }
            }
        case 0x657461676976616E:
            // "navigate"
            if path.hasCount(0, 8) {
                return node3EAB9CC9(url, path.from(1))
            }
        case 0x6576655F65726966:
            // "fire_event"
            if path.segment(0).equalsIgnoringCase("fire_event") {
                return node697DDE3A(url, path.from(1))
            }
        case 0x7265735F6C6C6163:
            // "call_service"
            if path.segment(0).equalsIgnoringCase("call_service") {
                return node44B3C4D6(url, path.from(1))
            }
        default: break
        }
        return nil
    }

    static func node44B3C4D6(_ url: _RouteReader, _ path: _RouteReader.Path) -> HomeRoute? {
        if path.equals(0, "light.turn_on") {
            if path.isEnd(1) {
                // call_service/light.turn_on?brightness=${brightness:Int?}
                if let v0 = url.integerItemIfAny("brightness", Swift.Int.self) {
                    url.won(0x3B15DDEA)
                    return HomeRoute.lightOn(brightness: v0)
                }
            }
        }
        if let c0 = split6F05A11C(path.segment(0), url) {
            if path.isEnd(1) {
                // call_service/${domain}.${service}?entity_id=${entities:[String]}&${data...}
                if let v0 = c0[0].string(),
                    let v1 = c0[1].string(),
                    let v2 = url.items("entity_id", takesEmpty: true, { $0.string() }),
                    let v3 = url.otherItems(than: "entity_id")
                {
                    return HomeRoute.callService(domain: v0, service: v1, entities: v2, data: v3)
                }
            }
        }
        return nil
    }

    static func node697DDE3A(_ url: _RouteReader, _ path: _RouteReader.Path) -> HomeRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // fire_event/${event}?${data...}
                if let v0 = path.string(0),
                    let v1 = url.otherItems()
                {
                    return HomeRoute.fireEvent(event: v0, data: v1)
                }
            }
        }
        return nil
    }

    static func node3EAB9CC9(_ url: _RouteReader, _ path: _RouteReader.Path) -> HomeRoute? {
        if path.equals(0, "lovelace") {
            if let c0 = path.integer(1, Swift.Int.self) {
                if path.isEnd(2) {
                    // navigate/lovelace/${view:Int=0}
                    url.won(0x3FF2E58D)
                    return HomeRoute.dashboard(view: c0)
                }
            }
        }
        do {
            // navigate/${path...}
            if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                return HomeRoute.navigate(path: v0)
            }
        }
        return nil
    }

    static func node308D70BD(_ url: _RouteReader, _ path: _RouteReader.Path) -> HomeRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // camera/${entity}
                if let v0 = path.string(0) {
                    return HomeRoute.camera(entity: v0)
                }
            }
        }
        return nil
    }

    static func node5E3084B4(_ url: _RouteReader, _ path: _RouteReader.Path) -> HomeRoute? {
        if let c0 = split6F05A11C(path.segment(0), url) {
            if path.isEnd(1) {
                // perform_action/${domain}.${action}?server=${server?}
                if let v0 = c0[0].string(),
                    let v1 = c0[1].string(),
                    let v2 = url.stringItemIfAny("server")
                {
                    return HomeRoute.performAction(domain: v0, action: v1, server: v2)
                }
            }
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> HomeRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x2D656D6F682E796D:
            // "my.home-assistant.example"
            if path.segment(0).equalsIgnoringCase("my.home-assistant.example") {
                if path.equals(1, "redirect") {
                    switch path.word(2) {
                    case 0x6172656D6163:
                        // "camera"
                        if path.hasCount(2, 6) {
                            return node308D70BD(url, path.from(3))
                        }
                    case 0x657469766E69:
                        // "invite"
                        if path.hasCount(2, 6) {
                            if path.isEnd(3) {
                                // invite/#url=${url:URL}
                                if url.hasFragment,
                                    let v0 = url.fragmentItem("url", isItemsAlone: true).url()
                                {
                                    return HomeRoute.invite(url: v0)
                                }
                            }
                        }
                    case 0x5F6D726F66726570:
                        // "perform_action"
                        if path.equals(2, "perform_action") {
                            return node5E3084B4(url, path.from(3))
                        }
                    case 0x636F6C5F646E6573:
                        // "send_location"
                        if path.equals(2, "send_location") {
                            if path.isEnd(3) {
                                // send_location
                                return HomeRoute.sendLocation
                            }
                        }
                    case 0x657461676976616E:
                        // "navigate"
                        if path.hasCount(2, 8) {
                            return node3EAB9CC9(url, path.from(3))
                        }
                    case 0x6576655F65726966:
                        // "fire_event"
                        if path.equals(2, "fire_event") {
                            return node697DDE3A(url, path.from(3))
                        }
                    case 0x7265735F6C6C6163:
                        // "call_service"
                        if path.equals(2, "call_service") {
                            return node44B3C4D6(url, path.from(3))
                        }
                    default: break
                    }
                }
            }
        case 0x656D6F682E777777:
            // "www.home-assistant.example"
            if path.segment(0).equalsIgnoringCase("www.home-assistant.example") {
                if path.equals(1, "tag") {
                    if let c0 = path.segment(2).uuid() {
                        if path.isEnd(3) {
                            // https://www.home-assistant.example/tag/${tag:UUID}
                            return HomeRoute.tag(tag: c0)
                        }
                    }
                }
            }
        default: break
        }
        return nil
    }

    static func text(of route: HomeRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "homeassistant://") { text in write(route, form, &text) }
    }

    static func write(_ route: HomeRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .callService(let v0, let v1, let v2, let v3):
            text.write(form, canonical: .url, baseCount: 0) { text, form in
                text.begin(form, base: "homeassistant://", .noHost, isRelative: true)
                text.literal("call_service")
                text.segment(
                    affixes6F05A11C, [.string(v0), .string(v1)], first: "",
                    isText: isText6F05A11C, accepts: accepts6F05A11C)
                text.endSegments()
                text.items("entity_id", v2)
                text.otherItems(v3, than: ["entity_id"])
            } unlessReadBy: { winner($0, over: route, 0x3B95CC5C) }
        case .lightOn(let v0):
            text.append("call_service/light.turn_on")
            if let v0 {
                text.append("?brightness=")
                text.append(integer: v0)
            }
        case .fireEvent(let v0, let v1):
            text.append("fire_event/")
            text.append(lastSegment: v0)
            text.otherItems(v1)
        case .navigate(let v0):
            text.write(form, canonical: .url, baseCount: 0) { text, form in
                text.begin(form, base: "homeassistant://", .noHost, isRelative: true)
                text.literal("navigate")
                for element in v0 { text.segment(element) }
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x5CD6FB26) }
        case .dashboard(let v0):
            text.append("navigate/lovelace/")
            text.append(integer: v0)
        case .sendLocation:
            text.append("send_location")
        case .invite(let v0):
            text.append("invite")
            text.beginFragment(isItemsAlone: true)
            text.append(item: "?url=")
            text.append(value: _routeText(v0))
        case .camera(let v0):
            text.append("camera/")
            text.append(lastSegment: v0)
        case .tag(let v0):
            text.begin(form, base: "https://www.home-assistant.example", .host, isRelative: false)
            text.literal("tag")
            text.append("/")
            text.append(lastSegment: _routeText(v0))
        case .performAction(let v0, let v1, let v2):
            text.begin(form, base: "homeassistant://", .noHost, isRelative: true)
            text.literal("perform_action")
            text.segment(
                affixes6F05A11C, [.string(v0), .string(v1)], first: "",
                isText: isText6F05A11C, accepts: accepts6F05A11C)
            text.endSegments()
            if let v2, !v2.isEmpty {
                text.append("?server=")
                text.append(value: v2)
            }
        }
    }

    /// What to know of an earlier pattern that reads a text as another value than the one that was written.
    static func winner(_ text: Swift.String, over route: HomeRoute, _ pattern: Swift.Int) -> _RouteMarks? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 7) {
            url -> _RouteMarks? in
            guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
            else { return nil }
            return marks(of: url.winner)
        }
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        // call_service/light.turn_on?brightness=${brightness:Int?}
        case 0x3B15DDEA: return _RouteMarks(path: "pp", items: [.init("brightness", .first, isRequired: false)])
        // navigate/lovelace/${view:Int=0}
        case 0x3FF2E58D: return _RouteMarks(path: "ppp")
        default: return nil
        }
    }

    static let affixes6F05A11C = _RouteAffixes(
        ["", ".", ""], ignoresCase: false, longestValue: 0)
    static let isText6F05A11C = [true, true]

    static func accepts6F05A11C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split6F05A11C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes6F05A11C.split(segment, of: url, isText: isText6F05A11C, accepts: accepts6F05A11C)
    }
}
