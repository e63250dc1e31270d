import RoutePatterns

/// Checks before a file is parsed: its size, encoding, characters, and line breaks.
struct InputChecks {
    private let source: SourceText
    private let bytes: [UInt8]
    private var offset: Int
    /// Whether a control character of this line has been reported. One per line is enough.
    private var hasReportedLine = false
    private var marks = CombiningMarks()
    /// Whether nothing worse than control characters was found.
    private var isReadable = true

    /// Whether the text can be parsed. Control characters are reported, but parsing continues.
    static func passes(_ source: SourceText, into diagnostics: inout Diagnostics) -> Bool {
        if let refusal = refusalOfWhole(source) {
            diagnostics.append(refusal)
            return false
        }
        var checks = InputChecks(source: source, bytes: source.bytes, offset: source.byteOrderMarkCount)
        while checks.offset < source.bytes.count {
            guard let problem = checks.nextProblem() else { continue }
            diagnostics.append(problem)
            if !checks.isReadable { return false }
        }
        return true
    }

    /// The problem of the file as a whole, if it has one.
    private static func refusalOfWhole(_ source: SourceText) -> Diagnostic? {
        let bytes = source.bytes
        if bytes.count > YAML.byteLimit {
            return Diagnostic(
                .yamlLimit, "the file has more than \(YAML.byteLimit) bytes, the limit",
                at: source.span(at: 0), help: "split the spec into several files")
        }
        if let encoding = SourceText.wideEncoding(of: bytes) {
            return Diagnostic(
                .yamlEncoding, "the file is \(encoding), not UTF-8", at: source.span(at: 0),
                help: "save the file as UTF-8")
        }
        return nil
    }

    /// Advances over one character and returns its problem, if it has one.
    private mutating func nextProblem() -> Diagnostic? {
        let start = offset
        let byte = bytes[start]
        offset += 1
        if byte >= 0x20, byte < 0x7F {
            marks = CombiningMarks()
            return nil
        }
        if byte == ASCII.lineFeed {
            hasReportedLine = false
            return nil
        }
        guard let scalar = scalar(at: start) else {
            while offset < min(bytes.count, start + 4), bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
            isReadable = false
            return Diagnostic(
                .yamlEncoding, "byte 0x\(Self.hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8 here",
                at: source.span(start: start, end: offset), help: "save the file as UTF-8")
        }
        offset = start + UTF8.width(scalar)
        let span = source.span(start: start, end: offset)
        if scalar == "\r" {
            if offset < bytes.count, bytes[offset] == ASCII.lineFeed { return nil }
            isReadable = false
            return Diagnostic(
                .yamlEncoding, "a carriage return without a line feed", at: span,
                help: "end lines with LF, or with CR LF")
        }
        if marks.exceedLimit(with: scalar) {
            isReadable = false
            return Diagnostic(.yamlLimit, CombiningMarks.limitMessage, at: span, help: CombiningMarks.limitHelp)
        }
        guard Self.isForbidden(scalar), !hasReportedLine else { return nil }
        hasReportedLine = true
        let digits = Self.hexadecimal(scalar.value, digits: 4)
        return Diagnostic(
            .yamlEncoding, "control character U+\(digits)", at: span,
            help: "remove it, or write it as \\u\(digits) in double quotes")
    }

    /// The scalar at an offset; nil if the bytes aren't UTF-8.
    private func scalar(at offset: Int) -> Unicode.Scalar? {
        var iterator = bytes[offset...].prefix(4).makeIterator()
        var codec = UTF8()
        guard case .scalarValue(let scalar) = codec.decode(&iterator) else { return nil }
        return scalar
    }

    /// Whether a character must be escaped: one that YAML doesn't call printable, or one that only some parsers treat
    /// as a line break.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
