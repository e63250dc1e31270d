import RouteLanguage

/// What was edited in a pattern, or in what it depends on.
enum PatternEdit: Hashable, Sendable {
    /// What differs in the text, once the common start and end are cut off; "" for nothing.
    case text(from: String, to: String)
    /// The route is new, or gone.
    case added, removed
    /// A type of the spec has other values.
    case type(String)
    /// `plus`.
    case plus
    /// `caseSensitive`.
    case caseSensitivity
    /// Nothing in the pattern's text: another pattern takes its links, or a setting of its route
    /// changed.
    case none
}

extension PatternEdit {
    /// Compares a pattern with the one that it became.
    init(
        _ old: Comparison.Side, _ previous: PatternID, _ new: Comparison.Side, _ current: PatternID
    ) {
        let from = old.table[previous]
        let to = new.table[current]
        let before = old.tokens(of: from, beside: new)
        let after = new.tokens(of: to, beside: old)
        if before != after {
            self = .text(before, after)
        } else if let changed = Self.changedType(from.pattern, to.pattern) {
            self = .type(changed.name)
        } else {
            self = old.table.settingEdit(new.table)
        }
    }

    /// What differs between two lists of tokens.
    private static func text(_ before: [String], _ after: [String]) -> PatternEdit {
        let start = zip(before, after).prefix { $0 == $1 }.count
        let from = before.dropFirst(start)
        let to = after.dropFirst(start)
        let end = zip(from.reversed(), to.reversed()).prefix { $0 == $1 }.count
        return .text(from: from.dropLast(end).joinedTokens, to: to.dropLast(end).joinedTokens)
    }

    /// The first type of a parameter that is another type now, with the same name.
    private static func changedType(_ from: Pattern, _ to: Pattern) -> RouteType? {
        let types = from.parameters.map(\.type)
        return to.parameters.map(\.type).first { type in
            let namesake = types.first { $0.name == type.name }
            return namesake.map { $0 != type } ?? false
        }
    }

    /// The texts before and after; nil for an edit of something else.
    var texts: Pair<String>? {
        if case .text(let from, let to) = self { Pair(from, to) } else { nil }
    }

    /// The edit after its subject, such as `, user/ → users/`.
    ///
    /// - Parameter isOfSeveral: whether the message is about several patterns. Segments then end
    ///   with a slash.
    func words(isOfSeveral: Bool) -> String {
        switch self {
        case .text(let from, let to):
            let isPath = !(from + to).contains { "?#:".contains($0) }
            let slash = isOfSeveral && isPath ? "/" : ""
            func shown(_ text: String) -> String { text.isEmpty ? "nothing" : text + slash }
            return ", \(shown(from)) → \(shown(to))"
        case .added: return isOfSeveral ? " were added" : " was added"
        case .removed: return isOfSeveral ? " were removed" : " was removed"
        case .type(let name): return ", type '\(name)'"
        case .plus: return ", 'plus'"
        case .caseSensitivity: return ", 'caseSensitive'"
        case .none: return ""
        }
    }
}

extension RouteTable {
    /// The setting that differs from that of another table, and by which all links are read.
    fileprivate func settingEdit(_ other: RouteTable) -> PatternEdit {
        if ignoresCase != other.ignoresCase { return .caseSensitivity }
        return plusIsSpace == other.plusIsSpace ? .none : .plus
    }
}

extension Comparison.Side {
    /// The segments and items of a pattern as written, after its bases unless they are the spec's
    /// in both specs.
    fileprivate func tokens(of declared: RoutePattern, beside other: Comparison.Side) -> [String] {
        let pattern = declared.pattern
        let hasBases = !declared.isRelative || spec.bases.isEmpty != other.spec.bases.isEmpty
        let bases =
            declared.bases.isEmpty
            ? "any base" : declared.bases.map(\.sourceText).joined(separator: ", ")
        var tokens = hasBases ? [bases] : []
        for part in pattern.parts {
            switch part.slot {
            case .path: tokens.append(part.sourceText)
            case .query: tokens.append("?" + part.sourceText)
            case .fragment: tokens.append("#" + part.sourceText)
            case .fragmentItems:
                tokens.append((pattern.fragment == .items ? "#" : "?") + part.sourceText)
            }
        }
        if pattern.slashes.contains(.path), let last = pattern.path.indices.last {
            tokens[last + (hasBases ? 1 : 0)] += "/"
        }
        return tokens
    }
}

extension ArraySlice<String> {
    /// The tokens as a pattern has them.
    fileprivate var joinedTokens: String {
        reduce(into: "") { text, token in
            // The first item or segment of a fragment comes after a `?` or `#`, as in the token.
            let isFirst = token.first.map { !text.contains($0) } ?? true
            switch token.first {
            case "?": text += isFirst ? token : "&" + token.dropFirst()
            case "#": text += isFirst ? token : "/" + token.dropFirst()
            default: text += (text.isEmpty || text.hasSuffix("/") ? "" : "/") + token
            }
        }
    }
}
