import RouteRuntime

/// What literal text means in the syntax of other languages and frameworks: parameters such as `:id`, `{id}`, and
/// `<int:id>`, regular expressions, and wildcards. Takes time linear in the length of the text.
struct ForeignSyntax {
    enum Kind {
        case parameter
        /// `${id}:Int`.
        case typeOutside
        /// `\${id}`.
        case escapedParameter
        case regularExpression
        case wildcard
    }

    private let text: String
    private let tokens: ArraySlice<PatternText.Token>
    private let types: TypeTable
    /// The index of the closing bracket of each bracket that has one.
    private let closingBrackets: [Int: Int]
    private var bytes: [UInt8] = []
    private var count = 0
    private var isSimple = true
    /// The end of the last brackets around ordinary text. Brackets inside are skipped: checking them again would take
    /// quadratic time.
    private var endOfOrdinary = 0

    /// The kind of the first foreign syntax in the text.
    private(set) var kind: Kind?
    /// A parameter to suggest for foreign syntax that has no name.
    private var example: String?
    private var isOptional = false

    /// Nil if there is no foreign syntax in the tokens.
    init?(_ tokens: ArraySlice<PatternText.Token>, in text: String, types: TypeTable) {
        guard tokens.contains(where: \.canBeForeign) else { return nil }
        self.text = text
        self.tokens = tokens
        self.types = types
        closingBrackets = Self.closingBrackets(in: tokens)
        var index = tokens.startIndex
        while index < tokens.endIndex {
            if let end = translate(at: index) {
                count += 1
                index = end
            } else {
                copy(tokens[index])
                isSimple = false
                index += 1
            }
        }
        if kind == nil { return nil }
    }

    /// Whether the text is one parameter with a name.
    var isParameter: Bool { count == 1 && isSimple && kind == .parameter }

    /// The help: what to write instead.
    func help(isItem: Bool = false) -> String {
        if let example { return "write a parameter such as \(example)" }
        var translation = String(decoding: bytes, as: UTF8.self)
        if translation.last == "." { translation = "'\(translation)'" }
        if isOptional, !isItem { return "write \(translation), and another pattern without this segment" }
        return "write \(translation)" + (kind == .escapedParameter ? ", or $${…} for a literal '${…}'" : "")
    }

    private static func closingBrackets(in tokens: ArraySlice<PatternText.Token>) -> [Int: Int] {
        var closingBrackets: [Int: Int] = [:]
        var open: [UInt8: [Int]] = [:]
        for (index, token) in zip(tokens.indices, tokens) {
            guard case .byte(let byte, _) = token else { continue }
            switch Unicode.Scalar(byte) {
            case "{", "[", "<": open[byte + 2, default: []].append(index)
            case "(": open[byte + 1, default: []].append(index)
            case "}", "]", ">", ")": if let start = open[byte]?.popLast() { closingBrackets[start] = index }
            default: break
            }
        }
        return closingBrackets
    }

    private func written(_ range: Range<Int>) -> String {
        let bytes = tokens[range].range(or: 0..<0)
        return String(decoding: text.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
    }

    private func isByte(_ byte: Unicode.Scalar, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isByte(byte)
    }

    private func isByte(of set: String, at index: Int) -> Bool {
        set.unicodeScalars.contains { isByte($0, at: index) }
    }

    /// The range of the name that starts at an index.
    private func name(at start: Int) -> Range<Int>? {
        guard start < tokens.endIndex else { return nil }
        let end = tokens[start...].firstIndex { !$0.isOfName } ?? tokens.endIndex
        return Identifier.isValid(written(start..<end)) ? start..<end : nil
    }

    /// The end of the `+`, `*`, `?`, or `{…}` at an index.
    private func endOfQuantifier(at index: Int) -> Int {
        if isByte(of: "+*?", at: index) { return index + 1 }
        return isByte("{", at: index) ? closingBrackets[index].map { $0 + 1 } ?? index : index
    }
}

extension ForeignSyntax {
    private mutating func copy(_ token: PatternText.Token) {
        if case .byte(let byte, _) = token, token.isForbiddenInPaths {
            bytes.appendEscape(of: byte)
        } else {
            bytes += text.utf8.dropFirst(token.range.lowerBound).prefix(token.range.count)
        }
    }

    private mutating func add(_ kind: Kind, _ text: String) {
        self.kind = self.kind ?? kind
        bytes += text.utf8
    }

    private mutating func addParameter(_ name: String, _ type: ForeignType = ForeignType(), isRest: Bool = false) {
        add(.parameter, "${" + name + type.annotation + (isRest || type.isRest ? "...}" : "}"))
        if isRest { isSimple = false }
    }

