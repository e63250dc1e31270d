import RouteRuntime

/// A parameter in the syntax of another tool.
struct ForeignParameter {
    /// Such parameters, with `_` for each word, and the marks that mean the same in a pattern. One
    /// of two words is a type.
    private static let placeholders = [
        ":_": "", "$_": "", "<_>": "", "<_:_>": "", "[_]": "", "$(_)": "", "\\(_)": "", "*": "",
        ":_?": "?", "{_}": "", "{_?}": "?", "{_:_}": "", "{_:_?}": "?",
        "{_...}": "...", "{_*}": "...", "{*_}": "...", "[..._]": "...", "[[..._]]": "...",
        "**": "...",
    ]
    /// The same for texts that can also be meant as literal text.
    private static let others = [":_*": "...", ":_+": "...", "*_": "...", ":_:_": ""]

    /// Nil for a wildcard, and for two parameters.
    let name: String?
    private let type: String?
    var marks: String

    /// Nil for other text.
    ///
    /// - Parameter isCertain: whether the text can't be meant as literal text.
    init?(_ text: String, among types: TypeTable, isCertain: Bool) {
        if !text.utf8.contains(where: isForeignMark) { return nil }
        var shape: [UInt8] = []
        var words: [String] = []
        var rest = text.utf8[...]
        while let byte = rest.first {
            let word = rest.prefix(while: isOfName)
            shape.append(word.isEmpty ? byte : UInt8(ascii: "_"))
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            rest = rest.dropFirst(max(word.count, 1))
        }
        let key = String(decoding: shape, as: UTF8.self)
        guard let marks = Self.placeholders[key] ?? (isCertain ? nil : Self.others[key]) else {
            return nil
        }
        let isTypeFirst = key == "<_:_>"
        var indices = isTypeFirst ? [0, 1] : [1, 0]
        if words.count < 2 { indices = [] }
        let typeIndex = indices.first { types.type(writtenAs: words[$0]) != nil }
        type = typeIndex.flatMap { types.type(writtenAs: words.remove(at: $0)) }
        if words.count > 1, isTypeFirst { words.removeFirst() }
        guard words.count < 2 || key == ":_:_", words.allSatisfy(Identifier.isValid) else {
            return nil
        }
        name = words.count == 1 ? words[0] : nil
        self.marks = marks
    }

    /// The parameter as a pattern writes it.
    ///
    /// - Parameter item: the name of the item whose value it is.
    func sourceText(ofItem item: String? = nil) -> String {
        let name = name ?? item.flatMap { Identifier.isValid($0) ? $0 : nil } ?? "name"
        return "${" + name + (type.map { ":" + $0 } ?? "")
            + (item != nil && marks == "..." ? "" : marks) + "}"
    }
}

extension TypeTable {
    /// The name of a type that other tools write in lower
    /// case, or by another name; nil if there is none.
    fileprivate func type(writtenAs word: String) -> String? {
        let capitalized = Identifier.capitalized(word)
        let names = [word, capitalized, word.uppercased()]
        return names.first { self[$0] != nil } ?? Self.foreignNames[capitalized]
    }
}

/// Whether a name can have this byte.
private func isOfName(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
}

/// Whether other tools give this byte a meaning. Nearly all segments have none.
private func isForeignMark(_ byte: UInt8) -> Bool {
    ":*+$([{<\\".utf8.contains(byte)
}

extension ArraySlice<PatternText.Token> {
    /// What a segment of literal text, perhaps with parameters, seems to mean in another tool, and
    /// what to write instead; nil for ordinary text.
    ///
    /// - Parameter text: the segment as written.
    func foreignMeaning(_ text: String, among types: TypeTable) -> Advice? {
        // A segment has no '/' and no '#', so they can take the places of parameters: '/' that of
        // one without a type, and '#' that of any other.
        let literal = map { token -> UInt8 in
            switch token {
            case .byte(let byte, _): byte
            case .parameter(let name, _) where Identifier.isValid(name): UInt8(ascii: "/")
            case .parameter, .literalByte: UInt8(ascii: "#")
            }
        }
        if !literal.contains(where: isForeignMark) { return nil }
        if literal.hasTypeBehindParameter(among: types) {
            return Advice(
                "the type of a parameter goes inside its braces",
                help: "write it as in ${id:Int}")
        }
        let parameter = "write a parameter such as ${name}"
        if literal.hasRepetition {
            return Advice("'\(text)' looks like a regular expression", help: parameter)
        }
        // First the larger pieces, such as `$(id)`.
        let pieces = ["-._@", "-._@,;!()'"].flatMap { marks in
            literal.split { marks.utf8.contains($0) }
        }
        for piece in pieces {
            let piece = String(decoding: piece, as: UTF8.self)
            guard let foreign = ForeignParameter(piece, among: types, isCertain: false),
                foreign.name != nil || piece.first == ":"
            else { continue }
            return Advice(
                "'\(text)' looks like another framework's parameter",
                help: "write \(foreign.sourceText()) instead of \(piece)")
        }
        let wildcard = UInt8(ascii: "*")
        if literal.first == wildcard || literal.last == wildcard {
            return Advice("'\(text)' looks like a wildcard", help: parameter)
        }
        return nil
    }
}

extension [UInt8] {
    /// Whether a `/`, which takes the place of a parameter, is followed by a colon and a type.
    fileprivate func hasTypeBehindParameter(among types: TypeTable) -> Bool {
        let pieces = split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return pieces.dropFirst().contains { piece in
            guard piece.first == UInt8(ascii: ":") else { return false }
            let word = String(decoding: piece.dropFirst().prefix(while: isOfName), as: UTF8.self)
            return types.type(writtenAs: word) != nil
        }
    }

    /// Whether there is a `.*` or a `.+`.
    fileprivate var hasRepetition: Bool {
        zip(self, dropFirst()).contains { byte, next in
            byte == UInt8(ascii: ".") && "*+".utf8.contains(next)
        }
    }
}
