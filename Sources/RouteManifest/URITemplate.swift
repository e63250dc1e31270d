import RoutePatterns
import RouteRuntime

/// A template of RFC 6570 for the URLs that a pattern writes.
///
/// Expanded with the texts of values, it gives what `url()` writes, except for marks and for `.`, `..`, and the empty
/// text as a segment. There is no template where that can't be said.
struct URITemplate {
    struct Variable {
        let name: String
        /// The parameter whose value it has.
        let parameter: String
    }

    private(set) var text = ""
    private(set) var variables: [Variable] = []

    /// Nil if the pattern has no base, a rest of the items, or items that RFC 6570 can't write in its order.
    init?(of pattern: PatternID, in table: RouteTable) {
        let leading = table.leading(of: pattern)
        guard !table[pattern].bases.isEmpty else { return nil }
        var builder = Builder(route: table.route(of: pattern), leading: leading)
        for step in table.writingSteps(of: pattern) where !builder.add(step) { return nil }
        guard builder.endPart() else { return nil }
        (text, variables) = (builder.text, builder.variables)
    }
}

extension URITemplate {
    /// Follows what `_RouteWriter` does for each step.
    private struct Builder {
        let route: Route
        let head: Leading.Head
        var text: String
        var variables: [Variable] = []
        private var segmentCount = 0
        /// Whether there is a segment after the host that is always written.
        private var hasFixedSegment: Bool
        private var isLastEmpty = false
        private var items: [Item] = []
        private var itemDelimiter = "?"
        private var isInFragment = false

        private enum Item {
            case text(String)
            /// An item that is always there, with its encoded name.
            case required(String, parameter: String)
            /// An item that isn't there if its variable isn't defined.
            case optional(String, parameter: String, isExploded: Bool)
        }

        init(route: Route, leading: Leading) {
            self.route = route
            head = leading.head
            hasFixedSegment = leading.head == .prefix
            text = leading.base + (leading.isGuarded && leading.head == .noHost ? "/" : "")
        }

        /// False if there is no template for the step.
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
            case .affixed(let affixed, let first, let values):
                beginSegment()
                guard let pieces = pieces(affixed, first, values) else { return false }
                text += pieces
                return true
            case .rest(let value): return addRest(value)
            case .literalItem(let item): items.append(.text(item))
            case .item(let name, let value, .always): items.append(.required(name, parameter: parameter(value)))
            case .item(let name, let value, _):
                items.append(.optional(name, parameter: parameter(value), isExploded: false))
            case .items(let name, let value, let separator):
                items.append(.optional(name, parameter: parameter(value), isExploded: separator == nil))
            case .affixedItem(let name, let affixed, let first, let values):
                guard let pieces = pieces(affixed, first, values) else { return false }
                items.append(.text("\(name)=\(pieces)"))
            case .otherItems: return false
            case .beginFragment(let isItemsAlone):
                guard endPart() else { return false }
                text += "#"
                (isInFragment, segmentCount, hasFixedSegment, isLastEmpty) = (true, 0, false, false)
                itemDelimiter = isItemsAlone ? "" : "?"
            }
            return true
        }

        private func parameter(_ value: Int) -> String { route.values[value].name }

        // MARK: Segments

        private mutating func beginSegment(isEmpty: Bool = false) {
            let isAfterHost = !isInFragment && (head == .host || head == .prefix)
            if segmentCount > 0 || isAfterHost || (isEmpty && !isInFragment) { text += "/" }
            let isHost = !isInFragment && segmentCount == 0 && (head == .hostParameter || head == .webHostParameter)
            hasFixedSegment = hasFixedSegment || !isHost
            isLastEmpty = isEmpty
            segmentCount += 1
        }

        /// Without values, `url()` may write a `/` that no expression has.
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

        /// The text of an affixed segment or item; nil if a value may have to escape what follows it, as no expression
        /// does.
        private mutating func pieces(_ affixed: Matcher.Affixed, _ first: String, _ values: [Int]) -> String? {
            var text = first
            for (index, value) in values.enumerated() {
                let literal = affixed.literals[index + 1]
                let isLast = index == values.count - 1
                let isSplit = isLast || !route.values[value].type.mayHave(literal.utf8.first)
                guard isSplit, let variable = variable(for: value) else { return nil }
                text += "{\(variable)}\(literal)"
            }
            return text
        }

        // MARK: Items

        /// Adds the end of the segments, and the items.
        mutating func endPart() -> Bool {
            if isLastEmpty || (!isInFragment && !hasFixedSegment && head != .noHost) { text += "/" }
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
                    guard let variable = variable(parameter, for: parameter) else { return false }
                    text += "\(name)={\(variable)}"
                case .optional: break
                }
            }
            return addForm(optional, "&")
        }

        /// Adds an expression that writes the names of its items, too; false if there is none.
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
                    guard let variable = variable(name, for: parameter) else { return false }
                    names.append(variable + (isExploded ? "*" : ""))
                }
            }
            text += "{\(operation)\(names.joined(separator: ","))}"
            return true
        }

        // MARK: Variables

        private mutating func variable(for value: Int) -> String? { variable(parameter(value), for: parameter(value)) }

        /// The name, if it can be that of a variable, and no other parameter has it.
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

extension RouteType {
    /// Whether the text of a value, encoded, may have a byte; nil is in none.
    fileprivate func mayHave(_ byte: UInt8?) -> Bool {
        guard let byte else { return true }
        switch self {
        case .bool: return isLetter(byte)
        case .integer: return isDigit(byte) || byte == UInt8(ascii: "-")
        case .uuid: return isLetterOrDigit(byte) || byte == UInt8(ascii: "-")
        case .float, .double: return isLetterOrDigit(byte) || "-.".utf8.contains(byte)
        case .closed(let type): return type.values.contains { $0.utf8.contains(byte) }
        case .constrained(let type):
            if case .text(let text) = type.constraint { return text.characters.map { $0.contains(byte) } ?? true }
            return type.base.mayHave(byte)
        case .string, .url, .link, .custom: return true
        }
    }
}
