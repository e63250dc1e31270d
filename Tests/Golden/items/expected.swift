// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ItemRoute: URLRoute {
  /// `required?page=${page:Int}`
  case required(page: Swift.Int)
  /// `required-text?page=${page}`
  case requiredText(page: Swift.String)
  /// `optional?page=${page:Int?}`
  case optional(page: Swift.Int? = nil)
  /// `optional-text?page=${page?}`
  case optionalText(page: Swift.String? = nil)
  /// `default?page=${page:Int=1}`
  case defaulting(page: Swift.Int = 1)
  /// `default-text?sort=${sort=new}&order=${order=}`
  case defaultingText(sort: Swift.String = "new", order: Swift.String = "")
  /// `list?tag=${tags:[String]}`
  case list(tags: [Swift.String] = [])
  /// `typed-list?id=${ids:[Int]}`
  case typedList(ids: [Swift.Int] = [])
  /// `literal?type=user`
  case literalItem
  /// `literal?type=`
  case emptyLiteralItem
  /// `literal?preview`
  case literalName
  /// `rest?${filters...}`
  case rest(filters: [Swift.String: Swift.String] = [:])
  /// `rest-beside?page=${page:Int}&kind=all&sort=${sort=new}&${filters...}`
  case restBesideItems(page: Swift.Int, sort: Swift.String = "new", filters: [Swift.String: Swift.String] = [:])
  /// `rest-first?${filters...}&page=${page:Int}#k=${k?}&${more...}`
  case restFirst(page: Swift.Int, k: Swift.String? = nil, filters: [Swift.String: Swift.String] = [:], more: [Swift.String: Swift.String] = [:])
  /// `everything?a=${a}&b=${b:Int?}&c=${c=x}&d=${d:[String]}&e=f&g`
  case everything(a: Swift.String, b: Swift.Int? = nil, c: Swift.String = "x", d: [Swift.String] = [])

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "items"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://items"]

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

