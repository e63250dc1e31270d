import RoutePatterns

extension Matcher {
    /// Whether it is known exactly which texts fit, as the interpreter reads them.
    package var isExact: Bool {
        if case .affixed(let affixed) = self, !affixed.isExact { return false }
        return types.allSatisfy(\.isExact)
    }
}

extension Matcher.Affixed {
    /// Whether every text with the literal texts in their places, and values between them, is read: the first place
    /// that a value can end at decides, even if the next value doesn't fit there (rule 3.8).
    var isExact: Bool {
        types.count == 1 && !types[0].isLimitedURL || types.allSatisfy { $0 == .string } && nonempty.isEmpty
    }
}

extension RouteType {
    /// Whether the type is a URL with certain schemes.
    fileprivate var isLimitedURL: Bool {
        if case .constrained(let type) = self { type.base == .url } else { false }
    }

    /// Whether the texts of the type are known exactly, as the interpreter reads them.
    fileprivate var isExact: Bool {
        if isLink { return false }
        guard case .constrained(let type) = self else { return true }
        switch type.constraint {
        case .double, .float: return false
        case .integer, .text, .url: return true
        }
    }
}
