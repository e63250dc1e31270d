// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AffixRoute: URLRoute {
    /// - `@${user}`
    case handle(user: Swift.String)
    /// - `v${major:Int}.${minor:Int}.${patch:Int}`
    case version(major: Swift.Int, minor: Swift.Int, patch: Swift.Int)
    /// - `range/${from}-${to}`
    case range(from: Swift.String, to: Swift.String)
    /// - `dotted/${a}.${b}.${c}`
    case dotted(a: Swift.String, b: Swift.String, c: Swift.String)
    /// - `length/${value:Double}_${unit:Unit}`
    case length(value: Swift.Double, unit: AffixRoute.Unit)
    /// - `date/${year:Int}-${month:Int}-${day:Int}`
    case date(year: Swift.Int, month: Swift.Int, day: Swift.Int)
    /// - `slug/${slug}-p${id}`
    case slug(slug: Swift.String, id: Swift.String)
    /// - `slug/${title}--${id:Int}`
    case slugText(title: Swift.String, id: Swift.Int)
    /// - `file/${name}.${extension}`
    case file(name: Swift.String, `extension`: Swift.String)
    /// - `file/${name}.json`
    case fileJSON(name: Swift.String)
    /// - `wrapped/(${a})`
    case wrapped(a: Swift.String)
    /// - `uuid/x-${id:UUID}.png`
    case uuid(id: RouteUUID)
    /// - `bool/is-${flag:Bool}!`
    case bool(flag: Swift.Bool)
    /// - `percent/100%25${x}`
    case percent(x: Swift.String)
    /// - `url/u:${link:URL}`
    case url(link: RouteURL)
    /// - `f#x-${a}:${b}/${c}.d`
    case fragment(a: Swift.String, b: Swift.String, c: Swift.String)
    /// - `same/a${x}a`
    case same(x: Swift.String)
    /// - `same/a${x}aa${y}`
    case long(x: Swift.String, y: Swift.String)

    /// One of a few texts of a URL.
    nonisolated enum Unit: Swift.String, Swift.CaseIterable, Swift.Sendable {
        case m = "m"
        case km = "km"
        case k = "k"
    }

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "affixes"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    static let bases: [Swift.String] = ["app://affixes"]

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
        case .handle(let a0):
            if case .handle(let b0) = b, _routeEqual(a0, b0) { return true }
        case .version(let a0, let a1, let a2):
            if case .version(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .range(let a0, let a1):
            if case .range(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .dotted(let a0, let a1, let a2):
            if case .dotted(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .length(let a0, let a1):
            if case .length(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .date(let a0, let a1, let a2):
            if case .date(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .slug(let a0, let a1):
            if case .slug(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .slugText(let a0, let a1):
            if case .slugText(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .file(let a0, let a1):
            if case .file(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .fileJSON(let a0):
            if case .fileJSON(let b0) = b, _routeEqual(a0, b0) { return true }
        case .wrapped(let a0):
            if case .wrapped(let b0) = b, _routeEqual(a0, b0) { return true }
        case .uuid(let a0):
            if case .uuid(let b0) = b, _routeEqual(a0, b0) { return true }
        case .bool(let a0):
            if case .bool(let b0) = b, _routeEqual(a0, b0) { return true }
        case .percent(let a0):
            if case .percent(let b0) = b, _routeEqual(a0, b0) { return true }
        case .url(let a0):
            if case .url(let b0) = b, _routeEqual(a0, b0) { return true }
        case .fragment(let a0, let a1, let a2):
            if case .fragment(let b0, let b1, let b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
        case .same(let a0):
            if case .same(let b0) = b, _routeEqual(a0, b0) { return true }
        case .long(let a0, let a1):
            if case .long(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .handle(let a0):
            hasher.combine(0x21AD118E)
            hasher.combine(a0)
        case .version(let a0, let a1, let a2):
            hasher.combine(0x236A2C1B)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .range(let a0, let a1):
            hasher.combine(0x60E3E4A3)
            hasher.combine(a0)
            hasher.combine(a1)
        case .dotted(let a0, let a1, let a2):
            hasher.combine(0x5B5AD9FB)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .length(let a0, let a1):
            hasher.combine(0x70E4C98A)
            hasher.combine(a0)
            hasher.combine(a1)
        case .date(let a0, let a1, let a2):
            hasher.combine(0x35F8125E)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .slug(let a0, let a1):
            hasher.combine(0x1D878446)
            hasher.combine(a0)
            hasher.combine(a1)
        case .slugText(let a0, let a1):
            hasher.combine(0x00CE5411)
            hasher.combine(a0)
            hasher.combine(a1)
        case .file(let a0, let a1):
            hasher.combine(0x5AFA7B5B)
            hasher.combine(a0)
            hasher.combine(a1)
        case .fileJSON(let a0):
            hasher.combine(0x36B26FDC)
            hasher.combine(a0)
        case .wrapped(let a0):
            hasher.combine(0x64EFA492)
            hasher.combine(a0)
        case .uuid(let a0):
            hasher.combine(0x06A94656)
            hasher.combine(a0)
        case .bool(let a0):
            hasher.combine(0x0B9FC026)
            hasher.combine(a0)
        case .percent(let a0):
            hasher.combine(0x62FD6B8D)
            hasher.combine(a0)
        case .url(let a0):
            hasher.combine(0x71863567)
            hasher.combine(a0)
        case .fragment(let a0, let a1, let a2):
            hasher.combine(0x1E1D7463)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .same(let a0):
            hasher.combine(0x36E8B143)
            hasher.combine(a0)
        case .long(let a0, let a1):
            hasher.combine(0x3D39AE9E)
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

extension AffixRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> AffixRoute? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://affixes", segments: 5) { match($0) }
        }

        static func match(_ url: _RouteReader) -> AffixRoute? {
            if url.isRelative { return node61D21007(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node48CF5796(url, path)
            }
            return nil
        }

        static func node48CF5796(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if path.segment(0).equalsIgnoringCase("affixes") {
                return node61D21007(url, path.from(1))
            }
            return nil
        }

        static func node61D21007(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            switch path.word(0) {
            case 0x66:
                // "f"
                if path.hasCount(0, 1) {
                    if path.isEnd(1) {
                        // f#x-${a}:${b}/${c}.d
                        if url.hasFragment,
                            case let f0 = url.fragmentSegment(at: url.fragmentStart),
                            let a0 = split1C4E1C70(f0, url),
                            let v0 = a0[0].string(),
                            let v1 = a0[1].string(),
                            case let f1 = url.fragmentSegment(at: f0.next),
                            let a1 = split51E36307(f1, url),
                            let v2 = a1[0].string(),
                            url.isFragmentEnd(f1.next)
                        {
                            return AffixRoute.fragment(a: v0, b: v1, c: v2)
                        }
                    }
                }
            case 0x6C7275:
                // "url"
                if path.hasCount(0, 3) {
                    if let route = node01A04DDD(url, path.from(1)) { return route }
                }
            case 0x64697575:
                // "uuid"
                if path.hasCount(0, 4) {
                    if let route = node1787C7EF(url, path.from(1)) { return route }
                }
            case 0x656C6966:
                // "file"
                if path.hasCount(0, 4) {
                    if let route = node17109F67(url, path.from(1)) { return route }
                }
            case 0x656D6173:
                // "same"
                if path.hasCount(0, 4) {
                    if let route = node2B62A79E(url, path.from(1)) { return route }
                }
            case 0x65746164:
                // "date"
                if path.hasCount(0, 4) {
                    if let route = node336EDCD6(url, path.from(1)) { return route }
                }
            case 0x67756C73:
                // "slug"
                if path.hasCount(0, 4) {
                    if let route = node2025C38F(url, path.from(1)) { return route }
                }
            case 0x6C6F6F62:
                // "bool"
                if path.hasCount(0, 4) {
                    if let route = node3EB111C1(url, path.from(1)) { return route }
                }
            case 0x65676E6172:
                // "range"
                if path.hasCount(0, 5) {
                    if let route = node1FBD8ABD(url, path.from(1)) { return route }
                }
            case 0x646574746F64:
                // "dotted"
                if path.hasCount(0, 6) {
                    if let route = node11CF9997(url, path.from(1)) { return route }
                }
            case 0x6874676E656C:
                // "length"
                if path.hasCount(0, 6) {
                    if let route = node46BB97D3(url, path.from(1)) { return route }
                }
            case 0x64657070617277:
                // "wrapped"
                if path.hasCount(0, 7) {
                    if let route = node58BBEA8C(url, path.from(1)) { return route }
                }
            case 0x746E6563726570:
                // "percent"
                if path.hasCount(0, 7) {
                    if let route = node32BA5EE0(url, path.from(1)) { return route }
                }
            default: break
            }
            if let c0 = split79552496(path.segment(0), url) {
                if path.isEnd(1) {
                    // v${major:Int}.${minor:Int}.${patch:Int}
                    if let v0 = c0[0].integer(Swift.Int.self),
                        let v1 = c0[1].integer(Swift.Int.self),
                        let v2 = c0[2].integer(Swift.Int.self)
                    {
                        return AffixRoute.version(major: v0, minor: v1, patch: v2)
                    }
                }
            }
            if let c0 = split3CBCB239(path.segment(0), url) {
                if path.isEnd(1) {
                    // @${user}
                    if let v0 = c0[0].string() {
                        return AffixRoute.handle(user: v0)
                    }
                }
            }
            return nil
        }

        static func node1FBD8ABD(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split65081F6E(path.segment(0), url) {
                if path.isEnd(1) {
                    // range/${from}-${to}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].string()
                    {
                        return AffixRoute.range(from: v0, to: v1)
                    }
                }
            }
            return nil
        }

        static func node11CF9997(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split11FB0E35(path.segment(0), url) {
                if path.isEnd(1) {
                    // dotted/${a}.${b}.${c}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].string(),
                        let v2 = c0[2].string()
                    {
                        return AffixRoute.dotted(a: v0, b: v1, c: v2)
                    }
                }
            }
            return nil
        }

        static func node46BB97D3(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split02D7C0FB(path.segment(0), url) {
                if path.isEnd(1) {
                    // length/${value:Double}_${unit:Unit}
                    if let v0 = c0[0].double(),
                        let v1 = closedUnit(c0[1])
                    {
                        return AffixRoute.length(value: v0, unit: v1)
                    }
                }
            }
            return nil
        }

        static func node336EDCD6(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split0E5BC23B(path.segment(0), url) {
                if path.isEnd(1) {
                    // date/${year:Int}-${month:Int}-${day:Int}
                    if let v0 = c0[0].integer(Swift.Int.self),
                        let v1 = c0[1].integer(Swift.Int.self),
                        let v2 = c0[2].integer(Swift.Int.self)
                    {
                        return AffixRoute.date(year: v0, month: v1, day: v2)
                    }
                }
            }
            return nil
        }

        static func node2025C38F(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split061234B9(path.segment(0), url) {
                if path.isEnd(1) {
                    // slug/${slug}-p${id}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].string()
                    {
                        url.won(0x6D474C85)
                        return AffixRoute.slug(slug: v0, id: v1)
                    }
                }
            }
            if let c0 = split66152A78(path.segment(0), url) {
                if path.isEnd(1) {
                    // slug/${title}--${id:Int}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].integer(Swift.Int.self)
                    {
                        return AffixRoute.slugText(title: v0, id: v1)
                    }
                }
            }
            return nil
        }

        static func node17109F67(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split3008F37E(path.segment(0), url) {
                if path.isEnd(1) {
                    // file/${name}.json
                    if let v0 = c0[0].string() {
                        url.won(0x2F44A272)
                        return AffixRoute.fileJSON(name: v0)
                    }
                }
            }
            if let c0 = split230DD295(path.segment(0), url) {
                if path.isEnd(1) {
                    // file/${name}.${extension}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].string()
                    {
                        return AffixRoute.file(name: v0, extension: v1)
                    }
                }
            }
            return nil
        }

        static func node58BBEA8C(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split7BC076B6(path.segment(0), url) {
                if path.isEnd(1) {
                    // wrapped/(${a})
                    if let v0 = c0[0].string() {
                        return AffixRoute.wrapped(a: v0)
                    }
                }
            }
            return nil
        }

        static func node1787C7EF(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split49E7806E(path.segment(0), url) {
                if path.isEnd(1) {
                    // uuid/x-${id:UUID}.png
                    if let v0 = c0[0].uuid() {
                        return AffixRoute.uuid(id: v0)
                    }
                }
            }
            return nil
        }

        static func node3EB111C1(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split3D769514(path.segment(0), url) {
                if path.isEnd(1) {
                    // bool/is-${flag:Bool}!
                    if let v0 = c0[0].bool() {
                        return AffixRoute.bool(flag: v0)
                    }
                }
            }
            return nil
        }

        static func node32BA5EE0(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split1E7CFE74(path.segment(0), url) {
                if path.isEnd(1) {
                    // percent/100%25${x}
                    if let v0 = c0[0].string() {
                        return AffixRoute.percent(x: v0)
                    }
                }
            }
            return nil
        }

        static func node01A04DDD(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split117A844A(path.segment(0), url) {
                if path.isEnd(1) {
                    // url/u:${link:URL}
                    if let v0 = c0[0].url() {
                        return AffixRoute.url(link: v0)
                    }
                }
            }
            return nil
        }

        static func node2B62A79E(_ url: _RouteReader, _ path: _RouteReader.Path) -> AffixRoute? {
            if let c0 = split793CEC35(path.segment(0), url) {
                if path.isEnd(1) {
                    // same/a${x}aa${y}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].string()
                    {
                        url.won(0x12198A26)
                        return AffixRoute.long(x: v0, y: v1)
                    }
                }
            }
            if let c0 = split71B27F8C(path.segment(0), url) {
                if path.isEnd(1) {
                    // same/a${x}a
                    if let v0 = c0[0].string() {
                        return AffixRoute.same(x: v0)
                    }
                }
            }
            return nil
        }

        static func text(of route: AffixRoute, _ form: _RouteForm) -> Swift.String {
            _RouteWriter.text(form, base: "app://affixes/") { text in write(route, form, &text) }
        }

        static func write(_ route: AffixRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
            switch route {
            case .handle(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.segment(
                    affixes3CBCB239, [.string(v0)], first: "@",
                    isText: isText3CBCB239, accepts: accepts3CBCB239)
                text.endSegments()
            case .version(let v0, let v1, let v2):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.segment(
                    affixes79552496, [.plain(_routeText(v0)), .plain(_routeText(v1)), .plain(_routeText(v2))], first: "v",
                    isText: isText79552496, accepts: accepts79552496)
                text.endSegments()
            case .range(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("range")
                text.segment(
                    affixes65081F6E, [.string(v0), .string(v1)], first: "",
                    isText: isText65081F6E, accepts: accepts65081F6E)
                text.endSegments()
            case .dotted(let v0, let v1, let v2):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("dotted")
                text.segment(
                    affixes11FB0E35, [.string(v0), .string(v1), .string(v2)], first: "",
                    isText: isText11FB0E35, accepts: accepts11FB0E35)
                text.endSegments()
            case .length(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("length")
                text.segment(
                    affixes02D7C0FB, [.plain(_routeText(v0)), .plain(v1.rawValue)], first: "",
                    isText: isText02D7C0FB, accepts: accepts02D7C0FB)
                text.endSegments()
            case .date(let v0, let v1, let v2):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("date")
                text.segment(
                    affixes0E5BC23B, [.plain(_routeText(v0)), .plain(_routeText(v1)), .plain(_routeText(v2))], first: "",
                    isText: isText0E5BC23B, accepts: accepts0E5BC23B)
                text.endSegments()
            case .slug(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("slug")
                text.segment(
                    affixes061234B9, [.string(v0), .string(v1)], first: "",
                    isText: isText061234B9, accepts: accepts061234B9)
                text.endSegments()
            case .slugText(let v0, let v1):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://affixes", .host, isRelative: true)
                    text.literal("slug")
                    text.segment(
                        affixes66152A78, [.string(v0), .plain(_routeText(v1))], first: "",
                        isText: isText66152A78, accepts: accepts66152A78)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x2E05A4B3) }
            case .file(let v0, let v1):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://affixes", .host, isRelative: true)
                    text.literal("file")
                    text.segment(
                        affixes230DD295, [.string(v0), .string(v1)], first: "",
                        isText: isText230DD295, accepts: accepts230DD295)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x50CC041B) }
            case .fileJSON(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("file")
                text.segment(
                    affixes3008F37E, [.string(v0)], first: "",
                    isText: isText3008F37E, accepts: accepts3008F37E)
                text.endSegments()
            case .wrapped(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("wrapped")
                text.segment(
                    affixes7BC076B6, [.string(v0)], first: "(",
                    isText: isText7BC076B6, accepts: accepts7BC076B6)
                text.endSegments()
            case .uuid(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("uuid")
                text.segment(
                    affixes49E7806E, [.plain(_routeText(v0))], first: "x-",
                    isText: isText49E7806E, accepts: accepts49E7806E)
                text.endSegments()
            case .bool(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("bool")
                text.segment(
                    affixes3D769514, [.plain(_routeText(v0))], first: "is-",
                    isText: isText3D769514, accepts: accepts3D769514)
                text.endSegments()
            case .percent(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("percent")
                text.segment(
                    affixes1E7CFE74, [.string(v0)], first: "100%25",
                    isText: isText1E7CFE74, accepts: accepts1E7CFE74)
                text.endSegments()
            case .url(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("url")
                text.segment(
                    affixes117A844A, [.plain(_routeText(v0))], first: "u:",
                    isText: isText117A844A, accepts: accepts117A844A)
                text.endSegments()
            case .fragment(let v0, let v1, let v2):
                text.append("f")
                text.beginFragment()
                text.segment(
                    affixes1C4E1C70, [.string(v0), .string(v1)], first: "x-",
                    isText: isText1C4E1C70, accepts: accepts1C4E1C70)
                text.segment(
                    affixes51E36307, [.string(v2)], first: "",
                    isText: isText51E36307, accepts: accepts51E36307)
                text.endSegments()
            case .same(let v0):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://affixes", .host, isRelative: true)
                    text.literal("same")
                    text.segment(
                        affixes71B27F8C, [.string(v0)], first: "a",
                        isText: isText71B27F8C, accepts: accepts71B27F8C)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 0x239B0B5F) }
            case .long(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("same")
                text.segment(
                    affixes793CEC35, [.string(v0), .string(v1)], first: "a",
                    isText: isText793CEC35, accepts: accepts793CEC35)
                text.endSegments()
            }
        }

        /// What to know of an earlier pattern that reads a text as another value than the one that was written.
        static func winner(_ text: Swift.String, over route: AffixRoute, _ pattern: Swift.Int) -> _RouteMarks? {
            _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 5) {
                url -> _RouteMarks? in
                guard let other = match(url), !_routeEqual(url.winner, pattern), !_routeEqual(other, route)
                else { return nil }
                return marks(of: url.winner)
            }
        }

        static func marks(of pattern: Swift.Int) -> _RouteMarks? {
            switch pattern {
            // slug/${slug}-p${id}
            case 0x6D474C85: return _RouteMarks(path: "ppp")
            // file/${name}.json
            case 0x2F44A272: return _RouteMarks(path: "ppp")
            // same/a${x}aa${y}
            case 0x12198A26: return _RouteMarks(path: "ppp")
            default: return nil
            }
        }

        static let affixes02D7C0FB = _RouteAffixes(
            ["", "_", ""], ignoresCase: false, longestValue: 2)
        static let isText02D7C0FB = [false, false]

        static func accepts02D7C0FB(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.double() != nil
            case 1: return closedUnit(text) != nil
            default: return true
            }
        }

        static func split02D7C0FB(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes02D7C0FB.split(segment, of: url, isText: isText02D7C0FB, accepts: accepts02D7C0FB)
        }

        static let affixes061234B9 = _RouteAffixes(
            ["", "-p", ""], ignoresCase: false, longestValue: 0)
        static let isText061234B9 = [true, true]

        static func accepts061234B9(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split061234B9(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes061234B9.split(segment, of: url, isText: isText061234B9, accepts: accepts061234B9)
        }

        static let affixes0E5BC23B = _RouteAffixes(
            ["", "-", "-", ""], ignoresCase: false, longestValue: 0)
        static let isText0E5BC23B = [false, false, false]

        static func accepts0E5BC23B(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.integer(Swift.Int.self) != nil
            case 1: return text.integer(Swift.Int.self) != nil
            case 2: return text.integer(Swift.Int.self) != nil
            default: return true
            }
        }

        static func split0E5BC23B(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes0E5BC23B.split(segment, of: url, isText: isText0E5BC23B, accepts: accepts0E5BC23B)
        }

        static let affixes117A844A = _RouteAffixes(
            ["u:", ""], ignoresCase: false, longestValue: 0)
        static let isText117A844A = [true]

        static func accepts117A844A(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split117A844A(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes117A844A.split(segment, of: url, isText: isText117A844A, accepts: accepts117A844A)
        }

        static let affixes11FB0E35 = _RouteAffixes(
            ["", ".", ".", ""], ignoresCase: false, longestValue: 0)
        static let isText11FB0E35 = [true, true, true]

        static func accepts11FB0E35(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split11FB0E35(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes11FB0E35.split(segment, of: url, isText: isText11FB0E35, accepts: accepts11FB0E35)
        }

        static let affixes1C4E1C70 = _RouteAffixes(
            ["x-", ":", ""], ignoresCase: false, longestValue: 0)
        static let isText1C4E1C70 = [true, true]

        static func accepts1C4E1C70(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split1C4E1C70(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes1C4E1C70.split(segment, of: url, isText: isText1C4E1C70, accepts: accepts1C4E1C70)
        }

        static let affixes1E7CFE74 = _RouteAffixes(
            ["100%", ""], ignoresCase: false, longestValue: 0)
        static let isText1E7CFE74 = [true]

        static func accepts1E7CFE74(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split1E7CFE74(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes1E7CFE74.split(segment, of: url, isText: isText1E7CFE74, accepts: accepts1E7CFE74)
        }

        static let affixes230DD295 = _RouteAffixes(
            ["", ".", ""], ignoresCase: false, longestValue: 0)
        static let isText230DD295 = [true, true]

        static func accepts230DD295(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split230DD295(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes230DD295.split(segment, of: url, isText: isText230DD295, accepts: accepts230DD295)
        }

        static let affixes3008F37E = _RouteAffixes(
            ["", ".json"], ignoresCase: false, longestValue: 0)
        static let isText3008F37E = [true]

        static func accepts3008F37E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split3008F37E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes3008F37E.split(segment, of: url, isText: isText3008F37E, accepts: accepts3008F37E)
        }

        static let affixes3CBCB239 = _RouteAffixes(
            ["@", ""], ignoresCase: false, longestValue: 0)
        static let isText3CBCB239 = [true]

        static func accepts3CBCB239(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split3CBCB239(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes3CBCB239.split(segment, of: url, isText: isText3CBCB239, accepts: accepts3CBCB239)
        }

        static let affixes3D769514 = _RouteAffixes(
            ["is-", "!"], ignoresCase: false, longestValue: 0)
        static let isText3D769514 = [false]

        static func accepts3D769514(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.bool() != nil
            default: return true
            }
        }

        static func split3D769514(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes3D769514.split(segment, of: url, isText: isText3D769514, accepts: accepts3D769514)
        }

        static let affixes49E7806E = _RouteAffixes(
            ["x-", ".png"], ignoresCase: false, longestValue: 0)
        static let isText49E7806E = [false]

        static func accepts49E7806E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.uuid() != nil
            default: return true
            }
        }

        static func split49E7806E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes49E7806E.split(segment, of: url, isText: isText49E7806E, accepts: accepts49E7806E)
        }

        static let affixes51E36307 = _RouteAffixes(
            ["", ".d"], ignoresCase: false, longestValue: 0)
        static let isText51E36307 = [true]

        static func accepts51E36307(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split51E36307(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes51E36307.split(segment, of: url, isText: isText51E36307, accepts: accepts51E36307)
        }

        static let affixes65081F6E = _RouteAffixes(
            ["", "-", ""], ignoresCase: false, longestValue: 0)
        static let isText65081F6E = [true, true]

        static func accepts65081F6E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split65081F6E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes65081F6E.split(segment, of: url, isText: isText65081F6E, accepts: accepts65081F6E)
        }

        static let affixes66152A78 = _RouteAffixes(
            ["", "--", ""], ignoresCase: false, longestValue: 0)
        static let isText66152A78 = [true, false]

        static func accepts66152A78(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            case 1: return text.integer(Swift.Int.self) != nil
            default: return true
            }
        }

        static func split66152A78(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes66152A78.split(segment, of: url, isText: isText66152A78, accepts: accepts66152A78)
        }

        static let affixes71B27F8C = _RouteAffixes(
            ["a", "a"], ignoresCase: false, longestValue: 0)
        static let isText71B27F8C = [true]

        static func accepts71B27F8C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split71B27F8C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes71B27F8C.split(segment, of: url, isText: isText71B27F8C, accepts: accepts71B27F8C)
        }

        static let affixes793CEC35 = _RouteAffixes(
            ["a", "aa", ""], ignoresCase: false, longestValue: 0)
        static let isText793CEC35 = [true, true]

        static func accepts793CEC35(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split793CEC35(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes793CEC35.split(segment, of: url, isText: isText793CEC35, accepts: accepts793CEC35)
        }

        static let affixes79552496 = _RouteAffixes(
            ["v", ".", ".", ""], ignoresCase: false, longestValue: 0)
        static let isText79552496 = [false, false, false]

        static func accepts79552496(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.integer(Swift.Int.self) != nil
            case 1: return text.integer(Swift.Int.self) != nil
            case 2: return text.integer(Swift.Int.self) != nil
            default: return true
            }
        }

        static func split79552496(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes79552496.split(segment, of: url, isText: isText79552496, accepts: accepts79552496)
        }

        static let affixes7BC076B6 = _RouteAffixes(
            ["(", ")"], ignoresCase: false, longestValue: 0)
        static let isText7BC076B6 = [true]

        static func accepts7BC076B6(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split7BC076B6(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
            affixes7BC076B6.split(segment, of: url, isText: isText7BC076B6, accepts: accepts7BC076B6)
        }

        static func closedUnit(_ part: _RoutePart) -> AffixRoute.Unit? {
            switch part.word {
            case 0x6B:
                // "k"
                if part.hasCount(1) {
                    return AffixRoute.Unit.k
                }
            case 0x6D:
                // "m"
                if part.hasCount(1) {
                    return AffixRoute.Unit.m
                }
            case 0x6D6B:
                // "km"
                if part.hasCount(2) {
                    return AffixRoute.Unit.km
                }
            default: break
            }
            return nil
        }
    }
}
