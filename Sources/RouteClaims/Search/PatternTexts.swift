import RouteAnalysis
import RoutePatterns

/// The texts of the parts of the URLs that a pattern reads or writes, as they stand in a URL. A part has to be in all
/// sets of its list.
struct PatternTexts {
    /// Which URLs of a pattern.
    enum Form: Hashable {
        /// Those that `url()` writes.
        case written
        /// Those that are read, with literal text as `url()` writes it.
        case plain(isCertain: Bool)
        /// Those that are read.
        case read(isCertain: Bool)

        /// Whether links that may not be read are left out. Where they aren't, the app's types take any text.
        var isCertain: Bool {
            switch self {
            case .written: true
            case .plain(let isCertain), .read(let isCertain): isCertain
            }
        }
    }

    let path: TextAutomaton
    let query: [TextAutomaton]
    let fragment: [TextAutomaton]

    /// - Parameters:
    ///   - matchers: the segments that are in `path`.
    ///   - startsInHost: whether the first of them is in the host's place, so that no slash comes before it.
    init(
        _ pattern: Pattern, _ matchers: [Matcher], startsInHost: Bool, plusIsSpace: Bool, form: Form
    ) {
        let segments = SegmentTexts(slot: .pathSegment, form: form)
        path = segments.path(matchers, startsAtSlash: !startsInHost)
        query = ItemTexts(pattern.query, plusIsSpace: plusIsSpace, form: form).sets
        guard let fragment = pattern.fragment else {
            self.fragment = form == .written ? [TextAutomaton()] : []
            return
        }
        let items = ItemTexts(pattern.fragmentItems, plusIsSpace: plusIsSpace, form: form).sets
        let texts: [TextAutomaton]
        switch fragment {
        case .items: texts = items
        case .segments(let segments, _):
            let path = SegmentTexts(slot: .fragmentSegment, form: form)
                .path(segments.map { Matcher($0, isFirst: false) }, startsAtSlash: false)
            texts = Self.fragment(path, items, isWritten: form == .written)
        }
        // A fragment that is empty is no different from none to the files that claim links.
        self.fragment = texts + [.some(.rawBytes)]
    }

    private static func fragment(
        _ path: TextAutomaton, _ items: [TextAutomaton], isWritten: Bool
    ) -> [TextAutomaton] {
        let mark = TextAutomaton(plain: "?")
        func after(_ path: TextAutomaton, _ items: TextAutomaton) -> TextAutomaton {
            path.then(items.accepts("") ? mark.then(items).optional : mark.then(items))
        }
        if isWritten { return items.map { after(path, $0) } }
        let anyPath = TextAutomaton.many(SymbolSet.rawBytes.subtracting(SymbolSet(plain: "?".utf8)))
        return [after(path, .many(.rawBytes))] + items.map { after(anyPath, $0) }
    }
}

/// The texts of segments with slashes between them.
private struct SegmentTexts {
    let slot: TextSlot
    let form: PatternTexts.Form

    private var slash: TextAutomaton { TextAutomaton(plain: "/") }

    func path(_ matchers: [Matcher], startsAtSlash: Bool) -> TextAutomaton {
        let rest = matchers.last.flatMap { $0.isRest ? segment($0).nonempty : nil }
        let fixed = (rest == nil ? matchers[...] : matchers.dropLast()).map(segment)
        var path = TextAutomaton()
        for (index, text) in fixed.enumerated() {
            // A segment is empty only in literal text, such as the one before the slash in `#/room`.
            path = (index > 0 || startsAtSlash ? path.then(slash) : path).then(text)
        }
        if let rest {
            let more = slash.then(rest).repeated
            path = path.then(fixed.isEmpty && !startsAtSlash ? rest.then(more).optional : more)
        }
        let isEmpty = fixed.isEmpty && startsAtSlash
        return form == .written && !isEmpty ? path : path.then(slash.optional)
    }

    private func segment(_ matcher: Matcher) -> TextAutomaton {
        let text = form.texts(of: matcher, in: slot).spelledOut
        return matcher.isLiteral ? text : text.nonempty
    }
}

extension PatternTexts.Form {
    func texts(of matcher: Matcher, in slot: TextSlot) -> TextAutomaton {
        let sets = TextSets(slot, isCertain: isCertain)
        switch self {
        case .written: return sets.written(matcher)
        case .plain: return sets.readPlainly(matcher)
        case .read: return sets.read(matcher)
        }
    }
}

extension TextAutomaton {
    /// The same words without the empty one.
    var nonempty: TextAutomaton { accepts("") ? excluding([[SymbolSet]()]) : self }
}
