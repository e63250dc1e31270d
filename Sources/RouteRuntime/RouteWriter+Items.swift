extension _RouteWriter {
    /// Adds a literal item, encoded: a name, or a name, `=`, and a value.
    public mutating func literalItem(_ text: _RouteLiteral) {
        separateItem()
        output.append(text.bytes)
    }

    /// Adds an item with the value of a String parameter. The name is encoded.
    public mutating func item(_ name: _RouteLiteral, _ value: String) {
        item(name, value, isFirst: true)
    }

    /// Adds an item with the text of a parameter that is not a String.
    public mutating func item(_ name: _RouteLiteral, plain text: String) {
        beginItem(name)
        output.append(value: text)
    }

    /// Adds an item with `true` or `false`.
    @_alwaysEmitIntoClient
    public mutating func item(_ name: _RouteLiteral, _ value: Bool) {
        item(name, plain: value.description)
    }

    /// Adds an item with an integer.
    @_alwaysEmitIntoClient
    public mutating func item(_ name: _RouteLiteral, _ value: some FixedWidthInteger & LosslessStringConvertible) {
        beginItem(name)
        append(value)
    }

    /// Adds an item for each value of a list of String.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func items(_ name: _RouteLiteral, _ values: [String]) {
        for (index, value) in values.enumerated() { item(name, value, isFirst: index == 0) }
    }

    /// Adds an item for each text of a list whose values are not Strings.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func items(_ name: _RouteLiteral, plain values: [String]) {
        for value in values { item(name, plain: value) }
    }

    /// Adds an item of values with a separator between them; nothing if there are none.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func item(_ name: _RouteLiteral, list texts: [String], separatedBy separator: Unicode.Scalar) {
        if texts.isEmpty { return }
        beginItem(name)
        append(list: texts, separatedBy: separator)
    }

    /// Adds the items of the query's rest, in byte order of their names.
    ///
    /// - Parameters:
    ///   - items: values by name, decoded.
    ///   - names: the items that the pattern names, decoded. A key with such a name is always marked.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func otherItems(_ items: [String: String], than names: [String] = []) {
        otherItems(items) { key in names.contains { $0.utf8.elementsEqual(key.utf8) } }
    }

    /// Like `otherItems(_:than:)`, with a fast check for the names.
    @_alwaysEmitIntoClient
    package mutating func otherItems(_ items: [String: String], where isNamed: (String) -> Bool) {
        let sorted = items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (key, value) in sorted {
            let (isKeyMarked, isValueMarked) = marksOtherItem(key, value, isNamed: isNamed(key))
            separateItem()
            output.append(value: key, isMarked: isKeyMarked)
            output.append(ascii: "=")
            output.append(value: value, isMarked: isValueMarked)
        }
    }

    @usableFromInline
    mutating func item(_ name: _RouteLiteral, _ value: String, isFirst: Bool) {
        beginItem(name)
        output.append(value: value, isMarked: marksItemValue(value, of: name, isFirst: isFirst))
    }

    @usableFromInline
    mutating func beginItem(_ name: _RouteLiteral) {
        separateItem()
        output.append(name.bytes)
        output.append(ascii: "=")
    }

    /// Ends the segments, and adds the delimiter before an item.
    @usableFromInline
    mutating func separateItem() {
        if !hasEndedSegments { endSegments() }
        if let itemSeparator { output.append(ascii: itemSeparator) }
        itemSeparator = "&"
    }
}
