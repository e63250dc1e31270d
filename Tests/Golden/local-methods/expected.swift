// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MethodRoute: URLRoute {
    /// `add/${add}/${item:Int}?bool=${bool:Bool}&string=${string}&integer=${integer:Int?}&write=${write?}`
    case add(
        add: String, item: Int, bool: Bool, string: String, integer: Int? = nil,
        write: String? = nil)
    /// `begin/${begin}-${endSegments:Int}?begin=${beginFragment}&items=${items:[String]}`
    case begin(begin: String, endSegments: Int, beginFragment: String, items: [String] = [])
    /// `isEnd/${isEnd}/${isLast}/${isPresent}/${hasCount:Int}?if=${boolIfAny:Bool?}&any=${stringIfAny}&all=${integerIfAny:Int=1}`
    case isEnd(
        isEnd: String, isLast: String, isPresent: String, hasCount: Int, boolIfAny: Bool? = nil,
        stringIfAny: String, integerIfAny: Int = 1)
    /// `literal/${literal}/${segment:Int}?from=${from?}&equals=${equals:Int=1}&word=${word}&${otherItems...}`
    case literal(
        literal: String, segment: Int, from: String? = nil, equals: Int = 1, word: String,
        otherItems: [String: String] = [:])

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "methods"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://methods"]

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
nonisolated extension MethodRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .add(a0, a1, a2, a3, a4, a5):
            if case let .add(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5)
            {
                return true
            }
        case let .begin(a0, a1, a2, a3):
            if case let .begin(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1),
                _Route.equal(a2, b2), _Route.equal(a3, b3)
            {
                return true
            }
        case let .isEnd(a0, a1, a2, a3, a4, a5, a6):
            if case let .isEnd(b0, b1, b2, b3, b4, b5, b6) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6)
            {
                return true
            }
        case let .literal(a0, a1, a2, a3, a4, a5):
            if case let .literal(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5)
            {
                return true
            }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .add(a0, a1, a2, a3, a4, a5):
            hasher.combine("add")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
        case let .begin(a0, a1, a2, a3):
            hasher.combine("begin")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
        case let .isEnd(a0, a1, a2, a3, a4, a5, a6):
            hasher.combine("isEnd")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
        case let .literal(a0, a1, a2, a3, a4, a5):
            hasher.combine("literal")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> MethodRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://methods", segments: 8) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> MethodRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> MethodRoute? {
        if reader[0].equalsIgnoringCase("methods") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> MethodRoute? {
        switch reader[0] {
        case "add": return afterAdd(reader)
        case "begin": return afterBegin(reader)
        case "isEnd": return afterIsEnd(reader)
        case "literal": return afterLiteral(reader)
        default: break
        }
        return nil
    }

    static func afterAdd(_ reader: _RouteReader) -> MethodRoute? {
        if let item = reader[2].integer(), reader.count == 3, let add = reader.string(1),
            let bool = reader.query["bool"].flag(), let string = reader.query["string"].string(),
            let integer = reader.query["integer"].optional({ $0.integer() }),
            let write = reader.query["write"].optional({ $0.string() })
        {
            return .add(
                add: add, item: item, bool: bool, string: string, integer: integer, write: write)
        }
        return nil
    }

    static func afterBegin(_ reader: _RouteReader) -> MethodRoute? {
        if let beginEndSegmentsParts = _MixedParts.beginEndSegments.split(reader[1]),
            reader.count == 2, let begin = beginEndSegmentsParts[0].string(),
            let endSegments = beginEndSegmentsParts[1].integer(),
            let beginFragment = reader.query["begin"].string(),
            let items = reader.query.values("items", takesEmpty: true, as: { $0.string() })
        {
            return .begin(
                begin: begin, endSegments: endSegments, beginFragment: beginFragment, items: items)
        }
        return nil
    }

    static func afterIsEnd(_ reader: _RouteReader) -> MethodRoute? {
        if let hasCount = reader[4].integer(), reader.count == 5, let isEnd = reader.string(1),
            let isLast = reader.string(2), let isPresent = reader.string(3),
            let boolIfAny = reader.query["if"].optional(takesEmpty: true, { $0.flag() }),
            let stringIfAny = reader.query["any"].string(),
            let integerIfAny = reader.query["all"].defaulting(to: 1, { $0.integer() })
        {
            return .isEnd(
                isEnd: isEnd, isLast: isLast, isPresent: isPresent, hasCount: hasCount,
                boolIfAny: boolIfAny, stringIfAny: stringIfAny, integerIfAny: integerIfAny)
        }
        return nil
    }

    static func afterLiteral(_ reader: _RouteReader) -> MethodRoute? {
        if let segment = reader[2].integer(), reader.count == 3, let literal = reader.string(1),
            let from = reader.query["from"].optional({ $0.string() }),
            let equals = reader.query["equals"].defaulting(to: 1, { $0.integer() }),
            let word = reader.query["word"].string(),
            let otherItems = reader.query.others(than: "from", "equals", "word")
        {
            return .literal(
                literal: literal, segment: segment, from: from, equals: equals, word: word,
                otherItems: otherItems)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: MethodRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://methods", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: MethodRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .add(add, item, bool, string, integer, write):
            writer.literal("add")
            writer.segment(add)
            writer.segment(item)
            writer.item("bool", bool.description)
            writer.item("string", string)
            if let integer { writer.item("integer", integer) }
            if let write, !write.isEmpty { writer.item("write", write) }
        case let .begin(begin, endSegments, beginFragment, items):
            writer.literal("begin")
            writer.segment(mixed: ["", "-", ""], [begin, _Route.text(endSegments)])
            writer.item("begin", beginFragment)
            for element in items { writer.item("items", element) }
        case let .isEnd(isEnd, isLast, isPresent, hasCount, boolIfAny, stringIfAny, integerIfAny):
            writer.literal("isEnd")
            writer.segment(isEnd)
            writer.segment(isLast)
            writer.segment(isPresent)
            writer.segment(hasCount)
            if let boolIfAny { writer.item("if", boolIfAny.description) }
            writer.item("any", stringIfAny)
            if integerIfAny != 1 { writer.item("all", integerIfAny) }
        case let .literal(literal, segment, from, equals, word, otherItems):
            writer.literal("literal")
            writer.segment(literal)
            writer.segment(segment)
            if let from, !from.isEmpty { writer.item("from", from) }
            if equals != 1 { writer.item("equals", equals) }
            writer.item("word", word)
            for (key, value) in otherItems.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let beginEndSegments = _RouteMixedPart(
        ["", "-", ""], [.text(allowsEmpty: true), .number({ $0.integer() != nil })])
}
