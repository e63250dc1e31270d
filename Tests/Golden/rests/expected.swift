// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum RestRoute: URLRoute {
    case group(Group)
    /// `sum/${numbers:Int...}/of/${name}`
    case numbers(numbers: [Int] = [], name: String)
    /// `sum/${words...}/of/${name}`
    case words(words: [String] = [], name: String)
    /// `sum/${...}`
    case sums
    /// `own/${owner}/${path...}/${name}/edit`
    case own(owner: String, path: [String] = [], name: String)
    /// `own/${owner}/${path...}/${name}/${version:Int}`
    case ownTwo(owner: String, path: [String] = [], name: String, version: Int)
    /// `track/${id:Int}/${...}`
    case track(id: Int)
    /// `late/${a}/${rest...}/${b}/${c}`
    case late(a: String, rest: [String] = [], b: String, c: String)
    /// - `find/${...}/in/${place}`
    /// - `find/${place}`
    case search(place: String)
    /// `page#${section...}/at/${line:Int}`
    case heading(section: [String] = [], line: Int)
    /// `page#part/${...}/${number:Int}/${name}`
    case part(number: Int, name: String)
    /// `page#${...}`
    case other
    /// `long/${path...}/a/b/c`
    case longer(path: [String] = [])
    /// `long/${path...}/c`
    case shorter(path: [String] = [])
    /// `long/${path...}/${tag:Int}`
    case tag(path: [String] = [], tag: Int)
    /// `share/${...}/to/${link:RestRoute}`
    indirect case link(link: RestRoute)
    /// `all/${links:RestRoute...}/end`
    indirect case links(links: [RestRoute] = [])

    nonisolated enum Group: Hashable, Sendable {
        /// `group/${path...}/`
        case home(path: [String] = [])
        /// `group/${path...}/-/${kind:Kind}/${id:Int}`
        case item(path: [String] = [], kind: Kind, id: Int)
        /// `group/${path...}/-/${kind:Kind}/${id:Int}/edit`
        case edit(path: [String] = [], kind: Kind, id: Int)
        /// `group/${path...}/-/blob/${name}.${ending}?line=${line:Int?}`
        case file(path: [String] = [], name: String, ending: String, line: Int? = nil)
    }

    /// The values as they appear in URLs.
    nonisolated enum Kind: String, CaseIterable, Sendable {
        case issues
        case merges
    }

    /// The scheme of the first base.
    static let scheme: String = "https"
    /// The host of the first base.
    static let host: String = "rests.example"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["https://rests.example"]

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

    /// The route of a nested link.
    static subscript(_link text: String, depth depth: Int) -> Self? {
        _Matching.route(of: text, isRawValue: true, depth: depth)
    }
}

