extension PatternRouter {
    /// Collects the routes of a router.
    public struct Routes {
        /// The patterns added under one name.
        struct Added {
            let name: String
            var patterns: [RoutePattern] = []
            var parameters: [Parameter] = []
            var makers: [Maker] = []
        }

        let bases: [Base]
        private let types: TypeTable
        private let plusIsSpace: Bool
        private let ignoresCase: Bool
        private(set) var added: [Added] = []
        /// The indices in `added` by name.
        private(set) var numbers: [String: Int] = [:]
        private var schemes = SchemeLimit()

        init(bases: [String], types: [RouteType], plusIsSpace: Bool, ignoresCase: Bool) throws {
            self.types = TypeTable(types)
            self.plusIsSpace = plusIsSpace
            self.ignoresCase = ignoresCase
            self.bases = try Self.parsed(bases, ignoringCase: ignoresCase)
            for case .closed(let type) in types where !type.isValid {
                throw PatternError(
                    .badType, in: type.name, "'\(type.name)' is not a valid closed type",
                    help: "give it distinct values that are not empty; the fallback is one of them")
            }
        }

        /// Adds patterns of a route.
        ///
        /// All patterns of a route, added together or one by one, have the same
        /// parameters with the same types. A pattern may leave out a parameter that
        /// is optional, has a default, is a list or a rest, or has a value in `set`.
        /// A URL is written with the first pattern that can express the values.
        ///
        /// - Parameters:
        ///   - patterns: such as `user/${id:Int}?tab=${tab?}`.
        ///   - name: the name for writing the route. The default is the first pattern.
        ///   - bases: bases for these patterns instead of the router's. A pattern that starts with
        ///     a scheme and a colon always has its own.
        ///   - values: the values of parameters that the patterns don't have, decoded, by the
        ///     parameters' names.
        ///   - parameters: parameters that no pattern of the route has, only `set`, each with its
        ///     type and perhaps a default, as in `edit:Bool=false`.
        ///   - make: makes a value from a match. If it returns nil, the pattern doesn't match and
        ///     the next one is tried, as if a text didn't convert.
        /// - Throws: a `PatternError` with the problem and its location.
        public mutating func add(
            _ patterns: String..., name: String? = nil, bases: [String]? = nil,
            set values: [String: String] = [:], parameters: [String] = [],
            _ make: @escaping Maker
        ) throws {
            guard let name = name ?? patterns.first else { return }
            if bases == [] {
                throw PatternError(
                    .badBase, in: name, "a route cannot have an empty list of bases",
                    help: "leave the list out")
            }
            let ownBases = try bases.map { try Self.parsed($0, ignoringCase: ignoresCase) }
            // Nothing is added if one of the patterns is wrong.
            var schemes = schemes
            var all = [RoutePattern]()
            for text in patterns {
                var errors: [PatternError] = []
                let parsed = Pattern.parse(
                    text, types: types, plusIsSpace: plusIsSpace, ignoresCase: ignoresCase,
                    errors: &errors)
                guard let pattern = parsed else {
                    if let error = errors.first { throw error }
                    continue
                }
                let declared = RoutePattern(
                    pattern: pattern, bases: ownBases ?? self.bases, isRelative: ownBases == nil,
                    implied: values)
                if let error = schemes.add(declared) { throw error }
                if let error = declared.wholeLinkError(self.bases) { throw error }
                all.append(declared)
            }
            let declared = try parameters.map(declaration)
            let number = numbers[name] ?? added.count
            if number == added.count {
                numbers[name] = number
                added.append(Added(name: name))
            }
            added[number].patterns += all
            added[number].parameters += declared
            added[number].makers += all.map { _ in make }
            self.schemes = schemes
        }

        private func declaration(_ text: String) throws -> Parameter {
            guard text.utf8.contains(UInt8(ascii: ":")) else {
                throw PatternError(
                    .badType, in: text, "'\(text)' has no type",
                    help: "write it as in edit:Bool=false")
            }
            var errors: [PatternError] = []
            let parameter = Parameter.parseDeclaration(
                "${\(text)}", types: types, errors: &errors)
            if let error = errors.first { throw error }
            guard let parameter else {
                throw PatternError(.badPattern, in: text, "'\(text)' is not a parameter")
            }
            return parameter
        }

        private static func parsed(_ texts: [String], ignoringCase: Bool) throws -> [Base] {
            if texts.count > Base.listLimit { throw Base.listError(texts[Base.listLimit]) }
            var bases: [Base] = []
            for (index, text) in texts.enumerated() {
                var errors: [PatternError] = []
                let base = Base.parse(text, errors: &errors)
                if let error = errors.first { throw error }
                if let parameter = base?.host?.parameters.first {
                    throw PatternError(
                        .badBase, in: text, at: parameter.range,
                        "a router's base cannot have parameters",
                        help: "write full-URL patterns instead")
                }
                if index == 0, case .label = base?.host {
                    throw PatternError(
                        .badBase, in: text, "the first base has '*' in its host",
                        help:
                            "put the base that url() writes first, such as https://www.example.com")
                }
                guard let base else { continue }
                for (other, otherText) in zip(bases, texts) {
                    let problem = base.conflict(
                        with: other, text, otherText, ignoringCase: ignoringCase)
                    guard let problem else { continue }
                    throw PatternError(.badBase, in: text, problem.message, help: problem.help)
                }
                bases.append(base)
            }
            return bases
        }
    }
}

extension ClosedType {
    /// Whether a spec could declare these values.
    fileprivate var isValid: Bool {
        !values.isEmpty && !values.contains("")
            && Set(values.map { Array($0.utf8) }).count == values.count
            && (fallback.map { fallback in values.contains { $0.hasBytes(of: fallback) } } ?? true)
    }
}

extension PatternRouter.Routes.Added {
    /// The route. Throws if its patterns disagree.
    func route() throws -> Route {
        var problems: [Route.Problem] = []
        let route = Route(
            path: [name], patterns: patterns, declared: parameters, problems: &problems)
        if let problem = problems.first { throw problem.error }
        return route
    }
}
