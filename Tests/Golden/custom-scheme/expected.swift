// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum PlayerRoute: URLRoute {
  /// `open`
  case open
  /// `open/${tab:Tab}`
  case tab(tab: PlayerRoute.Tab)
  /// `play?id=${id:Int}&t=${time:Double=0}`
  case play(id: Swift.Int, time: Swift.Double = 0.0)
  /// `episode/${id:UUID}`
  case episode(id: RouteUUID)
  /// `show/${slug}?season=${season:Int?}`
  case show(slug: Swift.String, season: Swift.Int? = nil)
  /// - `playlist/${id}/${position:Int?}`
  /// - `playlist/${id}`
  case playlist(id: Swift.String, position: Swift.Int? = nil)
  /// `share?text=${text}&url=${url:URL?}`
  case share(text: Swift.String, url: RouteURL? = nil)
  /// `x-callback-url/${action}?x-success=${success:URL?}&x-error=${failure:URL?}&${arguments...}`
  case callback(action: Swift.String, success: RouteURL? = nil, failure: RouteURL? = nil, arguments: [Swift.String: Swift.String] = [:])
  /// `player-legacy://watch?v=${video}`
  case legacy(video: Swift.String)
  /// `https://play.er/${code}`
  case short(code: Swift.String)

  /// The values as they appear in URLs.
  nonisolated enum Tab: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case home
    case library
    case search
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "player"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["player://", "https://www.player.example", "https://player.example", "https://*.player.example"]

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

