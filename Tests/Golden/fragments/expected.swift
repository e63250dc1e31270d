// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FragmentRoute: URLRoute {
  /// `room#/${room}?via=${via?}`
  case segments(room: Swift.String, via: Swift.String? = nil)
  /// `room#${room}`
  case withoutSlash(room: Swift.String)
  /// `several#/${room}/${event}`
  case several(room: Swift.String, event: Swift.String)
  /// `literal#top`
  case literal
  /// `typed#line-${line:Int}`
  case typed(line: Swift.Int)
  /// `rest#/${path...}?page=${page:Int=1}`
  case rest(path: [Swift.String] = [], page: Swift.Int = 1)
  /// `items#key=${key}&n=${n:Int?}`
  case items(key: Swift.String, n: Swift.Int? = nil)
  /// `items-rest#key=${key}&${others...}`
  case itemsRest(key: Swift.String, others: [Swift.String: Swift.String] = [:])
  /// `equals#a%3Db`
  case equals
  /// `both?q=${q}#/${room}?q=${inner}`
  case both(q: Swift.String, room: Swift.String, inner: Swift.String)
  /// `items`
  case none
  /// `list#tag=${tags:[String]}`
  case list(tags: [Swift.String] = [])
  /// `empty#`
  case empty
  /// `named#key=${key}&n=${n:Int?}`
  case named(key: Swift.String, n: Swift.Int? = nil)
  /// `named#${text}`
  case name(text: Swift.String)

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "fragments.example"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://fragments.example"]

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

