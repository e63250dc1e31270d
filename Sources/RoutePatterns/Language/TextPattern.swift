/// The pattern of a segment or of an item's value.
package indirect enum TextPattern: Hashable, Sendable {
    /// A text, decoded.
    case literal(String)
    /// A parameter that is all of the text.
    case parameter(Parameter)
    /// Literal texts with parameters between them: one more text than parameters.
    case mixed([String], [Parameter])
    /// Zero or more segments, or the items that the pattern doesn't name; nil for `${...}`, whose
    /// segments are ignored.
    case rest(Parameter?)
    /// `*.` in a base: one label, and the rest of the host with its leading dot.
    case label(String)
    /// An item that must be present, with any value or none.
    case any
    /// An item that must be absent.
    case absent

    package var parameters: [Parameter] {
        switch self {
        case .parameter(let parameter), .rest(let parameter?): [parameter]
        case .mixed(_, let parameters): parameters
        case .literal, .label, .rest(nil), .any, .absent: []
        }
    }

    /// The literal texts around the parameters: one more text than parameters.
    package var literals: [String] {
        switch self {
        case .literal(let text), .label(let text): [text]
        case .parameter, .rest(_?): ["", ""]
        case .mixed(let literals, _): literals
        case .rest(nil), .any, .absent: []
        }
    }

    /// The decoded text, if it is all literal; otherwise nil.
    package var literal: String? {
        if case .literal(let text) = self { text } else { nil }
    }

    /// Whether it is zero or more segments, or the rest of the items.
    package var isRest: Bool {
        if case .rest = self { true } else { false }
    }

    /// The text as written in a pattern.
    package var sourceText: String {
        if case .label(let suffix) = self { return "*" + suffix }
        if case .rest(nil) = self { return "${...}" }
        return zip(literals, parameters).map { $0 + $1.sourceText }.joined() + (literals.last ?? "")
    }

    /// The same text with other parameters.
    func withParameters(_ changed: (Parameter) -> Parameter) -> TextPattern {
        switch self {
        case .parameter(let parameter): .parameter(changed(parameter))
        case .rest(let parameter?): .rest(changed(parameter))
        case .mixed(let literals, let parameters): .mixed(literals, parameters.map(changed))
        case .literal, .label, .rest(nil), .any, .absent: self
        }
    }
}

/// A placeholder for a value in a pattern, such as `${page:Int?}`.
package struct Parameter: Hashable, Sendable {
    package let name: String
    package let type: RouteType
    package let presence: Presence
    /// The default; nil if there is none, or if it isn't a value of the type.
    package let `default`: Constant?
    /// The range of `${…}`, in bytes of the pattern's text.
    package let range: Range<Int>
    /// Whether values of the item that are not valid count as missing, or are no elements of a list
    /// (rule 3.7).
    package let isLenient: Bool
    /// Whether the empty text doesn't match, because the route's value is optional and must be
    /// present here (rule 3.7).
    package internal(set) var isNonempty = false

    /// Whether the value, if it is all the text of an item, can be a flag (rule 3.7).
    package var readsFlag: Bool { type.isFlag && presence.separator == nil }

    package init(
        name: String, type: RouteType, presence: Presence, range: Range<Int>,
        isLenient: Bool = false
    ) {
        self.name = name
        self.type = type
        self.presence = presence
        self.default = presence.defaultText.flatMap { Constant($0, as: type) }
        self.range = range
        self.isLenient = isLenient
    }
}

/// The parts of the text between `${` and `}`: a name, an optional type after a colon, `?`, `...`,
/// and `,` in any order, and an optional default after an equals sign.
struct ParameterText {
    /// The range of the whole parameter, including its braces.
    let range: Range<Int>
    private let content: String
    let name: Substring
    let type: Substring?
    let question: Substring?
    let dots: Substring?
    /// The comma of a comma list.
    let separator: Substring?
    let defaultText: Substring?

    init(_ content: String, range: Range<Int>) {
        self.content = content
        self.range = range
        let equals = content.utf8.firstIndex(of: UInt8(ascii: "="))
        defaultText = equals.map { content[content.utf8.index(after: $0)...] }
        var declaration = content[..<(equals ?? content.endIndex)]
        var (question, dots, separator): (Substring?, Substring?, Substring?)
        func take(_ mark: String, _ part: inout Substring?) -> Bool {
            let end = Substring(declaration.utf8.suffix(mark.utf8.count))
            guard part == nil, end.utf8.elementsEqual(mark.utf8) else { return false }
            part = end
            declaration = declaration[..<end.startIndex]
            return true
        }
        while take("...", &dots) || take("?", &question) || take(",", &separator) {}
        self.question = question
        self.dots = dots
        self.separator = separator
        let colon = declaration.utf8.firstIndex(of: UInt8(ascii: ":"))
        name = declaration[..<(colon ?? declaration.endIndex)]
        type = colon.map { declaration[declaration.utf8.index(after: $0)...] }
    }

    /// Whether this is `${...}`, a rest without a name.
    var isUnnamedRest: Bool { content == "..." }

    /// The first space before the default. The default itself may have spaces.
    var space: Substring? {
        let beforeDefault = content.utf8.prefix { $0 != UInt8(ascii: "=") }
        return beforeDefault.firstIndex(of: UInt8(ascii: " ")).map {
            content[$0..<content.utf8.index(after: $0)]
        }
    }

    /// The range of a part, in bytes of the pattern's text; of the whole parameter if the part is
    /// empty or missing.
    func range(of part: Substring?) -> Range<Int> {
        guard let part, !part.isEmpty else { return range }
        let start =
            range.lowerBound + 2
            + content.utf8.distance(from: content.startIndex, to: part.startIndex)
        return start..<(start + part.utf8.count)
    }
}
