import RoutePatterns
import RouteRuntime

/// A URI template (RFC 6570) for the URLs that a pattern writes.
///
/// Expanded with the texts of values, it gives what `url()` writes, except for `.`, `..`, and the empty text as a
/// segment, and for some names in a rest of the items. A pattern that RFC 6570 can't express has no template.
struct URITemplate {
    struct Variable {
        let name: String
        /// The parameter whose value it has.
        let parameter: String
    }

    private(set) var text = ""
    private(set) var variables: [Variable] = []

    /// Nil if the pattern has no base, or if RFC 6570 can't express it.
    init?(of pattern: PatternID, in table: RouteTable) {
        let leading = table.leading(of: pattern)
        // In values under `scheme:`, `:` and `@` are not escaped.
        let isEscaped = !leading.isRootless || table[pattern].pattern.parameters.isEmpty
        guard !table[pattern].bases.isEmpty, isEscaped else { return nil }
        let steps = table.writingSteps(of: pattern)
        var builder = Builder(route: table.route(of: pattern), leading: leading, steps)
        for step in steps where !builder.add(step) { return nil }
        guard builder.endPart() else { return nil }
        (text, variables) = (builder.text, builder.variables)
    }
}

extension URITemplate {
    /// Mirrors what `_RouteWriter` does for each step.
    private struct Builder {
        let route: Route
        let baseKind: Leading.BaseKind
        /// The parameter of each item, by the item's name. That may have to be the name of the variable, too.
        let parametersOfItems: [String: String]
        var text: String
        var variables: [Variable] = []
        private var segmentCount = 0
        /// Whether there is a segment after the host that is always written.
        private var hasFixedSegment: Bool
        private var isLastEmpty = false
        private var endsWithSlash = false
        private var items: [Item] = []
        private var itemDelimiter = "?"
        private var isInFragment = false

        private enum Item {
            case text(String)
            /// An item that is always written, with its encoded name.
            case required(String, parameter: String)
            /// An item that is left out if its variable is undefined; without a name, the rest of the items.
            case optional(String?, parameter: String, isExploded: Bool)
        }

        init(route: Route, leading: Leading, _ steps: [WritingStep]) {
            self.route = route
            var parameters: [String: String] = [:]
            for step in steps {
                switch step {
                case .item(let name, let value, _), .items(let name, let value, _):
                    parameters[name] = route.values[value].name
                default: break
                }
            }
            parametersOfItems = parameters
            baseKind = leading.baseKind
            hasFixedSegment = leading.baseKind == .prefix
            text = leading.base + (leading.isGuarded && leading.baseKind == .noHost ? "/" : "")
        }

        /// Adds a step; false if RFC 6570 can't express it.
        mutating func add(_ step: WritingStep) -> Bool {
            switch step {
            case .literal(let literal, let count):
                beginSegment(isEmpty: literal.isEmpty)
                text += literal
                segmentCount += count - 1
                return true
            case .segment(let value), .listSegment(let value, _):
                beginSegment()
                return addExpression(value)
            case .affixed(let literals, let values):
                beginSegment()
                guard let joined = joined(literals, values) else { return false }
                text += joined
                return true
            case .rest(let value): return addRest(value)
            case .slash: endsWithSlash = true
            case .literalItem(let item): items.append(.text(item))
            case .item(let name, let value, .always): items.append(.required(name, parameter: parameter(value)))
            case .item(let name, let value, _):
                items.append(.optional(name, parameter: parameter(value), isExploded: false))
            case .items(let name, let value, let separator):
                items.append(.optional(name, parameter: parameter(value), isExploded: separator == nil))
            case .affixedItem(let name, let literals, let values):
                guard let joined = joined(literals, values) else { return false }
                items.append(.text("\(name)=\(joined)"))
            case .otherItems(let value):
                items.append(.optional(nil, parameter: parameter(value), isExploded: true))
            case .beginFragment(let isOnlyItems):
                guard endPart() else { return false }
                text += "#"
                (isInFragment, segmentCount, hasFixedSegment) = (true, 0, false)
                (isLastEmpty, endsWithSlash) = (false, false)
                itemDelimiter = isOnlyItems ? "" : "?"
            }
            return true
        }

