extension MatchingEmitter {
    /// The position of a node's code in its function.
    struct Place {
        /// The number of the node's segment, or of the first segment of the rest before it.
        let depth: Int
        /// How many segments behind a rest have been compared; nil before one.
        let countBehind: Int?
        /// Whether the function returns nil right after the node's code.
        let isLast: Bool
        /// The variables of the captures.
        let locals: [String]
        /// Conditions that haven't been printed yet, to be combined with the next ones.
        var conditions: [SwiftText] = []

        /// The position of a child, whose code needs more conditions.
        func next(_ more: [SwiftText], isLast: Bool, capturing local: String? = nil) -> Place {
            Place(
                depth: countBehind == nil ? depth + 1 : depth,
                countBehind: countBehind.map { $0 + 1 }, isLast: isLast,
                locals: locals + [local].compactMap(\.self), conditions: conditions + more)
        }

        /// The position after the edge of a rest.
        func behindRest(isLast: Bool, capturing local: String?) -> Place {
            Place(
                depth: depth, countBehind: 0, isLast: isLast,
                locals: locals + [local].compactMap(\.self), conditions: conditions)
        }

        /// The same position after the conditions have been printed.
        var asked: Place {
            Place(depth: depth, countBehind: countBehind, isLast: isLast, locals: locals)
        }

        /// The next segment.
        var part: SwiftText {
            countBehind.map { "reader.last(\($0 + 1), after: \(depth))" } ?? "reader[\(depth)]"
        }

        /// A condition that always holds. Without it, the compiler would warn that the code after
        /// a `return` is never reached.
        var isReached: SwiftText { "reader.count >= \(depth)" }

        /// The condition that there is a next segment.
        var hasPart: SwiftText {
            countBehind == nil ? "reader.count > \(depth)" : "\(part).isPresent"
        }
    }
}
