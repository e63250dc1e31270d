import RouteLanguage
import RouteRuntime

/// Writes segments and items as component patterns, and collects the variables that they need.
struct LinkSegmentWriter {
    let plusIsSpace: Bool
    /// Whether the components ignore case.
    let ignoresCase: Bool
    /// The file's variables. The values of an existing variable never change.
    private(set) var variables: [String: [String]]
    /// Whether no variables are used.
    let isPlain: Bool

    /// Matches every text of a segment, and perhaps others.
    mutating func segment(_ matcher: Matcher, in slot: TextSlot = .pathSegment) -> String {
        switch matcher {
        case .literal(let text, _): return Self.written(text, in: slot)
        case .mixed(let mixed): return self.mixed(mixed, in: slot)
        case .label, .value(_, .list): return Self.any
        case .value(let type, _): return value(type, in: slot)
        case .rest: return "*"
        }
    }

    /// The most texts of a type that are excluded. More, nobody would read.
    private static let mostWords = 32

    /// Matches the texts that a constrained String excludes; nil if it excludes none, or too many.
    mutating func excludedWords(_ matcher: Matcher) -> String? {
        guard !isPlain, case .value(.constrained(let type), _) = matcher,
            case .text(let constraint) = type.constraint
        else { return nil }
        let words = constraint.excluded.map { Self.written($0, in: .pathSegment) }
        if words.isEmpty || words.count > Self.mostWords { return nil }
        return words.count == 1 ? words[0] : variable("not-" + type.name, words)
    }

    private static let any = "?*"

    private mutating func value(_ type: RouteType, in slot: TextSlot) -> String {
        guard !isPlain, let texts = type.finiteTexts else { return Self.any }
        // As `url()` writes it, and with the fewest escapes, as others do.
        let forms = texts.flatMap {
            [$0.percentEncoded { !isUnreserved($0) }, Self.written($0, in: slot)]
        }
        return variable(type.name, forms.withoutRepetitions)
    }

    private mutating func mixed(_ mixed: Matcher.Mixed, in slot: TextSlot) -> String {
        var result = Self.written(mixed.literals.first ?? "", in: slot)
        for (type, literal) in zip(mixed.types, mixed.literals.dropFirst()) {
            // Only a String can be empty here.
            let text = type.acceptsEmptyText ? "*" : value(type, in: slot)
            result += text.hasPrefix("*") && result.hasSuffix("*") ? "" : text
            result += Self.written(literal, in: slot)
        }
        return result
    }

    /// The reference to a variable with some values. Adds the variable if there is none.
    private mutating func variable(_ name: String, _ values: [String]) -> String {
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
            // A flag can have no text.
            guard parameter.presence.isRequired, !parameter.readsFlag else { return nil }
            return value(parameter.type, in: slot)
        case .literal, .mixed, .label: return segment(Matcher(item.text), in: slot)
        }
    }

    /// The patterns for a fragment. There are two if its rest may be empty.
    mutating func fragments(of pattern: Pattern) -> [String] {
        if pattern.fragment == .items {
            return [pattern.fragmentItems.contains(where: \.isRequired) ? "?*" : "*"]
        }
        let matchers = pattern.fragmentSegments.map { Matcher($0.text) }
        let texts = matchers.map { segment($0, in: .fragmentSegment) }
        // A value before other segments may be empty. If the last one is empty, its slash is left,
        // which `?` matches.
        let inner = zip(matchers, texts).map { $0.acceptsEmptyText ? "*" : $1 }
        let hasItems = !pattern.fragmentItems.isEmpty
        var all = Array(matchers.indices)
        var indices = [all]
        if let rest = matchers.firstIndex(where: \.isRest), all.count > 1 {
            all.remove(at: rest)
            indices.insert(all, at: 0)
        }
        return indices.map { indices in
            let own = indices.dropLast().map { inner[$0] } + indices.suffix(1).map { texts[$0] }
            return own.joined(separator: "/")
                + (hasItems && own.last?.hasSuffix("*") != true ? "*" : "")
        }
    }

    /// A literal text as `url()` writes it. A `?` replaces `*`, a wildcard that can't be escaped,
    /// and `$`, because `$(` would start a variable.
    private static func written(_ text: String, in slot: TextSlot) -> String {
        String(text.encodedLiteral(in: slot).map { "*$".contains($0) ? "?" : $0 })
    }
}

extension Matcher {
    /// Whether the empty text is a value.
    fileprivate var acceptsEmptyText: Bool {
        if case .value(let type, .single) = self { type.acceptsEmptyText } else { false }
    }
}
