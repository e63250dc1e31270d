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
        var question: Substring?
        var dots: Substring?
        var separator: Substring?
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
