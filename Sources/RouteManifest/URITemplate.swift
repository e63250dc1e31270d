import RoutePatterns
import RouteRuntime

/// A URI template (RFC 6570) for the URLs that a pattern writes.
///
/// Expanded with the texts of values, it gives what `url()` writes, except for `.`, `..`, and the empty text as a
/// segment, and for some names in the rest of a query. A pattern that RFC 6570 can't express has no template.
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
        let layout = URLLayout(of: pattern, in: table)
        // In values under `scheme:`, `:` and `@` are not escaped.
        let isEscaped = !layout.leading.isRootless || table[pattern].pattern.parameters.isEmpty
        guard !table[pattern].bases.isEmpty, isEscaped else { return nil }
        var builder = Builder(layout)
        guard builder.addURL() else { return nil }
        (text, variables) = (builder.text, builder.variables)
    }
}

extension URITemplate {
    private struct Builder {
        let layout: URLLayout
        /// The parameter of each item, by the item's name, which may have to be the name of its variable, too.
        let parametersOfItems: [String: String]
        var text = ""
        var variables: [Variable] = []

        private enum Item {
            case text(String)
            /// An item that is always written, with its encoded name.
            case required(String, parameter: String)
            /// An item that is left out if its variable is undefined; without a name, the rest of the items.
            case optional(String?, parameter: String, isExploded: Bool)
        }

        init(_ layout: URLLayout) {
            self.layout = layout
            var parameters: [String: String] = [:]
            for step in layout.path.items + (layout.fragment?.items ?? []) {
                switch step {
                case .item(let name, let value, _), .items(let name, let value, _):
                    parameters[name] = layout.route.values[value].name
                default: break
                }
            }
            parametersOfItems = parameters
        }

        /// Adds the whole URL; false if RFC 6570 can't express it.
        mutating func addURL() -> Bool {
            if let host = layout.host, !addSegment(host) { return false }
            guard addSegments(layout.path, isPath: true) else { return false }
            let leading = layout.leading
            switch leading.baseKind {
            case .noHost where text.hasPrefix("//"): text = "\(leading.base.prefix { $0 != "/" })//\(text)"
            case .noHost where !leading.isGuarded: text = leading.base + text.dropFirst(text.hasPrefix("/") ? 1 : 0)
            default: text = leading.base + text
            }
            guard addItems(layout.path, delimiter: "?") else { return false }
            guard let fragment = layout.fragment else { return true }
            text += "#"
            return addSegments(fragment, isPath: false)
                && addItems(fragment, delimiter: layout.isFragmentOnlyItems ? "" : "?")
        }

        private func parameter(_ value: Int) -> String { layout.route.values[value].name }

        // MARK: Segments

        /// Adds the segments, in a path with a `/` before each.
        private mutating func addSegments(_ part: URLLayout.Part, isPath: Bool) -> Bool {
            let kind = layout.leading.baseKind
            var isFixed = isPath && kind == .prefix
            var isLastEmpty = false
            for (index, step) in part.segments.enumerated() {
                let isRest = if case .rest = step { true } else { false }
                // Without values, `url()` may write a `/` that no expression writes.
                if isRest, !isFixed || isLastEmpty { return false }
                if !isRest, isPath || index > 0 { text += "/" }
                guard addSegment(step) else { return false }
                isFixed = true
                isLastEmpty = step == .literal("", count: 1)
            }
            let isOnlyHost = isPath && part.segments.isEmpty && (kind == .host || kind == .hostParameter)
            if isLastEmpty || part.endsWithSlash || isOnlyHost { text += "/" }
            return true
        }

        private mutating func addSegment(_ step: WritingStep) -> Bool {
            switch step {
            case .literal(let literal, _): text += literal
            case .segment(let value), .listSegment(let value, _):
                guard let variable = variable(for: value) else { return false }
                text += "{\(variable)}"
            case .affixed(let literals, let values):
                guard let joined = joined(literals, values) else { return false }
                text += joined
            case .rest(let value):
                guard let variable = variable(for: value) else { return false }
                text += "{/\(variable)*}"
            default: return false
            }
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

        private mutating func addItems(_ part: URLLayout.Part, delimiter itemDelimiter: String) -> Bool {
            var items: [Item] = []
            for step in part.items {
                guard let item = item(step) else { return false }
                items.append(item)
            }
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

        private mutating func item(_ step: WritingStep) -> Item? {
            switch step {
            case .literalItem(let item): .text(item)
            case .item(let name, let value, .always): .required(name, parameter: parameter(value))
            case .item(let name, let value, _): .optional(name, parameter: parameter(value), isExploded: false)
            case .items(let name, let value, let separator):
                .optional(name, parameter: parameter(value), isExploded: separator == nil)
            case .affixedItem(let name, let literals, let values):
                joined(literals, values).map { .text("\(name)=\($0)") }
            case .otherItems(let value): .optional(nil, parameter: parameter(value), isExploded: true)
            default: nil
            }
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
