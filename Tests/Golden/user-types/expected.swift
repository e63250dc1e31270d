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
  _Route.parameterType(Slug.self)  // slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}
  _Route.parameterType(Color.self)  // color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}
  _Route.parameterType(Level.self)  // level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}
  _Route.parameterType(Tag.self)  // tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}
  _Route.parameterType(Grade.self)  // grade/${grade:Grade}
  _Route.parameterType(Slug.ID.self)  // nested/${id:Slug.ID}
  _Route.parameterType(AppModels.Slug.self)  // qualified/${id:AppModels.Slug}
}()
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Slug' in 'slug/${slug:Slug}?o=${o:Slug?}&d=${d:Slug=home}&l=${l:[Slug]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Slug.Type, _: (Slug: Swift.Void, Swift.Void)? = nil) {}
}
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Color' in 'color/${color:Color}?o=${o:Color?}&d=${d:Color=red}&l=${l:[Color]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Color.Type, _: (Color: Swift.Void, Swift.Void)? = nil) {}
}
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Level' in 'level/${level:Level}?o=${o:Level?}&d=${d:Level=2}&l=${l:[Level]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Level.Type, _: (Level: Swift.Void, Swift.Void)? = nil) {}
}
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Tag' in 'tag/${tag:Tag}?o=${o:Tag?}&d=${d:Tag=#x}&l=${l:[Tag]}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Tag.Type, _: (Tag: Swift.Void, Swift.Void)? = nil) {}
}
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Grade' in 'grade/${grade:Grade}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Grade.Type, _: (Grade: Swift.Void, Swift.Void)? = nil) {}
}
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Slug.ID' in 'nested/${id:Slug.ID}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Slug.ID.Type, _: (Slug_ID: Swift.Void, Swift.Void)? = nil) {}
}
private nonisolated extension _Route {
  @available(*, unavailable, message: "'AppModels.Slug' in 'qualified/${id:AppModels.Slug}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: AppModels.Slug.Type, _: (AppModels_Slug: Swift.Void, Swift.Void)? = nil) {}
}

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
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
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
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension ModelRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .slug(a0, a1, a2, a3):
      if case let .slug(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .color(a0, a1, a2, a3):
      if case let .color(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .level(a0, a1, a2, a3):
      if case let .level(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .tag(a0, a1, a2, a3):
      if case let .tag(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .grade(a0): if case let .grade(b0) = b, _Route.equal(a0, b0) { return true }
    case let .nested(a0): if case let .nested(b0) = b, _Route.equal(a0, b0) { return true }
    case let .qualified(a0): if case let .qualified(b0) = b, _Route.equal(a0, b0) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .affixed(a0, a1):
      if case let .affixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .text(a0): if case let .text(b0) = b, _Route.equal(a0, b0) { return true }
    case let .paint(a0, a1): if case let .paint(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .slug(a0, a1, a2, a3):
      hasher.combine(0x539E4ED9)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .color(a0, a1, a2, a3):
      hasher.combine(0x6AF83727)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .level(a0, a1, a2, a3):
      hasher.combine(0x2C7E23E3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .tag(a0, a1, a2, a3):
      hasher.combine(0x7B65C986)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .grade(a0):
      hasher.combine(0x34A7FD80)
      hasher.combine(a0)
    case let .nested(a0):
      hasher.combine(0x2EE6D123)
      hasher.combine(a0)
    case let .qualified(a0):
      hasher.combine(0x7EBCBE38)
      hasher.combine(a0)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .affixed(a0, a1):
      hasher.combine(0x2F82F79F)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .text(a0):
      hasher.combine(0x2A0A3031)
      hasher.combine(a0)
    case let .paint(a0, a1):
      hasher.combine(0x5F8F14CA)
      hasher.combine(a0)
      hasher.combine(a1)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ModelRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("models.example") {
      switch word(1) {
      case 0x676174:  // "tag"
        if hasCount(1, 3), from(2).afterHttpsModelsExampleTag() { return true }
      case 0x67756C73:  // "slug"
        if hasCount(1, 4), from(2).afterHttpsModelsExampleSlug() { return true }
      case 0x74736572:  // "rest"
        if hasCount(1, 4), from(2).afterHttpsModelsExampleRest() { return true }
      case 0x6564617267:  // "grade"
        if hasCount(1, 5), from(2).afterHttpsModelsExampleGrade() { return true }
      case 0x6C6576656C:  // "level"
        if hasCount(1, 5), from(2).afterHttpsModelsExampleLevel() { return true }
      case 0x726F6C6F63:  // "color"
        if hasCount(1, 5), from(2).afterHttpsModelsExampleColor() { return true }
      case 0x746E696170:  // "paint"
        if hasCount(1, 5), from(2).afterHttpsModelsExamplePaint() { return true }
      case 0x64657473656E:  // "nested"
        if hasCount(1, 6), from(2).afterHttpsModelsExampleNested() { return true }
      case 0x656966696C617571:
        if equals(1, "qualified"), from(2).afterHttpsModelsExampleQualified() { return true }
      case 0x6C622D746E696170:
        if equals(1, "paint-blue"), from(2).afterHttpsModelsExamplePaintBlue() { return true }
      default: break
      }
      if let parts0 = _Matching.split257B528B(segment(1), url), isEnd(2), let slug = parts0[0].value(Slug.self),
          let color = parts0[1].value(Color.self)
      {
        return found(.affixed(slug: slug, color: color))
      }
    }
    return false
  }

  func afterHttpsModelsExampleSlug() -> Swift.Bool {
    if isLast(0), let slug = segment(0).value(Slug.self), let o = url.item("o").optional({ $0.value(Slug.self) }),
        let d = url.item("d").defaulting(to: _Route.value(Slug.self, "home"), takesEmpty: true, { $0.itemValue(Slug.self) }),
        let l = url.items("l", takesEmpty: true, { $0.itemValue(Slug.self) })
    {
      return found(.slug(slug: slug, o: o, d: d, l: l))
    }
    if isPresent(0), isLast(1, "edit"), let text_ = string(0) { return found(.text(text: text_)) }
    return false
  }

  func afterHttpsModelsExampleColor() -> Swift.Bool {
    if isLast(0), let color = segment(0).value(Color.self), let o = url.item("o").optional({ $0.value(Color.self) }),
        let d = url.item("d").defaulting(to: _Route.value(Color.self, "red"), takesEmpty: true, { $0.itemValue(Color.self) }),
        let l = url.items("l", takesEmpty: true, { $0.itemValue(Color.self) })
    {
      return found(.color(color: color, o: o, d: d, l: l))
    }
    return false
  }

  func afterHttpsModelsExampleLevel() -> Swift.Bool {
    if isLast(0), let level = segment(0).value(Level.self), let o = url.item("o").optional({ $0.value(Level.self) }),
        let d = url.item("d").defaulting(to: _Route.value(Level.self, "2"), takesEmpty: true, { $0.itemValue(Level.self) }),
        let l = url.items("l", takesEmpty: true, { $0.itemValue(Level.self) })
    {
      return found(.level(level: level, o: o, d: d, l: l))
    }
    return false
  }

  func afterHttpsModelsExampleTag() -> Swift.Bool {
    if isLast(0), let tag = segment(0).value(Tag.self), let o = url.item("o").optional({ $0.value(Tag.self) }),
        let d = url.item("d").defaulting(to: _Route.value(Tag.self, "#x"), takesEmpty: true, { $0.itemValue(Tag.self) }),
        let l = url.items("l", takesEmpty: true, { $0.itemValue(Tag.self) })
    {
      return found(.tag(tag: tag, o: o, d: d, l: l))
    }
    return false
  }

  func afterHttpsModelsExampleGrade() -> Swift.Bool {
    if isLast(0), let grade = segment(0).value(Grade.self) { return found(.grade(grade: grade)) }
    return false
  }

  func afterHttpsModelsExampleNested() -> Swift.Bool {
    if isLast(0), let id = segment(0).value(Slug.ID.self) { return found(.nested(id: id)) }
    return false
  }

  func afterHttpsModelsExampleQualified() -> Swift.Bool {
    if isLast(0), let id = segment(0).value(AppModels.Slug.self) { return found(.qualified(id: id)) }
    return false
  }

  func afterHttpsModelsExampleRest() -> Swift.Bool {
    if let slugs = url.rest(from: from(0), { $0.value(Slug.self) }) { return found(.rest(slugs: slugs)) }
    return false
  }

  func afterHttpsModelsExamplePaint() -> Swift.Bool {
    if isLast(0), let name = string(0),
        let color = url.item("color").defaulting(to: _Route.value(Color.self, "red"), takesEmpty: true, { $0.itemValue(Color.self) })
    {
      return found(.paint(name: name, color: color))
    }
    return false
  }

  func afterHttpsModelsExamplePaintBlue() -> Swift.Bool {
    if isLast(0), let name = string(0), let default1 = _Route.value(Color.self, "blue") {
      return found(.paint(name: name, color: default1))
    }
    return false
  }

  func start() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x676174:  // "tag"
      if hasCount(0, 3), from(1).afterHttpsModelsExampleTag() { return true }
    case 0x67756C73:  // "slug"
      if hasCount(0, 4), from(1).afterHttpsModelsExampleSlug() { return true }
    case 0x74736572:  // "rest"
      if hasCount(0, 4), from(1).afterHttpsModelsExampleRest() { return true }
    case 0x6564617267:  // "grade"
      if hasCount(0, 5), from(1).afterHttpsModelsExampleGrade() { return true }
    case 0x6C6576656C:  // "level"
      if hasCount(0, 5), from(1).afterHttpsModelsExampleLevel() { return true }
    case 0x726F6C6F63:  // "color"
      if hasCount(0, 5), from(1).afterHttpsModelsExampleColor() { return true }
    case 0x746E696170:  // "paint"
      if hasCount(0, 5), from(1).afterHttpsModelsExamplePaint() { return true }
    case 0x64657473656E:  // "nested"
      if hasCount(0, 6), from(1).afterHttpsModelsExampleNested() { return true }
    case 0x656966696C617571:
      if segment(0).equalsIgnoringCase("qualified"), from(1).afterHttpsModelsExampleQualified() { return true }
    case 0x6C622D746E696170:
      if segment(0).equalsIgnoringCase("paint-blue"), from(1).afterHttpsModelsExamplePaintBlue() { return true }
    default: break
    }
    if let parts0 = _Matching.split3E8280B0(segment(0), url), isEnd(1), let slug = parts0[0].value(Slug.self),
        let color = parts0[1].value(Color.self)
    {
      return found(.affixed(slug: slug, color: color))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ModelRoute, _ form: _RouteForm) {
    switch route {
    case let .slug(slug, o, d, l):
      add("slug/", last: _Route.text(slug))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, _Route.value(Slug.self, "home")) { item("?d=", value: _Route.text(d)) }
      items("l", plain: l.map { _Route.text($0) })
    case let .color(color, o, d, l):
      add("color/", last: _Route.text(color))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, _Route.value(Color.self, "red")) { item("?d=", value: _Route.text(d)) }
      items("l", plain: l.map { _Route.text($0) })
    case let .level(level, o, d, l):
      add("level/", last: _Route.text(level))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, _Route.value(Level.self, "2")) { item("?d=", value: _Route.text(d)) }
      items("l", plain: l.map { _Route.text($0) })
    case let .tag(tag, o, d, l):
      add("tag/", last: _Route.text(tag))
      if let o { item("?o=", value: _Route.text(o)) }
      if !_Route.equal(d, _Route.value(Tag.self, "#x")) { item("?d=", value: _Route.text(d)) }
      items("l", plain: l.map { _Route.text($0) })
    case let .grade(grade): add("grade/", last: _Route.text(grade))
    case let .nested(id): add("nested/", last: _Route.text(id))
    case let .qualified(id): add("qualified/", last: _Route.text(id))
    case let .rest(slugs):
      begin(form, base: "models://", .noHost, isRelative: true)
      literal("rest")
      for element in slugs { segment(plain: _Route.text(element)) }
      endSegments()
    case let .affixed(slug, color):
      begin(form, base: "models://", .noHost, isRelative: true)
      segment(
        _Matching.affixes3E8280B0, [.plain(_Route.text(slug)), .plain(_Route.text(color))], first: "file-", isText: _Matching.isText3E8280B0,
        accepts: _Matching.accepts3E8280B0)
      endSegments()
    case let .text(text_):
      add("slug/", segment: text_)
      add("/edit")
    case let .paint(name, color):
      add("paint/", last: name)
      if !_Route.equal(color, _Route.value(Color.self, "red")) { add("?color=", value: _Route.text(color)) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ModelRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("models") {
      return url.path.start()
    }
    return false
  }

  static func text(of route: ModelRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "models://") { text in text.write(route, form) }
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
