// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum WidthRoute: URLRoute {
    /// `${year:Year}/${month:Month}/${day:Day}/${slug}`
    case post(year: Year, month: Month, day: Day, slug: String)
    /// `archive/${year:Year}-${month:Month}`
    case archive(year: Year, month: Month)
    /// `offset/${value:Offset}?o=${o:Offset?}&d=${d:Offset=3}&l=${l:[Offset]}&c=${c:[Offset],}`
    case offset(
        value: Offset, o: Offset? = nil, d: Offset = .init(rawValue: 3)!, l: [Offset] = [],
        c: [Offset] = [])
    /// `serials/${numbers:Serial...}`
    case serials(numbers: [Serial] = [])

    /// An Int in 1900...2100, written with at least 4 digits.
    nonisolated struct Year:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: Int

        /// Nil if the value does not meet the constraints.
        init?(rawValue: Int) {
            guard (1900...2100).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue.description, width: 4) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// An Int in 1...12, written with at least 2 digits.
    nonisolated struct Month:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: Int

        /// Nil if the value does not meet the constraints.
        init?(rawValue: Int) {
            guard (1...12).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue.description, width: 2) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// An Int8 in 1...31, written with at least 2 digits.
    nonisolated struct Day:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: Int8

        /// Nil if the value does not meet the constraints.
        init?(rawValue: Int8) {
            guard (1...31).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue.description, width: 2) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// An Int16 in -99...99, written with at least 2 digits.
    nonisolated struct Offset:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: Int16

        /// Nil if the value does not meet the constraints.
        init?(rawValue: Int16) {
            guard (-99...99).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue.description, width: 2) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// A UInt64, written with at least 20 digits.
    nonisolated struct Serial:
        RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        let rawValue: UInt64

        /// Nil if the value does not meet the constraints.
        init?(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        var description: String { _Route.text(rawValue.description, width: 20) }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "widths.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://widths.example"]

    /// The route that `url` opens; nil if no pattern matches.
    init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension WidthRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .post(a0, a1, a2, a3):
            if case let .post(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .archive(a0, a1):
            if case let .archive(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .offset(a0, a1, a2, a3, a4):
            if case let .offset(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4)
            {
                return true
            }
        case let .serials(a0): if case let .serials(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .post(a0, a1, a2, a3):
            hasher.combine("post")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .archive(a0, a1):
            hasher.combine("archive")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .offset(a0, a1, a2, a3, a4):
            hasher.combine("offset")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
        case let .serials(a0):
            hasher.combine("serials")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> WidthRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://widths.example",
            segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> WidthRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> WidthRoute? {
        if reader[0].equalsIgnoringCase("widths.example") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> WidthRoute? {
        switch reader[0] {
        case "archive":
            if let yearMonthParts = _MixedParts.yearMonth.split(reader[1]), reader.count == 2,
                let year = yearMonthParts[0].asYear(), let month = yearMonthParts[1].asMonth()
            {
                return .archive(year: year, month: month)
            }
        case "offset":
            if let value = reader[1].asOffset(), reader.count == 2,
                let o = reader.query["o"].optional({ $0.asOffset() }),
                let d = reader.query["d"].defaulting(
                    to: WidthRoute.Offset(rawValue: 3)!, { $0.asOffset() }),
                let l = reader.query.values("l", as: { $0.asOffset() }),
                let c = reader.query["c"].list(
                    separatedBy: ",", isOptional: true, { $0.asOffset() })
            {
                return .offset(value: value, o: o, d: d, l: l, c: c)
            }
        case "serials":
            if let numbers = reader.rest(from: 1, { $0.asSerial() }) {
                return .serials(numbers: numbers)
            }
        default: break
        }
        if let year = reader[0].asYear(), let month = reader[1].asMonth(),
            let day = reader[2].asDay(), reader.count == 4, let slug = reader.string(3)
        {
            return .post(year: year, month: month, day: day, slug: slug)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: WidthRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://widths.example", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: WidthRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .post(year, month, day, slug):
            writer.segment(_Route.text(year.rawValue.description, width: 4))
            writer.segment(_Route.text(month.rawValue.description, width: 2))
            writer.segment(_Route.text(day.rawValue.description, width: 2))
            writer.segment(slug)
        case let .archive(year, month):
            writer.literal("archive")
            writer.segment(
                mixed: ["", "-", ""],
                [_Route.text(
                    year.rawValue.description, width: 4), _Route.text(month.rawValue.description, width: 2)])
        case let .offset(value, o, d, l, c):
            writer.literal("offset")
            writer.segment(_Route.text(value.rawValue.description, width: 2))
            if let o { writer.item("o", _Route.text(o.rawValue.description, width: 2)) }
            if d != WidthRoute.Offset(rawValue: 3)! {
                writer.item("d", _Route.text(d.rawValue.description, width: 2))
            }
            for element in l { writer.item("l", _Route.text(element.rawValue.description, width: 2)) }
            writer.item(
                "c", list: c.map { _Route.text($0.rawValue.description, width: 2) },
                separatedBy: ",")
        case let .serials(numbers):
            writer.literal("serials")
            for element in numbers { writer.segment(_Route.text(element.rawValue.description, width: 20)) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let yearMonth = _RouteMixedPart(
        ["", "-", ""], [.number({ $0.asYear() != nil }), .number({ $0.asMonth() != nil })])
}

private nonisolated extension _RoutePart {
    func asDay() -> WidthRoute.Day? {
        integer(Int8.self).flatMap { WidthRoute.Day(rawValue: $0) }
    }

    func asMonth() -> WidthRoute.Month? {
        integer().flatMap { WidthRoute.Month(rawValue: $0) }
    }

    func asOffset() -> WidthRoute.Offset? {
        integer(Int16.self).flatMap { WidthRoute.Offset(rawValue: $0) }
    }

    func asSerial() -> WidthRoute.Serial? {
        integer(UInt64.self).flatMap { WidthRoute.Serial(rawValue: $0) }
    }

    func asYear() -> WidthRoute.Year? {
        integer().flatMap { WidthRoute.Year(rawValue: $0) }
    }
}
