// Made by routegen 0.1 from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum KeywordRoute: URLRoute {
    /// `names/${hasher:Hasher}/${sendable:Sendable}`
    case names(hasher: Hasher, sendable: Sendable)
    /// `default/${in}/${self}/${init}/${Type}?inout=${inout}&var=${var:Int?}&let=${let=x}&is=${is:[String]}`
    case `default`(
        `in`: String, `self`: String, `init`: String, `Type`: String, `inout`: String,
        `var`: Int? = nil, `let`: String = "x", `is`: [String] = [])
    /// `in`
    case `in`
    /// `case/${case:Word}`
    case `case`(`case`: Word)
    /// `class/${class:Word=default}?as=${as:Word?}`
    case `class`(`class`: Word = .`default`, `as`: Word? = nil)
    /// `func/${func...}`
    case `func`(`func`: [String] = [])
    /// `none`
    case none
    case `some`(Some)
    /// `optional`
    case Optional
    /// `true`
    case `true`
    /// `nil?nil=${nil:Int?}`
    case `nil`(`nil`: Int? = nil)
    /// `var/${var}.x`
    case `var`(`var`: String)
    /// `let/@${let}.${in:Int}`
    case `let`(`let`: String, `in`: Int)
    /// `where?${where...}`
    case `where`(`where`: [String: String] = [:])
    /// `any/${Any:URL}`
    case `Any`(`Any`: RouteURL)
    /// `any/${any:Int}`
    case `any`(`any`: Int)
    /// `super`
    case `super`
    /// `operator`
    case `operator`
    /// `subscript/${subscript}`
    case `subscript`(`subscript`: String)
    /// `get`
    case get
    /// `async/${async:Bool}`
    case async(async: Bool)
    /// `await`
    case `await`
    /// `throws`
    case `throws`
    /// `each`
    case `each`
    /// `repeat`
    case `repeat`
    case `if`(If)
    /// - `switch/${switch:Word}`
    /// - `switch` (`switch` is `case`)
    case `switch`(`switch`: Word)

    nonisolated enum Some: Hashable, Swift.Sendable {
        /// `some`
        case none
        /// `some/${some}`
        case `some`(`some`: String)
    }

    nonisolated enum If: Hashable, Swift.Sendable {
        /// `if/else/${else}`
        case `else`(`else`: String)
        /// `if/none`
        case none
        case `for`(For)

        nonisolated enum For: Hashable, Swift.Sendable {
            /// `if/for/while/${do:Word}`
            case `while`(`do`: Word)
            /// `if/for/self`
            case self_
        }
    }

    /// The values as they appear in URLs.
    nonisolated enum Word: String, CaseIterable, Swift.Sendable {
        case `default`
        case `in`
        case `case`
        case `let`
        case none
        case `some`
        case `true`
        case `func`
        case `associatedtype`
        case async
        case `Any`
        case `any`
        case get
        case `sending`
        case __FILE__
        case line = "#line"
    }

    /// The values as they appear in URLs.
    nonisolated enum Hasher: String, CaseIterable, Swift.Sendable {
        case low
        case high
    }

    /// The values as they appear in URLs.
    nonisolated enum Sendable: String, CaseIterable, Swift.Sendable {
        case now
        case later
    }

    /// The scheme of the first base.
    static let scheme: String = "app"
    /// The host of the first base.
    static let host: String = "keywords"
    /// The bases of routes without bases of their own; `url()` writes the first.
    static let bases: [String] = ["app://keywords"]

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
nonisolated extension KeywordRoute {
    static func == (a: Self, b: Self) -> Bool {
        switch a {
        case let .names(a0, a1):
            if case let .names(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .`default`(a0, a1, a2, a3, a4, a5, a6, a7):
            if case let .`default`(b0, b1, b2, b3, b4, b5, b6, b7) = b, _Route.equal(a0, b0),
                _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3),
                _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6),
                _Route.equal(a7, b7)
            {
                return true
            }
        case .`in`: if case .`in` = b { return true }
        case let .`case`(a0): if case let .`case`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`class`(a0, a1):
            if case let .`class`(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .`func`(a0): if case let .`func`(b0) = b, _Route.equal(a0, b0) { return true }
        case .none: if case .none = b { return true }
        case let .`some`(a0): if case let .`some`(b0) = b, _Route.equal(a0, b0) { return true }
        case .Optional: if case .Optional = b { return true }
        case .`true`: if case .`true` = b { return true }
        case let .`nil`(a0): if case let .`nil`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`var`(a0): if case let .`var`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`let`(a0, a1):
            if case let .`let`(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) {
                return true
            }
        case let .`where`(a0): if case let .`where`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`Any`(a0): if case let .`Any`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`any`(a0): if case let .`any`(b0) = b, _Route.equal(a0, b0) { return true }
        case .`super`: if case .`super` = b { return true }
        case .`operator`: if case .`operator` = b { return true }
        case let .`subscript`(a0):
            if case let .`subscript`(b0) = b, _Route.equal(a0, b0) { return true }
        case .get: if case .get = b { return true }
        case let .async(a0): if case let .async(b0) = b, _Route.equal(a0, b0) { return true }
        case .`await`: if case .`await` = b { return true }
        case .`throws`: if case .`throws` = b { return true }
        case .`each`: if case .`each` = b { return true }
        case .`repeat`: if case .`repeat` = b { return true }
        case let .`if`(a0): if case let .`if`(b0) = b, _Route.equal(a0, b0) { return true }
        case let .`switch`(a0): if case let .`switch`(b0) = b, _Route.equal(a0, b0) { return true }
        }
        return false
    }

    func hash(into hasher: inout Swift.Hasher) {
        switch self {
        case let .names(a0, a1):
            hasher.combine("names")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .`default`(a0, a1, a2, a3, a4, a5, a6, a7):
            hasher.combine("default")
            hasher.combine(a0)
            hasher.combine(a1)
            hasher.combine(a2)
            hasher.combine(a3)
            hasher.combine(a4)
            hasher.combine(a5)
            hasher.combine(a6)
            hasher.combine(a7)
        case .`in`: hasher.combine("in")
        case let .`case`(a0):
            hasher.combine("case")
            hasher.combine(a0)
        case let .`class`(a0, a1):
            hasher.combine("class")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .`func`(a0):
            hasher.combine("func")
            hasher.combine(a0)
        case .none: hasher.combine("none")
        case let .`some`(a0):
            hasher.combine("some")
            hasher.combine(a0)
        case .Optional: hasher.combine("Optional")
        case .`true`: hasher.combine("true")
        case let .`nil`(a0):
            hasher.combine("nil")
            hasher.combine(a0)
        case let .`var`(a0):
            hasher.combine("var")
            hasher.combine(a0)
        case let .`let`(a0, a1):
            hasher.combine("let")
            hasher.combine(a0)
            hasher.combine(a1)
        case let .`where`(a0):
            hasher.combine("where")
            hasher.combine(a0)
        case let .`Any`(a0):
            hasher.combine("Any")
            hasher.combine(a0)
        case let .`any`(a0):
            hasher.combine("any")
            hasher.combine(a0)
        case .`super`: hasher.combine("super")
        case .`operator`: hasher.combine("operator")
        case let .`subscript`(a0):
            hasher.combine("subscript")
            hasher.combine(a0)
        case .get: hasher.combine("get")
        case let .async(a0):
            hasher.combine("async")
            hasher.combine(a0)
        case .`await`: hasher.combine("await")
        case .`throws`: hasher.combine("throws")
        case .`each`: hasher.combine("each")
        case .`repeat`: hasher.combine("repeat")
        case let .`if`(a0):
            hasher.combine("if")
            hasher.combine(a0)
        case let .`switch`(a0):
            hasher.combine("switch")
            hasher.combine(a0)
        }
    }
}

