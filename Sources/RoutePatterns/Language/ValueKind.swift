import RouteRuntime

/// What a kind of built-in type is: its names, which texts are values, and how messages and
/// programs describe them.
///
/// Each kind is one row. Whoever describes, ranks, samples, or constrains values asks the row. How
/// a text is read is below, in functions that a router calls for each URL. What generated code
/// calls for a kind is in its emitter.
package struct ValueKind: Sendable {
    /// The name for programs.
    package let name: String
    /// The names of such types in other languages, which a spec may have by mistake.
    let foreignNames: [String]
    /// The values as part of a sentence; nil if the type's name says it.
    let article: String?
    /// What to write for a default that isn't a value; nil if the type's name says it.
    let choices: String?
    /// What to write for a value on the command line; nil if the choices say it.
    package let form: String?
    /// The texts of all values, decoded, if they are few.
    let finiteTexts: [String]?
    /// The ranks of a whole segment of the type, and of a constrained type around it: indices into
    /// the list of Semantics, section 4.
    let rank: Int
    let constrainedRank: Int
    /// The constraints that a type around it can have.
    let constraints: [ConstrainedType.ConstraintKey]
    /// Texts to try where nothing is known of what a slot reads.
    package let words: [String]
    /// At least this many different texts, of which some may not be values.
    package let samples: @Sendable (Int) -> [String]
}

extension ValueKind {
    package static let string = ValueKind(
        name: "string", foreignNames: ["Str"], article: nil, choices: nil, form: nil,
        finiteTexts: nil, rank: 12, constrainedRank: 10,
        constraints: [.length, .characters, .not], words: ["", "a-b", "zq"],
        samples: Self.letters)

    static let bool = ValueKind(
        name: "bool", foreignNames: ["Boolean"], article: "'true' or 'false'",
        choices: "write true or false", form: nil, finiteTexts: ["true", "false"], rank: 3,
        constrainedRank: 3,
        constraints: [], words: ["true", "false"], samples: { _ in ["true", "false"] })

    static let integer = ValueKind(
        name: "integer", foreignNames: ["Integer", "Long", "Number"], article: nil, choices: nil,
        form: nil, finiteTexts: nil, rank: 5,
        constrainedRank: 4, constraints: [.range, .width], words: ["007", "+1"],
        samples: Self.numbers)

    static let float = decimal(named: "float", words: [])

    /// The last word is a Double, but not a Float.
    static let double = decimal(named: "double", words: ["1.5", "-0", "1e39"])

    static let uuid = ValueKind(
        name: "uuid", foreignNames: ["Guid"], article: nil, choices: nil,
        form: "write it as in 123e4567-e89b-12d3-a456-426614174000", finiteTexts: nil, rank: 8,
        constrainedRank: 8,
        constraints: [],
        words: ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "AAAAAAAA-AAAA-AAAA-AAAA-AAAAAAAAAAAA"]
    ) { count in
        (1...count).map { number in
            let digits = String(number)
            let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
            return "00000000-0000-0000-0000-\(zeros)\(digits)"
        }
    }

    static let url = ValueKind(
        name: "url", foreignNames: ["Uri"], article: nil, choices: nil,
        form: "write a URL, as in https://example.com", finiteTexts: nil, rank: 11,
        constrainedRank: 9,
        constraints: [.schemes], words: [], samples: Self.letters)

    private static func decimal(named name: String, words: [String]) -> ValueKind {
        ValueKind(
            name: name, foreignNames: [], article: nil,
            choices: "write a finite decimal number, as in 1.5", form: nil, finiteTexts: nil,
            rank: 7, constrainedRank: 6,
            constraints: [.range], words: words, samples: Self.numbers)
    }

    /// The order in which words are tried.
    package static let all = [double, integer, bool, uuid, string, float, url]

    /// The names for programs, with those of the types that a spec or the app declares.
    package static let names =
        [string, bool, integer, float, double, uuid, url].map(\.name) + RouteType.declaredKindNames

    /// What to use where a value must not have a comma.
    static let withoutCommas =
        "use numbers, Bool, UUID, or a type with listed values or 'characters'"

    /// Short texts, however many there are.
    @Sendable private static func letters(_ count: Int) -> [String] {
        let repeated = 16
        return (1...count).map { $0 > repeated ? "a\($0)" : String(repeating: "a", count: $0) }
    }

    @Sendable private static func numbers(_ count: Int) -> [String] {
        (1...count).map(String.init) + (0...count).map { "-\($0)" } + ["0"]
    }
}

