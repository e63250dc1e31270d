import RouteLanguage
import RouteRuntime

/// A URI template (RFC 6570) for the URLs that a pattern writes.
///
/// Expanded with the texts of values, it gives what `url()` writes, except for `.`, `..`, and the
/// empty text as a segment, and for some names in a rest of the items. A pattern that RFC 6570
/// can't express has no template.
struct URITemplate {
    private(set) var text = ""
    /// The variables, and the parameters whose values they have.
    private(set) var variables: [(name: String, parameter: String)] = []

    private let layout: URLLayout
    /// The parameter of each item, by the item's name. An expression that writes the item's name
    /// takes it from the variable, so the two must agree.
    private let parametersOfItems: [String: String]

    /// RFC 6570 can't express the pattern.
    private struct Inexpressible: Error {}

    /// Nil if the pattern has no base, or if RFC 6570 can't express it.
    init?(of pattern: PatternID, in table: RouteTable) {
        let layout = table.layout(of: pattern)
        self.layout = layout
        let names = table[pattern].pattern.parts.compactMap { part in
            part.parameter.map { (part.names.first ?? "", $0.name) }
        }
        parametersOfItems = Dictionary(names) { $1 }
        // In values under `scheme:`, `:` and `@` are not escaped.
        let isEscaped = !layout.leading.isRootless || table[pattern].pattern.parameters.isEmpty
        guard !table[pattern].bases.isEmpty, isEscaped else { return nil }
        do { try addURL() } catch { return nil }
    }

    private mutating func addURL() throws(Inexpressible) {
        if let host = layout.host { text += try segment(host) }
        try addSegments(layout.path, isPath: true)
        let leading = layout.leading
        switch leading.baseKind {
        case .noHost where text.hasPrefix("//"):
            text = "\(leading.base.prefix { $0 != "/" })//\(text)"
        case .noHost where leading.guarding != .always:
            text = leading.base + text.dropFirst(text.hasPrefix("/") ? 1 : 0)
        default: text = leading.base + text
        }
        try addItems(layout.path, delimiter: "?")
        guard let fragment = layout.fragment else { return }
        text += "#"
        try addSegments(fragment, isPath: false)
        try addItems(fragment, delimiter: layout.isFragmentOnlyItems ? "" : "?")
    }

    // MARK: Segments

    /// Adds the segments, in a path with a `/` before each.
    private mutating func addSegments(_ part: URLLayout.Part, isPath: Bool) throws(Inexpressible) {
        let kind = layout.leading.baseKind
        var isFixed = isPath && kind == .prefix
        var isLastEmpty = false
        for (index, step) in part.segments.enumerated() {
            let isRest = if case .rest = step { true } else { false }
            // Without values, `url()` may write a `/` that no expression writes.
            if isRest, !isFixed || isLastEmpty { throw Inexpressible() }
            if !isRest, isPath || index > 0 { text += "/" }
            text += try segment(step)
            isFixed = true
            isLastEmpty = step == .literal("")
        }
        let isOnlyHost =
            isPath && part.segments.isEmpty && (kind == .host || kind == .hostParameter)
        if isLastEmpty || part.endsWithSlash || isOnlyHost { text += "/" }
    }

    private mutating func segment(_ step: WritingStep) throws(Inexpressible) -> String {
        switch step {
        case .literal(let literal): literal
        case .segment(let value), .listSegment(let value, _): "{\(try variable(for: value))}"
        case .mixed(let literals, let values): try joined(literals, values)
        case .rest(let value): "{/\(try variable(for: value))*}"
        default: throw Inexpressible()
        }
    }

    /// The text of a mixed segment or item.
    private mutating func joined(_ literals: [String], _ values: [Int]) throws(Inexpressible)
        -> String
    {
        var text = literals[0]
        for (value, literal) in zip(values, literals.dropFirst()) {
            text += "{\(try variable(for: value))}\(literal)"
        }
        return text
    }

    // MARK: Items

    private mutating func addItems(_ part: URLLayout.Part, delimiter: String) throws(Inexpressible)
    {
        // Only an expression writes the delimiter of an item that may be missing.
        let isExpression = part.items.first?.mayBeMissing == true
        if isExpression, delimiter != "?" { throw Inexpressible() }
        var delimiter = delimiter
        var names: [String] = []
        for step in part.items {
            if isExpression || step.mayBeMissing {
                names.append(try name(step))
            } else {
                addExpression("&", &names)
                text += delimiter + (try item(step))
                delimiter = "&"
            }
        }
        addExpression(isExpression ? "?" : "&", &names)
    }

    /// Adds an expression that also writes the names of its items.
    private mutating func addExpression(_ operation: String, _ names: inout [String]) {
        if !names.isEmpty { text += "{\(operation)\(names.joined(separator: ","))}" }
        names = []
    }

    /// An item that is always written.
    private mutating func item(_ step: WritingStep) throws(Inexpressible) -> String {
        switch step {
        case .literalItem(let item): item
        case .item(let name, let value, _): "\(name)={\(try variable(for: value))}"
        case .mixedItem(let name, let literals, let values):
            "\(name)=\(try joined(literals, values))"
        default: throw Inexpressible()
        }
    }

    /// An item in an expression that leaves it out if its variable is undefined.
    private mutating func name(_ step: WritingStep) throws(Inexpressible) -> String {
        switch step {
        case .item(let name, let value, _), .items(let name, let value, .some):
            try variable(name, for: value)
        case .items(let name, let value, nil): try variable(name, for: value) + "*"
        case .otherItems(let value): try variable(for: value) + "*"
        default: throw Inexpressible()
        }
    }

    // MARK: Variables

    /// A variable whose name isn't written: the parameter's name, or `p1`, `p2`, … if another item
    /// has that name.
    private mutating func variable(for value: Int) throws(Inexpressible) -> String {
        let parameter = layout.route.values[value].name
        let owner = parametersOfItems[parameter] ?? parameter
        if owner == parameter, let name = try? variable(parameter, for: value) { return name }
        let number = "p\(variables.count + 1)"
        if parametersOfItems[number] != nil { throw Inexpressible() }
        return try variable(number, for: value)
    }

    /// The name, if it is valid for a variable and no other parameter has it.
    private mutating func variable(
        _ name: String, for value: Int
    ) throws(Inexpressible) -> String {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isName = parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
        }
        if !isName || variables.contains(where: { $0.name == name }) { throw Inexpressible() }
        variables.append((name, layout.route.values[value].name))
        return name
    }
}

extension WritingStep {
    fileprivate var mayBeMissing: Bool {
        switch self {
        case .item(_, _, .always): false
        case .item, .items, .otherItems: true
        default: false
        }
    }
}
