// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
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
private nonisolated let _appTypes: () = {
    _ = _Route.value(Slug.self, "")  // slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}
    _ = _Route.value(Color.self, "")  // color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}
    _ = _Route.value(Level.self, "")  // level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}
    _ = _Route.value(Tag.self, "")  // tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}
    _ = _Route.value(Grade.self, "")  // grade/${grade:Grade}
    _ = _Route.value(Slug.ID.self, "")  // nested/${id:Slug.ID}
    _ = _Route.value(AppModels.Slug.self, "")  // qualified/${id:AppModels.Slug}
}()

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
    case mixed(slug: Slug, color: Color)
    /// `slug/${text}/edit`
    case text(text: String)
    /// - `paint/${name}?color=${color:Color=red}`
    /// - `paint-blue/${name}` (`color` is `blue`)
    case paint(name: String, color: Color)

    /// The scheme of the first base.
    public static let scheme: String = "models"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["models://", "https://models.example"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension ModelRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .slug(a0, a1, a2, a3):
            if case let .slug(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .color(a0, a1, a2, a3):
            if case let .color(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .level(a0, a1, a2, a3):
            if case let .level(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .tag(a0, a1, a2, a3):
            if case let .tag(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .grade(a0): if case let .grade(b0) = b, _Route.equal(a0, b0) { return true }
        case let .nested(a0): if case let .nested(b0) = b, _Route.equal(a0, b0) { return true }
        case let .qualified(a0):
            if case let .qualified(b0) = b, _Route.equal(a0, b0) { return true }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .mixed(a0, a1):
            if case let .mixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .text(a0): if case let .text(b0) = b, _Route.equal(a0, b0) { return true }
        case let .paint(a0, a1):
            if case let .paint(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case let .slug(a0, a1, a2, a3):
            hasher.combine("slug")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .color(a0, a1, a2, a3):
            hasher.combine("color")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .level(a0, a1, a2, a3):
            hasher.combine("level")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .tag(a0, a1, a2, a3):
            hasher.combine("tag")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .grade(a0):
            hasher.combine("grade")
            hasher.combine(a0)
        case let .nested(a0):
            hasher.combine("nested")
            hasher.combine(a0)
        case let .qualified(a0):
            hasher.combine("qualified")
            hasher.combine(a0)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .mixed(a0, a1):
            hasher.combine("mixed")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .text(a0):
            hasher.combine("text")
            hasher.combine(a0)
        case let .paint(a0, a1):
            hasher.combine("paint")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ModelRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ModelRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("models") { return start(reader.path) }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> ModelRoute? {
        if reader[0].equalsIgnoringCase("models.example") {
            switch reader[1] {
            case "slug": if let route = afterModelsExampleSlug(reader.from(2)) { return route }
            case "color": if let route = afterModelsExampleColor(reader.from(2)) { return route }
            case "level": if let route = afterModelsExampleLevel(reader.from(2)) { return route }
            case "tag": if let route = afterModelsExampleTag(reader.from(2)) { return route }
            case "grade": if let route = afterModelsExampleGrade(reader.from(2)) { return route }
            case "nested": if let route = afterModelsExampleNested(reader.from(2)) { return route }
            case "qualified":
                if let route = afterModelsExampleQualified(reader.from(2)) { return route }
            case "rest": if let route = afterModelsExampleRest(reader.from(2)) { return route }
            case "paint": if let route = afterModelsExamplePaint(reader.from(2)) { return route }
            case "paint-blue":
                if let route = afterModelsExamplePaintBlue(reader.from(2)) { return route }
            default: break
            }
            if let slugColorParts = _MixedParts.slugColor.split(reader[1]), reader.count == 2,
                let slug = slugColorParts[0].nonempty.toSlug(),
                let color = slugColorParts[1].nonempty.toColor()
            {
                return .mixed(slug: slug, color: color)
            }
        }
        return nil
    }

    static func afterModelsExampleSlug(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let slug = reader[0].nonempty.toSlug(),
            let o = reader.query["o"].optional({ $0.toSlug() }),
            let d = reader.query["d"].defaulting(
                to: _Route.value(Slug.self, "home"), takesEmpty: true, { $0.toSlug() }),
            let l = reader.query.values("l", takesEmpty: true, as: { $0.toSlug() })
        {
            return .slug(slug: slug, o: o, d: d, l: l)
        }
        if reader[1].equals("edit"), reader.count == 2, let text = reader.string(0) {
            return .text(text: text)
        }
        return nil
    }

    static func afterModelsExampleColor(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let color = reader[0].nonempty.toColor(),
            let o = reader.query["o"].optional({ $0.toColor() }),
            let d = reader.query["d"].defaulting(
                to: _Route.value(Color.self, "red"), takesEmpty: true, { $0.toColor() }),
            let l = reader.query.values("l", takesEmpty: true, as: { $0.toColor() })
        {
            return .color(color: color, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterModelsExampleLevel(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let level = reader[0].nonempty.toLevel(),
            let o = reader.query["o"].optional({ $0.toLevel() }),
            let d = reader.query["d"].defaulting(
                to: _Route.value(Level.self, "2"), takesEmpty: true, { $0.toLevel() }),
            let l = reader.query.values("l", takesEmpty: true, as: { $0.toLevel() })
        {
            return .level(level: level, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterModelsExampleTag(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let tag = reader[0].nonempty.toTag(),
            let o = reader.query["o"].optional({ $0.toTag() }),
            let d = reader.query["d"].defaulting(
                to: _Route.value(Tag.self, "#x"), takesEmpty: true, { $0.toTag() }),
            let l = reader.query.values("l", takesEmpty: true, as: { $0.toTag() })
        {
            return .tag(tag: tag, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterModelsExampleGrade(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let grade = reader[0].nonempty.toGrade() {
            return .grade(grade: grade)
        }
        return nil
    }

    static func afterModelsExampleNested(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let id = reader[0].nonempty.toSlug_ID() { return .nested(id: id) }
        return nil
    }

    static func afterModelsExampleQualified(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let id = reader[0].nonempty.toAppModels_Slug() {
            return .qualified(id: id)
        }
        return nil
    }

    static func afterModelsExampleRest(_ reader: _RouteReader) -> ModelRoute? {
        if let slugs = reader.rest(from: 0, { $0.nonempty.toSlug() }) { return .rest(slugs: slugs) }
        return nil
    }

    static func afterModelsExamplePaint(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let name = reader.string(0),
            let color = reader.query["color"].defaulting(
                to: _Route.value(Color.self, "red"), takesEmpty: true, { $0.toColor() })
        {
            return .paint(name: name, color: color)
        }
        return nil
    }

    static func afterModelsExamplePaintBlue(_ reader: _RouteReader) -> ModelRoute? {
        if reader.count == 1, let name = reader.string(0),
            let default1 = _Route.value(Color.self, "blue")
        {
            return .paint(name: name, color: default1)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ModelRoute? {
        if reader[0].equalsIgnoringCase("slug"), let route = afterModelsExampleSlug(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("color"),
            let route = afterModelsExampleColor(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("level"),
            let route = afterModelsExampleLevel(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("tag"), let route = afterModelsExampleTag(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("grade"),
            let route = afterModelsExampleGrade(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("nested"),
            let route = afterModelsExampleNested(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("qualified"),
            let route = afterModelsExampleQualified(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("rest"), let route = afterModelsExampleRest(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("paint"),
            let route = afterModelsExamplePaint(reader.from(1))
        {
            return route
        }
        if reader[0].equalsIgnoringCase("paint-blue"),
            let route = afterModelsExamplePaintBlue(reader.from(1))
        {
            return route
        }
        if let slugColorParts = _MixedParts.slugColor2.split(reader[0]), reader.count == 1,
            let slug = slugColorParts[0].nonempty.toSlug(),
            let color = slugColorParts[1].nonempty.toColor()
        {
            return .mixed(slug: slug, color: color)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ModelRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "models://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ModelRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .slug(slug, o, d, l):
            writer.literal("slug")
            writer.segment(_Route.text(slug))
            if let o { writer.item("o", _Route.text(o)) }
            if d != _Route.value(Slug.self, "home") { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .color(color, o, d, l):
            writer.literal("color")
            writer.segment(_Route.text(color))
            if let o { writer.item("o", _Route.text(o)) }
            if d != _Route.value(Color.self, "red") { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .level(level, o, d, l):
            writer.literal("level")
            writer.segment(_Route.text(level))
            if let o { writer.item("o", _Route.text(o)) }
            if d != _Route.value(Level.self, "2") { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .tag(tag, o, d, l):
            writer.literal("tag")
            writer.segment(_Route.text(tag))
            if let o { writer.item("o", _Route.text(o)) }
            if d != _Route.value(Tag.self, "#x") { writer.item("d", _Route.text(d)) }
            for element in l { writer.item("l", _Route.text(element)) }
        case let .grade(grade):
            writer.literal("grade")
            writer.segment(_Route.text(grade))
        case let .nested(id):
            writer.literal("nested")
            writer.segment(_Route.text(id))
        case let .qualified(id):
            writer.literal("qualified")
            writer.segment(_Route.text(id))
        case let .rest(slugs):
            writer.literal("rest")
            for element in slugs { writer.segment(_Route.text(element)) }
        case let .mixed(slug, color):
            writer.segment(mixed: ["file-", ".", ""], [_Route.text(slug), _Route.text(color)])
        case let .text(text):
            writer.literal("slug")
            writer.segment(text)
            writer.literal("edit")
        case let .paint(name, color):
            writer.literal("paint")
            writer.segment(name)
            if color != _Route.value(Color.self, "red") { writer.item("color", _Route.text(color)) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let slugColor = _RouteMixedPart(
        ["file-", ".", ""], [.text(allowsEmpty: false), .text(allowsEmpty: false)])
    static let slugColor2 = _RouteMixedPart(
        ["file-", ".", ""], [.text(allowsEmpty: false), .text(allowsEmpty: false)],
        ignoresCase: true)
}

private nonisolated extension _RoutePart {
    func toAppModels_Slug() -> AppModels.Slug? {
        string().flatMap { _Route.value(AppModels.Slug.self, $0) }
    }

    func toColor() -> Color? {
        string().flatMap { _Route.value(Color.self, $0) }
    }

    func toGrade() -> Grade? {
        string().flatMap { _Route.value(Grade.self, $0) }
    }

    func toLevel() -> Level? {
        string().flatMap { _Route.value(Level.self, $0) }
    }

    func toSlug() -> Slug? {
        string().flatMap { _Route.value(Slug.self, $0) }
    }

    func toSlug_ID() -> Slug.ID? {
        string().flatMap { _Route.value(Slug.ID.self, $0) }
    }

    func toTag() -> Tag? {
        string().flatMap { _Route.value(Tag.self, $0) }
    }
}
