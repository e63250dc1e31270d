// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MixedPartRoute: URLRoute {
    /// `@${user}`
    case handle(user: String)
    /// `v${major:Int}.${minor:Int}.${patch:Int}`
    case version(major: Int, minor: Int, patch: Int)
    /// `range/${from}-${to}`
    case range(from: String, to: String)
    /// `dotted/${a}.${b}.${c}`
    case dotted(a: String, b: String, c: String)
    /// `slug/${slug}-p${id}`
    case slug(slug: String, id: String)
    /// `slug/${title}--${id:Int}`
    case slugText(title: String, id: Int)
    /// `file/${name}.${extension}`
    case file(name: String, `extension`: String)
    /// `file/${name}.json`
    case fileJSON(name: String)
    /// `f#x-${a}:${b}/${c}.d`
    case fragment(a: String, b: String, c: String)
    /// `same/a${x}a`
    case same(x: String)
    /// `same/a${x}aa${y}`
    case long(x: String, y: String)
    /// `time/${minutes:Int}m${seconds:Int}s`
    case time(minutes: Int, seconds: Int)
    /// `model/${model:Model}-${id:Int}`
    case model(model: Model, id: Int)
    /// `post/${slug}-${id:UInt}`
    case post(slug: String, id: UInt)
    /// `hash/${title}-${hash:Hash}`
    case hash(title: String, hash: Hash)
    /// `kind/${kind:Kind}-${slug:Slug}-${name}`
    case kind(kind: Kind, slug: Slug, name: String)
    /// `slugs/${first:Slug}-${second:Slug}.${number:Double}`
    case slugs(first: Slug, second: Slug, number: Double)
    /// `spaced/${a} und ${b}é${c}`
    case spaced(a: String, b: String, c: String)
    /// `exponent/${a:Double}e${b:Double}`
    case exponent(a: Double, b: Double)

    /// The values as they appear in URLs.
    nonisolated enum Model: String, CaseIterable, Sendable {
        case iphone
        case iphonePro = "iphone-pro"
    }

    /// The values as they appear in URLs.
    nonisolated enum Kind: String, CaseIterable, Sendable {
        case new
        case old
    }

    /// A String of the characters a-z-.
    nonisolated struct Slug:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(
            length: 1 ... .max, characters: ["-"..."-", "a"..."z"])

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// A String of 4 characters of 0-9a-f.
    nonisolated struct Hash:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(
            length: 4...4, characters: ["0"..."9", "a"..."f"])

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "mixed"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://mixed"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension MixedPartRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
        case let .version(a0, a1, a2):
            if case let .version(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .range(a0, a1):
            if case let .range(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .dotted(a0, a1, a2):
            if case let .dotted(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .slug(a0, a1):
            if case let .slug(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .slugText(a0, a1):
            if case let .slugText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .file(a0, a1):
            if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .fileJSON(a0): if case let .fileJSON(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0, a1, a2):
            if case let .fragment(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .same(a0): if case let .same(b0) = b, _Route.equal(a0, b0) { return true }
        case let .long(a0, a1):
            if case let .long(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .time(a0, a1):
            if case let .time(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .model(a0, a1):
            if case let .model(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .post(a0, a1):
            if case let .post(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .hash(a0, a1):
            if case let .hash(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .kind(a0, a1, a2):
            if case let .kind(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .slugs(a0, a1, a2):
            if case let .slugs(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .spaced(a0, a1, a2):
            if case let .spaced(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .exponent(a0, a1):
            if case let .exponent(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .handle(a0):
            hasher.combine("handle")
            hasher.combine(a0)
        case let .version(a0, a1, a2):
            hasher.combine("version")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .range(a0, a1):
            hasher.combine("range")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .dotted(a0, a1, a2):
            hasher.combine("dotted")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .slug(a0, a1):
            hasher.combine("slug")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .slugText(a0, a1):
            hasher.combine("slugText")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .file(a0, a1):
            hasher.combine("file")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .fileJSON(a0):
            hasher.combine("fileJSON")
            hasher.combine(a0)
        case let .fragment(a0, a1, a2):
            hasher.combine("fragment")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .same(a0):
            hasher.combine("same")
            hasher.combine(a0)
        case let .long(a0, a1):
            hasher.combine("long")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .time(a0, a1):
            hasher.combine("time")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .model(a0, a1):
            hasher.combine("model")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .post(a0, a1):
            hasher.combine("post")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .hash(a0, a1):
            hasher.combine("hash")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .kind(a0, a1, a2):
            hasher.combine("kind")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .slugs(a0, a1, a2):
            hasher.combine("slugs")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .spaced(a0, a1, a2):
            hasher.combine("spaced")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .exponent(a0, a1):
            hasher.combine("exponent")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> MixedPartRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://mixed", segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MixedPartRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> MixedPartRoute? {
        if reader[0].equalsIgnoringCase("mixed") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MixedPartRoute? {
        switch reader[0] {
        case "range": if let route = afterRange(reader) { return route }
        case "dotted": if let route = afterDotted(reader) { return route }
        case "slug": if let route = afterSlug(reader) { return route }
        case "file": if let route = afterFile(reader) { return route }
        case "f":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                let aBParts = _MixedParts.aB.split(fragment[0]), let a = aBParts[0].string(),
                let b = aBParts[1].string(), let cParts = _MixedParts.c.split(fragment[1]),
                let c = cParts[0].string(), fragment.count == 2
            {
                return .fragment(a: a, b: b, c: c)
            }
        case "same": if let route = afterSame(reader) { return route }
        case "time": if let route = afterTime(reader) { return route }
        case "model": if let route = afterModel(reader) { return route }
        case "post": if let route = afterPost(reader) { return route }
        case "hash": if let route = afterHash(reader) { return route }
        case "kind": if let route = afterKind(reader) { return route }
        case "slugs": if let route = afterSlugs(reader) { return route }
        case "spaced": if let route = afterSpaced(reader) { return route }
        case "exponent": if let route = afterExponent(reader) { return route }
        default: break
        }
        if let majorMinorPatchParts = _MixedParts.majorMinorPatch.split(reader[0]),
            reader.count == 1, let major = majorMinorPatchParts[0].integer(),
            let minor = majorMinorPatchParts[1].integer(),
            let patch = majorMinorPatchParts[2].integer()
        {
            return .version(major: major, minor: minor, patch: patch)
        }
        if let userParts = _MixedParts.user.split(reader[0]), reader.count == 1,
            let user = userParts[0].string()
        {
            return .handle(user: user)
        }
        return nil
    }

    static func afterRange(_ reader: _RouteReader) -> MixedPartRoute? {
        if let fromToParts = _MixedParts.fromTo.split(reader[1]), reader.count == 2,
            let from = fromToParts[0].string(), let to = fromToParts[1].string()
        {
            return .range(from: from, to: to)
        }
        return nil
    }

    static func afterDotted(_ reader: _RouteReader) -> MixedPartRoute? {
        if let aBCParts = _MixedParts.aBC.split(reader[1]), reader.count == 2,
            let a = aBCParts[0].string(), let b = aBCParts[1].string(), let c = aBCParts[2].string()
        {
            return .dotted(a: a, b: b, c: c)
        }
        return nil
    }

    static func afterSlug(_ reader: _RouteReader) -> MixedPartRoute? {
        if let slugIdParts = _MixedParts.slugId.split(reader[1]), reader.count == 2,
            let slug = slugIdParts[0].string(), let id = slugIdParts[1].string()
        {
            return .slug(slug: slug, id: id)
        }
        if let titleIdParts = _MixedParts.titleId.split(reader[1]), reader.count == 2,
            let title = titleIdParts[0].string(), let id = titleIdParts[1].integer()
        {
            return .slugText(title: title, id: id)
        }
        return nil
    }

    static func afterFile(_ reader: _RouteReader) -> MixedPartRoute? {
        if let nameParts = _MixedParts.name.split(reader[1]), reader.count == 2,
            let name = nameParts[0].string()
        {
            return .fileJSON(name: name)
        }
        if let nameExtensionParts = _MixedParts.nameExtension.split(reader[1]), reader.count == 2,
            let name = nameExtensionParts[0].string(),
            let `extension` = nameExtensionParts[1].string()
        {
            return .file(name: name, extension: `extension`)
        }
        return nil
    }

    static func afterSame(_ reader: _RouteReader) -> MixedPartRoute? {
        if let xYParts = _MixedParts.xY.split(reader[1]), reader.count == 2,
            let x = xYParts[0].string(), let y = xYParts[1].string()
        {
            return .long(x: x, y: y)
        }
        if let xParts = _MixedParts.x.split(reader[1]), reader.count == 2,
            let x = xParts[0].string()
        {
            return .same(x: x)
        }
        return nil
    }

    static func afterTime(_ reader: _RouteReader) -> MixedPartRoute? {
        if let minutesSecondsParts = _MixedParts.minutesSeconds.split(reader[1]), reader.count == 2,
            let minutes = minutesSecondsParts[0].integer(),
            let seconds = minutesSecondsParts[1].integer()
        {
            return .time(minutes: minutes, seconds: seconds)
        }
        return nil
    }

    static func afterModel(_ reader: _RouteReader) -> MixedPartRoute? {
        if let modelIdParts = _MixedParts.modelId.split(reader[1]), reader.count == 2,
            let model = modelIdParts[0].asModel(), let id = modelIdParts[1].integer()
        {
            return .model(model: model, id: id)
        }
        return nil
    }

    static func afterPost(_ reader: _RouteReader) -> MixedPartRoute? {
        if let slugIdParts = _MixedParts.slugId2.split(reader[1]), reader.count == 2,
            let slug = slugIdParts[0].string(), let id = slugIdParts[1].integer(UInt.self)
        {
            return .post(slug: slug, id: id)
        }
        return nil
    }

    static func afterHash(_ reader: _RouteReader) -> MixedPartRoute? {
        if let titleHashParts = _MixedParts.titleHash.split(reader[1]), reader.count == 2,
            let title = titleHashParts[0].string(), let hash = titleHashParts[1].asHash()
        {
            return .hash(title: title, hash: hash)
        }
        return nil
    }

    static func afterKind(_ reader: _RouteReader) -> MixedPartRoute? {
        if let kindSlugNameParts = _MixedParts.kindSlugName.split(reader[1]), reader.count == 2,
            let kind = kindSlugNameParts[0].asKind(), let slug = kindSlugNameParts[1].asSlug(),
            let name = kindSlugNameParts[2].string()
        {
            return .kind(kind: kind, slug: slug, name: name)
        }
        return nil
    }

    static func afterSlugs(_ reader: _RouteReader) -> MixedPartRoute? {
        if let firstSecondNumberParts = _MixedParts.firstSecondNumber.split(reader[1]),
            reader.count == 2, let first = firstSecondNumberParts[0].asSlug(),
            let second = firstSecondNumberParts[1].asSlug(),
            let number = firstSecondNumberParts[2].decimal(Double.self)
        {
            return .slugs(first: first, second: second, number: number)
        }
        return nil
    }

    static func afterSpaced(_ reader: _RouteReader) -> MixedPartRoute? {
        if let aBCParts = _MixedParts.aBC2.split(reader[1]), reader.count == 2,
            let a = aBCParts[0].string(), let b = aBCParts[1].string(), let c = aBCParts[2].string()
        {
            return .spaced(a: a, b: b, c: c)
        }
        return nil
    }

    static func afterExponent(_ reader: _RouteReader) -> MixedPartRoute? {
        if let aBParts = _MixedParts.aB2.split(reader[1]), reader.count == 2,
            let a = aBParts[0].decimal(Double.self), let b = aBParts[1].decimal(Double.self)
        {
            return .exponent(a: a, b: b)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MixedPartRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://mixed", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MixedPartRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .handle(user): writer.segment(mixed: ["@", ""], [user])
        case let .version(major, minor, patch):
            writer.segment(
                mixed: ["v", ".", ".", ""],
                [_Route.text(major), _Route.text(minor), _Route.text(patch)])
        case let .range(from, to):
            writer.literal("range")
            writer.segment(mixed: ["", "-", ""], [from, to])
        case let .dotted(a, b, c):
            writer.literal("dotted")
            writer.segment(mixed: ["", ".", ".", ""], [a, b, c])
        case let .slug(slug, id):
            writer.literal("slug")
            writer.segment(mixed: ["", "-p", ""], [slug, id])
        case let .slugText(title, id):
            writer.literal("slug")
            writer.segment(mixed: ["", "--", ""], [title, _Route.text(id)])
        case let .file(name, `extension`):
            writer.literal("file")
            writer.segment(mixed: ["", ".", ""], [name, `extension`])
        case let .fileJSON(name):
            writer.literal("file")
            writer.segment(mixed: ["", ".json"], [name])
        case let .fragment(a, b, c):
            writer.literal("f")
            writer.beginFragment()
            writer.segment(mixed: ["x-", ":", ""], [a, b])
            writer.segment(mixed: ["", ".d"], [c])
        case let .same(x):
            writer.literal("same")
            writer.segment(mixed: ["a", "a"], [x])
        case let .long(x, y):
            writer.literal("same")
            writer.segment(mixed: ["a", "aa", ""], [x, y])
        case let .time(minutes, seconds):
            writer.literal("time")
            writer.segment(mixed: ["", "m", "s"], [_Route.text(minutes), _Route.text(seconds)])
        case let .model(model, id):
            writer.literal("model")
            writer.segment(mixed: ["", "-", ""], [model.rawValue, _Route.text(id)])
        case let .post(slug, id):
            writer.literal("post")
            writer.segment(mixed: ["", "-", ""], [slug, _Route.text(id)])
        case let .hash(title, hash):
            writer.literal("hash")
            writer.segment(mixed: ["", "-", ""], [title, hash.rawValue])
        case let .kind(kind, slug, name):
            writer.literal("kind")
            writer.segment(mixed: ["", "-", "-", ""], [kind.rawValue, slug.rawValue, name])
        case let .slugs(first, second, number):
            writer.literal("slugs")
            writer.segment(
                mixed: ["", "-", ".", ""], [first.rawValue, second.rawValue, _Route.text(number)])
        case let .spaced(a, b, c):
            writer.literal("spaced")
            writer.segment(mixed: ["", "%20und%20", "%C3%A9", ""], [a, b, c])
        case let .exponent(a, b):
            writer.literal("exponent")
            writer.segment(mixed: ["", "e", ""], [_Route.text(a), _Route.text(b)])
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let aB = _RouteMixedPart(
        ["x-", ":", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)], delimiters: ":")
    static let c = _RouteMixedPart(["", ".d"], [.text(allowsEmpty: true)])
    static let majorMinorPatch = _RouteMixedPart(
        ["v", ".", ".", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil }),
        .number({ $0.integer() != nil })])
    static let user = _RouteMixedPart(["@", ""], [.text(allowsEmpty: true)])
    static let fromTo = _RouteMixedPart(
        ["", "-", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let aBC = _RouteMixedPart(
        ["", ".", ".", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true),
        .text(allowsEmpty: true)])
    static let slugId = _RouteMixedPart(
        ["", "-p", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let titleId = _RouteMixedPart(
        ["", "--", ""], [.text(allowsEmpty: true), .number({ $0.integer() != nil })])
    static let name = _RouteMixedPart(["", ".json"], [.text(allowsEmpty: true)])
    static let nameExtension = _RouteMixedPart(
        ["", ".", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let xY = _RouteMixedPart(
        ["a", "aa", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let x = _RouteMixedPart(["a", "a"], [.text(allowsEmpty: true)])
    static let minutesSeconds = _RouteMixedPart(
        ["", "m", "s"], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })])
    static let modelId = _RouteMixedPart(
        ["", "-", ""], [.value(atMost: 10, { $0.asModel() != nil }),
        .number({ $0.integer() != nil })])
    static let slugId2 = _RouteMixedPart(
        ["", "-", ""], [.text(allowsEmpty: true), .number({ $0.integer(UInt.self) != nil })])
    static let titleHash = _RouteMixedPart(
        ["", "-", ""], [.text(allowsEmpty: true),
        .constrained(MixedPartRoute.Hash.rule, { $0.asHash() != nil })])
    static let kindSlugName = _RouteMixedPart(
        ["", "-", "-", ""], [.text(allowsEmpty: false),
        .constrained(MixedPartRoute.Slug.rule, { $0.asSlug() != nil }), .text(allowsEmpty: true)])
    static let firstSecondNumber = _RouteMixedPart(
        ["", "-", ".", ""], [.constrained(MixedPartRoute.Slug.rule, { $0.asSlug() != nil }),
        .constrained(MixedPartRoute.Slug.rule, { $0.asSlug() != nil }),
        .number({ $0.decimal(Double.self) != nil })])
    static let aBC2 = _RouteMixedPart(
        ["", " und ", "é", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true),
        .text(allowsEmpty: true)])
    static let aB2 = _RouteMixedPart(
        ["", "e", ""], [.number({ $0.decimal(Double.self) != nil }),
        .number({ $0.decimal(Double.self) != nil })])
}

private nonisolated extension _RoutePart {
    func asHash() -> MixedPartRoute.Hash? {
        string().flatMap { MixedPartRoute.Hash(rawValue: $0) }
    }

    func asKind() -> MixedPartRoute.Kind? {
        switch self {
        case "new": return MixedPartRoute.Kind.new
        case "old": return MixedPartRoute.Kind.old
        default: return isText ? MixedPartRoute.Kind.old : nil
        }
    }

    func asModel() -> MixedPartRoute.Model? {
        switch self {
        case "iphone": return MixedPartRoute.Model.iphone
        case "iphone-pro": return MixedPartRoute.Model.iphonePro
        default: return nil
        }
    }

    func asSlug() -> MixedPartRoute.Slug? {
        string().flatMap { MixedPartRoute.Slug(rawValue: $0) }
    }
}
