// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FirstRoute: URLRoute {
    /// - `app://${name}/open`
    case open(name: Swift.String)
    /// - `app://at-${place}/${id:Int}`
    case at(place: Swift.String, id: Swift.Int)
    /// - `user/${id}`
    case user(id: Swift.String)
    /// - `User/Name`
    case upper

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["app://"]

    /// The route that a URL opens; nil for nil and for a URL that no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(routeText(url), isRawValue: false) else { return nil }
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
        routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return routeURL(text, scheme: scheme, host: host)
    }

    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .open(let a0):
            if case .open(let b0) = b, routeEqual(a0, b0) { return true }
        case .at(let a0, let a1):
            if case .at(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        case .user(let a0):
            if case .user(let b0) = b, routeEqual(a0, b0) { return true }
        case .upper: if case .upper = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .open(let a0):
            hasher.combine(0)
            hasher.combine(a0)
        case .at(let a0, let a1):
            hasher.combine(1)
            hasher.combine(a0)
            hasher.combine(a1)
        case .user(let a0):
            hasher.combine(2)
            hasher.combine(a0)
        case .upper:
            hasher.combine(3)
        }
    }
}

extension FirstRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> FirstRoute? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 4) { match($0) }
        }

        static func match(_ url: RouteReader) -> FirstRoute? {
            if url.isRelative { return node7(url, url.path) }
            if url.hasScheme("app") {
                return node7(url, url.path)
            }
            return nil
        }

        static func node7(_ url: RouteReader, _ path: RouteReader.Path) -> FirstRoute? {
            if path.segment(0).equalsIgnoringCase("user") {
                if path.equals(1, "Name") {
                    if path.isEnd(2) {
                        // User/Name
                        url.won(3)
                        return FirstRoute.upper
                    }
                }
                if path.isPresent(1) {
                    if path.isEnd(2) {
                        // user/${id}
                        if let v0 = path.string(1) {
                            url.won(2)
                            return FirstRoute.user(id: v0)
                        }
                    }
                }
            }
            if let c0 = split0(path.segment(0), url) {
                if let c1 = path.integer(1, Swift.Int.self) {
                    if path.isEnd(2) {
                        // app://at-${place}/${id:Int}
                        if let v0 = c0[0].string() {
                            return FirstRoute.at(place: v0, id: c1)
                        }
                    }
                }
            }
            if path.isPresent(0) {
                if path.equals(1, "open") {
                    if path.isEnd(2) {
                        // app://${name}/open
                        if let v0 = path.string(0) {
                            return FirstRoute.open(name: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func text(of route: FirstRoute, _ form: RouteForm) -> Swift.String {
            RouteWriter.text(form, base: "app://") { text in write(route, form, &text) }
        }

        static func write(_ route: FirstRoute, _ form: RouteForm, _ text: inout RouteWriter) {
            switch route {
            case .open(let v0):
                text.write(form, canonical: .url, baseCount: 0) { text, form in
                    text.begin(form, base: "app://", .firstParameter, isRelative: false)
                    text.segment(v0)
                    text.literal("open")
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0) }
            case .at(let v0, let v1):
                text.begin(form, base: "app://", .firstParameter, isRelative: false)
                text.segment(
                    affixes0, [.string(v0)], first: "at-",
                    isText: isText0, accepts: accepts0)
                text.segment(integer: v1)
                text.endSegments()
            case .user(let v0):
                text.write(form, canonical: .url, baseCount: 0) { text, form in
                    text.begin(form, base: "app://", .noHost, isRelative: true)
                    text.literal("user")
                    text.segment(v0)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 2) }
            case .upper:
                text.append("User/Name")
            }
        }

        /// What to know of an earlier pattern that reads a text as another value than the one that was written.
        static func winner(_ text: Swift.String, over route: FirstRoute, _ pattern: Swift.Int) -> RouteMarks? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 4) {
                url -> RouteMarks? in
                guard let other = match(url), !routeEqual(url.winner, pattern), !routeEqual(other, route)
                else { return nil }
                return marks(of: url.winner)
            }
        }

        static func marks(of pattern: Swift.Int) -> RouteMarks? {
            switch pattern {
            // user/${id}
            case 2: return RouteMarks(path: "ps")
            // User/Name
            case 3: return RouteMarks(path: "pp")
            default: return nil
            }
        }

        static let affixes0 = RouteAffixes(
            ["at-", ""], ignoresCase: true, longestValue: 0)
        static let isText0 = [true]

        static func accepts0(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split0(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes0.split(segment, of: url, isText: isText0, accepts: accepts0)
        }
    }
}
