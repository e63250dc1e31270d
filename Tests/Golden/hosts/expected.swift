// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum HostRoute: URLRoute {
    /// - `https://${lang}.wikipedia.org/wiki/${title}`
    /// - `wiki/${lang}/${title}`
    case page(lang: Swift.String, title: Swift.String)
    /// - `http://${host}/about`
    case site(host: Swift.String)
    /// - `https://shop.${region}.example.com:8443/${item:Int}?ref=${ref?}`
    case shop(region: Swift.String, item: Swift.Int, ref: Swift.String? = nil)
    /// - `gopher://${number:Int}/x`
    case number(number: Swift.Int)
    /// - `https://example.com/fixed`
    case fixed
    /// - `cm:///do/${what}`
    case command(what: Swift.String)
    /// - `cm://`
    case commandHome
    /// - `https://${tenant}.example.com/home`
    case label(tenant: Swift.String)
    /// - `local/${id}`
    case local(id: Swift.String)

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "hosts"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["app://hosts"]

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
        case .page(let a0, let a1):
            if case .page(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .site(let a0):
            if case .site(let b0) = b, _routeEqual(a0, b0) { return true }
        case .shop(let a0, let a1, let a2):
            if case .shop(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .number(let a0):
            if case .number(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fixed: if case .fixed = b { return true }
        case .command(let a0):
            if case .command(let b0) = b, _routeEqual(a0, b0) { return true }
        case .commandHome: if case .commandHome = b { return true }
        case .label(let a0):
            if case .label(let b0) = b, _routeEqual(a0, b0) { return true }
        case .local(let a0):
            if case .local(let b0) = b, _routeEqual(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .page(let a0, let a1):
            hasher.combine(0x682EA31B)
            hasher.combine(a0)
            hasher.combine(a1)
        case .site(let a0):
            hasher.combine(0x2BD3DE36)
            hasher.combine(a0)
        case .shop(let a0, let a1, let a2):
            hasher.combine(0x24527A11)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .number(let a0):
            hasher.combine(0x73C743ED)
            hasher.combine(a0)
        case .fixed:
            hasher.combine(0x0ADFEAC6)
        case .command(let a0):
            hasher.combine(0x4A5BD7D8)
            hasher.combine(a0)
        case .commandHome:
            hasher.combine(0x38651AD6)
        case .label(let a0):
            hasher.combine(0x363C9ED1)
            hasher.combine(a0)
        case .local(let a0):
            hasher.combine(0x57399F5E)
            hasher.combine(a0)
        }
    }
}

extension HostRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> HostRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://hosts", segments: 6) { match($0) }
        }

        static func match(_ url: _RouteReader) -> HostRoute? {
            if url.isRelative { return node15911C82(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node48CF5796(url, path)
            }
            if url.hasScheme("cm") {
                return node5CD40052(url, url.path)
            }
            if url.hasScheme("gopher") {
                guard let path = url.hostPath else { return nil }
                return node42B470BC(url, path)
            }
            if url.hasScheme("http") {
                guard let path = url.hostPath else { return nil }
                return node5407D99F(url, path)
            }
            if url.hasScheme("https") {
                guard let path = url.hostPath else { return nil }
                return node228E5960(url, path)
            }
            return nil
        }

        static func node48CF5796(_ url: _RouteReader, _ path: _RouteReader.Path) -> HostRoute? {
            if path.segment(0).equalsIgnoringCase("hosts") {
                return node15911C82(url, path.from(1))
            }
            return nil
        }

        static func node15911C82(_ url: _RouteReader, _ path: _RouteReader.Path) -> HostRoute? {
            switch path.word(0) {
            case 0x696B6977:
                // "wiki"
                if path.hasCount(0, 4) {
                    if path.isPresent(1) {
                        if path.isPresent(2) {
                            if path.isEnd(3) {
                                // wiki/${lang}/${title}
                                if let v0 = path.string(1),
                                    let v1 = path.string(2)
                                {
                                    return HostRoute.page(lang: v0, title: v1)
                                }
                            }
                        }
                    }
                }
            case 0x6C61636F6C:
                // "local"
                if path.hasCount(0, 5) {
                    if path.isPresent(1) {
                        if path.isEnd(2) {
                            // local/${id}
                            if let v0 = path.string(1) {
                                return HostRoute.local(id: v0)
                            }
                        }
                    }
                }
            default: break
            }
            return nil
        }

        static func node5CD40052(_ url: _RouteReader, _ path: _RouteReader.Path) -> HostRoute? {
            if path.isEnd(0) {
                // cm://
                return HostRoute.commandHome
            }
            if path.segment(0).equalsIgnoringCase("do") {
                if path.isPresent(1) {
                    if path.isEnd(2) {
                        // cm:///do/${what}
                        if let v0 = path.string(1) {
                            return HostRoute.command(what: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func node42B470BC(_ url: _RouteReader, _ path: _RouteReader.Path) -> HostRoute? {
            if url.hasNoPort, let c0 = path.integer(0, Swift.Int.self) {
                if path.equals(1, "x") {
                    if path.isEnd(2) {
                        // gopher://${number:Int}/x
                        return HostRoute.number(number: c0)
                    }
                }
            }
            return nil
        }

        static func node5407D99F(_ url: _RouteReader, _ path: _RouteReader.Path) -> HostRoute? {
            if url.hasNoPort, url.hasHostName, path.isPresent(0) {
                if path.equals(1, "about") {
                    if path.isEnd(2) {
                        // http://${host}/about
                        if let v0 = path.string(0) {
                            return HostRoute.site(host: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func node228E5960(_ url: _RouteReader, _ path: _RouteReader.Path) -> HostRoute? {
            if path.segment(0).equalsIgnoringCase("example.com") {
                if path.equals(1, "fixed") {
                    if path.isEnd(2) {
                        // https://example.com/fixed
                        return HostRoute.fixed
                    }
                }
            }
            if url.hasHostName, let c0 = split364B879B(path.segment(0), url) {
                if let c1 = path.integer(1, Swift.Int.self) {
                    if path.isEnd(2) {
                        // https://shop.${region}.example.com:8443/${item:Int}?ref=${ref?}
                        if let v0 = c0[0].string(),
                            let v2 = url.stringItemIfAny("ref")
                        {
                            return HostRoute.shop(region: v0, item: c1, ref: v2)
                        }
                    }
                }
            }
            if url.hasHostName, let c0 = split0F86BD3C(path.segment(0), url) {
                if path.equals(1, "wiki") {
                    if path.isPresent(2) {
                        if path.isEnd(3) {
                            // https://${lang}.wikipedia.org/wiki/${title}
                            if let v0 = c0[0].string(),
                                let v1 = path.string(2)
                            {
                                return HostRoute.page(lang: v0, title: v1)
                            }
                        }
                    }
                }
            }
            if url.hasHostName, let c0 = split016E5E8E(path.segment(0), url) {
                if path.equals(1, "home") {
                    if path.isEnd(2) {
                        // https://${tenant}.example.com/home
                        if let v0 = c0[0].string() {
                            return HostRoute.label(tenant: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func text(of route: HostRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "app://hosts/") { text in write(route, form, &text) }
        }

        static func write(_ route: HostRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .page(let v0, let v1):
                text.begin(form, base: "https://", .webHostParameter, isRelative: false)
                text.segment(
                    affixes0F86BD3C, [.string(v0)], first: "",
                    isText: isText0F86BD3C, accepts: accepts0F86BD3C)
                text.literal("wiki")
                text.segment(v1)
                text.endSegments()
            case .site(let v0):
                text.begin(form, base: "http://", .webHostParameter, isRelative: false)
                text.segment(v0)
                text.append("/about")
            case .shop(let v0, let v1, let v2):
                text.begin(form, base: "https://", .webHostParameter, isRelative: false)
                text.segment(
                    affixes364B879B, [.string(v0)], first: "shop.",
                    isText: isText364B879B, accepts: accepts364B879B)
                text.segment(integer: v1)
                text.endSegments()
                if let v2, !v2.isEmpty {
                    text.append("?ref=")
                    text.append(value: v2)
                }
            case .number(let v0):
                text.begin(form, base: "gopher://", .hostParameter, isRelative: false)
                text.segment(integer: v0)
                text.append("/x")
            case .fixed:
                text.begin(form, base: "https://example.com", .host, isRelative: false)
                text.literal("fixed")
                text.endSegments()
            case .command(let v0):
                text.begin(form, base: "cm://", .noHost, isRelative: false)
                text.literal("do")
                text.append("/")
                text.append(lastSegment: v0)
            case .commandHome:
                text.begin(form, base: "cm://", .noHost, isRelative: false)
                text.endSegments()
            case .label(let v0):
                text.begin(form, base: "https://", .webHostParameter, isRelative: false)
                text.segment(
                    affixes016E5E8E, [.string(v0)], first: "",
                    isText: isText016E5E8E, accepts: accepts016E5E8E)
                text.literal("home")
                text.endSegments()
            case .local(let v0):
                text.append("local/")
                text.append(lastSegment: v0)
            }
        }

        static let affixes016E5E8E = _RouteAffixes(
            ["", ".example.com"], ignoresCase: true, longestValue: 0, isHost: true)
        static let isText016E5E8E = [true]

        static func accepts016E5E8E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split016E5E8E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes016E5E8E.split(segment, of: url, isText: isText016E5E8E, accepts: accepts016E5E8E)
        }

        static let affixes0F86BD3C = _RouteAffixes(
            ["", ".wikipedia.org"], ignoresCase: true, longestValue: 0, isHost: true)
        static let isText0F86BD3C = [true]

        static func accepts0F86BD3C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split0F86BD3C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes0F86BD3C.split(segment, of: url, isText: isText0F86BD3C, accepts: accepts0F86BD3C)
        }

        static let affixes364B879B = _RouteAffixes(
            ["shop.", ".example.com:8443"], ignoresCase: true, longestValue: 0, isHost: true)
        static let isText364B879B = [true]

        static func accepts364B879B(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split364B879B(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes364B879B.split(segment, of: url, isText: isText364B879B, accepts: accepts364B879B)
        }
    }
}