/// Finds the first pattern that matches all of a URL.
///
/// Each function is named after the segments that lead to it.
private nonisolated enum _Matching {
    static func route(of text: String, isRawValue: Bool) -> KeywordRoute? {
        _RouteReader.read(
            text, isRawValue: isRawValue, base: "app://keywords", segments: 8) { route(of: $0) }
    }

    static func route(of reader: _RouteReader) -> KeywordRoute? {
        if reader.isRelative { return start(reader) }
        if reader.hasScheme("app") { return reader.hasHost ? afterApp(reader) : nil }
        return nil
    }

    static func afterApp(_ reader: _RouteReader) -> KeywordRoute? {
        if reader[0].equalsIgnoringCase("keywords") { return start(reader.from(1)) }
        return nil
    }

    static func start(_ reader: _RouteReader) -> KeywordRoute? {
        switch reader[0] {
        case "names": return afterNames(reader)
        case "default": return afterDefault(reader)
        case "in": if reader.count == 1 { return .`in` }
        case "case": return afterCase(reader)
        case "class": return afterClass(reader)
        case "func": return afterFunc(reader)
        case "none": if reader.count == 1 { return KeywordRoute.none }
        case "some": return afterSome(reader)
        case "optional": if reader.count == 1 { return .Optional }
        case "true": if reader.count == 1 { return .`true` }
        case "nil": return afterNil(reader)
        case "var": return afterVar(reader)
        case "let": return afterLet(reader)
        case "where":
            if reader.count == 1, let `where` = reader.query.others() {
                return .`where`(where: `where`)
            }
        case "any": return afterAny(reader)
        case "super": if reader.count == 1 { return .`super` }
        case "operator": if reader.count == 1 { return .`operator` }
        case "subscript": return afterSubscript(reader)
        case "get": if reader.count == 1 { return .get }
        case "async": return afterAsync(reader)
        case "await": if reader.count == 1 { return .`await` }
        case "throws": if reader.count == 1 { return .`throws` }
        case "each": if reader.count == 1 { return .`each` }
        case "repeat": if reader.count == 1 { return .`repeat` }
        case "if": return afterIf(reader)
        case "switch": return afterSwitch(reader)
        default: break
        }
        return nil
    }

    static func afterNames(_ reader: _RouteReader) -> KeywordRoute? {
        if let hasher = reader[1].asHasher(), let sendable = reader[2].asSendable(),
            reader.count == 3
        {
            return .names(hasher: hasher, sendable: sendable)
        }
        return nil
    }

    static func afterDefault(_ reader: _RouteReader) -> KeywordRoute? {
        if reader.count == 5, let `in` = reader.string(1), let self_ = reader.string(2),
            let `init` = reader.string(3), let `Type` = reader.string(4),
            let `inout` = reader.query["inout"].string(),
            let `var` = reader.query["var"].optional({ $0.integer() }),
            let `let` = reader.query["let"].defaulting(to: "x", takesEmpty: true, { $0.string() }),
            let `is` = reader.query.values("is", takesEmpty: true, as: { $0.string() })
        {
            return .`default`(
                in: `in`, self: self_, init: `init`, Type: `Type`, `inout`: `inout`, var: `var`,
                let: `let`, is: `is`)
        }
        return nil
    }

    static func afterCase(_ reader: _RouteReader) -> KeywordRoute? {
        if let `case` = reader[1].asWord(), reader.count == 2 { return .`case`(case: `case`) }
        return nil
    }

    static func afterClass(_ reader: _RouteReader) -> KeywordRoute? {
        if let `class` = reader[1].asWord(), reader.count == 2,
            let `as` = reader.query["as"].optional({ $0.asWord() })
        {
            return .`class`(class: `class`, as: `as`)
        }
        return nil
    }

    static func afterFunc(_ reader: _RouteReader) -> KeywordRoute? {
        if let `func` = reader.rest(from: 1, { $0.string() }) { return .`func`(func: `func`) }
        return nil
    }

    static func afterSome(_ reader: _RouteReader) -> KeywordRoute? {
        if reader.count == 1 { return KeywordRoute.`some`(.none) }
        if reader.count == 2, let `some` = reader.string(1) {
            return KeywordRoute.`some`(.`some`(some: `some`))
        }
        return nil
    }

    static func afterNil(_ reader: _RouteReader) -> KeywordRoute? {
        if reader.count == 1, let `nil` = reader.query["nil"].optional({ $0.integer() }) {
            return .`nil`(nil: `nil`)
        }
        return nil
    }

    static func afterVar(_ reader: _RouteReader) -> KeywordRoute? {
        if let varParts = _MixedParts.`var`.split(reader[1]), reader.count == 2,
            let `var` = varParts[0].string()
        {
            return .`var`(var: `var`)
        }
        return nil
    }

    static func afterLet(_ reader: _RouteReader) -> KeywordRoute? {
        if let letInParts = _MixedParts.letIn.split(reader[1]), reader.count == 2,
            let `let` = letInParts[0].string(), let `in` = letInParts[1].integer()
        {
            return .`let`(let: `let`, in: `in`)
        }
        return nil
    }

    static func afterAny(_ reader: _RouteReader) -> KeywordRoute? {
        if let `any` = reader[1].integer(), reader.count == 2 { return .`any`(any: `any`) }
        if reader.count == 2, let `Any` = reader[1].url() { return .`Any`(Any: `Any`) }
        return nil
    }

    static func afterSubscript(_ reader: _RouteReader) -> KeywordRoute? {
        if reader.count == 2, let `subscript` = reader.string(1) {
            return .`subscript`(subscript: `subscript`)
        }
        return nil
    }

    static func afterAsync(_ reader: _RouteReader) -> KeywordRoute? {
        if let async = reader[1].bool(), reader.count == 2 { return .async(async: async) }
        return nil
    }

    static func afterIf(_ reader: _RouteReader) -> KeywordRoute? {
        switch reader[1] {
        case "else":
            if reader.count == 3, let `else` = reader.string(2) {
                return .`if`(.`else`(else: `else`))
            }
        case "none": if reader.count == 2 { return .`if`(.none) }
        case "for":
            switch reader[2] {
            case "while":
                if let `do` = reader[3].asWord(), reader.count == 4 {
                    return .`if`(.`for`(.`while`(do: `do`)))
                }
            case "self": if reader.count == 3 { return .`if`(.`for`(.self_)) }
            default: break
            }
        default: break
        }
        return nil
    }

    static func afterSwitch(_ reader: _RouteReader) -> KeywordRoute? {
        if reader.count == 1 { return .`switch`(switch: KeywordRoute.Word.`case`) }
        if let `switch` = reader[1].asWord(), reader.count == 2 {
            return .`switch`(switch: `switch`)
        }
        return nil
    }
}