nonisolated extension FragmentRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .segments(a0, a1):
      if case let .segments(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .withoutSlash(a0): if case let .withoutSlash(b0) = b, _Route.equal(a0, b0) { return true }
    case let .several(a0, a1):
      if case let .several(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case .literal: if case .literal = b { return true }
    case let .typed(a0): if case let .typed(b0) = b, _Route.equal(a0, b0) { return true }
    case let .rest(a0, a1): if case let .rest(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .items(a0, a1): if case let .items(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .itemsRest(a0, a1):
      if case let .itemsRest(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case .equals: if case .equals = b { return true }
    case let .both(a0, a1, a2):
      if case let .both(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case .none: if case .none = b { return true }
    case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
    case .empty: if case .empty = b { return true }
    case let .named(a0, a1): if case let .named(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .name(a0): if case let .name(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .segments(a0, a1):
      hasher.combine(0x2F872783)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .withoutSlash(a0):
      hasher.combine(0x008E8A61)
      hasher.combine(a0)
    case let .several(a0, a1):
      hasher.combine(0x7D67E4E5)
      hasher.combine(a0)
      hasher.combine(a1)
    case .literal: hasher.combine(0x3AAA5985)
    case let .typed(a0):
      hasher.combine(0x027174A2)
      hasher.combine(a0)
    case let .rest(a0, a1):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .items(a0, a1):
      hasher.combine(0x486BA123)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .itemsRest(a0, a1):
      hasher.combine(0x103707E4)
      hasher.combine(a0)
      hasher.combine(a1)
    case .equals: hasher.combine(0x04663873)
    case let .both(a0, a1, a2):
      hasher.combine(0x34D5EBF0)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case .none: hasher.combine(0x216BA7F2)
    case let .list(a0):
      hasher.combine(0x2FA6829C)
      hasher.combine(a0)
    case .empty: hasher.combine(0x47EFB78D)
    case let .named(a0, a1):
      hasher.combine(0x3429DAFD)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .name(a0):
      hasher.combine(0x192814FD)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: FragmentRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("fragments.example") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x68746F62:  // "both"
      if hasCount(0, 4) { return from(1).afterBoth() }
    case 0x6D6F6F72:  // "room"
      if hasCount(0, 4) { return from(1).afterRoom() }
    case 0x74736572:  // "rest"
      if hasCount(0, 4), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals(""), let path_ = url.fragmentRest(from: part0.next, { $0.string() }),
          let page = url.fragmentItem("page").defaulting(to: 1, { $0.integer() })
      {
        return found(.rest(path: path_, page: page))
      }
    case 0x7473696C:  // "list"
      if hasCount(0, 4), isEnd(1), url.hasFragment,
          let tags = url.fragmentItems("tag", isItemsAlone: true, takesEmpty: true, { $0.string() })
      {
        return found(.list(tags: tags))
      }
    case 0x64656D616E:  // "named"
      if hasCount(0, 5) { return from(1).afterNamed() }
    case 0x6465707974:  // "typed"
      if hasCount(0, 5), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let parts0 = _Matching.split1F81A624(part0, url), let line = parts0[0].integer(),
          url.isFragmentEnd(part0.next)
      {
        return found(.typed(line: line))
      }
    case 0x736D657469:  // "items"
      if hasCount(0, 5) { return from(1).afterItems() }
    case 0x7974706D65:  // "empty"
      if hasCount(0, 5), isEnd(1), url.hasFragment, url.isFragmentEnd(url.fragmentStart) { return found(.empty) }
    case 0x736C61757165:  // "equals"
      if hasCount(0, 6), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals("a=b"), url.isFragmentEnd(part0.next)
      {
        return found(.equals)
      }
    case 0x6C61726574696C:  // "literal"
      if hasCount(0, 7), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals("top"), url.isFragmentEnd(part0.next)
      {
        return found(.literal)
      }
    case 0x6C617265766573:  // "several"
      if hasCount(0, 7), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals(""), case let part1 = url.fragmentSegment(at: part0.next), let room = part1.string(),
          case let part2 = url.fragmentSegment(at: part1.next), let event = part2.string(),
          url.isFragmentEnd(part2.next)
      {
        return found(.several(room: room, event: event))
      }
    case 0x65722D736D657469:
      if isLast(0, "items-rest"), url.hasFragment, let key = url.fragmentItem("key", isItemsAlone: true).string(),
          let others = url.otherFragmentItems(than: "key", isItemsAlone: true)
      {
        return found(.itemsRest(key: key, others: others))
      }
    default: break
    }
    return false
  }

  func afterRoom() -> Swift.Bool {
    if isEnd(0) {
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let room = part1.string(),
          url.isFragmentEnd(part1.next), let via = url.fragmentItem("via").optional({ $0.string() })
      {
        return found(.segments(room: room, via: via))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), let room = part0.string(),
          url.isFragmentEnd(part0.next)
      {
        return found(.withoutSlash(room: room))
      }
    }
    return false
  }

  func afterItems() -> Swift.Bool {
    if isEnd(0) {
      if url.hasFragment, let key = url.fragmentItem("key", isItemsAlone: true).string(),
          let n = url.fragmentItem("n", isItemsAlone: true).optional({ $0.integer() })
      {
        return found(.items(key: key, n: n))
      }
      return found(.none)
    }
    return false
  }

  func afterBoth() -> Swift.Bool {
    if isEnd(0), url.hasFragment, let q = string("q"), case let part0 = url.fragmentSegment(at: url.fragmentStart),
        part0.equals(""), case let part1 = url.fragmentSegment(at: part0.next), let room = part1.string(),
        url.isFragmentEnd(part1.next), let inner = url.fragmentItem("q").string()
    {
      return found(.both(q: q, room: room, inner: inner))
    }
    return false
  }

  func afterNamed() -> Swift.Bool {
    if isEnd(0) {
      if url.hasFragment, let key = url.fragmentItem("key", isItemsAlone: true).string(),
          let n = url.fragmentItem("n", isItemsAlone: true).optional({ $0.integer() })
      {
        url.won(0x15C74AAC)
        return found(.named(key: key, n: n))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), let text_ = part0.string(),
          url.isFragmentEnd(part0.next)
      {
        return found(.name(text: text_))
      }
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: FragmentRoute, _ form: _RouteForm) {
    switch route {
    case let .segments(room, via):
      add("room")
      beginFragment()
      literal("")
      segment(room)
      endSegments()
      if let via, !via.isEmpty { add("?via=", value: via) }
    case let .withoutSlash(room):
      add("room")
      beginFragment()
      segment(room)
      endSegments()
    case let .several(room, event):
      add("several")
      beginFragment()
      literal("")
      segment(room)
      segment(event)
      endSegments()
    case .literal: add("literal#top")
    case let .typed(line):
      add("typed")
      beginFragment()
      segment(
        _Matching.affixes1F81A624, [.plain(_Route.text(line))], first: "line-", isText: _Matching.isText1F81A624,
        accepts: _Matching.accepts1F81A624)
      endSegments()
    case let .rest(path_, page):
      add("rest")
      beginFragment()
      literal("")
      for element in path_ { segment(element) }
      endSegments()
      if !_Route.equal(page, 1) { add("?page=", page) }
    case let .items(key, n):
      add("items")
      beginFragment(isItemsAlone: true)
      item("?key=", value: key)
      if let n { add("&n=", n) }
    case let .itemsRest(key, others):
      add("items-rest")
      beginFragment(isItemsAlone: true)
      item("?key=", value: key)
      otherItems(others, than: ["key"])
    case .equals: add("equals#a=b")
    case let .both(q, room, inner):
      add("both?q=", value: q)
      beginFragment()
      literal("")
      segment(room)
      endSegments()
      add("?q=", value: inner)
    case .none: add("items")
    case let .list(tags):
      add("list")
      beginFragment(isItemsAlone: true)
      items("tag", tags)
    case .empty: add("empty#")
    case let .named(key, n):
      add("named")
      beginFragment(isItemsAlone: true)
      item("?key=", value: key)
      if let n { add("&n=", n) }
    case let .name(text_):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://fragments.example", .host, isRelative: true)
        text.literal("named")
        text.endSegments()
        text.beginFragment()
        text.segment(text_)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x3344C7C7) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> FragmentRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://fragments.example", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: FragmentRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://fragments.example/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: FragmentRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: FragmentRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 4) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x15C74AAC:  // named#key=${key}&n=${n:Int?}
      return _RouteMarks(path: "pp", fragment: "p*", fragmentItems: [.init("key", .none, isRequired: true), .init("n", .first, isRequired: false)])
    default: return nil
    }
  }

  static let affixes1F81A624 = _RouteAffixes(
    ["line-", ""], ignoresCase: false, longestValue: 0)
  static let isText1F81A624 = [false]

  static func accepts1F81A624(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    default: return true
    }
  }

  static func split1F81A624(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1F81A624.split(segment, of: url, isText: isText1F81A624, accepts: accepts1F81A624)
  }
}
