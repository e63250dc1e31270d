import RouteRuntime

/// Reads a URL by one pattern whose path matches.
package struct PatternReading {
    /// The captures of the walk along the path.
    let captures: [Capture]
    /// The route's values. Those that have not been read yet are null.
    private(set) var values: [RouteValue]

    private let url: URLParts
    private let table: RouteTable
    /// Reads the URL's links; nil if no pattern has a link.
    private let links: LinkReading?
    private var fragmentItems: URLItems
    /// The segments of the fragment that have not been read yet.
    private var fragmentSegments: ArraySlice<URLPart> = []

    init(
        _ url: URLParts, captures: [Capture], valueCount: Int, in table: RouteTable, _ links: LinkReading?
    ) {
        self.url = url
        self.table = table
        self.links = links
        self.captures = captures
        values = Array(repeating: .null, count: valueCount)
        fragmentItems = url.queryItems
    }

    /// Performs steps up to the first that the URL doesn't match.
    package mutating func perform(_ steps: [ReadingStep]) throws(Mismatch) {
        for step in steps { try perform(step) }
    }

    private mutating func perform(_ step: ReadingStep) throws(Mismatch) {
        switch step {
        case .literalItem(let item):
            let (name, part) = try first(item)
            guard let literal = item.text.literal, !part.equals(literal) else { return }
            throw Mismatch(item.text.reason(against: part, "the item '\(name)'"))
        case .absentItem(let item):
            if items(of: item).first(named: item.names) != nil {
                throw Mismatch("the URL has the item '\(item.name)', which the pattern excludes")
            }
        case .fragment(let isOnlyItems):
            guard url.hasFragment else { throw Mismatch("the URL has no fragment, but the pattern has one") }
            fragmentItems = URLItems(url, url.fragmentItems(areAll: isOnlyItems))
            fragmentSegments = url.fragmentSegments[...]
        case .capture(let index, let targets): try bind(captures[index], to: targets)
        case .item(let item, let target): try readItem(item, target)
        case .affixedItem(let item, let affixed, let targets):
            let (name, part) = try first(item)
            guard let pieces = affixed.split(part.part) else {
                throw Mismatch(item.text.reason(against: part, "the item '\(name)'"))
            }
            try bind(.pieces(pieces), to: targets)
        case .otherItems(let item, let target, let names):
            guard let others = items(of: item).others(than: names, in: url) else {
                throw Mismatch(
                    "an item that \(target.parameter.sourceText) would capture has a malformed escape or is not UTF-8")
            }
            values[target.value] = .items(others)
        case .fragmentSegment(let segment, let matcher, let targets):
            guard let part = fragmentSegments.popFirst() else {
                throw Mismatch("the fragment ends before \(segment.quotedText)")
            }
            guard let capture = matcher.capture(part) else {
                throw Mismatch(segment.reason(against: part, "a segment of the fragment"))
            }
            try bind(capture, to: targets)
        case .fragmentRest(let target): try setList(target, fragmentSegments.map { (nil, $0) })
        case .endFragment:
            if let part = fragmentSegments.first {
                throw Mismatch("the fragment continues with \(part.quoted), but the pattern's does not")
            }
        case .constant(let constant, let value): values[value] = constant.value
        }
    }

    private mutating func bind(_ capture: Capture, to targets: [ReadingStep.Target]) throws(Mismatch) {
        switch capture {
        case .nothing: break
        case .value(let value): for target in targets { values[target.value] = value }
        case .part(let part): for target in targets { try set(target, part) }
        case .pieces(let pieces): for (target, piece) in zip(targets, pieces) { try set(target, piece) }
        case .rest(let segments): for target in targets { try setList(target, segments.map { (nil, $0) }) }
        }
    }

    /// The value that a text converts to; nil if it isn't a value of the parameter.
    private func value(_ part: _RoutePart, _ parameter: Parameter, isItem: Bool = false) -> RouteValue? {
        guard let value = isItem ? parameter.itemValue(of: part) : parameter.value(of: part) else { return nil }
        guard case .link(let type) = parameter.type, case .string(let text) = value else { return value }
        return links?.isLink(text, type, in: table) == true ? value : nil
    }

    private mutating func set(_ target: ReadingStep.Target, _ part: URLPart) throws(Mismatch) {
        guard let value = value(part.part, target.parameter) else { throw mismatch(part, target.parameter, item: nil) }
        values[target.value] = value
    }

    /// Sets a list's values, of parts with the names of their items; nil for segments. Throws if one doesn't convert
    /// and the list isn't lenient.
    private mutating func setList(
        _ target: ReadingStep.Target, _ parts: [(name: String?, part: URLPart)]
    ) throws(Mismatch) {
        var elements: [RouteValue] = []
        for (name, part) in parts {
            if let value = value(part.part, target.parameter, isItem: name != nil) {
                elements.append(value)
            } else if !target.parameter.isLenient {
                throw mismatch(part, target.parameter, item: name)
            }
        }
        values[target.value] = .list(elements)
    }

    /// - Parameter item: the name of the item that the text is from; nil for a segment.
    private func mismatch(_ part: URLPart, _ parameter: Parameter, item: String?) -> Mismatch {
        Mismatch(parameter.reason(against: part, item.map { "the item '\($0)'" } ?? "the text of '\(parameter.name)'"))
    }

    /// The URL's items in the slot of a pattern's item.
    private func items(of item: Pattern.Part) -> URLItems { item.slot == .query ? url.queryItems : fragmentItems }

    /// The item of the URL that an item of the pattern needs.
    private func first(_ item: Pattern.Part) throws(Mismatch) -> (name: String, part: URLPart) {
        if let found = items(of: item).first(named: item.names) { return found }
        let names = item.names
        throw Mismatch(
            names.count == 1
                ? "the item '\(names[0])' is missing"
                : "the items \(names.map { "'\($0)'" }.list("and")) are missing")
    }

    private mutating func readItem(_ item: Pattern.Part, _ target: ReadingStep.Target) throws(Mismatch) {
        let parameter = target.parameter
        let takesEmpty = parameter.type.acceptsEmptyItem
        if parameter.presence.hasItemForEachValue {
            let all = items(of: item).all(named: item.names)
            return try setList(target, all.filter { takesEmpty || !$0.part.range.isEmpty }.map { ($0.name, $0.part) })
        }
        let (name, found) = items(of: item).first(named: item.names) ?? (item.name, .missing)
        let part = found.part
        let value: RouteValue?
        switch parameter.presence {
        case .optional: value = part.optional { self.value($0, parameter, isItem: true) }.map { $0 ?? .null }
        case .defaulting:
            value = part.defaulting(to: parameter.default?.value, takesEmpty: takesEmpty) {
                parameter.itemValue(of: $0)
            }
        case .list(let separator?):
            let list = part.list(separatedBy: separator, isOptional: true, isLenient: parameter.isLenient) {
                parameter.type.value(of: $0)
            }
            value = (list ?? (parameter.isLenient ? [] : nil)).map { .list($0) }
        case .required, .list(nil), .rest, .otherItems:
            _ = try first(item)
            value = self.value(part, parameter, isItem: true)
        }
        guard let value = value ?? parameter.lenientValue else { throw mismatch(found, parameter, item: name) }
        values[target.value] = value
    }
}

extension Parameter {
    /// The value of an item whose text is not valid; nil if the pattern then doesn't match.
    fileprivate var lenientValue: RouteValue? {
        isLenient ? self.default?.value ?? .null : nil
    }
}

/// Why a pattern doesn't match a URL whose path matches.
package struct Mismatch: Error {
    /// The reason: lower case, without a period. A closure, because readings mostly fail without being asked why.
    let reason: @Sendable () -> String

    init(_ reason: @escaping @autoclosure @Sendable () -> String) {
        self.reason = reason
    }
}
