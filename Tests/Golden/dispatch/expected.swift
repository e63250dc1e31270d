// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum DispatchRoute: URLRoute {
    /// `open?type=user&id=${id:Int}`
    case user(id: Int)
    /// `open?type=group&id=${id:Int}`
    case group(id: Int)
    /// `open?type=message&id=${id:Int}&thread=${thread:Int?}`
    case message(id: Int, thread: Int? = nil)
    /// `open?type=${type}&id=${id}`
    case other(type: String, id: String)
    /// `open?profile=${profile}`
    case profile(profile: String)
    /// `open?preview`
    case preview
    /// `watch?v=${video}&t=${time:Int=0}`
    case video(video: String, time: Int = 0)
    /// `watch?list=${list}`
    case list(list: String)
    /// `watch?v=${video}&list=${list}`
    case videoInList(video: String, list: String)
    /// `intent/post?text=${text}`
    case share(text: String)
    /// `intent/user?screen_name=${name}`
    case follow(name: String)
    /// `open`
    case fallback

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "dispatch.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://dispatch.example"]

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
nonisolated extension DispatchRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
        case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
        case let .message(a0, a1):
            if case let .message(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .other(a0, a1):
            if case let .other(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .profile(a0): if case let .profile(b0) = b, _Route.equal(a0, b0) { return true }
        case .preview: if case .preview = b { return true }
        case let .video(a0, a1):
            if case let .video(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
        case let .videoInList(a0, a1):
            if case let .videoInList(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .share(a0): if case let .share(b0) = b, _Route.equal(a0, b0) { return true }
        case let .follow(a0): if case let .follow(b0) = b, _Route.equal(a0, b0) { return true }
        case .fallback: if case .fallback = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .user(a0):
            hasher.combine("user")
            hasher.combine(a0)
        case let .group(a0):
            hasher.combine("group")
            hasher.combine(a0)
        case let .message(a0, a1):
            hasher.combine("message")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .other(a0, a1):
            hasher.combine("other")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .profile(a0):
            hasher.combine("profile")
            hasher.combine(a0)
        case .preview: hasher.combine("preview")
        case let .video(a0, a1):
            hasher.combine("video")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .list(a0):
            hasher.combine("list")
            hasher.combine(a0)
        case let .videoInList(a0, a1):
            hasher.combine("videoInList")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .share(a0):
            hasher.combine("share")
            hasher.combine(a0)
        case let .follow(a0):
            hasher.combine("follow")
            hasher.combine(a0)
        case .fallback: hasher.combine("fallback")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> DispatchRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://dispatch.example",
            segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> DispatchRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> DispatchRoute? {
        if reader[0].equalsIgnoringCase("dispatch.example") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> DispatchRoute? {
        switch reader[0] {
        case "open": return afterOpen(reader)
        case "watch": return afterWatch(reader)
        case "intent": return afterIntent(reader)
        default: break
        }
        return nil
    }

    static func afterOpen(_ reader: _RouteReader) -> DispatchRoute? {
        if reader.count == 1 {
            if reader.query["type"].equals("user"), let id = reader.query["id"].integer() {
                return .user(id: id)
            }
            if reader.query["type"].equals("group"), let id = reader.query["id"].integer() {
                return .group(id: id)
            }
            if reader.query["type"].equals("message"), let id = reader.query["id"].integer(),
                let thread = reader.query["thread"].optional({ $0.integer() })
            {
                return .message(id: id, thread: thread)
            }
            if reader.query["preview"].isPresent { return .preview }
            if let type = reader.query["type"].string(), let id = reader.query["id"].string() {
                return .other(type: type, id: id)
            }
            if let profile = reader.query["profile"].string() { return .profile(profile: profile) }
            return .fallback
        }
        return nil
    }

    static func afterWatch(_ reader: _RouteReader) -> DispatchRoute? {
        if reader.count == 1 {
            if let video = reader.query["v"].string(), let list = reader.query["list"].string() {
                return .videoInList(video: video, list: list)
            }
            if let video = reader.query["v"].string(),
                let time = reader.query["t"].defaulting(to: 0, { $0.integer() })
            {
                return .video(video: video, time: time)
            }
            if let list = reader.query["list"].string() { return .list(list: list) }
        }
        return nil
    }

    static func afterIntent(_ reader: _RouteReader) -> DispatchRoute? {
        switch reader[1] {
        case "post":
            if reader.count == 2, let text = reader.query["text"].string() {
                return .share(text: text)
            }
        case "user":
            if reader.count == 2, let name = reader.query["screen_name"].string() {
                return .follow(name: name)
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: DispatchRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://dispatch.example", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: DispatchRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .user(id):
            writer.literal("open")
            writer.literalItem("type=user")
            writer.item("id", id)
        case let .group(id):
            writer.literal("open")
            writer.literalItem("type=group")
            writer.item("id", id)
        case let .message(id, thread):
            writer.literal("open")
            writer.literalItem("type=message")
            writer.item("id", id)
            if let thread { writer.item("thread", thread) }
        case let .other(type, id):
            writer.literal("open")
            writer.item("type", type)
            writer.item("id", id)
        case let .profile(profile):
            writer.literal("open")
            writer.item("profile", profile)
        case .preview:
            writer.literal("open")
            writer.literalItem("preview")
        case let .video(video, time):
            writer.literal("watch")
            writer.item("v", video)
            if time != 0 { writer.item("t", time) }
        case let .list(list):
            writer.literal("watch")
            writer.item("list", list)
        case let .videoInList(video, list):
            writer.literal("watch")
            writer.item("v", video)
            writer.item("list", list)
        case let .share(text):
            writer.literal("intent/post")
            writer.item("text", text)
        case let .follow(name):
            writer.literal("intent/user")
            writer.item("screen_name", name)
        case .fallback: writer.literal("open")
        }
    }
}
