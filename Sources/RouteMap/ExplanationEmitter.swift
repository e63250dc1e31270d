import RoutePatterns
import TypeScriptEmitter

/// Prints what `$explain` tries: for each pattern its segments and items one by one, with the code that `parse` runs.
struct ExplanationEmitter {
    private let table: RouteTable
    private let types: ScriptTypes
    private let hidden: ExcludedRoutes
    private let reading: ReadingEmitter
    private var slots = NumberedTexts()
    private var checks = NumberedTexts()
    private var bases = NumberedTexts()
    private var paths = NumberedTexts()

    init(_ reading: ReadingEmitter) {
        self.reading = reading
        table = reading.table
        types = reading.types
        hidden = reading.hidden
    }

    mutating func emit(into code: inout ScriptWriter) {
        var trees: [String] = []
        for scheme in table.schemes {
            let variants = scheme.variants.filter { !hidden.contains($0.pattern, of: table) }.map { variant in
                let (base, path) = segments(of: variant, startsWithHost: scheme.isHosted)
                return "[\(bases.number(of: base)), \(paths.number(of: path)), \(variant.pattern.index)]"
            }
            if variants.isEmpty { continue }
            let name = scheme.scheme?.scriptLiteral ?? "undefined"
            trees.append(
                "{ scheme: \(name), isHosted: \(scheme.isHosted), variants: [\(variants.joined(separator: ", "))] }")
        }
        let patterns = table.patternIDs.filter { !hidden.contains($0, of: table) }.map { pattern in
            let members = [
                table.route(of: pattern).name.scriptLiteral, table[pattern].pattern.text.scriptLiteral,
                "[\(checkNumbers(pattern).map(String.init).joined(separator: ", "))]",
            ]
            return "\(pattern.index): [\(members.joined(separator: ", "))]"
        }
        let comment = "By the scheme of a URL, the base, the path, and the number of each pattern, in matching order."
        code.list("$trees", trees, comment)
        code.list("$bases", bases.texts, "The host and the prefix of each base.")
        code.list("$paths", paths.texts, "The paths of patterns.")
        code.object("$patterns", patterns, "The route, the text, and the checks of each pattern, by its number.")
        code.list("$slots", slots.texts, "The segments that are not literal.")
        code.list("$checks", checks.texts, "What a URL needs besides its path.")
    }

    // MARK: Segments

    /// The segments of a variant's base, and those of its path.
    private mutating func segments(of variant: Variant, startsWithHost: Bool) -> (base: String, path: String) {
        let all = zip(variant.segments, variant.matchers).enumerated().map {
            slot($1.0, $1.1, isFirst: $0 == 0, isHost: startsWithHost && $0 == 0)
        }
        let path = all.suffix(table[variant.pattern].pattern.path.count)
        let base = all.dropLast(path.count)
        let leading = "{ hasHost: \(variant.isHosted), segments: [\(base.joined(separator: ", "))] }"
        return (leading, "[\(path.joined(separator: ", "))]")
    }

    /// A literal text, or the number of another segment.
    private mutating func slot(_ text: TextPattern, _ matcher: Matcher, isFirst: Bool, isHost: Bool) -> String {
        if let literal = text.literal { return literal.scriptLiteral }
        let ignoringCase = isFirst && !matcher.needsHostName
        let part = SegmentCode(at: "at")
        var conditions: [String] = []
        if isHost, matcher.needsNoPort { conditions.append("!url.hasPort") }
        if matcher.needsHostName { conditions.append("$hasHostName(url)") }
        var members = members(of: text)
        var converts: String?
        switch matcher {
        case .literal: break
        case .label(let suffix, _): conditions.append("$isLabel(\(part.text), \(suffix.scriptLiteral))")
        case .affixed(let affixed):
            let (fits, all) = pieces(of: part.raw, affixed)
            conditions.append(fits)
            if affixed.types.contains(where: \.isConvertedLate) { converts = all }
        case .value(let type, .list(let separator)):
            let list = types.list(part.text, separator, of: type, ignoringCase: ignoringCase)
            conditions.append("\(list) !== null")
        case .value(let type, let form):
            let conversion = "\(types.conversion(of: part, to: type, ignoringCase: ignoringCase)) !== null"
            conditions.append(
                !type.isConvertedLate ? conversion : form == .nonempty ? "!!\(part.raw)" : "\(part.raw) !== undefined")
            if type.isConvertedLate { converts = conversion }
        case .rest(let type):
            members.append("isRest: true")
            let others = types.conversion(of: part, to: type)
            let first = types.conversion(of: part, to: type, ignoringCase: ignoringCase)
            converts = "\(first == others ? others : "(at === 0 ? \(first) : \(others))") !== null"
        }
        if !matcher.isRest { members.append("fits: (url, at) => \(conditions.joined(separator: " && "))") }
        if let converts { members.append("converts: (url, at) => \(converts)") }
        return String(slots.number(of: "{ \(members.joined(separator: ", ")) }"))
    }

    /// The conditions that literal texts split a part, and that all its values convert.
    private func pieces(of part: String, _ affixed: Matcher.Affixed) -> (fits: String, converts: String) {
        let pieces = "$pieces(\(types.affixes[affixed]), \(part))"
        let conversions = types.conversions(of: affixed, pieces: "pieces").map { "(\($0)) !== null" }
        return ("\(pieces) !== null", "((pieces) => \(conversions.joined(separator: " && ")))(\(pieces))")
    }

