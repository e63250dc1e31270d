// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LocalizedRoute: URLRoute {
  case pages(Pages)
  case shop(Shop)

  nonisolated enum Pages: Swift.Hashable, Swift.Sendable {
    /// - `${locale:Locale?}`
    /// - `/`
    case home(locale: LocalizedRoute.Locale? = nil)
    /// - `${locale:Locale?}/about`
    /// - `about`
    case about(locale: LocalizedRoute.Locale? = nil)
    /// - `${locale:Locale?}/articles/${id:Int}?page=${page:Int=1}`
    /// - `${locale:Locale?}/a/${id:Int}`
    /// - `articles/${id:Int}?page=${page:Int=1}`
    /// - `a/${id:Int}`
    case article(locale: LocalizedRoute.Locale? = nil, id: Swift.Int, page: Swift.Int = 1)
    /// - `https://help.example.com/?lang=${locale:Locale?}&topic=${topic?}`
    /// - `${locale:Locale?}/support`
    /// - `support`
    case support(locale: LocalizedRoute.Locale? = nil, topic: Swift.String? = nil)
  }

  nonisolated enum Shop: Swift.Hashable, Swift.Sendable {
    /// - `shop/cart`
    /// - `${locale:Locale}/shop/cart`
    case cart(locale: LocalizedRoute.Locale)
    case items(Items)

    nonisolated enum Items: Swift.Hashable, Swift.Sendable {
      /// - `shop/items/${sku}`
      /// - `shop/i/${sku}`
      /// - `${locale:Locale}/shop/items/${sku}`
      /// - `${locale:Locale}/shop/i/${sku}`
      case item(sku: Swift.String, locale: LocalizedRoute.Locale)
      /// - `shop/items?q=${q?}`
      /// - `shop/items/sorted/${sort}?q=${q?}`
      /// - `shop/i?q=${q?}`
      /// - `shop/i/sorted/${sort}?q=${q?}`
      /// - `${locale:Locale}/shop/items?q=${q?}`
      /// - `${locale:Locale}/shop/items/sorted/${sort}?q=${q?}`
      /// - `${locale:Locale}/shop/i?q=${q?}`
      /// - `${locale:Locale}/shop/i/sorted/${sort}?q=${q?}`
      case list(q: Swift.String? = nil, sort: Swift.String, locale: LocalizedRoute.Locale)
    }
  }

  /// The values as they appear in URLs.
  nonisolated enum Locale: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case en
    case de
    case ptBr = "pt-br"
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "www.example.com"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://www.example.com"]

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

