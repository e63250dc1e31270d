/// Writes the text of one URL, part by part, from left to right (Semantics, section 5).
///
/// The writer adds delimiters, and handles the special cases of section 5. Literals are passed
/// encoded, values decoded.
public struct _RouteWriter: ~Copyable, ~Escapable {
    /// What a base ends with. It determines delimiters.
    public enum _Head: Sendable {
        /// No host, such as `myapp://`, `myapp:/`, or `myapp:`.
        case noHost
        /// A host, such as `https://h`.
        case host
        /// A segment of its prefix, such as `https://h/app`.
        case prefix
        /// A scheme and `://`. The first segment is the host.
        case hostParameter
    }

    private var output: _RouteOutput
    /// Whether the text follows the spec's first base.
    private var isRelative = true
    /// The segments so far, with the host; those of a prefix, and those of one literal, count as
    /// one.
    private var segmentCount = 0
    /// Whether the first of them is the host.
    private var hasHost = false
    /// Whether the next segment is a host that has been replaced.
    private var skipsSegment = false
    /// How many `/` come before a first segment that is empty.
    private var slashesBeforeEmpty = 1
    /// Whether a `/` follows the last segment, because it is empty or the pattern ends with one.
    private var endsWithSlash = false
    private var isInFragment = false
    /// Whether reserved characters of values are written as they are.
    private var isRaw = false
    /// The delimiter before the next item; nil if it has none.
    private var itemSeparator: Unicode.Scalar? = "?"

    @_lifetime(copy output)
    private init(_ output: consuming OutputSpan<UInt8>) {
        self.output = _RouteOutput(output)
    }

