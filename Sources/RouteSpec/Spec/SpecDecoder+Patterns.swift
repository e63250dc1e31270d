import RouteLanguage

extension SpecDecoder {
    /// Parses a route's patterns and makes the route; nil if there are errors.
    mutating func route(_ key: Scalar, _ settings: RouteSettings, in scope: MemberScope)
        -> RouteDeclaration?
    {
        let bases = settings.bases ?? scope.bases
        // After an error in a group's path, patterns are parsed without it, to report their own
        // problems.
        let prefixes = scope.isBroken ? [GroupPrefix()] : scope.prefixes
        guard checkLimits(settings.patterns, prefixes.count, bases) else { return nil }
        let query = settings.query + scope.query
        let prefixed = prefixed(settings.patterns, prefixes, query: query, bases)
        let patterns = prefixed.compactMap { declared($0, of: settings, bases, in: scope) }
        if scope.isBroken || patterns.count < prefixed.count { return nil }
        var isSetTwice = false
        for setting in settings.patterns {
            for entry in setting.implied where isSet(entry.key, by: prefixes, of: "the group") {
                isSetTwice = true
            }
        }
        if isSetTwice { return nil }
        var problems: [Route.Problem] = []
        guard let declared = declarations(settings.parameters, patterns) else { return nil }
        let route = Route(
            path: scope.path + [key.text], patterns: patterns, declared: declared,
            problems: &problems)
        for problem in problems { report(problem, prefixed, patterns) }
        guard problems.isEmpty, var ordered = ordered(route, settings.parameters) else {
            return nil
        }
        ordered.deprecation = settings.deprecation
        return RouteDeclaration(
            route: ordered, doc: settings.doc, span: key.span, sources: prefixed.map(\.source),
            examples: scope.outermostMount != nil ? [] : settings.examples,
            rejects: scope.outermostMount != nil ? [] : settings.rejects,
            isClaimed: settings.isClaimed ?? scope.isClaimed, mount: scope.outermostMount,
            placement: settings.placement)
    }

    /// The product of prefixes, patterns, and bases with parameters, prefixes outermost. It
    /// contains a full URL only once.
    private func prefixed(
        _ settings: [DeclaredPattern], _ prefixes: [GroupPrefix], query: [Scalar],
        _ bases: BaseList
    ) -> [PrefixedPattern] {
        var patterns: [PrefixedPattern] = []
        for (index, prefix) in prefixes.enumerated() {
            for setting in settings where index == 0 || !setting.isFull {
                let prefix = setting.isFull ? GroupPrefix() : prefix
                let source = prefix.source.appending(setting.text).adding(query: query)
                let sources =
                    setting.isFull || !bases.hasParameters
                    ? [source] : bases.sources.map(source.following)
                for source in sources {
                    patterns.append(
                        PrefixedPattern(setting: setting, prefix: prefix, source: source))
                }
            }
        }
        return patterns
    }

    /// Whether a route, and the spec with its mounts so far, are within the limits of patterns. If
    /// not, reports the first pattern, route, or mount that exceeds one.
    private mutating func checkLimits(
        _ settings: [DeclaredPattern], _ prefixCount: Int, _ bases: BaseList
    ) -> Bool {
        if shared.limits.hasTooManyPatterns { return false }
        let factor = prefixCount * max(bases.sources.count, 1)
        var count = 0
        for setting in settings {
            count += setting.isFull ? 1 : factor
            if count > Route.patternLimit, factor > 1 {
                let bases =
                    bases.hasParameters ? " and \(bases.sources.count) bases with parameters" : ""
                report(
                    .badPattern, Route.patternLimitMessage, at: setting.text.span,
                    help:
                        "the group has \(prefixCount) prefixes\(bases) for each: "
                        + "move the others to another route"
                )
                return false
            }
        }
        shared.limits.patterns += count
        guard shared.limits.hasTooManyPatterns, let first = settings.first else { return true }
        report(
            .badValue,
            "more than \(SpecLimits.patterns) patterns, those of mounted specs included",
            at: origin.mounts.last?.path.span ?? first.text.span,
            help: origin.mounts.isEmpty
                ? "move some of the routes to another spec" : "mount fewer specs, or smaller ones")
        return false
    }

