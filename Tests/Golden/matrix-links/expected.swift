// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MatrixRoute: URLRoute {
    /// - `#/@${user}:${server}`
    case user(user: Swift.String, server: Swift.String)
    /// - `#/!${room}/%24${event}?via=${via:[String]}`
    case event(room: Swift.String, event: Swift.String, via: [Swift.String] = [])
    /// - `#/!${room}?via=${via:[String]}`
    case room(room: Swift.String, via: [Swift.String] = [])
    /// - `#/%23${alias}:${server}`
    case alias(alias: Swift.String, server: Swift.String)
    /// - `#/+${group}`
    case group(group: Swift.String)
    /// - `matrix:///u/${user}`
    case uri(user: Swift.String)
    /// - `matrix:///roomid/${room}?action=${action?}&via=${via:[String]}`
    case roomURI(room: Swift.String, action: Swift.String? = nil, via: [Swift.String] = [])

    /// The scheme of the first base.
    static let scheme: Swift.String = "https"
    /// The host of the first base.
    static let host: Swift.String = "matrix.to"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["https://matrix.to"]

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
        case .user(let a0, let a1):
            if case .user(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .event(let a0, let a1, let a2):
            if case .event(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .room(let a0, let a1):
            if case .room(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .alias(let a0, let a1):
            if case .alias(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .group(let a0):
            if case .group(let b0) = b, _routeEqual(a0, b0) { return true }
        case .uri(let a0):
            if case .uri(let b0) = b, _routeEqual(a0, b0) { return true }
        case .roomURI(let a0, let a1, let a2):
            if case .roomURI(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .user(let a0, let a1):
            hasher.combine(0x7E4CC816)
            hasher.combine(a0)
            hasher.combine(a1)
        case .event(let a0, let a1, let a2):
            hasher.combine(0x689BE89F)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .room(let a0, let a1):
            hasher.combine(0x53919AC5)
            hasher.combine(a0)
            hasher.combine(a1)
        case .alias(let a0, let a1):
            hasher.combine(0x3534660C)
            hasher.combine(a0)
            hasher.combine(a1)
        case .group(let a0):
            hasher.combine(0x1AA104A5)
            hasher.combine(a0)
        case .uri(let a0):
            hasher.combine(0x718656E4)
            hasher.combine(a0)
        case .roomURI(let a0, let a1, let a2):
            hasher.combine(0x06D9A533)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

extension MatrixRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> MatrixRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://matrix.to", segments: 4) { match($0) }
        }

        static func match(_ url: _RouteReader) -> MatrixRoute? {
            if url.isRelative { return node7DD3DEAF(url, url.path) }
            if url.hasScheme("https") {
                guard let path = url.hostPath else { return nil }
                return node228E5960(url, path)
            }
            if url.hasScheme("matrix") {
                return node78717A99(url, url.path)
            }
            return nil
        }

        static func node228E5960(_ url: _RouteReader, _ path: _RouteReader.Path) -> MatrixRoute? {
            if path.segment(0).equalsIgnoringCase("matrix.to") {
                return node7DD3DEAF(url, path.from(1))
            }
            return nil
        }

        static func node7DD3DEAF(_ url: _RouteReader, _ path: _RouteReader.Path) -> MatrixRoute? {
            if path.isEnd(0) {
                // #/@${user}:${server}
                if url.hasFragment,
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    f0.equals(""),
                    case let f1 = url.fragmentSegment(at: f0.next),
                    let a1 = split75D7FC83(f1, url),
                    let v0 = a1[0].string(),
                    let v1 = a1[1].string(),
                    url.isFragmentEnd(f1.next)
                {
                    return MatrixRoute.user(user: v0, server: v1)
                }
                // #/%23${alias}:${server}
                if url.hasFragment,
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    f0.equals(""),
                    case let f1 = url.fragmentSegment(at: f0.next),
                    let a1 = split3569EF83(f1, url),
                    let v0 = a1[0].string(),
                    let v1 = a1[1].string(),
                    url.isFragmentEnd(f1.next)
                {
                    return MatrixRoute.alias(alias: v0, server: v1)
                }
                // #/!${room}?via=${via:[String]}
                if url.hasFragment,
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    f0.equals(""),
                    case let f1 = url.fragmentSegment(at: f0.next),
                    let a1 = split007A33CD(f1, url),
                    let v0 = a1[0].string(),
                    url.isFragmentEnd(f1.next),
                    let v1 = url.fragmentItems("via", takesEmpty: true, { $0.string() })
                {
                    return MatrixRoute.room(room: v0, via: v1)
                }
                // #/!${room}/%24${event}?via=${via:[String]}
                if url.hasFragment,
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    f0.equals(""),
                    case let f1 = url.fragmentSegment(at: f0.next),
                    let a1 = split007A33CD(f1, url),
                    let v0 = a1[0].string(),
                    case let f2 = url.fragmentSegment(at: f1.next),
                    let a2 = split26E89C00(f2, url),
                    let v1 = a2[0].string(),
                    url.isFragmentEnd(f2.next),
                    let v2 = url.fragmentItems("via", takesEmpty: true, { $0.string() })
                {
                    return MatrixRoute.event(room: v0, event: v1, via: v2)
                }
                // #/+${group}
                if url.hasFragment,
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    f0.equals(""),
                    case let f1 = url.fragmentSegment(at: f0.next),
                    let a1 = split67918389(f1, url),
                    let v0 = a1[0].string(),
                    url.isFragmentEnd(f1.next)
                {
                    return MatrixRoute.group(group: v0)
                }
            }
            return nil
        }

        static func node78717A99(_ url: _RouteReader, _ path: _RouteReader.Path) -> MatrixRoute? {
            switch path.segment(0).lowercaseWord {
            case 0x75:
                // "u"
                if path.hasCount(0, 1) {
                    if path.isPresent(1) {
                        if path.isEnd(2) {
                            // matrix:///u/${user}
                            if let v0 = path.string(1) {
                                return MatrixRoute.uri(user: v0)
                            }
                        }
                    }
                }
            case 0x64696D6F6F72:
                // "roomid"
                if path.hasCount(0, 6) {
                    if path.isPresent(1) {
                        if path.isEnd(2) {
                            // matrix:///roomid/${room}?action=${action?}&via=${via:[String]}
                            if let v0 = path.string(1),
                                let v1 = url.stringItemIfAny("action"),
                                let v2 = url.items("via", takesEmpty: true, { $0.string() })
                            {
                                return MatrixRoute.roomURI(room: v0, action: v1, via: v2)
                            }
                        }
                    }
                }
            default: break
            }
            return nil
        }

        static func text(of route: MatrixRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "https://matrix.to/") { text in write(route, form, &text) }
        }

        static func write(_ route: MatrixRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .user(let v0, let v1):
                text.beginFragment()
                text.literal("")
                text.segment(
                    affixes75D7FC83, [.string(v0), .string(v1)], first: "@",
                    isText: isText75D7FC83, accepts: accepts75D7FC83)
                text.endSegments()
            case .event(let v0, let v1, let v2):
                text.beginFragment()
                text.literal("")
                text.segment(
                    affixes007A33CD, [.string(v0)], first: "!",
                    isText: isText007A33CD, accepts: accepts007A33CD)
                text.segment(
                    affixes26E89C00, [.string(v1)], first: "$",
                    isText: isText26E89C00, accepts: accepts26E89C00)
                text.endSegments()
                text.items("via", v2)
            case .room(let v0, let v1):
                text.beginFragment()
                text.literal("")
                text.segment(
                    affixes007A33CD, [.string(v0)], first: "!",
                    isText: isText007A33CD, accepts: accepts007A33CD)
                text.endSegments()
                text.items("via", v1)
            case .alias(let v0, let v1):
                text.beginFragment()
                text.literal("")
                text.segment(
                    affixes3569EF83, [.string(v0), .string(v1)], first: "%23",
                    isText: isText3569EF83, accepts: accepts3569EF83)
                text.endSegments()
            case .group(let v0):
                text.beginFragment()
                text.literal("")
                text.segment(
                    affixes67918389, [.string(v0)], first: "+",
                    isText: isText67918389, accepts: accepts67918389)
                text.endSegments()
            case .uri(let v0):
                text.begin(form, base: "matrix://", .noHost, isRelative: false)
                text.literal("u")
                text.append("/")
                text.append(lastSegment: v0)
            case .roomURI(let v0, let v1, let v2):
                text.begin(form, base: "matrix://", .noHost, isRelative: false)
                text.literal("roomid")
                text.append("/")
                text.append(lastSegment: v0)
                if let v1, !v1.isEmpty {
                    text.append(item: "?action=")
                    text.append(value: v1)
                }
                text.items("via", v2)
            }
        }

        static let affixes007A33CD = _RouteAffixes(
            ["!", ""], ignoresCase: false, longestValue: 0)
        static let isText007A33CD = [true]

        static func accepts007A33CD(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split007A33CD(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes007A33CD.split(segment, of: url, isText: isText007A33CD, accepts: accepts007A33CD)
        }

        static let affixes26E89C00 = _RouteAffixes(
            ["$", ""], ignoresCase: false, longestValue: 0)
        static let isText26E89C00 = [true]

        static func accepts26E89C00(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split26E89C00(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes26E89C00.split(segment, of: url, isText: isText26E89C00, accepts: accepts26E89C00)
        }

        static let affixes3569EF83 = _RouteAffixes(
            ["#", ":", ""], ignoresCase: false, longestValue: 0)
        static let isText3569EF83 = [true, true]

        static func accepts3569EF83(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split3569EF83(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes3569EF83.split(segment, of: url, isText: isText3569EF83, accepts: accepts3569EF83)
        }

        static let affixes67918389 = _RouteAffixes(
            ["+", ""], ignoresCase: false, longestValue: 0)
        static let isText67918389 = [true]

        static func accepts67918389(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split67918389(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes67918389.split(segment, of: url, isText: isText67918389, accepts: accepts67918389)
        }

        static let affixes75D7FC83 = _RouteAffixes(
            ["@", ":", ""], ignoresCase: false, longestValue: 0)
        static let isText75D7FC83 = [true, true]

        static func accepts75D7FC83(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split75D7FC83(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes75D7FC83.split(segment, of: url, isText: isText75D7FC83, accepts: accepts75D7FC83)
        }
    }
}
