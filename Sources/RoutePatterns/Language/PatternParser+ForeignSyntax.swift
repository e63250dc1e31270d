import RouteRuntime

extension PatternParser {
    /// Reports a segment or an item's value that is a parameter in another language's syntax, or a segment of a path
    /// with characters that a URL can't have there.
    ///
    /// - Parameter item: The item's name, if the tokens are its value.
    /// - Returns: Whether it reported something.
    mutating func reportForeignSyntax(
        _ tokens: ArraySlice<PatternText.Token>, at range: Range<Int>, isInPath: Bool = false,
        ofItem item: String? = nil
    ) -> Bool {
        let foreign = ForeignSyntax(tokens, in: text, types: types)
        let forbidden = isInPath ? tokens.firstIndex { $0.isForbiddenInPaths } : nil
        let wildcard = foreign?.kind == .wildcard ? wildcard(tokens, item) : nil
        guard foreign?.isParameter == true || wildcard != nil || forbidden != nil else { return false }
        if let foreign {
            let written = written(range)
            if rule == .badBase, isInPath {
                reportParameterInPathOfBase(at: range)
            } else if foreign.kind == .regularExpression {
                report(at: range, "'\(written)' is a regular expression", help: foreign.help())
            } else {
                report(
                    at: range, "'\(written)' is not valid parameter syntax",
                    help: wildcard.map { "write \($0)" } ?? foreign.help(isItem: item != nil))
            }
            return true
        }
        // Text after a parameter can have even fewer characters; `reportText` checks it.
        guard let forbidden, case .byte(let byte, let offset) = tokens[forbidden],
            !tokens[..<forbidden].contains(where: \.isParameter)
        else { return false }
        if byte == UInt8(ascii: "\""), tokens.contains(where: \.isParameter) {
            let unquoted = tokens.filter { !$0.isByte("\"") }.map { written($0.range) }.joined()
            report(
                at: offset..<(offset + 1), "a quote inside a value is part of its text", help: "write \(unquoted)")
            return true
        }
        let character = Unicode.Scalar(byte)
        var escape: [UInt8] = []
        escape.appendEscape(of: byte)
        report(
            at: offset..<(offset + 1), "a path cannot contain '\(character)'",
            help: "write \(String(decoding: escape, as: UTF8.self)) for a literal '\(character)'")
        return true
    }

    private func wildcard(_ tokens: ArraySlice<PatternText.Token>, _ item: String?) -> String? {
        guard rule != .badBase, tokens.count <= 2, tokens.allSatisfy({ $0.isByte("*") }) else { return nil }
        if let item { return Identifier.isValid(item) ? "${\(item)}" : "${name}" }
        return tokens.count == 1 ? "${name}" : "${name...} for the rest of the path, or ${name} for one segment"
    }

    func written(_ range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}
