import RoutePatterns

/// Whether an earlier pattern can read what a later one writes, and whether it still can when the values have marks.
///
/// Each segment and each item that the earlier pattern looks at is a question of its own, about the texts that are written
/// there; only if all have an answer do the two patterns meet. The answers together are a value.
struct WrittenMeeting {
    enum Aim {
        /// Any text: then a check for marks is needed.
        case read
        /// A text that marks do not keep from the earlier pattern.
        case survivor
    }

    let table: RouteTable
    let questions: TextQuestions
    let earlier: Variant
    let later: Variant
    let aim: Aim

    private var earlierPattern: Pattern { table.alternative(earlier.pattern).pattern }
    private var laterPattern: Pattern { table.alternative(later.pattern).pattern }

    /// A URL that the later pattern writes for some value and the earlier one reads; nil if there is none.
    ///
    /// The URL is in the form in which its values are read; `url()` may write it otherwise.
    func url(isHosted: Bool, scheme: String) -> String? {
        var sketch = URLSketch(scheme: scheme, isHosted: isHosted)
        guard
            let path = align(later.segments, isFirst: true, earlier.matchers, .pathSegment),
            let items = items(laterPattern.query, earlierPattern.query)
        else { return nil }
        sketch.path = URLSketch.Part(segments: path, items: items)
        switch (earlierPattern.fragment, laterPattern.fragment) {
        case (_?, nil): return nil
        case (nil, nil): return sketch.text
        case (nil, .segments(let segments, let items)?):
            sketch.fragment = URLSketch.Part(
                segments: segments.compactMap(sampleSegment), items: sampleItems(items))
        case (nil, .items(let items)?), (.segments?, .items(let items)?):
            // Segments read items as text; the URL is tried, and dropped if they do not.
            sketch.isItemsAlone = true
            sketch.fragment = URLSketch.Part(items: sampleItems(items))
        case (.items(let needed)?, .items(let written)?):
            guard let fragmentItems = self.items(written, needed) else { return nil }
            sketch.isItemsAlone = true
            sketch.fragment = URLSketch.Part(items: fragmentItems)
        case (.items?, .segments(let segments, let items)?):
            sketch.fragment = URLSketch.Part(segments: segments.compactMap(sampleSegment), items: sampleItems(items))
        case (.segments(let needed, let neededItems)?, .segments(let written, let writtenItems)?):
            guard
                let segments = align(
                    written, isFirst: false, needed.map { Matcher($0, isFirst: false) }, .fragmentSegment),
                let fragmentItems = self.items(writtenItems, neededItems)
            else { return nil }
            sketch.fragment = URLSketch.Part(segments: segments, items: fragmentItems)
        }
        return sketch.text
    }

    /// A text for each segment, of as few as both can have.
    private func align(
        _ written: [Segment], isFirst: Bool, _ read: [Matcher], _ place: TextSets.Place
    ) -> [String]? {
        let writtenRest = written.last.flatMap { if case .rest = $0 { $0 } else { nil } }
        let fixed = written.count - (writtenRest == nil ? 0 : 1)
        let needed = read.count - (read.last?.isRest == true ? 1 : 0)
        let length = max(fixed, needed)
        if writtenRest == nil, length > fixed { return nil }
        if read.last?.isRest != true, length > needed { return nil }
        var texts: [String] = []
        for position in 0..<length {
            guard let matcher = read.matcher(at: position),
                let segment = position < fixed ? written[position] : writtenRest,
                let text = segmentText(segment, isFirst: isFirst && position == 0, matcher, place)
            else { return nil }
            texts.append(text)
        }
        return texts
    }

    private func segmentText(
        _ segment: Segment, isFirst: Bool, _ matcher: Matcher, _ place: TextSets.Place
    ) -> String? {
        let own = Matcher(segment, isFirst: isFirst)
        if case .literal(let text) = segment {
            return questions.meet(own, matcher, place) ? text.encodedLiteralSegment : nil
        }
        if case .literal(let text, let ignoringCase) = matcher, case .parameter(let parameter) = segment, !ignoringCase,
            parameter.type != .string
        {
            return parameter.type.writes(text) ? text.encodedLiteralSegment : nil
        }
        return questions.writtenText(own, matcher, place, survivesMarks: aim == .survivor) {
            let sets = TextSets(place)
            return answer(sets.written(segment), sets.read(matcher), takesAnyText: matcher.takesMarks)?.urlText
        }
    }

