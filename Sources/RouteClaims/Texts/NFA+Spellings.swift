import RouteAnalysis

extension NFA {
    /// The words that are in both sets.
    package func intersection(_ other: NFA) -> NFA {
        var pairs = [(0, 0)]
        var numbers = [[0, 0]: 0]
        func number(_ first: Int, _ second: Int) -> Int {
            if let known = numbers[[first, second]] { return known }
            numbers[[first, second]] = pairs.count
            pairs.append((first, second))
            return pairs.count - 1
        }
        var (edges, jumps): ([[Edge]], [[Int]]) = ([], [])
        let end = number(self.end, other.end)
        while edges.count < pairs.count {
            let (first, second) = pairs[edges.count]
            jumps.append(
                self.jumps[first].map { number($0, second) } + other.jumps[second].map { number(first, $0) })
            var list: [Edge] = []
            for edge in self.edges[first] {
                for otherEdge in other.edges[second] {
                    let symbols = edge.symbols.intersection(otherEdge.symbols)
                    if symbols.isEmpty { continue }
                    list.append(Edge(symbols: symbols, target: number(edge.target, otherEdge.target)))
                }
            }
            edges.append(list)
        }
        return NFA(edges: edges, jumps: jumps, end: end)
    }

    /// The texts that decode to a word of this set, which has plain symbols: each byte as it is, or as a `%` and two
    /// hexadecimal digits of either case. A `%` and the bytes of `delimiters` are always escaped.
    package func spellings(delimiters: String) -> NFA {
        let escapedOnly = Self.percent.union(SymbolSet(plain: delimiters.utf8))
        return spelled { (plain: $0.subtracting(escapedOnly), escaped: $0) }
    }

    /// The words as a URL spells them: each escaped symbol as a `%` and two hexadecimal digits of either case.
    package var spelledOut: NFA {
        spelled { (plain: $0.plainForms, escaped: $0.unescapedForms) }
    }

    /// The words as a URL in its normal form spells them: its escapes have upper-case digits.
    package var spelledOutNormally: NFA {
        spelled(isNormal: true) { (plain: $0.plainForms, escaped: $0.unescapedForms) }
    }

    /// - Parameter split: the bytes that stand for themselves and those that are escaped, of the symbols of an edge.
    private func spelled(
        isNormal: Bool = false, _ split: (SymbolSet) -> (plain: SymbolSet, escaped: SymbolSet)
    ) -> NFA {
        var result = self.edges
        var known: [SymbolSet: [(high: SymbolSet, low: SymbolSet)]] = [:]
        for state in edges.indices {
            result[state] = []
            for edge in edges[state] {
                let (plain, escaped) = split(edge.symbols)
                if !plain.isEmpty { result[state].append(Edge(symbols: plain, target: edge.target)) }
                if escaped.isEmpty { continue }
                let escapes = known[escaped] ?? Self.escapes(of: escaped, isNormal: isNormal)
                known[escaped] = escapes
                let escape = result.count
                result[state].append(Edge(symbols: Self.percent, target: escape))
                result.append([])
                for (high, low) in escapes {
                    result[escape].append(Edge(symbols: high, target: result.count))
                    result.append([Edge(symbols: low, target: edge.target)])
                }
            }
        }
        let jumps = self.jumps + Array(repeating: [], count: result.count - edges.count)
        return NFA(edges: result, jumps: jumps, end: end)
    }

    private static let percent = SymbolSet(plain: [UInt8(ascii: "%")])

    /// The two digits that escape a byte of a set: pairs that can be combined freely.
    private static func escapes(of symbols: SymbolSet, isNormal: Bool) -> [(high: SymbolSet, low: SymbolSet)] {
        let digits = isNormal ? normalDigits : allDigits
        var highs: [SymbolSet: SymbolSet] = [:]
        for high in UInt8(0)..<16 {
            var low = SymbolSet.empty
            for digit in UInt8(0)..<16 where symbols.contains(Symbol(byte: high << 4 | digit, isEscaped: false)) {
                low = low.union(digits[Int(digit)])
            }
            if low.isEmpty { continue }
            highs[low] = (highs[low] ?? SymbolSet.empty).union(digits[Int(high)])
        }
        // In a fixed order, so that examples don't depend on hashing.
        return highs.map { ($0.value, $0.key) }.sorted { ($0.high.best?.byte ?? 0) < ($1.high.best?.byte ?? 0) }
    }

    /// The hexadecimal digits by their value.
    private static let normalDigits = "0123456789ABCDEF".utf8.map { SymbolSet(plain: [$0]) }
    private static let allDigits = zip(normalDigits, "0123456789abcdef".utf8).map { $0.union(SymbolSet(plain: [$1])) }
}
