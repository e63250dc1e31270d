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
        case .handle(let a0):
            if case .handle(let b0) = b, routeEqual(a0, b0) { return true }
        case .version(let a0, let a1, let a2):
            if case .version(let b0, let b1, let b2) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2) { return true }
        case .range(let a0, let a1):
            if case .range(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        case .dotted(let a0, let a1, let a2):
            if case .dotted(let b0, let b1, let b2) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2) { return true }
        case .length(let a0, let a1):
            if case .length(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        case .date(let a0, let a1, let a2):
            if case .date(let b0, let b1, let b2) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2) { return true }
        case .slug(let a0, let a1):
            if case .slug(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        case .slugText(let a0, let a1):
            if case .slugText(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        case .file(let a0, let a1):
            if case .file(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        case .fileJSON(let a0):
            if case .fileJSON(let b0) = b, routeEqual(a0, b0) { return true }
        case .wrapped(let a0):
            if case .wrapped(let b0) = b, routeEqual(a0, b0) { return true }
        case .uuid(let a0):
            if case .uuid(let b0) = b, routeEqual(a0, b0) { return true }
        case .bool(let a0):
            if case .bool(let b0) = b, routeEqual(a0, b0) { return true }
        case .percent(let a0):
            if case .percent(let b0) = b, routeEqual(a0, b0) { return true }
        case .url(let a0):
            if case .url(let b0) = b, routeEqual(a0, b0) { return true }
        case .fragment(let a0, let a1, let a2):
            if case .fragment(let b0, let b1, let b2) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2) { return true }
        case .same(let a0):
            if case .same(let b0) = b, routeEqual(a0, b0) { return true }
        case .long(let a0, let a1):
            if case .long(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .handle(let a0):
            hasher.combine(0)
            hasher.combine(a0)
        case .version(let a0, let a1, let a2):
            hasher.combine(1)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .range(let a0, let a1):
            hasher.combine(2)
            hasher.combine(a0)
            hasher.combine(a1)
        case .dotted(let a0, let a1, let a2):
            hasher.combine(3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .length(let a0, let a1):
            hasher.combine(4)
            hasher.combine(a0)
            hasher.combine(a1)
        case .date(let a0, let a1, let a2):
            hasher.combine(5)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .slug(let a0, let a1):
            hasher.combine(6)
            hasher.combine(a0)
            hasher.combine(a1)
        case .slugText(let a0, let a1):
            hasher.combine(7)
            hasher.combine(a0)
            hasher.combine(a1)
        case .file(let a0, let a1):
            hasher.combine(8)
            hasher.combine(a0)
            hasher.combine(a1)
        case .fileJSON(let a0):
            hasher.combine(9)
            hasher.combine(a0)
        case .wrapped(let a0):
            hasher.combine(10)
            hasher.combine(a0)
        case .uuid(let a0):
            hasher.combine(11)
            hasher.combine(a0)
        case .bool(let a0):
            hasher.combine(12)
            hasher.combine(a0)
        case .percent(let a0):
            hasher.combine(13)
            hasher.combine(a0)
        case .url(let a0):
            hasher.combine(14)
            hasher.combine(a0)
        case .fragment(let a0, let a1, let a2):
            hasher.combine(15)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case .same(let a0):
            hasher.combine(16)
            hasher.combine(a0)
        case .long(let a0, let a1):
            hasher.combine(17)
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

extension AffixRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> AffixRoute? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://affixes", segments: 5) { match($0) }
        }

        static func match(_ url: RouteReader) -> AffixRoute? {
            if url.isRelative { return node30(url, url.path) }
            if url.hasScheme("app") {
                guard let path = url.hostPath else { return nil }
                return node31(url, path)
            }
            return nil
        }

        static func node4(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split0(path.segment(0), url) {
                if path.isEnd(1) {
                    // same/a${x}aa${y}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].string()
                    {
                        url.won(17)
                        return AffixRoute.long(x: v0, y: v1)
                    }
                }
            }
            if let c0 = split1(path.segment(0), url) {
                if path.isEnd(1) {
                    // same/a${x}a
                    if let v0 = c0[0].string() {
                        return AffixRoute.same(x: v0)
                    }
                }
            }
            return nil
        }

        static func node7(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split2(path.segment(0), url) {
                if path.isEnd(1) {
                    // url/u:${link:URL}
                    if let v0 = c0[0].url() {
                        return AffixRoute.url(link: v0)
                    }
                }
            }
            return nil
        }

        static func node9(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split3(path.segment(0), url) {
                if path.isEnd(1) {
                    // percent/100%25${x}
                    if let v0 = c0[0].string() {
                        return AffixRoute.percent(x: v0)
                    }
                }
            }
            return nil
        }

        static func node11(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split4(path.segment(0), url) {
                if path.isEnd(1) {
                    // bool/is-${flag:Bool}!
                    if let v0 = c0[0].bool() {
                        return AffixRoute.bool(flag: v0)
                    }
                }
            }
            return nil
        }

        static func node13(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split5(path.segment(0), url) {
                if path.isEnd(1) {
                    // uuid/x-${id:UUID}.png
                    if let v0 = c0[0].uuid() {
                        return AffixRoute.uuid(id: v0)
                    }
                }
            }
            return nil
        }

        static func node15(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split6(path.segment(0), url) {
                if path.isEnd(1) {
                    // wrapped/(${a})
                    if let v0 = c0[0].string() {
                        return AffixRoute.wrapped(a: v0)
                    }
                }
            }
            return nil
        }

        static func node18(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split7(path.segment(0), url) {
                if path.isEnd(1) {
                    // file/${name}.json
                    if let v0 = c0[0].string() {
                        url.won(9)
                        return AffixRoute.fileJSON(name: v0)
                    }
                }
            }
            if let c0 = split8(path.segment(0), url) {
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

        static func node21(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split9(path.segment(0), url) {
                if path.isEnd(1) {
                    // slug/${slug}-p${id}
                    if let v0 = c0[0].string(),
                        let v1 = c0[1].string()
                    {
                        url.won(6)
                        return AffixRoute.slug(slug: v0, id: v1)
                    }
                }
            }
            if let c0 = split10(path.segment(0), url) {
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

        static func node23(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if let c0 = split11(path.segment(0), url) {
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

        static func node30(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            switch path.word(0) {
            case 0x66:
                // "f"
                if path.hasCount(0, 1) {
                    if path.isEnd(1) {
                        // f#x-${a}:${b}/${c}.d
                        if url.hasFragment,
                            case let f0 = url.fragmentSegment(at: url.fragmentStart),
                            let a0 = split12(f0, url),
                            let v0 = a0[0].string(),
                            let v1 = a0[1].string(),
                            case let f1 = url.fragmentSegment(at: f0.next),
                            let a1 = split13(f1, url),
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
                    if let route = node7(url, path.from(1)) { return route }
                }
            case 0x64697575:
                // "uuid"
                if path.hasCount(0, 4) {
                    if let route = node13(url, path.from(1)) { return route }
                }
            case 0x656C6966:
                // "file"
                if path.hasCount(0, 4) {
                    if let route = node18(url, path.from(1)) { return route }
                }
            case 0x656D6173:
                // "same"
                if path.hasCount(0, 4) {
                    if let route = node4(url, path.from(1)) { return route }
                }
            case 0x65746164:
                // "date"
                if path.hasCount(0, 4) {
                    if let route = node23(url, path.from(1)) { return route }
                }
            case 0x67756C73:
                // "slug"
                if path.hasCount(0, 4) {
                    if let route = node21(url, path.from(1)) { return route }
                }
            case 0x6C6F6F62:
                // "bool"
                if path.hasCount(0, 4) {
                    if let route = node11(url, path.from(1)) { return route }
                }
            case 0x65676E6172:
                // "range"
                if path.hasCount(0, 5) {
                    if let c0 = split14(path.segment(1), url) {
                        if path.isEnd(2) {
                            // range/${from}-${to}
                            if let v0 = c0[0].string(),
                                let v1 = c0[1].string()
                            {
                                return AffixRoute.range(from: v0, to: v1)
                            }
                        }
                    }
                }
            case 0x646574746F64:
                // "dotted"
                if path.hasCount(0, 6) {
                    if let c0 = split15(path.segment(1), url) {
                        if path.isEnd(2) {
                            // dotted/${a}.${b}.${c}
                            if let v0 = c0[0].string(),
                                let v1 = c0[1].string(),
                                let v2 = c0[2].string()
                            {
                                return AffixRoute.dotted(a: v0, b: v1, c: v2)
                            }
                        }
                    }
                }
            case 0x6874676E656C:
                // "length"
                if path.hasCount(0, 6) {
                    if let c0 = split16(path.segment(1), url) {
                        if path.isEnd(2) {
                            // length/${value:Double}_${unit:Unit}
                            if let v0 = c0[0].double(),
                                let v1 = closed0(c0[1])
                            {
                                return AffixRoute.length(value: v0, unit: v1)
                            }
                        }
                    }
                }
            case 0x64657070617277:
                // "wrapped"
                if path.hasCount(0, 7) {
                    if let route = node15(url, path.from(1)) { return route }
                }
            case 0x746E6563726570:
                // "percent"
                if path.hasCount(0, 7) {
                    if let route = node9(url, path.from(1)) { return route }
                }
            default: break
            }
            if let c0 = split17(path.segment(0), url) {
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
            if let c0 = split18(path.segment(0), url) {
                if path.isEnd(1) {
                    // @${user}
                    if let v0 = c0[0].string() {
                        return AffixRoute.handle(user: v0)
                    }
                }
            }
            return nil
        }

        static func node31(_ url: RouteReader, _ path: RouteReader.Path) -> AffixRoute? {
            if path.segment(0).equalsIgnoringCase("affixes") {
                return node30(url, path.from(1))
            }
            return nil
        }

        static func text(of route: AffixRoute, _ form: RouteForm) -> Swift.String {
            RouteWriter.text(form, base: "app://affixes/") { text in write(route, form, &text) }
        }

        static func write(_ route: AffixRoute, _ form: RouteForm, _ text: inout RouteWriter) {
            switch route {
            case .handle(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.segment(
                    affixes18, [.string(v0)], first: "@",
                    isText: isText18, accepts: accepts18)
                text.endSegments()
            case .version(let v0, let v1, let v2):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.segment(
                    affixes17, [.plain(routeText(v0)), .plain(routeText(v1)), .plain(routeText(v2))], first: "v",
                    isText: isText17, accepts: accepts17)
                text.endSegments()
            case .range(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("range")
                text.segment(
                    affixes14, [.string(v0), .string(v1)], first: "",
                    isText: isText14, accepts: accepts14)
                text.endSegments()
            case .dotted(let v0, let v1, let v2):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("dotted")
                text.segment(
                    affixes15, [.string(v0), .string(v1), .string(v2)], first: "",
                    isText: isText15, accepts: accepts15)
                text.endSegments()
            case .length(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("length")
                text.segment(
                    affixes16, [.plain(routeText(v0)), .plain(v1.rawValue)], first: "",
                    isText: isText16, accepts: accepts16)
                text.endSegments()
            case .date(let v0, let v1, let v2):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("date")
                text.segment(
                    affixes11, [.plain(routeText(v0)), .plain(routeText(v1)), .plain(routeText(v2))], first: "",
                    isText: isText11, accepts: accepts11)
                text.endSegments()
            case .slug(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("slug")
                text.segment(
                    affixes9, [.string(v0), .string(v1)], first: "",
                    isText: isText9, accepts: accepts9)
                text.endSegments()
            case .slugText(let v0, let v1):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://affixes", .host, isRelative: true)
                    text.literal("slug")
                    text.segment(
                        affixes10, [.string(v0), .plain(routeText(v1))], first: "",
                        isText: isText10, accepts: accepts10)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 7) }
            case .file(let v0, let v1):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://affixes", .host, isRelative: true)
                    text.literal("file")
                    text.segment(
                        affixes8, [.string(v0), .string(v1)], first: "",
                        isText: isText8, accepts: accepts8)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 8) }
            case .fileJSON(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("file")
                text.segment(
                    affixes7, [.string(v0)], first: "",
                    isText: isText7, accepts: accepts7)
                text.endSegments()
            case .wrapped(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("wrapped")
                text.segment(
                    affixes6, [.string(v0)], first: "(",
                    isText: isText6, accepts: accepts6)
                text.endSegments()
            case .uuid(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("uuid")
                text.segment(
                    affixes5, [.plain(routeText(v0))], first: "x-",
                    isText: isText5, accepts: accepts5)
                text.endSegments()
            case .bool(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("bool")
                text.segment(
                    affixes4, [.plain(routeText(v0))], first: "is-",
                    isText: isText4, accepts: accepts4)
                text.endSegments()
            case .percent(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("percent")
                text.segment(
                    affixes3, [.string(v0)], first: "100%25",
                    isText: isText3, accepts: accepts3)
                text.endSegments()
            case .url(let v0):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("url")
                text.segment(
                    affixes2, [.plain(routeText(v0))], first: "u:",
                    isText: isText2, accepts: accepts2)
                text.endSegments()
            case .fragment(let v0, let v1, let v2):
                text.append("f")
                text.beginFragment()
                text.segment(
                    affixes12, [.string(v0), .string(v1)], first: "x-",
                    isText: isText12, accepts: accepts12)
                text.segment(
                    affixes13, [.string(v2)], first: "",
                    isText: isText13, accepts: accepts13)
                text.endSegments()
            case .same(let v0):
                text.write(form, canonical: .url, baseCount: 1) { text, form in
                    text.begin(form, base: "app://affixes", .host, isRelative: true)
                    text.literal("same")
                    text.segment(
                        affixes1, [.string(v0)], first: "a",
                        isText: isText1, accepts: accepts1)
                    text.endSegments()
                } unlessReadBy: { winner($0, over: route, 16) }
            case .long(let v0, let v1):
                text.begin(form, base: "app://affixes", .host, isRelative: true)
                text.literal("same")
                text.segment(
                    affixes0, [.string(v0), .string(v1)], first: "a",
                    isText: isText0, accepts: accepts0)
                text.endSegments()
            }
        }

        /// What to know of an earlier pattern that reads a text as another value than the one that was written.
        static func winner(_ text: Swift.String, over route: AffixRoute, _ pattern: Swift.Int) -> RouteMarks? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 5) {
                url -> RouteMarks? in
                guard let other = match(url), !routeEqual(url.winner, pattern), !routeEqual(other, route)
                else { return nil }
                return marks(of: url.winner)
            }
        }

        static func marks(of pattern: Swift.Int) -> RouteMarks? {
            switch pattern {
            // slug/${slug}-p${id}
            case 6: return RouteMarks(path: "ppp")
            // file/${name}.json
            case 9: return RouteMarks(path: "ppp")
            // same/a${x}aa${y}
            case 17: return RouteMarks(path: "ppp")
            default: return nil
            }
        }

        static let affixes0 = RouteAffixes(
            ["a", "aa", ""], ignoresCase: false, longestValue: 0)
        static let isText0 = [true, true]

        static func accepts0(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split0(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes0.split(segment, of: url, isText: isText0, accepts: accepts0)
        }

        static let affixes1 = RouteAffixes(
            ["a", "a"], ignoresCase: false, longestValue: 0)
        static let isText1 = [true]

        static func accepts1(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split1(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes1.split(segment, of: url, isText: isText1, accepts: accepts1)
        }

        static let affixes2 = RouteAffixes(
            ["u:", ""], ignoresCase: false, longestValue: 0)
        static let isText2 = [true]

        static func accepts2(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split2(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes2.split(segment, of: url, isText: isText2, accepts: accepts2)
        }

        static let affixes3 = RouteAffixes(
            ["100%", ""], ignoresCase: false, longestValue: 0)
        static let isText3 = [true]

        static func accepts3(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split3(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes3.split(segment, of: url, isText: isText3, accepts: accepts3)
        }

        static let affixes4 = RouteAffixes(
            ["is-", "!"], ignoresCase: false, longestValue: 0)
        static let isText4 = [false]

        static func accepts4(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.bool() != nil
            default: return true
            }
        }

        static func split4(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes4.split(segment, of: url, isText: isText4, accepts: accepts4)
        }

        static let affixes5 = RouteAffixes(
            ["x-", ".png"], ignoresCase: false, longestValue: 0)
        static let isText5 = [false]

        static func accepts5(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.uuid() != nil
            default: return true
            }
        }

        static func split5(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes5.split(segment, of: url, isText: isText5, accepts: accepts5)
        }

        static let affixes6 = RouteAffixes(
            ["(", ")"], ignoresCase: false, longestValue: 0)
        static let isText6 = [true]

        static func accepts6(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split6(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes6.split(segment, of: url, isText: isText6, accepts: accepts6)
        }

        static let affixes7 = RouteAffixes(
            ["", ".json"], ignoresCase: false, longestValue: 0)
        static let isText7 = [true]

        static func accepts7(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split7(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes7.split(segment, of: url, isText: isText7, accepts: accepts7)
        }

        static let affixes8 = RouteAffixes(
            ["", ".", ""], ignoresCase: false, longestValue: 0)
        static let isText8 = [true, true]

        static func accepts8(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split8(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes8.split(segment, of: url, isText: isText8, accepts: accepts8)
        }

        static let affixes9 = RouteAffixes(
            ["", "-p", ""], ignoresCase: false, longestValue: 0)
        static let isText9 = [true, true]

        static func accepts9(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split9(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes9.split(segment, of: url, isText: isText9, accepts: accepts9)
        }

        static let affixes10 = RouteAffixes(
            ["", "--", ""], ignoresCase: false, longestValue: 0)
        static let isText10 = [true, false]

        static func accepts10(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            case 1: return text.integer(Swift.Int.self) != nil
            default: return true
            }
        }

        static func split10(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes10.split(segment, of: url, isText: isText10, accepts: accepts10)
        }

        static let affixes11 = RouteAffixes(
            ["", "-", "-", ""], ignoresCase: false, longestValue: 0)
        static let isText11 = [false, false, false]

        static func accepts11(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.integer(Swift.Int.self) != nil
            case 1: return text.integer(Swift.Int.self) != nil
            case 2: return text.integer(Swift.Int.self) != nil
            default: return true
            }
        }

        static func split11(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes11.split(segment, of: url, isText: isText11, accepts: accepts11)
        }

        static let affixes12 = RouteAffixes(
            ["x-", ":", ""], ignoresCase: false, longestValue: 0)
        static let isText12 = [true, true]

        static func accepts12(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split12(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes12.split(segment, of: url, isText: isText12, accepts: accepts12)
        }

        static let affixes13 = RouteAffixes(
            ["", ".d"], ignoresCase: false, longestValue: 0)
        static let isText13 = [true]

        static func accepts13(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split13(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes13.split(segment, of: url, isText: isText13, accepts: accepts13)
        }

        static let affixes14 = RouteAffixes(
            ["", "-", ""], ignoresCase: false, longestValue: 0)
        static let isText14 = [true, true]

        static func accepts14(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split14(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes14.split(segment, of: url, isText: isText14, accepts: accepts14)
        }

        static let affixes15 = RouteAffixes(
            ["", ".", ".", ""], ignoresCase: false, longestValue: 0)
        static let isText15 = [true, true, true]

        static func accepts15(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split15(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes15.split(segment, of: url, isText: isText15, accepts: accepts15)
        }

        static let affixes16 = RouteAffixes(
            ["", "_", ""], ignoresCase: false, longestValue: 2)
        static let isText16 = [false, false]

        static func accepts16(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.double() != nil
            case 1: return closed0(text) != nil
            default: return true
            }
        }

        static func split16(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes16.split(segment, of: url, isText: isText16, accepts: accepts16)
        }

        static let affixes17 = RouteAffixes(
            ["v", ".", ".", ""], ignoresCase: false, longestValue: 0)
        static let isText17 = [false, false, false]

        static func accepts17(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            case 0: return text.integer(Swift.Int.self) != nil
            case 1: return text.integer(Swift.Int.self) != nil
            case 2: return text.integer(Swift.Int.self) != nil
            default: return true
            }
        }

        static func split17(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes17.split(segment, of: url, isText: isText17, accepts: accepts17)
        }

        static let affixes18 = RouteAffixes(
            ["@", ""], ignoresCase: false, longestValue: 0)
        static let isText18 = [true]

        static func accepts18(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split18(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes18.split(segment, of: url, isText: isText18, accepts: accepts18)
        }

        static func closed0(_ part: RoutePart) -> AffixRoute.Unit? {
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
