import RouteRuntime

extension PatternParser {
    enum Slot {
        case segment, item, otherItems
    }

    /// Parses the text between `${` and `}`.
    mutating func parameter(_ content: String, range: Range<Int>, slot: Slot) -> Parameter? {
        let text = ParameterText(content, range: range)
        if let space = text.space {
            report(at: text.range(of: space), "a space in a parameter", help: "write ${\(withoutSpaces(content))}")
            return nil
        }
        guard let name = name(text), let (type, isList) = type(text),
            let presence = presence(text, isList, type, slot),
            isAllowed(presence, type, text, in: slot)
        else { return nil }
        return Parameter(
            name: name, type: type, presence: presence, range: range,
            isLenient: isLenient && slot == .item && presence.canBeLeftOut)
    }

    /// A parameter's content without spaces: with a colon between a name and a type, or as one name.
    private func withoutSpaces(_ content: String) -> String {
        let words = content.split(separator: " ").map(String.init)
        if content.utf8.contains(UInt8(ascii: ":")) { return words.joined() }
        if words.count == 2 {
            let second = String(ParameterText(words[1], range: 0..<0).name)
            let marks = words[1].dropFirst(second.count)
            if let type = type(meantBy: second) { return words[0] + type.annotation + marks }
            if let type = type(meantBy: words[0]) { return second + type.annotation + marks }
        }
        return words.dropFirst().reduce(words.first ?? "") { $0 + Identifier.capitalized($1) }
    }

    /// The type that a word next to a name seems to mean; nil if it doesn't seem to be a type.
    private func type(meantBy word: String) -> ForeignType? {
        if let type = ForeignType(namedBy: word, among: types), !type.isRest { return type }
        let isType = word.isTypeName && Identifier.isValidType(word)
        return isType || (word.hasPrefix("[") && word.hasSuffix("]")) ? ForeignType(word) : nil
    }

    private mutating func name(_ text: ParameterText) -> String? {
        let name = String(text.name)
        if Identifier.isValid(name) { return name }
        if name.isEmpty {
            report(at: text.range, "a parameter without a name", help: "write ${name}")
        } else if let mark = text.markInName {
            report(
                at: text.range(of: mark), "'\(mark)' goes after the type",
                help: "write ${\(text.name.dropLast(mark.count)):\(text.typeAndMarks(adding: mark))}")
        } else {
            report(
                .badName, at: text.range(of: text.name), "'\(name)' is not a valid name",
                help: "use letters, digits, and '_', and do not start with a digit")
        }
        return nil
    }

    /// What the parameter's marks mean. Reports marks that exclude one another.
    private mutating func presence(
        _ text: ParameterText, _ isList: Bool, _ type: RouteType, _ slot: Slot
    ) -> Parameter.Presence? {
        func help(_ marks: String = "") -> String { "write ${\(text.name)\(text.type.map { ":" + $0 } ?? "")\(marks)}" }
        if let separator = text.separator {
            if isList, text.question == nil, text.dots == nil, text.defaultText == nil {
                return .list(separator: separator.unicodeScalars.first)
            }
            report(
                at: text.range(of: separator), "a comma list has the type of a list and no other marks",
                help: "write ${\(text.name):[\(type == .string ? "Int" : type.name)],}")
            return nil
        }
        switch (text.question, text.dots, text.defaultText, isList) {
        case (nil, nil, nil, true): return .list(separator: nil)
        case (nil, nil, nil, false): return .required
        case (_?, nil, nil, false): return .optional
        case (nil, nil, let value?, false): return .defaulting(String(value))
        case (nil, _?, nil, false): return slot == .otherItems ? .otherItems : .rest
        case (let mark?, _, _, true):
            report(at: text.range(of: mark), "a list cannot be optional: it can be empty", help: help())
        case (let mark?, nil, _, false):
            report(
                at: text.range(of: mark), "a parameter with a default cannot be optional", help: "remove the '?'")
        case (let mark?, _, _, false):
            report(at: text.range(of: mark), "a rest cannot be optional: it can be empty", help: "remove the '?'")
        case (nil, let dots?, _, true):
            report(
                at: text.range(of: dots), "the values of a rest cannot be lists",
                help: "write ${\(text.name):\(type.name)...}")
        case (nil, _, let value?, _):
            report(
                at: text.range(of: value), "a \(isList ? "list" : "rest") cannot have a default: it can be empty",
                help: help(isList ? "" : "..."))
        }
        return nil
    }

