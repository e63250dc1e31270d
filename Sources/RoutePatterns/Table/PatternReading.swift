import RouteRuntime

/// Reads a URL by one pattern whose path matches.
struct PatternReading: ~Escapable {
    /// The route's values. Those that have not been read yet are null.
    private(set) var values: [RouteValue]

    private let url: _RouteReader
    /// The captures of the walk along the path.
    private let captures: [PathCapture]
    /// The segments of the path's rest.
    private let rest: Range<Int>
    private let table: RouteTable
    /// Reads the URL's links; nil if no pattern has a link.
    private let links: LinkReading?
    /// Whether a mismatch says why. Most readings fail without being asked.
    private let isExplained: Bool
    private let query: URLItems
    private var fragmentItems: URLItems
    /// Where the segments of the fragment are that have not been read yet.
    private var fragment: ArraySlice<_RouteReader.Segment> = []

    /// - Parameters:
    ///   - path: the path, which has been walked to its end.
    ///   - rest: the segments that nothing but a rest has taken.
    @_lifetime(copy path)
    init(
        _ path: URLPath, _ captures: [PathCapture], rest: Range<Int>, by pattern: PatternID,
        in table: RouteTable,
        _ links: LinkReading?, isExplained: Bool = false
    ) {
        url = path.url
        query = path.query
        fragmentItems = path.query
        self.captures = captures
        self.rest = rest
        self.table = table
        self.links = links
        self.isExplained = isExplained
        values = Array(repeating: .null, count: table.route(of: pattern).values.count)
    }

    /// Performs steps up to the first that the URL doesn't match.
    mutating func perform(_ steps: [ReadingStep]) throws(Mismatch) {
        for step in steps { try perform(step) }
    }

    private mutating func perform(_ step: ReadingStep) throws(Mismatch) {
        switch step {
        case .fragment(let isOnlyItems):
            guard url.hasFragment else {
                throw mismatch("the URL has no fragment, but the pattern has one")
            }
            let items = isOnlyItems ? url.fragmentItems : url.fragmentQuery
            fragmentItems = URLItems(items, ignoresCase: table.ignoresCase)
            fragment = url.fragment.pieces[...]
        case .capture(let number, let targets):
            let index = captures[number].index
            // A copy, because under library evolution the part is borrowed from the reader that it
            // is read from.
            let url = url
            let part = url[index].ignoringCase(table.ignoresCase)
            try bind(captures[number].capture, part, to: targets)
            guard case .rest = captures[number].capture else { return }
            for target in targets { try setList(target, rest.map { url.segments[$0] }[...]) }
        case .item(let item, let matcher, let targets): try read(item, matcher, targets)
        case .anyItem(let item): _ = try first(item)
        case .absentItem(let item):
            if items(of: item).first(named: item.names) != nil {
                throw mismatch("the URL has the item '\(item.name)', which the pattern excludes")
            }
        case .fragmentRest(let targets, let behind):
            if let first = behind.first, fragment.count < behind.count {
                throw mismatch("the fragment ends before \(first.quotedText)")
            }
            for target in targets { try setList(target, fragment.dropLast(behind.count)) }
            fragment = fragment.suffix(behind.count)
        case .fragmentSegment(let segment, let matcher, let targets):
            guard let piece = fragment.popFirst() else {
                throw mismatch("the fragment ends before \(segment.quotedText)")
            }
            try bind(segment, matcher, part(piece), of: nil, to: targets)
        case .endFragment:
            if let piece = fragment.first {
                let more = part(piece).quoted
                throw mismatch("the fragment continues with \(more), but the pattern's does not")
            }
        case .constant(let constant, let value): values[value] = constant.value
        }
    }

    /// Sets the values of a rest.
    private mutating func setList(
        _ target: ReadingStep.Target, _ segments: ArraySlice<_RouteReader.Segment>
    ) throws(Mismatch) {
        var list: [RouteValue] = []
        for segment in segments {
            list.append(try segmentValue(part(segment), target.parameter))
        }
        values[target.value] = .list(list)
    }

    @_lifetime(copy self)
    private func part(_ segment: _RouteReader.Segment) -> _RoutePart {
        _RoutePart(url.text, segment).ignoringCase(table.ignoresCase)
    }

    private mutating func bind(
        _ capture: Capture, _ part: _RoutePart, to targets: [ReadingStep.Target]
    ) throws(Mismatch) {
        for (index, target) in targets.enumerated() {
            switch capture {
            case .value(let value): values[target.value] = value
            case .whole: values[target.value] = try segmentValue(part, target.parameter)
            case .texts(let texts):
                values[target.value] = try segmentValue(texts[index], target.parameter)
            case .rest: break
            }
        }
    }

    /// Reads the values in the text of an item, or in a segment of the fragment.
    private mutating func bind(
        _ text: TextPattern, _ matcher: Matcher, _ part: _RoutePart, of item: Pattern.Part?,
        to targets: [ReadingStep.Target]
    ) throws(Mismatch) {
        guard let capture = matcher.capture(part, isLink: links?.test(in: table)) else {
            let place = item.map { subject($0) } ?? "a segment of the fragment"
            throw mismatch(text.reason(against: part, place, matcher))
        }
        try bind(capture, part, to: targets)
    }

