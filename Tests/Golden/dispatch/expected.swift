// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum DispatchRoute: URLRoute {
  /// `open?type=user&id=${id:Int}`
  case user(id: Swift.Int)
  /// `open?type=group&id=${id:Int}`
  case group(id: Swift.Int)
  /// `open?type=message&id=${id:Int}&thread=${thread:Int?}`
  case message(id: Swift.Int, thread: Swift.Int? = nil)
  /// `open?type=${type}&id=${id}`
  case other(type: Swift.String, id: Swift.String)
  /// `open?profile=${profile}`
  case profile(profile: Swift.String)
  /// `open?preview`
  case preview
  /// `watch?v=${video}&t=${time:Int=0}`
  case video(video: Swift.String, time: Swift.Int = 0)
  /// `watch?list=${list}`
  case list(list: Swift.String)
  /// `watch?v=${video}&list=${list}`
  case videoInList(video: Swift.String, list: Swift.String)
  /// `intent/post?text=${text}`
  case share(text: Swift.String)
  /// `intent/user?screen_name=${name}`
  case follow(name: Swift.String)
  /// `open`
  case fallback

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "dispatch.example"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://dispatch.example"]

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

nonisolated extension DispatchRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
    case let .message(a0, a1):
      if case let .message(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .other(a0, a1): if case let .other(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .profile(a0): if case let .profile(b0) = b, _Route.equal(a0, b0) { return true }
    case .preview: if case .preview = b { return true }
    case let .video(a0, a1): if case let .video(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
    case let .videoInList(a0, a1):
      if case let .videoInList(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .share(a0): if case let .share(b0) = b, _Route.equal(a0, b0) { return true }
    case let .follow(a0): if case let .follow(b0) = b, _Route.equal(a0, b0) { return true }
    case .fallback: if case .fallback = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .group(a0):
      hasher.combine(0x763BE532)
      hasher.combine(a0)
    case let .message(a0, a1):
      hasher.combine(0x7CE79AB1)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .other(a0, a1):
      hasher.combine(0x2D44D06F)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .profile(a0):
      hasher.combine(0x4B42B5A8)
      hasher.combine(a0)
    case .preview: hasher.combine(0x50ABA180)
    case let .video(a0, a1):
      hasher.combine(0x23A4092C)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .list(a0):
      hasher.combine(0x2FA6829C)
      hasher.combine(a0)
    case let .videoInList(a0, a1):
      hasher.combine(0x181228E0)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .share(a0):
      hasher.combine(0x76175A84)
      hasher.combine(a0)
    case let .follow(a0):
      hasher.combine(0x5B1D2FFD)
      hasher.combine(a0)
    case .fallback: hasher.combine(0x666BB22C)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: DispatchRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("dispatch.example") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if equals(0, "open") { return from(1).afterOpen() }
    if equals(0, "watch") { return from(1).afterWatch() }
    if equals(0, "intent") { return from(1).afterIntent() }
    return false
  }

  func afterOpen() -> Swift.Bool {
    if isEnd(0) {
      if url.item("type").equals("user"), let id = integer("id") {
        url.won(0x5F011565)
        return found(.user(id: id))
      }
      if url.item("type").equals("group"), let id = integer("id") {
        url.won(0x21955884)
        return found(.group(id: id))
      }
      if url.item("type").equals("message"), let id = integer("id"), let thread = integerIfAny("thread") {
        url.won(0x7EBB9F6D)
        return found(.message(id: id, thread: thread))
      }
      if url.item("preview").isPresent { return found(.preview) }
      if let type = string("type"), let id = string("id") { return found(.other(type: type, id: id)) }
      if let profile = string("profile") { return found(.profile(profile: profile)) }
      return found(.fallback)
    }
    return false
  }

  func afterWatch() -> Swift.Bool {
    if isEnd(0) {
      if let video = string("v"), let list = string("list") { return found(.videoInList(video: video, list: list)) }
      if let video = string("v"), let time = integer("t", default: 0) { return found(.video(video: video, time: time)) }
      if let list = string("list") { return found(.list(list: list)) }
    }
    return false
  }

  func afterIntent() -> Swift.Bool {
    if isLast(0, "post"), let text_ = string("text") { return found(.share(text: text_)) }
    if isLast(0, "user"), let name = string("screen_name") { return found(.follow(name: name)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: DispatchRoute, _ form: _RouteForm) {
    switch route {
    case let .user(id): add("open?type=user&id=", id)
    case let .group(id): add("open?type=group&id=", id)
    case let .message(id, thread):
      add("open?type=message&id=", id)
      if let thread { add("&thread=", thread) }
    case let .other(type, id):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://dispatch.example", .host, isRelative: true)
        text.literal("open")
        text.endSegments()
        text.item("type", type)
        text.item("id", id)
      } unlessReadBy: { _Matching.winner($0, over: route, 0x6AEE4A09) }
    case let .profile(profile): add("open?profile=", value: profile)
    case .preview: add("open?preview")
    case let .video(video, time):
      add("watch?v=", value: video)
      if !_Route.equal(time, 0) { add("&t=", time) }
    case let .list(list): add("watch?list=", value: list)
    case let .videoInList(video, list):
      add("watch?v=", value: video)
      add("&list=", value: list)
    case let .share(text_): add("intent/post?text=", value: text_)
    case let .follow(name): add("intent/user?screen_name=", value: name)
    case .fallback: add("open")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> DispatchRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://dispatch.example", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: DispatchRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://dispatch.example/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: DispatchRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: DispatchRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x5F011565:  // open?type=user&id=${id:Int}
      return _RouteMarks(path: "pp", items: [.init("type", .first, isRequired: true), .init("id", .first, isRequired: true)])
    case 0x21955884:  // open?type=group&id=${id:Int}
      return _RouteMarks(path: "pp", items: [.init("type", .first, isRequired: true), .init("id", .first, isRequired: true)])
    case 0x7EBB9F6D:  // open?type=message&id=${id:Int}&thread=${thread:Int?}
      return _RouteMarks(path: "pp", items: [.init("type", .first, isRequired: true), .init("id", .first, isRequired: true), .init("thread", .first, isRequired: false)])
    default: return nil
    }
  }
}