/// Writes a route by the first of its patterns that can express the values.
private nonisolated enum _Writing {
    static func text(of route: KeywordRoute, _ form: _RouteForm) -> String {
        _RouteWriter.text { writer in
            writer.begin(form, base: "app://keywords", .host, isRelative: true)
            write(route, to: &writer, form)
        }
    }

    static func write(_ route: KeywordRoute, to writer: inout _RouteWriter, _ form: _RouteForm) {
        switch route {
        case let .names(hasher, sendable):
            writer.literal("names")
            writer.segment(hasher.rawValue)
            writer.segment(sendable.rawValue)
        case let .`default`(`in`, self_, `init`, `Type`, `inout`, `var`, `let`, `is`):
            writer.literal("default")
            writer.segment(`in`)
            writer.segment(self_)
            writer.segment(`init`)
            writer.segment(`Type`)
            writer.item("inout", `inout`)
            if let `var` { writer.item("var", `var`) }
            if !_Route.equal(`let`, text: "x") { writer.item("let", `let`) }
            for element in `is` { writer.item("is", element) }
        case .`in`: writer.literal("in")
        case let .`case`(`case`):
            writer.literal("case")
            writer.segment(`case`.rawValue)
        case let .`class`(`class`, `as`):
            writer.literal("class")
            writer.segment(`class`.rawValue)
            if let `as` { writer.item("as", `as`.rawValue) }
        case let .`func`(`func`):
            writer.literal("func")
            for element in `func` { writer.segment(element) }
        case .none: writer.literal("none")
        case .`some`(.none): writer.literal("some")
        case let .`some`(.`some`(`some`)):
            writer.literal("some")
            writer.segment(`some`)
        case .Optional: writer.literal("optional")
        case .`true`: writer.literal("true")
        case let .`nil`(`nil`):
            writer.literal("nil")
            if let `nil` { writer.item("nil", `nil`) }
        case let .`var`(`var`):
            writer.literal("var")
            writer.segment(mixed: ["", ".x"], [`var`])
        case let .`let`(`let`, `in`):
            writer.literal("let")
            writer.segment(mixed: ["@", ".", ""], [`let`, _Route.text(`in`)])
        case let .`where`(`where`):
            writer.literal("where")
            for (key, value) in `where`.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case let .`Any`(`Any`):
            writer.literal("any")
            writer.segment(_Route.text(`Any`))
        case let .`any`(`any`):
            writer.literal("any")
            writer.segment(`any`)
        case .`super`: writer.literal("super")
        case .`operator`: writer.literal("operator")
        case let .`subscript`(`subscript`):
            writer.literal("subscript")
            writer.segment(`subscript`)
        case .get: writer.literal("get")
        case let .async(async):
            writer.literal("async")
            writer.segment(async.description)
        case .`await`: writer.literal("await")
        case .`throws`: writer.literal("throws")
        case .`each`: writer.literal("each")
        case .`repeat`: writer.literal("repeat")
        case let .`if`(.`else`(`else`)):
            writer.literal("if/else")
            writer.segment(`else`)
        case .`if`(.none): writer.literal("if/none")
        case let .`if`(.`for`(.`while`(`do`))):
            writer.literal("if/for/while")
            writer.segment(`do`.rawValue)
        case .`if`(.`for`(.self_)): writer.literal("if/for/self")
        case let .`switch`(`switch`):
            writer.literal("switch")
            writer.segment(`switch`.rawValue)
        }
    }
}

