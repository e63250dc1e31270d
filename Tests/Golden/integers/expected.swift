// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum IntegerRoute: URLRoute {
  /// `int/${value:Int}?o=${o:Int?}&d=${d:Int=-5}&l=${l:[Int]}`
  case int(value: Swift.Int, o: Swift.Int? = nil, d: Swift.Int = -5, l: [Swift.Int] = [])
  /// `int8/${value:Int8}?o=${o:Int8?}&d=${d:Int8=-128}&l=${l:[Int8]}`
  case int8(value: Swift.Int8, o: Swift.Int8? = nil, d: Swift.Int8 = -128, l: [Swift.Int8] = [])
  /// `int16/${value:Int16}?o=${o:Int16?}&d=${d:Int16=16}&l=${l:[Int16]}`
  case int16(value: Swift.Int16, o: Swift.Int16? = nil, d: Swift.Int16 = 16, l: [Swift.Int16] = [])
  /// `int32/${value:Int32}?o=${o:Int32?}&d=${d:Int32=32}&l=${l:[Int32]}`
  case int32(value: Swift.Int32, o: Swift.Int32? = nil, d: Swift.Int32 = 32, l: [Swift.Int32] = [])
  /// `int64/${value:Int64}?o=${o:Int64?}&d=${d:Int64=-9223372036854775808}&l=${l:[Int64]}`
  case int64(value: Swift.Int64, o: Swift.Int64? = nil, d: Swift.Int64 = -9223372036854775808, l: [Swift.Int64] = [])
  /// `uint/${value:UInt}?o=${o:UInt?}&d=${d:UInt=+7}&l=${l:[UInt]}`
  case uint(value: Swift.UInt, o: Swift.UInt? = nil, d: Swift.UInt = 7, l: [Swift.UInt] = [])
  /// `uint8/${value:UInt8}?o=${o:UInt8?}&d=${d:UInt8=255}&l=${l:[UInt8]}`
  case uint8(value: Swift.UInt8, o: Swift.UInt8? = nil, d: Swift.UInt8 = 255, l: [Swift.UInt8] = [])
  /// `uint16/${value:UInt16}?o=${o:UInt16?}&d=${d:UInt16=16}&l=${l:[UInt16]}`
  case uint16(value: Swift.UInt16, o: Swift.UInt16? = nil, d: Swift.UInt16 = 16, l: [Swift.UInt16] = [])
  /// `uint32/${value:UInt32}?o=${o:UInt32?}&d=${d:UInt32=32}&l=${l:[UInt32]}`
  case uint32(value: Swift.UInt32, o: Swift.UInt32? = nil, d: Swift.UInt32 = 32, l: [Swift.UInt32] = [])
  /// `uint64/${value:UInt64}?o=${o:UInt64?}&d=${d:UInt64=18446744073709551615}&l=${l:[UInt64]}`
  case uint64(value: Swift.UInt64, o: Swift.UInt64? = nil, d: Swift.UInt64 = 18446744073709551615, l: [Swift.UInt64] = [])

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "types"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://types"]

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

