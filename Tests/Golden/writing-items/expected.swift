// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum WritingItemRoute: URLRoute {
  /// `q1?first=${first?}&a-name-of-16=${second:Int?}&a-name-that-is-longer-than-16=${third?}&last=${last:Bool=false}`
  case optional(first: Swift.String? = nil, second: Swift.Int? = nil, third: Swift.String? = nil, last: Swift.Bool = false)
  /// `q2?first=${first?}&kind=all&then=${then}&order=${order:Order=newest}&more=${more?}`
  case required(first: Swift.String? = nil, then: Swift.String, order: WritingItemRoute.Order = .newest, more: Swift.String? = nil)
  /// `q3?a=${a}&b=${b:Int=1}&tag=${tags:[Int]}&z=${z?}`
  case listAfter(a: Swift.String, b: Swift.Int = 1, tags: [Swift.Int] = [], z: Swift.String? = nil)
  /// `q4?kind=one&a=${a}&${others...}`
  case restAfter(a: Swift.String, others: [Swift.String: Swift.String] = [:])
  /// `f1?q=${q?}#a=${a?}&b-long-name-there=${b:Int?}&c=${c?}`
  case fragmentItems(q: Swift.String? = nil, a: Swift.String? = nil, b: Swift.Int? = nil, c: Swift.String? = nil)
  /// `f2#only=${only?}`
  case fragmentItem(only: Swift.String? = nil)
  /// `f3?q=${q:Int?}#section/two`
  case fragmentLiteral(q: Swift.Int? = nil)
  /// `f4/${a}#/${b}?c=${c?}&d=${d?}`
  case fragmentSegments(a: Swift.String, b: Swift.String, c: Swift.String? = nil, d: Swift.String? = nil)
  /// `f5#x?c=${c?}&d=${d?}`
  case fragmentItemsAfterLiteral(c: Swift.String? = nil, d: Swift.String? = nil)

  /// The values as they appear in URLs.
  nonisolated enum Order: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case newest
    case mostReadOfAll = "most-read-of-all"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "writing.example"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://writing.example/prefix", "writing://"]

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

