import RouteLanguage

// Links that are like a link of a pattern, for what its own links don't show.
extension Probes {
    /// How many values of a route are varied alone.
    private static let valueLimit = 32
    /// The most neighbors of a link.
    private static let neighborLimit = 400
    /// The most pieces of all neighbors of a link.
    private static let pieceLimit = 40_000

    /// Links that a pattern writes for the values of one link with other values: one at a time,
    /// and all different. The links of a pattern may have the same text in two places, so they
    /// don't show whether the places were swapped.
    package func linksWithOtherValues(than link: String, of pattern: ProbedPattern) -> [String] {
        let table = tables[pattern.table]
        guard let reading = table.read(url: link, by: pattern.pattern) else { return [] }
        let declared = table[reading.route].values
        var found: [[RouteValue]] = []
        for (index, value) in declared.enumerated().prefix(Self.valueLimit) {
            var samples = value.samples(for: [.equals(reading.values[index], "")])
            if value.type.isLink, value.shape != .list { samples += links.map(RouteValue.string) }
            for sample in samples {
                var values = reading.values
                values[index] = sample
                found.append(values)
            }
        }
        if declared.count > 1 { found.append(Self.differentValues(declared, reading.values)) }
        let hasBase = !table[pattern.pattern].bases.isEmpty
        if hasBase { return found.compactMap { table.write($0, by: pattern.pattern, .url) } }
        let scheme = link.prefix { $0 != ":" }
        return found.compactMap { values in
            table.write(values, by: pattern.pattern, .rawValue).map { "\(scheme)://\($0)" }
        }
    }

    /// Values that differ from one another where the types have enough.
    private static func differentValues(
        _ declared: [Route.Value], _ values: [RouteValue]
    ) -> [RouteValue] {
        let isVaried = declared.map { value in
            (value.shape == .single || value.shape == .optional) && !value.type.isLink
        }
        var counts: [String: Int] = [:]
        for (value, isVaried) in zip(declared, isVaried) where isVaried {
            counts[value.type.name, default: 0] += 1
        }
        // The texts of each type that are left.
        var texts: [String: ArraySlice<String>] = [:]
        var found = values
        for (index, value) in declared.enumerated() where isVaried[index] {
            let name = value.type.name
            if texts[name] == nil {
                texts[name] = value.type.sampleTexts(count: counts[name, default: 1])[...]
            }
            guard let text = texts[name]?.popFirst() else { continue }
            found[index] = value.type.value(of: text) ?? values[index]
        }
        return found
    }

    /// The first of a pattern's links that open it, with an empty authority, which perhaps only
    /// one table reads.
    package func linkWithEmptyAuthority(of pattern: ProbedPattern, _ links: [String]) -> String? {
        let table = tables[pattern.table]
        let own = links.prefix(4).first { table.read(url: $0)?.pattern == pattern.pattern }
        guard let link = own ?? links.first else { return nil }
        let scheme = link.prefix { $0 != ":" }
        let rest = link.drop { $0 != "/" }.dropFirst(2)
        return "\(scheme):///\(rest)"
    }

    /// Links that differ from one of these in a single segment, item, or fragment, which another
    /// link of the pattern has, or that have one item more.
    package static func neighbors(of changed: [String], among links: [String]) -> [String] {
        if changed.isEmpty { return [] }
        let others = links.map(\.pieces)
        return changed.flatMap { neighbors(of: $0.pieces, among: others) }.withoutRepetitions
    }

    /// - Parameters:
    ///   - own: the pieces of a link.
    ///   - others: the pieces of each other link.
    private static func neighbors(
        of own: [Substring], among others: [[Substring]]
    ) -> [String] {
        var found: [String] = []
        let limit = min(neighborLimit, pieceLimit / own.count)
        for other in others where found.count < limit {
            if other.count == own.count + 1 { found.append((own + other.suffix(1)).joined()) }
            if let last = other.last, last.isItem, own.last?.isItem ?? false,
                !own.contains(where: { $0.dropFirst() == last.dropFirst() })
            {
                found.append(own.joined() + "&" + last.dropFirst())
            }
            for index in 0..<min(own.count, other.count) where other[index] != own[index] {
                // A link with one item less differs in each item after it.
                if found.count >= limit { break }
                guard other[index].first == own[index].first || index == 0 else { continue }
                var pieces = own
                pieces[index] = other[index]
                found.append(pieces.joined())
            }
        }
        return found
    }

    /// Whether a link is one that people may share. Some probes have an escape that isn't UTF-8.
    package static func isShareable(_ link: String) -> Bool {
        !link.containsBytes(of: HalfLinks.undecodable)
    }
}

extension Substring {
    /// Whether it is an item of a query, with the character before it.
    fileprivate var isItem: Bool { first == "?" || first == "&" }
}

extension String {
    /// The segments, items, and fragment, each with the character before it.
    var pieces: [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        for index in utf8.indices.dropFirst() where "/?&#".utf8.contains(utf8[index]) {
            pieces.append(self[start..<index])
            start = index
        }
        return pieces + [self[start...]]
    }
}
