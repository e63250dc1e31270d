import RoutePatterns

/// Decides whether an earlier pattern can match what a later one writes, and whether it still can if the values have
/// marks.
///
/// Each segment and each item that the earlier pattern looks at is a separate question about the texts written there.
/// The two patterns meet only if every question has an answer. Together, the answers make a value.
struct WrittenMeeting {
    enum Aim {
        /// Any text; if there is one, a check for marks is needed.
        case read
        /// A text that the earlier pattern matches even with marks.
        case survivor
    }

    typealias Answer = TextQuestions.Answer

    private let questions: TextQuestions
    private let earlier: SearchMember
    private let later: SearchMember
    private let aim: Aim
    private let needsURL: Bool
    /// Whether some question could not be answered.
    private var isUncertain = false

    /// A URL that the later pattern writes for some value and the earlier one matches.
    ///
    /// The URL has the form that values are read from; `url()` may write a different one.
    ///
    /// - Parameter needsURL: whether the text of the answer matters, or only that there is one.
    static func answer(
        _ pair: Meetings.Pair, in scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis, _ aim: Aim, needsURL: Bool
    ) -> Answer {
        guard let later = scheme.canonicalVariant(of: pair.later) else { return .none }
        let variants = scheme.variantIDs(of: pair.earlier)
        analysis.questions.work.spend(variants.count / 16)
        var isUncertain = false
        for variant in variants {
            switch answer(variant, later, in: scheme, analysis, aim, needsURL: needsURL) {
            case .text(let url): return .text(url)
            case .unknown: isUncertain = true
            case .none: continue
            }
        }
        return isUncertain ? .unknown : .none
    }

    /// A URL that `later` writes for some value and `variant` matches.
    static func answer(
        _ variant: VariantID, _ later: VariantID, in scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis,
        _ aim: Aim,
        needsURL: Bool
    ) -> Answer {
        let questions = analysis.questions
        // A shortcut: most bases differ in their hosts.
        if let first = scheme.member(later).path.numbers.first, let other = scheme.member(variant).path.numbers.first,
            first != other, questions.kinds[first].isLiteral, questions.kinds[other].isLiteral
        {
            return .none
        }
        var meeting = WrittenMeeting(
            questions: questions, earlier: scheme.member(variant), later: scheme.member(later),
            aim: aim, needsURL: needsURL)
        let url = meeting.url(URLSketch(scheme: scheme.tree.scheme ?? "x", isHosted: scheme.tree.isHosted))
        return meeting.isUncertain ? .unknown : url.map { .text($0) } ?? .none
    }

    private init(
        questions: TextQuestions, earlier: SearchMember, later: SearchMember, aim: Aim, needsURL: Bool
    ) {
        self.questions = questions
        self.earlier = earlier
        self.later = later
        self.aim = aim
        self.needsURL = needsURL
    }

    private mutating func url(_ empty: URLSketch) -> String? {
        var sketch = empty
        guard let path = align(later.path, earlier.path), let items = items(isInFragment: false) else { return nil }
        sketch.path = URLSketch.Part(segments: path, items: items)
        switch (earlier.fragment, later.fragment) {
        case (_?, nil): return nil
        case (nil, nil): break
        case (nil, .segments(let path)?), (.items?, .segments(let path)?):
            sketch.fragment = URLSketch.Part(segments: sampleSegments(path), items: sampleItems())
        case (nil, .items?), (.segments?, .items?):
            // Segments may match the items as plain text, so assume that they do.
            sketch.isItemsAlone = true
            sketch.fragment = URLSketch.Part(items: sampleItems())
        case (.items?, .items?):
            guard let items = self.items(isInFragment: true) else { return nil }
            sketch.isItemsAlone = true
            sketch.fragment = URLSketch.Part(items: items)
        case (.segments(let needed)?, .segments(let written)?):
            guard let segments = align(written, needed), let items = self.items(isInFragment: true) else { return nil }
            sketch.fragment = URLSketch.Part(segments: segments, items: items)
        }
        return needsURL ? sketch.text : ""
    }

    /// A text that is written and read; nil if there is none. If undecided, sets `isUncertain` and returns "".
    private mutating func text(_ written: Int, _ read: Int) -> String? {
        switch questions.writtenText(written, read, survivesMarks: aim == .survivor) {
        case .text(let text): return text
        case .none: return nil
        case .unknown:
            isUncertain = true
            return ""
        }
    }

    /// A text for each segment, with as few segments as both patterns can have; nil if they share no path.
    private mutating func align(_ written: SearchMember.Path, _ read: SearchMember.Path) -> [String]? {
        let length = max(written.fixedCount, read.fixedCount)
        guard written.ends(at: length), read.ends(at: length) else { return nil }
        var texts: [String] = []
        for position in 0..<length {
            guard let own = written.number(at: position), let other = read.number(at: position),
                let text = text(own, other)
            else { return nil }
            if needsURL { texts.append(text) }
        }
        return texts
    }