    /// Returns the text that `write` produces. It is called once: it writes nested links, and a
    /// second call at each level would take exponential time.
    public static func text(_ write: (inout _RouteWriter) -> Void) -> String {
        withOutput(capacity: 256) { output in
            var writer = _RouteWriter(output)
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
    ///   - isGuarded: whether the literal text of the first segment has `:` or `@`, which would
    ///     mean something else in an authority.
    ///   - prefix: the part of the base that is kept under another host, with its leading `/`.
    ///   - separator: what follows the scheme of a base without a host. If it is only a colon, as
    ///     in `geo:1,2`, reserved characters of values are written as they are where they can be.
    public mutating func begin(
        _ form: _RouteForm, base: String, _ head: _Head, isRelative: Bool, isGuarded: Bool = false,
        prefix: String = "", separator: String = "://"
    ) {
        output.removeAll()
        isRaw = separator.utf8.count == 1
        output.raw = isRaw ? .inSegment : .none
        self.isRelative = false
        slashesBeforeEmpty = 0
        segmentCount = 0
        hasHost = false
        skipsSegment = false
        var head = head
        switch form {
        case .rawValue where isRelative:
            self.isRelative = true
            slashesBeforeEmpty = 1
            return
        case .rawValue, .url: output.append(base)
        case .other(let scheme, let host?):
            for text in [scheme, "://", host, prefix] { output.append(text) }
            if case .hostParameter = head { skipsSegment = true }
            head = prefix.isEmpty ? .host : .prefix
        case .other(let scheme, nil):
            output.append(scheme)
            output.append(separator)
            output.append(prefix, from: 1)
            head = prefix.isEmpty ? .noHost : .prefix
        }
        switch head {
        case .noHost:
            if isGuarded { output.append(ascii: "/") }
            // An empty authority is between two slashes, and the path begins with a third.
            slashesBeforeEmpty = 4 &- separator.utf8.count
        case .host:
            segmentCount = 1
            hasHost = true
        case .prefix: segmentCount = 2
        case .hostParameter: hasHost = true
        }
    }

    /// Begins the fragment.
    ///
    /// - Parameter isOnlyItems: whether the fragment is items, without segments and without a `?`.
    public mutating func beginFragment(isOnlyItems: Bool = false) {
        endSegments()
        output.append(ascii: "#")
        isInFragment = true
        if isRaw { output.raw = .inSegment }
        segmentCount = 0
        slashesBeforeEmpty = 0
        itemSeparator = isOnlyItems ? nil : "?"
    }

    /// The text. A raw value that looks like a URL gets a leading `/`.
    private mutating func finish() -> String {
        endSegments()
        if isRelative, output.isURL { return "/" + output.text() }
        return output.text()
    }

    // MARK: - Segments

    /// Adds literal segments, encoded, with `/` between them: one that may be empty, or several
    /// that are not.
    public mutating func literal(_ segments: _RouteLiteral) {
        literal(segments.bytes)
    }

    /// Adds literal segments that are known only at run time.
    package mutating func literal(text: String) {
        withBytes(of: text) { literal($0) }
    }

    private mutating func literal(_ segments: Span<UInt8>) {
        if beginsSegment(isEmpty: segments.isEmpty) { output.append(segments) }
    }

    /// Adds a segment with a value, decoded.
    public mutating func segment(_ value: String) {
        guard beginsSegment(isEmpty: value.isEmpty) else { return }
        // Software that resolves a URL removes segments of one or two dots (RFC 3986, 5.2.4).
        if !isInFragment, value.utf8.first == UInt8(ascii: "."), value == "." || value == ".." {
            output.append(value == "." ? "%2E" : "%2E%2E")
        } else {
            output.append(value: value)
        }
    }

    /// Adds a segment with an integer.
    public mutating func segment(_ value: Int) {
        if beginsSegment(isEmpty: false) { output.append(value) }
    }

    /// Adds a segment of values with a separator between them. There is at least one.
    public mutating func segment(list texts: [String], separatedBy separator: String) {
        // A single value may have to be escaped as a whole, as `.` does.
        if texts.count == 1 { return segment(texts[0]) }
        segment(mixed: Self.literals(between: texts, separator), texts)
    }

    /// Adds a mixed segment.
    ///
    /// - Parameters:
    ///   - literals: the literal texts, encoded: one more than there are values.
    ///   - values: the values between them, decoded.
    public mutating func segment(mixed literals: [String], _ values: [String]) {
        if beginsSegment(isEmpty: false) { append(literals, values) }
    }

    /// Adds a `/` after the last segment, as the pattern has one; nothing if there are
    /// no segments.
    public mutating func slash() {
        if segmentCount > 0 { endsWithSlash = true }
    }

    /// Ends the path, or the segments of the fragment. A host alone gets a `/`, and so does a last
    /// segment that is empty, because one `/` at the end is ignored.
    private mutating func endSegments() {
        if endsWithSlash || hasHost && segmentCount == 1 { output.append(ascii: "/") }
        endsWithSlash = false
        hasHost = false
    }

    /// Adds the delimiter before a segment; false if the segment is a host that has been replaced.
    private mutating func beginsSegment(isEmpty: Bool) -> Bool {
        if skipsSegment {
            skipsSegment = false
            return false
        }
        if segmentCount > 0 {
            output.append(ascii: "/")
        } else if isEmpty {
            for _ in stride(from: 0, to: slashesBeforeEmpty, by: 1) { output.append(ascii: "/") }
        }
        segmentCount += 1
        endsWithSlash = isEmpty
        return true
    }

    /// Adds literal texts, encoded, with values between them.
    private mutating func append(_ literals: [String], _ values: [String]) {
        let raw = output.raw
        if isRaw { for literal in literals { output.raw.remove(charactersOf: literal) } }
        defer { output.raw = raw }
        for (index, literal) in literals.enumerated() {
            if index > 0 { output.append(value: values[index - 1]) }
            output.append(literal)
        }
    }

    /// The literal texts of a list, as those of mixed values.
    private static func literals(between values: [String], _ separator: String) -> [String] {
        [""] + Array(repeating: separator, count: values.count - 1) + [""]
    }

    // MARK: - Items

    /// Adds a literal item, encoded: a name, or a name, `=`, and a value.
    public mutating func literalItem(_ text: String) {
        separateItem()
        output.append(text)
    }

    /// Adds an item with a value, decoded. The name is encoded.
    public mutating func item(_ name: String, _ value: String) {
        beginItem(name)
        output.append(value: value)
    }

    /// Adds a mixed item. See `segment(mixed:_:)`.
    public mutating func item(_ name: String, mixed literals: [String], _ values: [String]) {
        beginItem(name)
        append(literals, values)
    }

    /// Adds an item with an integer.
    public mutating func item(_ name: String, _ value: Int) {
        beginItem(name)
        output.append(value)
    }

    /// Adds an item of values with a separator between them; nothing if there are none.
    public mutating func item(_ name: String, list texts: [String], separatedBy separator: String) {
        if !texts.isEmpty { item(name, mixed: Self.literals(between: texts, separator), texts) }
    }

    /// Adds an item of the query's rest, decoded.
    public mutating func otherItem(_ name: String, _ value: String) {
        separateItem()
        output.append(value: name)
        output.append(ascii: "=")
        output.append(value: value)
    }

    private mutating func beginItem(_ name: String) {
        separateItem()
        output.append(name)
        output.append(ascii: "=")
    }

    /// Ends the segments, and adds the delimiter before an item.
    private mutating func separateItem() {
        endSegments()
        if isRaw { output.raw = .inItem }
        if let itemSeparator { output.append(ascii: itemSeparator) }
        itemSeparator = "&"
    }
}
