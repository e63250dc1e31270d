import RouteLanguage

/// The patterns as the data that `$match` reads: constants for types, parts, bases, and patterns.
/// Equal ones share a constant.
struct ReadingData {
    private let table: RouteTable
    private let types: ScriptTypes
    private let hidden: ExcludedRoutes
    private let form: ScriptForm
    /// Whether the data also says which of its route's patterns each one is.
    private let isNumbered: Bool
    /// The names of constants by the bytes of their code: two spellings of one character are two
    /// texts.
    private var names: [[UInt8]: String] = [:]
    private(set) var declarations: [String] = []

    init(
        table: RouteTable, types: ScriptTypes, hidden: ExcludedRoutes, form: ScriptForm,
        isNumbered: Bool
    ) {
        self.table = table
        self.types = types
        self.hidden = hidden
        self.form = form
        self.isNumbered = isNumbered
        let patterns = table.patternIDs.filter(hidden.patterns.contains).map { ($0, pattern($0)) }
        let schemes = table.schemes.map {
            scheme(of: $0, Dictionary(uniqueKeysWithValues: patterns))
        }
        let type = form.annotation("readonly $Scheme[]")
        declarations.append("const $schemes\(type) = [\n\(schemes.joined())];")
    }

    /// The name of a constant of a type of the runtime.
    private mutating func constant(_ type: String, _ code: String) -> String {
        let key = Array(code.utf8)
        if let known = names[key] { return known }
        let name = "$\(type.dropFirst().lowercased())\(names.count)"
        names[key] = name
        declarations.append("const \(name)\(form.annotation(type)) = \(code);")
        return name
    }

    /// Patterns after one another under the same base.
    private struct Run {
        let base: String
        var patterns: [String] = []
    }

    private mutating func scheme(of tree: RouteTable.SchemeTree, _ patterns: [PatternID: String])
        -> String
    {
        var runs: [Run] = []
        for variant in tree.variants {
            guard let pattern = patterns[variant.pattern] else { continue }
            let base = base(of: variant)
            if runs.last?.base != base { runs.append(Run(base: base)) }
            runs[runs.count - 1].patterns.append(pattern)
        }
        if runs.isEmpty { return "" }
        let lists = runs.map { "[\($0.base), [\($0.patterns.joined(separator: ", "))]]" }
        let scheme = tree.scheme.map { "scheme: \($0.scriptLiteral), " } ?? ""
        let all = lists.joined(separator: ", ")
        return "  { \(scheme)isHosted: \(tree.isHosted), patterns: [\(all)] },\n"
    }

    private mutating func base(of variant: Variant) -> String {
        let count = variant.segments.count - table[variant.pattern].pattern.path.count
        let parts = zip(variant.segments, variant.matchers).prefix(count).map { part($0, $1) }
        return constant("$Path", "[\(parts.joined(separator: ", "))]")
    }

    private mutating func pattern(_ id: PatternID) -> String {
        let pattern = table[id].pattern
        let route = table.route(of: id)
        let constants = table[id].constants
        let fragment = pattern.fragmentSegments.texts.map {
            part($0, Matcher($0, in: .fragmentSegment))
        }
        let items = items(pattern.fragmentItems) + items(pattern.query)
        let path = pattern.path.texts.map { part($0, Matcher($0)) }
        var members: [String] = []
        if !hidden.routes.contains(table.routeID(of: id)) {
            members.append("route: \(route.name.scriptLiteral)")
            // Those that are always in the URL are left out, unless that would change the order.
            if route.values.contains(where: { $0.leftOut != nil }) || !constants.isEmpty {
                let values = route.values.map { value in
                    let constant = (constants[value.name]?.value ?? value.leftOut?.value).map {
                        types.literal($0, as: value.type)
                    }
                    return "\(ScriptNames.property(value.name)): \(constant ?? "undefined")"
                }
                members.append("values: () => ({ \(values.joined(separator: ", ")) })")
            }
            if isNumbered { members.append("number: \(table.rankInRoute(id))") }
        }
        members.append("path: [\(path.joined(separator: ", "))]")
        if pattern.fragment != nil || !items.isEmpty { members.append("more: $more") }
        if pattern.fragment == .items { members.append("fragment: \"items\"") }
        if pattern.fragment == .segments {
            members.append("fragment: [\(fragment.joined(separator: ", "))]")
        }
        if !items.isEmpty { members.append("items: [\(items.joined(separator: ", "))]") }
        return constant("$Pattern", "{ \(members.joined(separator: ", ")) }")
    }

