/// What stands before the path of a text that is written (semantics.md, section 5).
@frozen
public enum RouteForm: Hashable, Sendable {
    /// Nothing, but for a full-URL pattern and for bases of a route's own.
    case rawValue
    /// The first base.
    case url
    /// Another scheme and host; nil for a host where the first segment stands in its place.
    case other(scheme: String, host: String?)
}

/// Writes the text of one URL, part by part, from left to right (semantics.md, section 5).
@frozen
public struct RouteWriter {
    /// What stands before the first segment that is written, and what that asks of the segments.
    @frozen
    public enum Head: Sendable {
        /// Nothing: the text follows the spec's first base.
        case relative
        /// A base without a host, such as `myapp://`.
        case noHost
        /// A base that is a host alone, such as `https://h`.
        case host
        /// A base whose last part is a segment of its prefix, such as `https://h/app`.
        case prefix
        /// A scheme and `://`; the first segment that is written is the host.
        case hostParameter
        /// As `hostParameter`, where the scheme's URLs have no host of their own kind, but a first segment.
        case firstParameter
        /// As `host`, in place of a host that is written as the first segment.
        case otherHost
    }

    @usableFromInline var text: String
    @usableFromInline let head: Head
    @usableFromInline var segmentCount = 0
    @usableFromInline var isLastEmpty = false
    @usableFromInline var itemSeparator = "?"
    @usableFromInline var isInFragment = false
    @usableFromInline var marking: Marking?

    /// A writer at the start of a URL or raw value.
    ///
    /// - Parameters:
    ///   - form: what is to stand before the path.
    ///   - base: the text of the first base, encoded, without a `/` at its end.
    ///   - head: what that text is.
    ///   - isRelative: whether the raw value is written without the base.
    ///   - isGuarded: whether the literal text of the first segment has `:` or `@`, which an authority would read otherwise.
    ///   - prefix: the part of the base that stands after another host too, with its leading `/`.
    @inlinable
    public init(
        _ form: RouteForm, base: String, _ head: Head, isRelative: Bool, isGuarded: Bool = false, prefix: String = ""
    ) {
        switch form {
        case .rawValue where isRelative:
            self.text = ""
            self.head = .relative
        case .rawValue, .url:
            self.text = base
            self.head = head
        case .other(let scheme, nil):
            self.text = scheme + "://"
            self.head = .noHost
        case .other(let scheme, let host?):
            self.text = scheme + "://" + host + prefix
            switch head {
            case .hostParameter, .firstParameter: self.head = .otherHost
            default: self.head = prefix.isEmpty ? .host : .prefix
            }
        }
        if isGuarded, self.head == .noHost { text += "/" }
    }

    /// Adds literal segments; `segments` is encoded, with `/` between the segments, and neither empty nor ended by `/`.
    @inlinable
    public mutating func literal(_ segments: String, count: Int = 1) {
        if head == .otherHost, segmentCount == 0, !isInFragment { return skipHost() }
        beginSegment(isEmpty: segments.isEmpty)
        text += segments
        segmentCount += count
    }

    /// Adds a segment with the value of a String parameter, decoded.
    @inlinable
    public mutating func segment(_ value: String) {
        // A value that is not written counts too, so that marks have one numbering in every form.
        let isMarked = marksSegmentValue(value)
        if head == .otherHost, segmentCount == 0, !isInFragment { return skipHost() }
        beginSegment(isEmpty: value.isEmpty)
        segmentCount += 1
        appendSegment(value, isMarked: isMarked)
    }

    /// Adds a segment with the text of a parameter that is not a String, decoded.
    @inlinable
    public mutating func segment(plain text: String) {
        if head == .otherHost, segmentCount == 0, !isInFragment { return skipHost() }
        beginSegment(isEmpty: text.isEmpty)
        segmentCount += 1
        appendSegment(text, isMarked: false)
    }

    /// Ends the path, or the segments of the fragment; items may follow.
    @inlinable
    public mutating func endSegments() {
        if isLastEmpty {
            text += "/"
        } else if !isInFragment {
            switch head {
            case .host where segmentCount == 0, .hostParameter where segmentCount == 1,
                .firstParameter where segmentCount == 1,
                .otherHost where segmentCount <= 1:
                text += "/"
            default: break
            }
        }
        isLastEmpty = false
    }

    /// Begins the fragment.
    ///
    /// - Parameter isItemsAlone: whether items follow, without segments and without a `?`.
    @inlinable
    public mutating func beginFragment(isItemsAlone: Bool = false) {
        text += "#"
        isInFragment = true
        segmentCount = 0
        itemSeparator = isItemsAlone ? "" : "?"
    }

    /// The text; a raw value is kept apart from a URL by a leading `/`.
    @inlinable
    public consuming func finish() -> String {
        if head == .relative, startsWithScheme { return "/" + text }
        return text
    }

    @usableFromInline
    var startsWithScheme: Bool {
        let bytes = Array(text.utf8)
        let length = bytes.withUnsafeBufferPointer(schemeLength)
        return length > 0 && bytes[length...].starts(with: "://".utf8)
    }

    @usableFromInline
    mutating func skipHost() {
        segmentCount += 1
    }

    @inlinable
    mutating func beginSegment(isEmpty: Bool) {
        isLastEmpty = isEmpty
        if segmentCount > 0 {
            text += "/"
        } else if !isInFragment {
            switch head {
            case .host, .prefix: text += "/"
            case .relative, .noHost, .firstParameter: if isEmpty { text += "/" }
            case .hostParameter, .otherHost: break
            }
        }
    }

    /// Adds a whole segment; a segment of dots would be removed by software that resolves the URL (RFC 3986, 5.2.4).
    @usableFromInline
    mutating func appendSegment(_ value: String, isMarked: Bool) {
        switch value {
        case "." where !isInFragment: text += "%2E"
        case ".." where !isInFragment: text += "%2E%2E"
        default: append(value, isMarked: isMarked)
        }
    }

    @usableFromInline
    mutating func append(_ value: String, isMarked: Bool) {
        if !isMarked, value.utf8.allSatisfy(isUnreserved) {
            text += value
        } else {
            text += value.encodedValue(isMarked: isMarked)
        }
    }
}
