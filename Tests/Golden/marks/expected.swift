// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MarkRoute: URLRoute {
  /// `user/me`
  case me
  /// `user/${id:Int}`
  case number(id: Swift.Int)
  /// `user/${word:Word}`
  case word(word: MarkRoute.Word)
  /// `user/@${handle}`
  case at(handle: Swift.String)
  /// `user/${name}`
  case name(name: Swift.String)
  /// `user/${name}/edit`
  case edit(name: Swift.String)
  /// `user/me/${what}`
  case meEdit(what: Swift.String)
  /// `user/${path...}`
  case rest(path: [Swift.String] = [])
  /// `search?type=user&q=${q}`
  case typed(q: Swift.String)
  /// `search?page=${page:Int}`
  case page(page: Swift.Int)
  /// `search?q=${q?}&type=${type?}&page=${page?}`
  case search(q: Swift.String? = nil, type: Swift.String? = nil, page: Swift.String? = nil)
  /// `search?all&${items...}`
  case searchRest(items: [Swift.String: Swift.String] = [:])
  /// `file/${n:Int}.json`
  case json(n: Swift.Int)
  /// `file/${name}.json`
  case anyJson(name: Swift.String)
  /// `file/${name}`
  case file(name: Swift.String)
  /// `tagged?tag=${tags:[Int]}&x=${x}`
  case tagged(tags: [Swift.Int] = [], x: Swift.String)
  /// `tagged?tag=${tags:[String]}`
  case tags(tags: [Swift.String] = [])
  /// `page#a/${n:Int}`
  case fragment(n: Swift.Int)
  /// `page#a/${text}`
  case fragmentText(text: Swift.String)
  /// `page#k=v&v=${v}`
  case fragmentItems(v: Swift.String)
  /// `page#k=${k}`
  case fragmentItemsText(k: Swift.String)
  /// `page#k=${k}&v=${v}`
  case fragmentItemsMore(k: Swift.String, v: Swift.String)
  /// `page`
  case empty

  /// The values as they appear in URLs.
  nonisolated enum Word: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case one
    case two
    case _12 = "12"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "marks"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://marks"]

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

