import RoutePatterns

// The labels of a host that isn't all literal (rule 3.1) are nonempty and contain no dot, and no colon unless it is
// escaped. In http and https, one spelling stands for all.
extension TextSets {
    /// The texts in a host that match a type.
    ///
    /// - Parameter isWhole: whether the parameter is the whole host, rather than one label of it.
    package func read(_ type: RouteType, in host: HostKind, isWhole: Bool = false) -> NFA {
        let label = host == .web ? Self.label : anything.subtracting(.endsOfLabels)
        switch type {
        case .string, .url, .link, .custom: return isWhole ? Self.labels(label) : .some(label)
        case .closed(let closed) where closed.fallback != nil: return isWhole ? Self.labels(label) : .some(label)
        // Hosts are compared in lower case.
        case .closed(let closed) where host == .web:
            return .any(of: closed.values.map { literal($0, ignoringCase: true).limited(to: Self.hostSymbols) })
        case .bool where host == .web: return .any(of: ["true", "false"].map { literal($0, ignoringCase: true) })
        case .constrained(let constrained) where host == .web:
            let symbols = isWhole ? Self.hostSymbols : label
            return read(constrained).limited(to: symbols.subtracting(.uppercaseLetters)).ignoringCase
        case .bool, .integer, .float, .double, .uuid, .closed, .constrained:
            return read(type).limited(to: isWhole ? Self.hostSymbols : label)
        }
    }

    /// The texts with which values of a type are written in a host. Others couldn't be read back.
    package func written(_ type: RouteType, in host: HostKind, isWhole: Bool = false) -> NFA {
        guard host == .web else {
            return written(type).limited(to: anything.subtracting(.endsOfLabels))
        }
        switch type {
        case .string, .url, .link, .custom:
            return isWhole ? Self.labels(Self.lowercaseLabel) : .some(Self.lowercaseLabel)
        case .bool, .integer, .float, .double, .uuid, .closed, .constrained:
            return written(type).limited(to: isWhole ? Self.hostSymbols : Self.label)
        }
    }

    private static func labels(_ label: SymbolSet) -> NFA {
        let inner = label.union(SymbolSet(plain: "."))
        return .any(of: [NFA(label), NFA(label).then(.many(inner)).then(NFA(label))])
    }

    private static let lowercaseLabel = SymbolSet(plain: "abcdefghijklmnopqrstuvwxyz0123456789-_")
    private static let label = SymbolSet.lettersAndDigits.union(SymbolSet(plain: "-_"))
    private static let hostSymbols = label.union(SymbolSet(plain: "."))
}

extension SymbolSet {
    fileprivate static let endsOfLabels = SymbolSet.byte(UInt8(ascii: ".")).union(SymbolSet(plain: ":"))
}
