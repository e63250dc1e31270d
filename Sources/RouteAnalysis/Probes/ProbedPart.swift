import RoutePatterns

/// What a pattern accepts in one slot of a URL: as a segment, or as the value of an item.
struct ProbedPart: Sendable {
    let matcher: Matcher
    /// The values of its parameters that decide which pattern writes them: defaults, and values of `set`.
    let specials: [RouteValue]
    /// The table that reads links.
    let table: RouteTable

    /// What a text means here; nil if it isn't accepted. Two texts with one meaning make no difference to a pattern.
    func meaning(of text: String) -> String? {
        guard let values = matcher.values(of: text) else { return nil }
        let types = matcher.types
        var meanings: [String] = []
        for (index, value) in values.enumerated() {
            guard let meaning = meaning(of: value, types[index], text) else { return nil }
            meanings.append(meaning)
        }
        return meanings.joined(separator: "|")
    }

    private func meaning(of value: RouteValue, _ type: RouteType, _ text: String) -> String? {
        switch (type, value) {
        case (.link, .string(let link)):
            return table.value(written: link, as: type)?.text.map { "link \($0)" }
        case (_, .list(let elements)):
            let meanings = elements.compactMap { meaning(of: $0, type, text) }
            return meanings.count == elements.count ? "\(elements.count) \(meanings)" : nil
        case (.closed(let closed), .string(let value)):
            let isListed = closed.fallback == nil || value != closed.fallback || text.contains(value)
            return value + (isListed ? " listed" : " else")
        default:
            if let index = specials.firstIndex(where: { $0.isSame(as: value) }) { return "special \(index)" }
            return value == .string("") ? "empty" : "text"
        }
    }

    /// The texts that are accepted, if they are few and known; nil for others.
    var finiteTexts: [String]? {
        switch matcher {
        case .literal(let text, _): [text]
        case .value(.closed(let type), .single) where type.fallback == nil: type.values
        case .value(.bool, .single): ["true", "false"]
        case .value, .label, .affixed, .rest: nil
        }
    }

    /// The literal texts at the start and at the end, in lower case where case doesn't count.
    var ends: (first: String, last: String) {
        switch matcher {
        case .literal(let text, _): (text, text)
        case .label(let suffix, _): ("", suffix)
        case .affixed(let affixed): (affixed.literals.first ?? "", affixed.literals.last ?? "")
        case .value, .rest: ("", "")
        }
    }

    /// Whether some text may be accepted by both; true if unsure.
    func meets(_ other: ProbedPart) -> Bool {
        if case .literal(let a, let ignoresCase) = matcher, case .literal(let b, let otherIgnores) = other.matcher {
            return ignoresCase || otherIgnores ? a.asciiLowercased == b.asciiLowercased : a.hasBytes(of: b)
        }
        if let texts = finiteTexts { return texts.contains { other.matcher.values(of: $0) != nil } }
        if let texts = other.finiteTexts { return texts.contains { matcher.values(of: $0) != nil } }
        let (a, b) = (ends, other.ends)
        return areCompatible(a.first.asciiLowercased.utf8, b.first.asciiLowercased.utf8)
            && areCompatible(a.last.asciiLowercased.utf8.reversed(), b.last.asciiLowercased.utf8.reversed())
    }

    private func areCompatible(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Bool {
        zip(a, b).allSatisfy { $0 == $1 }
    }
}

extension ProbedPart: Hashable {
    static func == (a: ProbedPart, b: ProbedPart) -> Bool {
        a.matcher == b.matcher && a.specials == b.specials && a.table === b.table
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(matcher)
    }
}
