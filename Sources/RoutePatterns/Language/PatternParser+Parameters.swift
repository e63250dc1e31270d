import RouteRuntime

extension PatternParser {
    /// Where a parameter is.
    enum ParameterPlace {
        case segment, item, otherItems
    }

    /// Parses the text between `${` and `}`.
    mutating func parameter(_ content: String, range: Range<Int>, slot: ParameterPlace)
        -> Parameter?
    {
        let text = ParameterText(content, range: range)
        if text.isUnnamedRest {
            reportUnnamedRest(at: range, slot)
            return nil
        }
        if let space = text.space {
            report(
                at: text.range(of: space), "a space in a parameter",
                help: "write it without spaces, as in ${id:Int}")
            return nil
        }
        guard let name = name(text), let written = type(text, slot),
            let presence = presence(text, written.isList, written.type, slot),
            isAllowed(presence, written.type, text, in: slot)
        else { return nil }
        return Parameter(
            name: name, type: written.type, presence: presence, range: range,
            isLenient: isLenient && slot == .item && presence.canBeLeftOut)
    }

    /// Reports `${...}` where it isn't a whole segment.
    private mutating func reportUnnamedRest(at range: Range<Int>, _ slot: ParameterPlace) {
        switch slot {
        case .segment:
            report(
                at: range, "${...} must be alone in its segment",
                help: "write a value with a name, such as ${name}")
        case .item:
            report(
                at: range, "a rest cannot be an item's value",
                help: "write ${values:[String]} for a list")
        case .otherItems:
            report(
                at: range, "a rest of the items without a name",
                help: "remove it: items that the pattern does not name are ignored anyway")
        }
    }

    private mutating func name(_ text: ParameterText) -> String? {
        let name = String(text.name)
        if Identifier.isValid(name) { return name }
        if name == "..." || name.isEmpty && text.dots != nil {
            report(
                at: text.range, "a rest without a name has no type and no other marks",
                help: "write ${...}, or give it a name, as in ${path:Int...}")
        } else if name.isEmpty {
            report(at: text.range, "a parameter without a name", help: "write ${name}")
        } else {
            report(
                .badName, at: text.range(of: text.name), "'\(name)' is not a valid name",
                help: name.hasSuffix("?") || name.hasSuffix("...")
                    ? "write marks after the type, as in ${id:Int?}"
                    : "use letters, digits, and '_', and do not start with a digit")
        }
        return nil
    }

    /// What the parameter's marks mean. Reports marks that exclude one another.
    private mutating func presence(
        _ text: ParameterText, _ isList: Bool, _ type: RouteType, _ slot: ParameterPlace
    ) -> Presence? {
        let marks = [text.question, text.dots, text.defaultText].compactMap { $0 }
        if let separator = text.separator, !isList || !marks.isEmpty {
            report(
                at: text.range(of: separator),
                "a comma list has the type of a list and no other marks",
                help: "write ${\(text.name):[\(type == .string ? "Int" : type.name)],}")
            return nil
        }
        guard marks.count + (isList ? 1 : 0) < 2 else {
            report(
                at: text.range(of: marks[0]),
                "'?', a default, a list, and '...' exclude one another",
                help:
                    "choose one: lists and rests can be empty, "
                    + "and a default is the value of what is left out"
            )
            return nil
        }
        if isList { return .list(separator: text.separator?.unicodeScalars.first) }
        if text.dots != nil { return slot == .otherItems ? .otherItems : .rest }
        if text.question != nil { return .optional }
        return text.defaultText.map { .defaulting(String($0)) } ?? .required
    }

    private mutating func isAllowed(
        _ presence: Presence, _ type: RouteType, _ text: ParameterText, in slot: ParameterPlace
    ) -> Bool {
        let name = text.name
        switch (presence, slot) {
        case (.list(nil), .segment):
            report(
                at: text.range(of: text.type), "a list cannot be in a segment",
                help: "write ${\(name):\(type.name)...} for a rest"
                    + (type.mayHave(",")
                        ? "" : ", or ${\(name):[\(type.name)],} for values separated by commas"))
        case (.rest, .item):
            report(
                at: text.range(of: text.dots), "a rest cannot be an item's value",
                help: "write ${\(name):[\(type.name)]} for a list")
        case (.otherItems, _) where type != .string:
            report(
                .badType, at: text.range(of: text.type),
                "a rest of the items is always [String: String]",
                help: "write ${\(name)...}")
        case (.otherItems, .otherItems): return true
        case (_, .otherItems):
            report(
                at: text.range, "a parameter that is not the value of an item",
                help: "write \(name)=${\(name)}, or ${\(name)...} for a rest")
        case (.list(let separator?), _) where type.mayHave(separator):
            report(
                .badType, at: text.range(of: text.type),
                "a value of '\(type.name)' may have a comma",
                help: type == .string
                    ? "use a type with 'characters', such as a-z0-9, under 'types'"
                    : ValueKind.withoutCommas)
        case (.defaulting(let value), _) where type.value(written: value) == nil:
            report(
                .badDefault, at: text.range(of: text.defaultText),
                type.isLink
                    ? "a link cannot have a default"
                    : "the default '\(value)' is not a valid \(type.name)",
                help: type.isLink ? "write ${\(name):\(type.name)?}" : type.help(for: value))
        default: return true
        }
        return false
    }
}