nonisolated extension MarkRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .me: if case .me = b { return true }
    case let .number(a0): if case let .number(b0) = b, _Route.equal(a0, b0) { return true }
    case let .word(a0): if case let .word(b0) = b, _Route.equal(a0, b0) { return true }
    case let .at(a0): if case let .at(b0) = b, _Route.equal(a0, b0) { return true }
    case let .name(a0): if case let .name(b0) = b, _Route.equal(a0, b0) { return true }
    case let .edit(a0): if case let .edit(b0) = b, _Route.equal(a0, b0) { return true }
    case let .meEdit(a0): if case let .meEdit(b0) = b, _Route.equal(a0, b0) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .typed(a0): if case let .typed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .page(a0): if case let .page(b0) = b, _Route.equal(a0, b0) { return true }
    case let .search(a0, a1, a2):
      if case let .search(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .searchRest(a0): if case let .searchRest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .json(a0): if case let .json(b0) = b, _Route.equal(a0, b0) { return true }
    case let .anyJson(a0): if case let .anyJson(b0) = b, _Route.equal(a0, b0) { return true }
    case let .file(a0): if case let .file(b0) = b, _Route.equal(a0, b0) { return true }
    case let .tagged(a0, a1):
      if case let .tagged(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .tags(a0): if case let .tags(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragmentText(a0): if case let .fragmentText(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragmentItems(a0): if case let .fragmentItems(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragmentItemsText(a0): if case let .fragmentItemsText(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragmentItemsMore(a0, a1):
      if case let .fragmentItemsMore(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case .empty: if case .empty = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .me: hasher.combine(0x16137783)
    case let .number(a0):
      hasher.combine(0x24BBFC65)
      hasher.combine(a0)
    case let .word(a0):
      hasher.combine(0x5F1DFB10)
      hasher.combine(a0)
    case let .at(a0):
      hasher.combine(0x1DDF6BCE)
      hasher.combine(a0)
    case let .name(a0):
      hasher.combine(0x192814FD)
      hasher.combine(a0)
    case let .edit(a0):
      hasher.combine(0x481D5F23)
      hasher.combine(a0)
    case let .meEdit(a0):
      hasher.combine(0x5EE72565)
      hasher.combine(a0)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .typed(a0):
      hasher.combine(0x027174A2)
      hasher.combine(a0)
    case let .page(a0):
      hasher.combine(0x254B08C1)
      hasher.combine(a0)
    case let .search(a0, a1, a2):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .searchRest(a0):
      hasher.combine(0x6F815511)
      hasher.combine(a0)
    case let .json(a0):
      hasher.combine(0x6CB84447)
      hasher.combine(a0)
    case let .anyJson(a0):
      hasher.combine(0x595BEDF2)
      hasher.combine(a0)
    case let .file(a0):
      hasher.combine(0x2DA93926)
      hasher.combine(a0)
    case let .tagged(a0, a1):
      hasher.combine(0x0897B6E5)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .tags(a0):
      hasher.combine(0x58C57449)
      hasher.combine(a0)
    case let .fragment(a0):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
    case let .fragmentText(a0):
      hasher.combine(0x056EF745)
      hasher.combine(a0)
    case let .fragmentItems(a0):
      hasher.combine(0x35C8DEC2)
      hasher.combine(a0)
    case let .fragmentItemsText(a0):
      hasher.combine(0x7D1B6C16)
      hasher.combine(a0)
    case let .fragmentItemsMore(a0, a1):
      hasher.combine(0x014CAD18)
      hasher.combine(a0)
      hasher.combine(a1)
    case .empty: hasher.combine(0x47EFB78D)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: MarkRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("marks") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x65676170:  // "page"
      if hasCount(0, 4) { return from(1).afterPage() }
    case 0x656C6966:  // "file"
      if hasCount(0, 4) { return from(1).afterFile() }
    case 0x72657375:  // "user"
      if hasCount(0, 4) { return from(1).afterUser() }
    case 0x646567676174:  // "tagged"
      if hasCount(0, 6) { return from(1).afterTagged() }
    case 0x686372616573:  // "search"
      if hasCount(0, 6) { return from(1).afterSearch() }
    default: break
    }
    return false
  }

  func afterUser() -> Swift.Bool {
    if equals(0, "me") {
      if isEnd(1) {
        url.won(0x653AD333)
        return found(.me)
      }
      if isLast(1), let what = string(1) {
        url.won(0x258BEB38)
        return found(.meEdit(what: what))
      }
    }
    if let parts0 = _Matching.split1F8EBD37(segment(0), url), isEnd(1), let handle = parts0[0].string() {
      url.won(0x3EA971B5)
      return found(.at(handle: handle))
    }
    if let word_ = _Matching.closedWord(segment(0)), isEnd(1) {
      url.won(0x3CD36547)
      return found(.word(word: word_))
    }
    if let id = integer(0), isEnd(1) {
      url.won(0x4922108B)
      return found(.number(id: id))
    }
    if isPresent(0) {
      if isEnd(1), let name = string(0) {
        url.won(0x4434E39E)
        return found(.name(name: name))
      }
      if isLast(1, "edit"), let name = string(0) {
        url.won(0x25BFB923)
        return found(.edit(name: name))
      }
    }
    if let path_ = url.rest(from: from(0), { $0.string() }) { return found(.rest(path: path_)) }
    return false
  }

  func afterSearch() -> Swift.Bool {
    if isEnd(0) {
      if url.item("type").equals("user"), let q = string("q") {
        url.won(0x22E9299A)
        return found(.typed(q: q))
      }
      if url.item("all").isPresent, let items_ = url.otherItems(than: "all") {
        return found(.searchRest(items: items_))
      }
      if let page = integer("page") {
        url.won(0x6048299B)
        return found(.page(page: page))
      }
      if let q = stringIfAny("q"), let type = stringIfAny("type"), let page = stringIfAny("page") {
        return found(.search(q: q, type: type, page: page))
      }
    }
    return false
  }

  func afterFile() -> Swift.Bool {
    if let parts0 = _Matching.split465BD164(segment(0), url), isEnd(1), let n = parts0[0].integer() {
      url.won(0x07B59190)
      return found(.json(n: n))
    }
    if let parts0 = _Matching.split7C9EE95C(segment(0), url), isEnd(1), let name = parts0[0].string() {
      url.won(0x7DB66F2F)
      return found(.anyJson(name: name))
    }
    if isLast(0), let name = string(0) { return found(.file(name: name)) }
    return false
  }

  func afterTagged() -> Swift.Bool {
    if isEnd(0) {
      if let tags = url.items("tag", { $0.integer() }), let x = string("x") { return found(.tagged(tags: tags, x: x)) }
      if let tags = url.items("tag", takesEmpty: true, { $0.string() }) { return found(.tags(tags: tags)) }
    }
    return false
  }

  func afterPage() -> Swift.Bool {
    if isEnd(0) {
      if url.hasFragment, url.fragmentItem("k", isItemsAlone: true).equals("v"),
          let v = url.fragmentItem("v", isItemsAlone: true).string()
      {
        url.won(0x1FD7DC12)
        return found(.fragmentItems(v: v))
      }
      if url.hasFragment, let k = url.fragmentItem("k", isItemsAlone: true).string(),
          let v = url.fragmentItem("v", isItemsAlone: true).string()
      {
        return found(.fragmentItemsMore(k: k, v: v))
      }
      if url.hasFragment, let k = url.fragmentItem("k", isItemsAlone: true).string() {
        return found(.fragmentItemsText(k: k))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
          case let part1 = url.fragmentSegment(at: part0.next), let n = part1.integer(),
          url.isFragmentEnd(part1.next)
      {
        url.won(0x58BE288A)
        return found(.fragment(n: n))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a"),
          case let part1 = url.fragmentSegment(at: part0.next), let text_ = part1.string(),
          url.isFragmentEnd(part1.next)
      {
        return found(.fragmentText(text: text_))
      }
      return found(.empty)
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: MarkRoute, _ form: _RouteForm) {
    switch route {
    case .me: add("user/me")
    case let .number(id):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("user")
        text.segment(integer: id)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x4922108B) }
    case let .word(word_): add("user/", last: word_.rawValue)
    case let .at(handle):
      begin(form, base: "app://marks", .host, isRelative: true)
      literal("user")
      segment(
        _Matching.affixes1F8EBD37, [.string(handle)], first: "@", isText: _Matching.isText1F8EBD37,
        accepts: _Matching.accepts1F8EBD37)
      endSegments()
    case let .name(name):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("user")
        text.segment(name)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x4434E39E) }
    case let .edit(name):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("user")
        text.segment(name)
        text.literal("edit")
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x25BFB923) }
    case let .meEdit(what): add("user/me/", last: what)
    case let .rest(path_):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("user")
        for element in path_ { text.segment(element) }
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x58095C0E) }
    case let .typed(q): add("search?type=user&q=", value: q)
    case let .page(page): add("search?page=", page)
    case let .search(q, type, page):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("search")
        text.endSegments()
        if let q, !q.isEmpty { text.item("q", q) }
        if let type, !type.isEmpty { text.item("type", type) }
        if let page, !page.isEmpty { text.item("page", page) }
      } unlessReadBy: { _Matching.winner($0, over: route, 0x63CC8CB4) }
    case let .searchRest(items_):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("search")
        text.endSegments()
        text.item("?all")
        text.otherItems(items_, than: ["all"])
      } unlessReadBy: { _Matching.winner($0, over: route, 0x3E21A5A7) }
    case let .json(n):
      begin(form, base: "app://marks", .host, isRelative: true)
      literal("file")
      segment(
        _Matching.affixes465BD164, [.plain(_Route.text(n))], first: "", isText: _Matching.isText465BD164,
        accepts: _Matching.accepts465BD164)
      endSegments()
    case let .anyJson(name):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("file")
        text.segment(
          _Matching.affixes7C9EE95C, [.string(name)], first: "", isText: _Matching.isText7C9EE95C,
          accepts: _Matching.accepts7C9EE95C)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x7DB66F2F) }
    case let .file(name):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("file")
        text.segment(name)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x4A5CB8D3) }
    case let .tagged(tags, x):
      add("tagged")
      items("tag", plain: tags.map { _Route.text($0) })
      item("?x=", value: x)
    case let .tags(tags):
      add("tagged")
      items("tag", tags)
    case let .fragment(n):
      add("page")
      beginFragment()
      literal("a")
      segment(integer: n)
      endSegments()
    case let .fragmentText(text_):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("page")
        text.endSegments()
        text.beginFragment()
        text.literal("a")
        text.segment(text_)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x2F6796FD) }
    case let .fragmentItems(v):
      add("page")
      beginFragment(isItemsAlone: true)
      item("?k=v&v=", value: v)
    case let .fragmentItemsText(k):
      add("page")
      beginFragment(isItemsAlone: true)
      item("?k=", value: k)
    case let .fragmentItemsMore(k, v):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://marks", .host, isRelative: true)
        text.literal("page")
        text.endSegments()
        text.beginFragment(isItemsAlone: true)
        text.item("k", k)
        text.item("v", v)
      } unlessReadBy: { _Matching.winner($0, over: route, 0x0015317A) }
    case .empty: add("page")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> MarkRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://marks", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: MarkRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://marks/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: MarkRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: MarkRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x653AD333:  // user/me
      return _RouteMarks(path: "ppp")
    case 0x4922108B:  // user/${id:Int}
      return _RouteMarks(path: "ppp")
    case 0x3CD36547:  // user/${word:Word}
      return _RouteMarks(path: "ppp")
    case 0x3EA971B5:  // user/@${handle}
      return _RouteMarks(path: "ppp")
    case 0x4434E39E:  // user/${name}
      return _RouteMarks(path: "pps")
    case 0x25BFB923:  // user/${name}/edit
      return _RouteMarks(path: "ppsp")
    case 0x258BEB38:  // user/me/${what}
      return _RouteMarks(path: "ppps")
    case 0x22E9299A:  // search?type=user&q=${q}
      return _RouteMarks(path: "pp", items: [.init("type", .first, isRequired: true), .init("q", .none, isRequired: true)])
    case 0x6048299B:  // search?page=${page:Int}
      return _RouteMarks(path: "pp", items: [.init("page", .first, isRequired: true)])
    case 0x07B59190:  // file/${n:Int}.json
      return _RouteMarks(path: "ppp")
    case 0x7DB66F2F:  // file/${name}.json
      return _RouteMarks(path: "ppp")
    case 0x58BE288A:  // page#a/${n:Int}
      return _RouteMarks(path: "pp", fragment: "pp")
    case 0x1FD7DC12:  // page#k=v&v=${v}
      return _RouteMarks(path: "pp", fragment: "p*", fragmentItems: [.init("k", .first, isRequired: true), .init("v", .none, isRequired: true)])
    default: return nil
    }
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

  static let affixes465BD164 = _RouteAffixes(
    ["", ".json"], ignoresCase: false, longestValue: 0)
  static let isText465BD164 = [false]

  static func accepts465BD164(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    default: return true
    }
  }

  static func split465BD164(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes465BD164.split(segment, of: url, isText: isText465BD164, accepts: accepts465BD164)
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

  static func closedWord(_ part: _RoutePart) -> MarkRoute.Word? {
    switch part.word {
    case 0x3231:  // "12"
      if part.hasCount(2) { return MarkRoute.Word._12 }
    case 0x656E6F:  // "one"
      if part.hasCount(3) { return MarkRoute.Word.one }
    case 0x6F7774:  // "two"
      if part.hasCount(3) { return MarkRoute.Word.two }
    default: break
    }
    return nil
  }
}