    private mutating func addUnnamed(_ kind: Kind, _ parameter: String = "${name}") {
        add(kind, parameter)
        example = example ?? parameter
    }

    /// Translates the foreign syntax at an index and returns its end; nil for ordinary text.
    private mutating func translate(at index: Int) -> Int? {
        guard case .byte(let byte, _) = tokens[index] else { return parameterWithType(at: index) }
        switch Unicode.Scalar(byte) {
        case ":" where index == tokens.startIndex || isByte(of: "-._@", at: index - 1): return colon(at: index)
        case "$" where index == tokens.startIndex: return dollar(at: index)
        case "\\": return backslash(at: index)
        case "{": return braces(at: index)
        case "<": return angleBrackets(at: index)
        case "[" where index >= endOfOrdinary: return squareBrackets(at: index)
        case "(" where index >= endOfOrdinary: return parentheses(at: index)
        case "*": return asterisk(at: index)
        case "." where isByte(of: "*+", at: index + 1):
            addUnnamed(.regularExpression)
            return index + 2
        default: return nil
        }
    }

    /// `${id}:Int`.
    private mutating func parameterWithType(at index: Int) -> Int? {
        guard case .parameter(let content, _) = tokens[index], Identifier.isValid(content),
            isByte(":", at: index + 1), let word = name(at: index + 2)
        else { return nil }
        let written = written(word)
        guard let type = [written, Identifier.capitalized(written)].first(where: { types[$0] != nil }) else {
            return nil
        }
        add(.typeOutside, "${" + content + ForeignType(type).annotation + "}")
        return word.upperBound
    }

    /// `:id`, `:id(\d+)`, `:id?`, `:path*`.
    private mutating func colon(at index: Int) -> Int? {
        guard let name = name(at: index + 1) else { return nil }
        var end = name.upperBound
        var type = ForeignType()
        if isByte("(", at: end), let close = closingBrackets[end] {
            type = ForeignType(expression: written((end + 1)..<close))
            end = close + 1
            isSimple = false
        }
        if isByte("?", at: end) {
            isOptional = true
            add(.parameter, "${" + written(name) + type.annotation + "?}")
            return end + 1
        }
        let isRest = isByte(of: "*+", at: end)
        addParameter(written(name), type, isRest: isRest)
        return isRest ? end + 1 : end
    }

    /// `$id`, `$(id)`.
    private mutating func dollar(at index: Int) -> Int? {
        if let name = name(at: index + 1) {
            addParameter(written(name))
            return name.upperBound
        }
        return nameInParentheses(at: index + 1)
    }

    private mutating func nameInParentheses(at index: Int) -> Int? {
        guard isByte("(", at: index), let close = closingBrackets[index], let name = name(at: index + 1),
            name.upperBound == close
        else { return nil }
        addParameter(written(name))
        return close + 1
    }

    /// `\(id)`, `\${id}`, `\d+`, `\.`.
    private mutating func backslash(at index: Int) -> Int? {
        let next = index + 1
        guard next < tokens.endIndex else { return nil }
        if tokens[next].isParameter {
            add(.escapedParameter, "")
            copy(tokens[next])
            return next + 1
        }
        if isByte(of: "dDsSwW", at: next) {
            let end = endOfQuantifier(at: next + 1)
            addUnnamed(.regularExpression, ForeignType(expression: written(index..<end)).example)
            return end
        }
        if isByte(of: ".-", at: next) {
            add(.regularExpression, "")
            copy(tokens[next])
            return next + 1
        }
        return nameInParentheses(at: next)
    }

    /// `{id}`, `{id:int}`, `{path*}`, `{?q,page}`.
    private mutating func braces(at index: Int) -> Int? {
        guard let close = closingBrackets[index] else { return nil }
        let content = written((index + 1)..<close)
        let items = content.dropFirst().split(separator: ",").map { $0.last == "*" ? $0.dropLast() : $0 }
        let names = items.compactMap(Self.swiftName)
        if content.first == "?", !names.isEmpty, names.count == items.count {
            add(.parameter, "?" + zip(items, names).map { "\($0)=${\($1)}" }.joined(separator: "&"))
            isSimple = false
        } else {
            addDeclaration(content)
        }
        return close + 1
    }

    /// A foreign parameter's name as a Swift name: `userId` for `user-id`; nil if it isn't a name.
    private static func swiftName(_ name: Substring) -> String? {
        let isName = name.unicodeScalars.allSatisfy {
            Identifier.isContinuation($0) || "-_.".unicodeScalars.contains($0)
        }
        return isName ? Identifier.camelCase(String(name)) : nil
    }

