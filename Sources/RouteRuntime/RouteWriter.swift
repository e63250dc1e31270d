/// What comes before the path of a text (Semantics, section 5).
@frozen
public enum _RouteForm: Sendable {
    /// Nothing, unless the pattern is a full URL or the route has bases of its own.
    case rawValue
    /// The first base.
    case url
    /// Another scheme and host. Without a host, the first segment takes its place.
    case other(scheme: String, host: String?)
}

/// Writes the text of one URL, part by part, from left to right (Semantics, section 5).
///
/// There are two ways to write a part. `add` adds its argument unchanged: generated code calls it if it knows the
/// delimiter. The functions for segments and items add the delimiter, and take care of marks and of the special cases
/// of section 5. A StaticString is encoded text; values are decoded.
@frozen
public struct _RouteWriter {
    /// What comes before the first segment, and what the segments need because of it.
    ///
    /// Not an enum, whose conformances would be in every app.
    @frozen
    public struct _Head: Sendable {
        @usableFromInline let number: UInt8

        @_alwaysEmitIntoClient
        init(number: UInt8) {
            self.number = number
        }

        /// Nothing: the text follows the spec's first base.
        @_alwaysEmitIntoClient public static var relative: _Head { _Head(number: 0) }
        /// A base without a host, such as `myapp://`.
        @_alwaysEmitIntoClient public static var noHost: _Head { _Head(number: 1) }
        /// A base that is only a host, such as `https://h`.
        @_alwaysEmitIntoClient public static var host: _Head { _Head(number: 2) }
        /// A base that ends with a segment of its prefix, such as `https://h/app`.
        @_alwaysEmitIntoClient public static var prefix: _Head { _Head(number: 3) }
        /// A scheme and `://`. The first segment is the host.
        @_alwaysEmitIntoClient public static var hostParameter: _Head { _Head(number: 4) }
        /// Like `hostParameter`, with http or https, whose hosts have no marks.
        @_alwaysEmitIntoClient public static var webHostParameter: _Head { _Head(number: 5) }
        /// Like `host`, in place of a host that is written as the first segment.
        @_alwaysEmitIntoClient static var otherHost: _Head { _Head(number: 6) }

        @_alwaysEmitIntoClient
        @inline(__always)
        static func ~= (pattern: _Head, head: _Head) -> Bool {
            pattern.number == head.number
        }
    }

    @usableFromInline var output: _Output
    @usableFromInline var head: _Head = .host
    @usableFromInline var segmentCount = 0
    @usableFromInline var isLastEmpty = false
    @usableFromInline var isInFragment = false
    /// The delimiter before the next item, or zero.
    @usableFromInline var itemSeparator = UInt8(ascii: "?")
    @usableFromInline var marking: UnsafeMutablePointer<_Marking>?

    @_alwaysEmitIntoClient
    init(_ output: _Output) {
        self.output = output
    }

    /// Returns the text that `write` produces.
    @_alwaysEmitIntoClient
    public static func text(_ write: (inout _RouteWriter) -> Void) -> String {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { memory in
            var writer = _RouteWriter(_Output(memory))
            write(&writer)
            return _Head.relative ~= writer.head || writer.output.isOnHeap ? writer.finish() : writer.output.text
        }
    }

    /// Returns the text of most routes. `write` has to begin again unless what it appends has no segments, or begins
    /// with a literal segment that is not empty and has no `:` or `@`.
    ///
    /// - Parameters:
    ///   - form: what comes before the path.
    ///   - base: the text of the first base, with the delimiter of the first segment if it needs one.
    ///   - prefix: the part of the base that is kept under another host, with its leading `/`.
    ///   - write: appends the parts.
    @_alwaysEmitIntoClient
    public static func text(
        _ form: _RouteForm, base: StaticString, prefix: StaticString = "", _ write: (inout _RouteWriter) -> Void
    ) -> String {
        text { writer in
            switch form {
            case .rawValue: break
            case .url: writer.add(base)
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

    /// Writes what comes before the first segment, and discards everything written so far.
    ///
    /// - Parameters:
    ///   - form: what comes before the path.
    ///   - base: the text of the first base, without a `/` at its end.
    ///   - head: the kind of base.
    ///   - isRelative: whether the raw value is written without the base.
    ///   - isGuarded: whether the literal text of the first segment has `:` or `@`, which would mean something else in
    ///     an authority.
    ///   - prefix: the part of the base that is kept under another host, with its leading `/`.
    @_alwaysEmitIntoClient
    public mutating func begin(
        _ form: _RouteForm, base: StaticString, _ head: _Head, isRelative: Bool, isGuarded: Bool = false,
        prefix: StaticString = ""
    ) {
        begin(
            form, base.utf8Start, base.utf8CodeUnitCount, head, isRelative: isRelative, isGuarded: isGuarded,
            prefix: prefix.utf8Start, prefix.utf8CodeUnitCount)
    }

    /// Like `begin(_:base:_:isRelative:isGuarded:prefix:)`, with texts that are known at run time.
    @_alwaysEmitIntoClient
    package mutating func begin(
        _ form: _RouteForm, encodedBase: String, _ head: _Head, isRelative: Bool, isGuarded: Bool, encodedPrefix: String
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
        _ form: _RouteForm, _ base: UnsafePointer<UInt8>, _ baseCount: Int, _ head: _Head, isRelative: Bool,
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
        if isGuarded, _Head.noHost ~= self.head { output.append(UInt8(ascii: "/")) }
    }

    @usableFromInline
    mutating func beginOther(
        _ scheme: String, _ host: String?, _ head: _Head, prefix: UnsafePointer<UInt8>, _ prefixCount: Int
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
    /// - Parameter isItemsAlone: whether the fragment is items, without segments and without a `?`.
    @_alwaysEmitIntoClient
    public mutating func beginFragment(isItemsAlone: Bool = false) {
        add("#")
        isInFragment = true
        segmentCount = 0
        isLastEmpty = false
        itemSeparator = isItemsAlone ? 0 : UInt8(ascii: "?")
    }

    /// The text. A raw value that looks like a URL gets a leading `/`.
    @usableFromInline
    mutating func finish() -> String {
        let isGuarded = _Head.relative ~= head && output.startsWithScheme
        let text = output.take()
        return isGuarded ? "/" + text : text
    }
}
