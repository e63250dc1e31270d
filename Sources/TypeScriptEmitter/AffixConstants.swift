import RoutePatterns

/// The constants for the literal texts and parameters of affixed segments and items. Equal ones share a constant.
package struct AffixConstants {
    private var numbers: [Matcher.Affixed: Int] = [:]

    init(_ table: RouteTable) {
        let matchers = table.schemes.flatMap(\.variants).flatMap(\.matchers)
        for case .affixed(let affixed) in matchers { add(affixed) }
        let reading = table.patternIDs.flatMap(table.readingSteps)
        for case .affixedItem(_, let affixed, _) in reading { add(affixed) }
        for case .fragmentSegment(_, .affixed(let affixed), _) in reading { add(affixed) }
    }

    private mutating func add(_ affixed: Matcher.Affixed) {
        numbers[affixed] = numbers[affixed] ?? numbers.count + 1
    }

    /// The name of the constant for an affixed segment or item.
    package subscript(affixed: Matcher.Affixed) -> String { "$affixes\(numbers[affixed] ?? 0)" }

    /// The declarations of all constants, in order.
    func declarations(_ types: ScriptTypes) -> [String] {
        numbers.sorted { $0.value < $1.value }.map { declaration(of: $0.key, types) }
    }

    private func declaration(of affixed: Matcher.Affixed, _ types: ScriptTypes) -> String {
        let parameters = affixed.types.indices.map { index in
            let after = index + 1 < affixed.types.count ? ["after: \(affixed.literals[index + 1].scriptLiteral)"] : []
            return "{ \((members(of: affixed, at: index, types) + after).joined(separator: ", ")) }"
        }
        let fields = [
            "first: \(affixed.literals[0].scriptLiteral)", "parameters: [\(parameters.joined(separator: ", "))]",
            "last: \((affixed.literals.last ?? "").scriptLiteral)",
        ]
        let ignoresCase = affixed.ignoringCase ? ["ignoresCase: true"] : []
        return "const \(self[affixed])⟨: $Affixes⟩ = { \((fields + ignoresCase).joined(separator: ", ")) };"
    }

    /// What `$pieces` knows of a parameter, besides the text after it.
    private func members(of affixed: Matcher.Affixed, at index: Int, _ types: ScriptTypes) -> [String] {
        let type = affixed.types[index]
        let isLabel = affixed.valuesAreLabels
        let dot = isLabel ? ["stop: /\\./"] : []
        let text = SegmentCode(raw: "text", text: "text")
        let converted = types.conversion(of: text, to: type, ignoringCase: affixed.ignoresCaseOfValues)
        let accepts = "accepts: (text) => \(converted) !== null"
        switch type.split {
        case .number: return ["isFixed: true", "isNumber: true"] + dot + [accepts]
        case .value(let count): return ["isFixed: true", "longest: \(count)"] + dot + [accepts]
        case .text: return ["isText: true"] + (affixed.allowsEmpty(index) ? ["allowsEmpty: true"] : []) + dot
        case .constrained(let constraint): return constraint.members(isLabel: isLabel)
        }
    }
}

extension Matcher.Affixed {
    /// Whether closed types are compared without ASCII case. A host of the web is in lower case.
    var ignoresCaseOfValues: Bool { ignoringCase && host != .web }
}

extension TextConstraint {
    /// What `$pieces` knows of a constrained String: each test takes a time that doesn't depend on the text's length.
    fileprivate func members(isLabel: Bool) -> [String] {
        var members: [String] = []
        var tests: [String] = []
        let isLimited = length.upperBound < Self.longest
        // A character is one or two UTF-16 code units.
        if isLimited { members.append("longest: 2 * \(length.upperBound)") }
        if let characters {
            let allowed = characters.filter { !isLabel || $0 != UInt8(ascii: ".") }
            members.append("stop: /[^\(Self.text(of: allowed).escapedForClass)]/")
        } else if isLabel {
            members.append("stop: /\\./")
        }
        if isLimited {
            tests.append("/^[^]{\(length.lowerBound),\(length.upperBound)}$/u.test(text)")
        } else if length.lowerBound > 1 {
            tests.append("/^[^]{\(length.lowerBound)}/u.test(text)")
        }
        if !excluded.isEmpty {
            tests.append("![\(excluded.map(\.scriptLiteral).joined(separator: ", "))].includes(text)")
        }
        if !tests.isEmpty { members.append("accepts: (text) => \(tests.joined(separator: " && "))") }
        return members
    }

    /// The allowed characters, as a class of a regular expression.
    var characterClass: String { characterText.map { "[\($0.escapedForClass)]" } ?? "[^]" }
}

extension String {
    /// Characters as a spec lists them, with `-` last, in a class of a regular expression.
    fileprivate var escapedForClass: String {
        String(flatMap { "\\]^[/".contains($0) ? ["\\", $0] : [$0] })
    }
}
