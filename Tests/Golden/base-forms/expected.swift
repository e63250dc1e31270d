// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum BaseFormRoute: URLRoute {
    /// `${address}?subject=${subject?}&cc=${cc:[String]}&${others...}`
    case message(
        address: String, subject: String? = nil, cc: [String] = [], others: [String: String] = [:])
    /// `${latitude:Double},${longitude:Double}`
    case point(latitude: Double, longitude: Double)
    /// `?xt=${xt}#${fragment...}`
    case torrent(xt: String, fragment: [String] = [])
    /// `redirect/${provider}?code=${code}`
    case callback(provider: String, code: String)
    /// `${feature}`
    case beta(feature: String)
    /// `${number}`
    case call(number: String)
    /// `${path...}`
    case file(path: [String] = [])
    /// `@${owner}:${id:Int}/`
    case photo(owner: String, id: Int)
    /// `spotify:${kind:Kind}:${id}`
    case song(kind: Kind, id: String)
    /// `cal:/${day}`
    case local(day: String)

    /// The values as they appear in URLs.
    nonisolated enum Kind: String, CaseIterable, Sendable {
        case track
        case album
    }

    /// The scheme of the first base.
    static let scheme: String = "mailto"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["mailto:"]

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
nonisolated extension BaseFormRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .message(a0, a1, a2, a3):
            if case let .message(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .point(a0, a1):
            if case let .point(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .torrent(a0, a1):
            if case let .torrent(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .callback(a0, a1):
            if case let .callback(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .beta(a0): if case let .beta(b0) = b, _Route.equal(a0, b0) { return true }
        case let .call(a0): if case let .call(b0) = b, _Route.equal(a0, b0) { return true }
        case let .file(a0): if case let .file(b0) = b, _Route.equal(a0, b0) { return true }
        case let .photo(a0, a1):
            if case let .photo(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .song(a0, a1):
            if case let .song(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .local(a0): if case let .local(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .message(a0, a1, a2, a3):
            hasher.combine("message")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .point(a0, a1):
            hasher.combine("point")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .torrent(a0, a1):
            hasher.combine("torrent")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .callback(a0, a1):
            hasher.combine("callback")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .beta(a0):
            hasher.combine("beta")
            hasher.combine(a0)
        case let .call(a0):
            hasher.combine("call")
            hasher.combine(a0)
        case let .file(a0):
            hasher.combine("file")
            hasher.combine(a0)
        case let .photo(a0, a1):
            hasher.combine("photo")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .song(a0, a1):
            hasher.combine("song")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .local(a0):
            hasher.combine("local")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> BaseFormRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> BaseFormRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("cal") { return afterCal(reader.path) }
        if reader.hasScheme("com.example.app") { return afterComExampleApp(reader.path) }
        if reader.hasScheme("com.example.app.beta") { return afterComExampleAppBeta(reader.path) }
        if reader.hasScheme("doc") { return afterDoc(reader.path) }
        if reader.hasScheme("geo") { return afterGeo(reader.path) }
        if reader.hasScheme("magnet") { return afterMagnet(reader.path) }
        if reader.hasScheme("mailto") { return start(reader.path) }
        if reader.hasScheme("photo") { return afterPhoto(reader.path) }
        if reader.hasScheme("spotify") { return afterSpotify(reader.path) }
        if reader.hasScheme("tel") { return afterTel(reader.path) }
        return nil
    }

    static func afterCal(_ reader: _RouteReader) -> BaseFormRoute? {
        if reader.count == 1, let day = reader.string(0) { return .local(day: day) }
        return nil
    }

    static func afterComExampleApp(_ reader: _RouteReader) -> BaseFormRoute? {
        if reader[0].equalsIgnoringCase("oauth2"), reader[1].equals("redirect") {
            return afterOauth2Redirect(reader.from(2))
        }
        return nil
    }

    static func afterOauth2Redirect(_ reader: _RouteReader) -> BaseFormRoute? {
        if reader.count == 1, let provider = reader.string(0),
            let code = reader.query["code"].string()
        {
            return .callback(provider: provider, code: code)
        }
        return nil
    }

    static func afterComExampleAppBeta(_ reader: _RouteReader) -> BaseFormRoute? {
        if reader[0].equalsIgnoringCase("redirect"), let route = afterOauth2Redirect(reader.from(1))
        {
            return route
        }
        if reader.count == 1, let feature = reader.string(0) { return .beta(feature: feature) }
        return nil
    }

    static func afterDoc(_ reader: _RouteReader) -> BaseFormRoute? {
        if let path = reader.rest(from: 0, { $0.string() }) { return .file(path: path) }
        return nil
    }

    static func afterGeo(_ reader: _RouteReader) -> BaseFormRoute? {
        if let latitudeLongitudeParts = _MixedParts.latitudeLongitude.split(reader[0]),
            reader.count == 1, let latitude = latitudeLongitudeParts[0].decimal(Double.self),
            let longitude = latitudeLongitudeParts[1].decimal(Double.self)
        {
            return .point(latitude: latitude, longitude: longitude)
        }
        return nil
    }

    static func afterMagnet(_ reader: _RouteReader) -> BaseFormRoute? {
        if reader.count == 0, reader.hasFragment, let xt = reader.query["xt"].string(),
            case let fragment = reader.fragment,
            let fragment_ = fragment.values(from: 0, { $0.string() })
        {
            return .torrent(xt: xt, fragment: fragment_)
        }
        return nil
    }

    static func start(_ reader: _RouteReader) -> BaseFormRoute? {
        if reader.count == 1, let address = reader.string(0),
            let subject = reader.query["subject"].optional({ $0.string() }),
            let cc = reader.query.values("cc", takesEmpty: true, as: { $0.string() }),
            let others = reader.query.others(than: "subject", "cc")
        {
            return .message(address: address, subject: subject, cc: cc, others: others)
        }
        return nil
    }

    static func afterPhoto(_ reader: _RouteReader) -> BaseFormRoute? {
        if let ownerIdParts = _MixedParts.ownerId.split(reader[0]), reader.count == 1,
            let owner = ownerIdParts[0].string(), let id = ownerIdParts[1].integer()
        {
            return .photo(owner: owner, id: id)
        }
        return nil
    }

    static func afterSpotify(_ reader: _RouteReader) -> BaseFormRoute? {
        if let kindIdParts = _MixedParts.kindId.split(reader[0]), reader.count == 1,
            let kind = kindIdParts[0].asKind(), let id = kindIdParts[1].string()
        {
            return .song(kind: kind, id: id)
        }
        return nil
    }

    static func afterTel(_ reader: _RouteReader) -> BaseFormRoute? {
        if reader.count == 1, let number = reader.string(0) { return .call(number: number) }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: BaseFormRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "mailto:", .noHost, isRelative: true, separator: ":")
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: BaseFormRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .message(address, subject, cc, others):
            writer.segment(address)
            if let subject, !subject.isEmpty { writer.item("subject", subject) }
            for element in cc { writer.item("cc", element) }
            for (key, value) in others.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .point(latitude, longitude):
            writer.begin(form, base: "geo:", .noHost, isRelative: false, separator: ":")
            writer.segment(mixed: ["", ",", ""], [_Route.text(latitude), _Route.text(longitude)])
        case let .torrent(xt, fragment_):
            writer.begin(form, base: "magnet:", .noHost, isRelative: false, separator: ":")
            writer.item("xt", xt)
            writer.beginFragment()
            for element in fragment_ { writer.segment(element) }
        case let .callback(provider, code):
            writer.begin(
                form, base: "com.example.app:/oauth2", .prefix, isRelative: false,
                prefix: "/oauth2", separator: ":/")
            writer.literal("redirect")
            writer.segment(provider)
            writer.item("code", code)
        case let .beta(feature):
            writer.begin(
                form, base: "com.example.app.beta:/", .noHost, isRelative: false, separator: ":/")
            writer.segment(feature)
        case let .call(number):
            writer.begin(form, base: "tel:", .noHost, isRelative: false, separator: ":")
            writer.segment(number)
        case let .file(path):
            writer.begin(form, base: "doc:", .noHost, isRelative: false, separator: ":")
            for element in path { writer.segment(element) }
        case let .photo(owner, id):
            writer.begin(form, base: "photo:", .noHost, isRelative: false, separator: ":")
            writer.segment(mixed: ["@", ":", ""], [owner, _Route.text(id)])
            writer.slash()
        case let .song(kind, id):
            writer.begin(form, base: "spotify:", .noHost, isRelative: false, separator: ":")
            writer.segment(mixed: ["", ":", ""], [kind.rawValue, id])
        case let .local(day):
            writer.begin(form, base: "cal:/", .noHost, isRelative: false, separator: ":/")
            writer.segment(day)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let latitudeLongitude = _RouteMixedPart(
        ["", ",", ""], [.number({ $0.decimal(Double.self) != nil }),
        .number({ $0.decimal(Double.self) != nil })], delimiters: ",", ignoresCase: true)
    static let ownerId = _RouteMixedPart(
        ["@", ":", ""], [.text(allowsEmpty: true), .number({ $0.integer() != nil })],
        delimiters: ":@", ignoresCase: true)
    static let kindId = _RouteMixedPart(
        ["", ":", ""], [.value(atMost: 5, { $0.asKind() != nil }), .text(allowsEmpty: true)],
        delimiters: ":", ignoresCase: true)
}

private nonisolated extension _RoutePart {
    func asKind() -> BaseFormRoute.Kind? {
        switch self {
        case "track": return BaseFormRoute.Kind.track
        case "album": return BaseFormRoute.Kind.album
        default: if !ignoresCase { return nil }
        }
        if equalsIgnoringCase("track") { return BaseFormRoute.Kind.track }
        if equalsIgnoringCase("album") { return BaseFormRoute.Kind.album }
        return nil
    }
}
