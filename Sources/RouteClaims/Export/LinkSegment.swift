import RouteAnalysis
import RoutePatterns
import RouteRuntime

/// How a component matches one segment or item of a pattern.
struct LinkSegment {
    /// Matches every text of the segment, and perhaps others.
    var text: String
    /// Matches texts that `text` matches and the segment doesn't; nil if none can be expressed.
    var exclusion: String?
    /// The characters that no text of the segment has, besides the slash; empty if there is no exclusion.
    var excluded: Set<UInt8> = []
    /// Whether the text has a `*`, which also matches slashes.
    var isWild = false
}

/// Writes segments and items as component patterns, and collects the variables that they need.
struct LinkSegmentWriter {
    let isPlain: Bool
    let plusIsSpace: Bool
    /// The file's variables. The values of an existing variable never change.
    private(set) var variables: [String: [String]]

    init(isPlain: Bool, plusIsSpace: Bool, variables: [String: [String]] = [:]) {
        self.isPlain = isPlain
        self.plusIsSpace = plusIsSpace
        self.variables = variables
    }

    mutating func segment(_ matcher: Matcher, in slot: TextSlot = .pathSegment) -> LinkSegment {
        switch matcher {
        case .literal(let text, _): return LinkSegment(text: literal(text, in: slot))
        case .affixed(let affixed): return self.affixed(affixed, in: slot)
        case .label, .value(_, .list): return LinkSegment(text: isPlain ? "*" : "?*", isWild: true)
        case .value(let type, _): return value(type, in: slot)
        case .rest(let type):
            let value = value(type, in: slot, isRest: true)
            return LinkSegment(text: "*", exclusion: value.exclusion, excluded: value.excluded, isWild: true)
        }
    }

    private mutating func value(_ type: RouteType, in slot: TextSlot, isRest: Bool = false) -> LinkSegment {
        let any = LinkSegment(text: isPlain ? "*" : "?*", isWild: true)
        if isPlain { return any }
        func excluding(
            _ bytes: Set<UInt8>, _ name: String, _ writer: inout LinkSegmentWriter
        ) -> LinkSegment {
            // A rest may contain slashes.
            let characters = (isRest ? bytes : bytes.union("/".utf8)).sorted().map { String(Unicode.Scalar($0)) }
            let variable = writer.variable(isRest ? "\(name)-or-slash" : name, characters)
            return LinkSegment(text: any.text, exclusion: "*\(variable)*", excluded: bytes, isWild: true)
        }
        switch type {
        case .bool: return LinkSegment(text: variable("Bool", ["true", "false"]))
        case .closed(let type) where type.fallback == nil:
            return LinkSegment(text: variable(type.name, type.values.flatMap { Self.spellings(of: $0, in: slot) }))
        case .uuid:
            let groups = [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }
            return LinkSegment(text: groups.joined(separator: "-"))
        case .integer: return excluding(Self.notDigits, "not-digit", &self)
        case .float, .double: return excluding(Self.notDigits.subtracting(".+-eE".utf8), "not-number", &self)
        case .constrained(let type):
            switch type.constraint {
            case .integer, .double, .float: return value(type.base, in: slot, isRest: isRest)
            case .text(let constraint):
                // Other characters may appear escaped.
                guard let allowed = constraint.characters, allowed.allSatisfy(isUnreserved) else { return any }
                return excluding(Self.characters.subtracting(allowed), "not-\(type.name)", &self)
            case .url: return any
            }
        case .string, .url, .closed, .link, .custom: return any
        }
    }

    private mutating func affixed(_ affixed: Matcher.Affixed, in slot: TextSlot) -> LinkSegment {
        var result = LinkSegment(text: literal(affixed.literals.first ?? "", in: slot))
        for (type, literal) in zip(affixed.types, affixed.literals.dropFirst()) {
            let value = value(type, in: slot)
            // Only a String can be empty here.
            let text = type.acceptsEmptyText && !isPlain ? "*" : value.text
            result.text += text.hasPrefix("*") && result.text.hasSuffix("*") ? "" : text
            result.isWild = result.isWild || value.isWild
            result.text += Self.written(literal, in: slot)
        }
        return result
    }

    /// The reference to a variable with some values. Adds the variable if there is none.
    mutating func variable(_ name: String, _ values: [String]) -> String {
        var free = name
        var number = 1
        while let known = variables[free], known != values {
            number += 1
            free = "\(name)-\(number)"
        }
        variables[free] = values
        return "$(\(free))"
    }

    // MARK: - Items and fragments