nonisolated extension WritingItemRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .optional(a0, a1, a2, a3):
      if case let .optional(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .required(a0, a1, a2, a3):
      if case let .required(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .listAfter(a0, a1, a2, a3):
      if case let .listAfter(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .restAfter(a0, a1):
      if case let .restAfter(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .fragmentItems(a0, a1, a2, a3):
      if case let .fragmentItems(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .fragmentItem(a0): if case let .fragmentItem(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragmentLiteral(a0): if case let .fragmentLiteral(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragmentSegments(a0, a1, a2, a3):
      if case let .fragmentSegments(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .fragmentItemsAfterLiteral(a0, a1):
      if case let .fragmentItemsAfterLiteral(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .optional(a0, a1, a2, a3):
      hasher.combine(0x7006B5A1)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .required(a0, a1, a2, a3):
      hasher.combine(0x65F21105)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .listAfter(a0, a1, a2, a3):
      hasher.combine(0x2E489BFF)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .restAfter(a0, a1):
      hasher.combine(0x5AAF4957)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .fragmentItems(a0, a1, a2, a3):
      hasher.combine(0x35C8DEC2)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .fragmentItem(a0):
      hasher.combine(0x63732BCE)
      hasher.combine(a0)
    case let .fragmentLiteral(a0):
      hasher.combine(0x648FD465)
      hasher.combine(a0)
    case let .fragmentSegments(a0, a1, a2, a3):
      hasher.combine(0x203861FF)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .fragmentItemsAfterLiteral(a0, a1):
      hasher.combine(0x5832DCD2)
      hasher.combine(a0)
      hasher.combine(a1)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: WritingItemRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("writing.example"), equals(1, "prefix") { return from(2).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x3166:  // "f1"
      if hasCount(0, 2) { return from(1).afterF1() }
    case 0x3171:  // "q1"
      if hasCount(0, 2) { return from(1).afterQ1() }
    case 0x3266:  // "f2"
      if hasCount(0, 2), isEnd(1), url.hasFragment,
          let only = url.fragmentItem("only", isItemsAlone: true).optional({ $0.string() })
      {
        return found(.fragmentItem(only: only))
      }
    case 0x3271:  // "q2"
      if hasCount(0, 2) { return from(1).afterQ2() }
    case 0x3366:  // "f3"
      if hasCount(0, 2) { return from(1).afterF3() }
    case 0x3371:  // "q3"
      if hasCount(0, 2) { return from(1).afterQ3() }
    case 0x3466:  // "f4"
      if hasCount(0, 2) { return from(1).afterF4() }
    case 0x3471:  // "q4"
      if hasCount(0, 2) { return from(1).afterQ4() }
    case 0x3566:  // "f5"
      if hasCount(0, 2), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals("x"), url.isFragmentEnd(part0.next), let c = url.fragmentItem("c").optional({ $0.string() }),
          let d = url.fragmentItem("d").optional({ $0.string() })
      {
        return found(.fragmentItemsAfterLiteral(c: c, d: d))
      }
    default: break
    }
    return false
  }

  func afterQ1() -> Swift.Bool {
    if isEnd(0), let first = stringIfAny("first"), let second = integerIfAny("a-name-of-16"),
        let third = stringIfAny("a-name-that-is-longer-than-16"), let last = bool("last", default: false)
    {
      return found(.optional(first: first, second: second, third: third, last: last))
    }
    return false
  }

  func afterQ2() -> Swift.Bool {
    if isEnd(0), url.item("kind").equals("all"), let first = stringIfAny("first"), let then = string("then"),
        let order = url.item("order").defaulting(to: WritingItemRoute.Order.newest, { _Matching.closedOrder($0) }),
        let more = stringIfAny("more")
    {
      return found(.required(first: first, then: then, order: order, more: more))
    }
    return false
  }

  func afterQ3() -> Swift.Bool {
    if isEnd(0), let a = string("a"), let b = integer("b", default: 1), let tags = url.items("tag", { $0.integer() }),
        let z = stringIfAny("z")
    {
      return found(.listAfter(a: a, b: b, tags: tags, z: z))
    }
    return false
  }

  func afterQ4() -> Swift.Bool {
    if isEnd(0), url.item("kind").equals("one"), let a = string("a"), let others = url.otherItems(than: "kind", "a") {
      return found(.restAfter(a: a, others: others))
    }
    return false
  }

  func afterF1() -> Swift.Bool {
    if isEnd(0), url.hasFragment, let q = stringIfAny("q"),
        let a = url.fragmentItem("a", isItemsAlone: true).optional({ $0.string() }),
        let b = url.fragmentItem("b-long-name-there", isItemsAlone: true).optional({ $0.integer() }),
        let c = url.fragmentItem("c", isItemsAlone: true).optional({ $0.string() })
    {
      return found(.fragmentItems(q: q, a: a, b: b, c: c))
    }
    return false
  }

  func afterF3() -> Swift.Bool {
    if isEnd(0), url.hasFragment, let q = integerIfAny("q"),
        case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("section"),
        case let part1 = url.fragmentSegment(at: part0.next), part1.equals("two"), url.isFragmentEnd(part1.next)
    {
      return found(.fragmentLiteral(q: q))
    }
    return false
  }

  func afterF4() -> Swift.Bool {
    if isLast(0), url.hasFragment, let a = string(0), case let part0 = url.fragmentSegment(at: url.fragmentStart),
        part0.equals(""), case let part1 = url.fragmentSegment(at: part0.next), let b = part1.string(),
        url.isFragmentEnd(part1.next), let c = url.fragmentItem("c").optional({ $0.string() }),
        let d = url.fragmentItem("d").optional({ $0.string() })
    {
      return found(.fragmentSegments(a: a, b: b, c: c, d: d))
    }
    return false
  }

  func afterWriting() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x3166:  // "f1"
      if hasCount(0, 2) { return from(1).afterF1() }
    case 0x3171:  // "q1"
      if hasCount(0, 2) { return from(1).afterQ1() }
    case 0x3266:  // "f2"
      if hasCount(0, 2), isEnd(1), url.hasFragment,
          let only = url.fragmentItem("only", isItemsAlone: true).optional({ $0.string() })
      {
        return found(.fragmentItem(only: only))
      }
    case 0x3271:  // "q2"
      if hasCount(0, 2) { return from(1).afterQ2() }
    case 0x3366:  // "f3"
      if hasCount(0, 2) { return from(1).afterF3() }
    case 0x3371:  // "q3"
      if hasCount(0, 2) { return from(1).afterQ3() }
    case 0x3466:  // "f4"
      if hasCount(0, 2) { return from(1).afterF4() }
    case 0x3471:  // "q4"
      if hasCount(0, 2) { return from(1).afterQ4() }
    case 0x3566:  // "f5"
      if hasCount(0, 2), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals("x"), url.isFragmentEnd(part0.next), let c = url.fragmentItem("c").optional({ $0.string() }),
          let d = url.fragmentItem("d").optional({ $0.string() })
      {
        return found(.fragmentItemsAfterLiteral(c: c, d: d))
      }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: WritingItemRoute, _ form: _RouteForm) {
    switch route {
    case let .optional(first, second, third, last):
      add("q1")
      item("?first=", ifAny: first)
      item("?a-name-of-16=", ifAny: second)
      item("?a-name-that-is-longer-than-16=", ifAny: third)
      item("?last=", last, unless: false)
    case let .required(first, then, order, more):
      add("q2")
      item("?first=", ifAny: first)
      item("?kind=all&then=", value: then)
      if !_Route.equal(order, WritingItemRoute.Order.newest) { add("&order=", value: order.rawValue) }
      if let more, !more.isEmpty { add("&more=", value: more) }
    case let .listAfter(a, b, tags, z):
      add("q3")
      item("?a=", value: a)
      if !_Route.equal(b, 1) { add("&b=", b) }
      items("tag", plain: tags.map { _Route.text($0) })
      if let z, !z.isEmpty { add("&z=", value: z) }
    case let .restAfter(a, others):
      add("q4")
      item("?kind=one&a=", value: a)
      otherItems(others, than: ["kind", "a"])
    case let .fragmentItems(q, a, b, c):
      add("f1")
      if let q, !q.isEmpty { add("?q=", value: q) }
      beginFragment(isItemsAlone: true)
      item("?a=", ifAny: a)
      item("?b-long-name-there=", ifAny: b)
      item("?c=", ifAny: c)
    case let .fragmentItem(only):
      add("f2")
      beginFragment(isItemsAlone: true)
      item("?only=", ifAny: only)
    case let .fragmentLiteral(q):
      add("f3")
      if let q { add("?q=", q) }
      add("#section/two")
    case let .fragmentSegments(a, b, c, d):
      add("f4/", last: a)
      beginFragment()
      literal("")
      segment(b)
      endSegments()
      item("?c=", ifAny: c)
      item("?d=", ifAny: d)
    case let .fragmentItemsAfterLiteral(c, d):
      add("f5")
      beginFragment()
      literal("x")
      endSegments()
      item("?c=", ifAny: c)
      item("?d=", ifAny: d)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> WritingItemRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://writing.example/prefix", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("writing") {
      return url.path.afterWriting()
    }
    return false
  }

  static func text(of route: WritingItemRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://writing.example/prefix/", prefix: "/prefix") { text in text.write(route, form) }
  }

  static func closedOrder(_ part: _RoutePart) -> WritingItemRoute.Order? {
    switch part.word {
    case 0x74736577656E:  // "newest"
      if part.hasCount(6) { return WritingItemRoute.Order.newest }
    case 0x6165722D74736F6D:
      if part.equals("most-read-of-all") { return WritingItemRoute.Order.mostReadOfAll }
    default: break
    }
    return nil
  }
}