    private mutating func declared(
        _ prefixed: PrefixedPattern, of settings: RouteSettings, _ bases: BaseList,
        in scope: MemberScope
    ) -> RoutePattern? {
        checkComment(behind: prefixed.setting.text)
        checkNull(prefixed.setting.text)
        if !prefixed.setting.isFull {
            noteRepetition(of: prefixed.setting.text, in: prefixed.prefix, bases)
        }
        var errors: [PatternError] = []
        let pattern = Pattern.parse(
            prefixed.source.text, types: types, plusIsSpace: head.plusIsSpace,
            ignoresCase: head.ignoresCase, isLenient: settings.isLenient ?? scope.isLenient,
            errors: &errors)
        report(errors, in: prefixed.source)
        guard let pattern else { return nil }
        let firstSegmentIsHost = bases.bases.contains { $0.host == nil }
        report(
            pattern.suspicions(types: types, firstSegmentIsHost: firstSegmentIsHost),
            in: prefixed.source)
        if let base = pattern.base,
            let suspicion = pattern.schemeSuspicion(
                isAlone: settings.patterns.count == 1)
        {
            schemes.suspicions.append(
                NamedSchemes.Suspicion(
                    scheme: base.scheme, error: suspicion, source: prefixed.source))
        }
        let implied = Dictionary(
            prefixed.implied.map { ($0.key.text, $0.value.scalar?.text ?? "") }
        ) { $1 }
        let declared = RoutePattern(
            pattern: pattern, bases: bases.bases,
            isRelative: scope.isRelative && settings.bases == nil,
            implied: implied)
        if let error = shared.limits.schemes.add(declared) { report([error], in: prefixed.source) }
        return declared
    }

    /// Reports patterns that begin with a scheme and a colon, if no base of the spec names the
    /// scheme.
    mutating func reportSchemes() {
        for suspicion in schemes.suspicions where !schemes.named.contains(suspicion.scheme) {
            report([suspicion.error], in: suspicion.source)
        }
    }

    /// Reports a comment that seems to be part of a pattern.
    private mutating func checkComment(behind pattern: Scalar) {
        guard let comment = pattern.comment else { return }
        report(
            .badPattern, "a comment cuts this pattern short", at: comment,
            help:
                "quote the pattern, or remove the space before '#'; "
                + "move a real comment to a line of its own"
        )
    }

    /// Reports text that other YAML parsers read as null.
    mutating func checkNull(_ text: Scalar, help: String = "write \"\" for the empty path") {
        guard text.style == .plain, ["null", "Null", "NULL", "~"].contains(text.text) else {
            return
        }
        report(
            .suspiciousPattern, "'\(text.text)' is text, like every value in a spec",
            at: text.span, help: help + "; if you mean this text, quote it")
    }

    /// The segments of a group's path; nil if it isn't valid. Reports its problems.
    mutating func segments(ofPath path: Scalar) -> [TextPattern]? {
        checkComment(behind: path)
        checkNull(path, help: "remove the key")
        var errors: [PatternError] = []
        let segments = Pattern.parsePath(path.text, types: types, errors: &errors)
        report(errors, in: PatternSource().appending(path))
        return segments
    }

