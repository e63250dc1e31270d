extension _RouteWriter {
    /// Adds literal segments, encoded, with `/` between them: one that may be empty, or several that are not.
    ///
    /// - Parameter count: how many segments the text has.
    public mutating func literal(_ segments: _RouteLiteral, count: Int = 1) {
        guard beginsSegment(isEmpty: segments.count == 0) else { return }
        output.append(segments.bytes)
        segmentCount &+= count &- 1
    }

    /// Adds a segment with a value, decoded.
    public mutating func segment(_ value: String) {
        guard beginsSegment(isEmpty: value.utf8.isEmpty) else { return }
        let start = output.count
        output.append(value: value)
        if !isInFragment { output.escapeDots(from: start) }
    }

    /// Adds a segment with `true` or `false`.
    @_alwaysEmitIntoClient
    public mutating func segment(_ value: Bool) {
        segment(value.description)
    }

    /// Adds a segment with an integer, without the time that its description would take.
    @_alwaysEmitIntoClient
    public mutating func segment(_ value: some FixedWidthInteger & LosslessStringConvertible) {
        if beginsSegment(isEmpty: false) { append(value) }
    }

    /// Adds a segment of values with a separator between them. There is at least one.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func segment(list texts: [String], separatedBy separator: Unicode.Scalar) {
        // A single value may have to be escaped as a whole, as `.` does.
        if texts.count == 1 { return segment(texts[0]) }
        if beginsSegment(isEmpty: false) { append(list: texts, separatedBy: separator) }
    }

    /// Adds an affixed segment.
    ///
    /// - Parameters:
    ///   - literals: the literal texts, encoded: one more than there are values.
    ///   - values: the values between them, decoded.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func segment(affixed literals: [String], _ values: [String]) {
        if beginsSegment(isEmpty: false) { append(literals, values) }
    }

    /// Adds a `/` after the last segment, as the pattern has one; nothing if there are no segments.
    public mutating func slash() {
        if case .prefix = head, !isInFragment { endsWithSlash = true }
        if segmentCount > 0 { endsWithSlash = true }
    }

    /// Ends the path, or the segments of the fragment. A last segment that is empty gets a `/`, because one `/` at the
    /// end is ignored.
    mutating func endSegments() {
        hasEndedSegments = true
        if endsWithSlash {
            output.append(ascii: "/")
        } else if !isInFragment {
            switch head {
            case .host where segmentCount == 0, .hostParameter where segmentCount == 1,
                .otherHost where segmentCount <= 1:
                output.append(ascii: "/")
            default: break
            }
        }
    }

    /// Adds the delimiter before a segment; false if the segment is a host that has been replaced.
    @usableFromInline
    mutating func beginsSegment(isEmpty: Bool) -> Bool {
        defer { segmentCount &+= 1 }
        if segmentCount > 0 {
            output.append(ascii: "/")
        } else if !isInFragment {
            switch head {
            case .host, .prefix: output.append(ascii: "/")
            case .relative: if isEmpty { output.append(ascii: "/") }
            case .noHost: if isEmpty { output.appendEmptyAuthority() }
            case .otherHost: return false
            case .hostParameter: break
            }
        }
        endsWithSlash = isEmpty
        return true
    }

    /// Adds an integer of at most 64 bits.
    @_alwaysEmitIntoClient
    mutating func append(_ value: some FixedWidthInteger) {
        output.append(UInt64(truncatingIfNeeded: value.magnitude), isNegative: value < 0)
    }

    /// Adds literal texts, encoded, with values between them.
    @_alwaysEmitIntoClient
    mutating func append(_ literals: [String], _ values: [String]) {
        for (index, literal) in literals.enumerated() {
            if index > 0 { output.append(value: values[index - 1]) }
            output.append(literal)
        }
    }

    /// Adds values with an ASCII character between them.
    @_alwaysEmitIntoClient
    mutating func append(list texts: [String], separatedBy separator: Unicode.Scalar) {
        for (index, text) in texts.enumerated() {
            if index > 0 { output.append(ascii: separator) }
            output.append(value: text)
        }
    }
}
