extension RouteWriter {
    /// Adds a literal item, encoded, such as `type=user`.
    @inlinable
    public mutating func literalItem(_ item: String) {
        text += itemSeparator
        text += item
        itemSeparator = "&"
    }

    /// Adds an item with the value of a String parameter.
    ///
    /// - Parameters:
    ///   - name: the name, encoded.
    ///   - value: the value, decoded.
    @inlinable
    public mutating func item(_ name: String, _ value: String) {
        literalItem(name)
        text += "="
        append(value, isMarked: marksItemValue(value, of: name, isFirst: true))
    }

    /// Adds an item with the text of a parameter that is not a String.
    ///
    /// - Parameters:
    ///   - name: the name, encoded.
    ///   - value: the value's text, decoded.
    @inlinable
    public mutating func item(_ name: String, plain value: String) {
        literalItem(name)
        text += "="
        append(value, isMarked: false)
    }

    /// Adds an item for each value of a list of String.
    @inlinable
    public mutating func items(_ name: String, _ values: [String]) {
        for (index, value) in values.enumerated() {
            literalItem(name)
            text += "="
            append(value, isMarked: marksItemValue(value, of: name, isFirst: index == 0))
        }
    }

    /// Adds an item for each text of a list whose values are not Strings.
    @inlinable
    public mutating func items(_ name: String, plain values: [String]) {
        for value in values { item(name, plain: value) }
    }

    /// Adds the items of the query's rest, in byte order of their names.
    ///
    /// - Parameters:
    ///   - items: values by name, decoded.
    ///   - names: the items that the pattern names, decoded; such a key is always marked.
    public mutating func otherItems(_ items: [String: String], than names: [String] = []) {
        let sorted = items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (key, value) in sorted {
            let isNamed = names.contains { $0.utf8.elementsEqual(key.utf8) }
            let (isKeyMarked, isValueMarked) = marksOtherItem(key, value, isNamed: isNamed)
            text += itemSeparator
            append(key, isMarked: isKeyMarked)
            text += "="
            append(value, isMarked: isValueMarked)
            itemSeparator = "&"
        }
    }
}
