// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LiteralRoute: URLRoute {
    /// `%5C(1 + 1)/${a}`
    case interpolation(a: String)
    /// `%22/%22%22%22/x`
    case quotes
    /// `%5C%5C/%5Cn/%5C`
    case backslashes
    /// `a%0Ab/%0D/%09`
    case newlines
    /// `raw line/${a}`
    case rawNewline(a: String)
    /// `nul/%00/${a}`
    case nul(a: String)
    /// `raw-nul/\u{0}/\u{1F}\u{7F}`
    case rawNUL
    /// `/*x/*y*/`
    case comment
    /// `%60x%60/${a}`
    case lineComment(a: String)
    /// `hash/%22%23`
    case hashes
    /// `100%25/%2525`
    case percent
    /// `a b/%20c d`
    case space
    /// `query?"=${a}&\(b)="&%26%3D=%26%3D%23&*/='`
    case query(a: String)
    /// `fragment#"/\(c)c?x=${x}`
    case fragment(x: String)
    /// `a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bytes/x`
    case longLiteral
    /// `a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bites/x`
    case longSibling
    /// `eightbyt/${a}`
    case eight(a: String)
    /// `eightbytes/${a}`
    case eightMore(a: String)
    /// `./../${a}`
    case dots(a: String)
    /// `a;b,c=d:e@f!g$h&i'j(k)l*m+n/${a}`
    case delimiters(a: String)
    /// `MiXeD/CaSe`
    case caseOfText
    /// `text/${text:Text}`
    case text(text: Text)
    /// `$/$$/$${a}/$${`
    case dollar

    /// The values as they appear in URLs.
    nonisolated enum Text: String, CaseIterable, Sendable {
        case x = "\\(x)"
        case aB = "a\"b"
        case cD = "c\nd"
        case a = "\u{0}a"
        case y = "#\"y\"#"
        case eF = "e\\f"
        case ǵh = "ǵh"
        case i = "/*i"
        case j = "*/j"
        case kL = "k`l"
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "literals"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://literals"]

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
nonisolated extension LiteralRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .interpolation(a0):
            if case let .interpolation(b0) = b, _Route.equal(a0, b0) { return true }
        case .quotes: if case .quotes = b { return true }
        case .backslashes: if case .backslashes = b { return true }
        case .newlines: if case .newlines = b { return true }
        case let .rawNewline(a0):
            if case let .rawNewline(b0) = b, _Route.equal(a0, b0) { return true }
        case let .nul(a0): if case let .nul(b0) = b, _Route.equal(a0, b0) { return true }
        case .rawNUL: if case .rawNUL = b { return true }
        case .comment: if case .comment = b { return true }
        case let .lineComment(a0):
            if case let .lineComment(b0) = b, _Route.equal(a0, b0) { return true }
        case .hashes: if case .hashes = b { return true }
        case .percent: if case .percent = b { return true }
        case .space: if case .space = b { return true }
        case let .query(a0): if case let .query(b0) = b, _Route.equal(a0, b0) { return true }
        case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
        case .longLiteral: if case .longLiteral = b { return true }
        case .longSibling: if case .longSibling = b { return true }
        case let .eight(a0): if case let .eight(b0) = b, _Route.equal(a0, b0) { return true }
        case let .eightMore(a0):
            if case let .eightMore(b0) = b, _Route.equal(a0, b0) { return true }
        case let .dots(a0): if case let .dots(b0) = b, _Route.equal(a0, b0) { return true }
        case let .delimiters(a0):
            if case let .delimiters(b0) = b, _Route.equal(a0, b0) { return true }
        case .caseOfText: if case .caseOfText = b { return true }
        case let .text(a0): if case let .text(b0) = b, _Route.equal(a0, b0) { return true }
        case .dollar: if case .dollar = b { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .interpolation(a0):
            hasher.combine("interpolation")
            hasher.combine(a0)
        case .quotes: hasher.combine("quotes")
        case .backslashes: hasher.combine("backslashes")
        case .newlines: hasher.combine("newlines")
        case let .rawNewline(a0):
            hasher.combine("rawNewline")
            hasher.combine(a0)
        case let .nul(a0):
            hasher.combine("nul")
            hasher.combine(a0)
        case .rawNUL: hasher.combine("rawNUL")
        case .comment: hasher.combine("comment")
        case let .lineComment(a0):
            hasher.combine("lineComment")
            hasher.combine(a0)
        case .hashes: hasher.combine("hashes")
        case .percent: hasher.combine("percent")
        case .space: hasher.combine("space")
        case let .query(a0):
            hasher.combine("query")
            hasher.combine(a0)
        case let .fragment(a0):
            hasher.combine("fragment")
            hasher.combine(a0)
        case .longLiteral: hasher.combine("longLiteral")
        case .longSibling: hasher.combine("longSibling")
        case let .eight(a0):
            hasher.combine("eight")
            hasher.combine(a0)
        case let .eightMore(a0):
            hasher.combine("eightMore")
            hasher.combine(a0)
        case let .dots(a0):
            hasher.combine("dots")
            hasher.combine(a0)
        case let .delimiters(a0):
            hasher.combine("delimiters")
            hasher.combine(a0)
        case .caseOfText: hasher.combine("caseOfText")
        case let .text(a0):
            hasher.combine("text")
            hasher.combine(a0)
        case .dollar: hasher.combine("dollar")
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> LiteralRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://literals", segments: 7) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> LiteralRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[0].equalsIgnoringCase("literals") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> LiteralRoute? {
        switch reader[0] {
        case "\\(1 + 1)": return after_1_1(reader)
        case "\"": return after_(reader)
        case "\\\\": return after__2(reader)
        case "a\nb": return afterAB(reader)
        case "raw\nline": return afterRawLine(reader)
        case "nul": return afterNul(reader)
        case "raw-nul": return afterRawNul(reader)
        case "*x": return afterX(reader)
        case "`x`": return afterX_2(reader)
        case "hash": return afterHash(reader)
        case "100%": return after_100(reader)
        case "a b": return afterAB_2(reader)
        case "query": return afterQuery(reader)
        case "fragment":
            if reader.count == 1, reader.hasFragment, case let fragment = reader.fragment,
                fragment[0].equals("\""), fragment[1].equals("\\(c)c"), fragment.count == 2,
                let x = reader.fragmentQuery["x"].string()
            {
                return .fragment(x: x)
            }
        case "a-literal-that-is-longer-than-eight-bytes":
            return afterALiteralThatIsLongerThanEightBytes(reader)
        case "eightbyt": return afterEightbyt(reader)
        case "eightbytes": return afterEightbytes(reader)
        case ".": return after__3(reader)
        case "a;b,c=d:e@f!g$h&i'j(k)l*m+n": return afterABCDEFGHIJKLMN(reader)
        case "MiXeD": return afterMiXeD(reader)
        case "text": return afterText(reader)
        case "$": return after__4(reader)
        default: break
        }
        return nil
    }

    static func after_1_1(_ reader: _RouteReader) -> LiteralRoute? {
        if reader.count == 2, let a = reader.string(1) { return .interpolation(a: a) }
        return nil
    }

    static func after_(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("\"\"\""), reader[2].equals("x"), reader.count == 3 { return .quotes }
        return nil
    }

    static func after__2(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("\\n"), reader[2].equals("\\"), reader.count == 3 {
            return .backslashes
        }
        return nil
    }

    static func afterAB(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("\r"), reader[2].equals("\t"), reader.count == 3 { return .newlines }
        return nil
    }

    static func afterRawLine(_ reader: _RouteReader) -> LiteralRoute? {
        if reader.count == 2, let a = reader.string(1) { return .rawNewline(a: a) }
        return nil
    }

    static func afterNul(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("\u{0}"), reader.count == 3, let a = reader.string(2) {
            return .nul(a: a)
        }
        return nil
    }

    static func afterRawNul(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("\u{0}"), reader[2].equals("\u{1F}\u{7F}"), reader.count == 3 {
            return .rawNUL
        }
        return nil
    }

    static func afterX(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("*y*"), reader.count == 2 { return .comment }
        return nil
    }

    static func afterX_2(_ reader: _RouteReader) -> LiteralRoute? {
        if reader.count == 2, let a = reader.string(1) { return .lineComment(a: a) }
        return nil
    }

    static func afterHash(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("\"#"), reader.count == 2 { return .hashes }
        return nil
    }

    static func after_100(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("%25"), reader.count == 2 { return .percent }
        return nil
    }

    static func afterAB_2(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals(" c d"), reader.count == 2 { return .space }
        return nil
    }

    static func afterQuery(_ reader: _RouteReader) -> LiteralRoute? {
        if reader.count == 1, reader.query["\\(b)"].equals("\""), reader.query["&="].equals("&=#"),
            reader.query["*/"].equals("`"), let a = reader.query["\""].string()
        {
            return .query(a: a)
        }
        return nil
    }

    static func afterALiteralThatIsLongerThanEightBytes(_ reader: _RouteReader) -> LiteralRoute? {
        switch reader[1] {
        case "a-literal-that-is-longer-than-nine-bytes":
            if reader[2].equals("x"), reader.count == 3 { return .longLiteral }
        case "a-literal-that-is-longer-than-nine-bites":
            if reader[2].equals("x"), reader.count == 3 { return .longSibling }
        default: break
        }
        return nil
    }

    static func afterEightbyt(_ reader: _RouteReader) -> LiteralRoute? {
        if reader.count == 2, let a = reader.string(1) { return .eight(a: a) }
        return nil
    }

    static func afterEightbytes(_ reader: _RouteReader) -> LiteralRoute? {
        if reader.count == 2, let a = reader.string(1) { return .eightMore(a: a) }
        return nil
    }

    static func after__3(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals(".."), reader.count == 3, let a = reader.string(2) {
            return .dots(a: a)
        }
        return nil
    }

    static func afterABCDEFGHIJKLMN(_ reader: _RouteReader) -> LiteralRoute? {
        if reader.count == 2, let a = reader.string(1) { return .delimiters(a: a) }
        return nil
    }

    static func afterMiXeD(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("CaSe"), reader.count == 2 { return .caseOfText }
        return nil
    }

    static func afterText(_ reader: _RouteReader) -> LiteralRoute? {
        if let text = reader[1].asText(), reader.count == 2 { return .text(text: text) }
        return nil
    }

    static func after__4(_ reader: _RouteReader) -> LiteralRoute? {
        if reader[1].equals("$$"), reader[2].equals("${a}"), reader[3].equals("${"),
            reader.count == 4
        {
            return .dollar
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: LiteralRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://literals", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: LiteralRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .interpolation(a):
            writer.literal("%5C(1%20+%201)")
            writer.segment(a)
        case .quotes: writer.literal("%22/%22%22%22/x")
        case .backslashes: writer.literal("%5C%5C/%5Cn/%5C")
        case .newlines: writer.literal("a%0Ab/%0D/%09")
        case let .rawNewline(a):
            writer.literal("raw%0Aline")
            writer.segment(a)
        case let .nul(a):
            writer.literal("nul/%00")
            writer.segment(a)
        case .rawNUL: writer.literal("raw-nul/%00/%1F%7F")
        case .comment:
            writer.literal("*x/*y*")
            writer.slash()
        case let .lineComment(a):
            writer.literal("%60x%60")
            writer.segment(a)
        case .hashes: writer.literal("hash/%22%23")
        case .percent: writer.literal("100%25/%2525")
        case .space: writer.literal("a%20b/%20c%20d")
        case let .query(a):
            writer.literal("query")
            writer.item("%22", a)
            writer.literalItem("%5C(b)=%22")
            writer.literalItem("%26%3D=%26=%23")
            writer.literalItem("*/=%60")
        case let .fragment(x):
            writer.literal("fragment")
            writer.beginFragment()
            writer.literal("%22/%5C(c)c")
            writer.item("x", x)
        case .longLiteral:
            writer.literal("a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bytes/x")
        case .longSibling:
            writer.literal("a-literal-that-is-longer-than-eight-bytes/a-literal-that-is-longer-than-nine-bites/x")
        case let .eight(a):
            writer.literal("eightbyt")
            writer.segment(a)
        case let .eightMore(a):
            writer.literal("eightbytes")
            writer.segment(a)
        case let .dots(a):
            writer.literal("%2E/%2E%2E")
            writer.segment(a)
        case let .delimiters(a):
            writer.literal("a;b,c=d:e@f!g$h&i'j(k)l*m+n")
            writer.segment(a)
        case .caseOfText: writer.literal("MiXeD/CaSe")
        case let .text(text):
            writer.literal("text")
            writer.segment(text.rawValue)
        case .dollar: writer.literal("$/$$/$%7Ba%7D/$%7B")
        }
    }
}

private nonisolated extension _RoutePart {
    func asText() -> LiteralRoute.Text? {
        switch self {
        case "\\(x)": return LiteralRoute.Text.x
        case "a\"b": return LiteralRoute.Text.aB
        case "c\nd": return LiteralRoute.Text.cD
        case "\u{0}a": return LiteralRoute.Text.a
        case "#\"y\"#": return LiteralRoute.Text.y
        case "e\\f": return LiteralRoute.Text.eF
        case "ǵh": return LiteralRoute.Text.ǵh
        case "/*i": return LiteralRoute.Text.i
        case "*/j": return LiteralRoute.Text.j
        case "k`l": return LiteralRoute.Text.kL
        default: return nil
        }
    }
}