nonisolated extension PlayerRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .open: if case .open = b { return true }
    case let .tab(a0): if case let .tab(b0) = b, _Route.equal(a0, b0) { return true }
    case let .play(a0, a1): if case let .play(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .episode(a0): if case let .episode(b0) = b, _Route.equal(a0, b0) { return true }
    case let .show(a0, a1): if case let .show(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .playlist(a0, a1):
      if case let .playlist(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .share(a0, a1): if case let .share(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .callback(a0, a1, a2, a3):
      if case let .callback(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .legacy(a0): if case let .legacy(b0) = b, _Route.equal(a0, b0) { return true }
    case let .short(a0): if case let .short(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .open: hasher.combine(0x39E3BFAC)
    case let .tab(a0):
      hasher.combine(0x67EE491F)
      hasher.combine(a0)
    case let .play(a0, a1):
      hasher.combine(0x56938BF4)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .episode(a0):
      hasher.combine(0x503DF162)
      hasher.combine(a0)
    case let .show(a0, a1):
      hasher.combine(0x48CB25E8)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .playlist(a0, a1):
      hasher.combine(0x2E0F0E9D)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .share(a0, a1):
      hasher.combine(0x76175A84)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .callback(a0, a1, a2, a3):
      hasher.combine(0x470305C1)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .legacy(a0):
      hasher.combine(0x683C0735)
      hasher.combine(a0)
    case let .short(a0):
      hasher.combine(0x17D885D1)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: PlayerRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("www.player.example"), from(1).afterHttpsWwwPlayerExample() { return true }
    if segment(0).equalsIgnoringCase("player.example"), from(1).afterHttpsWwwPlayerExample() { return true }
    if segment(0).equalsIgnoringCase("play.er"), isLast(1), let code = string(1) { return found(.short(code: code)) }
    if url.hasNoPort, url.hasHostName, _RouteAffixes.isLabel(segment(0), before: ".player.example") {
      return from(1).afterHttpsWwwPlayerExample()
    }
    return false
  }

  func afterHttpsWwwPlayerExample() -> Swift.Bool {
    switch word(0) {
    case 0x6E65706F:  // "open"
      if hasCount(0, 4) { return from(1).afterHttpsWwwPlayerExampleOpen() }
    case 0x776F6873:  // "show"
      if hasCount(0, 4) { return from(1).afterHttpsWwwPlayerExampleShow() }
    case 0x79616C70:  // "play"
      if hasCount(0, 4), isEnd(1), let id = integer("id"),
          let time = url.item("t").defaulting(to: 0.0, { $0.double() })
      {
        return found(.play(id: id, time: time))
      }
    case 0x6572616873:  // "share"
      if hasCount(0, 5), isEnd(1), let text_ = string("text"), let url_ = url.item("url").optional({ $0.url() }) {
        return found(.share(text: text_, url: url_))
      }
    case 0x65646F73697065:  // "episode"
      if hasCount(0, 7) { return from(1).afterHttpsWwwPlayerExampleEpisode() }
    case 0x61626C6C61632D78:
      if equals(0, "x-callback-url") { return from(1).afterHttpsWwwPlayerExampleXCallbackUrl() }
    case 0x7473696C79616C70:  // "playlist"
      if hasCount(0, 8) { return from(1).afterHttpsWwwPlayerExamplePlaylist() }
    default: break
    }
    return false
  }

  func afterHttpsWwwPlayerExampleOpen() -> Swift.Bool {
    if isEnd(0) { return found(.open) }
    if let tab = _Matching.closedTab(segment(0)), isEnd(1) { return found(.tab(tab: tab)) }
    return false
  }

  func afterHttpsWwwPlayerExampleEpisode() -> Swift.Bool {
    if let id = segment(0).uuid(), isEnd(1) { return found(.episode(id: id)) }
    return false
  }

  func afterHttpsWwwPlayerExampleShow() -> Swift.Bool {
    if isLast(0), let slug = string(0), let season = integerIfAny("season") {
      return found(.show(slug: slug, season: season))
    }
    return false
  }

  func afterHttpsWwwPlayerExamplePlaylist() -> Swift.Bool {
    if isPresent(0) {
      if isEnd(1), let id = string(0) { return found(.playlist(id: id, position: nil)) }
      if let position = integer(1), isEnd(2), let id = string(0) { return found(.playlist(id: id, position: position)) }
    }
    return false
  }

  func afterHttpsWwwPlayerExampleXCallbackUrl() -> Swift.Bool {
    if isLast(0), let action = string(0), let success = url.item("x-success").optional({ $0.url() }),
        let failure = url.item("x-error").optional({ $0.url() }),
        let arguments = url.otherItems(than: "x-success", "x-error")
    {
      return found(.callback(action: action, success: success, failure: failure, arguments: arguments))
    }
    return false
  }

  func start() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x6E65706F:  // "open"
      if hasCount(0, 4) { return from(1).afterHttpsWwwPlayerExampleOpen() }
    case 0x776F6873:  // "show"
      if hasCount(0, 4) { return from(1).afterHttpsWwwPlayerExampleShow() }
    case 0x79616C70:  // "play"
      if hasCount(0, 4), isEnd(1), let id = integer("id"),
          let time = url.item("t").defaulting(to: 0.0, { $0.double() })
      {
        return found(.play(id: id, time: time))
      }
    case 0x6572616873:  // "share"
      if hasCount(0, 5), isEnd(1), let text_ = string("text"), let url_ = url.item("url").optional({ $0.url() }) {
        return found(.share(text: text_, url: url_))
      }
    case 0x65646F73697065:  // "episode"
      if hasCount(0, 7) { return from(1).afterHttpsWwwPlayerExampleEpisode() }
    case 0x61626C6C61632D78:
      if segment(0).equalsIgnoringCase("x-callback-url") { return from(1).afterHttpsWwwPlayerExampleXCallbackUrl() }
    case 0x7473696C79616C70:  // "playlist"
      if hasCount(0, 8) { return from(1).afterHttpsWwwPlayerExamplePlaylist() }
    default: break
    }
    return false
  }

  func afterPlayerLegacy() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("watch"), isEnd(1), let video = string("v") { return found(.legacy(video: video)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: PlayerRoute, _ form: _RouteForm) {
    switch route {
    case .open: add("open")
    case let .tab(tab): add("open/", last: tab.rawValue)
    case let .play(id, time):
      add("play?id=", id)
      if !_Route.equal(time, 0.0) { add("&t=", value: _Route.text(time)) }
    case let .episode(id): add("episode/", last: _Route.text(id))
    case let .show(slug, season):
      add("show/", last: slug)
      if let season { add("?season=", season) }
    case let .playlist(id, position):
      if let position {
        add("playlist/", segment: id)
        add("/", position)
      } else if _Route.isNil(position) {
        add("playlist/", last: id)
      }
    case let .share(text_, url_):
      add("share?text=", value: text_)
      if let url_ { add("&url=", value: _Route.text(url_)) }
    case let .callback(action, success, failure, arguments):
      add("x-callback-url/", last: action)
      if let success { item("?x-success=", value: _Route.text(success)) }
      if let failure { item("?x-error=", value: _Route.text(failure)) }
      otherItems(arguments, than: ["x-success", "x-error"])
    case let .legacy(video):
      begin(form, base: "player-legacy://watch", .host, isRelative: false)
      endSegments()
      add("?v=", value: video)
    case let .short(code):
      begin(form, base: "https://play.er", .host, isRelative: false)
      segment(code)
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> PlayerRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("player") {
      return url.path.start()
    }
    if url.hasScheme("player-legacy") {
      guard let path = url.hostPath else { return false }
      return path.afterPlayerLegacy()
    }
    return false
  }

  static func text(of route: PlayerRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "player://") { text in text.write(route, form) }
  }

  static func closedTab(_ part: _RoutePart) -> PlayerRoute.Tab? {
    switch part.word {
    case 0x656D6F68:  // "home"
      if part.hasCount(4) { return PlayerRoute.Tab.home }
    case 0x686372616573:  // "search"
      if part.hasCount(6) { return PlayerRoute.Tab.search }
    case 0x7972617262696C:  // "library"
      if part.hasCount(7) { return PlayerRoute.Tab.library }
    default: break
    }
    return nil
  }
}
