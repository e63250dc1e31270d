// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ChatRoute: URLRoute {
    /// `user/${id}`
    case user(id: String)
    /// `timeline/${room}`
    case timeline(room: String)
    /// `gallery/${room}?at=${at:Int=0}`
    case gallery(room: String, at: Int = 0)
    /// - `room/${room}/${event?}`
    /// - `room/${room}`
    case room(room: String, event: String? = nil)
    case settings(Settings)

    nonisolated enum Settings: Hashable, Sendable {
        /// `settings`
        case root
        /// `settings/${page...}`
        case page(page: [String] = [])
    }

    /// The scheme of the first base.
    static let scheme: String = "chat"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["chat://", "https://chat.example"]

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
nonisolated extension ChatRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .timeline(a0): if case let .timeline(b0) = b, _Route.equal(a0, b0) { return true }
        case let .gallery(a0, a1):
            if case let .gallery(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .room(a0, a1):
            if case let .room(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .settings(a0): if case let .settings(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case let .timeline(a0):
            hasher.combine("timeline")
            hasher.combine(a0)
        case let .gallery(a0, a1):
            hasher.combine("gallery")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .room(a0, a1):
            hasher.combine("room")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .settings(a0):
            hasher.combine("settings")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ChatRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ChatRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("chat") { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ChatRoute? {
        if reader[0].equalsIgnoringCase("user"), let route = afterUser(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("timeline"), let route = afterTimeline(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("gallery"), let route = afterGallery(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("room"), let route = afterRoom(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("settings"), let route = afterSettings(reader.from(1)) {
            return route
        }
        return nil
    }

    static func afterUser(_ reader: _RouteReader) -> ChatRoute? {
        if reader.count == 1, let id = reader.string(0) { return .user(id: id) }
        return nil
    }

    static func afterTimeline(_ reader: _RouteReader) -> ChatRoute? {
        if reader.count == 1, let room = reader.string(0) { return .timeline(room: room) }
        return nil
    }

    static func afterGallery(_ reader: _RouteReader) -> ChatRoute? {
        if reader.count == 1, let room = reader.string(0),
            let at = reader.query["at"].defaulting(to: 0, { $0.integer() })
        {
            return .gallery(room: room, at: at)
        }
        return nil
    }

    static func afterRoom(_ reader: _RouteReader) -> ChatRoute? {
        if reader.count == 1, let room = reader.string(0) { return .room(room: room, event: nil) }
        if reader.count == 2, let room = reader.string(0), let event = reader[1].nonempty.string() {
            return .room(room: room, event: event)
        }
        return nil
    }

    static func afterSettings(_ reader: _RouteReader) -> ChatRoute? {
        if reader.count == 0 { return .settings(.root) }
        if let page = reader.rest(from: 0, { $0.string() }) { return .settings(.page(page: page)) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> ChatRoute? {
        if reader[0].equalsIgnoringCase("chat.example") {
            switch reader[1] {
            case "user": return afterUser(reader.from(2))
            case "timeline": return afterTimeline(reader.from(2))
            case "gallery": return afterGallery(reader.from(2))
            case "room": return afterRoom(reader.from(2))
            case "settings": return afterSettings(reader.from(2))
            default: break
            }
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ChatRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "chat://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ChatRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .user(id):
            writer.literal("user")
            writer.segment(id)
        case let .timeline(room):
            writer.literal("timeline")
            writer.segment(room)
        case let .gallery(room, at):
            writer.literal("gallery")
            writer.segment(room)
            if at != 0 { writer.item("at", at) }
        case let .room(room, event):
            writer.literal("room")
            writer.segment(room)
            if let event, !event.isEmpty { writer.segment(event) }
        case .settings(.root): writer.literal("settings")
        case let .settings(.page(page)):
            writer.literal("settings")
            for element in page { writer.segment(element) }
        }
    }
}