nonisolated extension ItemRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .required(a0): if case let .required(b0) = b, _Route.equal(a0, b0) { return true }
    case let .requiredText(a0): if case let .requiredText(b0) = b, _Route.equal(a0, b0) { return true }
    case let .optional(a0): if case let .optional(b0) = b, _Route.equal(a0, b0) { return true }
    case let .optionalText(a0): if case let .optionalText(b0) = b, _Route.equal(a0, b0) { return true }
    case let .defaulting(a0): if case let .defaulting(b0) = b, _Route.equal(a0, b0) { return true }
    case let .defaultingText(a0, a1):
      if case let .defaultingText(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
    case let .typedList(a0): if case let .typedList(b0) = b, _Route.equal(a0, b0) { return true }
    case .literalItem: if case .literalItem = b { return true }
    case .emptyLiteralItem: if case .emptyLiteralItem = b { return true }
    case .literalName: if case .literalName = b { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .restBesideItems(a0, a1, a2):
      if case let .restBesideItems(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .restFirst(a0, a1, a2, a3):
      if case let .restFirst(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .everything(a0, a1, a2, a3):
      if case let .everything(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .required(a0):
      hasher.combine(0x65F21105)
      hasher.combine(a0)
    case let .requiredText(a0):
      hasher.combine(0x335D8E75)
      hasher.combine(a0)
    case let .optional(a0):
      hasher.combine(0x7006B5A1)
      hasher.combine(a0)
    case let .optionalText(a0):
      hasher.combine(0x0592B71D)
      hasher.combine(a0)
    case let .defaulting(a0):
      hasher.combine(0x69C4E9F9)
      hasher.combine(a0)
    case let .defaultingText(a0, a1):
      hasher.combine(0x78428E28)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .list(a0):
      hasher.combine(0x2FA6829C)
      hasher.combine(a0)
    case let .typedList(a0):
      hasher.combine(0x29B2D511)
      hasher.combine(a0)
    case .literalItem: hasher.combine(0x4277DF7B)
    case .emptyLiteralItem: hasher.combine(0x35BEA31C)
    case .literalName: hasher.combine(0x72C44997)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .restBesideItems(a0, a1, a2):
      hasher.combine(0x7ED47202)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .restFirst(a0, a1, a2, a3):
      hasher.combine(0x439D0DFC)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .everything(a0, a1, a2, a3):
      hasher.combine(0x33036AE3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ItemRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("items") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x74736572:  // "rest"
      if hasCount(0, 4), isEnd(1), let filters = url.otherItems() { return found(.rest(filters: filters)) }
    case 0x7473696C:  // "list"
      if hasCount(0, 4) { return from(1).afterList() }
    case 0x6C61726574696C:  // "literal"
      if hasCount(0, 7) { return from(1).afterLiteral() }
    case 0x746C7561666564:  // "default"
      if hasCount(0, 7) { return from(1).afterDefault() }
    case 0x2D746C7561666564:
      if equals(0, "default-text") { return from(1).afterDefaultText() }
    case 0x6465726975716572:  // "required"
      if hasCount(0, 8) { return from(1).afterRequired() }
      if equals(0, "required-text") { return from(1).afterRequiredText() }
    case 0x6968747972657665:
      if equals(0, "everything") { return from(1).afterEverything() }
    case 0x696C2D6465707974:
      if equals(0, "typed-list") { return from(1).afterTypedList() }
    case 0x6C616E6F6974706F:  // "optional"
      if hasCount(0, 8) { return from(1).afterOptional() }
      if equals(0, "optional-text") { return from(1).afterOptionalText() }
    case 0x7269662D74736572:
      if equals(0, "rest-first") { return from(1).afterRestFirst() }
    case 0x7365622D74736572:
      if equals(0, "rest-beside") { return from(1).afterRestBeside() }
    default: break
    }
    return false
  }

  func afterRequired() -> Swift.Bool {
    if isEnd(0), let page = integer("page") { return found(.required(page: page)) }
    return false
  }

  func afterRequiredText() -> Swift.Bool {
    if isEnd(0), let page = string("page") { return found(.requiredText(page: page)) }
    return false
  }

  func afterOptional() -> Swift.Bool {
    if isEnd(0), let page = integerIfAny("page") { return found(.optional(page: page)) }
    return false
  }

  func afterOptionalText() -> Swift.Bool {
    if isEnd(0), let page = stringIfAny("page") { return found(.optionalText(page: page)) }
    return false
  }

  func afterDefault() -> Swift.Bool {
    if isEnd(0), let page = integer("page", default: 1) { return found(.defaulting(page: page)) }
    return false
  }

  func afterDefaultText() -> Swift.Bool {
    if isEnd(0), let sort = string("sort", default: "new"), let order = string("order", default: "") {
      return found(.defaultingText(sort: sort, order: order))
    }
    return false
  }

  func afterList() -> Swift.Bool {
    if isEnd(0), let tags = url.items("tag", takesEmpty: true, { $0.string() }) { return found(.list(tags: tags)) }
    return false
  }

  func afterTypedList() -> Swift.Bool {
    if isEnd(0), let ids = url.items("id", { $0.integer() }) { return found(.typedList(ids: ids)) }
    return false
  }

  func afterLiteral() -> Swift.Bool {
    if isEnd(0) {
      if url.item("type").equals("user") { return found(.literalItem) }
      if url.item("type").equals("") { return found(.emptyLiteralItem) }
      if url.item("preview").isPresent { return found(.literalName) }
    }
    return false
  }

  func afterRestBeside() -> Swift.Bool {
    if isEnd(0), url.item("kind").equals("all"), let page = integer("page"),
        let sort = string("sort", default: "new"), let filters = url.otherItems(than: "page", "kind", "sort")
    {
      return found(.restBesideItems(page: page, sort: sort, filters: filters))
    }
    return false
  }

  func afterRestFirst() -> Swift.Bool {
    if isEnd(0), url.hasFragment, let page = integer("page"), let filters = url.otherItems(than: "page"),
        let k = url.fragmentItem("k", isItemsAlone: true).optional({ $0.string() }),
        let more = url.otherFragmentItems(than: "k", isItemsAlone: true)
    {
      return found(.restFirst(page: page, k: k, filters: filters, more: more))
    }
    return false
  }

  func afterEverything() -> Swift.Bool {
    if isEnd(0), url.item("e").equals("f"), url.item("g").isPresent, let a = string("a"), let b = integerIfAny("b"),
        let c = string("c", default: "x"), let d = url.items("d", takesEmpty: true, { $0.string() })
    {
      return found(.everything(a: a, b: b, c: c, d: d))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ItemRoute, _ form: _RouteForm) {
    switch route {
    case let .required(page): add("required?page=", page)
    case let .requiredText(page): add("required-text?page=", value: page)
    case let .optional(page):
      add("optional")
      if let page { add("?page=", page) }
    case let .optionalText(page):
      add("optional-text")
      if let page, !page.isEmpty { add("?page=", value: page) }
    case let .defaulting(page):
      add("default")
      if !_Route.equal(page, 1) { add("?page=", page) }
    case let .defaultingText(sort, order):
      add("default-text")
      item("?sort=", sort, unless: "new")
      item("?order=", order, unless: "")
    case let .list(tags):
      add("list")
      items("tag", tags)
    case let .typedList(ids):
      add("typed-list")
      items("id", plain: ids.map { _Route.text($0) })
    case .literalItem: add("literal?type=user")
    case .emptyLiteralItem: add("literal?type=")
    case .literalName: add("literal?preview")
    case let .rest(filters):
      add("rest")
      otherItems(filters)
    case let .restBesideItems(page, sort, filters):
      add("rest-beside")
      item("?page=", page)
      add("&kind=all")
      if !_Route.equal(sort, text: "new") { add("&sort=", value: sort) }
      otherItems(filters, than: ["page", "kind", "sort"])
    case let .restFirst(page, k, filters, more):
      add("rest-first")
      item("?page=", page)
      otherItems(filters, than: ["page"])
      beginFragment(isItemsAlone: true)
      item("?k=", ifAny: k)
      otherItems(more, than: ["k"])
    case let .everything(a, b, c, d):
      add("everything")
      item("?a=", value: a)
      if let b { add("&b=", b) }
      if !_Route.equal(c, text: "x") { add("&c=", value: c) }
      items("d", d)
      add("&e=f&g")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ItemRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://items", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: ItemRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://items/") { text in text.write(route, form) }
  }
}