    private mutating func isAllowed(
        _ presence: Parameter.Presence, _ type: RouteType, _ text: ParameterText, in slot: Slot
    ) -> Bool {
        let name = text.name
        switch (presence, slot) {
        case (.list(nil), .segment):
            report(
                at: text.range(of: text.type), "a list cannot be in a segment",
                help: "write ${\(name):\(type.name)...} for a rest"
                    + (type.mayHave(",") ? "" : ", or ${\(name):[\(type.name)],} for values separated by commas"))
        case (.rest, .item):
            report(
                at: text.range(of: text.dots), "a rest cannot be an item's value",
                help: "write ${\(name):[\(type.name)]} for a list")
        case (.otherItems, _) where type != .string:
            report(
                .badType, at: text.range(of: text.type), "a rest of the items is always [String: String]",
                help: "write ${\(name)...}")
        case (.otherItems, .otherItems): return true
        case (_, .otherItems):
            report(
                at: text.range, "a parameter that is not the value of an item",
                help: "write \(name)=${\(name)}, or ${\(name)...} for a rest")
        case (.list(let separator?), _) where type.mayHave(separator):
            report(
                .badType, at: text.range(of: text.type), "a value of '\(type.name)' may have a comma",
                help: type == .string
                    ? "use a type with 'characters', such as a-z0-9, under 'types'"
                    : "use numbers, Bool, UUID, or a type with listed values or 'characters'")
        case (.defaulting(let value), _): return isDefault(value, of: type, text)
        default: return true
        }
        return false
    }

    private mutating func isDefault(_ value: String, of type: RouteType, _ text: ParameterText) -> Bool {
        if case .link(let type) = type {
            report(
                .badDefault, at: text.range(of: text.defaultText), "a link cannot have a default",
                help: "write ${\(text.name):\(type.name)?}")
            return false
        }
        if type.value(written: value) != nil { return true }
        report(
            .badDefault, at: text.range(of: text.defaultText),
            value.isEmpty
                ? "an empty default is not a valid \(type.name)" : "the default '\(value)' is not a valid \(type.name)",
            help: type.choices)
        return false
    }
}

extension RouteType {
    /// The help that says what a value can be; nil if the type's name says it.
    package var choices: String? {
        switch self {
        case .bool: "write true or false"
        case .float, .double: "write a finite decimal number, as in 1.5"
        case .closed(let type): "write one of \(type.values.joined(separator: ", "))"
        case .constrained: "write \(article)"
        default: nil
        }
    }
}

extension RouteType {
    /// Whether a value of the type may contain the separator, so that it can't be in a list with that separator.
    fileprivate func mayHave(_ separator: Unicode.Scalar) -> Bool {
        let separator = UInt8(ascii: separator)
        switch self {
        case .integer, .double, .float, .bool, .uuid: return false
        case .string, .url, .link, .custom: return true
        case .closed(let type): return type.fallback != nil || type.values.contains { $0.utf8.contains(separator) }
        case .constrained(let type):
            switch type.constraint {
            case .integer, .double, .float: return false
            case .url: return true
            case .text(let text): return text.characters?.contains(separator) ?? true
            }
        }
    }
}

extension PatternParser {
    /// Reports a segment or an item's value that is a parameter in another language's syntax, or a segment of a path
    /// with characters that a URL can't have there.
    ///
    /// - Parameter item: The item's name, if the tokens are its value.
    /// - Returns: Whether it reported something.
    mutating func reportForeignSyntax(
        _ tokens: ArraySlice<PatternText.Token>, at range: Range<Int>, isInPath: Bool = false,
        ofItem item: String? = nil
    ) -> Bool {
        let foreign = ForeignSyntax(tokens, in: text, types: types)
        let forbidden = isInPath ? tokens.firstIndex { $0.isForbiddenInPaths } : nil
        let wildcard = foreign?.kind == .wildcard ? wildcard(tokens, item) : nil
        guard foreign?.isParameter == true || wildcard != nil || forbidden != nil else { return false }
        if let foreign {
            let written = written(range)
            if rule == .badBase, isInPath {
                reportParameterInPathOfBase(at: range)
            } else if foreign.kind == .regularExpression {
                report(at: range, "'\(written)' is a regular expression", help: foreign.help())
            } else {
                report(
                    at: range, "'\(written)' is not valid parameter syntax",
                    help: wildcard.map { "write \($0)" } ?? foreign.help(isItem: item != nil))
            }
            return true
        }
        // Text after a parameter can have even fewer characters; `reportText` checks it.
        guard let forbidden, case .byte(let byte, let offset) = tokens[forbidden],
            !tokens[..<forbidden].contains(where: \.isParameter)
        else { return false }
        if byte == UInt8(ascii: "\""), tokens.contains(where: \.isParameter) {
            let unquoted = tokens.filter { !$0.isByte("\"") }.map { written($0.range) }.joined()
            report(
                at: offset..<(offset + 1), "a quote inside a value is part of its text", help: "write \(unquoted)")
            return true
        }
        let character = Unicode.Scalar(byte)
        var escape: [UInt8] = []
        escape.appendEscape(of: byte)
        report(
            at: offset..<(offset + 1), "a path cannot contain '\(character)'",
            help: "write \(String(decoding: escape, as: UTF8.self)) for a literal '\(character)'")
        return true
    }

    private func wildcard(_ tokens: ArraySlice<PatternText.Token>, _ item: String?) -> String? {
        guard rule != .badBase, tokens.count <= 2, tokens.allSatisfy({ $0.isByte("*") }) else { return nil }
        if let item { return Identifier.isValid(item) ? "${\(item)}" : "${name}" }
        return tokens.count == 1 ? "${name}" : "${name...} for the rest of the path, or ${name} for one segment"
    }

    func written(_ range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}
