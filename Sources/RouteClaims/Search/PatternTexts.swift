import RouteAnalysis
import RoutePatterns
import RouteRuntime

/// The paths, queries and fragments of the URLs that a pattern matches or writes, not decoded. A query or a fragment
/// has to be in all sets of its list.
struct PatternTexts {
    /// A set of URLs of a pattern.
    enum Form: Hashable {
        /// Those that `url()` writes.
        case written
        /// Those that match, with literal text as `url()` writes it.
        case plain(isCertain: Bool)
        /// Those that match, except for those with an empty fragment.
        case read(isCertain: Bool)

        /// Whether URLs that an app's type may reject are left out. Otherwise, the app's types match any text.
        var isCertain: Bool {
            switch self {
            case .written: true
            case .plain(let isCertain), .read(let isCertain): isCertain
            }
        }
    }

    /// Paths that begin with the same bytes, except for spellings of these bytes that normalized URLs don't have.
    struct Path {
        let prefix: [UInt8]
        let rest: NFA
    }

    private struct SegmentsKey: Hashable {
        let matchers: [Matcher]
        let form: Form
        let isStart: Bool
        let startsAtSlash: Bool
    }

    let plusIsSpace: Bool
    private var known: [SegmentsKey: NFA] = [:]

    init(plusIsSpace: Bool) { self.plusIsSpace = plusIsSpace }

    /// - Parameters:
    ///   - matchers: the segments of the path.
    ///   - startsInHost: whether the first of them is in the host's place, so that no slash comes before it.
    mutating func path(_ matchers: ArraySlice<Matcher>, startsInHost: Bool, _ form: Form) -> Path {
        let literals = startsInHost ? [] : matchers.prefix { $0.normalText != nil }
        let left = Array(matchers.dropFirst(literals.count))
        let key = SegmentsKey(
            matchers: left, form: form, isStart: literals.isEmpty, startsAtSlash: !startsInHost)
        let rest =
            known[key]
            ?? SegmentTexts(slot: .pathSegment, form: form)
            .path(left, startsAtSlash: !startsInHost, isStart: literals.isEmpty)
        known[key] = rest
        return Path(prefix: literals.flatMap { "/\($0.normalText ?? "")".utf8 }, rest: rest)
    }

    func query(_ items: [Pattern.Part], _ form: Form) -> [NFA] {
        ItemTexts(items, plusIsSpace: plusIsSpace, form: form).sets
    }

    func fragment(_ pattern: Pattern, _ form: Form) -> [NFA] {
        guard let fragment = pattern.fragment else { return form == .written ? [NFA()] : [] }
        let items = ItemTexts(pattern.fragmentItems, plusIsSpace: plusIsSpace, form: form).sets
        let texts: [NFA]
        switch fragment {
        case .items: texts = items
        case .segments:
            let path = SegmentTexts(slot: .fragmentSegment, form: form)
                .path(pattern.fragmentSegments.map { Matcher($0.text) }, startsAtSlash: false)
            texts = Self.fragment(path, items, isWritten: form == .written)
        }
        // To a file that claims links, an empty fragment is a missing one, and a link without any opens nothing here.
        // Where the link is looked for, `LinkQuestions.confirmed` adds the '#'.
        if case .read = form { return texts + [.some(.rawBytes)] }
        return texts
    }

    private static func fragment(_ path: NFA, _ items: [NFA], isWritten: Bool) -> [NFA] {
        let mark = NFA(plain: "?")
        func after(_ path: NFA, _ items: NFA) -> NFA {
            path.then(items.accepts("") ? mark.then(items).optional : mark.then(items))
        }
        // A '?' without items after it is never written.
        if isWritten {
            return items.map { items in
                let more = mark.then(items.nonempty)
                return path.then(items.accepts("") ? more.optional : more)
            }
        }
        let anyPath = NFA.many(SymbolSet.rawBytes.subtracting(SymbolSet(plain: "?".utf8)))
        return [after(path, .many(.rawBytes))] + items.map { after(anyPath, $0) }
    }
}

/// The texts of segments with slashes between them.
private struct SegmentTexts {
    let slot: TextSlot
    let form: PatternTexts.Form

    private var slash: NFA { NFA(plain: "/") }

    /// - Parameter isStart: whether nothing comes before these segments.
    func path(_ matchers: [Matcher], startsAtSlash: Bool, isStart: Bool = true) -> NFA {
        let rest = matchers.last.flatMap { $0.isRest ? segment($0) : nil }
        let fixed = (rest == nil ? matchers[...] : matchers.dropLast()).map(segment)
        let end = form == .written ? NFA() : slash.optional
        var start = NFA()
        for (index, text) in fixed.dropLast().enumerated() {
            start = (index > 0 || startsAtSlash ? start.then(slash) : start).then(text)
        }
        if fixed.count > 1 || !fixed.isEmpty && startsAtSlash { start = start.then(slash) }
        let last = fixed.last ?? NFA()
        // A host's root may have a slash, even as it is written; a fragment without segments has none.
        let isRoot = fixed.isEmpty && startsAtSlash && isStart
        let none = isRoot ? slash.optional : slot == .fragmentSegment ? NFA() : end
        let short = fixed.isEmpty ? none : start.then(ending(last, end))
        guard let rest else { return short }
        let next = slash.then(rest)
        if fixed.isEmpty, !startsAtSlash {
            // The first segment of the rest has no slash before it.
            return rest.then(slash).repeated.then(ending(rest, end)).optional
        }
        let all = start.then(last).then(next.repeated)
        let mayEndEmpty = slot == .fragmentSegment && (rest.accepts("") || !fixed.isEmpty && last.accepts(""))
        return isRoot || mayEndEmpty ? .any(of: [short, all.then(slash).then(ending(rest, end))]) : all.then(end)
    }

    /// A last segment. After an empty one, there is always a slash: without it, there would be no segment. In a path,
    /// the normal form has none, and a file's rule for one isn't useless.
    private func ending(_ text: NFA, _ end: NFA) -> NFA {
        slot == .fragmentSegment && text.accepts("") ? .any(of: [text.nonempty.then(end), slash]) : text.then(end)
    }

    /// A path in the normal form has no empty segment. As with items, a link that is written with an empty value says
    /// nothing, so it is left out.
    private func segment(_ matcher: Matcher) -> NFA {
        let text = form.texts(of: matcher, in: slot).spelledOut
        let mayBeEmpty = matcher.isLiteral || slot == .fragmentSegment && form != .written
        return mayBeEmpty ? text : text.nonempty
    }
}

extension Matcher {
    /// The only matching text in normalized URLs; nil if there are others.
    fileprivate var normalText: String? {
        guard case .literal(let text, ignoringCase: false) = self, !text.isEmpty, text.utf8.allSatisfy(isUnreserved)
        else { return nil }
        return text
    }
}

extension PatternTexts.Form {
    func texts(of matcher: Matcher, in slot: TextSlot) -> NFA {
        let sets = TextSets(slot, isCertain: isCertain)
        switch self {
        case .written: return sets.written(matcher)
        case .plain: return sets.readPlainly(matcher)
        case .read: return sets.read(matcher)
        }
    }
}

extension NFA {
    /// The same words without the empty one.
    var nonempty: NFA { accepts("") ? excluding([[SymbolSet]()]) : self }
}
