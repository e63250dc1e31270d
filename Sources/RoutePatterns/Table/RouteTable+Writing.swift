import RouteRuntime

extension RouteTable {
    /// The text of a value, by the first pattern that can express it; nil if none can.
    ///
    /// - Parameters:
    ///   - route: the route to write.
    ///   - values: the values, in the order of the route's parameters.
    package func write(route: RouteID, values: [RouteValue], _ form: _RouteForm) -> String? {
        writtenPattern(of: route, values).flatMap { write(values, by: $0, form) }
    }

    /// The text of a value by a pattern that can express it.
    ///
    /// - Parameter values: the values, in the order of the route's parameters.
    package func write(_ values: [RouteValue], by pattern: PatternID, _ form: _RouteForm) -> String? {
        let route = routeID(of: pattern)
        let steps = writingSteps(of: pattern)
        let leading = leading(of: pattern)
        return _RouteWriter.text { writer in
            writer.write(form, canonical: bases.isEmpty ? .rawValue : .url, baseCount: baseCount(of: pattern)) {
                writer, form in
                leading.begin(form, &writer)
                for step in steps { step.perform(values, self[route], &writer) }
            } unlessReadBy: { text in
                let reading = firstReading(of: text, isRawValue: true) { $0 }
                guard let reading, reading.pattern != pattern,
                    reading.route != route || !reading.values.isSame(as: values)
                else { return nil }
                return marks(of: reading.pattern, over: pattern)
            }
        }
    }

    /// What to mark in a URL that `pattern` writes, so that `winner` doesn't match it.
    package func marks(of winner: PatternID, over pattern: PatternID) -> _RouteMarks {
        let winning = self[winner].pattern
        return _RouteMarks(
            path: marksText(of: winner, over: pattern), items: winning.query.marks,
            fragment: winning.fragmentMarksText, fragmentItems: winning.fragmentItems.marks)
    }

    /// The path of a pattern in the form of `_RouteMarks`; nil if it depends on the base.
    package func marksText(of winner: PatternID) -> String? {
        let bases = self[winner].bases
        let leading = bases.first?.leadingSegments.marksText ?? ""
        guard bases.allSatisfy({ $0.leadingSegments.marksText == leading }) else { return nil }
        return leading + self[winner].pattern.path.texts.marksText
    }

    /// The path of `winner` in the form of `_RouteMarks`, under the base that matches what `pattern` writes.
    package func marksText(of winner: PatternID, over pattern: PatternID) -> String {
        let leading = base(of: winner, readingURLsOf: pattern)?.leadingSegments ?? []
        return (leading + self[winner].pattern.path.texts).marksText
    }
}

extension RouteTable {
    /// The base of `winner` that matches what `pattern` writes.
    private func base(of winner: PatternID, readingURLsOf pattern: PatternID) -> Base? {
        let bases = self[winner].bases
        guard let written = self[pattern].bases.first else { return bases.first }
        return bases.first { $0.scheme == written.scheme && $0.canMeet(written) } ?? bases.first
    }
}

extension Base {
    /// Whether this base can match a URL under `other`, which has the same scheme.
    func canMeet(_ other: Base) -> Bool {
        zip(leadingSegments, other.leadingSegments).enumerated().allSatisfy { index, pair in
            let mine = Matcher(pair.0, ignoringCase: index == 0, host: index == 0 ? hostKind : nil)
            guard case .literal(let text, _) = Matcher(pair.1, ignoringCase: index == 0) else { return true }
            return mine.accepts(text)
        }
    }
}

extension Pattern {
    /// The fragment's segments in the form of `_RouteMarks`.
    package var fragmentMarksText: String {
        // If the pattern has only items there, segments are read as an item's name, which can't have a mark.
        fragment == .items ? "p*" : fragmentSegments.texts.marksText
    }
}

