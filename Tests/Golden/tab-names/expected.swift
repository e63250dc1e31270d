// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime
import RouteNavigation
import AppModels

// If a type of yours doesn't conform, the first error is here and names its pattern.
private nonisolated let _appTypes: Swift.Void = {
  _Route.parameterType(Slug.self)  // parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}
  _Route.parameterType(Level.self)  // restorable/${level:Level}
}()
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Slug' in 'parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Slug.Type, _: (Slug: Swift.Void, Swift.Void)? = nil) {}
}
private nonisolated extension _Route {
  @available(*, unavailable, message: "'Level' in 'restorable/${level:Level}' must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or an integer")
  static func parameterType(_ type: Level.Type, _: (Level: Swift.Void, Swift.Void)? = nil) {}
}

/// The URLs of the app.
nonisolated enum NameRoute: URLRoute {
  /// `tab`
  case tab
  /// `none`
  case none
  /// `default`
  case `default`
  /// `some`
  case `some`
  /// `root`
  case root
  /// `parent/${inout}?page=${page:Int?}&n=${n:Int=7}&x=${x:Double=-1.5}&limit=${limit:Double=1e300}&order=${order:Order=in}&id=${id:UUID=0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11}&slug=${slug:Slug=home}&tag=${tags:[String]}&${rest...}`
  case parent(`inout`: Swift.String, page: Swift.Int? = nil, n: Swift.Int = 7, x: Swift.Double = -1.5, limit: Swift.Double = 1e+300, order: NameRoute.Order = .`in`, id: RouteUUID = _Route.uuid(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11), slug: Slug, tags: [Swift.String] = [], rest: [Swift.String: Swift.String] = [:])
  /// `presentation/${inout}/${number:Int}`
  case presentation(`inout`: Swift.String, number: Swift.Int)
  /// `opening/${inout}?limit=${limit:Double}&id=${id:UUID}&slug=${slug:Slug}&order=${order:Order}&tag=${tags:[String]}`
  case opening(`inout`: Swift.String, limit: Swift.Double, id: RouteUUID, slug: Slug, order: NameRoute.Order, tags: [Swift.String] = [])
  /// - `restorable/${level:Level}`
  /// - `restorable/${level:Level}/${slugs:Slug...}`
  case isRestorable(level: Level, slugs: [Slug] = [])
  case tabs(Tabs)

  nonisolated enum Tabs: Swift.Hashable, Swift.Sendable {
    /// `path/${level:Level}/${slugs:Slug...}`
    case path(level: Level, slugs: [Slug] = [])
    /// `under/${self:Level}`
    case parent(`self`: Level)
  }

  /// The values as they appear in URLs.
  nonisolated enum Order: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case newest
    case `in`
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "names"
  /// The host of the first base.
  static let host: Swift.String = "app"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["names://app"]

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

/// The place of each route on the screen.
nonisolated extension NameRoute: RouteNavigation.NavigableRoute {
  /// The tabs, in the order of the tab bar; the first is selected at start.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case none
    case `default`
    case `Any`
    case `some`
    case root
  }

  /// The route at the bottom of a tab's stack.
  static func root(of tab: Tab) -> Self {
    switch tab {
    case .none: return Self.tab
    case .`default`: return Self.none
    case .`Any`: return Self.`default`
    case .`some`: return Self.`some`
    case .root: return Self.root
    }
  }

  /// The tab that the route belongs to; nil for a modal over the current screen.
  var tab: Tab? {
    switch self {
    case .tab: return Tab.none
    case .`default`: return Tab.`Any`
    case .`some`: return Tab.`some`
    case .root: return Tab.root
    case .parent: return Tab.none
    case .presentation: return Tab.none
    case .opening: return Tab.none
    default: return Tab.`default`
    }
  }

  /// How the route's screen is presented.
  var presentation: RouteNavigation.RoutePresentation {
    switch self {
    case .tab: return .root
    case .none: return .root
    case .`default`: return .root
    case .`some`: return .root
    case .root: return .root
    default: return .push
    }
  }

  /// The route that Back leads to after a link; nil for a root and for a modal over the current screen.
  var parent: Self? {
    switch self {
    case .parent: return Self.tab
    case .presentation(let `inout`, let number):
      guard let default0 = _Route.value(Slug.self, "home") else { return nil }
      return Self.parent(`inout`: `inout`, page: number, n: 7, x: -1.5, limit: 1e+300, order: NameRoute.Order.`in`, id: _Route.uuid(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11), slug: default0, tags: [], rest: [:])
    case .opening(let `inout`, let limit, let id, let slug, let order, let tags):
      return Self.parent(`inout`: `inout`, page: nil, n: 7, x: -1.5, limit: limit, order: order, id: id, slug: slug, tags: tags, rest: [:])
    case .isRestorable: return Self.none
    case .tabs(.path(let level, let slugs)): return Self.isRestorable(level: level, slugs: slugs)
    case .tabs(.parent(let self_)): return Self.isRestorable(level: self_, slugs: [])
    default: return nil
    }
  }

  /// Whether restoring a saved state shows the route again.
  var isRestorable: Swift.Bool {
    true
  }

  /// What a link to the route does.
  var opening: RouteNavigation.RouteOpening {
    .place
  }

  /// Whether links can close the route's screen.
  var isInterruptible: Swift.Bool {
    true
  }
}

