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
    guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
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
    _routeURL(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension LocalizedRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .pages(a0): if case let .pages(b0) = b, _routeEqual(a0, b0) { return true }
    case let .shop(a0): if case let .shop(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LocalizedRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://www.example.com", segments: 8) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: LocalizedRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.segment(0).lowercaseWord {
    case 0x6178652E706C6568:
      if path.segment(0).equalsIgnoringCase("help.example.com"), path.isEnd(1),
          let locale = url.item("lang").optional({ closedLocale($0) }), let topic = url.stringItemIfAny("topic")
      {
        return found(url, .pages(.support(locale: locale, topic: topic)))
      }
    case 0x6D6178652E777777:
      if path.segment(0).equalsIgnoringCase("www.example.com") { return start(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .pages(.home(locale: nil))) }
    switch path.word(0) {
    case 0x61:  // "a"
      if path.hasCount(0, 1), afterA(url, path.from(1)) { return true }
    case 0x706F6873:  // "shop"
      if path.hasCount(0, 4), afterShop(url, path.from(1)) { return true }
    case 0x74756F6261:  // "about"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .pages(.about(locale: nil))) }
    case 0x74726F70707573:  // "support"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .pages(.support(locale: nil, topic: nil))) }
    case 0x73656C6369747261:  // "articles"
      if path.hasCount(0, 8), afterArticles(url, path.from(1)) { return true }
    default: break
    }
    if let locale = closedLocale(path.segment(0)) { return after_(url, path.from(1), locale) }
    return false
  }

  static func afterArticles(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1), let page = url.integerItem("page", default: 1) {
      return found(url, .pages(.article(locale: nil, id: id, page: page)))
    }
    return false
  }

  static func afterA(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .pages(.article(locale: nil, id: id, page: 1))) }
    return false
  }

  static func afterShop(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x69:  // "i"
      if path.hasCount(0, 1) {
        if path.isEnd(1), let q = url.stringItemIfAny("q") {
          return found(url, .shop(.items(.list(q: q, sort: "newest", locale: LocalizedRoute.Locale.en))))
        }
        if path.equals(1, "sorted"), path.isPresent(2), path.isEnd(3), let sort = path.string(2),
            let q = url.stringItemIfAny("q")
        {
          return found(url, .shop(.items(.list(q: q, sort: sort, locale: LocalizedRoute.Locale.en))))
        }
        if path.isPresent(1), path.isEnd(2), let sku = path.string(1) {
          return found(url, .shop(.items(.item(sku: sku, locale: LocalizedRoute.Locale.en))))
        }
      }
    case 0x74726163:  // "cart"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .shop(.cart(locale: LocalizedRoute.Locale.en))) }
    case 0x736D657469:  // "items"
      if path.hasCount(0, 5) {
        if path.isEnd(1), let q = url.stringItemIfAny("q") {
          return found(url, .shop(.items(.list(q: q, sort: "newest", locale: LocalizedRoute.Locale.en))))
        }
        if path.equals(1, "sorted"), path.isPresent(2), path.isEnd(3), let sort = path.string(2),
            let q = url.stringItemIfAny("q")
        {
          return found(url, .shop(.items(.list(q: q, sort: sort, locale: LocalizedRoute.Locale.en))))
        }
        if path.isPresent(1), path.isEnd(2), let sku = path.string(1) {
          return found(url, .shop(.items(.item(sku: sku, locale: LocalizedRoute.Locale.en))))
        }
      }
    default: break
    }
    return false
  }

  static func after_(_ url: _RouteReader, _ path: _RouteReader.Path, _ locale: LocalizedRoute.Locale) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .pages(.home(locale: locale))) }
    switch path.word(0) {
    case 0x61:  // "a"
      if path.hasCount(0, 1) { return after_A(url, path.from(1), locale) }
    case 0x706F6873:  // "shop"
      if path.hasCount(0, 4) { return after_Shop(url, path.from(1), locale) }
    case 0x74756F6261:  // "about"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .pages(.about(locale: locale))) }
    case 0x74726F70707573:  // "support"
      if path.hasCount(0, 7), path.isEnd(1) { return found(url, .pages(.support(locale: locale, topic: nil))) }
    case 0x73656C6369747261:  // "articles"
      if path.hasCount(0, 8) { return after_Articles(url, path.from(1), locale) }
    default: break
    }
    return false
  }

  static func after_Articles(_ url: _RouteReader, _ path: _RouteReader.Path, _ locale: LocalizedRoute.Locale) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1), let page = url.integerItem("page", default: 1) {
      return found(url, .pages(.article(locale: locale, id: id, page: page)))
    }
    return false
  }

  static func after_A(_ url: _RouteReader, _ path: _RouteReader.Path, _ locale: LocalizedRoute.Locale) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .pages(.article(locale: locale, id: id, page: 1))) }
    return false
  }

  static func after_Shop(_ url: _RouteReader, _ path: _RouteReader.Path, _ locale: LocalizedRoute.Locale) -> Swift.Bool {
    switch path.word(0) {
    case 0x69:  // "i"
      if path.hasCount(0, 1) {
        if path.isEnd(1), let q = url.stringItemIfAny("q") {
          return found(url, .shop(.items(.list(q: q, sort: "newest", locale: locale))))
        }
        if path.equals(1, "sorted"), path.isPresent(2), path.isEnd(3), let sort = path.string(2),
            let q = url.stringItemIfAny("q")
        {
          return found(url, .shop(.items(.list(q: q, sort: sort, locale: locale))))
        }
        if path.isPresent(1), path.isEnd(2), let sku = path.string(1) {
          return found(url, .shop(.items(.item(sku: sku, locale: locale))))
        }
      }
    case 0x74726163:  // "cart"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .shop(.cart(locale: locale))) }
    case 0x736D657469:  // "items"
      if path.hasCount(0, 5) {
        if path.isEnd(1), let q = url.stringItemIfAny("q") {
          return found(url, .shop(.items(.list(q: q, sort: "newest", locale: locale))))
        }
        if path.equals(1, "sorted"), path.isPresent(2), path.isEnd(3), let sort = path.string(2),
            let q = url.stringItemIfAny("q")
        {
          return found(url, .shop(.items(.list(q: q, sort: sort, locale: locale))))
        }
        if path.isPresent(1), path.isEnd(2), let sku = path.string(1) {
          return found(url, .shop(.items(.item(sku: sku, locale: locale))))
        }
      }
    default: break
    }
    return false
  }

  static func text(of route: LocalizedRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://www.example.com/") { text in write(route, form, &text) }
  }

  static func write(_ route: LocalizedRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .pages(.home(locale)):
      if let locale {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.endSegments()
      } else if _routeIsNil(locale) {
        break
      }
    case let .pages(.about(locale)):
      if let locale {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.append("/about")
      } else if _routeIsNil(locale) {
        text.append("about")
      }
    case let .pages(.article(locale, id, page)):
      if let locale {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.append("/articles/", integer: id)
        if !_routeEqual(page, 1) { text.append("?page=", integer: page) }
      } else if let locale, _routeEqual(page, 1) {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.append("/a/", integer: id)
      } else if _routeIsNil(locale) {
        text.append("articles/", integer: id)
        if !_routeEqual(page, 1) { text.append("?page=", integer: page) }
      } else if _routeIsNil(locale), _routeEqual(page, 1) {
        text.append("a/", integer: id)
      }
    case let .pages(.support(locale, topic)):
      text.begin(form, base: "https://help.example.com", .host, isRelative: false)
      text.endSegments()
      if let locale { text.append(item: "?lang=", value: locale.rawValue) }
      text.append(item: "?topic=", valueIfAny: topic)
    case let .shop(.cart(locale)):
      if _routeEqual(locale, LocalizedRoute.Locale.en) {
        text.append("shop/cart")
      } else {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.append("/shop/cart")
      }
    case let .shop(.items(.item(sku, locale))):
      if _routeEqual(locale, LocalizedRoute.Locale.en) {
        text.append("shop/items/", lastSegment: sku)
      } else if _routeEqual(locale, LocalizedRoute.Locale.en) {
        text.append("shop/i/", lastSegment: sku)
      } else {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.append("/shop/items/", lastSegment: sku)
      }
    case let .shop(.items(.list(q, sort, locale))):
      if _routeEqual(sort, text: "newest"), _routeEqual(locale, LocalizedRoute.Locale.en) {
        text.append("shop/items")
        if let q, !q.isEmpty { text.append("?q=", value: q) }
      } else if _routeEqual(locale, LocalizedRoute.Locale.en) {
        text.append("shop/items/sorted/", lastSegment: sort)
        if let q, !q.isEmpty { text.append("?q=", value: q) }
      } else if _routeEqual(sort, text: "newest"), _routeEqual(locale, LocalizedRoute.Locale.en) {
        text.append("shop/i")
        if let q, !q.isEmpty { text.append("?q=", value: q) }
      } else if _routeEqual(locale, LocalizedRoute.Locale.en) {
        text.append("shop/i/sorted/", lastSegment: sort)
        if let q, !q.isEmpty { text.append("?q=", value: q) }
      } else if _routeEqual(sort, text: "newest") {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.append("/shop/items")
        if let q, !q.isEmpty { text.append("?q=", value: q) }
      } else {
        text.begin(form, base: "https://www.example.com", .host, isRelative: true)
        text.segment(plain: locale.rawValue)
        text.append("/shop/items/sorted/", lastSegment: sort)
        if let q, !q.isEmpty { text.append("?q=", value: q) }
      }
    }
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
