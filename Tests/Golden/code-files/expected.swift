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
public nonisolated enum CodeFileRoute: URLRoute {
    /// `${user}/${repository}/blob/${ref}/${path...}#L${line:Int}`
    case file(user: String, repository: String, ref: String, path: [String] = [], line: Int)
    /// `${user}/${repository}/tree/${ref}/${path...}`
    case tree(user: String, repository: String, ref: String, path: [String] = [])
    /// `${user}/${repository}/compare/${base}...${head}`
    case compare(user: String, repository: String, base: String, head: String)
    /// `${user}/${repository}/releases/tag/v${major:Int}.${minor:Int}`
    case release(user: String, repository: String, major: Int, minor: Int)
    /// `https://raw.code.example.com/${user}/${repository}/${ref}/${path...}`
    case raw(user: String, repository: String, ref: String, path: [String] = [])
    /// `https://${user}.pages.example.com/${path...}`
    case page(user: String, path: [String] = [])

    /// The scheme of the first base.
    public static let scheme: String = "https"
    /// The host of the first base.
    public static let host: String = "code.example.com"
    /// The bases of routes without bases of their own; `url()` writes the first.
    public static let bases: [String] = ["https://code.example.com", "codeapp://code.example.com"]

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
nonisolated extension CodeFileRoute {
    public static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .file(a0, a1, a2, a3, a4):
            if case let .file(b0, b1, b2, b3, b4) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4)
            {
                return true
            }
        case let .tree(a0, a1, a2, a3):
            if case let .tree(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .compare(a0, a1, a2, a3):
            if case let .compare(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .release(a0, a1, a2, a3):
            if case let .release(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .raw(a0, a1, a2, a3):
            if case let .raw(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .page(a0, a1):
            if case let .page(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case let .file(a0, a1, a2, a3, a4):
            hasher.combine("file")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
        case let .tree(a0, a1, a2, a3):
            hasher.combine("tree")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .compare(a0, a1, a2, a3):
            hasher.combine("compare")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .release(a0, a1, a2, a3):
            hasher.combine("release")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .raw(a0, a1, a2, a3):
            hasher.combine("raw")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .page(a0, a1):
            hasher.combine("page")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> CodeFileRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://code.example.com",
            segments: 8) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> CodeFileRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("codeapp") { return reader.hasHost ? afterCodeapp(reader) : nil }
        if reader.hasScheme("https") {
            return reader.hasHost ? afterHttps(reader.lowercasedHost) : nil
        }
        return nil
    }

    static func afterCodeapp(_ reader: _RouteReader) -> CodeFileRoute? {
        if reader[0].equalsIgnoringCase("code.example.com") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> CodeFileRoute? {
        switch reader[2] {
        case "blob":
            if reader.hasFragment, let user = reader.string(0), let repository = reader.string(1),
                let ref = reader.string(3), let path = reader.rest(from: 4, { $0.string() }),
                case let fragment = reader.fragment,
                let lineParts = _MixedParts.line.split(fragment[0]),
                let line = lineParts[0].integer(), fragment.count == 1
            {
                return .file(user: user, repository: repository, ref: ref, path: path, line: line)
            }
        case "tree":
            if let user = reader.string(0), let repository = reader.string(1),
                let ref = reader.string(3), let path = reader.rest(from: 4, { $0.string() })
            {
                return .tree(user: user, repository: repository, ref: ref, path: path)
            }
        case "compare":
            if let baseHeadParts = _MixedParts.baseHead.split(reader[3]), reader.count == 4,
                let user = reader.string(0), let repository = reader.string(1),
                let base = baseHeadParts[0].string(), let head = baseHeadParts[1].string()
            {
                return .compare(user: user, repository: repository, base: base, head: head)
            }
        case "releases":
            if reader[3].equals("tag"),
                let majorMinorParts = _MixedParts.majorMinor.split(reader[4]), reader.count == 5,
                let user = reader.string(0), let repository = reader.string(1),
                let major = majorMinorParts[0].integer(), let minor = majorMinorParts[1].integer()
            {
                return .release(user: user, repository: repository, major: major, minor: minor)
            }
        default: break
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> CodeFileRoute? {
        if reader[0].equalsIgnoringCase("code.example.com"), let route = start(reader.from(1)) {
            return route
        }
        if reader[0].equalsIgnoringCase("raw.code.example.com"), let user = reader.string(1),
            let repository = reader.string(2), let ref = reader.string(3),
            let path = reader.rest(from: 4, { $0.string() })
        {
            return .raw(user: user, repository: repository, ref: ref, path: path)
        }
        if reader.hasNoPort, reader.hasHostName, let userParts = _MixedParts.user.split(reader[0]),
            let user = userParts[0].string(), let path = reader.rest(from: 1, { $0.string() })
        {
            return .page(user: user, path: path)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: CodeFileRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://code.example.com", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: CodeFileRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .file(user, repository, ref, path, line):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("blob")
            writer.segment(ref)
            for element in path { writer.segment(element) }
            writer.beginFragment()
            writer.segment(mixed: ["L", ""], [_Route.text(line)])
        case let .tree(user, repository, ref, path):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("tree")
            writer.segment(ref)
            for element in path { writer.segment(element) }
        case let .compare(user, repository, base, head):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("compare")
            writer.segment(mixed: ["", "...", ""], [base, head])
        case let .release(user, repository, major, minor):
            writer.segment(user)
            writer.segment(repository)
            writer.literal("releases/tag")
            writer.segment(mixed: ["v", ".", ""], [_Route.text(major), _Route.text(minor)])
        case let .raw(user, repository, ref, path):
            writer.begin(form, base: "https://raw.code.example.com", .host, isRelative: false)
            writer.segment(user)
            writer.segment(repository)
            writer.segment(ref)
            for element in path { writer.segment(element) }
        case let .page(user, path):
            writer.begin(form, base: "https://", .hostParameter, isRelative: false)
            writer.segment(mixed: ["", ".pages.example.com"], [user])
            for element in path { writer.segment(element) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let line = _RouteMixedPart(["L", ""], [.number({ $0.integer() != nil })])
    static let baseHead = _RouteMixedPart(
        ["", "...", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let majorMinor = _RouteMixedPart(
        ["v", ".", ""], [.number({ $0.integer() != nil }), .number({ $0.integer() != nil })])
    static let user = _RouteMixedPart(
        ["", ".pages.example.com"], [.text(allowsEmpty: false)], ignoresCase: true, isHost: true)
}
