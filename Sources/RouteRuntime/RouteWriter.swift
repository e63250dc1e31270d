/// What comes before the path of a text (Semantics, section 5).
public enum _RouteForm: Sendable {
    /// Nothing, unless the pattern is a full URL or the route has bases of its own.
    case rawValue
    /// The first base.
    case url
    /// Another scheme and host. Without a host, the first segment takes its place.
    case other(scheme: String, host: String?)
}

extension _RouteLiteral {
    /// What follows the scheme of a base without a host: `://`, `:/`, or `:`. A literal without a base has `://`.
    fileprivate var formOfBase: String {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return "://" }
        let slashes = bytes[(colon + 1)...].prefix(2).prefix { $0 == UInt8(ascii: "/") }
        return ":" + String(repeating: "/", count: slashes.count)
    }
}

/// Writes the text of one URL, part by part, from left to right (Semantics, section 5).
///
/// The writer adds delimiters, and handles the special cases of section 5. Literals are passed encoded, values decoded.
public struct _RouteWriter {
    /// What comes before the first segment. It determines delimiters.
    public enum _Head: Sendable {
        /// Nothing: the text follows the spec's first base.
        case relative
        /// A base without a host, such as `myapp://`, `myapp:/`, or `myapp:`.
        case noHost
        /// A base that is only a host, such as `https://h`.
        case host
        /// A base that ends with a segment of its prefix, such as `https://h/app`.
        case prefix
        /// A scheme and `://`. The first segment is the host.
        case hostParameter
        /// Like `host`, but it replaces a host that is the first segment.
        case otherHost
    }

    @usableFromInline var output: _Output
    @usableFromInline var head: _Head = .relative
    @usableFromInline var segmentCount = 0
    /// Whether a `/` follows the last segment, because it is empty or the pattern ends with one.
    var endsWithSlash = false
    var hasEndedSegments = false
    @usableFromInline var isInFragment = false
    /// The delimiter before the next item; nil if it has none.
    var itemSeparator: Unicode.Scalar? = "?"

    init(_ output: _Output) {
        self.output = output
    }

    /// Returns the text that `write` produces.
    public static func text(_ write: (inout _RouteWriter) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { memory in
            var writer = _RouteWriter(_Output(memory))
            write(&writer)
            return writer.finish()
        }
    }

    /// Writes what comes before the first segment, and discards everything written so far.
    ///
    /// - Parameters:
    ///   - form: what comes before the path.
    ///   - base: the encoded text of the first base, without a `/` at its end.
    ///   - head: the kind of base.
    ///   - isRelative: whether the raw value is written without the base.
    ///   - isGuarded: whether the literal text of the first segment has `:` or `@`, which would mean something else in
    ///     an authority.
    ///   - prefix: the part of the base that is kept under another host, with its leading `/`.
    ///   - isRootless: whether the base is a scheme and a colon without a slash, as in `geo:1,2`. The `:` and `@` of
    ///     values are then written as they are.
    public mutating func begin(
        _ form: _RouteForm, base: _RouteLiteral, _ head: _Head, isRelative: Bool, isGuarded: Bool = false,
        prefix: _RouteLiteral = "", isRootless: Bool = false
    ) {
        output.count = 0
        output.keepsDelimiters = isRootless
        segmentCount = 0
        switch form {
        case .rawValue where isRelative:
            self.head = .relative
            return
        case .rawValue, .url:
            output.append(base.bytes)
            self.head = head
        case .other(let scheme, let host):
            self.head = .noHost
            output.append(scheme)
            if let host {
                output.keepsDelimiters = false
                output.append("://" + host)
                output.append(prefix.bytes)
                if case .hostParameter = head {
                    self.head = .otherHost
                } else {
                    self.head = prefix.count == 0 ? .host : .prefix
                }
            } else {
                output.append(base.formOfBase)
                if prefix.count > 0 {
                    if isGuarded { output.append(ascii: "/") }
                    output.append(UnsafeBufferPointer(rebasing: prefix.bytes.dropFirst()))
                    self.head = .prefix
                }
            }
        }
        if isGuarded, case .noHost = self.head { output.append(ascii: "/") }
    }

    /// Begins the fragment.
    ///
    /// - Parameter isOnlyItems: whether the fragment is items, without segments and without a `?`.
    public mutating func beginFragment(isOnlyItems: Bool = false) {
        if !hasEndedSegments { endSegments() }
        output.append(ascii: "#")
        isInFragment = true
        segmentCount = 0
        endsWithSlash = false
        hasEndedSegments = false
        itemSeparator = isOnlyItems ? nil : "?"
    }

    /// The text. A raw value that looks like a URL gets a leading `/`.
    mutating func finish() -> String {
        if !hasEndedSegments { endSegments() }
        var isGuarded = false
        if case .relative = head { isGuarded = output.startsWithScheme }
        let text = output.take()
        return isGuarded ? "/" + text : text
    }
}
