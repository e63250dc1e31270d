extension _RouteWriter {
    /// Adds a literal item whose text is known at run time.
    @_alwaysEmitIntoClient
    package mutating func literalItem(encoded item: String) {
        withBytes(of: item) { literalItem($0, $1) }
    }

    /// Adds the delimiter before an item, and a text.
    @usableFromInline
    mutating func literalItem(_ text: UnsafePointer<UInt8>, _ count: Int) {
        if itemSeparator != 0 { output.append(itemSeparator) }
        output.append(text, count)
        itemSeparator = UInt8(ascii: "&")
    }

    /// Adds an item with the value of a String parameter.
    @_alwaysEmitIntoClient
    public mutating func item(_ name: StaticString, _ value: String) {
        item(name.utf8Start, name.utf8CodeUnitCount, value, isFirst: true)
    }

    /// Adds an item for each value of a list of String.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func items(_ name: StaticString, _ values: [String]) {
        for (index, value) in values.enumerated() {
            item(name.utf8Start, name.utf8CodeUnitCount, value, isFirst: index == 0)
        }
    }

    /// Adds an item for each text of a list whose values are not Strings.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func items(_ name: StaticString, plain values: [String]) {
        for value in values { item(name.utf8Start, name.utf8CodeUnitCount, plain: value) }
    }

    /// Adds an item of values with commas between them; nothing if there are none.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func item(_ name: StaticString, commaList texts: [String]) {
        if texts.isEmpty { return }
        beginItem(name.utf8Start, name.utf8CodeUnitCount)
        output.append(texts.commaList)
    }

    /// Like the function above, with a name that is known at run time.
    @_alwaysEmitIntoClient
    package mutating func item(encodedName name: String, commaList texts: [String]) {
        if texts.isEmpty { return }
        withBytes(of: name) { beginItem($0, $1) }
        output.append(texts.commaList)
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
            if itemSeparator != 0 { append(UInt64(itemSeparator), 1) }
            output.append(value: key, isMarked: isKeyMarked)
            add("=")
            output.append(value: value, isMarked: isValueMarked)
            itemSeparator = UInt8(ascii: "&")
        }
    }

    /// Adds items like the functions above, with a name that is known at run time.
    @_alwaysEmitIntoClient
    package mutating func items(encodedName name: String, _ values: [String], areStrings: Bool) {
        withBytes(of: name) { name, count in
            for (index, value) in values.enumerated() {
                if areStrings {
                    item(name, count, value, isFirst: index == 0)
                } else {
                    item(name, count, plain: value)
                }
            }
        }
    }

    @usableFromInline
    mutating func item(_ name: UnsafePointer<UInt8>, _ count: Int, _ value: String, isFirst: Bool) {
        beginItem(name, count)
        let isMarked = marksItemValue(value, of: UnsafeBufferPointer(start: name, count: count), isFirst: isFirst)
        output.append(value: value, isMarked: isMarked)
    }

    @usableFromInline
    mutating func item(_ name: UnsafePointer<UInt8>, _ count: Int, plain text: String) {
        beginItem(name, count)
        output.append(value: text)
    }

    @usableFromInline
    mutating func beginItem(_ name: UnsafePointer<UInt8>, _ count: Int) {
        literalItem(name, count)
        output.append(UInt8(ascii: "="))
    }
}

extension [String] {
    /// The texts, encoded, with commas between them.
    @_alwaysEmitIntoClient
    var commaList: String {
        var list = ""
        for text in self {
            if !list.isEmpty { list += "," }
            list += text.encodedValue()
        }
        return list
    }
}