    /// What a reason says about a segment or an item.
    private func members(of text: TextPattern) -> [String] {
        switch text {
        case .literal(let literal):
            ["source: \("'\(literal)'".scriptLiteral)", "literal: \(literal.scriptLiteral)"]
        case .parameter(let parameter), .rest(let parameter):
            [
                "source: \(parameter.sourceText.scriptLiteral)", "name: \(parameter.name.scriptLiteral)",
                "needs: \(parameter.type.article.scriptLiteral)",
            ]
        case .affixed:
            ["source: \(text.sourceText.scriptLiteral)", "isAffixed: true"]
        case .label, .any, .absent: ["source: \("'\(text.sourceText)'".scriptLiteral)"]
        }
    }

    // MARK: Items and the fragment

    private mutating func checkNumbers(_ pattern: PatternID) -> [Int] {
        var code = PatternCode(pattern, reading, reserved: ["url", "part", "pieces"])
        var fragment = PatternFragment()
        var numbers: [Int] = []
        for step in table.readingSteps(of: pattern).asWritten {
            if !step.isCheck { continue }
            let count = code.statements.count
            code.add(step)
            let condition = condition(of: code.statements[count...], &fragment)
            if let check = check(step, &fragment, condition) { numbers.append(checks.number(of: check)) }
        }
        return numbers
    }

    /// What has been read of a fragment.
    private struct PatternFragment {
        var declaration = ""
        var variable = ""
        var isOnlyItems = false
        var count = 0
    }

    /// The condition that a step of `parse` stands for; nil if the step can't fail.
    private func condition(
        of statements: ArraySlice<PatternCode.Statement>, _ fragment: inout PatternFragment
    ) -> String? {
        var (declarations, conditions): ([String], [String]) = ([], [])
        for statement in statements {
            guard let variable = statement.variable, let declaration = statement.declaration else {
                conditions += [statement.condition].compactMap(\.self)
                continue
            }
            if statement.condition != nil {
                conditions.append("(\(variable.value)) !== null")
            } else {
                declarations.append(declaration)
                if variable.value.contains("(url.fragment)") {
                    (fragment.declaration, fragment.variable) = (declaration, variable.name)
                }
            }
        }
        if conditions.isEmpty { return nil }
        let result = conditions.joined(separator: " && ")
        if conditions.count == 1, conditions[0] == "url.fragment !== undefined" { return result }
        if !fragment.variable.isEmpty, (declarations.joined() + result).names.contains(fragment.variable) {
            declarations.insert(fragment.declaration, at: 0)
        }
        return declarations.isEmpty ? result : "{ \(declarations.joined(separator: " ")) return \(result); }"
    }

    private func check(_ step: ReadingStep, _ fragment: inout PatternFragment, _ condition: String?) -> String? {
        func check(_ kind: String, _ members: [String]) -> String? {
            condition.map { "{ kind: \"\(kind)\", \((members + ["fits: (url) => \($0)"]).joined(separator: ", ")) }" }
        }
        func item(_ kind: String, _ item: Pattern.Part, _ text: TextPattern, _ more: [String] = []) -> String? {
            let items =
                item.slot == .query
                ? "$query"
                : fragment.isOnlyItems ? "(url) => $items(url.fragment)" : "(url) => $fragment(url.fragment).items"
            let names = "[\(item.names.map(\.scriptLiteral).joined(separator: ", "))]"
            let slot = "{ \(members(of: text).joined(separator: ", ")) }"
            return check(kind, ["names: \(names)", "items: \(items)", "slot: \(slot)"] + more)
        }
        func converts(_ conversion: String) -> String { "converts: (url, part) => \(conversion) !== null" }
        switch step {
        case .literalItem(let part), .affixedItem(let part, _, _): return item("item", part, part.text)
        case .absentItem(let part): return item("absent", part, part.text)
        case .otherItems(let part, _, _): return item("others", part, part.text)
        case .item(let part, let target):
            let conversion = types.itemConversion(of: SegmentCode(raw: "part"), to: target.parameter.type)
            let isList = target.parameter.presence.hasItemForEachValue
            return item("item", part, part.text, isList ? [converts(conversion)] : [])
        case .fragment(let isOnlyItems):
            fragment.isOnlyItems = isOnlyItems
            return check("fragment", [])
        case .fragmentSegment(let text, _, _):
            defer { fragment.count += 1 }
            let slot = "{ \(members(of: text).joined(separator: ", ")) }"
            let isLate = if case .parameter(let parameter) = text { parameter.type.isConvertedLate } else { false }
            return check("segment", ["at: \(fragment.count)", "slot: \(slot)"] + (isLate ? ["isLate: true"] : []))
        case .fragmentRest(let target):
            let slot = "{ \(members(of: .rest(target.parameter)).joined(separator: ", ")) }"
            let conversion = types.conversion(of: SegmentCode(raw: "part"), to: target.parameter.type)
            return check("rest", ["at: \(fragment.count)", "slot: \(slot)", converts(conversion)])
        case .endFragment: return check("end", ["at: \(fragment.count)"])
        case .capture, .constant: return nil
        }
    }
}

extension ReadingStep {
    /// Whether the step compares something other than the path.
    fileprivate var isCheck: Bool {
        switch self {
        case .capture, .constant: false
        default: true
        }
    }
}
