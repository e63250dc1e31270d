/// Parses the text of one pattern or one base, and collects its errors.
struct PatternParser {
    let text: String
    private let scanned: PatternText
    let types: TypeTable
    /// Whether `+` in items is a space.
    var plusIsSpace = false
    /// Whether ASCII case doesn't count.
    var ignoresCase = false
    /// Whether values of items that are not valid count as missing.
    var isLenient = false
    /// The rule of errors that don't name another one.
    let rule: PatternError.Rule
    var errors: [PatternError] = []
    /// How many segments and items have been read so far.
    private var segmentCount = 0
    var itemCount = 0
    /// Where segments end with a `/`.
    private var slashes: Set<Pattern.Part.Slot> = []
    /// Whether the text is a group's path, in which a scheme and a colon are literal text.
    var isGroupPath = false

    private init(text: String, types: TypeTable, rule: PatternError.Rule) {
        self.text = text
        scanned = PatternText(text)
        self.types = types
        self.rule = rule
    }

    /// What `parse` makes of a text; nil if the text has problems, which `errors` gets in order.
    static func result<Result>(
        of text: String, types: TypeTable, rule: PatternError.Rule = .badPattern,
        errors: inout [PatternError],
        _ parse: (inout PatternParser) -> Result?
    ) -> Result? {
        var parser = PatternParser(text: text, types: types, rule: rule)
        let result = parse(&parser)
        errors += parser.errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return parser.errors.isEmpty ? result : nil
    }

    var whole: Range<Int> {
        0..<text.utf8.count
    }

    func range(of tokens: ArraySlice<PatternText.Token>) -> Range<Int> {
        scanned.range(of: tokens)
    }

    mutating func report(
        _ rule: PatternError.Rule? = nil, at range: Range<Int>, _ message: String,
        help: String? = nil
    ) {
        errors.append(PatternError(rule ?? self.rule, in: text, at: range, message, help: help))
    }

    /// The tokens of the text. Reports a parameter without an end, and returns nil.
    mutating func tokens() -> ArraySlice<PatternText.Token>? {
        guard let range = scanned.unclosed else { return scanned.tokens[...] }
        report(
            at: range, "a parameter without '}'",
            help: "end the parameter with '}', or write '$${' for a literal '${'")
        return nil
    }

    mutating func parse() -> Pattern? {
        guard let all = tokens() else { return nil }
        let end = all.endOfPath
        var pathTokens = all[..<end]
        let tail = all[end...]
        var base: Base?
        if !isGroupPath, let scheme = URLScheme.before(colonIn: text) {
            let parts = Self.parts(behindScheme: pathTokens.dropFirst(scheme.utf8.count + 1))
            let isHosted = !parts.authority.isEmpty
            base = Base(
                scheme: scheme.asciiLowercased,
                host: isHosted ? host(parts.authority, scheme: scheme) : nil, form: parts.form)
            pathTokens = parts.path
        } else if let first = pathTokens.first, first.isByte("/") {
            pathTokens = pathTokens.dropFirst()
            // With a group's path or a base before it, this is the `/` at the end.
            if pathTokens.isEmpty { slashes.insert(.path) }
        }
        var parts = segments(pathTokens)
        parts += items(tail.part(before: "#").part(after: "?") ?? [])
        let fragment = tail.part(after: "#").map { addFragment($0, to: &parts) }
        let pattern = Pattern(
            text: text, base: base, parts: parts, fragment: fragment, slashes: slashes)
        reportDuplicateParameters(pattern.parameters)
        return pattern
    }

    /// What follows a scheme and a colon.
    private struct PartsBehindScheme {
        let form: Base.Form
        /// Empty if there is none.
        let authority: ArraySlice<PatternText.Token>
        let path: ArraySlice<PatternText.Token>
    }

    private static func parts(
        behindScheme tokens: ArraySlice<PatternText.Token>
    ) -> PartsBehindScheme {
        switch tokens.prefix(2).prefix(while: { $0.isByte("/") }).count {
        case 0: return PartsBehindScheme(form: .rootless, authority: [], path: tokens)
        case 1: return PartsBehindScheme(form: .absolute, authority: [], path: tokens.dropFirst())
        default:
            let rest = tokens.dropFirst(2)
            let authority = rest.part(before: "/")
            let path = rest.part(after: "/")
            let isEmptyAuthority = authority.isEmpty && path != nil
            return PartsBehindScheme(
                form: isEmptyAuthority ? .emptyAuthority : .authority, authority: authority,
                path: path ?? [])
        }
    }

