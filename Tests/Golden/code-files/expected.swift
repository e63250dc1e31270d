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
public nonisolated enum CodeFileRoute: URLRoute {
  /// `${user}/${repository}/blob/${ref}/${path...}#L${line:Int}`
  case file(user: Swift.String, repository: Swift.String, ref: Swift.String, path: [Swift.String] = [], line: Swift.Int)
  /// `${user}/${repository}/tree/${ref}/${path...}`
  case tree(user: Swift.String, repository: Swift.String, ref: Swift.String, path: [Swift.String] = [])
  /// `${user}/${repository}/compare/${base}...${head}`
  case compare(user: Swift.String, repository: Swift.String, base: Swift.String, head: Swift.String)
  /// `${user}/${repository}/releases/tag/v${major:Int}.${minor:Int}`
  case release(user: Swift.String, repository: Swift.String, major: Swift.Int, minor: Swift.Int)
  /// `https://raw.code.example.com/${user}/${repository}/${ref}/${path...}`
  case raw(user: Swift.String, repository: Swift.String, ref: Swift.String, path: [Swift.String] = [])
  /// `https://${user}.pages.example.com/${path...}`
  case page(user: Swift.String, path: [Swift.String] = [])

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

nonisolated extension CodeFileRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .file(a0, a1, a2, a3, a4):
      if case let .file(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4) { return true }
    case let .tree(a0, a1, a2, a3):
      if case let .tree(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .compare(a0, a1, a2, a3):
      if case let .compare(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .release(a0, a1, a2, a3):
      if case let .release(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .raw(a0, a1, a2, a3):
      if case let .raw(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .page(a0, a1): if case let .page(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .file(a0, a1, a2, a3, a4):
      hasher.combine(0x2DA93926)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
    case let .tree(a0, a1, a2, a3):
      hasher.combine(0x6D9314BE)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .compare(a0, a1, a2, a3):
      hasher.combine(0x25059EB9)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .release(a0, a1, a2, a3):
      hasher.combine(0x42312FAB)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .raw(a0, a1, a2, a3):
      hasher.combine(0x36A89CDF)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .page(a0, a1):
      hasher.combine(0x254B08C1)
      hasher.combine(a0)
      hasher.combine(a1)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: CodeFileRoute) -> Swift.Bool { url.found(route) }

  func afterCodeapp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("code.example.com") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isPresent(0), isPresent(1) {
      if equals(2, "blob"), isPresent(3), url.hasFragment, let user = string(0), let repository = string(1),
          let ref = string(3), let path_ = url.rest(from: from(4), { $0.string() }),
          case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let parts0 = _Matching.split5FF2C0A7(part0, url), let line = parts0[0].integer(),
          url.isFragmentEnd(part0.next)
      {
        return found(.file(user: user, repository: repository, ref: ref, path: path_, line: line))
      }
      if equals(2, "tree"), isPresent(3), let user = string(0), let repository = string(1), let ref = string(3),
          let path_ = url.rest(from: from(4), { $0.string() })
      {
        return found(.tree(user: user, repository: repository, ref: ref, path: path_))
      }
      if equals(2, "compare"), let parts2 = _Matching.split720026BF(segment(3), url), isEnd(4), let user = string(0),
          let repository = string(1), let base = parts2[0].string(), let head = parts2[1].string()
      {
        return found(.compare(user: user, repository: repository, base: base, head: head))
      }
      if equals(2, "releases"), equals(3, "tag"), let parts2 = _Matching.split37658404(segment(4), url), isEnd(5),
          let user = string(0), let repository = string(1), let major = parts2[0].integer(),
          let minor = parts2[1].integer()
      {
        return found(.release(user: user, repository: repository, major: major, minor: minor))
      }
    }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("code.example.com"), from(1).start() { return true }
    if segment(0).equalsIgnoringCase("raw.code.example.com"), isPresent(1), isPresent(2), isPresent(3),
        let user = string(1), let repository = string(2), let ref = string(3),
        let path_ = url.rest(from: from(4), { $0.string() })
    {
      return found(.raw(user: user, repository: repository, ref: ref, path: path_))
    }
    if url.hasHostName, let parts0 = _Matching.split14D1FC70(segment(0), url), let user = parts0[0].string(),
        let path_ = url.rest(from: from(1), { $0.string() })
    {
      return found(.page(user: user, path: path_))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: CodeFileRoute, _ form: _RouteForm) {
    switch route {
    case let .file(user, repository, ref, path_, line):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      segment(repository)
      literal("blob")
      segment(ref)
      for element in path_ { segment(element) }
      endSegments()
      beginFragment()
      segment(
        _Matching.affixes5FF2C0A7, [.plain(_Route.text(line))], first: "L", isText: _Matching.isText5FF2C0A7,
        accepts: _Matching.accepts5FF2C0A7)
      endSegments()
    case let .tree(user, repository, ref, path_):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      segment(repository)
      literal("tree")
      segment(ref)
      for element in path_ { segment(element) }
      endSegments()
    case let .compare(user, repository, base, head):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      segment(repository)
      literal("compare")
      segment(
        _Matching.affixes720026BF, [.string(base), .string(head)], first: "", isText: _Matching.isText720026BF,
        accepts: _Matching.accepts720026BF)
      endSegments()
    case let .release(user, repository, major, minor):
      begin(form, base: "https://code.example.com", .host, isRelative: true)
      segment(user)
      segment(repository)
      literal("releases/tag", count: 2)
      segment(
        _Matching.affixes37658404, [.plain(_Route.text(major)), .plain(_Route.text(minor))], first: "v", isText: _Matching.isText37658404,
        accepts: _Matching.accepts37658404)
      endSegments()
    case let .raw(user, repository, ref, path_):
      begin(form, base: "https://raw.code.example.com", .host, isRelative: false)
      segment(user)
      segment(repository)
      segment(ref)
      for element in path_ { segment(element) }
      endSegments()
    case let .page(user, path_):
      begin(form, base: "https://", .webHostParameter, isRelative: false)
      segment(
        _Matching.affixes14D1FC70, [.string(user)], first: "", isText: _Matching.isText14D1FC70,
        accepts: _Matching.accepts14D1FC70)
      for element in path_ { segment(element) }
      endSegments()
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> CodeFileRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://code.example.com", segments: 8) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("codeapp") {
      guard let path = url.hostPath else { return false }
      return path.afterCodeapp()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: CodeFileRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://code.example.com/") { text in text.write(route, form) }
  }

  static let affixes14D1FC70 = _RouteAffixes(
    ["", ".pages.example.com"], ignoresCase: true, longestValue: 0, isHost: true)
  static let isText14D1FC70 = [true]

  static func accepts14D1FC70(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split14D1FC70(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes14D1FC70.split(segment, of: url, isText: isText14D1FC70, accepts: accepts14D1FC70)
  }

  static let affixes37658404 = _RouteAffixes(
    ["v", ".", ""], ignoresCase: false, longestValue: 0)
  static let isText37658404 = [false, false]

  static func accepts37658404(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split37658404(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes37658404.split(segment, of: url, isText: isText37658404, accepts: accepts37658404)
  }

  static let affixes5FF2C0A7 = _RouteAffixes(
    ["L", ""], ignoresCase: false, longestValue: 0)
  static let isText5FF2C0A7 = [false]

  static func accepts5FF2C0A7(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    default: return true
    }
  }

  static func split5FF2C0A7(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes5FF2C0A7.split(segment, of: url, isText: isText5FF2C0A7, accepts: accepts5FF2C0A7)
  }

  static let affixes720026BF = _RouteAffixes(
    ["", "...", ""], ignoresCase: false, longestValue: 0)
  static let isText720026BF = [true, true]

  static func accepts720026BF(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split720026BF(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes720026BF.split(segment, of: url, isText: isText720026BF, accepts: accepts720026BF)
  }
}
