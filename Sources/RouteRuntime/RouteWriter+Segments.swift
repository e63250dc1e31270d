extension RouteWriter {
    /// Adds literal segments, with `/` between them; `segments` is neither empty nor ended by `/`.
    @_alwaysEmitIntoClient
    public mutating func literal(_ segments: StaticString, count: Int = 1) {
        literal(segments.utf8Start, segments.utf8CodeUnitCount, count)
    }

    /// As `literal(_:count:)`, with a text that is made at run time.
    @_alwaysEmitIntoClient
    package mutating func literal(encoded segments: String, count: Int) {
        withBytes(of: segments) { literal($0, $1, count) }
    }

    @usableFromInline
    mutating func literal(_ text: UnsafePointer<UInt8>, _ textCount: Int, _ count: Int) {
        if skipsHost() { return }
        beginSegment(isEmpty: textCount == 0)
        output.append(text, textCount)
        segmentCount &+= count
    }

    /// Adds a segment with the value of a String parameter.
    public mutating func segment(_ value: String) {
        // A value that is not written counts too, so that marks have one numbering in every form.
        segment(value, isMarked: marking == nil ? false : marksSegmentValue(value))
    }

    /// Adds a segment with the text of a parameter that is not a String.
    public mutating func segment(plain text: String) {
        segment(text, isMarked: false)
    }

    /// Adds a segment with an integer of 64 bits at most.
    @_alwaysEmitIntoClient
    public mutating func segment(integer value: some FixedWidthInteger) {
        segment(UInt64(truncatingIfNeeded: value.magnitude), isNegative: value < 0)
    }

    /// Adds a segment that is `true` or `false`.
    @_alwaysEmitIntoClient
    public mutating func segment(bool value: Bool) {
        literal(value ? "true" : "false")
    }

    @usableFromInline
    mutating func segment(_ magnitude: UInt64, isNegative: Bool) {
        if skipsHost() { return }
        beginSegment(isEmpty: false)
        segmentCount &+= 1
        output.append(magnitude, isNegative: isNegative)
    }

    private mutating func segment(_ value: String, isMarked: Bool) {
        if skipsHost() { return }
        let count = value.utf8.count
        beginSegment(isEmpty: count == 0)
        segmentCount &+= 1
        // A segment of dots would be removed by software that resolves the URL (RFC 3986, 5.2.4).
        if count <= 2, !isInFragment, value == "." || value == ".." {
            output.append(value == "." ? "%2E" : "%2E%2E")
        } else {
            output.append(value: value, isMarked: isMarked)
        }
    }

    /// Ends the path, or the segments of the fragment; items may follow.
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
                .firstParameter where segmentCount == 1, .otherHost:
                output.append(UInt8(ascii: "/"))
            default: break
            }
        }
        isLastEmpty = false
    }

    @usableFromInline
    mutating func beginSegment(isEmpty: Bool) {
        isLastEmpty = isEmpty
        if segmentCount > 0 {
            output.append(UInt8(ascii: "/"))
        } else if !isInFragment {
            switch head {
            case .host, .prefix: output.append(UInt8(ascii: "/"))
            case .relative, .noHost, .firstParameter: if isEmpty { output.append(UInt8(ascii: "/")) }
            case .hostParameter, .otherHost: break
            }
        }
    }

    /// Whether the next segment is a host in whose place another stands already.
    @usableFromInline
    mutating func skipsHost() -> Bool {
        guard head == .otherHost, segmentCount == 0, !isInFragment else { return false }
        segmentCount = 1
        return true
    }
}
