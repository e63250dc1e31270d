import RoutePatterns

/// A set of texts of a `TextPool`.
package typealias TextSetID = TableID<DFA>

/// Sets of texts, and what they have in common. All questions about texts come down to a search in it.
package struct TextPool {
    /// The result of a search.
    package enum Outcome {
        case found([Symbol])
        case none
        /// The search reached its limit.
        case unknown
    }

    var dfas: [DFA] = []
    private var known: [NFA: TextSetID] = [:]
    /// The steps that the searches took, and their limit.
    package var budget: StepBudget

    package init(budget: StepBudget) {
        self.budget = budget
    }

    package subscript(set: TextSetID) -> DFA {
        get { dfas[set.index] }
        _modify { yield &dfas[set.index] }
    }

    /// The set that is made by an equal automaton; a new one if there is none.
    package mutating func set(_ automaton: NFA) -> TextSetID {
        if let set = known[automaton] { return set }
        let set = TextSetID(dfas.count)
        dfas.append(DFA(automaton))
        known[automaton] = set
        return set
    }

    /// Whether a set has all texts of another one; false if undecided.
    package mutating func covers(_ set: TextSetID, _ other: TextSetID) -> Bool {
        switch first(required: [other], others: [set], where: { !$0[0] }) {
        case .found, .unknown: false
        case .none: true
        }
    }

    /// The shortest text of all required sets that is wanted, given whether it is in each of the other sets.
    ///
    /// - Parameter limit: the maximum number of steps of this search.
    package mutating func first(
        required: [TextSetID], others: [TextSetID] = [], limit: Int = StepBudget.perSearch,
        where isWanted: ([Bool]) -> Bool
    ) -> Outcome {
        TextProduct(required: required, others: others, limit: limit).first(in: &self, where: isWanted)
    }

    /// All combinations of the other sets that share a text of all required sets, with a shortest text each; nil if the
    /// search reaches its limit.
    ///
    /// - Parameter limit: the maximum number of steps of this search.
    package mutating func memberships(
        required: [TextSetID], others: [TextSetID], limit: Int = StepBudget.perSearch
    ) -> [[Bool]: [Symbol]]? {
        TextProduct(required: required, others: others, limit: limit).memberships(in: &self)
    }
}
