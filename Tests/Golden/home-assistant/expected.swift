// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum HomeRoute: URLRoute {
  /// `call_service/${domain}.${service}?entity_id=${entities:[String]}&${data...}`
  case callService(domain: Swift.String, service: Swift.String, entities: [Swift.String] = [], data: [Swift.String: Swift.String] = [:])
  /// `call_service/light.turn_on?brightness=${brightness:Int?}`
  case lightOn(brightness: Swift.Int? = nil)
  /// `fire_event/${event}?${data...}`
  case fireEvent(event: Swift.String, data: [Swift.String: Swift.String] = [:])
  /// `navigate/${path...}`
  case navigate(path: [Swift.String] = [])
  /// `navigate/lovelace/${view:Int=0}`
  case dashboard(view: Swift.Int = 0)
  /// `send_location`
  case sendLocation
  /// `invite/#url=${url:URL}`
  case invite(url: RouteURL)
  /// `camera/${entity}`
  case camera(entity: Swift.String)
  /// `https://www.home-assistant.example/tag/${tag:UUID}`
  case tag(tag: RouteUUID)
  /// `perform_action/${domain}.${action}?server=${server?}`
  case performAction(domain: Swift.String, action: Swift.String, server: Swift.String? = nil)

  /// The scheme of the first base.
  static let scheme: Swift.String = "homeassistant"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["homeassistant://", "https://my.home-assistant.example/redirect"]

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

