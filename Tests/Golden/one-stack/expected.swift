// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime
import RouteNavigation

/// The URLs of the app.
nonisolated enum StackRoute: URLRoute {
    /// `library`
    case library
    /// `albums/${id:Int}`
    case album(id: Int)
    /// `player`
    case player

    /// The scheme of the first base.
    static let scheme: String = "myapp"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["myapp://"]

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

/// The place of each route on the screen.
nonisolated extension StackRoute: RouteNavigation.NavigableRoute {
    /// The tabs, in the order of the tab bar; the first is selected at start.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case main
    }

    /// The route at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Self {
        switch tab {
        case .main: return Self.library
        }
    }

    /// The route's place on the screen.
    var place: RouteNavigation.RoutePlace<Self> {
        switch self {
        case .album: return .init(.push, in: Tab.main, over: Self.library)
        case .player: return .init(.sheet, isInterruptible: false)
        default: return .init(.root, in: Tab.main)
        }
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension StackRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .library: if case .library = b { return true }
        case let .album(a0): if case let .album(b0) = b, _Route.equal(a0, b0) { return true }
        case .player: if case .player = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .library: hasher.combine("library")
        case let .album(a0):
            hasher.combine("album")
            hasher.combine(a0)
        case .player: hasher.combine("player")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> StackRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> StackRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("myapp") { return start(reader.path) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> StackRoute? {
        if reader[0].equalsIgnoringCase("library"), reader.count == 1 { return .library }
        if reader[0].equalsIgnoringCase("albums"), let id = reader[1].integer(), reader.count == 2 {
            return .album(id: id)
        }
        if reader[0].equalsIgnoringCase("player"), reader.count == 1 { return .player }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: StackRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "myapp://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: StackRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .library: writer.literal("library")
        case let .album(id):
            writer.literal("albums")
            writer.segment(id)
        case .player: writer.literal("player")
        }
    }
}
