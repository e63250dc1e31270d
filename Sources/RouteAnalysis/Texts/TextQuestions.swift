import RoutePatterns

/// Answers questions about the texts of segments and items, each only once.
///
/// It is unknown what a custom type or URL accepts: it may be nothing, or everything without a mark.
package final class TextQuestions {
    // A class, so that everything in one analysis shares the known answers.

    /// What a text is compared with, and the slot that the text is in.
    package struct Member: Hashable {
        package let matcher: Matcher
        package let slot: TextSlot
        package var use = Use.read
    }

    /// Which of a matcher's texts to consider.
    package enum Use: Hashable {
        case read
        /// Those that are written, except for one.
        case written(except: String?)
        /// Those that are read and that another member, by its number, writes, if they are also read with all marks.
        case surviving(marksOf: Int)
    }

    /// A set of texts: a member's, or one that narrows a search.
    enum Source: Hashable {
        case texts(Int)
        /// The member's texts without those that may not fit; for a member that isn't exact.
        case certain(Int)
        case nice(TextSlot)
        case present(TextSlot)
        case withPlus
        case only([Symbol], TextSlot)
    }

    /// Names are compared byte by byte.
    private struct ItemName: Hashable {
        let bytes: [UInt8]
        let isInFragment: Bool
    }

    /// The facts about a member that answer most questions.
    package struct Kind {
        package let slot: TextSlot
        package let isLiteral: Bool
        let isString: Bool
        package let isOpaque: Bool
        /// Whether it is known exactly which texts fit.
        let isExact: Bool
    }

    private var numbers: [Member: Int] = [:]
    package private(set) var members: [Member] = []
    private(set) var kinds: [Kind] = []
    private var itemNumbers: [ItemName: Int] = [:]
    package private(set) var itemNames: [String] = []
    private var areItemsInFragments: [Bool] = []
    var dfas: [DFA] = []
    private var dfaIndices: [Source: Int] = [:]
    /// For the numbers of surviving texts, whether the search for them was complete.
    private var areKnown: [Int: Bool] = [:]
    private var meetings: [Int: Bool] = [:]
    private var coverings: [Int: Bool] = [:]
    var knownChoices: [ChoiceQuestion: ChoiceAnswer] = [:]
    /// The steps that the answers took, and their limit.
    package var budget: StepBudget

    /// The slot of item values, which says whether `+` is a space in them.
    package let itemSlot: TextSlot

    /// Texts that surely are links, by their type.
    private let links: [LinkType: [String]]

    package init(itemSlot: TextSlot, budget: StepBudget, links: [LinkType: [String]] = [:]) {
        self.itemSlot = itemSlot
        self.links = links
        self.budget = budget
    }

    /// The number that identifies a matcher in questions.
    package func number(_ matcher: Matcher, _ slot: TextSlot, _ use: Use = .read) -> Int {
        // In each segment, a rest accepts what its type accepts.
        let own = if case .rest(let type) = matcher { Matcher.value(type, .single) } else { matcher }
        // Letters and digits are written as they are read.
        let use = use == .written(except: nil) && own.onlyWord != nil ? .read : use
        let member = Member(matcher: own, slot: slot, use: use)
        if let number = numbers[member] { return number }
        numbers[member] = members.count
        members.append(member)
        kinds.append(
            Kind(
                slot: slot, isLiteral: own.isLiteral && use == .read, isString: own.isString && use == .read,
                isOpaque: own.isOpaque && use == .read, isExact: own.isExact))
        return members.count - 1
    }

    /// The number of an item's name, which differs between the query and the fragment.
    package func number(ofItem name: String, isInFragment: Bool) -> Int {
        let key = ItemName(bytes: Array(name.utf8), isInFragment: isInFragment)
        if let number = itemNumbers[key] { return number }
        itemNumbers[key] = itemNames.count
        itemNames.append(name)
        areItemsInFragments.append(isInFragment)
        return itemNames.count - 1
    }

    /// The numbers of the names of a pattern's item.
    func numbers(of item: Pattern.Part) -> [Int] {
        item.names.map { number(ofItem: $0, isInFragment: item.slot == .fragmentItems) }
    }

    package func isInFragment(_ item: Int) -> Bool { areItemsInFragments[item] }

    func dfa(_ source: Source) -> Int {
        if let number = dfaIndices[source] { return number }
        let set: NFA
        switch source {
        case .texts(let member): set = texts(of: members[member])
        case .certain(let member): set = texts(of: members[member], isCertain: true)
        case .nice(let slot): set = TextSets(slot).nice
        case .present(let slot): set = .some(TextSets(slot).anything)
        case .withPlus:
            let any = NFA.many(TextSets(.itemValue(plusIsSpace: false)).anything)
            set = any.then(NFA(SymbolSet(plain: "+"))).then(any)
        case .only(let word, let slot): set = TextSets(slot).literal(word.decodedText)
        }
        budget.spend(set.edges.count)
        dfaIndices[source] = dfas.count
        dfas.append(DFA(set))
        return dfas.count - 1
    }

    /// The texts that surely fit a member.
    func certainDFA(_ member: Int) -> Int {
        dfa(kinds[member].isExact ? .texts(member) : .certain(member))
    }

    private func texts(of member: Member, isCertain: Bool = false) -> NFA {
        let sets = TextSets(member.slot, isCertain: isCertain, links: links)
        switch member.use {
        case .read: return sets.read(member.matcher)
        case .written(let text): return sets.written(member.matcher, except: text)
        case .surviving(let writer):
            return MarkSearch(written: texts(of: members[writer]), read: sets.read(member.matcher)).survivors(&budget)
                ?? .any(of: [])
        }
    }

    /// The number of the texts that one member writes and another one reads even with all marks; nil if the search
    /// reaches its limit.
    func survivors(of written: Int, readBy reader: Int) -> Int? {
        if kinds[reader].isString || !members[written].matcher.hasStrings { return reader }
        let number = number(members[reader].matcher, members[reader].slot, .surviving(marksOf: written))
        if let known = areKnown[number] { return known ? number : nil }
        let spent = budget.spent
        _ = dfa(.texts(number))
        areKnown[number] = !budget.isDone && budget.spent - spent < StepBudget.perSearch
        return areKnown[number] == true ? number : nil
    }

    // MARK: - Pairs

    /// Whether a text may fit both; true if undecided.
    package func meet(_ a: Int, _ b: Int) -> Bool {
        budget.spend(1)
        if a == b { return true }
        let (first, second) = (kinds[a], kinds[b])
        if first.isString || second.isString { return true }
        if first.isLiteral, second.isLiteral, first.slot == .pathSegment, second.slot == .pathSegment {
            return members[a].matcher.literalText == members[b].matcher.literalText
        }
        let pair = Self.pair(min(a, b), max(a, b))
        if let known = meetings[pair] { return known }
        budget.spend(10)
        if budget.isDone { return true }
        let isMet = members[a].quicklyMeets(members[b]) ?? isWordShared([dfa(.texts(a)), dfa(.texts(b))])
        meetings[pair] = isMet
        return isMet
    }

    private static func pair(_ a: Int, _ b: Int) -> Int { a << 32 | b }

    private func isWordShared(_ sets: [Int]) -> Bool {
        switch TextProduct(required: sets, others: []).first(&dfas, &budget, where: { _ in true }) {
        case .found, .unknown: true
        case .none: false
        }
    }

    /// Whether every text that fits `b` fits `a`; false if undecided.
    func covers(_ a: Int, _ b: Int) -> Bool {
        budget.spend(1)
        if a == b { return true }
        if kinds[a].isString { return true }
        if kinds[b].isString || kinds[a].isOpaque { return false }
        let pair = Self.pair(a, b)
        if let known = coverings[pair] { return known }
        budget.spend(10)
        if budget.isDone { return false }
        let isCovered = members[a].quicklyCovers(members[b]) ?? !isWordOutside(a, b)
        coverings[pair] = isCovered
        return isCovered
    }

    private func isWordOutside(_ a: Int, _ b: Int) -> Bool {
        let product = TextProduct(required: [dfa(.texts(b))], others: [certainDFA(a)])
        switch product.first(&dfas, &budget, where: { !$0[0] }) {
        case .found, .unknown: return true
        case .none: return false
        }
    }
}
