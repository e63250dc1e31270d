import RouteRuntime

/// Reads a URL by one pattern whose path matches.
package struct PatternReading {
    /// The captures of the walk along the path.
    let captures: [Capture]
    /// The route's values. Those that have not been read yet are null.
    private(set) var values: [RouteValue]
    /// The segment of the fragment or the affixed item that doesn't match; nil if reading didn't stop there.
    package private(set) var mismatchedPart: URLPart?

    private let url: URLParts
    private let table: RouteTable
    /// Reads the URL's links; nil if no pattern has a link.
    private let links: LinkReading?
    private var items: URLItems
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
        items = URLItems(url, url.queryRange)
        fragmentItems = items
    }

    /// Performs steps up to the first that the URL doesn't match.
    package mutating func perform(_ steps: [ReadingStep]) throws(Mismatch) {
        for step in steps { try perform(step) }
    }

    private mutating func perform(_ step: ReadingStep) throws(Mismatch) {
        switch step {
        case .literalItem(let item): try readLiteral(item)
        case .absentItem(let item):
            if items(for: item).first(named: item.names) != nil { throw .presentItem(item.name) }
        case .fragment(let isOnlyItems): try beginFragment(isOnlyItems: isOnlyItems)
        case .capture(let index, let targets): try bind(captures[index], to: targets)
        case .item(let item, let target): try readItem(item, target)
        case .affixedItem(let item, let affixed, let targets):
            let found = items(for: item)
            guard let part = found.first(named: item.names) else { throw .missingItem(item.names) }
            guard let pieces = affixed.split(part.part) else {
                mismatchedPart = part
                throw .affixedItem(found.name(of: part, among: item.names), PartText(part.part), item, affixed)
            }
            try bind(.pieces(pieces), to: targets)
        case .otherItems(let item, let target, let names):
            guard let others = items(for: item).others(than: names) else { throw .otherItem(target.parameter) }
            values[target.value] = .items(others)
        case .fragmentSegment(let segment, let matcher, let targets):
            mismatchedPart = fragmentSegments.popFirst()
            guard let capture = mismatchedPart.flatMap(matcher.capture) else {
                throw .fragmentSegment(mismatchedPart.map { PartText($0.part) }, segment)
            }
            mismatchedPart = nil
            try bind(capture, to: targets)
        case .fragmentRest(let target):
            try setList(target, Array(fragmentSegments))
        case .endFragment:
            if let segment = fragmentSegments.first { throw .fragmentGoesOn(PartText(segment.part)) }
        case .constant(let constant, let value): values[value] = constant.value
        }
    }

    private mutating func bind(_ capture: Capture, to targets: [ReadingStep.Target]) throws(Mismatch) {
        switch capture {
        case .nothing: break
        case .value(let value): for target in targets { values[target.value] = value }
        case .part(let part): for target in targets { try set(target, part) }
        case .pieces(let pieces): for (target, piece) in zip(targets, pieces) { try set(target, piece) }
        case .rest(let segments): for target in targets { try setList(target, segments) }
        }
    }

    /// The value that a text converts to; nil if it isn't a value of the parameter.
    private func value(_ part: _RoutePart, _ parameter: Parameter, isItem: Bool = false) -> RouteValue? {
        guard let value = isItem ? parameter.itemValue(of: part) : parameter.value(of: part) else { return nil }
        guard case .link(let type) = parameter.type, case .string(let text) = value else { return value }
        return links?.isLink(text, type, in: table) == true ? value : nil
    }

    private mutating func set(_ target: ReadingStep.Target, _ part: URLPart) throws(Mismatch) {
        guard let value = value(part.part, target.parameter) else {
            throw .value(PartText(part.part), target.parameter, item: nil)
        }
        values[target.value] = value
    }

    /// Sets a list's values. Throws if one doesn't convert and the list isn't lenient, with the name of its item, if it
    /// is in one.
    private mutating func setList(
        _ target: ReadingStep.Target, _ parts: [URLPart], in items: URLItems? = nil, named names: [String] = []
    ) throws(Mismatch) {
        var elements: [RouteValue] = []
        for part in parts {
            guard let value = value(part.part, target.parameter, isItem: items != nil) else {
                if target.parameter.isLenient { continue }
                throw .value(PartText(part.part), target.parameter, item: items?.name(of: part, among: names))
            }
            elements.append(value)
        }
        values[target.value] = .list(elements)
    }

    private mutating func beginFragment(isOnlyItems: Bool) throws(Mismatch) {
        guard url.hasFragment else { throw .noFragment }
        fragmentItems = URLItems(url, url.fragmentItems(areAll: isOnlyItems))
        fragmentSegments = url.fragmentSegments[...]
    }

    /// The URL's items in the slot of a pattern's item.
    private mutating func items(for item: Pattern.Part) -> URLItems {
        if item.slot == .query {
            items.countLookup()
            return items
        }
        fragmentItems.countLookup()
        return fragmentItems
    }

    private mutating func readLiteral(_ item: Pattern.Part) throws(Mismatch) {
        let found = items(for: item)
        guard let part = found.first(named: item.names) else { throw .missingItem(item.names) }
        guard let value = item.text.literal, !part.equals(value) else { return }
        throw .literalItem(found.name(of: part, among: item.names), PartText(part.part), expected: value)
    }

    private mutating func readItem(_ item: Pattern.Part, _ target: ReadingStep.Target) throws(Mismatch) {
        let (items, names, parameter) = (items(for: item), item.names, target.parameter)
        let takesEmpty = parameter.type.acceptsEmptyItem
        if parameter.presence.hasItemForEachValue {
            return try setList(target, items.all(named: names, takesEmpty: takesEmpty), in: items, named: names)
        }
        let found = items.first(named: names)
        let item = found ?? .missing
        let part = item.part
        let value: RouteValue?
        switch parameter.presence {
        case .optional: value = part.optional { self.value($0, parameter, isItem: true) }.map { $0 ?? .null }
        case .defaulting:
            value = part.defaulting(to: parameter.default?.value, takesEmpty: takesEmpty) {
                parameter.itemValue(of: $0)
            }
        case .list(let separator?):
            value = part.list(separatedBy: separator, isOptional: true, isLenient: parameter.isLenient) {
                parameter.type.value(of: $0)
            }.map { .list($0) }
        case .required, .list(nil), .rest, .otherItems:
            if !part.isPresent { throw .missingItem(names) }
            value = self.value(part, parameter, isItem: true)
        }
        guard let value = value ?? parameter.lenientValue else {
            throw .value(PartText(part), parameter, item: items.name(of: found, among: names))
        }
        values[target.value] = value
    }
}

extension Parameter {
    /// The value of an item whose text is not valid; nil if the pattern then doesn't match.
    fileprivate var lenientValue: RouteValue? {
        isLenient ? self.default?.value ?? .null : nil
    }
}
