// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MatrixRoute: URLRoute {
    /// `#/@${user}:${server}`
    case user(user: Swift.String, server: Swift.String)
    /// `#/!${room}/%24${event}?via=${via:[String]}`
    case event(room: Swift.String, event: Swift.String, via: [Swift.String] = [])
    /// `#/!${room}?via=${via:[String]}`
    case room(room: Swift.String, via: [Swift.String] = [])
    /// `#/%23${alias}:${server}`
    case alias(alias: Swift.String, server: Swift.String)
    /// `#/+${group}`
    case group(group: Swift.String)
    /// `matrix:///u/${user}`
    case uri(user: Swift.String)
    /// `matrix:///roomid/${room}?action=${action?}&via=${via:[String]}`
    case roomURI(room: Swift.String, action: Swift.String? = nil, via: [Swift.String] = [])

    /// The scheme of the first base.
    static let scheme: Swift.String = "https"
    /// The host of the first base.
    static let host: Swift.String = "matrix.to"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["https://matrix.to"]

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

nonisolated extension MatrixRoute {
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
            hasher.combine(0x14B4EBA3)
            hasher.combine(a0)
            hasher.combine(a1)
        case .event(let a0, let a1, let a2):
            hasher.combine(0x4916C309)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .room(let a0, let a1):
            hasher.combine(0x01F81623)
            hasher.combine(a0)
            hasher.combine(a1)
        case .alias(let a0, let a1):
            hasher.combine(0x228393C9)
            hasher.combine(a0)
            hasher.combine(a1)
        case .group(let a0):
            hasher.combine(0x763BE532)
            hasher.combine(a0)
        case .uri(let a0):
            hasher.combine(0x418694E3)
            hasher.combine(a0)
        case .roomURI(let a0, let a1, let a2):
            hasher.combine(0x507BEC08)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> MatrixRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://matrix.to", segments: 4) { match($0) }
    }

    static func match(_ url: _RouteReader) -> MatrixRoute? {
        if url.isRelative { return node1EA180B3(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        if url.hasScheme("matrix") {
            return node6798FB11(url, url.path)
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> MatrixRoute? {
        if path.segment(0).equalsIgnoringCase("matrix.to") {
            return node1EA180B3(url, path.from(1))
        }
        return nil
    }

    static func node1EA180B3(_ url: _RouteReader, _ path: _RouteReader.Path) -> MatrixRoute? {
        if path.isEnd(0) {
            // #/@${user}:${server}
            if url.hasFragment,
                case let f0 = url.fragmentSegment(at: url.fragmentStart),
                f0.equals(""),
                case let f1 = url.fragmentSegment(at: f0.next),
                let a1 = split2DBB5A37(f1, url),
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
                let a1 = split3ABA9D79(f1, url),
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
                let a1 = split677995E5(f1, url),
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
                let a1 = split677995E5(f1, url),
                let v0 = a1[0].string(),
                case let f2 = url.fragmentSegment(at: f1.next),
                let a2 = split3EF462ED(f2, url),
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
                let a1 = split2609F902(f1, url),
                let v0 = a1[0].string(),
                url.isFragmentEnd(f1.next)
            {
                return MatrixRoute.group(group: v0)
            }
        }
        return nil
    }

    static func node6798FB11(_ url: _RouteReader, _ path: _RouteReader.Path) -> MatrixRoute? {
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
                affixes2DBB5A37, [.string(v0), .string(v1)], first: "@",
                isText: isText2DBB5A37, accepts: accepts2DBB5A37)
            text.endSegments()
        case .event(let v0, let v1, let v2):
            text.beginFragment()
            text.literal("")
            text.segment(
                affixes677995E5, [.string(v0)], first: "!",
                isText: isText677995E5, accepts: accepts677995E5)
            text.segment(
                affixes3EF462ED, [.string(v1)], first: "$",
                isText: isText3EF462ED, accepts: accepts3EF462ED)
            text.endSegments()
            text.items("via", v2)
        case .room(let v0, let v1):
            text.beginFragment()
            text.literal("")
            text.segment(
                affixes677995E5, [.string(v0)], first: "!",
                isText: isText677995E5, accepts: accepts677995E5)
            text.endSegments()
            text.items("via", v1)
        case .alias(let v0, let v1):
            text.beginFragment()
            text.literal("")
            text.segment(
                affixes3ABA9D79, [.string(v0), .string(v1)], first: "%23",
                isText: isText3ABA9D79, accepts: accepts3ABA9D79)
            text.endSegments()
        case .group(let v0):
            text.beginFragment()
            text.literal("")
            text.segment(
                affixes2609F902, [.string(v0)], first: "+",
                isText: isText2609F902, accepts: accepts2609F902)
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

    static let affixes2609F902 = _RouteAffixes(
        ["+", ""], ignoresCase: false, longestValue: 0)
    static let isText2609F902 = [true]

    static func accepts2609F902(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split2609F902(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes2609F902.split(segment, of: url, isText: isText2609F902, accepts: accepts2609F902)
    }

    static let affixes2DBB5A37 = _RouteAffixes(
        ["@", ":", ""], ignoresCase: false, longestValue: 0)
    static let isText2DBB5A37 = [true, true]

    static func accepts2DBB5A37(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split2DBB5A37(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes2DBB5A37.split(segment, of: url, isText: isText2DBB5A37, accepts: accepts2DBB5A37)
    }

    static let affixes3ABA9D79 = _RouteAffixes(
        ["#", ":", ""], ignoresCase: false, longestValue: 0)
    static let isText3ABA9D79 = [true, true]

    static func accepts3ABA9D79(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split3ABA9D79(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes3ABA9D79.split(segment, of: url, isText: isText3ABA9D79, accepts: accepts3ABA9D79)
    }

    static let affixes3EF462ED = _RouteAffixes(
        ["$", ""], ignoresCase: false, longestValue: 0)
    static let isText3EF462ED = [true]

    static func accepts3EF462ED(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split3EF462ED(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes3EF462ED.split(segment, of: url, isText: isText3EF462ED, accepts: accepts3EF462ED)
    }

    static let affixes677995E5 = _RouteAffixes(
        ["!", ""], ignoresCase: false, longestValue: 0)
    static let isText677995E5 = [true]

    static func accepts677995E5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split677995E5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes677995E5.split(segment, of: url, isText: isText677995E5, accepts: accepts677995E5)
    }
}
