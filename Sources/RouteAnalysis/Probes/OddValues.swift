import RouteLanguage

extension RouteTable {
    /// Values of a route that the links of its pattern don't open: values that contain the literal
    /// text next to them, keys of a rest that are names of items, and the empty text for what can
    /// be left out.
    ///
    /// - Parameters:
    ///   - values: values that the pattern writes.
    ///   - names: the names of items of the pattern and of its rivals.
    ///   - links: texts of links.
    package func oddValues(
        of pattern: PatternID, near values: [RouteValue], names: [String], links: [String] = []
    ) -> [[RouteValue]] {
        let declared = self[pattern].pattern
        let route = route(of: pattern)
        var found: [[RouteValue]] = []
        func index(of name: String) -> Int? { route.values.firstIndex { $0.name == name } }
        func add(_ name: String, _ odd: [RouteValue]) {
            guard let index = index(of: name) else { return }
            for value in odd where !value.isSame(as: values[index]) {
                var changed = values
                changed[index] = value
                found.append(changed)
            }
        }
        let host = self[pattern].bases.first?.host
        for case .mixed(let literals, let parameters) in declared.parts.texts + [host ?? .any] {
            var odd: [[RouteValue]] = []
            for (number, parameter) in parameters.enumerated() {
                var others = parameters
                others.remove(at: number)
                let ends = others.flatMap { $0.type.ends(after: literals) }
                let found =
                    parameter.type.isLink
                    ? links.map { .string($0) }
                    : parameter.type.values(around: literals, ends: ends)
                odd.append(found)
                add(parameter.name, found)
            }
            // All at once, too.
            for number in 0..<(parameters.count > 1 ? 4 : 0) {
                var changed = values
                for (parameter, odd) in zip(parameters, odd) where number < odd.count {
                    if let index = index(of: parameter.name) { changed[index] = odd[number] }
                }
                found.append(changed)
            }
        }
        for part in declared.parts {
            switch part.text {
            case .rest(let parameter?) where part.isItem:
                let filled = names.flatMap { [[$0: "a"], [$0: "zq-zq"]] }
                let empty = names.prefix(1).map { [$0: ""] }
                add(parameter.name, (filled + empty).map { .items($0) })
            case .parameter(let parameter) where part.isItem && parameter.type == .string:
                let isList = parameter.presence.hasItemForEachValue
                add(parameter.name, [isList ? .list([.string("")]) : .string("")])
            default: continue
            }
        }
        return found
    }
}

extension RouteType {
    /// Values that contain literal texts, or their beginnings.
    ///
    /// - Parameter ends: what may be read as the end of a value before.
    fileprivate func values(around literals: [String], ends: [String]) -> [RouteValue] {
        var texts: [String] = []
        if case .closed(let type) = self { texts = type.values }
        for literal in literals where !literal.isEmpty {
            let first = String(literal.unicodeScalars.prefix(1))
            for core in cores {
                texts += [
                    "\(core)\(literal)\(core)", literal, "\(core)\(first)", "\(core)\(literal)",
                    "\(literal)\(core)",
                ]
            }
            for end in ends { texts += ["\(end)\(literal)a", "\(end)\(literal)1"] }
        }
        if isNumberLike { texts += edges + ["-1", "1.5", "-1.5", "101", "11", "1e5"] }
        if let constraint = textConstraint { texts += texts.compactMap(constraint.fitting) }
        return texts.withoutRepetitions.compactMap { value(of: $0) }
    }

    /// Short texts of the type, between which literal texts are put.
    private var cores: [String] {
        switch self {
        case .constrained(let type):
            switch type.constraint {
            case .url(let schemes): schemes.map { "\($0)://a" }
            case .text(let constraint): ["a", "1"] + constraint.texts(count: 2)
            case .integer, .double, .float: ["1"]
            }
        case .string, .url, .link, .custom, .closed: ["a", "1"]
        case .bool, .integer, .double, .float, .uuid: ["1"]
        }
    }

    /// What follows a literal text inside values of the type.
    fileprivate func ends(after literals: [String]) -> [String] {
        var values: [String] = []
        switch self {
        case .closed(let type): values = type.values
        case .double, .float: values = ["1.5", "1e5", "-1"]
        case .integer: values = ["-1"]
        case .constrained(let type):
            if type.base.isNumberLike { values = ["1.5", "1e5", "-1"] }
        case .bool, .custom, .link, .string, .url, .uuid: break
        }
        var ends: [String] = []
        for literal in literals where !literal.isEmpty {
            for value in values {
                guard let range = value.firstRange(of: literal) else { continue }
                ends.append(String(value[range.upperBound...]))
            }
        }
        return ends
    }
}
