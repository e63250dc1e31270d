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
        let writing = table.patternIDs.flatMap(table.writingSteps)
        for case .affixed(let affixed, _, _) in writing { add(affixed) }
        for case .affixedItem(_, let affixed, _, _) in writing { add(affixed) }
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
            let type = affixed.types[index]
            var members: [String] = []
            if !type.acceptsAnyText {
                let convert = types.conversion(of: SegmentCode(raw: "part"), to: type)
                members.append("accepts: (part) => \(convert) !== null")
            }
            if let rule = type.scriptRule { members.append(rule) }
            if affixed.nonempty.contains(index) { members.append("isNonempty: true") }
            if affixed.isEscapable(index) { members.append("isEscapable: true") }
            return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
        }
        // Text after a parameter has only characters that a URL allows unescaped.
        let texts = affixed.literals.map(\.byteLiteral)
        var members = [
            "texts: [\(texts.joined(separator: ", "))]", "parameters: [\(parameters.joined(separator: ", "))]",
        ]
        if affixed.ignoringCase { members.append("ignoresCase: true") }
        if affixed.longestValue > 0 { members.append("longest: \(affixed.longestValue)") }
        if affixed.host != nil { members.append("isHost: true") }
        return "const \(self[affixed])⟨: $Affixes⟩ = { \(members.joined(separator: ", ")) };"
    }
}

extension RouteType {
    /// The member `rule`, for a type of text that doesn't convert all texts; nil for other types.
    fileprivate var scriptRule: String? {
        if case .constrained(let type) = self, case .text(let text) = type.constraint {
            let most = text.length.upperBound == TextConstraint.longest ? "Infinity" : String(text.length.upperBound)
            return "rule: { allows: /\(text.characterClass)/, least: \(text.length.lowerBound), most: \(most) }"
        }
        return textRule.map { _ in "rule: { allows: /[^]/, least: 0, most: Infinity }" }
    }
}

extension TextConstraint {
    /// The allowed characters, as a class of a regular expression.
    var characterClass: String {
        guard let characters else { return "[^]" }
        return "[" + characters.map { "\\x" + hexadecimal($0) }.joined() + "]"
    }
}
