/// Merges the parameters of a route's patterns, and finds what the patterns disagree about
/// (Semantics, section 2).
struct ParameterMerger {
    private struct Binding {
        let parameter: Parameter
        let patternIndex: Int

        func related(_ message: String) -> Route.Problem.Other {
            Route.Problem.Other(
                patternIndex: patternIndex, range: parameter.range, message: message)
        }
    }

    let patterns: [RoutePattern]
    /// The parameters that the route declares, and no pattern has.
    let declared: [Parameter]
    private(set) var problems: [Route.Problem] = []
    /// The converted values of `set`, by pattern.
    private(set) var given: [[String: Constant]]
    /// The parameters of each name, in order of appearance.
    private var bindings: [[Binding]] = []
    /// The indices in `bindings` by name.
    private var numbers: [String: Int] = [:]

    init(patterns: [RoutePattern], declared: [Parameter]) {
        self.patterns = patterns
        self.declared = declared
        given = Array(repeating: [:], count: patterns.count)
        for (index, declared) in patterns.enumerated() {
            for parameter in declared.pattern.parameters {
                let number = numbers[parameter.name] ?? bindings.count
                if number == bindings.count {
                    numbers[parameter.name] = number
                    bindings.append([])
                }
                bindings[number].append(Binding(parameter: parameter, patternIndex: index))
            }
        }
    }

    mutating func values() -> [Route.Value] {
        if patterns.count > Route.patternLimit {
            report(
                Route.patternLimit, .pattern, Route.patternLimitMessage,
                help: "move the others to another route", rule: .badPattern)
            return []
        }
        let bound = bindings.map { value(of: $0) }
        for (value, bindings) in zip(bound, bindings) {
            if let value, value.leftOut == nil { reportMissing(value, bindings) }
        }
        let unbound = declared.filter { numbers[$0.name] == nil }.map(\.declaredValue)
        for value in unbound where value.leftOut == nil { reportUnset(value) }
        for (index, pattern) in patterns.enumerated() {
            for (name, text) in pattern.implied.sorted(by: { $0.key < $1.key }) {
                let number = numbers[name]
                // A value that the patterns disagree about has been reported.
                if let number, bound[number] == nil { continue }
                let value = number.map { bound[$0] } ?? unbound.first { $0.name == name }
                set(name, text, at: index, value)
            }
        }
        let values = bound + unbound
        // A rest of the items comes last, because callers seldom pass it.
        let merged = values.compactMap(\.self)
        return merged.filter { $0.shape != .items } + merged.filter { $0.shape == .items }
    }

    /// Reports the patterns without a value that can't be left out: they neither have nor set it.
    private mutating func reportMissing(_ value: Route.Value, _ bindings: [Binding]) {
        for index in patterns.indices
        where !bindings.contains(where: { $0.patternIndex == index })
            && patterns[index].implied[value.name] == nil
        {
            let others = patterns[bindings[0].patternIndex].pattern.parameters.map(\.name)
            let isRenamed = patterns[index].pattern.parameters.contains {
                $0.type == value.type && !others.contains($0.name)
            }
            report(
                index, .pattern, "the parameter '\(value.name)' is missing here",
                help: (isRenamed ? "use the same name in all patterns, " : "")
                    + "add it, set its value with 'set', make it optional, or give it a default",
                other: bindings[0].related("'\(value.name)' appears here"))
        }
    }

    /// Reports the patterns that don't set a declared value which can't be left out.
    private mutating func reportUnset(_ value: Route.Value) {
        for index in patterns.indices where patterns[index].implied[value.name] == nil {
            report(
                index, .pattern, "the parameter '\(value.name)' has no value here",
                help: "set it with 'set', or declare it with a default or '?'")
        }
    }