    /// The value that a text in a segment, or in mixed text, converts to.
    private func segmentValue(_ part: _RoutePart, _ parameter: Parameter) throws(Mismatch)
        -> RouteValue
    {
        if let value = value(part, parameter) { return value }
        throw mismatch(parameter.reason(against: part, "the text of '\(parameter.name)'"))
    }

    /// The value that a text converts to; nil if it isn't a value of the parameter.
    private func value(_ part: _RoutePart, _ parameter: Parameter, isItem: Bool = false)
        -> RouteValue?
    {
        guard let value = isItem ? parameter.itemValue(of: part) : parameter.value(of: part) else {
            return nil
        }
        guard case .link(let type) = parameter.type, case .string(let text) = value else {
            return value
        }
        return links?.isLink(text, type, in: table) == true ? value : nil
    }

    // MARK: Items

    /// The URL's items in the slot of a pattern's item.
    @_lifetime(copy self)
    private func items(of item: Pattern.Part) -> URLItems {
        item.slot == .query ? query : fragmentItems
    }

    /// The value of the URL's item that an item of the pattern needs.
    @_lifetime(copy self)
    private func first(_ item: Pattern.Part) throws(Mismatch) -> _RoutePart {
        let items = items(of: item)
        let part = items.part(items.first(named: item.names)?.value)
        if part.isPresent { return part }
        let names = item.names.map { "'\($0)'" }.list("and")
        throw mismatch(
            item.names.count == 1
                ? "the item \(names) is missing" : "the items \(names) are missing")
    }

    private mutating func read(
        _ item: Pattern.Part, _ matcher: Matcher, _ targets: [ReadingStep.Target]
    ) throws(Mismatch) {
        switch item.text {
        case .literal, .mixed:
            try bind(item.text, matcher, first(item), of: item, to: targets)
        case .parameter(let parameter):
            for target in targets {
                if parameter.presence.hasItemForEachValue {
                    try readList(of: item, target)
                } else {
                    try readValue(of: item, target)
                }
            }
        case .rest:
            guard let others = items(of: item).others(than: item.names) else {
                throw mismatch(
                    "an item that \(item.text.sourceText) would capture "
                        + "has a malformed escape or is not UTF-8")
            }
            for target in targets { values[target.value] = .items(others) }
        case .label, .any, .absent: break
        }
    }

    /// Reads a list that has an item for each value.
    private mutating func readList(
        of item: Pattern.Part, _ target: ReadingStep.Target
    ) throws(Mismatch) {
        let items = items(of: item)
        let parameter = target.parameter
        var list: [RouteValue] = []
        for found in items.all(named: item.names)
        where parameter.type.acceptsEmptyItem || !found.value.range.isEmpty {
            let part = items.part(found.value)
            if let value = self.value(part, parameter, isItem: true) {
                list.append(value)
            } else if !parameter.isLenient {
                throw mismatch(parameter.reason(against: part, "the item '\(found.name)'"))
            }
        }
        values[target.value] = .list(list)
    }

    private mutating func readValue(of item: Pattern.Part, _ target: ReadingStep.Target)
        throws(Mismatch)
    {
        let items = items(of: item)
        let parameter = target.parameter
        let takesEmpty = parameter.type.acceptsEmptyItem
        let part = items.part(items.first(named: item.names)?.value)
        let value: RouteValue?
        switch parameter.presence {
        case .optional:
            value = part.optional(takesEmpty: parameter.type.isFlag) {
                self.value($0, parameter, isItem: true)
            }.map { $0 ?? .null }
        case .defaulting:
            value = part.defaulting(to: parameter.default?.value, takesEmpty: takesEmpty) {
                parameter.itemValue(of: $0)
            }
        case .list(let separator?):
            let list = part.list(
                separatedBy: separator, isOptional: true, isLenient: parameter.isLenient
            ) {
                parameter.type.value(of: $0)
            }
            value = list.map { .list($0) }
        case .required, .list(nil), .rest, .otherItems, .absent, .implied:
            value = self.value(try first(item), parameter, isItem: true)
        }
        guard value != nil || parameter.isLenient else {
            throw mismatch(parameter.reason(against: part, subject(item)))
        }
        // An item whose text is not valid counts as missing.
        values[target.value] =
            value ?? parameter.default?.value ?? parameter.shape.nothing?.value ?? .null
    }

    // MARK: Mismatches

    private func mismatch(_ reason: @autoclosure () -> String) -> Mismatch {
        Mismatch(reason: isExplained ? reason() : "")
    }

    /// The item of the URL that an item of the pattern reads.
    private func subject(_ item: Pattern.Part) -> String {
        "the item '\(items(of: item).first(named: item.names)?.name ?? item.name)'"
    }
}
