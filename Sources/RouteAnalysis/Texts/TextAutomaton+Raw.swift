import RoutePatterns

extension TextAutomaton {
    /// One word of plain symbols.
    package init(plain text: String) {
        self.init(text.utf8.map { SymbolSet(plain: [$0]) })
    }

    /// The bytes that every word begins with: at most 64, and perhaps fewer than there are.
    package var literalPrefix: [UInt8] {
        var bytes: [UInt8] = []
        var states = closure(of: [0])
        while bytes.count < 64, !states.contains(end), let first = states.lazy.flatMap({ self.edges[$0] }).first {
            let edges = states.flatMap { self.edges[$0] }
            guard let byte = first.symbols.onlyPlainByte, edges.allSatisfy({ $0.symbols == first.symbols }) else {
                break
            }
            bytes.append(byte)
            states = closure(of: edges.map(\.target).withoutRepetitions)
        }
        return bytes
    }
}

extension TextSets {
    /// The texts that a segment or an item reads if its literal text is spelled as it is written.
    package func readPlainly(_ matcher: Matcher) -> TextAutomaton {
        switch matcher {
        case .literal: return written(matcher)
        case .affixed(var affixed):
            let first = affixed.literals[0]
            affixed.literals[0] = ""
            return written(.literal(first, ignoringCase: false)).then(read(.affixed(affixed)))
        case .label, .type, .host, .nonempty, .rest, .commaList: return read(matcher)
        }
    }
}