    private mutating func value(of bindings: [Binding]) -> Route.Value? {
        let first = bindings[0]
        let name = first.parameter.name
        let type = first.parameter.type
        let shape = first.parameter.shape
        if let other = bindings.first(where: {
            $0.parameter.type != type || $0.parameter.shape != shape
        }) {
            report(
                other,
                "'\(name)' is \(other.parameter.typeText) here and "
                    + "\(first.parameter.typeText) in another pattern",
                help: "use the same type in all patterns of a route", first,
                "'\(name)' first appears here")
            return nil
        }
        let defaults = bindings.filter { $0.parameter.default != nil }
        let value = defaults.first?.parameter.default
        if let other = defaults.first(where: { $0.parameter.default?.value != value?.value }) {
            report(
                other, "'\(name)' has a different default here",
                help: "write the same default in both patterns",
                defaults[0], "the other default is here")
            return nil
        }
        let optional = bindings.first { $0.parameter.presence.isOptional }
        if let defaulting = defaults.first, let optional {
            let both = [defaulting, optional].sorted { $0.patternIndex < $1.patternIndex }
            report(
                both[1], "'\(name)' is optional in one pattern and has a default in another",
                help: "choose one: a value that is left out is either nil or the default",
                both[0], "the other pattern is here")
            return nil
        }
        let merged = optional == nil ? shape : .optional
        return Route.Value(name: name, type: type, shape: merged, leftOut: value ?? merged.nothing)
    }

    /// Sets a value that a pattern doesn't read.
    ///
    /// - Parameter value: the route's value; nil if there is none with this name.
    private mutating func set(_ name: String, _ text: String, at index: Int, _ value: Route.Value?)
    {
        let location = Route.Problem.Location.impliedName(name)
        if patterns[index].pattern.parameters.contains(where: { $0.name == name }) {
            report(
                index, location, "'set' names '\(name)', which this pattern reads from the URL",
                help: "remove one of the two")
        } else if let value, value.shape == .list || value.shape == .items {
            report(
                index, location, "'set' names '\(name)', which is a list",
                help: "remove it: a list that is left out is empty")
        } else if let value, let constant = Constant(text, as: value.type) {
            given[index][name] = constant
        } else if let value {
            report(
                index, .impliedValue(name),
                "the value '\(text)' of '\(name)' is not a valid \(value.type.name)",
                help: value.type.help(for: text), rule: .badDefault)
        } else {
            let known = bindings.map { $0[0].parameter.name } + declared.map(\.name)
            report(
                index, location, "'set' names '\(name)', which no pattern of the route has",
                help: (known.isEmpty ? "" : "name one of \(known.joined(separator: ", ")), or ")
                    + "declare it under 'parameters', with its type")
        }
    }

    /// - Parameter range: the range in the pattern's text; nil for all of it.
    private mutating func report(
        _ patternIndex: Int, _ location: Route.Problem.Location, _ message: String, help: String?,
        rule: PatternError.Rule = .parameterMismatch, at range: Range<Int>? = nil,
        other: Route.Problem.Other? = nil
    ) {
        let text = patterns[patternIndex].pattern.text
        let error = PatternError(rule, in: text, at: range, message, help: help)
        problems.append(
            Route.Problem(
                error: error, patternIndex: patternIndex, location: location, other: other))
    }

    private mutating func report(
        _ binding: Binding, _ message: String, help: String, _ other: Binding,
        _ otherMessage: String
    ) {
        report(
            binding.patternIndex, .range, message, help: help, at: binding.parameter.range,
            other: other.related(otherMessage))
    }
}

extension Parameter {
    /// The value of a parameter that no pattern has.
    fileprivate var declaredValue: Route.Value {
        let shape: Route.Value.Shape = presence.isOptional ? .optional : .single
        return Route.Value(
            name: name, type: type, shape: shape, leftOut: `default` ?? shape.nothing)
    }

    /// The value's shape in this pattern alone.
    var shape: Route.Value.Shape { presence.shape }

    /// The type in Swift.
    var typeText: String { shape.typeText(of: type.name) }
}

// An optional String that is "" is written as nil. So where a pattern requires the value, the
// empty text doesn't match (Semantics, rule 3.7). All patterns of a route together determine
// whether a parameter is optional.

extension Pattern {
    /// The same pattern, in which some parameters don't match the empty text, except as items with
    /// a `?`.
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
            if part.isItem, part.presence.isOptional { return part }
            var part = part
            part.text = refusing(part.text)
            return part
        }
        var base = base
        if let host = base?.host { base?.host = refusing(host) }
        return Pattern(text: text, base: base, parts: parts, fragment: fragment, slashes: slashes)
    }
}
