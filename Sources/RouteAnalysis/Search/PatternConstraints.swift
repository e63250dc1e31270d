import RoutePatterns

/// A pattern under one of its bases, in the form that searches use.
package struct PatternConstraints {
    /// The segments of a path or a fragment.
    package struct Path: Hashable {
        package let demands: [TextDemandID]
        /// Whether the last one matches any number of segments.
        let hasRest: Bool

        package var fixedCount: Int { demands.count - (hasRest ? 1 : 0) }

        package func ends(at length: Int) -> Bool {
            length == fixedCount || hasRest && length > fixedCount
        }

        /// The demand on a segment; nil past the end.
        package func demand(at position: Int) -> TextDemandID? {
            position < demands.count ? demands[position] : hasRest ? demands.last : nil
        }
    }

    package enum Fragment {
        case segments(Path)
        case items

        /// What a pattern requires of the fragment; nil if nothing.
        ///
        /// - Parameter path: makes the segments.
        init?(_ pattern: Pattern, _ path: ([TextPattern]) -> Path) {
            switch pattern.fragment {
            case nil: return nil
            case .items: self = .items
            case .segments: self = .segments(path(pattern.fragmentSegments.texts))
            }
        }
    }

    package let path: Path
    package let fragment: Fragment?
    /// Sorted by their names.
    package let items: [ItemDemand]
    /// Whether the query and the fragment have a rest of the items.
    let hasOtherItems: Bool
    let hasOtherFragmentItems: Bool
    /// The names of the fragment's items, in the order in which they are written; empty if the pattern only reads.
    let writtenFragmentItems: [ItemNameID]
    /// Whether this is one of all alternatives, rather than of the first ones.
    let isComplete: Bool

    var fragmentPath: Path? {
        if case .segments(let path) = fragment { path } else { nil }
    }

    /// Whether the fragment consists only of items.
    var hasOnlyItems: Bool {
        if case .items = fragment { true } else { false }
    }

    /// What a variant reads, as alternatives: a URL that it matches meets the demands of one of them.
    ///
    /// An item with several names has an alternative for each: the URL has that name and none before it.
    package static func alternatives(
        _ variant: Variant, _ pattern: Pattern, _ questions: TextQuestions, itemSlot: TextSlot
    ) -> [PatternConstraints] {
        var lists: [[ItemDemand]] = [[]]
        var isComplete = true
        for item in pattern.parts.named {
            var longer: [[ItemDemand]] = []
            for demands in ItemDemand.alternatives(item, questions, slot: itemSlot) {
                for list in lists { longer.append(list + demands) }
            }
            lists = longer
            if lists.count > mostAlternatives {
                lists.removeSubrange(mostAlternatives...)
                isComplete = false
            }
        }
        let path = Path(variant.matchers, .pathSegment, questions)
        var members: [PatternConstraints] = []
        for items in lists {
            members.append(PatternConstraints(path, items, pattern, isComplete: isComplete, questions))
        }
        return members
    }

    /// More alternatives are not searched.
    private static let mostAlternatives = 64

    private init(
        _ path: Path, _ items: [ItemDemand], _ pattern: Pattern, isComplete: Bool, _ questions: TextQuestions
    ) {
        self.path = path
        fragment = Fragment(pattern) { Path($0.map { Matcher($0) }, .fragmentSegment, questions) }
        hasOtherItems = pattern.query.rest != nil
        hasOtherFragmentItems = pattern.fragmentItems.rest != nil
        self.items = items.count < 2 ? items : items.sorted { $0.name < $1.name }
        writtenFragmentItems = []
        self.isComplete = isComplete
    }

    /// Whether only the app knows which texts meet some demand.
    func isOpaque(_ questions: TextQuestions) -> Bool {
        (path.demands + (fragmentPath?.demands ?? []) + items.compactMap(\.value)).contains {
            questions.kind(of: $0).isOpaque
        }
    }

    /// Whether it is known exactly which texts meet the demands.
    func isExact(_ questions: TextQuestions) -> Bool {
        isComplete && (path.demands + (fragmentPath?.demands ?? [])).allSatisfy { questions.kind(of: $0).isExact }
            && items.allSatisfy { $0.value.map { questions.kind(of: $0).isExact } ?? true }
    }

    /// The demand on items with a name; nil if there is none.
    func demand(of name: ItemNameID) -> ItemDemand? {
        if items.count < 4 { return items.first { $0.name == name } }
        var range = items.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if items[middle].name == name { return items[middle] }
            range = items[middle].name < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}

extension PatternConstraints.Path {
    fileprivate init(_ matchers: [Matcher], _ slot: TextSlot, _ questions: TextQuestions) {
        demands = matchers.map { questions.demand($0, slot) }
        hasRest = matchers.last?.isRest == true
    }
}

/// What a pattern demands of the items with one name.
package struct ItemDemand {
    var name: ItemNameID
    let isInFragment: Bool
    var allowsAbsence = true
    var isRequired = false
    /// Whether the item may appear without a value.
    var allowsEmpty = false
    var isTypedList = false
    var isLiteral = false
    /// The nonempty values that it accepts; nil if it accepts any.
    var value: TextDemandID?
    /// The item's further names, in order.
    var otherNames: [ItemNameID] = []

    /// The demands of an item, as alternatives.
    static func alternatives(_ item: Pattern.Part, _ questions: TextQuestions, slot: TextSlot) -> [[ItemDemand]] {
        let own = ItemDemand(item, questions, slot: slot)
        if own.otherNames.isEmpty { return [[own]] }
        let demands = ([own.name] + own.otherNames).map { own.named($0) }
        // All items with any of the names are elements of one list.
        if item.parameter?.presence.hasItemForEachValue == true { return [demands] }
        return demands.indices.map { index in
            var last = demands[index]
            last.allowsAbsence = own.allowsAbsence && index == demands.count - 1
            return demands[..<index].map { ItemDemand(absent: $0.name, questions, slot: slot) } + [last]
        }
    }

    /// What an item demands, without its values.
    private init(_ item: Pattern.Part, _ questions: TextQuestions) {
        let names = questions.names(of: item)
        name = names[0]
        otherNames = Array(names.dropFirst())
        isInFragment = item.slot == .fragmentItems
        isRequired = item.isRequired
        isLiteral = item.isLiteral
        allowsAbsence = !item.isRequired
        isTypedList = item.parameter?.presence.hasItemForEachValue == true
        allowsEmpty = item.text == .any || item.text == .literal("")
    }

    /// What an item demands when it is read.
    private init(_ item: Pattern.Part, _ questions: TextQuestions, slot: TextSlot) {
        self.init(item, questions)
        if case .parameter(let parameter) = item.text {
            let isOftenEmpty = parameter.presence != .required && !parameter.type.acceptsEmptyItem
            allowsEmpty =
                parameter.presence == .optional || isOftenEmpty
                || (parameter.type.acceptsEmptyText && !parameter.isNonempty)
            if parameter.isLenient {
                allowsEmpty = true
            } else if parameter.type != .string {
                value = questions.demand(Matcher(item.text), slot)
            }
        } else if item.text != .any {
            value = questions.demand(Matcher(item.text), slot)
        }
        isTypedList = isTypedList && value != nil
    }

    /// An item as it is written.
    init(writing item: Pattern.Part, _ questions: TextQuestions, slot: TextSlot) {
        self.init(item, questions)
        let omitted = item.parameter?.omittedText
        if let parameter = item.parameter {
            allowsEmpty =
                parameter.type == .string && parameter.presence != .optional && !parameter.isNonempty && omitted != ""
        }
        let written = Matcher(item.text == .any ? .literal("") : item.text)
        value = questions.demand(written, slot, .written(except: omitted))
    }

    /// An item that a rest may write.
    init(inRest name: ItemNameID, _ questions: TextQuestions, slot: TextSlot) {
        self.name = name
        isInFragment = questions[name].isInFragment
        allowsEmpty = true
        value = questions.demand(.value(.string, .single), slot, .written(except: nil))
    }

    /// No item may have the name.
    init(absent name: ItemNameID, _ questions: TextQuestions, slot: TextSlot) {
        self.name = name
        isInFragment = questions[name].isInFragment
        value = questions.demand(.nothing, slot)
    }

    /// The same demand on items with another name.
    private func named(_ name: ItemNameID) -> ItemDemand {
        var demand = self
        demand.name = name
        return demand
    }
}

extension Parameter {
    /// The text of the default, which is never written; nil if there is none.
    package var omittedText: String? {
        guard case .defaulting(let text) = presence else { return nil }
        return type.value(of: text)?.text ?? text
    }
}