        private func parameter(_ value: Int) -> String { route.values[value].name }

        // MARK: Segments

        private mutating func beginSegment(isEmpty: Bool = false) {
            let isAfterHost = !isInFragment && (baseKind == .host || baseKind == .prefix)
            if segmentCount > 0 || isAfterHost || (isEmpty && !isInFragment) { text += "/" }
            if isEmpty, segmentCount == 0, !isInFragment, baseKind == .noHost {
                while !text.hasSuffix("///") { text += "/" }
            }
            let isHost = !isInFragment && segmentCount == 0 && baseKind == .hostParameter
            hasFixedSegment = hasFixedSegment || !isHost
            isLastEmpty = isEmpty
            segmentCount += 1
        }

        /// Without values, `url()` may write a `/` that no expression writes.
        private mutating func addRest(_ value: Int) -> Bool {
            guard hasFixedSegment, !isLastEmpty, let variable = variable(for: value) else { return false }
            text += "{/\(variable)*}"
            segmentCount += 1
            return true
        }

        private mutating func addExpression(_ value: Int) -> Bool {
            guard let variable = variable(for: value) else { return false }
            text += "{\(variable)}"
            return true
        }

        /// The text of an affixed segment or item.
        private mutating func joined(_ literals: [String], _ values: [Int]) -> String? {
            var text = literals[0]
            for (value, literal) in zip(values, literals.dropFirst()) {
                guard let variable = variable(for: value) else { return nil }
                text += "{\(variable)}\(literal)"
            }
            return text
        }

        // MARK: Items

        /// Ends the segments, and adds the items.
        mutating func endPart() -> Bool {
            let isOnlyHost = !isInFragment && !hasFixedSegment && baseKind != .noHost
            if isLastEmpty || endsWithSlash || isOnlyHost { text += "/" }
            defer { items = [] }
            guard let first = items.first else { return true }
            var delimiter = itemDelimiter
            // Only an expression writes the delimiter of an item that may be missing.
            if case .optional = first { return addForm(items, "?") && itemDelimiter == "?" }
            var optional: [Item] = []
            for item in items {
                if case .optional = item {
                    optional.append(item)
                    continue
                }
                guard addForm(optional, "&") else { return false }
                optional = []
                text += delimiter
                delimiter = "&"
                switch item {
                case .text(let item): text += item
                case .required(let name, let parameter):
                    guard let variable = variable(for: parameter) else { return false }
                    text += "\(name)={\(variable)}"
                case .optional: break
                }
            }
            return addForm(optional, "&")
        }

        /// Adds an expression that also writes the names of its items; false if RFC 6570 has none.
        private mutating func addForm(_ items: [Item], _ operation: String) -> Bool {
            if items.isEmpty { return true }
            var names: [String] = []
            for item in items {
                switch item {
                case .text: return false
                case .required(let name, let parameter):
                    guard let variable = variable(name, for: parameter) else { return false }
                    names.append(variable)
                case .optional(let name, let parameter, let isExploded):
                    let found = if let name { variable(name, for: parameter) } else { variable(for: parameter) }
                    guard let found else { return false }
                    names.append(found + (isExploded ? "*" : ""))
                }
            }
            text += "{\(operation)\(names.joined(separator: ","))}"
            return true
        }

        // MARK: Variables

        private mutating func variable(for value: Int) -> String? { variable(for: parameter(value)) }

        /// A variable whose name isn't written: the parameter's name, or `p1`, `p2`, … if another item has that name.
        private mutating func variable(for parameter: String) -> String? {
            let owner = parametersOfItems[parameter] ?? parameter
            if owner == parameter, let name = variable(parameter, for: parameter) { return name }
            let number = "p\(variables.count + 1)"
            return parametersOfItems[number] == nil ? variable(number, for: parameter) : nil
        }

        /// The name, if it is valid for a variable and no other parameter has it.
        private mutating func variable(_ name: String, for parameter: String) -> String? {
            let isName = name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
            }
            guard isName, !variables.contains(where: { $0.name == name }) else { return nil }
            variables.append(Variable(name: name, parameter: parameter))
            return name
        }
    }
}