nonisolated extension HomeRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .callService(a0, a1, a2, a3):
      if case let .callService(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .lightOn(a0): if case let .lightOn(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fireEvent(a0, a1):
      if case let .fireEvent(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .navigate(a0): if case let .navigate(b0) = b, _Route.equal(a0, b0) { return true }
    case let .dashboard(a0): if case let .dashboard(b0) = b, _Route.equal(a0, b0) { return true }
    case .sendLocation: if case .sendLocation = b { return true }
    case let .invite(a0): if case let .invite(b0) = b, _Route.equal(a0, b0) { return true }
    case let .camera(a0): if case let .camera(b0) = b, _Route.equal(a0, b0) { return true }
    case let .tag(a0): if case let .tag(b0) = b, _Route.equal(a0, b0) { return true }
    case let .performAction(a0, a1, a2):
      if case let .performAction(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .callService(a0, a1, a2, a3):
      hasher.combine(0x61DD694B)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .lightOn(a0):
      hasher.combine(0x6FC11135)
      hasher.combine(a0)
    case let .fireEvent(a0, a1):
      hasher.combine(0x013722B8)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .navigate(a0):
      hasher.combine(0x2539055F)
      hasher.combine(a0)
    case let .dashboard(a0):
      hasher.combine(0x3EE0340F)
      hasher.combine(a0)
    case .sendLocation: hasher.combine(0x3B5FB019)
    case let .invite(a0):
      hasher.combine(0x1D4FC26A)
      hasher.combine(a0)
    case let .camera(a0):
      hasher.combine(0x3D6612CD)
      hasher.combine(a0)
    case let .tag(a0):
      hasher.combine(0x7B65C986)
      hasher.combine(a0)
    case let .performAction(a0, a1, a2):
      hasher.combine(0x7EB8FFF4)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: HomeRoute) -> Swift.Bool { url.found(route) }

  func start() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x6172656D6163:  // "camera"
      if hasCount(0, 6) { return from(1).afterCamera() }
    case 0x657469766E69:  // "invite"
      if hasCount(0, 6), isEnd(1), url.hasFragment, let url_ = url.fragmentItem("url", isItemsAlone: true).url() {
        return found(.invite(url: url_))
      }
    case 0x5F6D726F66726570:
      if segment(0).equalsIgnoringCase("perform_action") { return from(1).afterPerform_action() }
    case 0x636F6C5F646E6573:
      if segment(0).equalsIgnoringCase("send_location"), isEnd(1) { return found(.sendLocation) }
    case 0x657461676976616E:  // "navigate"
      if hasCount(0, 8) { return from(1).afterNavigate() }
    case 0x6576655F65726966:
      if segment(0).equalsIgnoringCase("fire_event") { return from(1).afterFire_event() }
    case 0x7265735F6C6C6163:
      if segment(0).equalsIgnoringCase("call_service") { return from(1).afterCall_service() }
    default: break
    }
    return false
  }

  func afterCall_service() -> Swift.Bool {
    if isLast(0, "light.turn_on"), let brightness = integerIfAny("brightness") {
      url.won(0x3B15DDEA)
      return found(.lightOn(brightness: brightness))
    }
    if let parts0 = _Matching.split6F05A11C(segment(0), url), isEnd(1), let domain = parts0[0].string(),
        let service = parts0[1].string(), let entities = url.items("entity_id", takesEmpty: true, { $0.string() }),
        let data = url.otherItems(than: "entity_id")
    {
      return found(.callService(domain: domain, service: service, entities: entities, data: data))
    }
    return false
  }

  func afterFire_event() -> Swift.Bool {
    if isLast(0), let event = string(0), let data = url.otherItems() {
      return found(.fireEvent(event: event, data: data))
    }
    return false
  }

  func afterNavigate() -> Swift.Bool {
    if equals(0, "lovelace"), let view = integer(1), isEnd(2) {
      url.won(0x3FF2E58D)
      return found(.dashboard(view: view))
    }
    if let path_ = url.rest(from: from(0), { $0.string() }) { return found(.navigate(path: path_)) }
    return false
  }

  func afterCamera() -> Swift.Bool {
    if isLast(0), let entity = string(0) { return found(.camera(entity: entity)) }
    return false
  }

  func afterPerform_action() -> Swift.Bool {
    if let parts0 = _Matching.split6F05A11C(segment(0), url), isEnd(1), let domain = parts0[0].string(),
        let action = parts0[1].string(), let server = stringIfAny("server")
    {
      return found(.performAction(domain: domain, action: action, server: server))
    }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("my.home-assistant.example"), equals(1, "redirect") {
      switch word(2) {
      case 0x6172656D6163:  // "camera"
        if hasCount(2, 6) { return from(3).afterCamera() }
      case 0x657469766E69:  // "invite"
        if hasCount(2, 6), isEnd(3), url.hasFragment, let url_ = url.fragmentItem("url", isItemsAlone: true).url() {
          return found(.invite(url: url_))
        }
      case 0x5F6D726F66726570:
        if equals(2, "perform_action") { return from(3).afterPerform_action() }
      case 0x636F6C5F646E6573:
        if isLast(2, "send_location") { return found(.sendLocation) }
      case 0x657461676976616E:  // "navigate"
        if hasCount(2, 8) { return from(3).afterNavigate() }
      case 0x6576655F65726966:
        if equals(2, "fire_event") { return from(3).afterFire_event() }
      case 0x7265735F6C6C6163:
        if equals(2, "call_service") { return from(3).afterCall_service() }
      default: break
      }
    }
    if segment(0).equalsIgnoringCase("www.home-assistant.example"), equals(1, "tag"), let tag = segment(2).uuid(),
        isEnd(3)
    {
      return found(.tag(tag: tag))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: HomeRoute, _ form: _RouteForm) {
    switch route {
    case let .callService(domain, service, entities, data):
      write(form, canonical: .url, baseCount: 0) { text, form in
        text.begin(form, base: "homeassistant://", .noHost, isRelative: true)
        text.literal("call_service")
        text.segment(
          _Matching.affixes6F05A11C, [.string(domain), .string(service)], first: "", isText: _Matching.isText6F05A11C,
          accepts: _Matching.accepts6F05A11C)
        text.endSegments()
        text.items("entity_id", entities)
        text.otherItems(data, than: ["entity_id"])
      } unlessReadBy: { _Matching.winner($0, over: route, 0x3B95CC5C) }
    case let .lightOn(brightness):
      add("call_service/light.turn_on")
      if let brightness { add("?brightness=", brightness) }
    case let .fireEvent(event, data):
      add("fire_event/", last: event)
      otherItems(data)
    case let .navigate(path_):
      write(form, canonical: .url, baseCount: 0) { text, form in
        text.begin(form, base: "homeassistant://", .noHost, isRelative: true)
        text.literal("navigate")
        for element in path_ { text.segment(element) }
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x5CD6FB26) }
    case let .dashboard(view): add("navigate/lovelace/", view)
    case .sendLocation: add("send_location")
    case let .invite(url_):
      add("invite")
      beginFragment(isItemsAlone: true)
      item("?url=", value: _Route.text(url_))
    case let .camera(entity): add("camera/", last: entity)
    case let .tag(tag):
      begin(form, base: "https://www.home-assistant.example", .host, isRelative: false)
      literal("tag")
      add("/", last: _Route.text(tag))
    case let .performAction(domain, action, server):
      begin(form, base: "homeassistant://", .noHost, isRelative: true)
      literal("perform_action")
      segment(
        _Matching.affixes6F05A11C, [.string(domain), .string(action)], first: "", isText: _Matching.isText6F05A11C,
        accepts: _Matching.accepts6F05A11C)
      endSegments()
      if let server, !server.isEmpty { add("?server=", value: server) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> HomeRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("homeassistant") {
      return url.path.start()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: HomeRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "homeassistant://") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: HomeRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: HomeRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 7) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x3B15DDEA:  // call_service/light.turn_on?brightness=${brightness:Int?}
      return _RouteMarks(path: "pp", items: [.init("brightness", .first, isRequired: false)])
    case 0x3FF2E58D:  // navigate/lovelace/${view:Int=0}
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static let affixes6F05A11C = _RouteAffixes(
    ["", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText6F05A11C = [true, true]

  static func accepts6F05A11C(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split6F05A11C(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes6F05A11C.split(segment, of: url, isText: isText6F05A11C, accepts: accepts6F05A11C)
  }
}
