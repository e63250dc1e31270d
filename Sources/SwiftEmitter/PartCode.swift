import RoutePatterns

/// An expression for a part of a URL in generated code.
enum PartCode {
    /// The segment at an offset from the function's first. Calls take the offset, because a thousand routes
    /// compile faster with fewer expressions and without copies of parts.
    case segment(Int)
    case variable(String)

    /// The expression for the part itself.
    var part: Code {
        switch self {
        case .segment(let distance): "segment(\(distance))"
        case .variable(let name): Code(name)
        }
    }

    var isPresent: Code {
        switch self {
        case .segment(let distance): "isPresent(\(distance))"
        case .variable(let name): "\(name).isPresent"
        }
    }

    /// The condition that the path ends after a segment, merged with the condition on that segment.
    ///
    /// - Returns: nil unless `condition` is that the segment is there, or that it equals a literal.
    func isLast(_ condition: Code) -> Code? {
        guard case .segment(let distance) = self else { return nil }
        let calls: [Code] = ["isPresent(\(distance))", "equals(\(distance),"]
        guard calls.contains(where: { condition.bytes.starts(with: $0.bytes) }) else { return nil }
        return "isLast\(String(decoding: condition.bytes.drop { $0 != UInt8(ascii: "(") }, as: UTF8.self))"
    }

    /// Eight bytes starting at an offset.
    func word(at offset: Int, isLowercase: Bool) -> Code {
        if case .segment(let distance) = self, offset == 0, !isLowercase { return "word(\(distance))" }
        return "\(part).\(isLowercase ? "lowercaseWord" : "word")\(offset == 0 ? "" : "(at: \(offset))")"
    }

    func hasCount(_ count: Int) -> Code {
        call("hasCount", ["\(count)"])
    }

    func equals(_ literal: String, ignoringCase: Bool) -> Code {
        ignoringCase ? "\(part).equalsIgnoringCase(\(literal: literal))" : call("equals", [literal.swiftLiteral])
    }

    func conversion(to type: RouteType, _ names: TypeNames) -> Code {
        guard let conversion = names.plainConversion(to: type) else { return "\(part).\(names.conversion(to: type))" }
        return call(conversion.name, conversion.arguments)
    }

    /// A call that positions in a path have too, with the segment's offset before the arguments.
    private func call(_ name: String, _ arguments: [Code]) -> Code {
        switch self {
        case .segment(let distance): "\(name)(\(list: ["\(distance)"] + arguments))"
        case .variable(let variable): "\(variable).\(name)(\(list: arguments))"
        }
    }
}
