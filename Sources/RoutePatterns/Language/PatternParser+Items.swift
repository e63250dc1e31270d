import RouteRuntime

extension PatternParser {
    /// The most items that a pattern can have, including its fragment's: marks compare the items of two patterns.
    static let itemLimit = 1_000

    /// The items of a query or a fragment, between `&`.
    ///
    /// - Parameter isFragmentAlone: whether the fragment is read as items because it has a `=`, although segments may
    ///   have been meant.
    mutating func items(_ tokens: ArraySlice<PatternText.Token>, isFragmentAlone: Bool = false) -> Items {
        var items = Items()
        var names: Set<[UInt8]> = []
        for part in tokens.parts("&") where !part.isEmpty {
            let range = part.range(or: whole)
            itemCount += 1
            if itemCount == Self.itemLimit + 1 {
                report(
                    at: range, "a pattern can have at most \(Self.itemLimit) items",
                    help: "capture the others together, as in ${others...}")
            }
            if part.count == 1, case .parameter(let content, _) = part[part.startIndex] {
                addRest(content, range: range, to: &items)
            } else if let item = item(part, range: range, isFragmentAlone) {
                addNamed(item, isNew: names.insert(Array(item.name.utf8)).inserted, to: &items)
            }
        }
        if items.rest != nil {
            for item in items.named where !item.name.utf8.contains(where: isLetterOrDigit) {
                report(
                    at: item.nameRange, "next to a rest, the name '\(item.name)' needs an ASCII letter or digit",
                    help: "otherwise, a key of the rest that is equal to it could not be written")
            }
        }
        return items
    }

    private mutating func addRest(_ content: String, range: Range<Int>, to items: inout Items) {
        guard let parameter = parameter(content, range: range, slot: .otherItems) else { return }
        if let rest = items.rest {
            report(
                at: range, "a second rest of the items, after '\(rest.name)'", help: "remove one of the two")
        } else {
            items.rest = parameter
        }
    }

    private mutating func addNamed(_ item: Item, isNew: Bool, to items: inout Items) {
        if !isNew {
            report(
                at: item.nameRange, "duplicate item '\(item.name)'",
                help: "to read several values of one name, write \(item.name)=${values:[String]}")
        } else {
            items.named.append(item)
        }
    }

    private mutating func item(
        _ tokens: ArraySlice<PatternText.Token>, range: Range<Int>, _ isFragmentAlone: Bool
    ) -> Item? {
        let (nameTokens, valueTokens) = tokens.split(at: "=")
        if let hole = nameTokens.first(where: \.isParameter) {
            report(
                at: hole.range, "an item's name must be literal text",
                help: isFragmentAlone
                    ? "write %3D for a literal '='" : "write an item such as page=${page}")
            return nil
        }
        let name = decoded(Array(nameTokens), at: range)
        if name.isEmpty {
            report(at: range, "an item without a name", help: "write an item such as page=${page}")
            return nil
        }
        func item(_ value: Item.Value) -> Item {
            Item(name: name, value: value, range: range, nameRange: nameTokens.range(or: range))
        }
        guard let valueTokens else { return item(.literal(nil)) }
        let holes = valueTokens.filter(\.isParameter)
        if let hole = holes.first, case .parameter(let content, let holeRange) = hole {
            guard valueTokens.count == 1 else {
                report(
                    at: valueTokens.range(or: range), "an item's value must be one parameter or literal text",
                    help: "capture the whole value as a String, and split it in your app")
                return nil
            }
            return parameter(content, range: holeRange, slot: .item).map { item(.parameter($0)) }
        }
        reportForeignSyntax(at: valueTokens.range(or: range.upperBound..<range.upperBound), ofItem: name)
        return item(.literal(decoded(Array(valueTokens), at: range)))
    }
}

extension PatternText.Token {
    var isParameter: Bool {
        if case .parameter = self { true } else { false }
    }
}
