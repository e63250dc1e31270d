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

// If a type of yours doesn't conform, the first error is here and names its pattern.
private nonisolated let _appTypes: Swift.Void = {
    _routeType(Slug.self)  // slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}
    _routeType(Color.self)  // color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}
    _routeType(Level.self)  // level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}
    _routeType(Tag.self)  // tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}
    _routeType(Grade.self)  // grade/${grade:Grade}
    _routeType(Slug.ID.self)  // nested/${id:Slug.ID}
    _routeType(AppModels.Slug.self)  // qualified/${id:AppModels.Slug}
}()
@available(*, unavailable, message: "'Slug' in 'slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Slug.Type, _: (Slug: Swift.Void, Swift.Void)? = nil) {}
@available(*, unavailable, message: "'Color' in 'color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Color.Type, _: (Color: Swift.Void, Swift.Void)? = nil) {}
@available(*, unavailable, message: "'Level' in 'level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Level.Type, _: (Level: Swift.Void, Swift.Void)? = nil) {}
@available(*, unavailable, message: "'Tag' in 'tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Tag.Type, _: (Tag: Swift.Void, Swift.Void)? = nil) {}
@available(*, unavailable, message: "'Grade' in 'grade/${grade:Grade}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Grade.Type, _: (Grade: Swift.Void, Swift.Void)? = nil) {}
@available(*, unavailable, message: "'Slug.ID' in 'nested/${id:Slug.ID}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: Slug.ID.Type, _: (Slug_ID: Swift.Void, Swift.Void)? = nil) {}
@available(*, unavailable, message: "'AppModels.Slug' in 'qualified/${id:AppModels.Slug}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
private nonisolated func _routeType(_ type: AppModels.Slug.Type, _: (AppModels_Slug: Swift.Void, Swift.Void)? = nil) {}

/// The URLs of the app.
public nonisolated enum ModelRoute: URLRoute {
    /// `slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}`
    case slug(slug: Slug, o: Slug? = nil, d: Slug, l: [Slug] = [])
    /// `color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}`
    case color(color: Color, o: Color? = nil, d: Color, l: [Color] = [])
    /// `level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}`
    case level(level: Level, o: Level? = nil, d: Level, l: [Level] = [])
    /// `tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}`
    case tag(tag: Tag, o: Tag? = nil, d: Tag, l: [Tag] = [])
    /// `grade/${grade:Grade}`
    case grade(grade: Grade)
    /// `nested/${id:Slug.ID}`
    case nested(id: Slug.ID)
    /// `qualified/${id:AppModels.Slug}`
    case qualified(id: AppModels.Slug)
    /// `rest/${slugs:Slug...}`
    case rest(slugs: [Slug] = [])
    /// `file-${slug:Slug}.${color:Color}`
    case affixed(slug: Slug, color: Color)
    /// `slug/${text}/edit`
    case text(text: Swift.String)
    /// - `paint/${name}?color=${color:Color=red}`
    /// - `paint-blue/${name}`
    case paint(name: Swift.String, color: Color)

    /// The scheme of the first base.
    public static let scheme: Swift.String = "models"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [Swift.String] = ["models://", "https://models.example"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: Swift.String) {
        guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: Swift.String {
        _Matching.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _routeURL(_Matching.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

nonisolated extension ModelRoute {
    public static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case .slug(let a0, let a1, let a2, let a3):
            if case .slug(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .color(let a0, let a1, let a2, let a3):
            if case .color(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .level(let a0, let a1, let a2, let a3):
            if case .level(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .tag(let a0, let a1, let a2, let a3):
            if case .tag(let b0, let b1, let b2, let b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
        case .grade(let a0):
            if case .grade(let b0) = b, _routeEqual(a0, b0) { return true }
        case .nested(let a0):
            if case .nested(let b0) = b, _routeEqual(a0, b0) { return true }
        case .qualified(let a0):
            if case .qualified(let b0) = b, _routeEqual(a0, b0) { return true }
        case .rest(let a0):
            if case .rest(let b0) = b, _routeEqual(a0, b0) { return true }
        case .affixed(let a0, let a1):
            if case .affixed(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        case .text(let a0):
            if case .text(let b0) = b, _routeEqual(a0, b0) { return true }
        case .paint(let a0, let a1):
            if case .paint(let b0, let b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case .slug(let a0, let a1, let a2, let a3):
            hasher.combine(0x539E4ED9)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .color(let a0, let a1, let a2, let a3):
            hasher.combine(0x6AF83727)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .level(let a0, let a1, let a2, let a3):
            hasher.combine(0x2C7E23E3)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .tag(let a0, let a1, let a2, let a3):
            hasher.combine(0x7B65C986)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case .grade(let a0):
            hasher.combine(0x34A7FD80)
            hasher.combine(a0)
        case .nested(let a0):
            hasher.combine(0x2EE6D123)
            hasher.combine(a0)
        case .qualified(let a0):
            hasher.combine(0x7EBCBE38)
            hasher.combine(a0)
        case .rest(let a0):
            hasher.combine(0x487168B7)
            hasher.combine(a0)
        case .affixed(let a0, let a1):
            hasher.combine(0x2F82F79F)
            hasher.combine(a0)
            hasher.combine(a1)
        case .text(let a0):
            hasher.combine(0x2A0A3031)
            hasher.combine(a0)
        case .paint(let a0, let a1):
            hasher.combine(0x5F8F14CA)
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

private nonisolated enum _Matching {
    static func read(_ text: consuming Swift.String, isRawValue: Swift.Bool) -> ModelRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, segments: 6) { match($0) }
    }

    static func match(_ url: _RouteReader) -> ModelRoute? {
        if url.isRelative { return node79A269E6(url, url.path) }
        if url.hasScheme("https") {
            guard let path = url.hostPath else { return nil }
            return node7F615D95(url, path)
        }
        if url.hasScheme("models") {
            return node79A269E6(url, url.path)
        }
        return nil
    }

    static func node7F615D95(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        if path.segment(0).equalsIgnoringCase("models.example") {
            switch path.word(1) {
            case 0x676174:
                // "tag"
                if path.hasCount(1, 3) {
                    if let route = node39E28FA9(url, path.from(2)) { return route }
                }
            case 0x67756C73:
                // "slug"
                if path.hasCount(1, 4) {
                    if let route = node014DEF51(url, path.from(2)) { return route }
                }
            case 0x74736572:
                // "rest"
                if path.hasCount(1, 4) {
                    if let route = node35125349(url, path.from(2)) { return route }
                }
            case 0x6564617267:
                // "grade"
                if path.hasCount(1, 5) {
                    if let route = node4EA3E7BE(url, path.from(2)) { return route }
                }
            case 0x6C6576656C:
                // "level"
                if path.hasCount(1, 5) {
                    if let route = node3E45E1BD(url, path.from(2)) { return route }
                }
            case 0x726F6C6F63:
                // "color"
                if path.hasCount(1, 5) {
                    if let route = node0CDA2C34(url, path.from(2)) { return route }
                }
            case 0x746E696170:
                // "paint"
                if path.hasCount(1, 5) {
                    if let route = node5CE6D296(url, path.from(2)) { return route }
                }
            case 0x64657473656E:
                // "nested"
                if path.hasCount(1, 6) {
                    if let route = node6519249E(url, path.from(2)) { return route }
                }
            case 0x656966696C617571:
                // "qualified"
                if path.equals(1, "qualified") {
                    if let route = node2BC0DFFC(url, path.from(2)) { return route }
                }
            case 0x6C622D746E696170:
                // "paint-blue"
                if path.equals(1, "paint-blue") {
                    if let route = node13DF007D(url, path.from(2)) { return route }
                }
            default: break
            }
            if let c0 = split257B528B(path.segment(1), url) {
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

    static func node014DEF51(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}
                if let v0 = path.segment(0).value(Slug.self),
                    let v1 = url.item("o").optional({ $0.value(Slug.self) }),
                    let v2 = url.item("d").defaulting(to: _routeValue(Slug.self, "home"), takesEmpty: true, { $0.value(Slug.self) }),
                    let v3 = url.items("l", takesEmpty: true, { $0.value(Slug.self) })
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

    static func node0CDA2C34(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}
                if let v0 = path.segment(0).value(Color.self),
                    let v1 = url.item("o").optional({ $0.value(Color.self) }),
                    let v2 = url.item("d").defaulting(to: _routeValue(Color.self, "red"), takesEmpty: true, { $0.value(Color.self) }),
                    let v3 = url.items("l", takesEmpty: true, { $0.value(Color.self) })
                {
                    return ModelRoute.color(color: v0, o: v1, d: v2, l: v3)
                }
            }
        }
        return nil
    }

    static func node3E45E1BD(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}
                if let v0 = path.segment(0).value(Level.self),
                    let v1 = url.item("o").optional({ $0.value(Level.self) }),
                    let v2 = url.item("d").defaulting(to: _routeValue(Level.self, "2"), takesEmpty: true, { $0.value(Level.self) }),
                    let v3 = url.items("l", takesEmpty: true, { $0.value(Level.self) })
                {
                    return ModelRoute.level(level: v0, o: v1, d: v2, l: v3)
                }
            }
        }
        return nil
    }

    static func node39E28FA9(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}
                if let v0 = path.segment(0).value(Tag.self),
                    let v1 = url.item("o").optional({ $0.value(Tag.self) }),
                    let v2 = url.item("d").defaulting(to: _routeValue(Tag.self, "#x"), takesEmpty: true, { $0.value(Tag.self) }),
                    let v3 = url.items("l", takesEmpty: true, { $0.value(Tag.self) })
                {
                    return ModelRoute.tag(tag: v0, o: v1, d: v2, l: v3)
                }
            }
        }
        return nil
    }

    static func node4EA3E7BE(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
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

    static func node6519249E(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
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

    static func node2BC0DFFC(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
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

    static func node35125349(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        do {
            // rest/${slugs:Slug...}
            if let v0 = url.rest(from: path.from(0), { $0.value(Slug.self) }) {
                return ModelRoute.rest(slugs: v0)
            }
        }
        return nil
    }

    static func node5CE6D296(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // paint/${name}?color=${color:Color=red}
                if let v0 = path.string(0),
                    let v1 = url.item("color").defaulting(to: _routeValue(Color.self, "red"), takesEmpty: true, { $0.value(Color.self) })
                {
                    return ModelRoute.paint(name: v0, color: v1)
                }
            }
        }
        return nil
    }

    static func node13DF007D(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        if path.isPresent(0) {
            if path.isEnd(1) {
                // paint-blue/${name}
                if let v0 = path.string(0),
                    let d1 = _routeValue(Color.self, "blue")
                {
                    return ModelRoute.paint(name: v0, color: d1)
                }
            }
        }
        return nil
    }

    static func node79A269E6(_ url: _RouteReader, _ path: _RouteReader.Path) -> ModelRoute? {
        switch path.segment(0).lowercaseWord {
        case 0x676174:
            // "tag"
            if path.hasCount(0, 3) {
                if let route = node39E28FA9(url, path.from(1)) { return route }
            }
        case 0x67756C73:
            // "slug"
            if path.hasCount(0, 4) {
                if let route = node014DEF51(url, path.from(1)) { return route }
            }
        case 0x74736572:
            // "rest"
            if path.hasCount(0, 4) {
                if let route = node35125349(url, path.from(1)) { return route }
            }
        case 0x6564617267:
            // "grade"
            if path.hasCount(0, 5) {
                if let route = node4EA3E7BE(url, path.from(1)) { return route }
            }
        case 0x6C6576656C:
            // "level"
            if path.hasCount(0, 5) {
                if let route = node3E45E1BD(url, path.from(1)) { return route }
            }
        case 0x726F6C6F63:
            // "color"
            if path.hasCount(0, 5) {
                if let route = node0CDA2C34(url, path.from(1)) { return route }
            }
        case 0x746E696170:
            // "paint"
            if path.hasCount(0, 5) {
                if let route = node5CE6D296(url, path.from(1)) { return route }
            }
        case 0x64657473656E:
            // "nested"
            if path.hasCount(0, 6) {
                if let route = node6519249E(url, path.from(1)) { return route }
            }
        case 0x656966696C617571:
            // "qualified"
            if path.segment(0).equalsIgnoringCase("qualified") {
                if let route = node2BC0DFFC(url, path.from(1)) { return route }
            }
        case 0x6C622D746E696170:
            // "paint-blue"
            if path.segment(0).equalsIgnoringCase("paint-blue") {
                if let route = node13DF007D(url, path.from(1)) { return route }
            }
        default: break
        }
        if let c0 = split3E8280B0(path.segment(0), url) {
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

    static func text(of route: ModelRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text(form, base: "models://") { text in write(route, form, &text) }
    }

    static func write(_ route: ModelRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
        switch route {
        case .slug(let v0, let v1, let v2, let v3):
            text.append("slug/")
            text.append(lastSegment: _routeText(v0))
            if let v1 {
                text.append(item: "?o=")
                text.append(value: _routeText(v1))
            }
            if !_routeEqual(v2, _routeValue(Slug.self, "home")) {
                text.append(item: "?d=")
                text.append(value: _routeText(v2))
            }
            text.items("l", plain: v3.map { _routeText($0) })
        case .color(let v0, let v1, let v2, let v3):
            text.append("color/")
            text.append(lastSegment: _routeText(v0))
            if let v1 {
                text.append(item: "?o=")
                text.append(value: _routeText(v1))
            }
            if !_routeEqual(v2, _routeValue(Color.self, "red")) {
                text.append(item: "?d=")
                text.append(value: _routeText(v2))
            }
            text.items("l", plain: v3.map { _routeText($0) })
        case .level(let v0, let v1, let v2, let v3):
            text.append("level/")
            text.append(lastSegment: _routeText(v0))
            if let v1 {
                text.append(item: "?o=")
                text.append(value: _routeText(v1))
            }
            if !_routeEqual(v2, _routeValue(Level.self, "2")) {
                text.append(item: "?d=")
                text.append(value: _routeText(v2))
            }
            text.items("l", plain: v3.map { _routeText($0) })
        case .tag(let v0, let v1, let v2, let v3):
            text.append("tag/")
            text.append(lastSegment: _routeText(v0))
            if let v1 {
                text.append(item: "?o=")
                text.append(value: _routeText(v1))
            }
            if !_routeEqual(v2, _routeValue(Tag.self, "#x")) {
                text.append(item: "?d=")
                text.append(value: _routeText(v2))
            }
            text.items("l", plain: v3.map { _routeText($0) })
        case .grade(let v0):
            text.append("grade/")
            text.append(lastSegment: _routeText(v0))
        case .nested(let v0):
            text.append("nested/")
            text.append(lastSegment: _routeText(v0))
        case .qualified(let v0):
            text.append("qualified/")
            text.append(lastSegment: _routeText(v0))
        case .rest(let v0):
            text.begin(form, base: "models://", .noHost, isRelative: true)
            text.literal("rest")
            for element in v0 { text.segment(plain: _routeText(element)) }
            text.endSegments()
        case .affixed(let v0, let v1):
            text.begin(form, base: "models://", .noHost, isRelative: true)
            text.segment(
                affixes3E8280B0, [.plain(_routeText(v0)), .plain(_routeText(v1))], first: "file-",
                isText: isText3E8280B0, accepts: accepts3E8280B0)
            text.endSegments()
        case .text(let v0):
            text.append("slug/")
            text.append(segment: v0)
            text.append("/edit")
        case .paint(let v0, let v1):
            text.append("paint/")
            text.append(lastSegment: v0)
            if !_routeEqual(v1, _routeValue(Color.self, "red")) {
                text.append("?color=")
                text.append(value: _routeText(v1))
            }
        }
    }

    static let affixes257B528B = _RouteAffixes(
        ["file-", ".", ""], ignoresCase: false, longestValue: 0)
    static let isText257B528B = [true, true]

    static func accepts257B528B(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split257B528B(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes257B528B.split(segment, of: url, isText: isText257B528B, accepts: accepts257B528B)
    }

    static let affixes3E8280B0 = _RouteAffixes(
        ["file-", ".", ""], ignoresCase: true, longestValue: 0)
    static let isText3E8280B0 = [true, true]

    static func accepts3E8280B0(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
        switch parameter {
        default: return true
        }
    }

    static func split3E8280B0(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
        affixes3E8280B0.split(segment, of: url, isText: isText3E8280B0, accepts: accepts3E8280B0)
    }
}
