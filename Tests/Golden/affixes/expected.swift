// Made by routegen 0.2 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum AffixRoute: URLRoute {
    /// `@${user}`
    case handle(user: Swift.String)
    /// `v${major:Int}.${minor:Int}.${patch:Int}`
    case version(major: Swift.Int, minor: Swift.Int, patch: Swift.Int)
    /// `range/${from}-${to}`
    case range(from: Swift.String, to: Swift.String)
    /// `dotted/${a}.${b}.${c}`
    case dotted(a: Swift.String, b: Swift.String, c: Swift.String)
    /// `slug/${slug}-p${id}`
    case slug(slug: Swift.String, id: Swift.String)
    /// `slug/${title}--${id:Int}`
    case slugText(title: Swift.String, id: Swift.Int)
    /// `file/${name}.${extension}`
    case file(name: Swift.String, `extension`: Swift.String)
    /// `file/${name}.json`
    case fileJSON(name: Swift.String)
    /// `f#x-${a}:${b}/${c}.d`
    case fragment(a: Swift.String, b: Swift.String, c: Swift.String)
    /// `same/a${x}a`
    case same(x: Swift.String)
    /// `same/a${x}aa${y}`
    case long(x: Swift.String, y: Swift.String)

    /// The scheme of the first base.
    static let scheme: Swift.String = "app"
    /// The host of the first base.
    static let host: Swift.String = "affixes"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [Swift.String] = ["app://affixes"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: Swift.String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: Swift.String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension AffixRoute {
    static func == (a: Self, b: Self) -> Swift.Bool {
        switch a {
        case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
        case let .version(a0, a1, a2):
            if case let .version(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
        case let .range(a0, a1):
            if case let .range(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .dotted(a0, a1, a2):
            if case let .dotted(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
        case let .slug(a0, a1):
            if case let .slug(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .slugText(a0, a1):
            if case let .slugText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .file(a0, a1):
            if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .fileJSON(a0): if case let .fileJSON(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0, a1, a2):
            if case let .fragment(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
        case let .same(a0): if case let .same(b0) = b, _Route.equal(a0, b0) { return true }
        case let .long(a0, a1):
            if case let .long(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case let .handle(a0):
            hasher.combine(0x5188959C)
            hasher.combine(a0)
        case let .version(a0, a1, a2):
            hasher.combine(0x27E596ED)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .range(a0, a1):
            hasher.combine(0x36600BBE)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .dotted(a0, a1, a2):
            hasher.combine(0x29E016B4)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .slug(a0, a1):
            hasher.combine(0x539E4ED9)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .slugText(a0, a1):
            hasher.combine(0x06696B70)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .file(a0, a1):
            hasher.combine(0x2DA93926)
            hasher.combine(a0)
            hasher.combine(a1)
        case let .fileJSON(a0):
            hasher.combine(0x3E0A9AE6)
            hasher.combine(a0)
        case let .fragment(a0, a1, a2):
            hasher.combine(0x0CCC6772)
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .same(a0):
            hasher.combine(0x4BF5621F)
            hasher.combine(a0)
        case let .long(a0, a1):
            hasher.combine(0x168570B1)
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

private typealias _Path = _RouteReader.Path

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated struct _Matching {
    let reader: _RouteReader

    static func route(of text: Swift.String, isRawValue: Swift.Bool) -> AffixRoute? {
        _RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://affixes", segments: 5) { url in
            _Matching(reader: url).route()
        }
    }

    func route() -> AffixRoute? {
        if reader.isRelative { return start(reader.path) }
        if reader.hasScheme("app") { return reader.hostPath.flatMap { afterApp($0) } }
        return nil
    }

    func afterApp(_ parts: _Path) -> AffixRoute? {
        if parts[0].equalsIgnoringCase("affixes") { return start(parts.from(1)) }
        return nil
    }

    func start(_ parts: _Path) -> AffixRoute? {
        switch parts[0] {
        case "range": if let route = afterRange(parts.from(1)) { return route }
        case "dotted": if let route = afterDotted(parts.from(1)) { return route }
        case "slug": if let route = afterSlug(parts.from(1)) { return route }
        case "file": if let route = afterFile(parts.from(1)) { return route }
        case "f":
            if parts.isEnd(1), reader.hasFragment, case let part0 = reader.fragmentSegment(at: reader.fragmentStart),
                let pieces0 = _Affixes.aB.split(part0, of: reader), let a = pieces0[0].string(),
                let b = pieces0[1].string(), case let part1 = reader.fragmentSegment(at: part0.next),
                let pieces1 = _Affixes.c.split(part1, of: reader), let c = pieces1[0].string(),
                reader.isFragmentEnd(part1.next)
            {
                return .fragment(a: a, b: b, c: c)
            }
        case "same": if let route = afterSame(parts.from(1)) { return route }
        default: break
        }
        if let pieces0 = _Affixes.majorMinorPatch.split(parts[0], of: reader), parts.isEnd(1),
            let major = pieces0[0].integer(), let minor = pieces0[1].integer(), let patch = pieces0[2].integer()
        {
            return .version(major: major, minor: minor, patch: patch)
        }
        if let pieces0 = _Affixes.user.split(parts[0], of: reader), parts.isEnd(1), let user = pieces0[0].string() {
            return .handle(user: user)
        }
        return nil
    }

    func afterRange(_ parts: _Path) -> AffixRoute? {
        if let pieces0 = _Affixes.fromTo.split(parts[0], of: reader), parts.isEnd(1), let from = pieces0[0].string(),
            let to = pieces0[1].string()
        {
            return .range(from: from, to: to)
        }
        return nil
    }

    func afterDotted(_ parts: _Path) -> AffixRoute? {
        if let pieces0 = _Affixes.aBC.split(parts[0], of: reader), parts.isEnd(1), let a = pieces0[0].string(),
            let b = pieces0[1].string(), let c = pieces0[2].string()
        {
            return .dotted(a: a, b: b, c: c)
        }
        return nil
    }

    func afterSlug(_ parts: _Path) -> AffixRoute? {
        if let pieces0 = _Affixes.slugId.split(parts[0], of: reader), parts.isEnd(1), let slug = pieces0[0].string(),
            let id = pieces0[1].string()
        {
            reader.won(0x47D8E7BE)
            return .slug(slug: slug, id: id)
        }
        if let pieces0 = _Affixes.titleId.split(parts[0], of: reader), parts.isEnd(1),
            let title = pieces0[0].string(), let id = pieces0[1].integer()
        {
            return .slugText(title: title, id: id)
        }
        return nil
    }

    func afterFile(_ parts: _Path) -> AffixRoute? {
        if let pieces0 = _Affixes.name.split(parts[0], of: reader), parts.isEnd(1), let name = pieces0[0].string() {
            reader.won(0x6FC53BF9)
            return .fileJSON(name: name)
        }
        if let pieces0 = _Affixes.nameExtension.split(parts[0], of: reader), parts.isEnd(1),
            let name = pieces0[0].string(), let `extension` = pieces0[1].string()
        {
            return .file(name: name, extension: `extension`)
        }
        return nil
    }

    func afterSame(_ parts: _Path) -> AffixRoute? {
        if let pieces0 = _Affixes.xY.split(parts[0], of: reader), parts.isEnd(1), let x = pieces0[0].string(),
            let y = pieces0[1].string()
        {
            reader.won(0x714C1AEC)
            return .long(x: x, y: y)
        }
        if let pieces0 = _Affixes.x.split(parts[0], of: reader), parts.isEnd(1), let x = pieces0[0].string() {
            return .same(x: x)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: AffixRoute, _ form: _RouteForm) -> Swift.String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://affixes", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: AffixRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .handle(user): writer.segment(_Affixes.user, [.string(user)], first: "@")
        case let .version(major, minor, patch):
            writer.segment(
                _Affixes.majorMinorPatch, [.plain(_Route.text(major)), .plain(_Route.text(minor)), .plain(_Route.text(patch))], first: "v")
        case let .range(from, to):
            writer.literal("range")
            writer.segment(_Affixes.fromTo, [.string(from), .string(to)], first: "")
        case let .dotted(a, b, c):
            writer.literal("dotted")
            writer.segment(_Affixes.aBC, [.string(a), .string(b), .string(c)], first: "")
        case let .slug(slug, id):
            writer.literal("slug")
            writer.segment(_Affixes.slugId, [.string(slug), .string(id)], first: "")
        case let .slugText(title, id):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://affixes", .host, isRelative: true)
                writer.literal("slug")
                writer.segment(_Affixes.titleId, [.string(title), .plain(_Route.text(id))], first: "")
            } unlessReadBy: { _Writing.winner(over: route, 0x3D023893, of: $0) }
        case let .file(name, `extension`):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://affixes", .host, isRelative: true)
                writer.literal("file")
                writer.segment(_Affixes.nameExtension, [.string(name), .string(`extension`)], first: "")
            } unlessReadBy: { _Writing.winner(over: route, 0x1919D620, of: $0) }
        case let .fileJSON(name):
            writer.literal("file")
            writer.segment(_Affixes.name, [.string(name)], first: "")
        case let .fragment(a, b, c):
            writer.literal("f")
            writer.beginFragment()
            writer.segment(_Affixes.aB, [.string(a), .string(b)], first: "x-")
            writer.segment(_Affixes.c, [.string(c)], first: "")
        case let .same(x):
            writer.write(form, canonical: .url, baseCount: 1) { writer, form in
                writer.begin(form, base: "app://affixes", .host, isRelative: true)
                writer.literal("same")
                writer.segment(_Affixes.x, [.string(x)], first: "a")
            } unlessReadBy: { _Writing.winner(over: route, 0x3FAEF0A0, of: $0) }
        case let .long(x, y):
            writer.literal("same")
            writer.segment(_Affixes.xY, [.string(x), .string(y)], first: "a")
        }
    }

    /// What to mark so that no earlier pattern reads the URL as another value; nil if none does.
    static func winner(over route: AffixRoute, _ pattern: Swift.Int, of text: Swift.String) -> _RouteMarks? {
        var winner = -1
        let other = _RouteReader.read(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
            let route = _Matching(reader: url).route()
            winner = url.winner
            return route
        }
        guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
        return marks(of: winner)
    }

    static func marks(of pattern: Swift.Int) -> _RouteMarks? {
        switch pattern {
        case 0x47D8E7BE:  // slug/${slug}-p${id}
            return _RouteMarks(path: "ppp")
        case 0x6FC53BF9:  // file/${name}.json
            return _RouteMarks(path: "ppp")
        case 0x714C1AEC:  // same/a${x}aa${y}
            return _RouteMarks(path: "ppp")
        default: return nil
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _Affixes {
    static let aB = _RouteAffixes(["x-", ":", ""], [.text(), .text()])
    static let c = _RouteAffixes(["", ".d"], [.text()])
    static let majorMinorPatch = _RouteAffixes(
        ["v", ".", ".", ""], [.value({ $0.integer() != nil }), .value({ $0.integer() != nil }), .value({ $0.integer() != nil })])
    static let user = _RouteAffixes(["@", ""], [.text()])
    static let fromTo = _RouteAffixes(["", "-", ""], [.text(), .text()])
    static let aBC = _RouteAffixes(["", ".", ".", ""], [.text(), .text(), .text()])
    static let slugId = _RouteAffixes(["", "-p", ""], [.text(), .text()])
    static let titleId = _RouteAffixes(["", "--", ""], [.text(), .value({ $0.integer() != nil })])
    static let name = _RouteAffixes(["", ".json"], [.text()])
    static let nameExtension = _RouteAffixes(["", ".", ""], [.text(), .text()])
    static let xY = _RouteAffixes(["a", "aa", ""], [.text(), .text()])
    static let x = _RouteAffixes(["a", "a"], [.text()])
}
