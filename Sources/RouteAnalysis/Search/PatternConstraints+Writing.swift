import RoutePatterns

extension PatternConstraints {
    /// The texts that a pattern writes in each slot. Values that are left out have none.
    ///
    /// - Parameter names: items that the pattern's rest may write.
    init(
        writing variant: Variant, _ pattern: Pattern, _ questions: TextQuestions, asked names: Set<ItemNameID>
    ) {
        let itemSlot = questions.itemSlot
        path = Path(variant.segments, variant.matchers, .pathSegment, questions)
        fragment = Fragment(pattern) { Path($0, $0.map { Matcher($0) }, .fragmentSegment, questions) }
        hasOtherItems = pattern.query.rest != nil
        hasOtherFragmentItems = pattern.fragmentItems.rest != nil
        let named = pattern.parts.named.map { ItemDemand(writing: $0, questions, slot: itemSlot) }
        writtenFragmentItems = named.filter(\.isInFragment).map(\.name)
        isComplete = true
        let known = named.reduce(into: Set<ItemNameID>()) { $0.formUnion([$1.name] + $1.otherNames) }
        let (hasOtherItems, hasOtherFragmentItems) = (hasOtherItems, hasOtherFragmentItems)
        let others = names.subtracting(known).sorted().filter { name in
            questions[name].isInFragment ? hasOtherFragmentItems : hasOtherItems
        }
        let rest = others.map { ItemDemand(inRest: $0, questions, slot: itemSlot) }
        items = (named + rest).sorted { $0.name < $1.name }
    }

    /// The pattern's demands on URLs that `writer` writes, as alternatives; empty if it matches no such URL.
    func limited(to writer: PatternConstraints, _ questions: TextQuestions) -> [PatternConstraints] {
        [withItemsAsWritten(by: writer, questions)].compactMap(\.self) + withNamesInSegments(of: writer, questions)
    }

    /// The demands on URLs in which `writer` writes the pattern's items as items.
    private func withItemsAsWritten(by writer: PatternConstraints, _ questions: TextQuestions) -> PatternConstraints? {
        if fragment != nil, writer.fragment == nil { return nil }
        // Whether the fragment matches depends on the URL.
        let isUndecided = isUndecided(in: writer, questions)
        // To segments, a fragment of only items is one segment. Whether that matches depends on the URL.
        let seesOneSegment = writer.hasOnlyItems && fragmentPath != nil
        let hasValue = writer.items.contains { item in
            item.isInFragment && !item.allowsAbsence && !(item.isLiteral && item.allowsEmpty)
        }
        if seesOneSegment, !isUndecided, hasValue, let path = fragmentPath {
            let matcher = path.demand(at: 0).map { questions[$0].matcher }
            if !path.ends(at: 1) { return nil }
            if case .value(let type, .single)? = matcher, type.isNumberLike { return nil }
        }
        var items: [ItemDemand] = []
        for item in self.items where !(isUndecided && item.isInFragment) {
            if writer.demand(of: item.name) != nil, !(seesOneSegment && item.isInFragment) {
                items.append(item)
            } else if !item.allowsAbsence {
                return nil
            }
        }
        return PatternConstraints(
            self, path: path, fragment: seesOneSegment || isUndecided ? nil : fragment, items: items)
    }

    /// The demands on URLs whose fragment has only segments. To this pattern, they are the name of an item without a
    /// value.
    private func withNamesInSegments(of writer: PatternConstraints, _ questions: TextQuestions) -> [PatternConstraints]
    {
        guard hasOnlyItems, writer.fragmentPath != nil, !isUndecided(in: writer, questions) else { return [] }
        let absent = writer.items.filter(\.isInFragment).map {
            ItemDemand(absent: $0.name, questions, slot: questions.itemSlot)
        }
        let ownItems = items.filter { !$0.isInFragment }
        let named = items.filter { $0.isInFragment && $0.allowsEmpty }
        return named.compactMap { named in
            let isAlone = items.allSatisfy { $0.name == named.name || !$0.isInFragment || $0.allowsAbsence }
            let isWritten = ownItems.allSatisfy { $0.allowsAbsence || writer.demand(of: $0.name) != nil }
            guard isAlone, isWritten else { return nil }
            let name = questions[named.name].text.split(separator: "/", omittingEmptySubsequences: false)
            let segments = name.map {
                questions.demand(.literal(String($0), ignoringCase: false), .fragmentSegment)
            }
            return PatternConstraints(
                self, path: path, fragment: .segments(Path(demands: segments, hasRest: false)),
                items: (ownItems + absent).sorted { $0.name < $1.name })
        }
    }

    /// Whether a URL that `writer` writes must be read to know if its fragment matches: one of the two has segments,
    /// the other only items, and a literal text of the writer has a delimiter of the other kind.
    func isUndecided(in writer: PatternConstraints, _ questions: TextQuestions) -> Bool {
        if fragment == nil || hasOnlyItems == writer.hasOnlyItems { return false }
        if let path = writer.fragmentPath {
            let delimiters = SymbolSet(plain: "&=")
            return path.demands.contains { questions[$0].matcher.hasLiteralByte(in: delimiters) }
        }
        let delimiters = SymbolSet(plain: "/?")
        return writer.items.contains { item in
            item.isInFragment
                && (questions[item.name].text.hasByte(in: delimiters)
                    || item.value.map { questions[$0].matcher.hasLiteralByte(in: delimiters) } ?? false)
        }
    }

    /// The demands to avoid in URLs that `writer` writes.
    func avoidable(by writer: PatternConstraints, _ questions: TextQuestions) -> [PatternConstraints] {
        if isUndecided(in: writer, questions) { return [] }
        // Segments may match a fragment of only items; `URLSearch.itemsAlone` decides that.
        if writer.hasOnlyItems, fragmentPath != nil { return [self] }
        return limited(to: writer, questions)
    }

    init(_ other: PatternConstraints, path: Path, fragment: Fragment?, items: [ItemDemand]) {
        self.path = path
        self.fragment = fragment
        self.items = items
        hasOtherItems = other.hasOtherItems
        hasOtherFragmentItems = other.hasOtherFragmentItems
        writtenFragmentItems = other.writtenFragmentItems
        isComplete = other.isComplete
    }
}

extension PatternConstraints.Path {
    /// The texts that segments are written as. An optional value is written only if it is present, and is never empty.
    fileprivate init(
        _ segments: [TextPattern], _ matchers: [Matcher], _ slot: TextSlot, _ questions: TextQuestions
    ) {
        demands = zip(segments, matchers).map { segment, matcher in
            let parameters = segment.parameters
            let isOptional = !parameters.isEmpty && parameters.allSatisfy { $0.presence == .optional }
            return questions.demand(matcher, slot, .written(except: isOptional ? "" : nil))
        }
        hasRest = matchers.last?.isRest == true
    }
}

extension Matcher {
    fileprivate func hasLiteralByte(in bytes: SymbolSet) -> Bool {
        switch self {
        case .literal(let text, _), .label(let text, _): text.hasByte(in: bytes)
        case .affixed(let affixed): affixed.literals.contains { $0.hasByte(in: bytes) }
        case .value(_, .list(let separator)): String(separator).hasByte(in: bytes)
        case .value, .rest: false
        }
    }
}
