import RouteRuntime

/// A segment that is a value, or where the segments that are begin.
enum Capture {
    /// A segment, and what it was held against.
    case segment(_RoutePart, Matcher)
    case rest(from: Int)
}

/// Why a pattern whose path fits does not match a URL after all.
enum Mismatch: Hashable, Sendable {
    /// The URL has no fragment.
    case noFragment
    /// A segment of the fragment does not fit; nil where the fragment ends too soon.
    case fragmentSegment(PartText?, Segment)
    /// The fragment goes on after the last segment.
    case fragmentGoesOn(PartText)
    case missingItem(String)
    case literalItem(String, PartText, expected: String)
    /// A text does not convert; the item's name is nil for a segment.
    case value(PartText, Parameter, item: String?)
    /// An item that a rest would take.
    case otherItem(Parameter)
}

/// What there is to say of a part of a URL.
enum PartText: Hashable, Sendable {
    case text(String)
    /// A text in which a letter or digit stands escaped.
    case marked(String)
    case malformed
    case notUTF8

    init(_ part: _RoutePart) {
        if part.isMalformed {
            self = .malformed
        } else {
            self = part.string().map { part.isMarked ? .marked($0) : .text($0) } ?? .notUTF8
        }
    }
}

extension RouteTable {
    /// What a URL whose path fits a pattern means, if the conversions, the fragment and the items fit too.
    func reading(_ entry: Int, captures: [Capture], of url: _RouteReader) -> Reading? {
        guard case .success(let values) = values(of: entry, captures: captures, url: url) else { return nil }
        return Reading(route: entries[entry].route, entry: entry, values: values)
    }

    func values(of entry: Int, captures: [Capture], url: _RouteReader) -> MatchResult {
        let alternative = alternative(entry)
        var reading = PatternReading(url: url)
        reading.readPath((alternative.pattern.base?.host.map { [$0] } ?? []) + alternative.pattern.path, captures)
        if alternative.pattern.fragment != nil { reading.readFragment(alternative.pattern) }
        reading.readItems(alternative.pattern.query, of: .query)
        if let mismatch = reading.mismatch { return .failure(mismatch) }
        return .success(
            route(of: entry).values.map { reading.values[$0.name] ?? alternative.constants[$0.name]?.value ?? .null })
    }

    enum MatchResult {
        case success([RouteValue])
        case failure(Mismatch)
    }
}

/// The reading of one pattern's values; the first thing that does not fit is noted.
struct PatternReading {
    enum Place {
        case query
        case fragment(isItemsAlone: Bool)
    }

    let url: _RouteReader
    var values: [String: RouteValue] = [:]
    var mismatch: Mismatch?

    mutating func readPath(_ segments: [Segment], _ captures: [Capture]) {
        var captures = captures[...]
        for segment in segments {
            if case .literal = segment { continue }
            switch captures.popFirst() {
            case .segment(let part, let matcher): bind(segment, part, matcher)
            case .rest(let offset):
                for parameter in segment.parameters {
                    setList(parameter) { $0.rest(from: offset, $1) }
                }
            case nil: break
            }
        }
    }

    /// Binds a list's values, which `read` gives if each of them converts.
    private mutating func setList(
        _ parameter: Parameter, item: String? = nil,
        _ read: (_RouteReader, (_RoutePart) -> RouteValue?) -> [RouteValue]?
    ) {
        var failed: PartText?
        let values = read(url) { part in
            let value = parameter.type.value(of: part)
            if value == nil { failed = PartText(part) }
            return value
        }
        if let values { self.values[parameter.name] = .list(values) }
        if let failed { mismatch = mismatch ?? .value(failed, parameter, item: item) }
    }

