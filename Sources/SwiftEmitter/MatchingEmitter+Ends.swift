import RouteSpec
import RoutePatterns

extension MatchingEmitter {
    /// Prints the patterns that end at a node: each is tried whole, and the first that fits is the answer.
    mutating func emitEnds(
        _ ends: [Int], at place: Place, captures: [MatchingPlan.Capture], into code: inout CodeWriter
    ) {
        for entry in ends {
            let reading = PatternReadingCode(entry, self, at: place, captures: captures)
            affixes = reading.emitter.affixes
            closedTypes = reading.emitter.closedTypes
            code.line("// \(table.alternative(entry).pattern.text.commentLine)")
            switch reading.conditions.count {
            case 0: break
            case 1: code.open("if \(reading.conditions[0])")
            default:
                code.line("if \(reading.conditions[0]),")
                code.indent()
                for condition in reading.conditions.dropFirst().dropLast() { code.line(condition + ",") }
                code.line(reading.conditions[reading.conditions.count - 1])
                code.outdent()
                code.open("")
            }
            if winners.contains(entry) { code.line("url.won(\(patternNumbers[entry]))") }
            code.line("return \(construction(of: entry, values: reading.values))")
            if reading.conditions.isEmpty { return }
            code.close()
        }
    }

    private func construction(of entry: Int, values: [String]) -> String {
        let route = table.route(of: entry)
        let arguments = zip(route.values, values).map { "\(SwiftName.label($0.name)): \($1)" }
        let leaf =
            "." + SwiftName.escaped(route.path.last ?? "")
            + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")")
        // With the type's name, for '.none' and '.some' of an optional would be Optional's own.
        return names.route + route.path.dropLast().reversed().reduce(leaf) { ".\(SwiftName.escaped($1))(\($0))" }
    }
}

/// The conditions under which a pattern whose path fits matches a URL, and the route's values then.
private struct PatternReadingCode {
    var emitter: MatchingEmitter
    let entry: Int
    var conditions: [String] = []
    var values: [String] = []
    private var bound: [String: String] = [:]

    init(
        _ entry: Int, _ emitter: MatchingEmitter, at place: MatchingEmitter.Place, captures: [MatchingPlan.Capture]
    ) {
        self.emitter = emitter
        self.entry = entry
        let alternative = emitter.table.alternative(entry)
        let pattern = alternative.pattern
        readItems(pattern.query.named.filter(\.isLiteral), call: "item", suffix: "")
        if pattern.fragment != nil { conditions.append("url.hasFragment") }
        readPath((pattern.base?.host.map { [$0] } ?? []) + pattern.path, at: place, captures: captures)
        readItems(pattern.query.named.filter { !$0.isLiteral }, call: "item", suffix: "")
        readRest(pattern.query, call: "otherItems", suffix: "")
        readFragment(pattern.fragment)
        values = emitter.table.route(of: entry).values.map { value in
            bound[value.name] ?? alternative.constants[value.name].map { constant($0, as: value.type) } ?? "nil"
        }
    }

    private var names: TypeNames {
        emitter.names
    }

    /// The conversion of the part that is a parameter's.
    private mutating func conversion(_ part: PartCode, of parameter: Parameter) -> String {
        parameter.isNonempty ? "\(part.part).nonemptyString()" : conversion(part, to: parameter.type)
    }

    private mutating func conversion(_ part: PartCode, to type: RouteType) -> String {
        if case .closed(let closed) = type { return "\(emitter.closedReader(of: closed))(\(part.part))" }
        return part.conversion(to: type, names)
    }

    private mutating func closure(_ type: RouteType) -> String {
        "{ \(conversion(.variable("$0"), to: type)) }"
    }

    private mutating func bind(_ parameter: Parameter, _ code: String) {
        let variable = "v\(bound.count)"
        conditions.append("let \(variable) = \(code)")
        bound[parameter.name] = variable
    }

    private mutating func readPath(
        _ segments: [Segment], at place: MatchingEmitter.Place, captures: [MatchingPlan.Capture]
    ) {
        let capturing = segments.filter { Matcher($0, isFirst: false).isCapture }
        for (index, segment) in capturing.enumerated() {
            let capture = "c\(index)"
            switch segment {
            case .parameter(let parameter):
                if case .part(let distance) = captures[index] {
                    bind(parameter, conversion(place.segment(back: distance), of: parameter))
                } else {
                    bound[parameter.name] = capture
                }
            case .affixed(_, let parameters):
                for (piece, parameter) in parameters.enumerated() {
                    bind(parameter, conversion(.variable("\(capture)[\(piece)]"), to: parameter.type))
                }
            case .rest(let parameter):
                bind(parameter, "url.rest(from: path.from(\(place.depth)), \(closure(parameter.type)))")
            case .literal, .label: break
            }
        }
    }

