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

nonisolated extension DispatchRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .user(a0): if case let .user(b0) = b, _routeEqual(a0, b0) { return true }
    case let .group(a0): if case let .group(b0) = b, _routeEqual(a0, b0) { return true }
    case let .message(a0, a1):
      if case let .message(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .other(a0, a1): if case let .other(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .profile(a0): if case let .profile(b0) = b, _routeEqual(a0, b0) { return true }
    case .preview: if case .preview = b { return true }
    case let .video(a0, a1): if case let .video(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .list(a0): if case let .list(b0) = b, _routeEqual(a0, b0) { return true }
    case let .videoInList(a0, a1):
      if case let .videoInList(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .share(a0): if case let .share(b0) = b, _routeEqual(a0, b0) { return true }
    case let .follow(a0): if case let .follow(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> DispatchRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://dispatch.example", segments: 5) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: DispatchRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("dispatch.example") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x6E65706F:  // "open"
      if path.hasCount(0, 4) { return afterOpen(url, path.from(1)) }
    case 0x6863746177:  // "watch"
      if path.hasCount(0, 5) { return afterWatch(url, path.from(1)) }
    case 0x746E65746E69:  // "intent"
      if path.hasCount(0, 6) { return afterIntent(url, path.from(1)) }
    default: break
    }
    return false
  }

  static func afterOpen(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) {
      if url.item("type").equals("user"), let id = url.integerItem("id") {
        url.won(0x5F011565)
        return found(url, .user(id: id))
      }
      if url.item("type").equals("group"), let id = url.integerItem("id") {
        url.won(0x21955884)
        return found(url, .group(id: id))
      }
      if url.item("type").equals("message"), let id = url.integerItem("id"),
          let thread = url.integerItemIfAny("thread")
      {
        url.won(0x7EBB9F6D)
        return found(url, .message(id: id, thread: thread))
      }
      if url.item("preview").isPresent { return found(url, .preview) }
      if let type = url.stringItem("type"), let id = url.stringItem("id") {
        return found(url, .other(type: type, id: id))
      }
      if let profile = url.stringItem("profile") { return found(url, .profile(profile: profile)) }
      return found(url, .fallback)
    }
    return false
  }

  static func afterWatch(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) {
      if let video = url.stringItem("v"), let list = url.stringItem("list") {
        return found(url, .videoInList(video: video, list: list))
      }
      if let video = url.stringItem("v"), let time = url.integerItem("t", default: 0) {
        return found(url, .video(video: video, time: time))
      }
      if let list = url.stringItem("list") { return found(url, .list(list: list)) }
    }
    return false
  }

  static func afterIntent(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x72657375:  // "user"
      if path.hasCount(0, 4), path.isEnd(1), let name = url.stringItem("screen_name") {
        return found(url, .follow(name: name))
      }
    case 0x74736F70:  // "post"
      if path.hasCount(0, 4), path.isEnd(1), let text_ = url.stringItem("text") {
        return found(url, .share(text: text_))
      }
    default: break
    }
    return false
  }

  static func text(of route: DispatchRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://dispatch.example/") { text in write(route, form, &text) }
  }

  static func write(_ route: DispatchRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .user(id): text.append("open?type=user&id=", integer: id)
    case let .group(id): text.append("open?type=group&id=", integer: id)
    case let .message(id, thread):
      text.append("open?type=message&id=", integer: id)
      if let thread { text.append("&thread=", integer: thread) }
    case let .other(type, id):
      text.write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://dispatch.example", .host, isRelative: true)
        text.literal("open")
        text.endSegments()
        text.item("type", type)
        text.item("id", id)
      } unlessReadBy: { winner($0, over: route, 0x6AEE4A09) }
    case let .profile(profile): text.append("open?profile=", value: profile)
    case .preview: text.append("open?preview")
    case let .video(video, time):
      text.append("watch?v=", value: video)
      if !_routeEqual(time, 0) { text.append("&t=", integer: time) }
    case let .list(list): text.append("watch?list=", value: list)
    case let .videoInList(video, list):
      text.append("watch?v=", value: video)
      text.append("&list=", value: list)
    case let .share(text_): text.append("intent/post?text=", value: text_)
    case let .follow(name): text.append("intent/user?screen_name=", value: name)
    case .fallback: text.append("open")
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: DispatchRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: DispatchRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 5) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
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
