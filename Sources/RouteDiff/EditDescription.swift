import RoutePatterns

/// Describes an edit, as the predicate of a sentence about one or several patterns.
struct EditDescription {
    /// Whether the subject is singular.
    let isOne: Bool
    /// The segments before the first one that differs; nil if they differ from pattern to pattern.
    let leading: [String]?
    /// Whether some pattern has more segments after those that differ.
    let continues: Bool

    private var have: String { isOne ? "has" : "have" }
    private var their: String { isOne ? "its" : "their" }

    func predicate(_ edit: PatternEdit) -> ChangeMessage {
        edit.parts.map(predicate).joined(", ", " and ")
    }

    /// Describes edits of the same kinds, with one of them as an example.
    func predicate(_ kinds: Set<EditKind>, in example: PatternEdit) -> ChangeMessage {
        var reported: Set<EditKind> = []
        return example.differences.compactMap { part, kinds in
            let kinds = kinds.subtracting(reported)
            reported.formUnion(kinds)
            return kinds.isEmpty ? nil : predicate(kinds, example: part)
        }.joined(", ", " and ")
    }

    private func predicate(_ kinds: Set<EditKind>, example part: PatternEdit.Part) -> ChangeMessage {
        if kinds.contains(.exchanged) { return "\(have) parameters in one another's places\(example(part))" }
        if kinds == [.respelled] { return "\(isOne ? "is" : "are") spelled differently\(example(part))" }
        for case .renamedItem(let from, let to) in kinds {
            return "\(have) the item \(pattern: to) instead of \(pattern: from)"
        }
        for case .presence(_, let presence) in kinds { return "\(have) \(parameters(presence))\(example(part))" }
        if kinds == [.part(part)] { return predicate(part) }
        return "\(have) parameters of other types\(example(part))"
    }

    private func parameters(_ presence: Parameter.Presence) -> String {
        switch presence {
        case .required: "required parameters"
        case .optional: "optional parameters"
        case .defaulting: "parameters with defaults"
        case .list: "lists"
        case .rest, .otherItems: "parameters for the rest"
        }
    }

    private func example(_ part: PatternEdit.Part) -> ChangeMessage {
        switch part {
        case .segments(let from, let to):
            return ", such as \(pattern: to.joined(separator: "/")) instead of \(pattern: from.joined(separator: "/"))"
        case .item(let from?, let to?), .fragment(let from?, let to?):
            return ", such as \(pattern: to) instead of \(pattern: from)"
        case .type(let name): return ", such as the values of '\(name)'"
        case .item, .itemOrder, .fragment, .bases, .plus, .implied: return ""
        }
    }

    func predicate(_ part: PatternEdit.Part) -> ChangeMessage {
        switch part {
        case .segments(let from, let to): return segments(from, to)
        case .item(let from?, let to?): return "\(have) the item \(pattern: to) instead of \(pattern: from)"
        case .item(let from?, nil): return "no longer \(have) the item \(pattern: from)"
        case .item(nil, let to?): return "now \(have) the item \(pattern: to)"
        case .item(nil, nil): return "\(have) other items"
        case .itemOrder: return "\(have) \(their) items in another order"
        case .fragment(let from?, let to?):
            return "\(have) the fragment \(pattern: "#" + to) instead of \(pattern: "#" + from)"
        case .fragment(let from?, nil): return "no longer \(have) the fragment \(pattern: "#" + from)"
        case .fragment(nil, let to?): return "now \(have) the fragment \(pattern: "#" + to)"
        case .fragment(nil, nil): return "\(have) another fragment"
        case .bases(let from, let to):
            if to.isEmpty { return "now \(isOne ? "matches" : "match") under any scheme and host" }
            let instead: ChangeMessage = from.isEmpty ? "any scheme and host" : list(from)
            return "now \(isOne ? "matches" : "match") under \(list(to)) instead of \(instead)"
        case .type(let name): return "\(isOne ? "accepts" : "accept") other values of '\(name)'"
        case .plus(let isSpace):
            let meaning = isSpace ? "a space" : "a plus sign"
            return "now \(isOne ? "reads" : "read") \(pattern: "+") in \(their) items as \(meaning)"
        case .implied: return "\(isOne ? "sets" : "set") other values"
        }
    }

    private func list(_ bases: [String]) -> ChangeMessage {
        bases.map { "\(code: $0)" as ChangeMessage }.joined(", ", " and ")
    }

    /// Literal text moves; other segments are replaced.
    private func segments(_ from: [String], _ to: [String]) -> ChangeMessage {
        let isText = (from + to).allSatisfy { !$0.contains("${") && !$0.hasPrefix("*") }
        let (before, after) = (from.joined(separator: "/"), to.joined(separator: "/"))
        if isText, let leading, leading.count < 3 {
            func path(_ segments: [String]) -> String {
                let text = (leading + segments).joined(separator: "/")
                return continues || text.isEmpty ? text + "/" : text
            }
            return "moved from \(pattern: path(from)) to \(pattern: path(to))"
        }
        if from.isEmpty { return "now \(have) \(pattern: after) in \(their) path" }
        if to.isEmpty { return "no longer \(have) \(pattern: before) in \(their) path" }
        return "\(have) \(pattern: after) instead of \(pattern: before) in \(their) path"
    }
}
