/// A route: a name, the parameters whose values it has, and the patterns that read and write it.
package struct Route: Hashable, Sendable {
    /// A parameter as a value of the route: what all its patterns say of it together.
    package struct Value: Hashable, Sendable {
        package enum Shape: Hashable, Sendable {
            case single
            /// One value or nil: some pattern marks the parameter with `?`.
            case optional
            /// Any number of values: a list or a rest.
            case list
            /// The rest of the items.
            case items
        }

        package let name: String
        package let type: RouteType
        package let shape: Shape
        /// What a pattern that leaves the parameter out means: the default, nil, no values, or no items. Nil if the
        /// value must be given.
        package let leftOut: Constant?

        /// The default that the spec writes, if there is one.
        package var defaultValue: RouteValue? {
            leftOut.flatMap { $0.isWritten ? $0.value : nil }
        }

        /// The type in the generated enum: `Int`, `Double?`, `[String]`.
        package var typeText: String {
            switch shape {
            case .single: type.name
            case .optional: "\(type.name)?"
            case .list: "[\(type.name)]"
            case .items: "[String: String]"
            }
        }
    }

    /// What is wrong with a route whose patterns are good each on its own.
    package struct Problem: Hashable, Sendable {
        package enum Place: Hashable, Sendable {
            /// A pattern as a whole.
            case pattern
            /// A range of a pattern's text, in bytes.
            case range(Range<Int>)
            /// A name in `set`.
            case impliedName(String)
            /// A value in `set`.
            case impliedValue(String)
        }

        package let rule: PatternError.Rule
        /// Which of the route's patterns, from 0.
        package let patternIndex: Int
        package let place: Place
        package let message: String
        package let help: String?
        /// The other place that the problem is about, if there is one.
        package let other: Other?

        /// Another place that a problem is about.
        package struct Other: Hashable, Sendable {
            package let patternIndex: Int
            /// In bytes of the pattern's text.
            package let range: Range<Int>
            package let message: String
        }
    }

    /// How many patterns a route has at most: each is held against the values of all of them.
    static let patternLimit = 256

    /// The names of the groups around the route, outermost first, and its own.
    package let path: [String]
    /// The parameters in the order of first appearance, first pattern first, a rest of the items last.
    package let values: [Value]
    package let patterns: [RoutePattern]

    /// The name as the command line has it: `auth.signUp`.
    package var name: String {
        path.joined(separator: ".")
    }

    /// Puts a route together.
    ///
    /// - Parameter problems: gets what the patterns disagree about; the route is not to be used if there is any.
    package init(path: [String], patterns: [RoutePattern], problems: inout [Problem]) {
        self.path = path
        var merge = ValueMerge(patterns: patterns)
        let values = merge.values()
        problems += merge.problems
        self.values = values
        let optional = Set(values.filter { $0.shape == .optional && $0.type == .string }.map(\.name))
        self.patterns = zip(patterns, merge.given).map { declared, given in
            var declared = declared
            if !optional.isEmpty { declared.pattern = declared.pattern.refusingEmptyTexts(of: optional) }
            declared.noteConstants(of: values, given: given)
            return declared
        }
    }
}