    /// Whether an item of `query` has only valid delimiters; reports the others.
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
            let span = source.span(of: error.range)
            report(Rule(error.rule), error.message, at: span, help: error.help)
        }
    }

    /// Reports a problem at its cause: the pattern or its prefix. A prefix's problem recurs in
    /// every pattern with an equal diagnostic, which is reported once.
    private mutating func report(
        _ problem: Route.Problem, _ prefixed: [PrefixedPattern], _ patterns: [RoutePattern]
    ) {
        let own = prefixed[problem.patternIndex]
        var cause = ProblemCause(span: own.source.span, help: problem.error.help)
        if let other = problem.other {
            let span = prefixed[other.patternIndex].source.span(of: other.range)
            cause.note = Diagnostic.Note(other.message, at: span)
        }
        switch problem.location {
        case .pattern:
            if let note = cause.note, let other = problem.other {
                let paths = prefixed[other.patternIndex].prefix.paths
                let level = paths.firstIndex { $0.span.contains(note.span) }
                if let level, own.prefix.paths.indices.contains(level) {
                    cause.span = own.prefix.paths[level].span
                }
            }
        case .range: cause.span = own.source.span(of: problem.error.range)
        case .impliedName(let name):
            let parameters = patterns[problem.patternIndex].pattern.parameters
            find(&cause, ofSet: name, own, parameters.first { $0.name == name }, prefixed)
        case .impliedValue(let name):
            if let entry = own.implied.first(where: { $0.key.text == name }) {
                cause.span = entry.value.span
            }
        }
        report(
            Rule(problem.error.rule), problem.error.message, at: cause.span,
            notes: cause.note.map { [$0] } ?? [], help: cause.help)
    }

    /// Finds the cause of a problem with a name in `set`.
    ///
    /// - Parameter parameter: the pattern's parameter of that name; nil if there is none.
    private func find(
        _ cause: inout ProblemCause, ofSet name: String, _ own: PrefixedPattern,
        _ parameter: Parameter?, _ prefixed: [PrefixedPattern]
    ) {
        guard let entry = own.implied.first(where: { $0.key.text == name }) else { return }
        cause.span = entry.key.span
        let isOfPattern = own.setting.implied.contains { $0.key.span == entry.key.span }
        if isOfPattern { return }
        guard let parameter else {
            // Don't suggest one route's parameters for a path that many routes share.
            cause.help = "name a parameter of another prefix"
            return
        }
        let place = own.source.span(of: parameter.range)
        if own.prefix.paths.contains(where: { $0.span.contains(place) }) { return }
        let entries = prefixed.lazy.flatMap(\.prefix.implied)
        let first = entries.first { $0.key.text == name } ?? entry
        cause.note = Diagnostic.Note("'\(name)' is set here", at: first.key.span)
        cause.span = place
    }

    /// What `parameters` lists: names of parameters, and declarations of others.
    struct ParameterOrder {
        let entries: [Scalar]
        let span: Span

        /// The names: of a declaration, the text before its type.
        var names: [String] {
            entries.map { entry in
                String(entry.text.prefix { $0 != ":" })
            }
        }
    }

    /// The parameters that `parameters` declares with a type; nil if one of them is invalid, or if
    /// a pattern has it, which is reported.
    private mutating func declarations(
        _ order: ParameterOrder?, _ patterns: [RoutePattern]
    ) -> [Parameter]? {
        guard let order else { return [] }
        let bound = Set(patterns.flatMap(\.pattern.parameters).map(\.name))
        var declared: [Parameter] = []
        var isValid = true
        for (entry, name) in zip(order.entries, order.names) where name != entry.text {
            var errors: [PatternError] = []
            let source = PatternSource(parameter: entry)
            let parameter = Parameter.parseDeclaration(source.text, types: types, errors: &errors)
            report(errors, in: source)
            if let parameter, bound.contains(parameter.name) {
                report(
                    .parameterMismatch, "a pattern has '\(name)', and says its type",
                    at: entry.span, help: "write only its name")
                isValid = false
            } else if let parameter {
                declared.append(parameter)
            } else {
                isValid = false
            }
        }
        return isValid ? declared : nil
    }

    /// Decodes `parameters`; nil if the key is missing or its value isn't a list of names.
    mutating func parameters(_ entry: Node.Entry?) -> ParameterOrder? {
        guard let entry, let names = texts(entry), names.count == entry.value.list?.items.count
        else { return nil }
        return ParameterOrder(entries: names, span: entry.value.span)
    }

    /// A route with its values in the order of `parameters`; nil if that doesn't name each once,
    /// which is reported.
    mutating func ordered(_ route: Route, _ order: ParameterOrder?) -> Route? {
        guard let order else { return route }
        let names = order.names
        let known = route.values.map(\.name)
        if names.sorted() == known.sorted() { return route.withValues(inOrder: names) }
        let wrong = names.indices.first {
            !known.contains(names[$0]) || names[..<$0].contains(names[$0])
        }
        report(
            .parameterMismatch, "'parameters' must name every parameter of the route once",
            at: wrong.map { order.entries[$0].span } ?? order.span,
            help: known.isEmpty
                ? "remove 'parameters'" : "the route's parameters are \(known.shortList)")
        return nil
    }
}