    mutating func parseBase() -> Base? {
        guard let scheme = URLScheme.before(colonIn: text), !URLScheme.isHostAndPort(text) else {
            let isHost = text.prefix { $0 != "/" }.contains(".")
            report(
                at: whole, "a base must start with a scheme and a colon",
                help: isHost
                    ? "write https://\(text)" : "write it as in https://example.com or myapp://")
            return nil
        }
        guard let all = tokens() else { return nil }
        if let delimiter = all.first(where: { $0.isByte("?") || $0.isByte("#") }) {
            report(
                at: delimiter.range,
                "a base cannot have a \(delimiter.isByte("?") ? "query" : "fragment")",
                help: "write it in the patterns")
            return nil
        }
        let parts = Self.parts(behindScheme: all.dropFirst(scheme.utf8.count + 1))
        let host = parts.authority.isEmpty ? nil : host(parts.authority, scheme: scheme)
        reportDuplicateParameters(host?.parameters ?? [])
        let leading = segments(parts.path)
        let prefix = leading.compactMap(\.text.literal)
        if let range = leading.map(\.range).first(where: \.isEmpty) {
            report(
                at: (range.lowerBound - 1)..<range.lowerBound, "an empty segment in a base's path",
                help: "remove the '/'")
        }
        for case .parameter(_, let range) in parts.path { reportParameterInPathOfBase(at: range) }
        return Base(
            scheme: scheme.asciiLowercased, host: host, prefix: prefix, form: parts.form,
            endsWithSlash: slashes.contains(.path))
    }

    /// Parses the `host` of a spec.
    mutating func parseHost(scheme: String) -> Base? {
        guard let all = tokens() else { return nil }
        if all.isEmpty {
            report(
                at: whole, "a host cannot be empty",
                help: "leave 'host' out for a base without a host")
            return nil
        }
        if let delimiter = all.first(where: { $0.isByte("/") || $0.isByte("?") || $0.isByte("#") })
        {
            report(
                at: delimiter.range, "a host cannot have a scheme, path, query, or fragment",
                help: "write only the host, or use 'bases', "
                    + "as in bases: [https://example.com/app]")
            return nil
        }
        guard let host = host(all, scheme: scheme) else { return nil }
        reportDuplicateParameters(host.parameters)
        return Base(scheme: scheme.asciiLowercased, host: host)
    }

    mutating func reportParameterInPathOfBase(at range: Range<Int>) {
        report(
            at: range, "the path of a base cannot have parameters",
            help: "write the parameter in the patterns")
    }

    private mutating func addFragment(
        _ tokens: ArraySlice<PatternText.Token>, to parts: inout [Pattern.Part]
    ) -> Pattern.Fragment {
        let delimiter = tokens.first { $0.isByte("=") || $0.isByte("/") || $0.isByte("?") }
        if let delimiter, delimiter.isByte("=") {
            parts += items(tokens, in: .fragmentItems, isFragmentAlone: true)
            return .items
        }
        parts += segments(tokens.part(before: "?"), in: .fragment)
        parts += items(tokens.part(after: "?") ?? [], in: .fragmentItems)
        return .segments
    }

    /// Parses the segments between slashes. A slash at the end is only written (Semantics, section
    /// 2).
    private mutating func segments(
        _ tokens: ArraySlice<PatternText.Token>, in slot: Pattern.Part.Slot = .path
    ) -> [Pattern.Part] {
        let part = slot == .path ? "path" : "fragment"
        var parts = tokens.parts("/")
        if parts.last?.isEmpty == true {
            parts.removeLast()
            if !tokens.isEmpty { slashes.insert(slot) }
        }
        var segments: [Pattern.Part] = []
        for tokensOfOne in parts {
            let range = range(of: tokensOfOne)
            segmentCount += 1
            if segmentCount == Self.segmentLimit + 1 {
                report(
                    at: range,
                    (rule == .badBase ? "a base" : "a pattern")
                        + " has at most \(Self.segmentLimit) segments",
                    help: rule == .badBase
                        ? nil : "capture the rest of the \(part) as a list, as in ${\(part)...}")
            }
            let segment = segment(tokensOfOne, range: range, isInPath: slot == .path)
            if segment.isRest, let rest = segments.rest {
                report(
                    at: range, "a second rest in the \(part), after \(rest.text.sourceText)",
                    help: "remove one of the two")
            }
            segments.append(Pattern.Part(slot, segment, at: range))
        }
        return segments
    }

    private mutating func reportDuplicateParameters(_ parameters: [Parameter]) {
        if parameters.count < 2 { return }
        let first = parameters.map(\.name).numbers
        for (index, parameter) in parameters.enumerated() where first[parameter.name] != index {
            report(
                .duplicateParameter, at: parameter.range,
                "the parameter '\(parameter.name)' appears twice in one pattern",
                help: "rename one of them")
        }
    }
}