    private mutating func bind(_ segment: Segment, _ part: _RoutePart, _ matcher: Matcher) {
        switch segment {
        case .parameter(let parameter): set(parameter, part)
        case .affixed:
            guard case .affixed(let affixed) = matcher, let parts = affixed.split(part, of: url) else {
                mismatch = mismatch ?? .fragmentSegment(PartText(part), segment)
                return
            }
            for (parameter, part) in zip(segment.parameters, parts) { set(parameter, part) }
        case .literal, .label, .rest: break
        }
    }

    mutating func readFragment(_ pattern: Pattern) {
        guard url.hasFragment else {
            mismatch = mismatch ?? .noFragment
            return
        }
        guard case .segments(let segments, let items) = pattern.fragment else {
            return readItems(pattern.fragmentItems, of: .fragment(isItemsAlone: true))
        }
        var offset = url.fragmentStart
        let last = url.fragmentSegmentsEnd
        for segment in segments {
            if case .rest(let parameter) = segment {
                setList(parameter) { $0.fragmentRest(from: offset, $1) }
                return readItems(items, of: .fragment(isItemsAlone: false))
            }
            let part = url.segment(at: offset, last: last)
            let matcher = Matcher(segment, isFirst: false)
            guard part.isPresent, matcher.accepts(part, of: url) else {
                mismatch = mismatch ?? .fragmentSegment(part.isPresent ? PartText(part) : nil, segment)
                return
            }
            bind(segment, part, matcher)
            offset = part.next
        }
        if offset <= last {
            mismatch = mismatch ?? .fragmentGoesOn(PartText(url.segment(at: offset, last: last)))
        }
        readItems(items, of: .fragment(isItemsAlone: false))
    }

    mutating func readItems(_ items: Items, of place: Place) {
        let range = range(of: place)
        let found = URLItems(in: range, of: url, nameCount: items.named.count)
        for item in items.named {
            switch item.value {
            case .literal(let value): readLiteral(item.name, value, found.first(named: item.name))
            case .parameter(let parameter) where parameter.presence == .list:
                let takesEmpty = parameter.type.takesEmptyItem
                setList(parameter, item: item.name) { found.all(named: item.name, takesEmpty: takesEmpty, $1) }
            case .parameter(let parameter): readItem(item.name, parameter, found.first(named: item.name))
            }
        }
        guard let rest = items.rest else { return }
        let names = Set(items.named.map { Array($0.name.utf8) })
        let others = url.otherItems(in: range) { part in
            part.plainBytes(isLowercase: false).map(names.contains) ?? false
        }
        if let others {
            values[rest.name] = .items(others)
        } else {
            mismatch = mismatch ?? .otherItem(rest)
        }
    }

    private func range(of place: Place) -> Range<Int> {
        switch place {
        case .query: url.queryItems
        case .fragment(let isItemsAlone): url.fragmentItems(isItemsAlone)
        }
    }

    private mutating func readLiteral(_ name: String, _ value: String?, _ part: _RoutePart) {
        if !part.isPresent { mismatch = mismatch ?? .missingItem(name) }
        guard let value, !part.equals(Array(value.utf8), ignoringCase: false) else { return }
        mismatch = mismatch ?? .literalItem(name, PartText(part), expected: value)
    }

    private mutating func readItem(_ name: String, _ parameter: Parameter, _ part: _RoutePart) {
        switch parameter.presence {
        case .optional where !part.isPresent || part.isEmpty: values[parameter.name] = .null
        case .defaulting where !part.isPresent || (part.isEmpty && !parameter.type.takesEmptyItem):
            values[parameter.name] = parameter.default?.value
        default:
            if !part.isPresent { mismatch = mismatch ?? .missingItem(name) }
            set(parameter, part, item: name)
        }
    }

    private mutating func set(_ parameter: Parameter, _ part: _RoutePart, item: String? = nil) {
        if !(parameter.isNonempty && part.isEmpty), let value = parameter.type.value(of: part) {
            values[parameter.name] = value
        } else {
            mismatch = mismatch ?? .value(PartText(part), parameter, item: item)
        }
    }
}
