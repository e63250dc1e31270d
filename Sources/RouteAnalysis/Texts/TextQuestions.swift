import RoutePatterns

/// Answers questions about the texts of segments and items, each only once.
///
/// It is unknown what a custom type or URL accepts: it may be nothing, or everything.
package final class TextQuestions {
    // A class, so that everything in one analysis shares the known answers.

    /// A set of texts: those of a demand, or one that narrows a search.
    enum Source: Hashable {
        case texts(TextDemandID)
        /// The demand's texts without those that may not fit; for a demand that isn't exact.
        case certain(TextDemandID)
        case nice(TextSlot)
        case present(TextSlot)
        case withPlus
        case only([Symbol], TextSlot)
    }

    /// Two demands as one key.
    private struct Pair: Hashable {
        let first: TextDemandID
        let second: TextDemandID
    }

    private var demandIDs: [TextDemand: TextDemandID] = [:]
    private var demands: [TextDemand] = []
    private var kinds: [TextDemand.Kind] = []
    private var nameIDs: [ItemName: ItemNameID] = [:]
    private var names: [ItemName] = []
    /// By whether they are in the fragment.
    private var otherNames: [Bool: ItemNameID] = [:]
    var pool: TextPool
    private var sets: [Source: TextSetID] = [:]
    private var meetings: [Pair: Bool] = [:]
    private var coverings: [Pair: Bool] = [:]
    var knownChoices: [ChoiceQuestion: ChoiceAnswer] = [:]

    /// The slot of item values, which says whether `+` is a space in them.
    package let itemSlot: TextSlot

    /// Texts that surely are links, by their type.
    private let links: [LinkType: [String]]

    package init(itemSlot: TextSlot, budget: StepBudget, links: [LinkType: [String]] = [:]) {
        self.itemSlot = itemSlot
        self.links = links
        pool = TextPool(budget: budget)
    }

    /// The steps that the answers took, and their limit.
    package var budget: StepBudget {
        get { pool.budget }
        set { pool.budget = newValue }
    }

    package subscript(demand: TextDemandID) -> TextDemand { demands[demand.index] }
    package subscript(name: ItemNameID) -> ItemName { names[name.index] }

    package func kind(of demand: TextDemandID) -> TextDemand.Kind { kinds[demand.index] }

    /// The demand for a matcher's texts.
    package func demand(_ matcher: Matcher, _ slot: TextSlot, _ use: TextDemand.Use = .read) -> TextDemandID {
        // In each segment, a rest accepts what its type accepts.
        let own = if case .rest(let type) = matcher { Matcher.value(type, .single) } else { matcher }
        // Letters and digits are written as they are read.
        let use = use == .written(except: nil) && own.onlyWord != nil ? .read : use
        let demand = TextDemand(matcher: own, slot: slot, use: use)
        if let id = demandIDs[demand] { return id }
        let id = TextDemandID(demands.count)
        demandIDs[demand] = id
        demands.append(demand)
        kinds.append(demand.kind)
        return id
    }

    /// The name of an item, which differs between the query and the fragment.
    package func name(ofItem text: String, isInFragment: Bool) -> ItemNameID {
        let name = ItemName(text, isInFragment: isInFragment)
        if let id = nameIDs[name] { return id }
        let id = ItemNameID(names.count)
        nameIDs[name] = id
        names.append(name)
        return id
    }

    /// The names of a pattern's item.
    func names(of item: Pattern.Part) -> [ItemNameID] {
        item.names.map { name(ofItem: $0, isInFragment: item.slot == .fragmentItems) }
    }

    /// A name that none of the items has that were named before the first call.
    package func otherName(isInFragment: Bool) -> ItemNameID {
        if let known = otherNames[isInFragment] { return known }
        var text = "other"
        while nameIDs[ItemName(text, isInFragment: isInFragment)] != nil { text += "x" }
        let name = name(ofItem: text, isInFragment: isInFragment)
        otherNames[isInFragment] = name
        return name
    }

    func set(_ source: Source) -> TextSetID {
        if let set = sets[source] { return set }
        let texts: NFA
        switch source {
        case .texts(let demand): texts = self.texts(of: self[demand])
        case .certain(let demand): texts = self.texts(of: self[demand], isCertain: true)
        case .nice(let slot): texts = TextSets(slot).nice
        case .present(let slot): texts = .some(TextSets(slot).anything)
        case .withPlus:
            let any = NFA.many(TextSets(.itemValue(plusIsSpace: false)).anything)
            texts = any.then(NFA(SymbolSet(plain: "+"))).then(any)
        case .only(let word, let slot): texts = TextSets(slot).literal(word.decodedText)
        }
        budget.spend(texts.edges.count)
        let set = pool.add(texts)
        sets[source] = set
        return set
    }

    /// The texts that surely fit a demand.
    func certainSet(_ demand: TextDemandID) -> TextSetID {
        set(kind(of: demand).isExact ? .texts(demand) : .certain(demand))
    }

    private func texts(of demand: TextDemand, isCertain: Bool = false) -> NFA {
        let sets = TextSets(demand.slot, isCertain: isCertain, links: links)
        switch demand.use {
        case .read: return sets.read(demand.matcher)
        case .written(let text): return sets.written(demand.matcher, except: text)
        }
    }

    // MARK: - Pairs

    /// Whether a text may fit both; true if undecided.
    package func meet(_ a: TextDemandID, _ b: TextDemandID) -> Bool {
        budget.spend(1)
        if a == b { return true }
        let (first, second) = (kind(of: a), kind(of: b))
        if first.isString || second.isString { return true }
        if first.isLiteral, second.isLiteral, first.slot == .pathSegment, second.slot == .pathSegment {
            return self[a].matcher.literalText == self[b].matcher.literalText
        }
        let pair = Pair(first: min(a, b), second: max(a, b))
        if let known = meetings[pair] { return known }
        budget.spend(10)
        if budget.isDone { return true }
        let isMet = self[a].quicklyMeets(self[b]) ?? pool.meet([set(.texts(a)), set(.texts(b))])
        meetings[pair] = isMet
        return isMet
    }

    /// Whether every text that fits `b` fits `a`; false if undecided.
    func covers(_ a: TextDemandID, _ b: TextDemandID) -> Bool {
        budget.spend(1)
        if a == b { return true }
        if kind(of: a).isString { return true }
        if kind(of: b).isString || kind(of: a).isOpaque { return false }
        let pair = Pair(first: a, second: b)
        if let known = coverings[pair] { return known }
        budget.spend(10)
        if budget.isDone { return false }
        let isCovered = self[a].quicklyCovers(self[b]) ?? pool.covers(certainSet(a), set(.texts(b)))
        coverings[pair] = isCovered
        return isCovered
    }
}

extension RouteTable {
    /// The slot of the values of items, which says whether `+` is a space.
    package var itemSlot: TextSlot { .itemValue(plusIsSpace: plusIsSpace) }
}
