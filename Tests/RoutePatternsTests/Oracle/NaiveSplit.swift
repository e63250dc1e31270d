@testable import RouteLanguage

/// A second implementation of rule 3.8: a mixed part is decoded, and then split from left to
/// right.
struct NaiveSplit {
    private let bytes: [NaiveByte]
    private let literals: [[UInt8]]
    private let parameters: [Parameter]
    private let optionalTexts: Set<String>
    private let ignored: NaiveCase
    private let isHost: Bool
    /// The characters of literal text that only match themselves unescaped.
    private let delimiters: String
    /// Where the last literal text begins, and the last value ends.
    private let end: Int

    /// Nil if the part can't be decoded, or doesn't begin and end with literal text.
    init?(
        _ part: NaivePart, _ literals: [String], _ parameters: [Parameter],
        optionalTexts: Set<String>, ignored: NaiveCase, isHost: Bool, delimiters: String
    ) {
        guard part.text != nil, let bytes = part.bytes, let first = literals.first,
            let last = literals.last,
            first.utf8.count + last.utf8.count <= bytes.count
        else { return nil }
        self.bytes = bytes
        self.literals = literals.map { Array($0.utf8) }
        self.parameters = parameters
        self.optionalTexts = optionalTexts
        self.ignored = ignored
        self.isHost = isHost
        self.delimiters = delimiters
        self.end = bytes.count - last.utf8.count
        guard hasLiteral(0, at: 0), hasLiteral(literals.count - 1, at: end) else { return nil }
    }

    /// The texts of the values. A place that has been chosen is final.
    var pieces: [NaivePart]? {
        var pieces: [NaivePart] = []
        var start = literals[0].count
        for index in parameters.indices {
            guard let end = endOfValue(index, from: start, looksAhead: true) else { return nil }
            pieces.append(NaivePart(bytes[start..<end]))
            start = end + literals[index + 1].count
        }
        return pieces
    }

    private func endOfValue(_ index: Int, from start: Int, looksAhead: Bool) -> Int? {
        if index == parameters.count - 1 { return accepts(index, start..<end) ? end : nil }
        func canEnd(at place: Int) -> Bool {
            hasLiteral(index + 1, at: place) && accepts(index, start..<place)
        }
        switch Kind(parameters[index].type) {
        // The longest text that converts.
        case .fixed(let longest): return (start...min(start + longest, end)).last(where: canEnd)
        // The first place from which the next values match.
        case .anyText, .constrainedText:
            return (start...end).first { place in
                canEnd(at: place)
                    && (!looksAhead
                        || matches(after: index, from: place + literals[index + 1].count))
            }
        }
    }

    /// Whether the values after one match, up to the next that takes any text.
    private func matches(after index: Int, from start: Int) -> Bool {
        var start = start
        for index in (index + 1)..<parameters.count {
            if Kind(parameters[index].type) == .anyText { return true }
            guard let end = endOfValue(index, from: start, looksAhead: false) else { return false }
            start = end + literals[index + 1].count
        }
        return true
    }

    /// Whether a literal text is there. Only the last one ends at the end of the part.
    private func hasLiteral(_ index: Int, at place: Int) -> Bool {
        let limit = index == literals.count - 1 ? bytes.count : end
        func compared(_ byte: UInt8) -> UInt8 {
            ignored != .nowhere && (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
        }
        guard place + literals[index].count <= limit else { return false }
        return zip(bytes[place...], literals[index]).allSatisfy {
            compared($0.value) == compared($1)
                && !($0.isEscaped && delimiters.utf8.contains($0.value))
        }
    }

    /// Whether a value can have the text.
    private func accepts(_ index: Int, _ range: Range<Int>) -> Bool {
        let (type, text) = (parameters[index].type, bytes[range])
        if isHost, text.isEmpty || text.contains(where: isOfNoValue) { return false }
        switch Kind(type) {
        case .anyText:
            return !text.isEmpty
                || (type == .string && !optionalTexts.contains(parameters[index].name))
        case .fixed(let longest):
            return text.count <= longest
                && type.naive(NaivePart(text), ignoring: ignored) != nil
        case .constrainedText: return type.naive(NaivePart(text), ignoring: ignored) != nil
        }
    }

    /// Whether no value of a host has the byte: the colon before a port, and a dot, because each
    /// value is one label. A value that only a port follows can be several.
    private func isOfNoValue(_ byte: NaiveByte) -> Bool {
        let isWhole =
            literals.count == 2 && literals[0].isEmpty && literals[1].first == UInt8(ascii: ":")
        return byte == NaiveByte(value: UInt8(ascii: ":"), isEscaped: false)
            || (byte.value == UInt8(ascii: ".") && !isWhole)
    }
}

/// How the end of a value is found.
private enum Kind: Equatable {
    /// With the most bytes that a value has.
    case fixed(Int)
    case constrainedText
    /// Converted after the split.
    case anyText

    init(_ type: RouteType) {
        switch type {
        case .bool: self = .fixed(5)
        case .integer, .float, .double: self = .fixed(400)
        case .uuid: self = .fixed(36)
        case .closed(let type) where type.fallback == nil:
            self = .fixed(type.values.map(\.utf8.count).max() ?? 0)
        case .string, .url, .closed, .link, .custom: self = .anyText
        case .constrained(let type):
            self = type.base == .string ? .constrainedText : Kind(type.base)
        }
    }
}
