// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FirstSegmentRoute: URLRoute {
    /// `${tab:Tab}`
    case tab(tab: Tab)
    /// - `several`
    /// - `${filters:[Filter],}/several`
    case several(filters: [Filter] = [])
    /// `other/${filters:Filter}`
    case other(filters: Filter)
    /// `${mode:Mode}/mode`
    case mode(mode: Mode)
    /// `${tab:Tab}-${filter:Filter}`
    case mixed(tab: Tab, filter: Filter)
    /// `${tabs:Tab...}`
    case tabs(tabs: [Tab] = [])
    /// `site://${side:Side}/${other:Tab}`
    case inHost(side: Side, other: Tab)

    /// The values as they appear in URLs.
    nonisolated enum Tab: String, CaseIterable, Sendable {
        case myFeed
        case myfeed
        case search
        case Saved
    }

    /// The values as they appear in URLs.
    nonisolated enum Filter: String, CaseIterable, Sendable {
        case new
        case Old
    }

    /// The values as they appear in URLs.
    nonisolated enum Side: String, CaseIterable, Sendable {
        case left
        case right
    }

    /// The values as they appear in URLs.
    nonisolated enum Mode: String, CaseIterable, Sendable {
        case day
        case Night
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://", "https://www.example.com"]

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
nonisolated extension FirstSegmentRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .tab(a0): if case let .tab(b0) = b, _Route.equal(a0, b0) { return true }
        case let .several(a0): if case let .several(b0) = b, _Route.equal(a0, b0) { return true }
        case let .other(a0): if case let .other(b0) = b, _Route.equal(a0, b0) { return true }
        case let .mode(a0): if case let .mode(b0) = b, _Route.equal(a0, b0) { return true }
        case let .mixed(a0, a1):
            if case let .mixed(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .tabs(a0): if case let .tabs(b0) = b, _Route.equal(a0, b0) { return true }
        case let .inHost(a0, a1):
            if case let .inHost(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .tab(a0):
            hasher.combine("tab")
            hasher.combine(a0)
        case let .several(a0):
            hasher.combine("several")
            hasher.combine(a0)
        case let .other(a0):
            hasher.combine("other")
            hasher.combine(a0)
        case let .mode(a0):
            hasher.combine("mode")
            hasher.combine(a0)
        case let .mixed(a0, a1):
            hasher.combine("mixed")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .tabs(a0):
            hasher.combine("tabs")
            hasher.combine(a0)
        case let .inHost(a0, a1):
            hasher.combine("inHost")
            hasher.combine(a0)
            hasher.combine(a1)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> FirstSegmentRoute? {
        _RouteReader.read(text, isRawValue: isRawValue, segments: 5) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> FirstSegmentRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return start(reader.path) }
        if reader.hasScheme("https") { return reader.hasHost ? afterHttps(reader) : nil }
        if reader.hasScheme("site") { return reader.hasHost ? afterSite(reader) : nil }
        return nil
    }

    static func start(_ reader: _RouteReader) -> FirstSegmentRoute? {
        if reader[0].equalsIgnoringCase("several"), reader.count == 1 {
            return .several(filters: [])
        }
        if reader[0].equalsIgnoringCase("other"), let route = afterOther(reader.from(1)) {
            return route
        }
        if let tabFilterParts = _MixedParts.tabFilter.split(reader[0]), reader.count == 1,
            let tab = tabFilterParts[0].asTab(), let filter = tabFilterParts[1].asFilter()
        {
            return .mixed(tab: tab, filter: filter)
        }
        if let tab = reader[0].asTab(), reader.count == 1 { return .tab(tab: tab) }
        if let filters = reader[0].list(separatedBy: ",", { $0.asFilter() }),
            let route = afterFilters(reader.from(1), filters)
        {
            return route
        }
        if let route = afterMode(reader) { return route }
        if let tabs = reader.rest(from: 0, { $0.asTab() }) { return .tabs(tabs: tabs) }
        return nil
    }

    static func afterOther(_ reader: _RouteReader) -> FirstSegmentRoute? {
        if let filters = reader[0].asFilter(), reader.count == 1 { return .other(filters: filters) }
        return nil
    }

    static func afterFilters(_ reader: _RouteReader, _ filters: [FirstSegmentRoute.Filter]) -> FirstSegmentRoute? {
        if reader[0].equals("several"), reader.count == 1 { return .several(filters: filters) }
        return nil
    }

    static func afterMode(_ reader: _RouteReader) -> FirstSegmentRoute? {
        if reader[1].equals("mode"), reader.count == 2, let mode = reader[0].asMode() {
            return .mode(mode: mode)
        }
        return nil
    }

    static func afterHttps(_ reader: _RouteReader) -> FirstSegmentRoute? {
        if reader[0].equalsIgnoringCase("www.example.com") {
            switch reader[1] {
            case "several": if reader.count == 2 { return .several(filters: []) }
            case "other": if let route = afterOther(reader.from(2)) { return route }
            default: break
            }
            if let tabFilterParts = _MixedParts.tabFilter2.split(reader[1]), reader.count == 2,
                let tab = tabFilterParts[0].asTab(), let filter = tabFilterParts[1].asFilter()
            {
                return .mixed(tab: tab, filter: filter)
            }
            if let tab = reader[1].asTab(), reader.count == 2 { return .tab(tab: tab) }
            if let filters = reader[1].list(separatedBy: ",", { $0.asFilter() }),
                let route = afterFilters(reader.from(2), filters)
            {
                return route
            }
            if let route = afterMode(reader.from(1)) { return route }
            if let tabs = reader.rest(from: 1, { $0.asTab() }) { return .tabs(tabs: tabs) }
        }
        return nil
    }

    static func afterSite(_ reader: _RouteReader) -> FirstSegmentRoute? {
        if reader.hasNoPort, let side = reader[0].asSide(), let other = reader[1].asTab(),
            reader.count == 2
        {
            return .inHost(side: side, other: other)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: FirstSegmentRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://", .noHost, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: FirstSegmentRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .tab(tab): writer.segment(tab.rawValue)
        case let .several(filters):
            if filters.isEmpty {
                writer.literal("several")
            } else {
                writer.segment(list: filters.map { $0.rawValue }, separatedBy: ",")
                writer.literal("several")
            }
        case let .other(filters):
            writer.literal("other")
            writer.segment(filters.rawValue)
        case let .mode(mode):
            writer.segment(mode.rawValue)
            writer.literal("mode")
        case let .mixed(tab, filter):
            writer.segment(mixed: ["", "-", ""], [tab.rawValue, filter.rawValue])
        case let .tabs(tabs): for element in tabs { writer.segment(element.rawValue) }
        case let .inHost(side, other):
            writer.begin(form, base: "site://", .hostParameter, isRelative: false)
            writer.segment(side.rawValue)
            writer.segment(other.rawValue)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let tabFilter = _RouteMixedPart(
        ["", "-", ""], [.value(atMost: 6, { $0.asTab() != nil }),
        .value(atMost: 3, { $0.asFilter() != nil })], ignoresCase: true)
    static let tabFilter2 = _RouteMixedPart(
        ["", "-", ""], [.value(atMost: 6, { $0.asTab() != nil }),
        .value(atMost: 3, { $0.asFilter() != nil })])
}

private nonisolated extension _RoutePart {
    func asFilter() -> FirstSegmentRoute.Filter? {
        switch self {
        case "new": return FirstSegmentRoute.Filter.new
        case "Old": return FirstSegmentRoute.Filter.Old
        default: if !ignoresCase { return nil }
        }
        if equalsIgnoringCase("new") { return FirstSegmentRoute.Filter.new }
        if equalsIgnoringCase("old") { return FirstSegmentRoute.Filter.Old }
        return nil
    }

    func asMode() -> FirstSegmentRoute.Mode? {
        switch self {
        case "day": return FirstSegmentRoute.Mode.day
        case "Night": return FirstSegmentRoute.Mode.Night
        default: if !ignoresCase { return isText ? FirstSegmentRoute.Mode.day : nil }
        }
        if equalsIgnoringCase("day") { return FirstSegmentRoute.Mode.day }
        if equalsIgnoringCase("night") { return FirstSegmentRoute.Mode.Night }
        return isText ? FirstSegmentRoute.Mode.day : nil
    }

    func asSide() -> FirstSegmentRoute.Side? {
        switch self {
        case "left": return FirstSegmentRoute.Side.left
        case "right": return FirstSegmentRoute.Side.right
        default: if !ignoresCase { return nil }
        }
        if equalsIgnoringCase("left") { return FirstSegmentRoute.Side.left }
        if equalsIgnoringCase("right") { return FirstSegmentRoute.Side.right }
        return nil
    }

    func asTab() -> FirstSegmentRoute.Tab? {
        switch self {
        case "myFeed": return FirstSegmentRoute.Tab.myFeed
        case "myfeed": return FirstSegmentRoute.Tab.myfeed
        case "search": return FirstSegmentRoute.Tab.search
        case "Saved": return FirstSegmentRoute.Tab.Saved
        default: if !ignoresCase { return nil }
        }
        if equalsIgnoringCase("myfeed") { return FirstSegmentRoute.Tab.myFeed }
        if equalsIgnoringCase("myfeed") { return FirstSegmentRoute.Tab.myfeed }
        if equalsIgnoringCase("search") { return FirstSegmentRoute.Tab.search }
        if equalsIgnoringCase("saved") { return FirstSegmentRoute.Tab.Saved }
        return nil
    }
}