extension RouteType {
    /// The row of a built-in type; nil for a type that a spec or the app declares.
    package var kind: ValueKind? {
        switch self {
        case .string: .string
        case .bool: .bool
        case .integer: .integer
        case .float: .float
        case .double: .double
        case .uuid: .uuid
        case .url: .url
        case .closed, .constrained, .link, .custom: nil
        }
    }

    /// The kind of a type, for programs that don't know its name.
    package var kindName: String {
        switch self {
        case .closed: "closed"
        case .constrained: "constrained"
        case .link: "link"
        case .custom: "app"
        default: kind?.name ?? ""
        }
    }

    fileprivate static let declaredKindNames = ["closed", "constrained", "link", "app"]

    /// The names of the built-in types that constrained types can be made of.
    package static let constrainableNames =
        builtIn.filter { $0.kind?.constraints.isEmpty == false }.map(\.name)

    /// The value that a text converts to; nil if it isn't a value of the type (Semantics, rule
    /// 3.7).
    package func value(of part: _RoutePart) -> RouteValue? {
        switch self {
        case .string: part.string().map(RouteValue.string)
        case .bool: part.forBool.bool().map(RouteValue.bool)
        case .integer(let integer): integer.value(of: part)
        case .float: part.decimal(Float.self).map(RouteValue.float)
        case .double: part.decimal(Double.self).map(RouteValue.double)
        case .uuid: part.uuid().map { .string(_Route.text($0)) }
        case .url: part.url().map { .string(_Route.text($0)) }
        case .closed(let type): type.value(of: part).map(RouteValue.string)
        case .constrained(let type): type.value(of: part)
        case .link, .custom: part.nonempty.string().map(RouteValue.string)
        }
    }

    /// The rank of a whole segment of the type (Semantics, section 4).
    var rank: Int {
        switch self {
        case .closed(let type): type.fallback == nil ? 2 : 12
        case .constrained(let type): type.base.kind?.constrainedRank ?? 10
        case .link, .custom: 9
        default: kind?.rank ?? 12
        }
    }

    /// What a value of the type can be in a mixed segment or item (rule 3.8).
    package enum Split: Sendable {
        case number
        /// One of a few texts, or of a form, with at most as many bytes.
        case value(atMost: Int)
        /// Any text, which is converted after the split.
        case text
        case constrained(TextConstraint)
    }

    /// What a value of the type can be in a mixed segment or item.
    package var split: Split {
        switch self {
        case .integer, .float, .double: return .number
        case .bool: return .value(atMost: 5)
        case .uuid: return .value(atMost: 36)
        case .closed(let type) where type.fallback == nil:
            return .value(atMost: type.values.map(\.utf8.count).max() ?? 0)
        case .string, .url, .closed, .link, .custom: return .text
        case .constrained(let type):
            if case .text(let constraint) = type.constraint { return .constrained(constraint) }
            return type.base.split
        }
    }

    /// Whether the values are numbers, constrained or not.
    package var isNumber: Bool {
        if case .number = split { true } else { false }
    }

    /// The help that says what a value can be; nil if the type's name says it.
    package var choices: String? {
        switch self {
        case .closed(let type): "write one of \(type.values.joined(separator: ", "))"
        case .constrained: "write \(article)"
        default: kind?.choices
        }
    }

    /// The help for a text that isn't a value; nil if the type's name says it.
    package func help(for text: String) -> String? {
        if case .closed(let type) = self, let value = type.value(ofCase: text) {
            return "write \(value), the text of '\(text)'"
        }
        return choices
    }

    /// The same as `article`, for a message that people read again and again: of a text's many
    /// exceptions, only some.
    package var shortArticle: String {
        guard case .constrained(let type) = self, case .text(let text) = type.constraint else {
            return article
        }
        return [type.base.article, text.shortSummary].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The type's values, as part of a sentence: `an Int`, `'true' or 'false'`.
    package var article: String {
        switch self {
        case .closed(let type):
            switch type.values.map({ "'\($0)'" }) {
            case let values where values.count > 8: values.shortList
            case let values: values.list("or")
            }
        case .constrained(let type):
            [type.base.article, type.summary].filter { !$0.isEmpty }.joined(separator: " ")
        case .link(let type): "a link that \(type.name) reads"
        default:
            kind?.article
                ?? (name.first.map { "AEIO".contains($0) } == true ? "an \(name)" : "a \(name)")
        }
    }
}