nonisolated extension LocalizedRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .pages(a0): if case let .pages(b0) = b, _Route.equal(a0, b0) { return true }
    case let .shop(a0): if case let .shop(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .pages(a0):
      hasher.combine(0x358EC4CB)
      hasher.combine(a0)
    case let .shop(a0):
      hasher.combine(0x369FA8A6)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: LocalizedRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("www.example.com") { return from(1).start() }
    if segment(0).equalsIgnoringCase("help.example.com"), isEnd(1),
        let locale = url.item("lang").optional({ _Matching.closedLocale($0) }), let topic = stringIfAny("topic")
    {
      return found(.pages(.support(locale: locale, topic: topic)))
    }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.pages(.home(locale: nil))) }
    switch word(0) {
    case 0x61:  // "a"
      if hasCount(0, 1), from(1).afterA() { return true }
    case 0x706F6873:  // "shop"
      if hasCount(0, 4), from(1).afterShop() { return true }
    case 0x74756F6261:  // "about"
      if hasCount(0, 5), isEnd(1) { return found(.pages(.about(locale: nil))) }
    case 0x74726F70707573:  // "support"
      if hasCount(0, 7), isEnd(1) { return found(.pages(.support(locale: nil, topic: nil))) }
    case 0x73656C6369747261:  // "articles"
      if hasCount(0, 8), from(1).afterArticles() { return true }
    default: break
    }
    if let locale = _Matching.closedLocale(segment(0)) { return from(1).after_(locale) }
    return false
  }

  func afterArticles() -> Swift.Bool {
    if let id = integer(0), isEnd(1), let page = integer("page", default: 1) {
      return found(.pages(.article(locale: nil, id: id, page: page)))
    }
    return false
  }

  func afterA() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.pages(.article(locale: nil, id: id, page: 1))) }
    return false
  }

  func afterShop() -> Swift.Bool {
    if isLast(0, "cart") { return found(.shop(.cart(locale: LocalizedRoute.Locale.en))) }
    if equals(0, "items") {
      if isEnd(1), let q = stringIfAny("q") {
        return found(.shop(.items(.list(q: q, sort: "newest", locale: LocalizedRoute.Locale.en))))
      }
      if equals(1, "sorted"), isLast(2), let sort = string(2), let q = stringIfAny("q") {
        return found(.shop(.items(.list(q: q, sort: sort, locale: LocalizedRoute.Locale.en))))
      }
      if isLast(1), let sku = string(1) {
        return found(.shop(.items(.item(sku: sku, locale: LocalizedRoute.Locale.en))))
      }
    }
    if equals(0, "i") {
      if isEnd(1), let q = stringIfAny("q") {
        return found(.shop(.items(.list(q: q, sort: "newest", locale: LocalizedRoute.Locale.en))))
      }
      if equals(1, "sorted"), isLast(2), let sort = string(2), let q = stringIfAny("q") {
        return found(.shop(.items(.list(q: q, sort: sort, locale: LocalizedRoute.Locale.en))))
      }
      if isLast(1), let sku = string(1) {
        return found(.shop(.items(.item(sku: sku, locale: LocalizedRoute.Locale.en))))
      }
    }
    return false
  }

  func after_(_ locale: LocalizedRoute.Locale) -> Swift.Bool {
    if isEnd(0) { return found(.pages(.home(locale: locale))) }
    switch word(0) {
    case 0x61:  // "a"
      if hasCount(0, 1) { return from(1).after_A(locale) }
    case 0x706F6873:  // "shop"
      if hasCount(0, 4) { return from(1).after_Shop(locale) }
    case 0x74756F6261:  // "about"
      if hasCount(0, 5), isEnd(1) { return found(.pages(.about(locale: locale))) }
    case 0x74726F70707573:  // "support"
      if hasCount(0, 7), isEnd(1) { return found(.pages(.support(locale: locale, topic: nil))) }
    case 0x73656C6369747261:  // "articles"
      if hasCount(0, 8) { return from(1).after_Articles(locale) }
    default: break
    }
    return false
  }

  func after_Articles(_ locale: LocalizedRoute.Locale) -> Swift.Bool {
    if let id = integer(0), isEnd(1), let page = integer("page", default: 1) {
      return found(.pages(.article(locale: locale, id: id, page: page)))
    }
    return false
  }

  func after_A(_ locale: LocalizedRoute.Locale) -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.pages(.article(locale: locale, id: id, page: 1))) }
    return false
  }

  func after_Shop(_ locale: LocalizedRoute.Locale) -> Swift.Bool {
    if isLast(0, "cart") { return found(.shop(.cart(locale: locale))) }
    if equals(0, "items") {
      if isEnd(1), let q = stringIfAny("q") { return found(.shop(.items(.list(q: q, sort: "newest", locale: locale)))) }
      if equals(1, "sorted"), isLast(2), let sort = string(2), let q = stringIfAny("q") {
        return found(.shop(.items(.list(q: q, sort: sort, locale: locale))))
      }
      if isLast(1), let sku = string(1) { return found(.shop(.items(.item(sku: sku, locale: locale)))) }
    }
    if equals(0, "i") {
      if isEnd(1), let q = stringIfAny("q") { return found(.shop(.items(.list(q: q, sort: "newest", locale: locale)))) }
      if equals(1, "sorted"), isLast(2), let sort = string(2), let q = stringIfAny("q") {
        return found(.shop(.items(.list(q: q, sort: sort, locale: locale))))
      }
      if isLast(1), let sku = string(1) { return found(.shop(.items(.item(sku: sku, locale: locale)))) }
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: LocalizedRoute, _ form: _RouteForm) {
    switch route {
    case let .pages(.home(locale)):
      if let locale {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        endSegments()
      } else if _Route.isNil(locale) {
        break
      }
    case let .pages(.about(locale)):
      if let locale {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/about")
      } else if _Route.isNil(locale) {
        add("about")
      }
    case let .pages(.article(locale, id, page)):
      if let locale {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/articles/", id)
        if !_Route.equal(page, 1) { add("?page=", page) }
      } else if let locale, _Route.equal(page, 1) {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/a/", id)
      } else if _Route.isNil(locale) {
        add("articles/", id)
        if !_Route.equal(page, 1) { add("?page=", page) }
      } else if _Route.isNil(locale), _Route.equal(page, 1) {
        add("a/", id)
      }
    case let .pages(.support(locale, topic)):
      begin(form, base: "https://help.example.com", .host, isRelative: false)
      endSegments()
      if let locale { item("?lang=", value: locale.rawValue) }
      item("?topic=", ifAny: topic)
    case let .shop(.cart(locale)):
      if _Route.equal(locale, LocalizedRoute.Locale.en) {
        add("shop/cart")
      } else {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/shop/cart")
      }
    case let .shop(.items(.item(sku, locale))):
      if _Route.equal(locale, LocalizedRoute.Locale.en) {
        add("shop/items/", last: sku)
      } else if _Route.equal(locale, LocalizedRoute.Locale.en) {
        add("shop/i/", last: sku)
      } else {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/shop/items/", last: sku)
      }
    case let .shop(.items(.list(q, sort, locale))):
      if _Route.equal(sort, text: "newest"), _Route.equal(locale, LocalizedRoute.Locale.en) {
        add("shop/items")
        if let q, !q.isEmpty { add("?q=", value: q) }
      } else if _Route.equal(locale, LocalizedRoute.Locale.en) {
        add("shop/items/sorted/", last: sort)
        if let q, !q.isEmpty { add("?q=", value: q) }
      } else if _Route.equal(sort, text: "newest"), _Route.equal(locale, LocalizedRoute.Locale.en) {
        add("shop/i")
        if let q, !q.isEmpty { add("?q=", value: q) }
      } else if _Route.equal(locale, LocalizedRoute.Locale.en) {
        add("shop/i/sorted/", last: sort)
        if let q, !q.isEmpty { add("?q=", value: q) }
      } else if _Route.equal(sort, text: "newest") {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/shop/items")
        if let q, !q.isEmpty { add("?q=", value: q) }
      } else {
        begin(form, base: "https://www.example.com", .host, isRelative: true)
        segment(plain: locale.rawValue)
        add("/shop/items/sorted/", last: sort)
        if let q, !q.isEmpty { add("?q=", value: q) }
      }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LocalizedRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://www.example.com", segments: 8) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: LocalizedRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://www.example.com/") { text in text.write(route, form) }
  }

  static func closedLocale(_ part: _RoutePart) -> LocalizedRoute.Locale? {
    switch part.word {
    case 0x6564:  // "de"
      if part.hasCount(2) { return LocalizedRoute.Locale.de }
    case 0x6E65:  // "en"
      if part.hasCount(2) { return LocalizedRoute.Locale.en }
    case 0x72622D7470:  // "pt-br"
      if part.hasCount(5) { return LocalizedRoute.Locale.ptBr }
    default: break
    }
    return nil
  }
}
