// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum 길: URLRoute {
    /// `카페/${이름}`
    case 카페(이름: String)
    /// `카페/음료?맛=${맛:맛}`
    case 음료(맛: 맛)
    /// `🍕/🍕${slice:Int}`
    case emoji(slice: Int)
    case groupé(Groupé)
    /// `é/${id}`
    case composed(id: String)
    /// `é/${id}`
    case decomposed(id: String)
    /// `x/́/\u{200D}?́=${a}&\u{200B}=̈`
    case combining(a: String)
    /// `가${a}`
    case mixed(a: String)

    nonisolated enum Groupé: Hashable, Sendable {
        /// `그룹/하나#조각/${조각}`
        case 하나(조각: String)
    }

    /// The values as they appear in URLs.
    nonisolated enum 맛: String, CaseIterable, Sendable {
        case 달다 = "달다"
        case 쓰다 = "쓰다"
        case café = "café"
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "unicode"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://unicode"]

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
nonisolated extension 길 {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .카페(a0): if case let .카페(b0) = b, _Route.equal(a0, b0) { return true }
        case let .음료(a0): if case let .음료(b0) = b, _Route.equal(a0, b0) { return true }
        case let .emoji(a0): if case let .emoji(b0) = b, _Route.equal(a0, b0) { return true }
        case let .groupé(a0): if case let .groupé(b0) = b, _Route.equal(a0, b0) { return true }
        case let .composed(a0): if case let .composed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .decomposed(a0):
            if case let .decomposed(b0) = b, _Route.equal(a0, b0) { return true }
        case let .combining(a0):
            if case let .combining(b0) = b, _Route.equal(a0, b0) { return true }
        case let .mixed(a0): if case let .mixed(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .카페(a0):
            hasher.combine("카페")
            hasher.combine(a0)
        case let .음료(a0):
            hasher.combine("음료")
            hasher.combine(a0)
        case let .emoji(a0):
            hasher.combine("emoji")
            hasher.combine(a0)
        case let .groupé(a0):
            hasher.combine("groupé")
            hasher.combine(a0)
        case let .composed(a0):
            hasher.combine("composed")
            hasher.combine(a0)
        case let .decomposed(a0):
            hasher.combine("decomposed")
            hasher.combine(a0)
        case let .combining(a0):
            hasher.combine("combining")
            hasher.combine(a0)
        case let .mixed(a0):
            hasher.combine("mixed")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> 길? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://unicode", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> 길? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> 길? {
        if reader[0].equalsIgnoringCase("unicode") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> 길? {
        switch reader[0] {
        case "카페": if let route = after카페(reader) { return route }
        case "🍕": if let route = after_(reader) { return route }
        case "그룹": if let route = after그룹(reader) { return route }
        case "é": if let route = afterÉ(reader) { return route }
        case "é": if let route = afterÉ_2(reader) { return route }
        case "x": if let route = afterX(reader) { return route }
        default: break
        }
        if let aParts = _MixedParts.a.split(reader[0]), reader.count == 1,
            let a = aParts[0].string()
        {
            return .mixed(a: a)
        }
        return nil
    }

    static func after카페(_ reader: _RouteReader) -> 길? {
        if reader[1].equals("음료"), reader.count == 2, let 맛 = reader.query["맛"].as맛() {
            return .음료(맛: 맛)
        }
        if reader.count == 2, let 이름 = reader.string(1) { return .카페(이름: 이름) }
        return nil
    }

    static func after_(_ reader: _RouteReader) -> 길? {
        if let sliceParts = _MixedParts.slice.split(reader[1]), reader.count == 2,
            let slice = sliceParts[0].integer()
        {
            return .emoji(slice: slice)
        }
        return nil
    }

    static func after그룹(_ reader: _RouteReader) -> 길? {
        if reader[1].equals("하나"), reader.count == 2, reader.hasFragment,
            case let fragment = reader.fragment, fragment[0].equals("조각"),
            let 조각 = fragment[1].string(), fragment.count == 2
        {
            return .groupé(.하나(조각: 조각))
        }
        return nil
    }

    static func afterÉ(_ reader: _RouteReader) -> 길? {
        if reader.count == 2, let id = reader.string(1) { return .composed(id: id) }
        return nil
    }

    static func afterÉ_2(_ reader: _RouteReader) -> 길? {
        if reader.count == 2, let id = reader.string(1) { return .decomposed(id: id) }
        return nil
    }

    static func afterX(_ reader: _RouteReader) -> 길? {
        if reader[1].equals("\u{301}"), reader[2].equals("\u{200D}"), reader.count == 3,
            reader.query["\u{200B}"].equals("\u{308}"), let a = reader.query["\u{301}"].string()
        {
            return .combining(a: a)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: 길, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://unicode", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: 길, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .카페(이름):
            writer.literal("%EC%B9%B4%ED%8E%98")
            writer.segment(이름)
        case let .음료(맛):
            writer.literal("%EC%B9%B4%ED%8E%98/%EC%9D%8C%EB%A3%8C")
            writer.item("%EB%A7%9B", 맛.rawValue)
        case let .emoji(slice):
            writer.literal("%F0%9F%8D%95")
            writer.segment(mixed: ["%F0%9F%8D%95", ""], [_Route.text(slice)])
        case let .groupé(.하나(조각)):
            writer.literal("%EA%B7%B8%EB%A3%B9/%ED%95%98%EB%82%98")
            writer.beginFragment()
            writer.literal("%EC%A1%B0%EA%B0%81")
            writer.segment(조각)
        case let .composed(id):
            writer.literal("%C3%A9")
            writer.segment(id)
        case let .decomposed(id):
            writer.literal("e%CC%81")
            writer.segment(id)
        case let .combining(a):
            writer.literal("x/%CC%81/%E2%80%8D")
            writer.item("%CC%81", a)
            writer.literalItem("%E2%80%8B=%CC%88")
        case let .mixed(a): writer.segment(mixed: ["%EA%B0%80", ""], [a])
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let a = _RouteMixedPart(["가", ""], [.text(allowsEmpty: true)])
    static let slice = _RouteMixedPart(["🍕", ""], [.number({ $0.integer() != nil })])
}

private nonisolated extension _RoutePart {
    func as맛() -> 길.맛? {
        switch self {
        case "달다": return 길.맛.달다
        case "쓰다": return 길.맛.쓰다
        case "café": return 길.맛.café
        default: return nil
        }
    }
}