nonisolated extension NameRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .tab: if case .tab = b { return true }
    case .none: if case .none = b { return true }
    case .`default`: if case .`default` = b { return true }
    case .`some`: if case .`some` = b { return true }
    case .root: if case .root = b { return true }
    case let .parent(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9):
      if case let .parent(b0, b1, b2, b3, b4, b5, b6, b7, b8, b9) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6), _Route.equal(a7, b7), _Route.equal(a8, b8), _Route.equal(a9, b9) { return true }
    case let .presentation(a0, a1):
      if case let .presentation(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .opening(a0, a1, a2, a3, a4, a5):
      if case let .opening(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5) { return true }
    case let .isRestorable(a0, a1):
      if case let .isRestorable(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .tabs(a0): if case let .tabs(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .tab: hasher.combine(0x67EE491F)
    case .none: hasher.combine(0x216BA7F2)
    case .`default`: hasher.combine(0x24ED72C0)
    case .`some`: hasher.combine(0x29E8C6D9)
    case .root: hasher.combine(0x69CEE31A)
    case let .parent(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9):
      hasher.combine(0x1DE81355)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
      hasher.combine(a6)
      hasher.combine(a7)
      hasher.combine(a8)
      hasher.combine(a9)
    case let .presentation(a0, a1):
      hasher.combine(0x56DB7A98)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .opening(a0, a1, a2, a3, a4, a5):
      hasher.combine(0x39EF10E8)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
    case let .isRestorable(a0, a1):
      hasher.combine(0x71F4343C)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .tabs(a0):
      hasher.combine(0x0D18E747)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: NameRoute) -> Swift.Bool { url.found(route) }

  func afterNames() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("app") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x626174:  // "tab"
      if hasCount(0, 3), isEnd(1) { return found(.tab) }
    case 0x656D6F73:  // "some"
      if hasCount(0, 4), isEnd(1) { return found(.`some`) }
    case 0x656E6F6E:  // "none"
      if hasCount(0, 4), isEnd(1) { return found(.none) }
    case 0x68746170:  // "path"
      if hasCount(0, 4) { return from(1).afterPath() }
    case 0x746F6F72:  // "root"
      if hasCount(0, 4), isEnd(1) { return found(.root) }
    case 0x7265646E75:  // "under"
      if hasCount(0, 5) { return from(1).afterUnder() }
    case 0x746E65726170:  // "parent"
      if hasCount(0, 6) { return from(1).afterParent() }
    case 0x676E696E65706F:  // "opening"
      if hasCount(0, 7) { return from(1).afterOpening() }
    case 0x746C7561666564:  // "default"
      if hasCount(0, 7), isEnd(1) { return found(.`default`) }
    case 0x61746E6573657270:
      if equals(0, "presentation") { return from(1).afterPresentation() }
    case 0x6261726F74736572:
      if equals(0, "restorable") { return from(1).afterRestorable() }
    default: break
    }
    return false
  }

  func afterParent() -> Swift.Bool {
    if isLast(0), let `inout` = string(0), let page = integerIfAny("page"), let n = integer("n", default: 7),
        let x = url.item("x").defaulting(to: -1.5, { $0.double() }),
        let limit = url.item("limit").defaulting(to: 1e+300, { $0.double() }),
        let order = url.item("order").defaulting(to: NameRoute.Order.`in`, { _Matching.closedOrder($0) }),
        let id = url.item("id").defaulting(to: _Route.uuid(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11), { $0.uuid() }),
        let slug = url.item("slug").defaulting(to: _Route.value(Slug.self, "home"), takesEmpty: true, { $0.itemValue(Slug.self) }),
        let tags = url.items("tag", takesEmpty: true, { $0.string() }),
        let rest = url.otherItems(than: "page", "n", "x", "limit", "order", "id", "slug", "tag")
    {
      return found(.parent(`inout`: `inout`, page: page, n: n, x: x, limit: limit, order: order, id: id, slug: slug, tags: tags, rest: rest))
    }
    return false
  }

  func afterPresentation() -> Swift.Bool {
    if isPresent(0), let number = integer(1), isEnd(2), let `inout` = string(0) {
      return found(.presentation(`inout`: `inout`, number: number))
    }
    return false
  }

  func afterOpening() -> Swift.Bool {
    if isLast(0), let `inout` = string(0), let limit = url.item("limit").double(), let id = url.item("id").uuid(),
        let slug = url.item("slug").itemValue(Slug.self), let order = _Matching.closedOrder(url.item("order")),
        let tags = url.items("tag", takesEmpty: true, { $0.string() })
    {
      return found(.opening(`inout`: `inout`, limit: limit, id: id, slug: slug, order: order, tags: tags))
    }
    return false
  }

  func afterRestorable() -> Swift.Bool {
    if isPresent(0) {
      if isEnd(1), let level = segment(0).value(Level.self) { return found(.isRestorable(level: level, slugs: [])) }
      if let level = segment(0).value(Level.self), let slugs = url.rest(from: from(1), { $0.value(Slug.self) }) {
        return found(.isRestorable(level: level, slugs: slugs))
      }
    }
    return false
  }

  func afterPath() -> Swift.Bool {
    if isPresent(0), let level = segment(0).value(Level.self),
        let slugs = url.rest(from: from(1), { $0.value(Slug.self) })
    {
      return found(.tabs(.path(level: level, slugs: slugs)))
    }
    return false
  }

  func afterUnder() -> Swift.Bool {
    if isLast(0), let self_ = segment(0).value(Level.self) { return found(.tabs(.parent(self: self_))) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: NameRoute, _ form: _RouteForm) {
    switch route {
    case .tab: add("tab")
    case .none: add("none")
    case .`default`: add("default")
    case .`some`: add("some")
    case .root: add("root")
    case let .parent(`inout`, page, n, x, limit, order, id, slug, tags, rest):
      add("parent/", last: `inout`)
      item("?page=", ifAny: page)
      item("?n=", n, unless: 7)
      if !_Route.equal(x, -1.5) { item("?x=", value: _Route.text(x)) }
      if !_Route.equal(limit, 1e+300) { item("?limit=", value: _Route.text(limit)) }
      if !_Route.equal(order, NameRoute.Order.`in`) { item("?order=", value: order.rawValue) }
      if !_Route.equal(id, _Route.uuid(0xD2B6B1C5B4E4F6B, 0x8F0A3B1E7F3C9A11)) { item("?id=", value: _Route.text(id)) }
      if !_Route.equal(slug, _Route.value(Slug.self, "home")) { item("?slug=", value: _Route.text(slug)) }
      items("tag", tags)
      otherItems(rest, than: ["page", "n", "x", "limit", "order", "id", "slug", "tag"])
    case let .presentation(`inout`, number):
      add("presentation/", segment: `inout`)
      add("/", number)
    case let .opening(`inout`, limit, id, slug, order, tags):
      add("opening/", last: `inout`)
      item("?limit=", value: _Route.text(limit))
      add("&id=", value: _Route.text(id))
      add("&slug=", value: _Route.text(slug))
      add("&order=", value: order.rawValue)
      items("tag", tags)
    case let .isRestorable(level, slugs):
      if slugs.isEmpty {
        add("restorable/", last: _Route.text(level))
      } else {
        begin(form, base: "names://app", .host, isRelative: true)
        literal("restorable")
        segment(plain: _Route.text(level))
        for element in slugs { segment(plain: _Route.text(element)) }
        endSegments()
      }
    case let .tabs(.path(level, slugs)):
      begin(form, base: "names://app", .host, isRelative: true)
      literal("path")
      segment(plain: _Route.text(level))
      for element in slugs { segment(plain: _Route.text(element)) }
      endSegments()
    case let .tabs(.parent(self_)): add("under/", last: _Route.text(self_))
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> NameRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "names://app", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("names") {
      guard let path = url.hostPath else { return false }
      return path.afterNames()
    }
    return false
  }

  static func text(of route: NameRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "names://app/") { text in text.write(route, form) }
  }

  static func closedOrder(_ part: _RoutePart) -> NameRoute.Order? {
    switch part.word {
    case 0x6E69:  // "in"
      if part.hasCount(2) { return NameRoute.Order.`in` }
    case 0x74736577656E:  // "newest"
      if part.hasCount(6) { return NameRoute.Order.newest }
    default: break
    }
    return nil
  }
}