    /// Translates a name, optionally with a type, a regular expression, a mark, or a default.
    private mutating func addDeclaration(_ content: String) {
        var declaration = content[...]
        let isRest: Bool
        if let mark = ["**", "*", "+", "..."].first(where: content.hasPrefix) {
            declaration = declaration.dropFirst(mark.count)
            isRest = true
        } else {
            isRest = content.hasSuffix("*") && !content.contains(":")
            if isRest { declaration = declaration.dropLast() }
        }
        let parameter = ParameterText(String(declaration), range: 0..<0)
        guard let name = Self.swiftName(parameter.name) else {
            addUnnamed(.parameter)
            return
        }
        let type = parameter.type.map { ForeignType(meantBy: String($0), among: types) } ?? ForeignType()
        if isRest || parameter.dots == nil && type.isRest {
            addParameter(name, type, isRest: true)
            return
        }
        if parameter.question != nil { isOptional = true }
        let marks = parameter.question ?? parameter.dots ?? parameter.defaultText.map { "=" + $0 } ?? ""
        add(.parameter, "${" + name + type.annotation + marks + "}")
    }

    /// `<id>`, `<int:id>`, `<id:\d+>`.
    private mutating func angleBrackets(at index: Int) -> Int? {
        guard let close = closingBrackets[index] else { return nil }
        let content = written((index + 1)..<close)
        let parts = content.split(separator: ":", maxSplits: 1).map(String.init)
        if parts.count == 2, parts.allSatisfy(Identifier.isValid),
            ForeignType(namedBy: parts[1], among: types) == nil
        {
            addParameter(parts[1], ForeignType(namedBy: parts[0], among: types) ?? ForeignType())
        } else {
            addDeclaration(content)
        }
        return close + 1
    }

    /// `[id]`, `[...path]`, `[[...path]]`, `[0-9]+`; nil for ordinary text such as `[1]`.
    private mutating func squareBrackets(at index: Int) -> Int? {
        guard let close = closingBrackets[index] else { return nil }
        let isNested = isByte("[", at: index + 1) && closingBrackets[index + 1] == close - 1
        let content = isNested ? written((index + 2)..<(close - 1)) : written((index + 1)..<close)
        let end = endOfQuantifier(at: close + 1)
        let name = content.hasPrefix("...") ? String(content.dropFirst(3)) : content
        if end == close + 1, Identifier.isValid(name) {
            addParameter(name, isRest: name != content)
        } else if end > close + 1 || content.utf8.contains(where: { "-^\\".utf8.contains($0) }) {
            addUnnamed(.regularExpression, ForeignType(expression: written(index..<end)).example)
        } else {
            endOfOrdinary = close
            return nil
        }
        return end
    }

    /// `(\d+)`, `(?<id>\d+)`; nil for ordinary text such as `(band)`.
    private mutating func parentheses(at index: Int) -> Int? {
        guard let close = closingBrackets[index] else { return nil }
        let content = written((index + 1)..<close)
        if let opening = ["?<", "?P<"].first(where: content.hasPrefix) {
            let name = content.dropFirst(opening.count).prefix { $0 != ">" }
            if Identifier.isValid(String(name)) {
                addParameter(String(name), ForeignType(expression: String(content[name.endIndex...].dropFirst())))
                isSimple = false
                return close + 1
            }
        }
        guard ForeignType.isExpression(content) else {
            endOfOrdinary = close
            return nil
        }
        addUnnamed(.regularExpression, ForeignType(expression: content).example)
        return close + 1
    }

    /// `*path`, `*.html`, `docs*`; nil in the middle of other text.
    private mutating func asterisk(at index: Int) -> Int? {
        if index == tokens.startIndex, let name = name(at: index + 1) {
            addParameter(written(name), isRest: true)
            return name.upperBound
        }
        guard index == tokens.startIndex || index == tokens.endIndex - 1 else { return nil }
        addUnnamed(.wildcard)
        return index + 1
    }
}

extension PatternText.Token {
    /// Whether this byte hints at foreign syntax. Nearly all segments have none.
    fileprivate var canBeForeign: Bool {
        guard case .byte(let byte, _) = self else { return false }
        return ":*+$([{<\\".utf8.contains(byte)
    }

    /// Whether a name can have this byte.
    fileprivate var isOfName: Bool {
        guard case .byte(let byte, _) = self else { return false }
        return isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Whether this is a character that no URL can have unescaped in its path (RFC 3986, 3.3).
    var isForbiddenInPaths: Bool {
        guard case .byte(let byte, _) = self else { return false }
        return "\"{}[]<>\\^|`?#".utf8.contains(byte)
    }
}
