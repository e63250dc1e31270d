// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import RouteRuntime
#else
    import RouteRuntime
#endif

/// The URLs of the app.
package nonisolated enum PackageRoute: URLRoute {
    /// `/`
    case home
    /// `side/${side:Side=left}/${at:URL}`
    case side(side: Side = .left, at: RouteURL)
    case auth(Auth)

    package nonisolated enum Auth: Hashable, Sendable {
        /// `auth/sign-up/${id:UUID}`
        case signUp(id: RouteUUID)
    }

    /// The values as they appear in URLs.
    package nonisolated enum Side: String, CaseIterable, Sendable {
        case left
        case right
    }

    /// The scheme of the first base.
    package static let scheme: String = "app"
    /// The host of the first base.
    package static let host: String = "package"
    /// The bases of routes without bases of their own; `url()` writes the first.
    package static let bases: [String] = ["app://package"]

    /// The route that `url` opens; nil if no pattern matches.
    package init?(url: RouteURL?) {
        guard let url, let route = _Matching.route(of: _Route.text(url), isRawValue: false) else { return nil }
        self = route
    }

    /// The route of a URL's text, or of what follows the first base.
    package init?(rawValue: String) {
        guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }
        self = route
    }

    /// The text of the URL without the first base.
    package var rawValue: String {
        _Writing.text(of: self, .rawValue)
    }

    /// The route's canonical URL.
    package func url() -> RouteURL {
        _Route.url(_Writing.text(of: self, .url))
    }

    /// The URL under another scheme and host; nil if the scheme or host is invalid.
    package func url(scheme: String, host: String) -> RouteURL? {
        _Route.url(_Writing.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension PackageRoute {
    package static func == (a: Self, b: Self) -> Bool {
        switch a {
        case .home: if case .home = b { return true }
        case let .side(a0, a1):
            if case let .side(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .auth(a0): if case let .auth(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .home: hasher.combine("home")
        case let .side(a0, a1):
            hasher.combine("side")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .auth(a0):
            hasher.combine("auth")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> PackageRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://package", segments: 6) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> PackageRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> PackageRoute? {
        if reader[0].equalsIgnoringCase("package") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> PackageRoute? {
        if reader.count == 0 { return .home }
        switch reader[0] {
        case "side":
            if let side = reader[1].asSide(), reader.count == 3, let at = reader[2].url() {
                return .side(side: side, at: at)
            }
        case "auth":
            if reader[1].equals("sign-up"), let id = reader[2].uuid(), reader.count == 3 {
                return .auth(.signUp(id: id))
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: PackageRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://package", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: PackageRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case .home: break
        case let .side(side, at):
            writer.literal("side")
            writer.segment(side.rawValue)
            writer.segment(_Route.text(at))
        case let .auth(.signUp(id)):
            writer.literal("auth/sign-up")
            writer.segment(_Route.text(id))
        }
    }
}

private nonisolated extension _RoutePart {
    func asSide() -> PackageRoute.Side? {
        switch self {
        case "left": return PackageRoute.Side.left
        case "right": return PackageRoute.Side.right
        default: return nil
        }
    }
}