    /// The items of the later pattern, with values that the earlier one accepts; nil if there are none.
    private mutating func items(isInFragment: Bool) -> [String]? {
        var texts: [String] = []
        for item in later.items where item.isInFragment == isInFragment {
            let requirement = earlier.demand(of: item.name)
            if !needsURL {
                if let requirement, !isWritten(item, requirement) { return nil }
            } else {
                guard let found = itemTexts(item, requirement) else { return nil }
                texts += found
            }
        }
        let hasRest = isInFragment ? later.hasOtherFragmentItems : later.hasOtherItems
        for item in earlier.items where item.isInFragment == isInFragment && item.isRequired {
            if later.demand(of: item.name) != nil { continue }
            // Only a rest can write this item, so a mark in its name also keeps the earlier pattern away.
            guard hasRest else { return nil }
            let name = questions.itemNames[item.name]
            if aim == .survivor, name.hasLetterOrDigitByte { return nil }
            guard let value = valueText(questions.number(.type(.string), questions.itemPlace), item) else { return nil }
            texts.append(URLSketch.item(name, value))
        }
        return texts
    }

    /// Whether an item can be written with a value that the other one accepts.
    private mutating func isWritten(_ demand: ItemDemand, _ requirement: ItemDemand) -> Bool {
        let answer = questions.writtenItem(demand.item, requirement.item, survivesMarks: aim == .survivor) {
            var own = self
            own.isUncertain = false
            let texts = own.itemTexts(demand, requirement)
            return own.isUncertain ? .unknown : texts == nil ? .none : .text("")
        }
        if answer == .unknown { isUncertain = true }
        return answer != .none
    }

    /// An item with a value that is written and read; empty if it can be left out, nil if there is no such value.
    private mutating func itemTexts(_ demand: ItemDemand, _ requirement: ItemDemand?) -> [String]? {
        let item = questions.items[demand.item]
        switch item.value {
        case .literal(let value):
            let text = [URLSketch.item(item.name, value?.encodedLiteral(in: .itemValue(plusIsSpace: true)))]
            guard let requirement else { return text }
            switch questions.items[requirement.item].value {
            case .literal(let needed):
                return needed.map { $0.utf8.elementsEqual((value ?? "").utf8) } ?? true ? text : nil
            case .parameter(let parameter):
                if (value ?? "").isEmpty { return requirement.takesEmpty ? text : nil }
                return parameter.type.value(of: value ?? "") == nil ? nil : text
            }
        case .parameter(let parameter):
            let mayBeAbsent = parameter.presence != .required
            guard let requirement else { return mayBeAbsent ? [] : sampleItems([demand]) }
            if mayBeAbsent, !requirement.isRequired { return [] }
            // Only a String reads a written "" as a value.
            if case .parameter(let needed) = questions.items[requirement.item].value, requirement.takesEmpty,
                needed.type != .string || needed.presence == .optional, parameter.type == .string,
                !parameter.isNonempty
            {
                return [URLSketch.item(item.name, "")]
            }
            guard let number = demand.number else { return nil }
            return valueText(number, requirement).map { [URLSketch.item(item.name, $0)] }
        }
    }

    /// A written value that the earlier pattern's item accepts; nil if there is none.
    private mutating func valueText(_ written: Int, _ requirement: ItemDemand) -> String? {
        guard let number = requirement.number else { return needsURL ? questions.sampleText(written) : "" }
        return text(written, number)
    }

    private func sampleItems() -> [String] {
        sampleItems(later.items.filter(\.isInFragment))
    }

    private func sampleItems(_ items: [ItemDemand]) -> [String] {
        guard needsURL else { return [] }
        return items.compactMap { demand in
            let item = questions.items[demand.item]
            switch item.value {
            case .literal(let value):
                return URLSketch.item(item.name, value?.encodedLiteral(in: .itemValue(plusIsSpace: true)))
            case .parameter(let parameter):
                guard parameter.presence == .required, let number = demand.number else { return nil }
                return questions.sampleText(number).map { URLSketch.item(item.name, $0) }
            }
        }
    }

    private func sampleSegments(_ path: SearchMember.Path) -> [String] {
        needsURL ? path.numbers.prefix(path.fixedCount).compactMap(questions.sampleText) : []
    }
}

extension String {
    var hasLetterOrDigitByte: Bool {
        utf8.contains { SymbolSet.lettersAndDigits.contains(Symbol(byte: $0, isEscaped: false)) }
    }
}
