import Foundation
import RouteAnalysis

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
        let trimmed = text.drop { $0 == "/" }
        let end = trimmed.lastIndex { $0 != "/" }.map { trimmed.index(after: $0) } ?? trimmed.startIndex
        self.init("/" + trimmed[..<end])
    }

    /// The names of the variables, in order.
    var variables: [String] {
        pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }
}

/// The texts that patterns match, as they are compared.
struct LinkTexts {
    /// How texts are compared.
    var text: RawText
    /// The file's own variables.
    let variables: [String: [LinkPattern]]

    /// The texts that a pattern matches.
    func words(_ pattern: LinkPattern) -> NFA {
        words(pattern.pieces[...])
    }

    private func words(_ pieces: ArraySlice<LinkPattern.Piece>) -> NFA {
        pieces.reduce(into: NFA()) { $0.append(words($1)) }
    }

    private func words(_ piece: LinkPattern.Piece) -> NFA {
        switch piece {
        case .literal(let scalar): return text.scalar(scalar)
        case .one: return text.scalar()
        case .any: return text.bytes
        case .variable(let name):
            if let values = variables[name] { return words(ofValues: values) }
            if let bytes = Self.classes[name] { return text.byte(bytes.utf8) }
            return tree(of: (Self.codes[name] ?? []).map { $0.unicodeScalars[...] })
        }
    }

    /// The texts that a variable matches. Values of one byte become one edge, which keeps searches short.
    private func words(ofValues values: [LinkPattern]) -> NFA {
        var (bytes, others): ([UInt8], [NFA]) = ([], [])
        for value in values {
            if case .literal(let scalar)? = value.pieces.first, value.pieces.count == 1, scalar.isASCII {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                others.append(words(value))
            }
        }
        return bytes.isEmpty ? .any(of: others) : .any(of: [text.byte(bytes)] + others)
    }

    /// The paths that a pattern matches. Slashes at the end of a path don't count.
    func paths(_ pattern: LinkPattern) -> NFA {
        var forms = [pattern.pieces[...]]
        // '/buy/*' matches '/buy' too.
        if pattern.pieces.suffix(2) == [.literal("/"), .any] {
            let end = pattern.pieces.dropLast(2).lastIndex { $0 != .literal("/") } ?? -1
            forms.append(pattern.pieces[...end])
        }
        var paths = forms.map { unslashed($0) }
        // The root is the one path that consists of slashes.
        if forms.contains(where: { words($0).accepts("/") }) { paths.append(NFA()) }
        return .any(of: paths).then(text.byte("/".utf8).repeated)
    }

    /// The words of some pieces, except the empty word and those that end in a slash.
    private func unslashed(_ pieces: ArraySlice<LinkPattern.Piece>) -> NFA {
        let first = pieces.lastIndex { !matchesEmptyText($0) } ?? pieces.startIndex
        guard first < pieces.endIndex else { return .any(of: []) }
        var tail = NFA.any(of: [])
        for (offset, piece) in pieces[first...].reversed().enumerated() {
            tail = offset == 0 ? unslashed(piece) : .any(of: [unslashed(piece), words(piece).then(tail)])
        }
        return words(pieces[..<first]).then(tail)
    }

    private func unslashed(_ piece: LinkPattern.Piece) -> NFA {
        switch piece {
        case .literal("/"): return .any(of: [])
        case .literal: return words(piece)
        case .one: return text.scalar(except: Array("/".utf8))
        case .any: return text.bytes.then(text.byte(Set(UInt8.min...UInt8.max).subtracting("/".utf8)))
        case .variable(let name):
            guard let values = variables[name] else { return words(piece) }
            // Only those with a wildcard or a slash may match a text that ends in one.
            let slashed = values.filter {
                $0.pieces.last.map { $0 == .any || $0 == .one || $0 == .literal("/") } ?? true
            }
            return .any(
                of: [words(ofValues: values.filter { !slashed.contains($0) })]
                    + slashed.map { unslashed($0.pieces[...]) })
        }
    }

    private func matchesEmptyText(_ piece: LinkPattern.Piece) -> Bool {
        switch piece {
        case .any: true
        case .literal, .one: false
        case .variable(let name): variables[name]?.contains { $0.pieces.allSatisfy { $0 == .any } } ?? false
        }
    }

    /// A set of texts, in which those that start alike share their first states.
    private func tree(of texts: [Substring.UnicodeScalarView]) -> NFA {
        let branches = Dictionary(grouping: texts.filter { !$0.isEmpty }, by: \.first).sorted {
            ($0.key ?? "\0") < ($1.key ?? "\0")
        }
        let longer = branches.compactMap { first, texts in
            first.map { text.scalar($0).then(tree(of: texts.map { $0.dropFirst() })) }
        }
        return .any(of: longer + (texts.contains(where: \.isEmpty) ? [NFA()] : []))
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
    private static let codes = ["lang": NSLocale.isoLanguageCodes, "region": NSLocale.isoCountryCodes]

    /// The names of the variables that every file has.
    static let givenVariables = (Array(classes.keys) + codes.keys).sorted()
}
