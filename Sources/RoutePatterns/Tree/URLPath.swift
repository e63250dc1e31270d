import RouteRuntime

/// The segments of a URL, from the one that patterns compare first, and the items of its query.
struct URLPath: ~Escapable {
    let url: _RouteReader
    let query: URLItems
    /// Whether ASCII case doesn't count anywhere.
    let ignoresCase: Bool
    /// Whether the first segment is a host with a port.
    private let hasPort: Bool
    private let hasHostName: Bool
    private let isLink: Matcher.LinkTest?

    /// - Parameters:
    ///   - isHosted: whether the first segment must be the host; the result is nil if the URL has
    ///     none.
    ///   - needsHostName: whether a matcher may need a host name by the rules of http and https.
    ///   - ignoresCase: whether ASCII case doesn't count anywhere.
    ///   - isLink: whether a text is a link; nil if no pattern has a link.
    @_lifetime(copy url)
    init?(
        _ url: _RouteReader, isHosted: Bool, needsHostName: Bool, ignoresCase: Bool,
        isLink: Matcher.LinkTest?
    ) {
        if isHosted, !url.hasHost { return nil }
        self.isLink = isLink
        self.ignoresCase = ignoresCase
        self.url = !isHosted ? url.path : needsHostName ? url.lowercasedHost : url
        query = URLItems(url.query, ignoresCase: ignoresCase)
        hasPort = isHosted && !url.hasNoPort
        hasHostName = needsHostName && url.hasHostName
    }

    /// A segment; a missing part for any other number.
    subscript(index: Int) -> _RoutePart {
        @_lifetime(copy self) get {
            // A copy, because under library evolution the part is borrowed from the reader that it
            // is read from.
            let url = url
            return url[index].ignoringCase(ignoresCase)
        }
    }

    /// All of the path, before a walk.
    var beginning: PathPlace { PathPlace(segments: 0..<url.count) }

    /// The segment that is compared next; a missing part if there is none.
    @_lifetime(copy self)
    func part(at place: PathPlace) -> _RoutePart {
        guard let next = place.next else { return .missing }
        return self[next]
    }

    /// Moves past a segment, or begins a rest, if it matches, and adds its capture to `captures`.
    func take(
        _ matcher: Matcher, _ place: inout PathPlace, into captures: inout [PathCapture]
    ) -> Bool {
        if matcher.isRest {
            let start = place.segments.lowerBound
            if !matcher.types.isEmpty { captures.append(PathCapture(capture: .rest, index: start)) }
            place.isBehindRest = true
            return true
        }
        guard let index = place.next else { return false }
        if index == 0, hasPort && matcher.needsNoPort || !hasHostName && matcher.needsHostName {
            return false
        }
        guard let capture = matcher.capture(self[index], isLink: isLink) else { return false }
        switch matcher {
        case .literal, .label, .rest: break
        case .mixed, .value: captures.append(PathCapture(capture: capture, index: index))
        }
        place.moveOn()
        return true
    }
}

/// A place in a walk along a path.
struct PathPlace {
    /// The segments that nothing but a rest has taken.
    private(set) var segments: Range<Int>
    /// Whether the walk has begun a rest. What follows is compared from the last segment on.
    var isBehindRest = false

    init(segments: Range<Int>) {
        self.segments = segments
    }

    /// Whether a path that ends here is matched.
    var isEnd: Bool { isBehindRest || segments.isEmpty }

    /// The segment that is compared next; nil if there is none.
    var next: Int? { isBehindRest ? segments.last : segments.first }

    /// Where a rest that begins here ends, before so many segments; nil if there are fewer.
    func endOfRest(before count: Int) -> Int? {
        segments.count < count ? nil : segments.upperBound - count
    }

    mutating func moveOn() {
        segments = isBehindRest ? segments.dropLast() : segments.dropFirst()
    }
}

/// What was captured of a segment of a path.
struct PathCapture {
    let capture: Capture
    /// The number of the segment.
    let index: Int
}

/// The items of a URL's query or fragment, by their decoded names. A name that can't be decoded
/// equals none of a pattern.
struct URLItems: ~Escapable {
    struct Item {
        let name: ContiguousArray<UInt8>
        let value: _RouteReader.Segment
    }

    /// How many items are looked through for a name: that is faster than to hash a few.
    private static let fewItems = 8

    private let items: _RouteItems
    /// Whether ASCII case doesn't count.
    private let ignoresCase: Bool
    /// With their names in lower case if case doesn't count.
    private(set) var all: [Item] = []
    /// The indices of the items of each name; empty if there are few items.
    private var indices: [ContiguousArray<UInt8>: [Int]] = [:]

    @_lifetime(copy items)
    init(_ items: _RouteItems, ignoresCase: Bool) {
        self.items = items
        self.ignoresCase = ignoresCase
        var offset = 0
        while let item = items.next(&offset) {
            guard let name = name(of: item) else { continue }
            all.append(Item(name: name, value: item.value))
        }
        if all.count <= Self.fewItems { return }
        indices.reserveCapacity(all.count)
        for (index, item) in all.enumerated() { indices[item.name, default: []].append(index) }
    }

    /// The indices of the items with a name.
    private func indices(named name: String) -> [Int] {
        let name = name.folded(ignoresCase)
        if !indices.isEmpty { return indices[ContiguousArray(name.utf8)] ?? [] }
        return all.indices.filter { all[$0].name.elementsEqual(name.utf8) }
    }

    /// The name as names are compared; nil if it can't be decoded.
    private func name(of item: _RouteItems.Item) -> ContiguousArray<UInt8>? {
        let name = items.part(item.name)
        return (ignoresCase ? name.folded : name).decoded()
    }

    /// The text of a piece; a missing part for nil.
    @_lifetime(copy self)
    func part(_ piece: _RouteReader.Segment?) -> _RoutePart {
        guard let piece else { return .missing }
        return items.part(piece).ignoringCase(ignoresCase)
    }

    /// The first item with the first of the names that the URL has; nil if it has none.
    func first(named names: [String]) -> (name: String, value: _RouteReader.Segment)? {
        for name in names {
            if let index = indices(named: name).first { return (name, all[index].value) }
        }
        return nil
    }

    /// All items with one of the names, in order.
    func all(named names: [String]) -> [(name: String, value: _RouteReader.Segment)] {
        let found = names.flatMap { name in
            indices(named: name).map { (name: name, value: all[$0].value) }
        }
        return names.count == 1 ? found : found.sorted { $0.value.start < $1.value.start }
    }

    /// The first item of each name that is not in `names`; nil if one can't be decoded.
    func others(than names: [String]) -> [String: String]? {
        let names = Set(names.map { ContiguousArray($0.folded(ignoresCase).utf8) })
        var others: [String: String] = [:]
        var offset = 0
        while let item = items.next(&offset) {
            if let name = name(of: item), names.contains(name) { continue }
            if !items.add(item, to: &others) { return nil }
        }
        return others
    }
}
