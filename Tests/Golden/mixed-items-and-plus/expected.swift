// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FormItemRoute: URLRoute {
    /// `sum?of=1+${text}`
    case sum(text: String)
    /// `words?w=${first}.${second}`
    case words(first: String, second: String)
    /// `word?w|word=${word:Word}.${count:Int}`
    case word(word: Word, count: Int)
    /// `numbers?n=${numbers:[Double],}`
    case numbers(numbers: [Double] = [])

    /// A String of the characters +a-z.
    nonisolated struct Word:
        RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        fileprivate static let rule = _RouteTextRule(
            length: 1 ... .max, characters: ["+"..."+", "a"..."z"])

        let rawValue: String

        /// Nil if the value does not meet the constraints.
        init?(rawValue: String) {
            guard Self.rule.accepts(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        var description: String { rawValue }
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "form"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://form"]

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
nonisolated extension FormItemRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .sum(a0): if case let .sum(b0) = b, _Route.equal(a0, b0) { return true }
        case let .words(a0, a1):
            if case let .words(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .word(a0, a1):
            if case let .word(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .numbers(a0): if case let .numbers(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case let .sum(a0):
            hasher.combine("sum")
            hasher.combine(a0)
        case let .words(a0, a1):
            hasher.combine("words")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .word(a0, a1):
            hasher.combine("word")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .numbers(a0):
            hasher.combine("numbers")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> FormItemRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://form", plusIsSpace: true,
            segments: 4) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> FormItemRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> FormItemRoute? {
        if reader[0].equalsIgnoringCase("form") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> FormItemRoute? {
        switch reader[0] {
        case "sum":
            if reader.count == 1, let textParts = _MixedParts.text.split(reader.query["of"]),
                let text = textParts[0].string()
            {
                return .sum(text: text)
            }
        case "words":
            if reader.count == 1,
                let firstSecondParts = _MixedParts.firstSecond.split(reader.query["w"]),
                let first = firstSecondParts[0].string(), let second = firstSecondParts[1].string()
            {
                return .words(first: first, second: second)
            }
        case "word":
            if reader.count == 1,
                let wordCountParts = _MixedParts.wordCount.split(reader.query["w", "word"]),
                let word = wordCountParts[0].asWord(), let count = wordCountParts[1].integer()
            {
                return .word(word: word, count: count)
            }
        case "numbers":
            if reader.count == 1,
                let numbers = reader.query["n"].list(
                    separatedBy: ",", isOptional: true, { $0.decimal(Double.self) })
            {
                return .numbers(numbers: numbers)
            }
        default: break
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: FormItemRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://form", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: FormItemRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .sum(text):
            writer.literal("sum")
            writer.item("of", mixed: ["1%2B", ""], [text])
        case let .words(first, second):
            writer.literal("words")
            writer.item("w", mixed: ["", ".", ""], [first, second])
        case let .word(word, count):
            writer.literal("word")
            writer.item("w", mixed: ["", ".", ""], [word.rawValue, _Route.text(count)])
        case let .numbers(numbers):
            writer.literal("numbers")
            writer.item("n", list: numbers.map { _Route.text($0) }, separatedBy: ",")
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let text = _RouteMixedPart(["1+", ""], [.text(allowsEmpty: true)])
    static let firstSecond = _RouteMixedPart(
        ["", ".", ""], [.text(allowsEmpty: true), .text(allowsEmpty: true)])
    static let wordCount = _RouteMixedPart(
        ["", ".", ""], [.constrained(FormItemRoute.Word.rule, { $0.asWord() != nil }),
        .number({ $0.integer() != nil })])
}

private nonisolated extension _RoutePart {
    func asWord() -> FormItemRoute.Word? {
        string().flatMap { FormItemRoute.Word(rawValue: $0) }
    }
}