extension RouteType {
    /// Whether a value of the type may contain the separator, so that it can't be in a list with
    /// that separator.
    fileprivate func mayHave(_ separator: Unicode.Scalar) -> Bool {
        switch self {
        case _ where isNumberLike: return false
        case .closed(let type):
            return type.fallback != nil
                || type.values.contains { $0.unicodeScalars.contains(separator) }
        case .constrained(let type):
            guard case .text(let text) = type.constraint else { return true }
            return text.allows(separator)
        default: return true
        }
    }
}

extension PatternParser {
    /// Reports a segment or an item's value that is a parameter in another language's syntax, or a
    /// segment of a path with a character that a URL can't have there.
    ///
    /// - Parameter item: The item's name, if the tokens are its value.
    /// - Returns: Whether it reported something.
    mutating func reportForeignSyntax(
        _ tokens: ArraySlice<PatternText.Token>, at range: Range<Int>, isInPath: Bool = false,
        ofItem item: String? = nil
    ) -> Bool {
        let written = text.bytes(range)
        let message = "'\(written)' is not valid parameter syntax"
        let isPlain = tokens.allSatisfy(\.isPlain)
        if isPlain, var foreign = ForeignParameter(written, among: types, isCertain: true),
            foreign.name != nil || rule != .badBase
        {
            if rule == .badBase, isInPath {
                reportParameterInPathOfBase(at: range)
            } else {
                // `:id?` at the end of a path or a fragment.
                let endsInMark =
                    range.upperBound == whole.upperBound - 1 && text.utf8.last == UInt8(ascii: "?")
                if endsInMark, foreign.marks.isEmpty { foreign.marks = "?" }
                report(
                    at: range, message,
                    help: "write \(foreign.sourceText(ofItem: item))"
                        + (item == nil && foreign.marks == "?"
                            ? ", and another pattern without this segment" : ""))
            }
            return true
        }
        if isPlain, !isInPath,
            [["{", "}"], ["<", ">"]].contains([written.prefix(1), written.suffix(1)])
        {
            report(at: range, message, help: "write a parameter such as ${name}")
            return true
        }
        guard isInPath,
            case .byte(let byte, let offset)? = tokens.first(where: \.isForbiddenInPaths)
        else {
            return false
        }
        let character = String(Unicode.Scalar(byte))
        let escaped = "\(character.percentEncoded { _ in true }) for a literal '\(character)'"
        report(
            at: offset..<(offset + 1), "a path cannot contain '\(character)'",
            help: tokens.helpForExpression(written).map { "\($0); or \(escaped)" }
                ?? "write a parameter such as ${name}, or \(escaped)")
        return true
    }
}

extension PatternText.Token {
    /// Whether this is a byte as written.
    fileprivate var isPlain: Bool {
        if case .byte = self { true } else { false }
    }

    /// Whether this is a character that no URL can have unescaped in its path (RFC 3986, 3.3).
    fileprivate var isForbiddenInPaths: Bool {
        guard case .byte(let byte, _) = self else { return false }
        return "\"{}[]<>\\^|`?#".utf8.contains(byte)
    }
}

extension ArraySlice<PatternText.Token> {
    /// What to write instead of a segment that has a part of a regular expression, or a list of
    /// words between `|`; nil for other text.
    fileprivate func helpForExpression(_ written: String) -> String? {
        let brace = UInt8(ascii: "{")
        for case .parameter(let content, _) in self where content.utf8.contains(brace) {
            return PatternParser.expressionHelp
        }
        if contains(where: { $0.isByte("\\") }) { return PatternParser.expressionHelp }
        let words = written.split { "|()".contains($0) }
        guard written.contains("|"), words.count > 1,
            words.allSatisfy({ Identifier.isValid(String($0)) })
        else { return nil }
        let list = words.joined(separator: ", ")
        return "list the words under 'types', as in Kind: [\(list)], and write ${kind:Kind}"
    }
}

extension String {
    /// The text of a range of bytes.
    func bytes(_ range: Range<Int>) -> String {
        String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}