// Without these, the compiler compares raw values, which can be equal for different values.
nonisolated extension RestRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
        case let .numbers(a0, a1):
            if case let .numbers(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .words(a0, a1):
            if case let .words(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .sums: if case .sums = b { return true }
        case let .own(a0, a1, a2):
            if case let .own(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2)
            {
                return true
            }
        case let .ownTwo(a0, a1, a2, a3):
            if case let .ownTwo(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .track(a0): if case let .track(b0) = b, _Route.equal(a0, b0) { return true }
        case let .late(a0, a1, a2, a3):
            if case let .late(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
        case let .heading(a0, a1):
            if case let .heading(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .part(a0, a1):
            if case let .part(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case .other: if case .other = b { return true }
        case let .longer(a0): if case let .longer(b0) = b, _Route.equal(a0, b0) { return true }
        case let .shorter(a0): if case let .shorter(b0) = b, _Route.equal(a0, b0) { return true }
        case let .tag(a0, a1):
            if case let .tag(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
        case let .link(a0): if case let .link(b0) = b, _Route.equal(a0, b0) { return true }
        case let .links(a0): if case let .links(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .group(a0):
            hasher.combine("group")
            hasher.combine(a0)
        case let .numbers(a0, a1):
            hasher.combine("numbers")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .words(a0, a1):
            hasher.combine("words")
            hasher.combine(a0)
            hasher.combine(a1)
        case .sums: hasher.combine("sums")
        case let .own(a0, a1, a2):
            hasher.combine("own")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
        case let .ownTwo(a0, a1, a2, a3):
            hasher.combine("ownTwo")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .track(a0):
            hasher.combine("track")
            hasher.combine(a0)
        case let .late(a0, a1, a2, a3):
            hasher.combine("late")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .search(a0):
            hasher.combine("search")
            hasher.combine(a0)
        case let .heading(a0, a1):
            hasher.combine("heading")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .part(a0, a1):
            hasher.combine("part")
            hasher.combine(a0)
            hasher.combine(a1)
        case .other: hasher.combine("other")
        case let .longer(a0):
            hasher.combine("longer")
            hasher.combine(a0)
        case let .shorter(a0):
            hasher.combine("shorter")
            hasher.combine(a0)
        case let .tag(a0, a1):
            hasher.combine("tag")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .link(a0):
            hasher.combine("link")
            hasher.combine(a0)
        case let .links(a0):
            hasher.combine("links")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool, depth: Int = 1) -> RestRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "https://rests.example", segments: 9,
            depth: depth) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> RestRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> RestRoute? {
        if reader[0].equalsIgnoringCase("rests.example") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> RestRoute? {
        switch reader[0] {
        case "group": return afterGroup(reader)
        case "sum": return afterSum(reader)
        case "own": return afterOwn(reader)
        case "track": return afterTrack(reader)
        case "late": return afterLate(reader)
        case "find": return afterFind(reader)
        case "page": return afterPage(reader)
        case "long": return afterLong(reader)
        case "share": return afterShare(reader)
        case "all": return afterAll(reader)
        default: break
        }
        return nil
    }

    static func afterGroup(_ reader: _RouteReader) -> RestRoute? {
        if reader.last(1, after: 1).equals("edit"), let id = reader.last(2, after: 1).integer(),
            let kind = reader.last(3, after: 1).asKind(), reader.last(4, after: 1).equals("-"),
            let path = reader.rest(from: 1, before: 4, { $0.string() })
        {
            return .group(.edit(path: path, kind: kind, id: id))
        }
        if let nameEndingParts = _MixedParts.nameEnding.split(reader.last(1, after: 1)),
            reader.last(2, after: 1).equals("blob"), reader.last(3, after: 1).equals("-"),
            let path = reader.rest(from: 1, before: 3, { $0.string() }),
            let name = nameEndingParts[0].string(), let ending = nameEndingParts[1].string(),
            let line = reader.query["line"].optional({ $0.integer() })
        {
            return .group(.file(path: path, name: name, ending: ending, line: line))
        }
        if let id = reader.last(1, after: 1).integer(),
            let kind = reader.last(2, after: 1).asKind(), reader.last(3, after: 1).equals("-"),
            let path = reader.rest(from: 1, before: 3, { $0.string() })
        {
            return .group(.item(path: path, kind: kind, id: id))
        }
        if let path = reader.rest(from: 1, { $0.string() }) { return .group(.home(path: path)) }
        return nil
    }

    static func afterSum(_ reader: _RouteReader) -> RestRoute? {
        if reader.last(2, after: 1).equals("of"),
            let numbers = reader.rest(from: 1, before: 2, { $0.integer() }),
            let name = reader.last(1, after: 1).string()
        {
            return .numbers(numbers: numbers, name: name)
        }
        if reader.last(2, after: 1).equals("of"),
            let words = reader.rest(from: 1, before: 2, { $0.string() }),
            let name = reader.last(1, after: 1).string()
        {
            return .words(words: words, name: name)
        }
        if reader.count >= 1 { return .sums }
        return nil
    }

    static func afterOwn(_ reader: _RouteReader) -> RestRoute? {
        if reader.last(1, after: 2).equals("edit"), let owner = reader.string(1),
            let path = reader.rest(from: 2, before: 2, { $0.string() }),
            let name = reader.last(2, after: 2).string()
        {
            return .own(owner: owner, path: path, name: name)
        }
        if let version = reader.last(1, after: 2).integer(), let owner = reader.string(1),
            let path = reader.rest(from: 2, before: 2, { $0.string() }),
            let name = reader.last(2, after: 2).string()
        {
            return .ownTwo(owner: owner, path: path, name: name, version: version)
        }
        return nil
    }

    static func afterTrack(_ reader: _RouteReader) -> RestRoute? {
        if let id = reader[1].integer() { return .track(id: id) }
        return nil
    }

    static func afterLate(_ reader: _RouteReader) -> RestRoute? {
        if let a = reader.string(1), let rest = reader.rest(from: 2, before: 2, { $0.string() }),
            let c = reader.last(1, after: 2).string(), let b = reader.last(2, after: 2).string()
        {
            return .late(a: a, rest: rest, b: b, c: c)
        }
        return nil
    }

    static func afterFind(_ reader: _RouteReader) -> RestRoute? {
        if reader.count == 2, let place = reader.string(1) { return .search(place: place) }
        if reader.last(2, after: 1).equals("in"), let place = reader.last(1, after: 1).string() {
            return .search(place: place)
        }
        return nil
    }

    static func afterPage(_ reader: _RouteReader) -> RestRoute? {
        if reader.count == 1 {
            if reader.hasFragment, case let fragment = reader.fragment, fragment[0].equals("part"),
                fragment.count >= 3, let number = fragment[fragment.count - 2].integer(),
                let name = fragment[fragment.count - 1].string()
            {
                return .part(number: number, name: name)
            }
            if reader.hasFragment, case let fragment = reader.fragment,
                let section = fragment.values(from: 0, before: 2, { $0.string() }),
                fragment[fragment.count - 2].equals("at"),
                let line = fragment[fragment.count - 1].integer()
            {
                return .heading(section: section, line: line)
            }
            if reader.hasFragment { return .other }
        }
        return nil
    }

    static func afterLong(_ reader: _RouteReader) -> RestRoute? {
        if reader.last(1, after: 1).equals("c") {
            if reader.last(2, after: 1).equals("b"), reader.last(3, after: 1).equals("a"),
                let path = reader.rest(from: 1, before: 3, { $0.string() })
            {
                return .longer(path: path)
            }
            if let path = reader.rest(from: 1, before: 1, { $0.string() }) {
                return .shorter(path: path)
            }
        }
        if let tag = reader.last(1, after: 1).integer(),
            let path = reader.rest(from: 1, before: 1, { $0.string() })
        {
            return .tag(path: path, tag: tag)
        }
        return nil
    }

    static func afterShare(_ reader: _RouteReader) -> RestRoute? {
        if reader.last(2, after: 1).equals("to"),
            let link = reader.link(reader.last(1, after: 1), RestRoute.self)
        {
            return .link(link: link)
        }
        return nil
    }

    static func afterAll(_ reader: _RouteReader) -> RestRoute? {
        if reader.last(1, after: 1).equals("end"),
            let links = reader.rest(from: 1, before: 1, { reader.link($0, RestRoute.self) })
        {
            return .links(links: links)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: RestRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "https://rests.example", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: RestRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .group(.home(path)):
            writer.literal("group")
            for element in path { writer.segment(element) }
            writer.slash()
        case let .group(.item(path, kind, id)):
            writer.literal("group")
            for element in path { writer.segment(element) }
            writer.literal("-")
            writer.segment(kind.rawValue)
            writer.segment(id)
        case let .group(.edit(path, kind, id)):
            writer.literal("group")
            for element in path { writer.segment(element) }
            writer.literal("-")
            writer.segment(kind.rawValue)
            writer.segment(id)
            writer.literal("edit")
        case let .group(.file(path, name, ending, line)):
            writer.literal("group")
            for element in path { writer.segment(element) }
            writer.literal("-/blob")
            writer.segment(mixed: ["", ".", ""], [name, ending])
            if let line { writer.item("line", line) }
        case let .numbers(numbers, name):
            writer.literal("sum")
            for element in numbers { writer.segment(element) }
            writer.literal("of")
            writer.segment(name)
        case let .words(words, name):
            writer.literal("sum")
            for element in words { writer.segment(element) }
            writer.literal("of")
            writer.segment(name)
        case .sums: writer.literal("sum")
        case let .own(owner, path, name):
            writer.literal("own")
            writer.segment(owner)
            for element in path { writer.segment(element) }
            writer.segment(name)
            writer.literal("edit")
        case let .ownTwo(owner, path, name, version):
            writer.literal("own")
            writer.segment(owner)
            for element in path { writer.segment(element) }
            writer.segment(name)
            writer.segment(version)
        case let .track(id):
            writer.literal("track")
            writer.segment(id)
        case let .late(a, rest, b, c):
            writer.literal("late")
            writer.segment(a)
            for element in rest { writer.segment(element) }
            writer.segment(b)
            writer.segment(c)
        case let .search(place):
            writer.literal("find/in")
            writer.segment(place)
        case let .heading(section, line):
            writer.literal("page")
            writer.beginFragment()
            for element in section { writer.segment(element) }
            writer.literal("at")
            writer.segment(line)
        case let .part(number, name):
            writer.literal("page")
            writer.beginFragment()
            writer.literal("part")
            writer.segment(number)
            writer.segment(name)
        case .other:
            writer.literal("page")
            writer.beginFragment()
        case let .longer(path):
            writer.literal("long")
            for element in path { writer.segment(element) }
            writer.literal("a/b/c")
        case let .shorter(path):
            writer.literal("long")
            for element in path { writer.segment(element) }
            writer.literal("c")
        case let .tag(path, tag):
            writer.literal("long")
            for element in path { writer.segment(element) }
            writer.segment(tag)
        case let .link(link):
            writer.literal("share/to")
            writer.segment(_Route.text(link: link))
        case let .links(links):
            writer.literal("all")
            for element in links { writer.segment(_Route.text(link: element)) }
            writer.literal("end")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let nameEnding = _RouteMixedPart(
        ["", ".", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
}

private nonisolated extension _RoutePart {
    func asKind() -> RestRoute.Kind? {
        switch self {
        case "issues": return RestRoute.Kind.issues
        case "merges": return RestRoute.Kind.merges
        default: return nil
        }
    }
}
