import Foundation

/// The text of a component, with its wildcards and variables. Nothing can be escaped.
struct LinkPattern: Hashable {
    enum Piece: Hashable {
        case literal(Unicode.Scalar)
        /// `?`
        case one
        /// `*`
        case any
        /// `$(name)`
        case variable(String)
    }

    /// Without repetitions of `*`.
    var pieces: [Piece] = []

    init(_ text: String, hasVariables: Bool = true) {
        var rest = text.unicodeScalars[...]
        // A '$(' behind it begins no variable.
        let lastEnd = rest.lastIndex(of: ")") ?? rest.startIndex
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*" where pieces.last == .any: break
            case "*": pieces.append(.any)
            case "?": pieces.append(.one)
            case "$" where hasVariables && rest.first == "(" && rest.startIndex < lastEnd:
                guard let end = rest.firstIndex(of: ")") else { fallthrough }
                pieces.append(.variable(String(rest[rest.startIndex..<end].dropFirst())))
                rest = rest[end...].dropFirst()
            default: pieces.append(.literal(scalar))
            }
        }
    }

    /// A pattern of paths: it starts with one slash, and the slashes at its end are left out.
    init(path text: String) {
        self.init(
            String(String.UnicodeScalarView(URLText.trimmed(Array(("/" + text.drop { $0 == "/" }).unicodeScalars)))))
    }

    /// The names of the variables, in order.
    var variables: [String] {
        pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }
}

/// The variables of a file: its own, and those that every file has.
struct LinkVariables {
    private let own: [String: Glob.Piece]

    init(_ values: [String: [String]]) {
        own = values.mapValues { values in
            Self.piece(values.map { LinkPattern($0, hasVariables: false).pieces.compactMap(Self.plain) })
        }
    }

    /// What a variable stands for; nothing if there is none.
    private func piece(_ name: String) -> Glob.Piece {
        own[name] ?? Self.classes[name].map { .set(Set($0.unicodeScalars)) } ?? Self.codes[name] ?? .choice([])
    }

    func pieces(_ pattern: LinkPattern) -> [Glob.Piece] {
        pattern.pieces.map { piece in
            if case .variable(let name) = piece { self.piece(name) } else { Self.plain(piece) ?? .any }
        }
    }

    private static func plain(_ piece: LinkPattern.Piece) -> Glob.Piece? {
        switch piece {
        case .literal(let scalar): .literal(scalar)
        case .one: .one
        case .any: .any
        case .variable: nil
        }
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

    /// The names of the variables that every file has.
    static let given = (Array(classes.keys) + codes.keys).sorted()
}
