extension _RouteWriter {
    /// Adds literal segments, with `/` between them. `segments` is not empty and doesn't end with `/`.
    @_alwaysEmitIntoClient
    public mutating func literal(_ segments: StaticString, count: Int = 1) {
        literal(segments.utf8Start, segments.utf8CodeUnitCount, count)
    }

    /// Like `literal(_:count:)`, with a text that is known at run time.
    @_alwaysEmitIntoClient
    package mutating func literal(encoded segments: String, count: Int) {
        withBytes(of: segments) { literal($0, $1, count) }
    }

    @usableFromInline
    mutating func literal(_ text: UnsafePointer<UInt8>, _ textCount: Int, _ count: Int) {
        guard beginsSegment(isEmpty: textCount == 0) else { return }
        output.append(text, textCount)
        segmentCount &+= count &- 1
    }

    /// Adds a segment with the value of a String parameter.
    public mutating func segment(_ value: String) {
        // A value that is not written counts, too, so that marks have the same numbering in every form.
        segment(value, isMarked: marking == nil ? false : marksSegmentValue(value))
    }

    /// Adds a segment with the text of a parameter that is not a String.
    public mutating func segment(plain text: String) {
        segment(text, isMarked: false)
    }

    /// Adds a segment with an integer of at most 64 bits.
    @_alwaysEmitIntoClient
    public mutating func segment(integer value: some FixedWidthInteger) {
        if beginsSegment(isEmpty: false) { add(value) }
    }

    /// Adds a segment that is `true` or `false`.
    @_alwaysEmitIntoClient
    public mutating func segment(bool value: Bool) {
        if beginsSegment(isEmpty: false) { add(bool: value) }
    }

    /// Adds a segment of values with commas between them. There is at least one.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func segment(commaList texts: [String]) {
        // A single value may have to be escaped as a whole, as `.` does.
        if texts.count == 1 { return segment(plain: texts[0]) }
        if beginsSegment(isEmpty: false) { output.append(texts.commaList) }
    }

    private mutating func segment(_ value: String, isMarked: Bool) {
        guard beginsSegment(isEmpty: value.utf8.isEmpty) else { return }
        if isInFragment || isMarked {
            output.append(value: value, isMarked: isMarked)
        } else {
            add(segment: value)
        }
    }

    /// Ends the path, or the segments of the fragment. Items may follow.
    @_alwaysEmitIntoClient
    public mutating func endSegments() {
        if isLastEmpty || segmentCount <= 1 { endFewSegments() }
    }

    @usableFromInline
    mutating func endFewSegments() {
        if isLastEmpty {
            output.append(UInt8(ascii: "/"))
        } else if !isInFragment {
            switch head {
            case .host where segmentCount == 0, .hostParameter where segmentCount == 1,
                .webHostParameter where segmentCount == 1, .otherHost:
                output.append(UInt8(ascii: "/"))
            default: break
            }
        }
        isLastEmpty = false
    }

    /// Adds the delimiter before a segment; false if the segment is a host that has been replaced.
    @usableFromInline
    mutating func beginsSegment(isEmpty: Bool) -> Bool {
        defer { segmentCount &+= 1 }
        if segmentCount > 0 {
            output.append(UInt8(ascii: "/"))
        } else if !isInFragment {
            switch head {
            case .host, .prefix: output.append(UInt8(ascii: "/"))
            case .relative, .noHost: if isEmpty { output.append(UInt8(ascii: "/")) }
            case .otherHost: return false
            default: break
            }
        }
        isLastEmpty = isEmpty
        return true
    }
}
