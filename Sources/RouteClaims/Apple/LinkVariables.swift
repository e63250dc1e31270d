import Foundation

/// The variables of a file: its own, and those that every file has.
struct LinkVariables {
    private let own: [String: Glob.Piece]

    init(_ values: [String: [String]]) {
        own = values.mapValues { values in Self.piece(values.map { Self.pieces($0) }) }
    }

    /// What a text with wildcards and variables matches.
    func pieces(_ text: String) -> [Glob.Piece] {
        Self.pieces(text) { name in
            own[name] ?? Self.classes[name].map { .set(Set($0.unicodeScalars)) } ?? Self.codes[name] ?? .choice([])
        }
    }

    /// The names of a text's variables, in order.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        _ = pieces(text) { name in
            names.append(name)
            return .one
        }
        return names
    }

    /// The parts of a text, in which nothing can be escaped.
    ///
    /// - Parameter variable: what a variable stands for; nil if the text has none.
    private static func pieces(_ text: String, variable: ((String) -> Glob.Piece)? = nil) -> [Glob.Piece] {
        var pieces: [Glob.Piece] = []
        var rest = text.unicodeScalars[...]
        // A '$(' behind it begins no variable.
        let lastEnd = rest.lastIndex(of: ")") ?? rest.startIndex
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*" where pieces.last == .any: break
            case "*": pieces.append(.any)
            case "?": pieces.append(.one)
            case "$" where rest.first == "(" && rest.startIndex < lastEnd:
                guard let variable, let end = rest.firstIndex(of: ")") else { fallthrough }
                pieces.append(variable(String(rest[rest.startIndex..<end].dropFirst())))
                rest = rest[end...].dropFirst()
            default: pieces.append(.literal(scalar))
            }
        }
        return pieces
    }

    private static func piece(_ values: [[Glob.Piece]]) -> Glob.Piece {
        let scalars = values.compactMap { value -> Unicode.Scalar? in
            if value.count == 1, case .literal(let scalar) = value[0] { scalar } else { nil }
        }
        return scalars.count == values.count ? .set(Set(scalars)) : .choice(values)
    }

    /// The given variables that match one character.
    private static let classes: [String: String] = {
        let (lower, digits) = ("abcdefghijklmnopqrstuvwxyz", "0123456789")
        let letters = lower + lower.uppercased()
        return [
            "alpha": letters, "upper": lower.uppercased(), "lower": lower, "alnum": letters + digits,
            "digit": digits, "xdigit": digits + "abcdefABCDEF",
        ]
    }()

    /// The given variables that match one of many codes.
    private static let codes = ["lang": NSLocale.isoLanguageCodes, "region": NSLocale.isoCountryCodes].mapValues {
        codes in
        piece(codes.sorted().map { $0.unicodeScalars.map { .literal($0) } })
    }
}
