// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RawRoute: URLRoute {
    /// `${first}`
    case `any`(first: Swift.String)
    /// `${first}/${second}`
    case two(first: Swift.String, second: Swift.String)
    /// `x:/${a}/b`
    case schemeLike(a: Swift.String)
    /// `@${name}/c`
    case handle(name: Swift.String)
    /// `${name}:80/d`
    case port(name: Swift.String)
    /// `r/${path...}`
    case rest(path: [Swift.String] = [])
    /// `all/x/y/${path...}`
    case all(path: [Swift.String] = [])
    /// `?q=${q}`
    case query(q: Swift.String)
    /// `#${f}`
    case fragment(f: Swift.String)

    /// The scheme of the first base.
    static let scheme: Swift.String = "raw"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["raw://", "https://raw.example"]

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

nonisolated extension RawRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .`any`(let a0):
            if case .`any`(let b0) = b, _routeEqual(a0, b0) { return true }
        case .two(let a0, let a1):
            if case .two(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .schemeLike(let a0):
            if case .schemeLike(let b0) = b, _routeEqual(a0, b0) { return true }
        case .handle(let a0):
            if case .handle(let b0) = b, _routeEqual(a0, b0) { return true }
        case .port(let a0):
            if case .port(let b0) = b, _routeEqual(a0, b0) { return true }
        case .rest(let a0):
            if case .rest(let b0) = b, _routeEqual(a0, b0) { return true }
        case .all(let a0):
            if case .all(let b0) = b, _routeEqual(a0, b0) { return true }
        case .query(let a0):
            if case .query(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragment(let a0):
            if case .fragment(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .`any`(let a0):
            hasher.combine(0x6C9706AA)
            hasher.combine(a0)
        case .two(let a0, let a1):
            hasher.combine(0x3F6545F6)
            hasher.combine(a0)
            hasher.combine(a1)
        case .schemeLike(let a0):
            hasher.combine(0x679B777E)
            hasher.combine(a0)
        case .handle(let a0):
            hasher.combine(0x5188959C)
            hasher.combine(a0)
        case .port(let a0):
            hasher.combine(0x7EA71D2E)
            hasher.combine(a0)
        case .rest(let a0):
            hasher.combine(0x487168B7)
            hasher.combine(a0)
        case .all(let a0):
            hasher.combine(0x71D3D991)
            hasher.combine(a0)
        case .query(let a0):
            hasher.combine(0x2244B13C)
            hasher.combine(a0)
        case .fragment(let a0):
            hasher.combine(0x0CCC6772)
            hasher.combine(a0)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> RawRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { match($0) }
    }

    static func match(_ url: _RouteReader) -> RawRoute? {
        if url.isRelative { return node0361B0E3(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        if url.hasScheme("raw") {
            return node0361B0E3(url, url.path)
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
        if path.segment(0).equalsIgnoringCase("raw.example") {
            if path.isEnd(1) {
                // #${f}
                if url.hasFragment,
                    case let f0 = url.fragmentSegment(at: url.fragmentStart),
                    let v0 = f0.string(),
                    url.isFragmentEnd(f0.next)
                {
                    return RawRoute.fragment(f: v0)
                }
                // ?q=${q}
                if let v0 = url.stringItem("q") {
                    return RawRoute.query(q: v0)
                }
            }
            switch path.word(1) {
            case 0x72:
                // "r"
                if path.hasCount(1, 1) {
                    if let route = node5A2539E1(url, path.from(2)) { return route }
                }
            case 0x3A78:
                // "x:"
                if path.hasCount(1, 2) {
                    if let route = node31F80A8B(url, path.from(2)) { return route }
                }
            case 0x6C6C61:
                // "all"
                if path.hasCount(1, 3) {
                    if let route = node64453046(url, path.from(2)) { return route }
                }
            default: break
            }
            if let c0 = split60DD40E5(path.segment(1), url) {
                if let route = node0838631D(url, path.from(2), c0) { return route }
            }
            if let c0 = split1F8EBD37(path.segment(1), url) {
                if let route = node749EF3C2(url, path.from(2), c0) { return route }
            }
            if path.isPresent(1) {
                return node61773BEC(url, path.from(2))
            }
        }
        return nil
    }

    static func node31F80A8B(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
        if path.isPresent(0) {
            if path.equals(1, "b") {
                if path.isEnd(2) {
                    // x:/${a}/b
                    if let v0 = path.string(0) {
                        return RawRoute.schemeLike(a: v0)
                    }
                }
            }
        }
        return nil
    }

    static func node5A2539E1(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
        do {
            // r/${path...}
            if let v0 = url.rest(from: path.from(0), { $0.string() }) {
                url.won(0x36E75188)
                return RawRoute.rest(path: v0)
            }
        }
        return nil
    }

    static func node64453046(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
        if path.equals(0, "x") {
            if path.equals(1, "y") {
                do {
                    // all/x/y/${path...}
                    if let v0 = url.rest(from: path.from(2), { $0.string() }) {
                        return RawRoute.all(path: v0)
                    }
                }
            }
        }
        return nil
    }

    static func node0838631D(_ url: _RouteReader, _ path: _RouteReader.Path, _ c0: [_RoutePart]) -> RawRoute? {
        if path.equals(0, "d") {
            if path.isEnd(1) {
                // ${name}:80/d
                if let v0 = c0[0].string() {
                    return RawRoute.port(name: v0)
                }
            }
        }
        return nil
    }

    static func node749EF3C2(_ url: _RouteReader, _ path: _RouteReader.Path, _ c0: [_RoutePart]) -> RawRoute? {
        if path.equals(0, "c") {
            if path.isEnd(1) {
                // @${name}/c
                if let v0 = c0[0].string() {
                    url.won(0x1804260C)
                    return RawRoute.handle(name: v0)
                }
            }
        }
        return nil
    }

    static func node61773BEC(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
        if path.isEnd(0) {
            // ${first}
            if let v0 = path.string(-1) {
                return RawRoute.`any`(first: v0)
            }
        }
        if path.isPresent(0) {
            if path.isEnd(1) {
                // ${first}/${second}
                if let v0 = path.string(-1),
                    let v1 = path.string(0)
                {
                    return RawRoute.two(first: v0, second: v1)
                }
            }
        }
        return nil
    }

    static func node0361B0E3(_ url: _RouteReader, _ path: _RouteReader.Path) -> RawRoute? {
        if path.isEnd(0) {
            // #${f}
            if url.hasFragment,
                case let f0 = url.fragmentSegment(at: url.fragmentStart),
                let v0 = f0.string(),
                url.isFragmentEnd(f0.next)
            {
                return RawRoute.fragment(f: v0)
            }
            // ?q=${q}
            if let v0 = url.stringItem("q") {
                return RawRoute.query(q: v0)
            }
        }
        switch path.segment(0).lowercaseWord {
        case 0x72:
            // "r"
            if path.hasCount(0, 1) {
                if let route = node5A2539E1(url, path.from(1)) { return route }
            }
        case 0x3A78:
            // "x:"
            if path.hasCount(0, 2) {
                if let route = node31F80A8B(url, path.from(1)) { return route }
            }
        case 0x6C6C61:
            // "all"
            if path.hasCount(0, 3) {
                if let route = node64453046(url, path.from(1)) { return route }
            }
        default: break
        }
        if let c0 = split5F868848(path.segment(0), url) {
            if let route = node0838631D(url, path.from(1), c0) { return route }
        }
        if let c0 = split1EA25AE5(path.segment(0), url) {
            if let route = node749EF3C2(url, path.from(1), c0) { return route }
        }
        if path.isPresent(0) {
            return node61773BEC(url, path.from(1))
        }
        return nil
    }

    static func text(of route: RawRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "raw://") { text in write(route, form, &text) }
    }

    static func write(_ route: RawRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .`any`(let v0):
            text.write(form, canonical: .url, baseCount: 0) { text, form in
                text.begin(form, base: "raw://", .noHost, isRelative: true)
                text.segment(v0)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x1CA82875) }
        case .two(let v0, let v1):
            text.write(form, canonical: .url, baseCount: 0) { text, form in
                text.begin(form, base: "raw://", .noHost, isRelative: true)
                text.segment(v0)
                text.segment(v1)
                text.endSegments()
            } unlessReadBy: { winner($0, over: route, 0x5F271659) }
        case .schemeLike(let v0):
            text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
            text.literal("x:")
            text.append("/")
            text.append(segment: v0)
            text.append("/b")
        case .handle(let v0):
            text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
            text.segment(
                affixes1EA25AE5, [.string(v0)], first: "@",
                isText: isText1EA25AE5, accepts: accepts1EA25AE5)
            text.literal("c")
            text.endSegments()
        case .port(let v0):
            text.begin(form, base: "raw://", .noHost, isRelative: true, isGuarded: true)
            text.segment(
                affixes5F868848, [.string(v0)], first: "",
                isText: isText5F868848, accepts: accepts5F868848)
            text.literal("d")
            text.endSegments()
        case .rest(let v0):
            text.begin(form, base: "raw://", .noHost, isRelative: true)
            text.literal("r")
            for element in v0 { text.segment(element) }
            text.endSegments()
        case .all(let v0):
            text.begin(form, base: "raw://", .noHost, isRelative: true)
            text.literal("all/x/y", count: 3)
            for element in v0 { text.segment(element) }
            text.endSegments()
        case .query(let v0):
            text.append("?q=")
            text.append(value: v0)
        case .fragment(let v0):
            text.beginFragment()
            text.segment(v0)
            text.endSegments()
        }
    }

    /// What to know of an earlier pattern that reads a text as another value than the one that was written.
    static func winner(_ text: Swift.String, over route: RawRoute, _ pattern: Swift.Int) -> _RouteMarks? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 7) {
            url -> _RouteMarks? in
            guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
            else { return nil }
            return marks(of: url.winner)
        }
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        // @${name}/c
        case 0x1804260C: return _RouteMarks(path: "pp")
        // r/${path...}
        case 0x36E75188: return _RouteMarks(path: "ps*")
        default: return nil
        }
    }

    static let affixes1EA25AE5 = _RouteAffixes(
        ["@", ""], ignoresCase: true, longestValue: 0)
    static let isText1EA25AE5 = [true]

    static func accepts1EA25AE5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split1EA25AE5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1EA25AE5.split(segment, of: url, isText: isText1EA25AE5, accepts: accepts1EA25AE5)
    }

    static let affixes1F8EBD37 = _RouteAffixes(
        ["@", ""], ignoresCase: false, longestValue: 0)
    static let isText1F8EBD37 = [true]

    static func accepts1F8EBD37(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split1F8EBD37(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes1F8EBD37.split(segment, of: url, isText: isText1F8EBD37, accepts: accepts1F8EBD37)
    }

    static let affixes5F868848 = _RouteAffixes(
        ["", ":80"], ignoresCase: true, longestValue: 0)
    static let isText5F868848 = [true]

    static func accepts5F868848(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split5F868848(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes5F868848.split(segment, of: url, isText: isText5F868848, accepts: accepts5F868848)
    }

    static let affixes60DD40E5 = _RouteAffixes(
        ["", ":80"], ignoresCase: false, longestValue: 0)
    static let isText60DD40E5 = [true]

    static func accepts60DD40E5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split60DD40E5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes60DD40E5.split(segment, of: url, isText: isText60DD40E5, accepts: accepts60DD40E5)
    }
}
