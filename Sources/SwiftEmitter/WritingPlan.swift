import RoutePatterns

/// The calls in generated code that write a value by a pattern.
///
/// If the delimiters around a part are known, they are merged with the spec's literal texts between two values.
/// Otherwise the writer finds them: if values may get marks, before a first segment that may need a guard, after a
/// part that may be left out, and in affixed segments and rests (Semantics, section 5).
struct WritingPlan {
    indirect enum Call: Equatable {
        /// Starts over with what comes before this pattern's segments.
        case begin
        /// A step for which the writer finds the delimiter.
        case step(WritingStep)
        /// A text, encoded, with its delimiters.
        case text(String)
        case value(Int)
        case segment(Int)
        case lastSegment(Int)
        /// An item's name and `=`, or a literal item, with a `?` in place of the delimiter, which the writer finds.
        case item(String)
        /// Calls that are made only on some occasion, such as when a value is not nil.
        case occasionally(WritingStep.Occasion, value: Int, [Call])
    }

    private(set) var calls: [Call] = []
    private let types: [RouteType]
    private let isMarked: Bool

    /// - Parameters:
    ///   - steps: the steps of the pattern.
    ///   - leading: what comes before its segments.
    ///   - shared: what the writer has already written.
    ///   - types: the types of the route's values.
    ///   - isMarked: whether values may get marks.
    init(_ steps: [WritingStep], leading: Leading, shared: Leading, types: [RouteType], isMarked: Bool) {
        self.types = types
        self.isMarked = isMarked
        let parts = steps.split(omittingEmptySubsequences: false) { $0.isBeginningOfFragment }
        addPath(
            Array(parts[0].prefix { $0 != .endSegments }), follows: leading.isFollowed(by: parts[0][0], after: shared))
        addItems(Array(parts[0].drop { $0 != .endSegments }.dropFirst()), delimiter: "?")
        if parts.count > 1 { addFragment(Array(parts[1]), steps[parts[0].count]) }
    }
}

extension WritingPlan {
    /// - Parameter follows: whether the path can follow what the writer has already written.
    private mutating func addPath(_ path: [WritingStep], follows: Bool) {
        let isPlain = path.allSatisfy(\.isPlainSegment)
        if follows, isPlain, !isMarked { return addSegments(path) }
        calls.append(.begin)
        // After the first segment, no guard is needed.
        let isKnown = isPlain && !isMarked && path.count > 1
        calls += (isKnown ? path.prefix(1) : path + [.endSegments]).map { .step($0) }
        if isKnown {
            add("/")
            addSegments(path.dropFirst())
        }
    }

    /// Adds literal and parameter segments, with `/` between them.
    private mutating func addSegments(_ segments: some BidirectionalCollection<WritingStep>) {
        for (index, segment) in segments.enumerated() {
            let isLast = index == segments.count - 1
            switch segment {
            case .literal(let text, _): add(isLast && text.isEmpty ? "/" : text)
            case .segment(let value):
                switch types[value] {
                case .integer, .bool: calls.append(.value(value))
                default: calls.append(isLast ? .lastSegment(value) : .segment(value))
                }
            default: continue
            }
            if !isLast { add("/") }
        }
    }

    private mutating func addFragment(_ fragment: [WritingStep], _ beginning: WritingStep) {
        let isItemsAlone = beginning == .beginFragment(isItemsAlone: true)
        let segments = fragment.prefix { $0 != .endSegments }
        let isLiteral = !isItemsAlone && segments.count <= 1 && segments.allSatisfy(\.isLiteral)
        if isLiteral, fragment.count == segments.count + 1 {
            add("#")
            return addSegments(Array(segments))
        }
        calls.append(.step(beginning))
        if isItemsAlone { return addItems(fragment, delimiter: nil) }
        calls += (segments + [.endSegments]).map { .step($0) }
        addItems(fragment.dropFirst(segments.count + 1), delimiter: "?")
    }

    /// - Parameter delimiter: the delimiter before the first item; nil if only the writer knows it.
    private mutating func addItems(_ items: some BidirectionalCollection<WritingStep>, delimiter: String?) {
        // Lists and rests use the writer's delimiter, so the first item before them must update it.
        let isCounted = isMarked || !items.allSatisfy(\.isItem)
        var delimiter = isCounted ? nil : delimiter
        for (index, item) in items.enumerated() {
            switch item {
            case .literalItem(let text):
                add(item: text, after: delimiter)
                delimiter = "&"
            case .item(let name, let value, .always):
                if mayBeMarked(value) {
                    calls.append(.step(item))
                } else {
                    add(item: name + "=", after: delimiter)
                    calls.append(.value(value))
                }
                delimiter = "&"
            case .item(let name, let value, let occasion):
                // The delimiter of the items after this one depends on whether this one is written.
                if delimiter != "&", index < items.count - 1 { delimiter = nil }
                let name: Call = delimiter.map { .text($0 + name + "=") } ?? .item("?" + name + "=")
                let calls = mayBeMarked(value) ? [.step(item)] : [name, .value(value)]
                self.calls.append(.occasionally(occasion, value: value, calls))
            default: calls.append(.step(item))
            }
        }
    }

    private func mayBeMarked(_ value: Int) -> Bool {
        isMarked && types[value] == .string
    }

    private mutating func add(item text: String, after delimiter: String?) {
        if let delimiter { add(delimiter + text) } else { calls.append(.item("?" + text)) }
    }

    /// Adds a text, merged with the text before it.
    private mutating func add(_ text: String) {
        switch calls.last {
        case .text(let before): calls[calls.count - 1] = .text(before + text)
        case .item(let before): calls[calls.count - 1] = .item(before + text)
        default: calls.append(.text(text))
        }
    }
}

extension Leading {
    /// Whether a path can follow what the writer has already written, for all values.
    ///
    /// - Parameter first: the path's first step, or its end.
    fileprivate func isFollowed(by first: WritingStep, after shared: Leading) -> Bool {
        guard isRelative, !isGuarded, base == shared.base else { return false }
        switch (head, first) {
        case (.host, .endSegments), (.noHost, .endSegments): return true
        // A literal with a `:` could be read as a scheme.
        case (.host, .literal(let text, _)), (.noHost, .literal(let text, _)), (.prefix, .literal(let text, _)):
            return !text.isEmpty && !text.utf8.contains(UInt8(ascii: ":"))
        default: return false
        }
    }
}

extension WritingStep {
    fileprivate var isBeginningOfFragment: Bool {
        if case .beginFragment = self { true } else { false }
    }

    fileprivate var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    /// Whether the step is a segment that is neither affixed nor a rest.
    fileprivate var isPlainSegment: Bool {
        if case .segment = self { true } else { isLiteral }
    }

    /// Whether the step writes at most one item.
    fileprivate var isItem: Bool {
        switch self {
        case .literalItem, .item: true
        default: false
        }
    }
}
