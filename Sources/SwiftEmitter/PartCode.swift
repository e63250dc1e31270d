import RoutePatterns

/// An expression for a part of a URL in generated code.
enum PartCode {
    /// The segment at an offset from the function's first. Calls on the path take the offset, because a thousand routes
    /// compile faster with fewer expressions and without copies of parts.
    case segment(Int)
    case variable(String)

    /// The expression for the part itself.
    var part: String {
        switch self {
        case .segment(let distance): "path.segment(\(distance))"
        case .variable(let name): name
        }
    }

    var isPresent: String {
        switch self {
        case .segment(let distance): "path.isPresent(\(distance))"
        case .variable(let name): "\(name).isPresent"
        }
    }

    /// Eight bytes starting at an offset.
    func word(at offset: Int, isLowercase: Bool) -> String {
        if case .segment(let distance) = self, offset == 0, !isLowercase { return "path.word(\(distance))" }
        return "\(part).\(isLowercase ? "lowercaseWord" : "word")\(offset == 0 ? "" : "(at: \(offset))")"
    }

    func hasCount(_ count: Int) -> String {
        call("hasCount", ["\(count)"])
    }

    func equals(_ literal: String, ignoringCase: Bool) -> String {
        ignoringCase ? "\(part).equalsIgnoringCase(\(literal.swiftLiteral))" : call("equals", [literal.swiftLiteral])
    }

    func conversion(to type: RouteType, _ names: TypeNames) -> String {
        guard let conversion = names.plainConversion(to: type) else { return "\(part).\(names.conversion(to: type))" }
        return call(conversion.name, conversion.arguments)
    }

    /// A call that paths have too, with the segment's offset before the arguments.
    private func call(_ name: String, _ arguments: [String]) -> String {
        switch self {
        case .segment(let distance): "path.\(name)(\((["\(distance)"] + arguments).joined(separator: ", ")))"
        case .variable(let variable): "\(variable).\(name)(\(arguments.joined(separator: ", ")))"
        }
    }
}