nonisolated extension IntegerRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .int(a0, a1, a2, a3):
      if case let .int(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .int8(a0, a1, a2, a3):
      if case let .int8(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .int16(a0, a1, a2, a3):
      if case let .int16(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .int32(a0, a1, a2, a3):
      if case let .int32(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .int64(a0, a1, a2, a3):
      if case let .int64(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .uint(a0, a1, a2, a3):
      if case let .uint(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .uint8(a0, a1, a2, a3):
      if case let .uint8(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .uint16(a0, a1, a2, a3):
      if case let .uint16(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .uint32(a0, a1, a2, a3):
      if case let .uint32(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .uint64(a0, a1, a2, a3):
      if case let .uint64(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .int(a0, a1, a2, a3):
      hasher.combine(0x736E5CBD)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .int8(a0, a1, a2, a3):
      hasher.combine(0x0D3B31B7)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .int16(a0, a1, a2, a3):
      hasher.combine(0x6E4E3293)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .int32(a0, a1, a2, a3):
      hasher.combine(0x17864751)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .int64(a0, a1, a2, a3):
      hasher.combine(0x0AE851DC)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .uint(a0, a1, a2, a3):
      hasher.combine(0x348E3DAC)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .uint8(a0, a1, a2, a3):
      hasher.combine(0x431A31BE)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .uint16(a0, a1, a2, a3):
      hasher.combine(0x6F14C23D)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .uint32(a0, a1, a2, a3):
      hasher.combine(0x186CBEEE)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .uint64(a0, a1, a2, a3):
      hasher.combine(0x0830D519)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: IntegerRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("types") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x746E69:  // "int"
      if hasCount(0, 3) { return from(1).afterInt() }
    case 0x38746E69:  // "int8"
      if hasCount(0, 4) { return from(1).afterInt8() }
    case 0x746E6975:  // "uint"
      if hasCount(0, 4) { return from(1).afterUint() }
    case 0x3233746E69:  // "int32"
      if hasCount(0, 5) { return from(1).afterInt32() }
    case 0x3436746E69:  // "int64"
      if hasCount(0, 5) { return from(1).afterInt64() }
    case 0x3631746E69:  // "int16"
      if hasCount(0, 5) { return from(1).afterInt16() }
    case 0x38746E6975:  // "uint8"
      if hasCount(0, 5) { return from(1).afterUint8() }
    case 0x3233746E6975:  // "uint32"
      if hasCount(0, 6) { return from(1).afterUint32() }
    case 0x3436746E6975:  // "uint64"
      if hasCount(0, 6) { return from(1).afterUint64() }
    case 0x3631746E6975:  // "uint16"
      if hasCount(0, 6) { return from(1).afterUint16() }
    default: break
    }
    return false
  }

  func afterInt() -> Swift.Bool {
    if let value = integer(0), isEnd(1), let o = integerIfAny("o"), let d = integer("d", default: -5),
        let l = url.items("l", { $0.integer() })
    {
      return found(.int(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterInt8() -> Swift.Bool {
    if let value = integer(0, Swift.Int8.self), isEnd(1), let o = integerIfAny("o", Swift.Int8.self),
        let d = integer("d", Swift.Int8.self, default: -128), let l = url.items("l", { $0.integer(Swift.Int8.self) })
    {
      return found(.int8(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterInt16() -> Swift.Bool {
    if let value = integer(0, Swift.Int16.self), isEnd(1), let o = integerIfAny("o", Swift.Int16.self),
        let d = integer("d", Swift.Int16.self, default: 16), let l = url.items("l", { $0.integer(Swift.Int16.self) })
    {
      return found(.int16(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterInt32() -> Swift.Bool {
    if let value = integer(0, Swift.Int32.self), isEnd(1), let o = integerIfAny("o", Swift.Int32.self),
        let d = integer("d", Swift.Int32.self, default: 32), let l = url.items("l", { $0.integer(Swift.Int32.self) })
    {
      return found(.int32(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterInt64() -> Swift.Bool {
    if let value = integer(0, Swift.Int64.self), isEnd(1), let o = integerIfAny("o", Swift.Int64.self),
        let d = integer("d", Swift.Int64.self, default: -9223372036854775808),
        let l = url.items("l", { $0.integer(Swift.Int64.self) })
    {
      return found(.int64(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterUint() -> Swift.Bool {
    if let value = integer(0, Swift.UInt.self), isEnd(1), let o = integerIfAny("o", Swift.UInt.self),
        let d = integer("d", Swift.UInt.self, default: 7), let l = url.items("l", { $0.integer(Swift.UInt.self) })
    {
      return found(.uint(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterUint8() -> Swift.Bool {
    if let value = integer(0, Swift.UInt8.self), isEnd(1), let o = integerIfAny("o", Swift.UInt8.self),
        let d = integer("d", Swift.UInt8.self, default: 255),
        let l = url.items("l", { $0.integer(Swift.UInt8.self) })
    {
      return found(.uint8(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterUint16() -> Swift.Bool {
    if let value = integer(0, Swift.UInt16.self), isEnd(1), let o = integerIfAny("o", Swift.UInt16.self),
        let d = integer("d", Swift.UInt16.self, default: 16),
        let l = url.items("l", { $0.integer(Swift.UInt16.self) })
    {
      return found(.uint16(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterUint32() -> Swift.Bool {
    if let value = integer(0, Swift.UInt32.self), isEnd(1), let o = integerIfAny("o", Swift.UInt32.self),
        let d = integer("d", Swift.UInt32.self, default: 32),
        let l = url.items("l", { $0.integer(Swift.UInt32.self) })
    {
      return found(.uint32(value: value, o: o, d: d, l: l))
    }
    return false
  }

  func afterUint64() -> Swift.Bool {
    if let value = integer(0, Swift.UInt64.self), isEnd(1), let o = integerIfAny("o", Swift.UInt64.self),
        let d = integer("d", Swift.UInt64.self, default: 18446744073709551615),
        let l = url.items("l", { $0.integer(Swift.UInt64.self) })
    {
      return found(.uint64(value: value, o: o, d: d, l: l))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: IntegerRoute, _ form: _RouteForm) {
    switch route {
    case let .int(value, o, d, l):
      add("int/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: -5)
      items("l", plain: l.map { _Route.text($0) })
    case let .int8(value, o, d, l):
      add("int8/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: -128)
      items("l", plain: l.map { _Route.text($0) })
    case let .int16(value, o, d, l):
      add("int16/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: 16)
      items("l", plain: l.map { _Route.text($0) })
    case let .int32(value, o, d, l):
      add("int32/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: 32)
      items("l", plain: l.map { _Route.text($0) })
    case let .int64(value, o, d, l):
      add("int64/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: -9223372036854775808)
      items("l", plain: l.map { _Route.text($0) })
    case let .uint(value, o, d, l):
      add("uint/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: 7)
      items("l", plain: l.map { _Route.text($0) })
    case let .uint8(value, o, d, l):
      add("uint8/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: 255)
      items("l", plain: l.map { _Route.text($0) })
    case let .uint16(value, o, d, l):
      add("uint16/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: 16)
      items("l", plain: l.map { _Route.text($0) })
    case let .uint32(value, o, d, l):
      add("uint32/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: 32)
      items("l", plain: l.map { _Route.text($0) })
    case let .uint64(value, o, d, l):
      add("uint64/", value)
      item("?o=", ifAny: o)
      item("?d=", d, unless: 18446744073709551615)
      items("l", plain: l.map { _Route.text($0) })
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> IntegerRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://types", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: IntegerRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://types/") { text in text.write(route, form) }
  }
}
