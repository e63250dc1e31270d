import RoutePatterns

extension SpecDecoder {
    /// Parses a route's patterns and makes the route; nil if something is wrong with it.
    mutating func route(_ key: Scalar, _ settings: RouteSettings, in scope: MemberScope) -> RouteDeclaration? {
        let prefix = scope.isBroken ? PatternSource() : scope.prefix
        let query = settings.query ?? []
        let sources = settings.patterns.map { setting in
            setting.map { prefix.appending($0.pattern).adding(query: query) } ?? prefix
        }
        let patterns = zip(settings.patterns, sources).map { setting, source in
            setting.flatMap { declared($0, source, bases: settings.bases, in: scope) }
        }
        let complete = patterns.compactMap { $0 }
        guard complete.count == patterns.count, settings.query != nil, !scope.isBroken else { return nil }
        var problems: [Route.Problem] = []
        let route = Route(path: scope.path + [key.text], patterns: complete, problems: &problems)
        let implied = settings.patterns.map { $0?.implied ?? [] }
        for problem in problems { report(problem, sources: sources, implied: implied) }
        guard problems.isEmpty else { return nil }
        return RouteDeclaration(
            route: route, doc: settings.doc, span: key.span, sources: sources, examples: settings.examples,
            rejects: settings.rejects)
    }

    private mutating func declared(
        _ setting: RouteSettings.PatternSetting, _ source: PatternSource, bases: [Base]?, in scope: MemberScope
    ) -> RoutePattern? {
        checkComment(behind: setting.pattern)
        var errors: [PatternError] = []
        let pattern = Pattern.parse(source.text, types: types, errors: &errors)
        report(errors, in: source)
        var implied: [String: String] = [:]
        for entry in setting.implied {
            guard let value = text(entry.value, of: "the value of '\(entry.key.text)'") else { return nil }
            implied[entry.key.text] = value.text
        }
        guard let pattern else { return nil }
        let declared = RoutePattern(
            pattern: pattern, bases: bases ?? scope.bases, isRelative: scope.isRelative && bases == nil,
            implied: implied)
        if let error = schemes.add(declared) { report([error], in: source) }
        return declared
    }

    /// Reports a comment that seems to be part of a pattern.
    private mutating func checkComment(behind pattern: Scalar) {
        guard let comment = pattern.comment else { return }
        report(
            .badPattern, "a comment cuts this pattern short", at: comment,
            help: "quote the pattern, or remove the space before '#'; move a real comment to a line of its own")
    }

    /// Whether a group's path is valid; reports its problems.
    mutating func checkPath(_ path: Scalar) -> Bool {
        checkComment(behind: path)
        var errors: [PatternError] = []
        let segments = Pattern.parsePath(path.text, types: types, errors: &errors)
        report(errors, in: PatternSource().appending(path))
        return segments != nil
    }

    /// Whether an item of `query` has only delimiters that it can have; reports the others.
    mutating func checkItem(_ item: Scalar) -> Bool {
        checkComment(behind: item)
        var errors: [PatternError] = []
        let isValid = Pattern.checkItem(item.text, errors: &errors)
        report(errors, in: PatternSource().appending(item))
        return isValid
    }

    /// Reports the problems of a pattern at their spans in the file.
    mutating func report(_ errors: [PatternError], in source: PatternSource) {
        for error in errors {
            report(Rule(error.rule), error.message, at: source.span(of: error.range), help: error.help)
        }
    }

    private mutating func report(_ problem: Route.Problem, sources: [PatternSource], implied: [[Node.Entry]]) {
        let source = sources[problem.patternIndex]
        let entry: (String) -> Node.Entry? = { name in
            implied[problem.patternIndex].first { $0.key.text == name }
        }
        let span =
            switch problem.location {
            case .pattern: source.span
            case .range(let range): source.span(of: range)
            case .impliedName(let name): entry(name)?.key.span ?? source.span
            case .impliedValue(let name): entry(name)?.value.span ?? source.span
            }
        let notes = problem.other.map { other in
            [Diagnostic.Note(other.message, at: sources[other.patternIndex].span(of: other.range))]
        }
        report(Rule(problem.rule), problem.message, at: span, notes: notes ?? [], help: problem.help)
    }
}

extension Rule {
    /// The rule of a pattern's problem.
    init(_ rule: PatternError.Rule) {
        self =
            switch rule {
            case .badBase: .badBase
            case .badDefault: .badDefault
            case .badName: .badName
            case .badPattern: .badPattern
            case .badType: .badType
            case .duplicateParameter: .duplicateParameter
            case .nonASCIIHost: .nonASCIIHost
            case .parameterMismatch: .parameterMismatch
            case .restNotLast: .restNotLast
            }
    }
}
