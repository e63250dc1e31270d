/// Merges the parameters of a route's patterns, and finds what the patterns disagree about (Semantics, section 2).
struct ParameterMerger {
    private struct Binding {
        let parameter: Parameter
        let patternIndex: Int

        func related(_ message: String) -> Route.Problem.Other {
            Route.Problem.Other(patternIndex: patternIndex, range: parameter.range, message: message)
        }
    }

    let patterns: [RoutePattern]
    private(set) var problems: [Route.Problem] = []
    /// The converted values of `set`, by pattern.
    private(set) var given: [[String: Constant]]
    /// The parameters that a pattern has under another name, by pattern.
    private var renamedParameters: [Set<String>]
    /// The names of the parameters, by pattern.
    private var parameterNames: [Set<String>] = []
    /// The indices of the patterns that `set` a parameter, by its name.
    private let settingPatterns: [String: [Int]]

    init(patterns: [RoutePattern]) {
        self.patterns = patterns
        given = Array(repeating: [:], count: patterns.count)
        renamedParameters = Array(repeating: [], count: patterns.count)
        settingPatterns = patterns.indices.reduce(into: [:]) { settingPatterns, index in
            for name in patterns[index].implied.keys { settingPatterns[name, default: []].append(index) }
        }
    }

    mutating func values() -> [Route.Value] {
        if patterns.count > Route.patternLimit {
            report(
                Route.patternLimit, .pattern, Route.patternLimitMessage,
                help: "move the others to another route", rule: .badPattern)
            return []
        }
        if patterns.count == 1, patterns[0].implied.isEmpty {
            var values: [Route.Value] = []
            for parameter in patterns[0].pattern.parameters {
                if let value = value(of: [Binding(parameter: parameter, patternIndex: 0)]) { values.append(value) }
            }
            return Self.itemsLast(values)
        }
        // By name, in order of appearance.
        var bindings: [[Binding]] = []
        var numbers: [String: Int] = [:]
        for (index, declared) in patterns.enumerated() {
            for parameter in declared.pattern.parameters {
                let binding = Binding(parameter: parameter, patternIndex: index)
                if let number = numbers[parameter.name] {
                    bindings[number].append(binding)
                } else {
                    numbers[parameter.name] = bindings.count
                    bindings.append([binding])
                }
            }
        }
        let values = Self.itemsLast(bindings.compactMap { value(of: $0) })
        parameterNames = patterns.map { Set($0.pattern.parameters.map(\.name)) }
        let renamed = reportRenamed(values)
        for value in values where !renamed.contains(value.name) {
            guard let number = numbers[value.name] else { continue }
            checkAbsence(of: value, first: bindings[number][0])
        }
        for (index, declared) in patterns.enumerated() {
            for name in declared.implied.keys.sorted() where numbers[name] == nil {
                report(
                    index, .impliedName(name), "'set' names '\(name)', which no pattern of the route has",
                    help: bindings.isEmpty
                        ? nil : "name one of \(bindings.map { $0[0].parameter.name }.joined(separator: ", "))")
            }
        }
        return values
    }

    /// The values with a rest of the items at the end, because callers seldom pass it.
    private static func itemsLast(_ values: [Route.Value]) -> [Route.Value] {
        guard values.contains(where: { $0.shape == .items }) else { return values }
        return values.filter { $0.shape != .items } + values.filter { $0.shape == .items }
    }

    /// Reports parameters that seem to be renamed: a pattern lacks a parameter of the first pattern, and has one of the
    /// same type that the first pattern lacks.
    private mutating func reportRenamed(_ values: [Route.Value]) -> Set<String> {
        let required = Set(values.filter { $0.leftOut == nil }.map(\.name))
        func needs(_ name: String, at index: Int) -> Bool {
            required.contains(name) && !parameterNames[index].contains(name) && patterns[index].implied[name] == nil
        }
        var renamed: Set<String> = []
        for (index, declared) in patterns.enumerated().dropFirst() {
            let missing = patterns[0].pattern.parameters.filter { needs($0.name, at: index) }
            // The indices in `missing`, by the names of the types.
            var numbers: [String: [Int]] = [:]
            for number in missing.indices.reversed() { numbers[missing[number].type.name, default: []].append(number) }
            for parameter in declared.pattern.parameters where needs(parameter.name, at: 0) {
                guard let number = numbers[parameter.type.name]?.popLast() else { continue }
                let other = missing[number]
                renamed.insert(parameter.name)
                renamedParameters[index].insert(other.name)
                report(
                    Binding(parameter: parameter, patternIndex: index),
                    "'\(parameter.name)' is named '\(other.name)' in another pattern",
                    help: "use the same name in all patterns",
                    Binding(parameter: other, patternIndex: 0), "'\(other.name)' is declared here")
            }
        }
        return renamed
    }

