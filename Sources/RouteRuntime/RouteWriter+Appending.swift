// Generated code calls these if it knows which delimiter comes before a part. The text includes the delimiters at its
// ends, so only the value has to be examined.

extension _RouteWriter {
    /// Adds an encoded text of the spec, including its delimiters.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func add(_ text: StaticString) {
        let count = text.utf8CodeUnitCount
        if count <= 8 {
            append(loadWord(text.utf8Start, count), count)
        } else if count <= 16 {
            append(load(text.utf8Start, 0, as: UInt64.self), loadWord(text.utf8Start + 8, count &- 8), count)
        } else {
            append(text.utf8Start, count)
        }
    }

    /// Adds an item's name and `=`, or a literal item, if only the writer knows the delimiter before it.
    ///
    /// - Parameter text: encoded, with a `?` in place of the delimiter.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString) {
        let count = text.utf8CodeUnitCount
        if count <= 8 {
            append(item: loadWord(text.utf8Start, count), 0, count)
        } else if count <= 16 {
            append(item: load(text.utf8Start, 0, as: UInt64.self), loadWord(text.utf8Start + 8, count &- 8), count)
        } else {
            literalItem(text.utf8Start + 1, count &- 1)
        }
    }

    /// Adds an integer of at most 64 bits.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func add<Value: FixedWidthInteger>(_ value: Value) {
        if Value.isSigned {
            append(Int64(truncatingIfNeeded: value))
        } else {
            append(UInt64(truncatingIfNeeded: value))
        }
    }

    /// Adds `true` or `false`.
    @inline(never)
    public mutating func add(bool value: Bool) {
        output.append(value ? 0x6575_7274 : 0x65_736C_6166, value ? 4 : 5)
    }

    /// Adds the value of an item, decoded.
    @inline(never)
    public mutating func add(value: String) {
        output.append(value: value)
    }

    /// Adds a segment of the path, decoded, that is not the last.
    @inline(never)
    public mutating func add(segment value: String) {
        let start = output.count
        output.append(value: value)
        if output.mayBeDots(from: start) { output.completeSegment(from: start, isLast: false) }
    }

    /// Adds the last segment of the path, decoded.
    @inline(never)
    public mutating func add(last value: String) {
        let start = output.count
        output.append(value: value)
        if output.mayBeDots(from: start) { output.completeSegment(from: start, isLast: true) }
    }

    @usableFromInline
    @inline(never)
    mutating func append(_ word: UInt64, _ count: Int) {
        output.append(word, count)
    }

    @usableFromInline
    @inline(never)
    mutating func append(_ word: UInt64, _ next: UInt64, _ count: Int) {
        output.append(word, next, count)
    }

    @usableFromInline
    @inline(never)
    mutating func append(_ text: UnsafePointer<UInt8>, _ count: Int) {
        output.append(text, count)
    }

    @usableFromInline
    @inline(never)
    mutating func append(_ value: Int64) {
        if value < 0 { output.append(UInt8(ascii: "-")) }
        output.append(value.magnitude)
    }

    @usableFromInline
    @inline(never)
    mutating func append(_ value: UInt64) {
        output.append(value)
    }

    @usableFromInline
    @inline(never)
    mutating func append(item word: UInt64, _ next: UInt64, _ count: Int) {
        if itemSeparator == 0 {
            output.append(word &>> 8 | next &<< 56, next &>> 8, count &- 1)
        } else {
            output.append(word & ~0xFF | UInt64(itemSeparator), next, count)
        }
        itemSeparator = UInt8(ascii: "&")
    }
}

// A text of the spec and the value after it: half as many calls to compile, and nothing more to run.
extension _RouteWriter {
    /// Adds a text, then an integer.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func add(_ text: StaticString, _ value: some FixedWidthInteger) {
        add(text)
        add(value)
    }

    /// Adds a text, then `true` or `false`.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func add(_ text: StaticString, bool value: Bool) {
        add(text)
        add(bool: value)
    }

    /// Adds a text, then an item's value.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func add(_ text: StaticString, value: String) {
        add(text)
        add(value: value)
    }

    /// Adds a text, then a segment.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func add(_ text: StaticString, segment value: String) {
        add(text)
        add(segment: value)
    }

    /// Adds a text, then the last segment.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func add(_ text: StaticString, last value: String) {
        add(text)
        add(last: value)
    }

    /// Adds an item's name, then an integer.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString, _ value: some FixedWidthInteger) {
        item(text)
        add(value)
    }

    /// Adds an item's name, then `true` or `false`.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString, bool value: Bool) {
        item(text)
        add(bool: value)
    }

    /// Adds an item's name, then an item's value.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString, value: String) {
        item(text)
        add(value: value)
    }
}

// An item that is left out with its default value, or without a value.
extension _RouteWriter {
    /// Adds an item's name, then an integer; nothing for nil.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item<Value: FixedWidthInteger>(_ text: StaticString, ifAny value: Value?) {
        if let value { item(text, value) }
    }

    /// Adds an item's name, then an integer; nothing for `other`.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item<Value: FixedWidthInteger>(_ text: StaticString, _ value: Value, unless other: Value) {
        if value != other { item(text, value) }
    }

    /// Adds an item's name, then `true` or `false`; nothing for nil.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString, ifAny value: Bool?) {
        if let value { item(text, bool: value) }
    }

    /// Adds an item's name, then `true` or `false`; nothing for `other`.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString, _ value: Bool, unless other: Bool) {
        if value != other { item(text, bool: value) }
    }

    /// Adds an item's name, then an item's value; nothing for nil and for the empty text.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString, ifAny value: String?) {
        if let value, !value.isEmpty { item(text, value: value) }
    }

    /// Adds an item's name, then an item's value; nothing if it equals `other` byte by byte.
    @_alwaysEmitIntoClient
    @inline(__always)
    public mutating func item(_ text: StaticString, _ value: String, unless other: StaticString) {
        if !_Route.equal(value, text: other) { item(text, value: value) }
    }
}