    private mutating func readItems(_ items: [Item], call: String, suffix: String) {
        for item in items {
            let name = item.name.swiftLiteral
            let part = "url.\(call)(\(name)\(suffix))"
            switch item.value {
            case .literal(nil): conditions.append("\(part).isPresent")
            case .literal(let value?): conditions.append("\(part).equals(\(value.swiftLiteral))")
            case .parameter(let parameter):
                bind(parameter, itemValue(name, parameter, call: call, suffix: suffix))
            }
        }
    }

    private mutating func itemValue(
        _ name: String, _ parameter: Parameter, call: String, suffix: String
    ) -> String {
        if call == "item", !parameter.isNonempty, let value = plainItemValue(name, parameter) { return value }
        let part = "url.\(call)(\(name)\(suffix))"
        let takesEmpty = parameter.type.takesEmptyItem ? ", takesEmpty: true" : ""
        switch parameter.presence {
        case .list: return "url.\(call)s(\(name)\(suffix)\(takesEmpty), \(closure(parameter.type)))"
        case .optional: return "\(part).optional(\(closure(parameter.type)))"
        case .defaulting(let text):
            let value = names.literal(text, as: parameter.type).code
            return "\(part).defaulting(to: \(value)\(takesEmpty), \(closure(parameter.type)))"
        case .required, .rest, .otherItems: return conversion(.variable(part), of: parameter)
        }
    }

    /// One call, for an item of the query with a type that nearly all have; nil for others.
    private func plainItemValue(_ name: String, _ parameter: Parameter) -> String? {
        guard let conversion = names.plainConversion(to: parameter.type) else { return nil }
        let arguments = ([name] + conversion.arguments).joined(separator: ", ")
        switch parameter.presence {
        case .list: return nil
        case .optional: return "url.\(conversion.name)ItemIfAny(\(arguments))"
        case .defaulting(let text):
            return "url.\(conversion.name)Item(\(arguments), default: \(names.literal(text, as: parameter.type).code))"
        case .required, .rest, .otherItems: return "url.\(conversion.name)Item(\(arguments))"
        }
    }

    private mutating func readRest(_ items: Items, call: String, suffix: String) {
        guard let rest = items.rest else { return }
        let named = items.named.map(\.name.swiftLiteral)
        let than = named.isEmpty ? [] : ["than: " + named.joined(separator: ", ")]
        bind(rest, "url.\(call)(\((than + (suffix.isEmpty ? [] : [suffix])).joined(separator: ", ")))")
    }

    private mutating func readFragment(_ fragment: Pattern.Fragment?) {
        switch fragment {
        case nil: return
        case .items(let items):
            readItems(items.named, call: "fragmentItem", suffix: ", isItemsAlone: true")
            readRest(items, call: "otherFragmentItems", suffix: "isItemsAlone: true")
        case .segments(let segments, let items):
            readFragmentSegments(segments)
            readItems(items.named, call: "fragmentItem", suffix: "")
            readRest(items, call: "otherFragmentItems", suffix: "")
        }
    }

    private mutating func readFragmentSegments(_ segments: [Segment]) {
        var position = "url.fragmentStart"
        for (index, segment) in segments.enumerated() {
            if case .rest(let parameter) = segment {
                return bind(parameter, "url.fragmentRest(from: \(position), \(closure(parameter.type)))")
            }
            let part = "f\(index)"
            conditions.append("case let \(part) = url.fragmentSegment(at: \(position))")
            switch segment {
            case .literal(let text): conditions.append("\(part).equals(\(text.swiftLiteral))")
            case .parameter(let parameter): bind(parameter, conversion(.variable(part), of: parameter))
            case .affixed(_, let parameters):
                guard case .affixed(let affixed) = Matcher(segment, isFirst: false) else { continue }
                conditions.append("let a\(index) = \(emitter.affixes.reader(of: affixed))(\(part), url)")
                for (piece, parameter) in parameters.enumerated() {
                    bind(parameter, conversion(.variable("a\(index)[\(piece)]"), to: parameter.type))
                }
            case .rest, .label: continue
            }
            position = "\(part).next"
        }
        conditions.append("url.isFragmentEnd(\(position))")
    }

    /// The value of a parameter that the pattern leaves out.
    private mutating func constant(_ constant: Constant, as type: RouteType) -> String {
        switch constant.value {
        case .null: return "nil"
        case .list: return "[]"
        case .items: return "[:]"
        default: break
        }
        let literal = names.literal(constant.text, as: type)
        if !literal.isOptional { return literal.code }
        let variable = "d\(conditions.count)"
        conditions.append("let \(variable) = \(literal.code)")
        return variable
    }
}