/// Segments and items of literal texts with values between them.
private nonisolated enum _MixedParts {
    static let `var` = _RouteMixedPart(["", ".x"], [.text(allowsEmpty: true)])
    static let letIn = _RouteMixedPart(
        ["@", ".", ""], [.text(allowsEmpty: true), .number({ $0.integer() != nil })],
        delimiters: "@")
}

private nonisolated extension _RoutePart {
    func asHasher() -> KeywordRoute.Hasher? {
        switch self {
        case "low": return KeywordRoute.Hasher.low
        case "high": return KeywordRoute.Hasher.high
        default: return nil
        }
    }

    func asSendable() -> KeywordRoute.Sendable? {
        switch self {
        case "now": return KeywordRoute.Sendable.now
        case "later": return KeywordRoute.Sendable.later
        default: return nil
        }
    }

    func asWord() -> KeywordRoute.Word? {
        switch self {
        case "default": return KeywordRoute.Word.`default`
        case "in": return KeywordRoute.Word.`in`
        case "case": return KeywordRoute.Word.`case`
        case "let": return KeywordRoute.Word.`let`
        case "none": return KeywordRoute.Word.none
        case "some": return KeywordRoute.Word.`some`
        case "true": return KeywordRoute.Word.`true`
        case "func": return KeywordRoute.Word.`func`
        case "associatedtype": return KeywordRoute.Word.`associatedtype`
        case "async": return KeywordRoute.Word.async
        case "Any": return KeywordRoute.Word.`Any`
        case "any": return KeywordRoute.Word.`any`
        case "get": return KeywordRoute.Word.get
        case "sending": return KeywordRoute.Word.`sending`
        case "__FILE__": return KeywordRoute.Word.__FILE__
        case "#line": return KeywordRoute.Word.line
        default: return nil
        }
    }
}
