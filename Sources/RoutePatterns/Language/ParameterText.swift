/// The parts of the text between `${` and `}`: a name, an optional type after a colon, `?`, `...`, and `,` in any
/// order, and an optional default after an equals sign.
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
        while true {
            if dots == nil, declaration.utf8.suffix(3).elementsEqual("...".utf8) {
                dots = Substring(declaration.utf8.suffix(3))
                declaration = Substring(declaration.utf8.dropLast(3))
            } else if question == nil, declaration.utf8.last == UInt8(ascii: "?") {
                question = Substring(declaration.utf8.suffix(1))
                declaration = Substring(declaration.utf8.dropLast())
            } else if separator == nil, declaration.utf8.last == UInt8(ascii: ",") {
                separator = Substring(declaration.utf8.suffix(1))
                declaration = Substring(declaration.utf8.dropLast())
            } else {
                break
            }
        }
        (self.question, self.dots, self.separator) = (question, dots, separator)
        let colon = declaration.utf8.firstIndex(of: UInt8(ascii: ":"))
        name = declaration[..<(colon ?? declaration.endIndex)]
        type = colon.map { declaration[declaration.utf8.index(after: $0)...] }
    }

    /// Whether there is anything other than a name.
    var isMarked: Bool { type != nil || question != nil || dots != nil || separator != nil || defaultText != nil }

    /// A mark after the name that belongs after the type.
    var markInName: Substring? {
        guard type != nil else { return nil }
        return ["?", "..."].first { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }.map {
            name.suffix($0.count)
        }
    }

    /// The type with its marks, or with `mark` if it has none.
    func typeAndMarks(adding mark: Substring) -> String {
        let marks = question ?? dots ?? defaultText.map { "=" + $0 } ?? mark
        return String(type ?? "") + marks
    }

    /// The first space before the default. The default itself may have spaces.
    var space: Substring? {
        let beforeDefault = content.utf8.prefix { $0 != UInt8(ascii: "=") }
        return beforeDefault.firstIndex(of: UInt8(ascii: " ")).map { content[$0..<content.utf8.index(after: $0)] }
    }

    /// The range of a part, in bytes of the pattern's text; of the whole parameter if the part is empty or missing.
    func range(of part: Substring?) -> Range<Int> {
        guard let part, !part.isEmpty else { return range }
        let start = range.lowerBound + 2 + content.utf8.distance(from: content.startIndex, to: part.startIndex)
        return start..<(start + part.utf8.count)
    }
}
