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
    /// Nothing in the pattern's text: another pattern takes its links, or a setting of its route
    /// changed.
    case none
}

extension PatternEdit {
    /// Compares a pattern with the one that it became.
    init(
        _ old: Comparison.Side, _ previous: PatternID, _ new: Comparison.Side, _ current: PatternID
    ) {
        let (from, to) = (old.table[previous], new.table[current])
        let (before, after) = (old.tokens(of: from, beside: new), new.tokens(of: to, beside: old))
        let types = Dictionary(from.pattern.parameters.map { ($0.type.name, $0.type) }) {
            first, _ in first
        }
        let changed = to.pattern.parameters.map(\.type).first { type in
            types[type.name].map { $0 != type } ?? false
        }
        if before != after {
            let start = zip(before, after).prefix { $0 == $1 }.count
            let rest = (before.dropFirst(start), after.dropFirst(start))
            let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
            self = .text(
                from: rest.0.dropLast(end).joinedTokens, to: rest.1.dropLast(end).joinedTokens)
        } else if let changed {
            self = .type(changed.name)
        } else {
            self = old.table.plusIsSpace == new.table.plusIsSpace ? .none : .plus
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
        case .none: return ""
        }
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
            let isFirst = token.first.map { !text.contains($0) } ?? true
            switch token.first {
            case "?": text += isFirst ? token : "&" + token.dropFirst()
            case "#": text += isFirst ? token : "/" + token.dropFirst()
            default: text += (text.isEmpty || text.hasSuffix("/") ? "" : "/") + token
            }
        }
    }
}

/// Matches the patterns of the routes that both specs have: by equal text, or else by the most
/// parts in common.
struct PatternMatching {
    private var current: [PatternID: PatternID] = [:]
    private var previous: [PatternID: PatternID] = [:]

    init(_ old: RouteTable, _ new: RouteTable, _ routes: RouteMatching) {
        for isEqual in [true, false] {
            for (route, target) in old.routeIDs.map({ ($0, routes.current($0)) }) {
                for id in old.patternIDs(of: route) where current[id] == nil {
                    let free =
                        target.map { new.patternIDs(of: $0).filter { previous[$0] == nil } } ?? []
                    let equal = free.first { old[id].pattern.text == new[$0].pattern.text }
                    guard let found = isEqual ? equal : new.pattern(like: old[id], among: free)
                    else { continue }
                    (current[id], previous[found]) = (found, id)
                }
            }
        }
    }

    /// The pattern that a previous one became; nil if it was removed.
    func current(_ pattern: PatternID) -> PatternID? { current[pattern] }

    /// The pattern that became a current one; nil if it is new.
    func previous(_ pattern: PatternID) -> PatternID? { previous[pattern] }
}

extension RouteTable {
    /// The pattern that has the most in common with another one.
    func pattern(like other: RoutePattern, among patterns: some Sequence<PatternID>) -> PatternID? {
        patterns.map { (id: $0, likeness: self[$0].pattern.likeness(to: other.pattern)) }
            .max { $0.likeness < $1.likeness }?.id
    }
}

extension Pattern {
    /// How many parts at the start and the end, and items, two patterns have in common.
    fileprivate func likeness(to other: Pattern) -> Int {
        let (own, others) = (path.map(\.sourceText), other.path.map(\.sourceText))
        let start = zip(own, others).prefix { $0 == $1 }.count
        let end = zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count
        let names = Set(query.named.map(\.name))
        return min(start + end, own.count, others.count) * 2
            + other.query.named.count { names.contains($0.name) }
    }
}