extension [TextPattern] {
    /// The segments in the form of `_RouteMarks`.
    package var marksText: String {
        map { segment in
            switch segment {
            case .literal, .affixed, .label, .any, .absent: "p"
            case .parameter(let parameter): parameter.type == .string ? "s" : "p"
            case .rest(let parameter): parameter.type == .string ? "s*" : "p*"
            }
        }.joined()
    }
}

extension [Pattern.Part] {
    /// The items in the form of `_RouteMarks`.
    package var marks: [_RouteMarks.Item] {
        filter { !$0.isAbsent }.flatMap { item in
            item.names.map { _RouteMarks.Item($0, item.markedValues, isRequired: item.isRequired) }
        }
    }
}

extension Pattern.Part {
    /// Which values of the item match only text without a mark.
    package var markedValues: _RouteMarks.Item.Values {
        switch text {
        case .any, .absent, .rest: .none
        case .literal, .affixed, .label: .first
        case .parameter(let parameter):
            parameter.type == .string ? .none : parameter.presence.hasItemForEachValue ? .all : .first
        }
    }
}

extension WritingStep {
    fileprivate func perform(_ values: [RouteValue], _ route: Route, _ writer: inout _RouteWriter) {
        func type(_ value: Int) -> RouteType { route.values[value].type }
        func text(_ value: Int) -> String { type(value).text(of: values[value]) ?? "" }
        func texts(_ value: Int) -> [String] {
            if case .list(let elements) = values[value] { elements.compactMap(type(value).text) } else { [] }
        }
        func affixedValues(_ indices: [Int]) -> [_RouteWriter._AffixedValue] {
            indices.map { type($0) == .string ? .string(text($0)) : .plain(text($0)) }
        }
        switch self {
        case .literal(let text, let count): _RouteLiteral.with(text) { writer.literal($0, count: count) }
        case .segment(let value): writer.segment(values[value], type(value))
        case .affixed(let affixed, let first, let indices):
            writer.segment(affixed.affixes, affixedValues(indices), first: first)
        case .listSegment(let value, let separator): writer.segment(list: texts(value), separatedBy: separator)
        case .affixedItem(let name, let affixed, let first, let indices):
            _RouteLiteral.with(name) { writer.item($0, affixed.affixes, affixedValues(indices), first: first) }
        case .rest(let value):
            if case .list(let elements) = values[value] {
                for element in elements { writer.segment(element, type(value)) }
            }
        case .slash: writer.slash()
        case .literalItem(let item): _RouteLiteral.with(item) { writer.literalItem($0) }
        case .item(let name, let value, let condition):
            if condition.includes(values[value]) { writer.items(name, [text(value)], type(value)) }
        case .items(let name, let value, nil): writer.items(name, texts(value), type(value))
        case .items(let name, let value, let separator?):
            _RouteLiteral.with(name) { writer.item($0, list: texts(value), separatedBy: separator) }
        case .otherItems(let value, let names):
            guard case .items(let items) = values[value] else { return }
            let names = Set(names.map { Array($0.utf8) })
            writer.otherItems(items) { names.contains(Array($0.utf8)) }
        case .beginFragment(let isOnlyItems): writer.beginFragment(isOnlyItems: isOnlyItems)
        }
    }
}

extension WritingStep.WriteCondition {
    fileprivate func includes(_ value: RouteValue) -> Bool {
        switch self {
        case .always: true
        case .ifPresent: value != .null && value != .string("")
        case .unless(let constant): !value.isSame(as: constant.value)
        }
    }
}

extension _RouteWriter {
    fileprivate mutating func segment(_ value: RouteValue, _ type: RouteType) {
        let text = type.text(of: value) ?? ""
        if type == .string { segment(text) } else { segment(plain: text) }
    }

    fileprivate mutating func items(_ name: String, _ values: [String], _ type: RouteType) {
        _RouteLiteral.with(name) { name in
            if type == .string { items(name, values) } else { items(name, plain: values) }
        }
    }
}
