// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum GuardedRoute: URLRoute {
    /// - `/`
    case home
    /// - `user/${id}`
    case user(id: Swift.String)

    /// The scheme of the first base.
    static let scheme: Swift.String = "myapp"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["myapp:///a@b:1"]

    /// The route that a URL opens; nil for nil and for a URL that no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a raw value: a URL's text, or what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of `url()` without the base; with it where a route has a base of its own.
    var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's one canonical URL.
    func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return _routeURL(text, scheme: scheme, host: host)
    }

    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .home: if case .home = b { return true }
        case .user(let a0):
            if case .user(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .home:
            hasher.combine(0x3E4286A2)
        case .user(let a0):
            hasher.combine(0x7E4CC816)
            hasher.combine(a0)
        }
    }
}

extension GuardedRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> GuardedRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { match($0) }
        }

        static func match(_ url: _RouteReader) -> GuardedRoute? {
            if url.isRelative { return node36AA5FBB(url, url.path) }
            if url.hasScheme("myapp") {
                return node7CCB3FB2(url, url.path)
            }
            return nil
        }

        static func node7CCB3FB2(_ url: _RouteReader, _ path: _RouteReader.Path) -> GuardedRoute? {
            if path.segment(0).equalsIgnoringCase("a@b:1") {
                return node36AA5FBB(url, path.from(1))
            }
            return nil
        }

        static func node36AA5FBB(_ url: _RouteReader, _ path: _RouteReader.Path) -> GuardedRoute? {
            if path.isEnd(0) {
                // 
                return GuardedRoute.home
            }
            if path.equals(0, "user") {
                if path.isPresent(1) {
                    if path.isEnd(2) {
                        // user/${id}
                        if let v0 = path.string(1) {
                            return GuardedRoute.user(id: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func text(of route: GuardedRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "myapp:///a@b:1/", prefix: "/a@b:1") { text in write(route, form, &text) }
        }

        static func write(_ route: GuardedRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .home:
                text.begin(form, base: "myapp:///a@b:1", .prefix, isRelative: true, isGuarded: true, prefix: "/a@b:1")
                text.endSegments()
            case .user(let v0):
                text.begin(form, base: "myapp:///a@b:1", .prefix, isRelative: true, isGuarded: true, prefix: "/a@b:1")
                text.literal("user")
                text.append("/")
                text.append(lastSegment: v0)
            }
        }
    }
}
