/// What stands before the path of a text that is written (Semantics, section 5).
@frozen
public enum _RouteForm: Sendable {
    /// Nothing, except for a full-URL pattern and for bases of a route's own.
    case rawValue
    /// The first base.
    case url
    /// Another scheme and host; nil for a host where the first segment stands in its place.
    case other(scheme: String, host: String?)
}

/// Writes the text of one URL, part by part, from left to right (Semantics, section 5).
///
/// There are two ways to write a part. `append` adds what it is given: generated code calls it where it is known which
/// delimiter stands there. Segments and items that are added by the other functions look for that, for the guards of
/// section 5 and for marks while the text is written. Texts in parameters of the type StaticString are encoded; values
/// are decoded.
@frozen
public struct _RouteWriter {
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
        /// As `hostParameter`, of http or https, whose hosts have no marks.
        case webHostParameter
        /// As `host`, in place of a host that is written as the first segment.
        case otherHost
    }

    @usableFromInline var output: Output
    @usableFromInline var head: Head = .host
    @usableFromInline var segmentCount = 0
    @usableFromInline var isLastEmpty = false
    @usableFromInline var isInFragment = false
    /// What stands before the next item; zero for nothing.
    @usableFromInline var itemSeparator = UInt8(ascii: "?")
    @usableFromInline var marking: UnsafeMutablePointer<Marking>?

    @_alwaysEmitIntoClient
    init(_ output: Output) {
        self.output = output
    }

    /// The text that `write` writes: one that begins, and adds the parts.
    @_alwaysEmitIntoClient
    public static func text(_ write: (inout _RouteWriter) -> Void) -> String {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { memory in
            var writer = _RouteWriter(Output(memory))
            write(&writer)
            return writer.head == .relative || writer.output.isOnHeap ? writer.finish() : writer.output.text
        }
    }

    /// The text that `write` writes after what stands before the path of most routes: what it appends begins with a
    /// literal segment, which is not empty and has no `:` or `@`, or no segment follows. Where that is not so, it
    /// begins again.
    ///
    /// - Parameters:
    ///   - form: what is to stand before the path.
    ///   - base: the text of the first base, and the delimiter of the first segment, if it needs one.
    ///   - prefix: the part of the base that stands after another host too, with its leading `/`.
    ///   - write: appends the parts.
    @_alwaysEmitIntoClient
    public static func text(
        _ form: _RouteForm, base: StaticString, prefix: StaticString = "", _ write: (inout _RouteWriter) -> Void
    ) -> String {
        text { writer in
            switch form {
            case .rawValue: break
            case .url: writer.append(base)
            case .other(let scheme, let host): writer.appendOther(scheme, host, prefix)
            }
            write(&writer)
        }
    }

    @usableFromInline
    mutating func appendOther(_ scheme: String, _ host: String?, _ prefix: StaticString) {
        beginOther(scheme, host, .host, prefix: prefix.utf8Start, prefix.utf8CodeUnitCount)
        if host != nil { output.append(UInt8(ascii: "/")) }
        head = .host
    }

    /// Writes what stands before the first segment, in place of all that was written.
    ///
    /// - Parameters:
    ///   - form: what is to stand before the path.
    ///   - base: the text of the first base, without a `/` at its end.
    ///   - head: what that text is.
    ///   - isRelative: whether the raw value is written without the base.
    ///   - isGuarded: whether the literal text of the first segment has `:` or `@`, which an authority would read
    ///     otherwise.
    ///   - prefix: the part of the base that stands after another host too, with its leading `/`.
    @_alwaysEmitIntoClient
    public mutating func begin(
        _ form: _RouteForm, base: StaticString, _ head: Head, isRelative: Bool, isGuarded: Bool = false,
        prefix: StaticString = ""
    ) {
        begin(
            form, base.utf8Start, base.utf8CodeUnitCount, head, isRelative: isRelative, isGuarded: isGuarded,
            prefix: prefix.utf8Start, prefix.utf8CodeUnitCount)
    }

    /// As `begin(_:base:_:isRelative:isGuarded:prefix:)`, with texts that are made at run time.
    @_alwaysEmitIntoClient
    package mutating func begin(
        _ form: _RouteForm, encodedBase: String, _ head: Head, isRelative: Bool, isGuarded: Bool, encodedPrefix: String
    ) {
        withBytes(of: encodedBase) { base, baseCount in
            withBytes(of: encodedPrefix) { prefix, prefixCount in
                begin(
                    form, base, baseCount, head, isRelative: isRelative, isGuarded: isGuarded, prefix: prefix,
                    prefixCount)
            }
        }
    }

    @usableFromInline
    mutating func begin(
        _ form: _RouteForm, _ base: UnsafePointer<UInt8>, _ baseCount: Int, _ head: Head, isRelative: Bool,
        isGuarded: Bool, prefix: UnsafePointer<UInt8>, _ prefixCount: Int
    ) {
        output.count = 0
        switch form {
        case .rawValue where isRelative:
            self.head = .relative
            return
        case .rawValue, .url:
            output.append(base, baseCount)
            self.head = head
        case .other(let scheme, let host): beginOther(scheme, host, head, prefix: prefix, prefixCount)
        }
        if isGuarded, self.head == .noHost { output.append(UInt8(ascii: "/")) }
    }

    @usableFromInline
    mutating func beginOther(
        _ scheme: String, _ host: String?, _ head: Head, prefix: UnsafePointer<UInt8>, _ prefixCount: Int
    ) {
        output.append(scheme + "://")
        self.head = .noHost
        guard let host else { return }
        output.append(host)
        output.append(prefix, prefixCount)
        switch head {
        case .hostParameter, .webHostParameter: self.head = .otherHost
        default: self.head = prefixCount == 0 ? .host : .prefix
        }
    }

    /// Begins the fragment.
    ///
    /// - Parameter isItemsAlone: whether items follow, without segments and without a `?`.
    @_alwaysEmitIntoClient
    public mutating func beginFragment(isItemsAlone: Bool = false) {
        append("#")
        isInFragment = true
        segmentCount = 0
        isLastEmpty = false
        itemSeparator = isItemsAlone ? 0 : UInt8(ascii: "?")
    }

    /// The text; a raw value is kept apart from a URL by a leading `/`.
    @usableFromInline
    mutating func finish() -> String {
        let isGuarded = head == .relative && output.startsWithScheme
        let text = output.take()
        return isGuarded ? "/" + text : text
    }
}