    /// The pattern for the value of an item; nil if a URL may have any value or none.
    mutating func item(_ item: Pattern.Part) -> String? {
        let slot = TextSlot.itemValue(plusIsSpace: plusIsSpace)
        switch item.text {
        case .any, .rest: return nil
        case .absent: return ""
        case .parameter(let parameter):
            guard parameter.presence == .required else { return nil }
            // A missing item counts as empty.
            let text = value(parameter.type, in: slot).text
            return text == "*" ? "?*" : text
        case .literal, .affixed, .label: return segment(Matcher(item.text), in: slot).text
        }
    }

    /// The patterns for a fragment. There are two if its rest may be empty.
    mutating func fragments(of pattern: Pattern) -> [String] {
        if pattern.fragment == .items { return [pattern.fragmentItems.contains(where: \.isRequired) ? "?*" : "*"] }
        let matchers = pattern.fragmentSegments.map { Matcher($0.text) }
        let texts = matchers.map { segment($0, in: .fragmentSegment).text }
        // Before other segments, a value may be empty. After the last one, there is a slash then, which `?` matches.
        let inner = zip(matchers, texts).map { $0.acceptsEmptyText ? "*" : $1 }
        let hasItems = !pattern.fragmentItems.isEmpty
        let hasRest = texts.count > 1 && matchers.last?.isRest == true
        return (hasRest ? [texts.count - 1, texts.count] : [texts.count]).map { count in
            let own = inner.prefix(max(0, count - 1)) + texts.prefix(count).suffix(1)
            return own.joined(separator: "/") + (hasItems && own.last?.hasSuffix("*") != true ? "*" : "")
        }
    }

    // MARK: - Literal text

    /// The pattern for a literal text, in all spellings that normalized URLs may have. The digits of escapes may be in
    /// lower case, too, as some servers write them.
    mutating func literal(_ text: String, in slot: TextSlot) -> String {
        var result = ""
        var escaped = ""
        for scalar in text.unicodeScalars {
            let character = String(scalar)
            let written = Self.written(character, in: slot)
            if written.hasPrefix("%") {
                escaped.unicodeScalars.append(scalar)
                continue
            }
            result += self.escaped(escaped)
            escaped = ""
            if !isPlain, let name = Self.names[character] {
                let escape = Self.escaped(character)
                result += variable(name, [written, escape, escape.loweringEscapes].withoutRepetitions)
            } else {
                result += written
            }
        }
        return result + self.escaped(escaped)
    }

    /// The pattern for a text that appears only escaped in URLs.
    private mutating func escaped(_ text: String) -> String {
        let escapes = Self.escaped(text)
        let lower = escapes.loweringEscapes
        return isPlain || lower == escapes
            ? escapes : variable(text.utf8.contains { $0 < 0x80 } ? escapes : text, [escapes, lower])
    }

    /// How a URL may spell a value of a closed type.
    private static func spellings(of value: String, in slot: TextSlot) -> [String] {
        let plain = written(value, in: slot)
        let escaped = escaped(value)
        return [plain, escaped, plain.loweringEscapes, escaped.loweringEscapes].withoutRepetitions
    }

    /// A text as `url()` writes it. A `?` replaces `*`, a wildcard that can't be escaped, and `$`, because `$(` would
    /// start a variable.
    private static func written(_ text: String, in slot: TextSlot) -> String {
        String(text.encodedLiteral(in: slot).map { "*$".contains($0) ? "?" : $0 })
    }

    /// A text in which everything that may be escaped is escaped.
    private static func escaped(_ text: String) -> String {
        text.percentEncoded { !isUnreserved($0) }
    }

    /// The characters that URLs may have with or without an escape, and the names of their variables.
    private static let names = [
        "!": "exclamation-mark", "$": "dollar", "&": "ampersand", "'": "apostrophe", "(": "left-parenthesis",
        ")": "right-parenthesis", "*": "asterisk", "+": "plus", ",": "comma", ";": "semicolon", "=": "equals",
        ":": "colon", "@": "at", "/": "slash", "?": "question-mark",
    ]

    /// The characters that segments can have in URLs. A `*` would be a wildcard.
    private static let characters = Set("%!$&'()+,;=:@".utf8).union((UInt8.min...UInt8.max).filter(isUnreserved))

    private static let notDigits = characters.subtracting("0123456789".utf8)
}

extension Matcher {
    /// Whether the empty text is a value.
    fileprivate var acceptsEmptyText: Bool {
        if case .value(let type, .single) = self { type.acceptsEmptyText } else { false }
    }
}

extension String {
    /// The same text with lower-case digits in its escapes.
    fileprivate var loweringEscapes: String {
        var left = 0
        return String(
            decoding: utf8.map { byte -> UInt8 in
                defer { left = byte == UInt8(ascii: "%") ? 2 : max(0, left - 1) }
                return left > 0 && (0x41...0x46).contains(byte) ? byte | 0x20 : byte
            }, as: UTF8.self)
    }
}
