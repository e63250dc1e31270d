// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum CodeRoute: URLRoute {
  /// `/`
  case dashboard
  /// `settings`
  case settings
  /// `settings/${page}`
  case settingsPage(page: Swift.String)
  /// `notifications?all=${all:Bool=false}`
  case notifications(all: Swift.Bool = false)
  /// `search?q=${query}&type=${type:SearchType?}`
  case search(query: Swift.String, type: CodeRoute.SearchType? = nil)
  /// `${user}`
  case user(user: Swift.String)
  /// `@${user}`
  case handle(user: Swift.String)
  /// `${user}?tab=${tab}`
  case tab(user: Swift.String, tab: Swift.String)
  /// `${user}/${repository}`
  case repository(user: Swift.String, repository: Swift.String)
  /// `${user}/${repository}/issues?state=${state:State=open}&label=${labels:[String]}`
  case issues(user: Swift.String, repository: Swift.String, state: CodeRoute.State = .open, labels: [Swift.String] = [])
  /// `${user}/${repository}/issues/${number:Int}`
  case issue(user: Swift.String, repository: Swift.String, number: Swift.Int)
  /// `${user}/${repository}/issues/new`
  case newIssue(user: Swift.String, repository: Swift.String)
  /// - `${user}/${repository}/pull/${number:Int}`
  /// - `${user}/${repository}/pulls/${number:Int}`
  case pull(user: Swift.String, repository: Swift.String, number: Swift.Int)

  /// The values as they appear in URLs.
  public nonisolated enum State: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case open
    case closed
    case all
  }

  /// The values as they appear in URLs.
  public nonisolated enum SearchType: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case repositories
    case users
    case code
  }

  /// The scheme of the first base.
  public static let scheme: Swift.String = "https"
  /// The host of the first base.
  public static let host: Swift.String = "code.example.com"
  /// The bases of routes without bases of their own; `url()` writes the first.
  public static let bases: [Swift.String] = ["https://code.example.com", "codeapp://code.example.com"]

  /// The route that `url` opens; nil if no pattern matches.
  public init?(url: RouteURL?) {
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
    self = route
  }

  /// The route of a URL's text, or of what follows the first base.
  public init?(rawValue: Swift.String) {
    guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
    self = route
  }

  /// The text of the URL without the first base.
  public var rawValue: Swift.String {
    _Matching.text(of: self, .rawValue)
  }

  /// The route's canonical URL.
  public func url() -> RouteURL {
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension CodeRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .dashboard: if case .dashboard = b { return true }
    case .settings: if case .settings = b { return true }
    case let .settingsPage(a0): if case let .settingsPage(b0) = b, _Route.equal(a0, b0) { return true }
    case let .notifications(a0): if case let .notifications(b0) = b, _Route.equal(a0, b0) { return true }
    case let .search(a0, a1):
      if case let .search(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .handle(a0): if case let .handle(b0) = b, _Route.equal(a0, b0) { return true }
    case let .tab(a0, a1): if case let .tab(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .repository(a0, a1):
      if case let .repository(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .issues(a0, a1, a2, a3):
      if case let .issues(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .issue(a0, a1, a2):
      if case let .issue(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .newIssue(a0, a1):
      if case let .newIssue(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .pull(a0, a1, a2):
      if case let .pull(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .dashboard: hasher.combine(0x3EE0340F)
    case .settings: hasher.combine(0x2026E52C)
    case let .settingsPage(a0):
      hasher.combine(0x43CFFBF9)
      hasher.combine(a0)
    case let .notifications(a0):
      hasher.combine(0x373F09C7)
      hasher.combine(a0)
    case let .search(a0, a1):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .handle(a0):
      hasher.combine(0x5188959C)
      hasher.combine(a0)
    case let .tab(a0, a1):
      hasher.combine(0x67EE491F)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .repository(a0, a1):
      hasher.combine(0x5DBC6E9B)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .issues(a0, a1, a2, a3):
      hasher.combine(0x078F9812)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .issue(a0, a1, a2):
      hasher.combine(0x42C67168)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .newIssue(a0, a1):
      hasher.combine(0x522ED93F)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .pull(a0, a1, a2):
      hasher.combine(0x3EBCE9B3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: CodeRoute) -> Swift.Bool { url.found(route) }

  func afterCodeapp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("code.example.com") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.dashboard) }
    if equals(0, "settings"), from(1).afterSettings() { return true }
    if equals(0, "notifications"), from(1).afterNotifications() { return true }
    if equals(0, "search"), from(1).afterSearch() { return true }
    if let parts0 = _Matching.split1F8EBD37(segment(0), url), isEnd(1), let user = parts0[0].string() {
      url.won(0x6BF0F615)
      return found(.handle(user: user))
    }
    if isPresent(0) { return from(1).after_() }
    return false
  }

  func afterSettings() -> Swift.Bool {
    if isEnd(0) {
      url.won(0x2853BE52)
      return found(.settings)
    }
    if isLast(0), let page = string(0) {
      url.won(0x1C393AE2)
      return found(.settingsPage(page: page))
    }
    return false
  }

  func afterNotifications() -> Swift.Bool {
    if isEnd(0), let all = bool("all", default: false) {
      url.won(0x1B6191B4)
      return found(.notifications(all: all))
    }
    return false
  }

  func afterSearch() -> Swift.Bool {
    if isEnd(0), let query = string("q"), let type = url.item("type").optional({ _Matching.closedSearchType($0) }) {
      return found(.search(query: query, type: type))
    }
    return false
  }

  func after_() -> Swift.Bool {
    if isEnd(0) {
      if let user = string(-1), let tab = string("tab") { return found(.tab(user: user, tab: tab)) }
      if let user = string(-1) { return found(.user(user: user)) }
    }
    if isPresent(0) {
      if isEnd(1), let user = string(-1), let repository = string(0) {
        return found(.repository(user: user, repository: repository))
      }
      if equals(1, "issues") {
        if isEnd(2), let user = string(-1), let repository = string(0),
            let state = url.item("state").defaulting(to: CodeRoute.State.open, { _Matching.closedState($0) }),
            let labels = url.items("label", takesEmpty: true, { $0.string() })
        {
          return found(.issues(user: user, repository: repository, state: state, labels: labels))
        }
        if isLast(2, "new"), let user = string(-1), let repository = string(0) {
          return found(.newIssue(user: user, repository: repository))
        }
        if let number = integer(2), isEnd(3), let user = string(-1), let repository = string(0) {
          return found(.issue(user: user, repository: repository, number: number))
        }
      }
      if equals(1, "pull"), let number = integer(2), isEnd(3), let user = string(-1), let repository = string(0) {
        return found(.pull(user: user, repository: repository, number: number))
      }
      if equals(1, "pulls"), let number = integer(2), isEnd(3), let user = string(-1), let repository = string(0) {
        return found(.pull(user: user, repository: repository, number: number))
      }
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: CodeRoute, _ form: _RouteForm) {
    switch route {
    case .dashboard: break
    case .settings: add("settings")
    case let .settingsPage(page): add("settings/", last: page)
    case let .notifications(all):
      add("notifications")
      if !_Route.equal(all, false) { add("?all=", bool: all) }
    case let .search(query, type):
      add("search?q=", value: query)
      if let type { add("&type=", value: type.rawValue) }
    case let .user(user):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://code.example.com", .host, isRelative: true)
        text.segment(user)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x0E7BFC11) }
    case let .handle(user):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(
        _Matching.affixes1F8EBD37, [.string(user)], first: "@", isText: _Matching.isText1F8EBD37,
        accepts: _Matching.accepts1F8EBD37)
      endSegments()
    case let .tab(user, tab):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://code.example.com", .host, isRelative: true)
        text.segment(user)
        text.endSegments()
        text.item("tab", tab)
      } unlessReadBy: { _Matching.winner($0, over: route, 0x2A4D130D) }
    case let .repository(user, repository):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "https://code.example.com", .host, isRelative: true)
        text.segment(user)
        text.segment(repository)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x064B02EB) }
    case let .issues(user, repository, state, labels):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      add("/", segment: repository)
      add("/issues")
      if !_Route.equal(state, CodeRoute.State.open) { item("?state=", value: state.rawValue) }
      items("label", labels)
    case let .issue(user, repository, number):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      add("/", segment: repository)
      add("/issues/", number)
    case let .newIssue(user, repository):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      add("/", segment: repository)
      add("/issues/new")
    case let .pull(user, repository, number):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      add("/", segment: repository)
      add("/pull/", number)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> CodeRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://code.example.com", segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("codeapp") {
      guard let path = url.hostPath else { return false }
      return path.afterCodeapp()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterCodeapp()
    }
    return false
  }

  static func text(of route: CodeRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://code.example.com/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: CodeRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: CodeRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 7) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x2853BE52:  // settings
      return _RouteMarks(path: "pp")
    case 0x1C393AE2:  // settings/${page}
      return _RouteMarks(path: "pps")
    case 0x1B6191B4:  // notifications?all=${all:Bool=false}
      return _RouteMarks(path: "pp", items: [.init("all", .first, isRequired: false)])
    case 0x6BF0F615:  // @${user}
      return _RouteMarks(path: "pp")
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

  static func closedSearchType(_ part: _RoutePart) -> CodeRoute.SearchType? {
    switch part.word {
    case 0x65646F63:  // "code"
      if part.hasCount(4) { return CodeRoute.SearchType.code }
    case 0x7372657375:  // "users"
      if part.hasCount(5) { return CodeRoute.SearchType.users }
    case 0x6F7469736F706572:
      if part.equals("repositories") { return CodeRoute.SearchType.repositories }
    default: break
    }
    return nil
  }

  static func closedState(_ part: _RoutePart) -> CodeRoute.State? {
    switch part.word {
    case 0x6C6C61:  // "all"
      if part.hasCount(3) { return CodeRoute.State.all }
    case 0x6E65706F:  // "open"
      if part.hasCount(4) { return CodeRoute.State.open }
    case 0x6465736F6C63:  // "closed"
      if part.hasCount(6) { return CodeRoute.State.closed }
    default: break
    }
    return nil
  }
}
