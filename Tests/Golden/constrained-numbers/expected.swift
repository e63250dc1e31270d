// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
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
public nonisolated enum ConstrainedNumberRoute: URLRoute {
    /// `latitude/${value:Latitude}?o=${o:Latitude?}&d=${d:Latitude=52.5}&l=${l:[Latitude]}`
    case latitude(
        value: Latitude, o: Latitude? = nil, d: Latitude = .init(rawValue: 52.5)!,
        l: [Latitude] = [])
    /// `share/${value:Share}?o=${o:Share?}&d=${d:Share=0.25}&l=${l:[Share]}`
    case share(value: Share, o: Share? = nil, d: Share = .init(rawValue: 0.25)!, l: [Share] = [])
    /// `rating/${value:Rating}?o=${o:Rating?}&d=${d:Rating=3}&l=${l:[Rating]}`
    case rating(value: Rating, o: Rating? = nil, d: Rating = .init(rawValue: 3)!, l: [Rating] = [])
    /// `large/${value:Large}?d=${d:Large=18446744073709551615}`
    case large(value: Large, d: Large = .init(rawValue: 18446744073709551615)!)
    /// `bounds/${port:Port}/${depth:Depth}/${positive:Positive}?below=${below:Below?}&cold=${cold:Cold?}`
    case bounds(
        port: Port, depth: Depth, positive: Positive, below: Below? = nil, cold: Cold? = nil)
    /// `rest/${values:Rating...}`
    case rest(values: [Rating] = [])
    /// `between/v${rating:Rating}.${share:Share}`
    case between(rating: Rating, share: Share)
    /// `around/${latitude:Latitude},${port:Port}@`
    case around(latitude: Latitude, port: Port)
    case ranks(Ranks)

    public nonisolated enum Ranks: Hashable, Sendable {
        /// `rank/${stars:Rating}`
        case stars(stars: Rating)
        /// `rank/${number:Int}`
        case number(number: Int)
        /// `rank/${share:Share}`
        case share(share: Share)
        /// `rank/${decimal:Double}`
        case decimal(decimal: Double)
    }

    /// A Double in -90...90.
    public nonisolated struct Latitude:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: Double

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: Double) {
            guard (-90...90).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A Double in 0.5...
    public nonisolated struct Positive:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: Double

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: Double) {
            guard (0.5...).contains(rawValue), rawValue.isFinite else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A Float in 0..<1.
    public nonisolated struct Share:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: Float

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: Float) {
            guard (0..<1).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// An Int in 1...5.
    public nonisolated struct Rating:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: Int

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: Int) {
            guard (1...5).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A UInt16 in 1...
    public nonisolated struct Port:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: UInt16

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: UInt16) {
            guard (1...).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// An Int8 in -100...-1.
    public nonisolated struct Depth:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: Int8

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: Int8) {
            guard (-100...(-1)).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// An Int16 in ...-1.
    public nonisolated struct Below:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: Int16

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: Int16) {
            guard (...(-1)).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A Float in -273.15..<-0.5.
    public nonisolated struct Cold:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: Float

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: Float) {
            guard (-273.15..<(-0.5)).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A UInt64 in 9223372036854775808...
    public nonisolated struct Large:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: UInt64

        /// Nil if the value does not meet the constraints.
        public init?(rawValue: UInt64) {
            guard (9223372036854775808...).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { _Route.text(rawValue) }
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// The scheme of the first base.
    public static let scheme: String = "app"
    /// The host of the first base.
    public static let host: String = "numbers"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["app://numbers"]

    /// The route that `url` opens; nil if no pattern matches.
    public init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    public init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    public var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    public func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    public func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension ConstrainedNumberRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .latitude(a0, a1, a2, a3):
            if case let .latitude(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .share(a0, a1, a2, a3):
            if case let .share(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .rating(a0, a1, a2, a3):
            if case let .rating(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .large(a0, a1):
            if case let .large(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .bounds(a0, a1, a2, a3, a4):
            if case let .bounds(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4)
            {
                return true
            }
        case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
        case let .between(a0, a1):
            if case let .between(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .around(a0, a1):
            if case let .around(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .ranks(a0): if case let .ranks(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case let .latitude(a0, a1, a2, a3):
            hasher.combine("latitude")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .share(a0, a1, a2, a3):
            hasher.combine("share")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .rating(a0, a1, a2, a3):
            hasher.combine("rating")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .large(a0, a1):
            hasher.combine("large")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .bounds(a0, a1, a2, a3, a4):
            hasher.combine("bounds")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
        case let .rest(a0):
            hasher.combine("rest")
            hasher.combine(a0)
        case let .between(a0, a1):
            hasher.combine("between")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .around(a0, a1):
            hasher.combine("around")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .ranks(a0):
            hasher.combine("ranks")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> ConstrainedNumberRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://numbers", segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> ConstrainedNumberRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if reader[0].equalsIgnoringCase("numbers") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        switch reader[0] {
        case "latitude": return afterLatitude(reader)
        case "share": return afterShare(reader)
        case "rating": return afterRating(reader)
        case "large": return afterLarge(reader)
        case "bounds": return afterBounds(reader)
        case "rest": return afterRest(reader)
        case "between": return afterBetween(reader)
        case "around": return afterAround(reader)
        case "rank": return afterRank(reader)
        default: break
        }
        return nil
    }

    static func afterLatitude(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let value = reader[1].asLatitude(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.asLatitude() }),
            let d = reader.query["d"].defaulting(
                to: ConstrainedNumberRoute.Latitude(rawValue: 52.5)!, { $0.asLatitude() }),
            let l = reader.query.values("l", as: { $0.asLatitude() })
        {
            return .latitude(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterShare(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let value = reader[1].asShare(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.asShare() }),
            let d = reader.query["d"].defaulting(
                to: ConstrainedNumberRoute.Share(rawValue: 0.25)!, { $0.asShare() }),
            let l = reader.query.values("l", as: { $0.asShare() })
        {
            return .share(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterRating(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let value = reader[1].asRating(), reader.count == 2,
            let o = reader.query["o"].optional({ $0.asRating() }),
            let d = reader.query["d"].defaulting(
                to: ConstrainedNumberRoute.Rating(rawValue: 3)!, { $0.asRating() }),
            let l = reader.query.values("l", as: { $0.asRating() })
        {
            return .rating(value: value, o: o, d: d, l: l)
        }
        return nil
    }

    static func afterLarge(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let value = reader[1].asLarge(), reader.count == 2,
            let d = reader.query["d"].defaulting(
                to: ConstrainedNumberRoute.Large(rawValue: 18446744073709551615)!, { $0.asLarge() })
        {
            return .large(value: value, d: d)
        }
        return nil
    }

    static func afterBounds(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let port = reader[1].asPort(), let depth = reader[2].asDepth(),
            let positive = reader[3].asPositive(), reader.count == 4,
            let below = reader.query["below"].optional({ $0.asBelow() }),
            let cold = reader.query["cold"].optional({ $0.asCold() })
        {
            return .bounds(port: port, depth: depth, positive: positive, below: below, cold: cold)
        }
        return nil
    }

    static func afterRest(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let values = reader.rest(from: 1, { $0.asRating() }) { return .rest(values: values) }
        return nil
    }

    static func afterBetween(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let ratingShareParts = _MixedParts.ratingShare.split(reader[1]), reader.count == 2,
            let rating = ratingShareParts[0].asRating(), let share = ratingShareParts[1].asShare()
        {
            return .between(rating: rating, share: share)
        }
        return nil
    }

    static func afterAround(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let latitudePortParts = _MixedParts.latitudePort.split(reader[1]), reader.count == 2,
            let latitude = latitudePortParts[0].asLatitude(),
            let port = latitudePortParts[1].asPort()
        {
            return .around(latitude: latitude, port: port)
        }
        return nil
    }

    static func afterRank(_ reader: _RouteReader) -> ConstrainedNumberRoute? {
        if let stars = reader[1].asRating(), reader.count == 2 {
            return .ranks(.stars(stars: stars))
        }
        if let number = reader[1].integer(), reader.count == 2 {
            return .ranks(.number(number: number))
        }
        if let share = reader[1].asShare(), reader.count == 2 {
            return .ranks(.share(share: share))
        }
        if let decimal = reader[1].decimal(Double.self), reader.count == 2 {
            return .ranks(.decimal(decimal: decimal))
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: ConstrainedNumberRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://numbers", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: ConstrainedNumberRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .latitude(value, o, d, l):
            writer.literal("latitude")
            writer.segment(_Route.text(value.rawValue))
            if let o { writer.item("o", _Route.text(o.rawValue)) }
            if d != ConstrainedNumberRoute.Latitude(rawValue: 52.5)! {
                writer.item("d", _Route.text(d.rawValue))
            }
            for element in l { writer.item("l", _Route.text(element.rawValue)) }
        case let .share(value, o, d, l):
            writer.literal("share")
            writer.segment(_Route.text(value.rawValue))
            if let o { writer.item("o", _Route.text(o.rawValue)) }
            if d != ConstrainedNumberRoute.Share(rawValue: 0.25)! {
                writer.item("d", _Route.text(d.rawValue))
            }
            for element in l { writer.item("l", _Route.text(element.rawValue)) }
        case let .rating(value, o, d, l):
            writer.literal("rating")
            writer.segment(_Route.text(value.rawValue))
            if let o { writer.item("o", _Route.text(o.rawValue)) }
            if d != ConstrainedNumberRoute.Rating(rawValue: 3)! {
                writer.item("d", _Route.text(d.rawValue))
            }
            for element in l { writer.item("l", _Route.text(element.rawValue)) }
        case let .large(value, d):
            writer.literal("large")
            writer.segment(_Route.text(value.rawValue))
            if d != ConstrainedNumberRoute.Large(rawValue: 18446744073709551615)! {
                writer.item("d", _Route.text(d.rawValue))
            }
        case let .bounds(port, depth, positive, below, cold):
            writer.literal("bounds")
            writer.segment(_Route.text(port.rawValue))
            writer.segment(_Route.text(depth.rawValue))
            writer.segment(_Route.text(positive.rawValue))
            if let below { writer.item("below", _Route.text(below.rawValue)) }
            if let cold { writer.item("cold", _Route.text(cold.rawValue)) }
        case let .rest(values):
            writer.literal("rest")
            for element in values { writer.segment(_Route.text(element.rawValue)) }
        case let .between(rating, share):
            writer.literal("between")
            writer.segment(
                mixed: ["v", ".", ""], [_Route.text(rating.rawValue), _Route.text(share.rawValue)])
        case let .around(latitude, port):
            writer.literal("around")
            writer.segment(
                mixed: ["", ",", "@"], [_Route.text(latitude.rawValue), _Route.text(port.rawValue)])
        case let .ranks(.stars(stars)):
            writer.literal("rank")
            writer.segment(_Route.text(stars.rawValue))
        case let .ranks(.number(number)):
            writer.literal("rank")
            writer.segment(number)
        case let .ranks(.share(share)):
            writer.literal("rank")
            writer.segment(_Route.text(share.rawValue))
        case let .ranks(.decimal(decimal)):
            writer.literal("rank")
            writer.segment(_Route.text(decimal))
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let ratingShare = _RouteMixedPart(
        ["v", ".", ""], [.number({ $0.asRating() != nil }), .number({ $0.asShare() != nil })])
    static let latitudePort = _RouteMixedPart(
        ["", ",", "@"], [.number({ $0.asLatitude() != nil }), .number({ $0.asPort() != nil })],
        delimiters: ",@")
}

private nonisolated extension _RoutePart {
    func asBelow() -> ConstrainedNumberRoute.Below? {
        integer(Int16.self).flatMap { ConstrainedNumberRoute.Below(rawValue: $0) }
    }

    func asCold() -> ConstrainedNumberRoute.Cold? {
        decimal(Float.self).flatMap { ConstrainedNumberRoute.Cold(rawValue: $0) }
    }

    func asDepth() -> ConstrainedNumberRoute.Depth? {
        integer(Int8.self).flatMap { ConstrainedNumberRoute.Depth(rawValue: $0) }
    }

    func asLarge() -> ConstrainedNumberRoute.Large? {
        integer(UInt64.self).flatMap { ConstrainedNumberRoute.Large(rawValue: $0) }
    }

    func asLatitude() -> ConstrainedNumberRoute.Latitude? {
        decimal(Double.self).flatMap { ConstrainedNumberRoute.Latitude(rawValue: $0) }
    }

    func asPort() -> ConstrainedNumberRoute.Port? {
        integer(UInt16.self).flatMap { ConstrainedNumberRoute.Port(rawValue: $0) }
    }

    func asPositive() -> ConstrainedNumberRoute.Positive? {
        decimal(Double.self).flatMap { ConstrainedNumberRoute.Positive(rawValue: $0) }
    }

    func asRating() -> ConstrainedNumberRoute.Rating? {
        integer().flatMap { ConstrainedNumberRoute.Rating(rawValue: $0) }
    }

    func asShare() -> ConstrainedNumberRoute.Share? {
        decimal(Float.self).flatMap { ConstrainedNumberRoute.Share(rawValue: $0) }
    }
}
