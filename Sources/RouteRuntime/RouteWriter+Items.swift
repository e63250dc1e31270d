extension _RouteWriter {
    /// Adds a literal item, encoded: a name, or a name, `=`, and a value.
    public mutating func literalItem(_ text: _RouteLiteral) {
        separateItem()
        output.append(text.bytes)
    }

    /// Adds an item with a value, decoded. The name is encoded.
    public mutating func item(_ name: _RouteLiteral, _ value: String) {
        beginItem(name)
        output.append(value: value)
    }

    /// Adds an affixed item. See `segment(affixed:_:)`.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func item(_ name: _RouteLiteral, affixed literals: [String], _ values: [String]) {
        beginItem(name)
        append(literals, values)
    }

    /// Adds an item with `true` or `false`.
    @_alwaysEmitIntoClient
    public mutating func item(_ name: _RouteLiteral, _ value: Bool) {
        item(name, value.description)
    }

    /// Adds an item with an integer.
    @_alwaysEmitIntoClient
    public mutating func item(_ name: _RouteLiteral, _ value: some FixedWidthInteger & LosslessStringConvertible) {
        beginItem(name)
        append(value)
    }

    /// Adds an item for each value of a list.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func items(_ name: _RouteLiteral, _ values: [String]) {
        for value in values { item(name, value) }
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
    /// - Parameter items: values by name, decoded.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func otherItems(_ items: [String: String]) {
        let sorted = items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (key, value) in sorted {
            separateItem()
            output.append(value: key)
            output.append(ascii: "=")
            output.append(value: value)
        }
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
