// Made by routegen from routes.yaml. Do not edit: edit the spec.
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
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
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
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension AffixRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
    case let .version(a0, a1, a2):
      if case let .version(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .range(a0, a1): if case let .range(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .dotted(a0, a1, a2):
      if case let .dotted(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .slug(a0, a1): if case let .slug(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .slugText(a0, a1):
      if case let .slugText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .file(a0, a1): if case let .file(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .fileJSON(a0): if case let .fileJSON(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0, a1, a2):
      if case let .fragment(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .same(a0): if case let .same(b0) = b, _Route.equal(a0, b0) { return true }
    case let .long(a0, a1): if case let .long(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
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

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: AffixRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("affixes") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x66:  // "f"
      if hasCount(0, 1), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let parts0 = _Matching.split5D63D650(part0, url), let a = parts0[0].string(), let b = parts0[1].string(),
          case let part1 = url.fragmentSegment(at: part0.next), let parts1 = _Matching.split2C5B73B6(part1, url),
          let c = parts1[0].string(), url.isFragmentEnd(part1.next)
      {
        return found(.fragment(a: a, b: b, c: c))
      }
    case 0x656C6966:  // "file"
      if hasCount(0, 4), from(1).afterFile() { return true }
    case 0x656D6173:  // "same"
      if hasCount(0, 4), from(1).afterSame() { return true }
    case 0x67756C73:  // "slug"
      if hasCount(0, 4), from(1).afterSlug() { return true }
    case 0x65676E6172:  // "range"
      if hasCount(0, 5), from(1).afterRange() { return true }
    case 0x646574746F64:  // "dotted"
      if hasCount(0, 6), from(1).afterDotted() { return true }
    default: break
    }
    if let parts0 = _Matching.split337F56C0(segment(0), url), isEnd(1), let major = parts0[0].integer(),
        let minor = parts0[1].integer(), let patch = parts0[2].integer()
    {
      return found(.version(major: major, minor: minor, patch: patch))
    }
    if let parts0 = _Matching.split1F8EBD37(segment(0), url), isEnd(1), let user = parts0[0].string() {
      return found(.handle(user: user))
    }
    return false
  }

  func afterRange() -> Swift.Bool {
    if let parts0 = _Matching.split46077298(segment(0), url), isEnd(1), let from_ = parts0[0].string(),
        let to = parts0[1].string()
    {
      return found(.range(from: from_, to: to))
    }
    return false
  }

  func afterDotted() -> Swift.Bool {
    if let parts0 = _Matching.split6F5ACC23(segment(0), url), isEnd(1), let a = parts0[0].string(),
        let b = parts0[1].string(), let c = parts0[2].string()
    {
      return found(.dotted(a: a, b: b, c: c))
    }
    return false
  }

  func afterSlug() -> Swift.Bool {
    if let parts0 = _Matching.split3BC1FD67(segment(0), url), isEnd(1), let slug = parts0[0].string(),
        let id = parts0[1].string()
    {
      url.won(0x47D8E7BE)
      return found(.slug(slug: slug, id: id))
    }
    if let parts0 = _Matching.split31BEFAD8(segment(0), url), isEnd(1), let title = parts0[0].string(),
        let id = parts0[1].integer()
    {
      return found(.slugText(title: title, id: id))
    }
    return false
  }

  func afterFile() -> Swift.Bool {
    if let parts0 = _Matching.split7C9EE95C(segment(0), url), isEnd(1), let name = parts0[0].string() {
      url.won(0x6FC53BF9)
      return found(.fileJSON(name: name))
    }
    if let parts0 = _Matching.split6F05A11C(segment(0), url), isEnd(1), let name = parts0[0].string(),
        let `extension` = parts0[1].string()
    {
      return found(.file(name: name, extension: `extension`))
    }
    return false
  }

  func afterSame() -> Swift.Bool {
    if let parts0 = _Matching.split1553310E(segment(0), url), isEnd(1), let x = parts0[0].string(),
        let y = parts0[1].string()
    {
      url.won(0x714C1AEC)
      return found(.long(x: x, y: y))
    }
    if let parts0 = _Matching.split2F6BEFF2(segment(0), url), isEnd(1), let x = parts0[0].string() {
      return found(.same(x: x))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: AffixRoute, _ form: _RouteForm) {
    switch route {
    case let .handle(user):
      begin(form, base: "app://affixes", .host, isRelative: true)
      segment(
        _Matching.affixes1F8EBD37, [.string(user)], first: "@", isText: _Matching.isText1F8EBD37,
        accepts: _Matching.accepts1F8EBD37)
      endSegments()
    case let .version(major, minor, patch):
      begin(form, base: "app://affixes", .host, isRelative: true)
      segment(
        _Matching.affixes337F56C0, [.plain(_Route.text(major)), .plain(_Route.text(minor)), .plain(_Route.text(patch))], first: "v", isText: _Matching.isText337F56C0,
        accepts: _Matching.accepts337F56C0)
      endSegments()
    case let .range(from_, to):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("range")
      segment(
        _Matching.affixes46077298, [.string(from_), .string(to)], first: "", isText: _Matching.isText46077298,
        accepts: _Matching.accepts46077298)
      endSegments()
    case let .dotted(a, b, c):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("dotted")
      segment(
        _Matching.affixes6F5ACC23, [.string(a), .string(b), .string(c)], first: "", isText: _Matching.isText6F5ACC23,
        accepts: _Matching.accepts6F5ACC23)
      endSegments()
    case let .slug(slug, id):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("slug")
      segment(
        _Matching.affixes3BC1FD67, [.string(slug), .string(id)], first: "", isText: _Matching.isText3BC1FD67,
        accepts: _Matching.accepts3BC1FD67)
      endSegments()
    case let .slugText(title, id):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://affixes", .host, isRelative: true)
        text.literal("slug")
        text.segment(
          _Matching.affixes31BEFAD8, [.string(title), .plain(_Route.text(id))], first: "", isText: _Matching.isText31BEFAD8,
          accepts: _Matching.accepts31BEFAD8)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x3D023893) }
    case let .file(name, `extension`):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://affixes", .host, isRelative: true)
        text.literal("file")
        text.segment(
          _Matching.affixes6F05A11C, [.string(name), .string(`extension`)], first: "", isText: _Matching.isText6F05A11C,
          accepts: _Matching.accepts6F05A11C)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x1919D620) }
    case let .fileJSON(name):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("file")
      segment(
        _Matching.affixes7C9EE95C, [.string(name)], first: "", isText: _Matching.isText7C9EE95C,
        accepts: _Matching.accepts7C9EE95C)
      endSegments()
    case let .fragment(a, b, c):
      add("f")
      beginFragment()
      segment(
        _Matching.affixes5D63D650, [.string(a), .string(b)], first: "x-", isText: _Matching.isText5D63D650,
        accepts: _Matching.accepts5D63D650)
      segment(
        _Matching.affixes2C5B73B6, [.string(c)], first: "", isText: _Matching.isText2C5B73B6,
        accepts: _Matching.accepts2C5B73B6)
      endSegments()
    case let .same(x):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://affixes", .host, isRelative: true)
        text.literal("same")
        text.segment(
          _Matching.affixes2F6BEFF2, [.string(x)], first: "a", isText: _Matching.isText2F6BEFF2,
          accepts: _Matching.accepts2F6BEFF2)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x3FAEF0A0) }
    case let .long(x, y):
      begin(form, base: "app://affixes", .host, isRelative: true)
      literal("same")
      segment(
        _Matching.affixes1553310E, [.string(x), .string(y)], first: "a", isText: _Matching.isText1553310E,
        accepts: _Matching.accepts1553310E)
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> AffixRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://affixes", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: AffixRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://affixes/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: AffixRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: AffixRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
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

  static let affixes1553310E = _RouteAffixes(
    ["a", "aa", ""], ignoresCase: false, longestValue: 0)
  static let isText1553310E = [true, true]

  static func accepts1553310E(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split1553310E(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1553310E.split(segment, of: url, isText: isText1553310E, accepts: accepts1553310E)
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

  static let affixes2C5B73B6 = _RouteAffixes(
    ["", ".d"], ignoresCase: false, longestValue: 0)
  static let isText2C5B73B6 = [true]

  static func accepts2C5B73B6(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split2C5B73B6(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes2C5B73B6.split(segment, of: url, isText: isText2C5B73B6, accepts: accepts2C5B73B6)
  }

  static let affixes2F6BEFF2 = _RouteAffixes(
    ["a", "a"], ignoresCase: false, longestValue: 0)
  static let isText2F6BEFF2 = [true]

  static func accepts2F6BEFF2(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split2F6BEFF2(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes2F6BEFF2.split(segment, of: url, isText: isText2F6BEFF2, accepts: accepts2F6BEFF2)
  }

  static let affixes31BEFAD8 = _RouteAffixes(
    ["", "--", ""], ignoresCase: false, longestValue: 0)
  static let isText31BEFAD8 = [true, false]

  static func accepts31BEFAD8(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split31BEFAD8(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes31BEFAD8.split(segment, of: url, isText: isText31BEFAD8, accepts: accepts31BEFAD8)
  }

  static let affixes337F56C0 = _RouteAffixes(
    ["v", ".", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText337F56C0 = [false, false, false]

  static func accepts337F56C0(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    case 1: return text.integer() != nil
    case 2: return text.integer() != nil
    default: return true
    }
  }

  static func split337F56C0(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes337F56C0.split(segment, of: url, isText: isText337F56C0, accepts: accepts337F56C0)
  }

  static let affixes3BC1FD67 = _RouteAffixes(
    ["", "-p", ""], ignoresCase: false, longestValue: 0)
  static let isText3BC1FD67 = [true, true]

  static func accepts3BC1FD67(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split3BC1FD67(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes3BC1FD67.split(segment, of: url, isText: isText3BC1FD67, accepts: accepts3BC1FD67)
  }

  static let affixes46077298 = _RouteAffixes(
    ["", "-", ""], ignoresCase: false, longestValue: 0)
  static let isText46077298 = [true, true]

  static func accepts46077298(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split46077298(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes46077298.split(segment, of: url, isText: isText46077298, accepts: accepts46077298)
  }

  static let affixes5D63D650 = _RouteAffixes(
    ["x-", ":", ""], ignoresCase: false, longestValue: 0)
  static let isText5D63D650 = [true, true]

  static func accepts5D63D650(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split5D63D650(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes5D63D650.split(segment, of: url, isText: isText5D63D650, accepts: accepts5D63D650)
  }

  static let affixes6F05A11C = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText6F05A11C = [true, true]

  static func accepts6F05A11C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split6F05A11C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes6F05A11C.split(segment, of: url, isText: isText6F05A11C, accepts: accepts6F05A11C)
  }

  static let affixes6F5ACC23 = _RouteAffixes(
    ["", ".", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText6F5ACC23 = [true, true, true]

  static func accepts6F5ACC23(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split6F5ACC23(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes6F5ACC23.split(segment, of: url, isText: isText6F5ACC23, accepts: accepts6F5ACC23)
  }

  static let affixes7C9EE95C = _RouteAffixes(
    ["", ".json"], ignoresCase: false, longestValue: 0)
  static let isText7C9EE95C = [true]

  static func accepts7C9EE95C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split7C9EE95C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes7C9EE95C.split(segment, of: url, isText: isText7C9EE95C, accepts: accepts7C9EE95C)
  }
}
