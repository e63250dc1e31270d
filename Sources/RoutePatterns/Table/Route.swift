/// A route: a name, its parameters, and the patterns that read and write it.
package struct Route: Sendable {
    /// A parameter as a value of the route, from all its patterns together.
    package struct Value: Equatable, Sendable {
        package enum Shape: String, Sendable {
            case single
            /// One value or nil: some pattern marks the parameter with `?`.
            case optional
            /// Any number of values: a list or a rest.
            case list
            /// The rest of the items.
            case items

            /// The Swift type of a value whose elements have the type `name`: `Int`, `Double?`,
            /// `[String]`.
            package func typeText(of name: String) -> String {
                switch self {
                case .single: name
                case .optional: name + "?"
                case .list: "[\(name)]"
                case .items: "[String: String]"
                }
            }
        }

        package let name: String
        package let type: RouteType
        package let shape: Shape
        /// The value if a pattern leaves the parameter out: the default, nil, no values, or no
        /// items. Nil if the parameter can't be left out.
        package let leftOut: Constant?

        /// The default in the spec, if there is one: nil, lists, and items have no text.
        package var defaultValue: RouteValue? {
            leftOut.flatMap { $0.value.text == nil ? nil : $0.value }
        }

        /// The type in the generated enum.
        package var typeText: String { shape.typeText(of: type.name) }
    }

    /// What is wrong with a route whose patterns are valid on their own.
    package struct Problem: Sendable {
        package enum Location: Sendable {
            /// A pattern as a whole.
            case pattern
            /// The error's range.
            case range
            /// A name in `set`.
            case impliedName(String)
            /// A value in `set`.
            case impliedValue(String)
        }

        /// The problem, in the text of one of the patterns.
        package let error: PatternError
        /// The index of the pattern in the route.
        package let patternIndex: Int
        package let location: Location
        /// A related range in one of the patterns; nil if there is none.
        package let other: Other?

        /// A related range, with a message of its own.
        package struct Other: Sendable {
            package let patternIndex: Int
            /// In bytes of the pattern's text.
            package let range: Range<Int>
            package let message: String
        }
    }

    /// The most patterns that a route can have: each is compared with the values of all of them.
    package static let patternLimit = 256
    package static let patternLimitMessage = "a route can have at most \(patternLimit) patterns"

    /// The names of the groups around the route, outermost first, and its own.
    package let path: [String]
    /// The parameters in order of appearance, first pattern first, with a rest of the items last;
    /// or in the order of the spec's `parameters`.
    package private(set) var values: [Value]
    package let patterns: [RoutePattern]
    /// What to use instead of the route; nil if it isn't deprecated.
    package var deprecation: String?

    /// The name on the command line: `auth.signUp`.
    package var name: String {
        path.joined(separator: ".")
    }

    /// The indices of the values by their names.
    var valueNumbers: [String: Int] { values.map(\.name).numbers }

    /// Makes a route from its patterns.
    ///
    /// - Parameters:
    ///   - declared: the parameters that the route declares, and no pattern has.
    ///   - problems: receives what the patterns disagree about. Don't use the route if there are
    ///     any problems.
    package init(
        path: [String], patterns: [RoutePattern], declared: [Parameter] = [],
        problems: inout [Problem]
    ) {
        self.path = path
        var merge = ParameterMerger(patterns: patterns, declared: declared)
        let values = merge.values()
        problems += merge.problems
        self.values = values
        var optional: Set<String> = []
        for value in values where value.shape == .optional && value.type.hasEmptyValue {
            optional.insert(value.name)
        }
        // Only then can a pattern lack some of the values.
        let hasConstants = patterns.count > 1 || !declared.isEmpty
        self.patterns = zip(patterns, merge.given).map { pattern, given in
            var pattern = pattern
            if !optional.isEmpty {
                pattern.pattern = pattern.pattern.requiringNonemptyTexts(of: optional)
            }
            if !hasConstants { return pattern }
            let read = Set(pattern.pattern.parameters.map(\.name))
            for value in values where !read.contains(value.name) {
                pattern.constants[value.name] = given[value.name] ?? value.leftOut
            }
            return pattern
        }
    }

    /// This route with its values in another order.
    ///
    /// - Parameter names: The names of the values, each once.
    package func withValues(inOrder names: [String]) -> Route {
        var route = self
        let numbers = valueNumbers
        route.values = names.compactMap { name in numbers[name].map { values[$0] } }
        return route
    }
}