    private mutating func value(of bindings: [Binding]) -> Route.Value? {
        guard let first = bindings.first else { return nil }
        let name = first.parameter.name
        var defaults: Binding?
        var optional: Binding?
        for binding in bindings {
            let parameter = binding.parameter
            if parameter.type != first.parameter.type || parameter.shape != first.parameter.shape {
                report(
                    binding,
                    "'\(name)' is \(parameter.typeText) here and \(first.parameter.typeText) in another pattern",
                    help: "use the same type in all patterns of a route", first, "'\(name)' first appears here")
                return nil
            }
            if case .defaulting = parameter.presence {
                if let other = defaults, other.parameter.default?.value != parameter.default?.value {
                    report(
                        binding, "'\(name)' has a different default here",
                        help: "write the same default in both patterns",
                        other, "the other default is here")
                    return nil
                }
                defaults = defaults ?? binding
            }
            if parameter.presence == .optional { optional = optional ?? binding }
        }
        if let defaults, let optional {
            let isDefaultFirst = defaults.patternIndex < optional.patternIndex
            report(
                isDefaultFirst ? optional : defaults,
                "'\(name)' is optional in one pattern and has a default in another",
                help: "choose one: a value that is left out is either nil or the default",
                isDefaultFirst ? defaults : optional, "the other pattern is here")
            return nil
        }
        let shape = optional == nil ? first.parameter.shape : .optional
        return Route.Value(
            name: name, type: first.parameter.type, shape: shape,
            leftOut: defaults?.parameter.default ?? shape.nothing)
    }

    /// Checks the patterns that don't have the parameter: they must get its value from elsewhere.
    private mutating func checkAbsence(of value: Route.Value, first: Binding) {
        // A value that may be left out needs no check, except where it is `set`.
        for index in value.leftOut == nil ? Array(patterns.indices) : settingPatterns[value.name, default: []] {
            guard let implied = patterns[index].implied[value.name] else {
                if !parameterNames[index].contains(value.name), !renamedParameters[index].contains(value.name) {
                    report(
                        index, .pattern, "the parameter '\(value.name)' is missing here",
                        help: "add it, set its value with 'set', make it optional, or give it a default",
                        other: first.related("'\(value.name)' appears here"))
                }
                continue
            }
            if parameterNames[index].contains(value.name) {
                report(
                    index, .impliedName(value.name),
                    "'set' names '\(value.name)', which this pattern reads from the URL",
                    help: "remove one of the two")
            } else if value.shape == .list || value.shape == .items {
                report(
                    index, .impliedName(value.name), "'set' names '\(value.name)', which is a list",
                    help: "remove it: a list that is left out is empty")
            } else if let constant = Constant(implied, as: value.type) {
                given[index][value.name] = constant
            } else {
                report(
                    index, .impliedValue(value.name),
                    "the value '\(implied)' of '\(value.name)' is not a valid \(value.type.name)",
                    help: value.type.choices, rule: .badDefault)
            }
        }
    }

    /// - Parameter range: the range in the pattern's text; nil for all of it.
    private mutating func report(
        _ patternIndex: Int, _ location: Route.Problem.Location, _ message: String, help: String?,
        rule: PatternError.Rule = .parameterMismatch, at range: Range<Int>? = nil, other: Route.Problem.Other? = nil
    ) {
        let text = patterns[patternIndex].pattern.text
        let error = PatternError(rule, in: text, at: range ?? 0..<text.utf8.count, message, help: help)
        problems.append(Route.Problem(error: error, patternIndex: patternIndex, location: location, other: other))
    }

    private mutating func report(
        _ binding: Binding, _ message: String, help: String, _ other: Binding, _ otherMessage: String
    ) {
        report(
            binding.patternIndex, .range, message, help: help, at: binding.parameter.range,
            other: other.related(otherMessage))
    }
}

extension Parameter {
    /// The value's shape in this pattern alone.
    var shape: Route.Value.Shape {
        switch presence {
        case .required, .optional, .defaulting: .single
        case .list, .rest: .list
        case .otherItems: .items
        }
    }

    /// The type in Swift.
    var typeText: String { shape.typeText(of: type.name) }
}

// An optional String that is "" is written as nil. So where a pattern requires the value, the empty text doesn't match
// (Semantics, rule 3.7). All patterns of a route together determine whether a parameter is optional.

extension Pattern {
    /// The same pattern, in which some parameters don't match the empty text, except as items with a `?`.
    ///
    /// - Parameter names: the parameters that are optional Strings.
    func requiringNonemptyTexts(of names: Set<String>) -> Pattern {
        func refusing(_ text: TextPattern) -> TextPattern {
            text.withParameters { parameter in
                var parameter = parameter
                parameter.isNonempty = names.contains(parameter.name)
                return parameter
            }
        }
        let parts = parts.map { part in
            if part.isItem, part.parameter?.presence == .optional { return part }
            var part = part
            part.text = refusing(part.text)
            return part
        }
        var base = base
        if let host = base?.host { base?.host = refusing(host) }
        return Pattern(text: text, base: base, parts: parts, fragment: fragment, slashes: slashes)
    }
}
