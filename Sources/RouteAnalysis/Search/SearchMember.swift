import RoutePatterns

/// A pattern under one of its bases, in the form that searches use: numbers replace texts and names.
package struct SearchMember {
    /// The segments of a path or a fragment.
    package struct Path {
        package let numbers: [Int]
        /// Whether the last one matches any number of segments.
        let hasRest: Bool

        package var fixedCount: Int { numbers.count - (hasRest ? 1 : 0) }

        package func ends(at length: Int) -> Bool {
            length == fixedCount || hasRest && length > fixedCount
        }

        /// The number of the demand on a segment; nil past the end.
        package func number(at position: Int) -> Int? {
            position < numbers.count ? numbers[position] : hasRest ? numbers.last : nil
        }
    }

    package enum Fragment {
        case segments(Path)
        case items
    }

    package let path: Path
    package let fragment: Fragment?
    /// Sorted by the number of their name.
    package let items: [ItemDemand]
    /// Whether the query and the fragment have a rest of the items.
    let hasOtherItems: Bool
    let hasOtherFragmentItems: Bool
    /// The names of the fragment's items, in the order in which they are written; empty if the pattern only reads.
    let writtenFragmentItems: [Int]

    var fragmentPath: Path? {
        if case .segments(let path) = fragment { path } else { nil }
    }

    /// Whether the fragment consists only of items.
    var hasItemsAlone: Bool {
        if case .items = fragment { true } else { false }
    }

    package init(_ variant: Variant, _ pattern: Pattern, _ questions: TextQuestions, itemSlot: TextSlot) {
        path = Path(variant.matchers, .pathSegment, questions)
        fragment = pattern.fragment.map { fragment in
            switch fragment {
            case .items: .items
            case .segments(let segments, _):
                .segments(Path(segments.map { Matcher($0, isFirst: false) }, .fragmentSegment, questions))
            }
        }
        hasOtherItems = pattern.query.rest != nil
        hasOtherFragmentItems = pattern.fragmentItems.rest != nil
        let named = [(pattern.query, false), (pattern.fragmentItems, true)].flatMap { items, isInFragment in
            items.named.map { ItemDemand($0, isInFragment: isInFragment, questions, slot: itemSlot) }
        }
        items = named.sorted { $0.name < $1.name }
        writtenFragmentItems = []
    }

    /// The demand on items with a name; nil if there is none.
    func demand(of name: Int) -> ItemDemand? {
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

extension SearchMember.Path {
    fileprivate init(_ matchers: [Matcher], _ slot: TextSlot, _ questions: TextQuestions) {
        numbers = matchers.map { questions.number($0, slot) }
        hasRest = matchers.last?.isRest == true
    }
}

/// What a pattern demands of the items with one name.
package struct ItemDemand {
    /// The number of the name, in the query or in the fragment.
    let name: Int
    let isInFragment: Bool
    let takesAbsence: Bool
    let isRequired: Bool
    /// Whether the item may appear without a value.
    let takesEmpty: Bool
    let isTypedList: Bool
    let isLiteral: Bool
    /// The number of the nonempty values that it accepts; nil if it accepts any.
    let matcher: Int?

    init(_ item: Item, isInFragment: Bool, _ questions: TextQuestions, slot: TextSlot) {
        name = questions.number(ofItem: item.name, isInFragment: isInFragment)
        self.isInFragment = isInFragment
        isRequired = item.isRequired
        isLiteral = item.isLiteral
        switch item.value {
        case .literal(let value):
            takesAbsence = false
            takesEmpty = value?.isEmpty ?? true
            isTypedList = false
            matcher = value.map { questions.number(.literal($0, ignoringCase: false), slot) }
        case .absent:
            takesAbsence = true
            takesEmpty = false
            isTypedList = false
            // No text: a closed type without values.
            matcher = questions.number(.type(.closed(ClosedType(name: "", values: []))), slot)
        case .affixed(let literals, let parameters):
            takesAbsence = false
            takesEmpty = false
            isTypedList = false
            let affixed = Matcher.Affixed(literals, parameters, plusIsSpace: slot == .itemValue(plusIsSpace: true))
            matcher = questions.number(.affixed(affixed), slot)
        case .parameter(let parameter):
            takesAbsence = parameter.presence != .required
            let isOftenEmpty = parameter.presence != .required && !parameter.type.takesEmptyItem
            takesEmpty =
                parameter.presence == .optional || isOftenEmpty
                || (parameter.type.takesEmptyText && !parameter.isNonempty)
            matcher = parameter.type == .string ? nil : questions.number(Matcher(parameter), slot)
            isTypedList = parameter.presence == .list && matcher != nil
        }
    }
}