    private func answer(_ written: TextAutomaton, _ read: TextAutomaton, takesAnyText: Bool) -> [Symbol]? {
        if aim == .survivor, !takesAnyText { return MarkSearch(written: written, read: read).survivor() }
        return questions.first([written, read]) { $0.allSatisfy { $0 } }
    }

    /// The items of the later pattern, with values that the earlier one reads.
    private func items(_ written: Items, _ needed: Items) -> [String]? {
        var texts: [String] = []
        for item in written.named {
            let requirement = needed.named.first { $0.name.utf8.elementsEqual(item.name.utf8) }
            guard let options = itemText(item, requirement) else { return nil }
            texts += options
        }
        for item in needed.named where item.isRequired {
            if written.named.contains(where: { $0.name.utf8.elementsEqual(item.name.utf8) }) { continue }
            // Only the rest of the items can have it; then a mark in its name helps too.
            guard written.rest != nil else { return nil }
            if aim == .survivor, item.name.hasLetterOrDigitByte { return nil }
            guard let value = valueText(.string, item) else { return nil }
            texts.append(URLSketch.item(item.name, value))
        }
        return texts
    }

    /// An item as it is written and read; an empty list where it may be left out, nil where nothing is both.
    private func itemText(_ item: Item, _ requirement: Item?) -> [String]? {
        switch item.value {
        case .literal(let value):
            let text = [URLSketch.item(item.name, value?.encodedLiteralValue)]
            guard let requirement else { return text }
            switch requirement.value {
            case .literal(let needed): return needed == nil || needed == (value ?? "") ? text : nil
            case .parameter(let parameter):
                if parameter.presence == .optional, (value ?? "").isEmpty { return text }
                return parameter.type.value(of: value ?? "") == nil ? nil : text
            }
        case .parameter(let parameter):
            let mayBeAbsent = parameter.presence != .required
            guard let requirement else { return mayBeAbsent ? [] : sampleItems(Items(named: [item])) }
            if mayBeAbsent, !requirement.isRequired { return [] }
            if case .parameter(let needed) = requirement.value, needed.presence == .optional, parameter.type == .string
            {
                return [URLSketch.item(item.name, "")]
            }
            return valueText(parameter.type, requirement).map { [URLSketch.item(item.name, $0)] }
        }
    }

    /// A value of a type, as it is written, that an item of the earlier pattern takes.
    private func valueText(_ type: RouteType, _ requirement: Item) -> String? {
        let sets = TextSets(questions.itemPlace)
        switch requirement.value {
        case .literal(nil): return sampleText(type)
        case .literal(let text?):
            if type != .string { return type.writes(text) ? text.encodedLiteralValue : nil }
            return answer(sets.written(type), sets.literal(text), takesAnyText: false)?.urlText
        case .parameter(let parameter):
            return answer(
                sets.written(type), sets.read(parameter.type), takesAnyText: parameter.type == .string)?.urlText
        }
    }

    private func sampleItems(_ items: Items) -> [String] {
        items.named.compactMap { item in
            switch item.value {
            case .literal(let value): URLSketch.item(item.name, value?.encodedLiteralValue)
            case .parameter(let parameter):
                parameter.presence == .required
                    ? sampleText(parameter.type).map { URLSketch.item(item.name, $0) } : nil
            }
        }
    }

    private func sampleSegment(_ segment: Segment) -> String? {
        if case .rest = segment { return nil }
        return questions.first([TextSets(.pathSegment).written(segment)]) { $0[0] }?.urlText
    }

    private func sampleText(_ type: RouteType) -> String? {
        if type == .string { return "a" }
        return questions.first([TextSets(questions.itemPlace).written(type)]) { $0[0] }?.urlText
    }
}

extension Matcher {
    /// Whether a text with a mark fits as well as one without.
    fileprivate var takesMarks: Bool {
        switch self {
        case .type(.string), .rest(.string): true
        default: false
        }
    }
}

extension RouteType {
    /// Whether some value of the type is written as the text. For URL and the user's types: whether one might be.
    fileprivate func writes(_ text: String) -> Bool {
        isOpaque ? !text.isEmpty : value(of: text)?.text == text
    }
}

extension String {
    fileprivate var hasLetterOrDigitByte: Bool {
        utf8.contains { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
}
