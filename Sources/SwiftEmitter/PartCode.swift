import RoutePatterns

/// An expression for a part of a URL in generated code.
enum PartCode {
    /// The segment at an offset from the function's first. Calls on the path take the offset, because a thousand routes
    /// compile faster with fewer expressions and without copies of parts.
    case segment(Int)
    case variable(String)

    /// The expression for the part itself.
    var part: Code {
        switch self {
        case .segment(let distance): "path.segment(\(distance))"
        case .variable(let name): Code(name)
        }
    }

    var isPresent: Code {
        switch self {
        case .segment(let distance): "path.isPresent(\(distance))"
        case .variable(let name): "\(name).isPresent"
        }
    }

    /// Eight bytes starting at an offset.
    func word(at offset: Int, isLowercase: Bool) -> Code {
        if case .segment(let distance) = self, offset == 0, !isLowercase { return "path.word(\(distance))" }
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

    /// A call that paths have too, with the segment's offset before the arguments.
    private func call(_ name: String, _ arguments: [Code]) -> Code {
        switch self {
        case .segment(let distance): "path.\(name)(\(list: ["\(distance)"] + arguments))"
        case .variable(let variable): "\(variable).\(name)(\(list: arguments))"
        }
    }
}
