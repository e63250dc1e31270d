// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime
public import AppModels

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum ModelRoute: URLRoute {
    /// - `slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}`
    case slug(slug: Slug, o: Slug?, d: Slug, l: [Slug])
    /// - `color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}`
    case color(color: Color, o: Color?, d: Color, l: [Color])
    /// - `level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}`
    case level(level: Level, o: Level?, d: Level, l: [Level])
    /// - `tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}`
    case tag(tag: Tag, o: Tag?, d: Tag, l: [Tag])
    /// - `grade/${grade:Grade}`
    case grade(grade: Grade)
    /// - `nested/${id:Slug.ID}`
    case nested(id: Slug.ID)
    /// - `qualified/${id:AppModels.Slug}`
    case qualified(id: AppModels.Slug)
    /// - `rest/${slugs:Slug...}`
    case rest(slugs: [Slug])
    /// - `file-${slug:Slug}.${color:Color}`
    case affixed(slug: Slug, color: Color)
    /// - `slug/${text}/edit`
    case text(text: Swift.String)
    /// - `paint/${name}?color=${color:Color=red}`
    /// - `paint-blue/${name}`
    case paint(name: Swift.String, color: Color)

    /// The scheme of the first base.
    public static let scheme: Swift.String = "models"

    /// What stands before the paths of the routes that have no base of their own; the first is written.
    public static let bases: [Swift.String] = ["models://", "https://models.example"]

    /// The route that a URL opens; nil for nil and for a URL that no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a raw value: a URL's text, or what follows the first base.
    public init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of `url()` without the base; with it where a route has a base of its own.
    public var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's one canonical URL.
    public func url() -> RouteURL {
        routeURL(_Matching.text(of: self, .url))
    }

    /// The route's URL with another scheme and host; nil if they are none.
    public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        let text = _Matching.text(of: self, .other(scheme: scheme, host: host))
        return routeURL(text, scheme: scheme, host: host)
    }

    public static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .slug(let a0, let a1, let a2, let a3):
            if case .slug(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .color(let a0, let a1, let a2, let a3):
            if case .color(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .level(let a0, let a1, let a2, let a3):
            if case .level(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .tag(let a0, let a1, let a2, let a3):
            if case .tag(let b0, let b1, let b2, let b3) = b, routeEqual(a0, b0), routeEqual(a1, b1), routeEqual(a2, b2), routeEqual(a3, b3) { return true }
        case .grade(let a0):
            if case .grade(let b0) = b, routeEqual(a0, b0) { return true }
        case .nested(let a0):
            if case .nested(let b0) = b, routeEqual(a0, b0) { return true }
        case .qualified(let a0):
            if case .qualified(let b0) = b, routeEqual(a0, b0) { return true }
        case .rest(let a0):
            if case .rest(let b0) = b, routeEqual(a0, b0) { return true }
        case .affixed(let a0, let a1):
            if case .affixed(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        case .text(let a0):
            if case .text(let b0) = b, routeEqual(a0, b0) { return true }
        case .paint(let a0, let a1):
            if case .paint(let b0, let b1) = b, routeEqual(a0, b0), routeEqual(a1, b1) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .slug(let a0, let a1, let a2, let a3):
            hasher.combine(0)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .color(let a0, let a1, let a2, let a3):
            hasher.combine(1)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .level(let a0, let a1, let a2, let a3):
            hasher.combine(2)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .tag(let a0, let a1, let a2, let a3):
            hasher.combine(3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .grade(let a0):
            hasher.combine(4)
            hasher.combine(a0)
        case .nested(let a0):
            hasher.combine(5)
            hasher.combine(a0)
        case .qualified(let a0):
            hasher.combine(6)
            hasher.combine(a0)
        case .rest(let a0):
            hasher.combine(7)
            hasher.combine(a0)
        case .affixed(let a0, let a1):
            hasher.combine(8)
            hasher.combine(a0)
            hasher.combine(a1)
        case .text(let a0):
            hasher.combine(9)
            hasher.combine(a0)
        case .paint(let a0, let a1):
            hasher.combine(10)
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

extension ModelRoute {
    /// Reads and writes: what follows is for machines.
    fileprivate nonisolated enum _Matching {
        static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> ModelRoute? {
            RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 6) { match($0) }
        }

        static func match(_ url: RouteReader) -> ModelRoute? {
            if url.isRelative { return node25(url, url.path) }
            if url.hasScheme("https") {
                guard let path = url.hostPath else { return nil }
                return node24(url, path)
            }
            if url.hasScheme("models") {
                return node25(url, url.path)
            }
            return nil
        }

        static func node2(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // paint-blue/${name}
                    if let v0 = path.string(0),
                        let d1 = routeValue(Color.self, "blue")
                    {
                        return ModelRoute.paint(name: v0, color: d1)
                    }
                }
            }
            return nil
        }

        static func node4(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // paint/${name}?color=${color:Color=red}
                    if let v0 = path.string(0),
                        let v1 = url.item("color").defaulting(to: routeValue(Color.self, "red"), { $0.value(Color.self) })
                    {
                        return ModelRoute.paint(name: v0, color: v1)
                    }
                }
            }
            return nil
        }

        static func node6(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            do {
                // rest/${slugs:Slug...}
                if let v0 = url.rest(from: path.from(0), { $0.value(Slug.self) }) {
                    return ModelRoute.rest(slugs: v0)
                }
            }
            return nil
        }

        static func node8(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // qualified/${id:AppModels.Slug}
                    if let v0 = path.segment(0).value(AppModels.Slug.self) {
                        return ModelRoute.qualified(id: v0)
                    }
                }
            }
            return nil
        }

        static func node10(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // nested/${id:Slug.ID}
                    if let v0 = path.segment(0).value(Slug.ID.self) {
                        return ModelRoute.nested(id: v0)
                    }
                }
            }
            return nil
        }

        static func node12(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // grade/${grade:Grade}
                    if let v0 = path.segment(0).value(Grade.self) {
                        return ModelRoute.grade(grade: v0)
                    }
                }
            }
            return nil
        }

        static func node14(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}
                    if let v0 = path.segment(0).value(Tag.self),
                        let v1 = url.item("o").optional({ $0.value(Tag.self) }),
                        let v2 = url.item("d").defaulting(to: routeValue(Tag.self, "#x"), { $0.value(Tag.self) }),
                        let v3 = url.items("l", { $0.value(Tag.self) })
                    {
                        return ModelRoute.tag(tag: v0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node16(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}
                    if let v0 = path.segment(0).value(Level.self),
                        let v1 = url.item("o").optional({ $0.value(Level.self) }),
                        let v2 = url.item("d").defaulting(to: routeValue(Level.self, "2"), { $0.value(Level.self) }),
                        let v3 = url.items("l", { $0.value(Level.self) })
                    {
                        return ModelRoute.level(level: v0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node18(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}
                    if let v0 = path.segment(0).value(Color.self),
                        let v1 = url.item("o").optional({ $0.value(Color.self) }),
                        let v2 = url.item("d").defaulting(to: routeValue(Color.self, "red"), { $0.value(Color.self) }),
                        let v3 = url.items("l", { $0.value(Color.self) })
                    {
                        return ModelRoute.color(color: v0, o: v1, d: v2, l: v3)
                    }
                }
            }
            return nil
        }

        static func node22(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.isPresent(0) {
                if path.isEnd(1) {
                    // slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}
                    if let v0 = path.segment(0).value(Slug.self),
                        let v1 = url.item("o").optional({ $0.value(Slug.self) }),
                        let v2 = url.item("d").defaulting(to: routeValue(Slug.self, "home"), { $0.value(Slug.self) }),
                        let v3 = url.items("l", { $0.value(Slug.self) })
                    {
                        return ModelRoute.slug(slug: v0, o: v1, d: v2, l: v3)
                    }
                }
            }
            if path.isPresent(0) {
                if path.equals(1, "edit") {
                    if path.isEnd(2) {
                        // slug/${text}/edit
                        if let v0 = path.string(0) {
                            return ModelRoute.text(text: v0)
                        }
                    }
                }
            }
            return nil
        }

        static func node24(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            if path.segment(0).equalsIgnoringCase("models.example") {
                switch path.word(1) {
                case 0x676174:
                    // "tag"
                    if path.hasCount(1, 3) {
                        if let route = node14(url, path.from(2)) { return route }
                    }
                case 0x67756C73:
                    // "slug"
                    if path.hasCount(1, 4) {
                        if let route = node22(url, path.from(2)) { return route }
                    }
                case 0x74736572:
                    // "rest"
                    if path.hasCount(1, 4) {
                        if let route = node6(url, path.from(2)) { return route }
                    }
                case 0x6564617267:
                    // "grade"
                    if path.hasCount(1, 5) {
                        if let route = node12(url, path.from(2)) { return route }
                    }
                case 0x6C6576656C:
                    // "level"
                    if path.hasCount(1, 5) {
                        if let route = node16(url, path.from(2)) { return route }
                    }
                case 0x726F6C6F63:
                    // "color"
                    if path.hasCount(1, 5) {
                        if let route = node18(url, path.from(2)) { return route }
                    }
                case 0x746E696170:
                    // "paint"
                    if path.hasCount(1, 5) {
                        if let route = node4(url, path.from(2)) { return route }
                    }
                case 0x64657473656E:
                    // "nested"
                    if path.hasCount(1, 6) {
                        if let route = node10(url, path.from(2)) { return route }
                    }
                case 0x656966696C617571:
                    // "qualified"
                    if path.equals(1, "qualified") {
                        if let route = node8(url, path.from(2)) { return route }
                    }
                case 0x6C622D746E696170:
                    // "paint-blue"
                    if path.equals(1, "paint-blue") {
                        if let route = node2(url, path.from(2)) { return route }
                    }
                default: break
                }
                if let c0 = split0(path.segment(1), url) {
                    if path.isEnd(2) {
                        // file-${slug:Slug}.${color:Color}
                        if let v0 = c0[0].value(Slug.self),
                            let v1 = c0[1].value(Color.self)
                        {
                            return ModelRoute.affixed(slug: v0, color: v1)
                        }
                    }
                }
            }
            return nil
        }

        static func node25(_ url: RouteReader, _ path: RouteReader.Path) -> ModelRoute? {
            switch path.segment(0).lowercaseWord {
            case 0x676174:
                // "tag"
                if path.hasCount(0, 3) {
                    if let route = node14(url, path.from(1)) { return route }
                }
            case 0x67756C73:
                // "slug"
                if path.hasCount(0, 4) {
                    if let route = node22(url, path.from(1)) { return route }
                }
            case 0x74736572:
                // "rest"
                if path.hasCount(0, 4) {
                    if let route = node6(url, path.from(1)) { return route }
                }
            case 0x6564617267:
                // "grade"
                if path.hasCount(0, 5) {
                    if let route = node12(url, path.from(1)) { return route }
                }
            case 0x6C6576656C:
                // "level"
                if path.hasCount(0, 5) {
                    if let route = node16(url, path.from(1)) { return route }
                }
            case 0x726F6C6F63:
                // "color"
                if path.hasCount(0, 5) {
                    if let route = node18(url, path.from(1)) { return route }
                }
            case 0x746E696170:
                // "paint"
                if path.hasCount(0, 5) {
                    if let route = node4(url, path.from(1)) { return route }
                }
            case 0x64657473656E:
                // "nested"
                if path.hasCount(0, 6) {
                    if let route = node10(url, path.from(1)) { return route }
                }
            case 0x656966696C617571:
                // "qualified"
                if path.segment(0).equalsIgnoringCase("qualified") {
                    if let route = node8(url, path.from(1)) { return route }
                }
            case 0x6C622D746E696170:
                // "paint-blue"
                if path.segment(0).equalsIgnoringCase("paint-blue") {
                    if let route = node2(url, path.from(1)) { return route }
                }
            default: break
            }
            if let c0 = split1(path.segment(0), url) {
                if path.isEnd(1) {
                    // file-${slug:Slug}.${color:Color}
                    if let v0 = c0[0].value(Slug.self),
                        let v1 = c0[1].value(Color.self)
                    {
                        return ModelRoute.affixed(slug: v0, color: v1)
                    }
                }
            }
            return nil
        }

        static func text(of route: ModelRoute, _ form: RouteForm) -> Swift.String {
            RouteWriter.text(form, base: "models://") { text in write(route, form, &text) }
        }

        static func write(_ route: ModelRoute, _ form: RouteForm, _ text: inout RouteWriter) {
            switch route {
            case .slug(let v0, let v1, let v2, let v3):
                text.append("slug/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, routeValue(Slug.self, "home")) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .color(let v0, let v1, let v2, let v3):
                text.append("color/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, routeValue(Color.self, "red")) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .level(let v0, let v1, let v2, let v3):
                text.append("level/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, routeValue(Level.self, "2")) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .tag(let v0, let v1, let v2, let v3):
                text.append("tag/")
                text.append(lastSegment: routeText(v0))
                if let v1 {
                    text.append(item: "?o=")
                    text.append(value: routeText(v1))
                }
                if !routeEqual(v2, routeValue(Tag.self, "#x")) {
                    text.append(item: "?d=")
                    text.append(value: routeText(v2))
                }
                text.items("l", plain: v3.map { routeText($0) })
            case .grade(let v0):
                text.append("grade/")
                text.append(lastSegment: routeText(v0))
            case .nested(let v0):
                text.append("nested/")
                text.append(lastSegment: routeText(v0))
            case .qualified(let v0):
                text.append("qualified/")
                text.append(lastSegment: routeText(v0))
            case .rest(let v0):
                text.begin(form, base: "models://", .noHost, isRelative: true)
                text.literal("rest")
                for element in v0 { text.segment(plain: routeText(element)) }
                text.endSegments()
            case .affixed(let v0, let v1):
                text.begin(form, base: "models://", .noHost, isRelative: true)
                text.segment(
                    affixes1, [.plain(routeText(v0)), .plain(routeText(v1))], first: "file-",
                    isText: isText1, accepts: accepts1)
                text.endSegments()
            case .text(let v0):
                text.append("slug/")
                text.append(segment: v0)
                text.append("/edit")
            case .paint(let v0, let v1):
                text.append("paint/")
                text.append(lastSegment: v0)
                if !routeEqual(v1, routeValue(Color.self, "red")) {
                    text.append("?color=")
                    text.append(value: routeText(v1))
                }
            }
        }

        static let affixes0 = RouteAffixes(
            ["file-", ".", ""], ignoresCase: false, longestValue: 0)
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
            ["file-", ".", ""], ignoresCase: true, longestValue: 0)
        static let isText1 = [true, true]

        static func accepts1(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool {
            switch parameter {
            default: return true
            }
        }

        static func split1(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]? {
            affixes1.split(segment, of: url, isText: isText1, accepts: accepts1)
        }
    }
}