    // MARK: Parts

    /// A segment of the path, the host, or a segment of the fragment.
    private mutating func part(_ text: TextPattern, _ matcher: Matcher) -> String {
        if let literal = text.literal { return literal.scriptLiteral }
        var members = content(of: text, matcher)
        if case .rest = text { return part(members) }
        if case .parameter = text { members.append("find: $whole") }
        if matcher.needsHostName { members.append("isWeb: $hasHostName") }
        if !matcher.needsNoPort { members.append("takesPort: true") }
        if case .mixed(let mixed) = matcher, mixed.valuesAreLabels {
            members.append("isLabel: true")
        }
        return part(members)
    }

    /// The items of a query or a fragment. The rest of them has what the others leave.
    private mutating func items(_ items: [Pattern.Part]) -> [String] {
        items.map { item($0, named: $0.names.isEmpty ? items.names : $0.names) }
    }

    private mutating func item(_ item: Pattern.Part, named names: [String]) -> String {
        let matcher = Matcher(item.text, in: .itemValue(plusIsSpace: table.plusIsSpace))
        var members = content(of: item.text, matcher, isItem: true)
        members.append("names: [\(names.map(\.scriptLiteral).joined(separator: ", "))]")
        if item.slot != .query { members.append("isFragment: true") }
        if case .absent = item.text { members.append("isAbsent: true") }
        if let literal = item.text.literal { members.append("literal: \(literal.scriptLiteral)") }
        return part(members)
    }

    private mutating func part(_ members: [String]) -> String {
        constant("$Part", "{ \(members.joined(separator: ", ")) }")
    }

    /// The values of a part, and the texts around them.
    private mutating func content(of text: TextPattern, _ matcher: Matcher, isItem: Bool = false)
        -> [String]
    {
        var values: [String] = []
        for (index, parameter) in text.parameters.enumerated() {
            var takesEmpty = false
            if case .mixed(let mixed) = matcher {
                takesEmpty = mixed.allowsEmpty(index)
            } else if parameter.default != nil || isItem && parameter.readsFlag {
                takesEmpty = parameter.type.acceptsEmptyItem
            }
            values.append(value(parameter, allowsEmpty: takesEmpty, isItem: isItem))
        }
        let list = ["values: [\(values.joined(separator: ", "))]"]
        switch text {
        case .mixed(let literals, _):
            var members = list
            members.append("texts: [\(literals.map(\.scriptLiteral).joined(separator: ", "))]")
            members.append("find: $mixed")
            if case .mixed(let mixed) = matcher, !mixed.delimiters.isEmpty {
                members.append("delimiters: \(mixed.delimiters.scriptLiteral)")
            }
            return members
        case .label(let suffix):
            return list + ["texts: [\(suffix.asciiLowercased.scriptLiteral)]", "find: $labelled"]
        case .rest: return list + ["isRest: true"]
        case .literal, .parameter, .any, .absent: return list
        }
    }

    private mutating func value(
        _ parameter: Parameter, allowsEmpty: Bool, isItem: Bool
    ) -> String {
        let isFlag = isItem && parameter.readsFlag
        let type = constant("$Type", types.conversions(to: parameter.type, isFlag: isFlag))
        var members = [
            "name: \(ScriptNames.property(parameter.name).scriptLiteral)",
            "type: \(type)",
        ]
        if let separator = parameter.presence.separator {
            members.append("separator: \(String(separator).scriptLiteral)")
        }
        let flags = [
            ("isNonempty", parameter.isNonempty && parameter.type.hasEmptyValue),
            ("allowsEmpty", allowsEmpty),
            ("isLenient", parameter.isLenient),
            ("isOptional", isItem && parameter.presence.canBeLeftOut),
            ("isList", parameter.presence.hasItemForEachValue),
        ]
        for (name, isSet) in flags where isSet { members.append("\(name): true") }
        return constant("$Value", "{ \(members.joined(separator: ", ")) }")
    }
}
