import RoutePatterns

/// What generated code calls to write a value by a pattern.
///
/// Where it is known which delimiters stand beside a part, they and the texts of the spec between two values are one
/// text. Elsewhere the writer looks for them: in a pattern whose values may get marks, before a first segment that may
/// need a guard, where a part may be left out before another, in affixed segments and rests (Semantics, section 5).
struct WritingPlan {
    indirect enum Call: Hashable {
        /// Begins again, with what stands before this pattern's segments.
        case begin
        /// A step that the writer itself looks into.
        case step(WritingStep)
        /// A text, encoded, with its delimiters.
        case text(String)
        case value(Int)
        case segment(Int)
        case lastSegment(Int)
        /// An item's name, or a literal item, with a `?` for the delimiter that the writer finds.
        case item(String)
        /// What is written only on an occasion.
        case occasionally(WritingStep.Occasion, value: Int, [Call])
    }

    private(set) var calls: [Call] = []
    private let types: [RouteType]
    private let isMarked: Bool

    /// - Parameters:
    ///   - steps: the steps of the pattern.
    ///   - leading: what stands before its segments.
    ///   - shared: what the writer has begun with.
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
    /// - Parameter follows: whether the path stands behind what the writer has begun with.
    private mutating func addPath(_ path: [WritingStep], follows: Bool) {
        let isPlain = path.allSatisfy(\.isPlainSegment)
        if follows, isPlain, !isMarked { return addSegments(path) }
        calls.append(.begin)
        // Behind the first segment no guard is left.
        let isKnown = isPlain && !isMarked && path.count > 1
        calls += (isKnown ? path.prefix(1) : path + [.endSegments]).map { .step($0) }
        if isKnown {
            add("/")
            addSegments(path.dropFirst())
        }
    }

    /// Adds literal segments and those that are a parameter, with `/` between them.
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

    /// - Parameter delimiter: what stands before the first item, if that is known.
    private mutating func addItems(_ items: some BidirectionalCollection<WritingStep>, delimiter: String?) {
        // The items of a list and of a rest follow the writer's delimiter, which must be told of those before.
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
                // Where others follow, they ask whether this one was written.
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

    /// Adds a text, in one with the text before it.
    private mutating func add(_ text: String) {
        switch calls.last {
        case .text(let before): calls[calls.count - 1] = .text(before + text)
        case .item(let before): calls[calls.count - 1] = .item(before + text)
        default: calls.append(.text(text))
        }
    }
}

extension Leading {
    /// Whether a path can stand behind what the writer has begun with, whatever the values are.
    ///
    /// - Parameter first: the path's first step, or its end.
    fileprivate func isFollowed(by first: WritingStep, after shared: Leading) -> Bool {
        guard isRelative, !isGuarded, base == shared.base else { return false }
        switch (head, first) {
        case (.host, .endSegments), (.noHost, .endSegments): return true
        // A literal with a `:` may be taken for a scheme.
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

    /// Whether the step is a segment, and neither affixed nor a rest.
    fileprivate var isPlainSegment: Bool {
        if case .segment = self { true } else { isLiteral }
    }

    /// Whether the step is one item at most.
    fileprivate var isItem: Bool {
        switch self {
        case .literalItem, .item: true
        default: false
        }
    }
}
