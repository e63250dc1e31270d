import Foundation

/// The variables of a file: its own, and those that every file has.
struct LinkVariables {
    private let own: [String: Glob.Piece]

    init(_ values: [String: [String]]) {
        own = values.mapValues { values in
            // A variable in a variable is text.
            .choice(values.map { text in Self.pieces(text) { _ in nil } })
        }
    }

    /// The name of a variable in a text that neither the file nor the system defines; nil if there
    /// is none.
    func unknownName(in text: String) -> String? {
        var rest = text[...]
        while let start = rest.firstRange(of: "$("),
            let end = rest[start.upperBound...].firstIndex(of: ")")
        {
            let name = String(rest[start.upperBound..<end])
            if own[name] == nil, Self.given[name] == nil { return name }
            rest = rest[rest.index(after: end)...]
        }
        return nil
    }

    /// Whether a text has a `$(` without an end.
    static func hasOpenReference(_ text: String) -> Bool {
        guard let last = text.ranges(of: "$(").last else { return false }
        return !text[last.upperBound...].contains(")")
    }

    /// What a text with wildcards and variables matches.
    func pieces(_ text: String) -> [Glob.Piece] {
        Self.pieces(text) { own[$0] ?? Self.given[$0] ?? .choice([]) }
    }

    /// The parts of a text, in which nothing can be escaped.
    ///
    /// - Parameter variable: what a variable stands for; nil if there is no such variable.
    private static func pieces(_ text: String, variable: (String) -> Glob.Piece?) -> [Glob.Piece] {
        var pieces: [Glob.Piece] = []
        var rest = text.unicodeScalars[...]
        // A '$(' after the last ')' begins no variable.
        let lastEnd = rest.lastIndex(of: ")") ?? rest.startIndex
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*" where pieces.last == .any: break
            case "*": pieces.append(.any)
            case "?": pieces.append(.one)
            case "$" where rest.first == "(" && rest.startIndex < lastEnd:
                guard let end = rest.firstIndex(of: ")"),
                    let piece = variable(String(rest[rest.startIndex..<end].dropFirst()))
                else { fallthrough }
                pieces.append(piece)
                rest = rest[end...].dropFirst()
            default: pieces.append(.literal(scalar))
            }
        }
        return pieces
    }

    /// The variables of every file: one character of a class, or a code of a language or region.
    private static let given: [String: Glob.Piece] = {
        let lower = "abcdefghijklmnopqrstuvwxyz"
        let digits = "0123456789"
        let letters = lower + lower.uppercased()
        let classes = [
            "alpha": letters, "upper": lower.uppercased(), "lower": lower,
            "alnum": letters + digits,
            "digit": digits, "xdigit": digits + "abcdefABCDEF",
        ]
        var texts = [
            "lang": NSLocale.isoLanguageCodes.sorted(),
            "region": NSLocale.isoCountryCodes.sorted(),
        ]
        for (name, characters) in classes { texts[name] = characters.map(String.init) }
        return texts.mapValues { .choice($0.map(literals)) }
    }()

    private static func literals(_ text: String) -> [Glob.Piece] {
        text.unicodeScalars.map { .literal($0) }
    }
}
