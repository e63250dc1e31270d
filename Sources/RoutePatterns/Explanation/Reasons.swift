extension PartText {
    /// The text in quotes, or what is wrong with it.
    var quoted: String {
        switch self {
        case .text(let text): "'\(text)'"
        case .malformed: "text with a malformed escape"
        case .notUTF8: "not UTF-8"
        }
    }

    /// Why no pattern matches the text as a host; nil if some pattern could.
    var reasonForHost: String? {
        guard case .text(let text) = self, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        return "the host is '\(text)', but apps get it in ASCII, as 'xn--…'"
    }

    /// Why no parameter matches the text; nil for ordinary text.
    fileprivate func reason(_ subject: String) -> String? {
        switch self {
        case .text: nil
        case .malformed: "\(subject) has a '%' that does not begin an escape"
        case .notUTF8: "\(subject) is not UTF-8"
        }
    }
}

extension TextPattern {
    /// Why a segment of a URL doesn't match this pattern.
    func reason(against text: PartText, _ subject: String) -> String {
        if let reason = text.reason(subject) { return reason }
        return switch self {
        case .literal, .label, .any, .absent: "\(subject) is \(text.quoted), but the pattern has \(quotedText)"
        case .affixed: "\(subject) is \(text.quoted), which does not match \(sourceText)"
        case .parameter(let parameter), .rest(let parameter): parameter.reason(against: text, subject)
        }
    }

    /// Literal text in quotes, parameters without.
    var quotedText: String { parameters.isEmpty ? "'\(sourceText)'" : sourceText }
}

extension Parameter {
    /// The parameter as a pattern writes it.
    package var sourceText: String {
        let typeText = type == .string ? "" : ":" + type.name
        return switch presence {
        case .required: "${\(name)\(typeText)}"
        case .optional: "${\(name)\(typeText)?}"
        case .defaulting(let text): "${\(name)\(typeText)=\(text)}"
        case .list(let separator): "${\(name):[\(type.name)]\(separator.map(String.init) ?? "")}"
        case .rest: "${\(name)\(typeText)...}"
        case .otherItems: "${\(name)...}"
        }
    }

    func reason(against text: PartText, _ subject: String) -> String {
        if text == .text("") { return "\(subject) is empty, but \(sourceText) needs \(type.article)" }
        if let reason = text.reason(subject) { return reason }
        if case .constrained(let constrained) = type, case .text(let text) = text,
            let violation = constrained.base.value(of: text).flatMap(constrained.violation)
        {
            return "\(subject) is '\(text)', \(violation)"
        }
        return "\(subject) is \(text.quoted), but \(sourceText) needs \(type.article)"
    }
}

extension Mismatch {
    /// Why the pattern doesn't match.
    var reason: String {
        switch self {
        case .noFragment: "the URL has no fragment, but the pattern has one"
        case .fragmentSegment(nil, let segment): "the fragment ends before \(segment.quotedText)"
        case .fragmentSegment(let text?, let segment): segment.reason(against: text, "a segment of the fragment")
        case .fragmentGoesOn(let text): "the fragment continues with \(text.quoted), but the pattern's does not"
        case .missingItem(let names):
            names.count == 1
                ? "the item '\(names[0])' is missing"
                : "the items \(names.map { "'\($0)'" }.list("and")) are missing"
        case .presentItem(let name): "the URL has the item '\(name)', which the pattern excludes"
        case .affixedItem(let name, let text, let item, _):
            text.reason("the item '\(name)'")
                ?? "the item '\(name)' is \(text.quoted), which does not match \(item.text.sourceText)"
        case .literalItem(let name, let text, let expected):
            text.reason("the item '\(name)'")
                ?? "the item '\(name)' is \(text.quoted), but the pattern has '\(expected)'"
        case .value(let text, let parameter, let item):
            parameter.reason(
                against: text, item.map { "the item '\($0)'" } ?? "the text of '\(parameter.name)'")
        case .otherItem(let parameter):
            "an item that \(parameter.sourceText) would capture has a malformed escape or is not UTF-8"
        }
    }
}

extension ConstrainedType {
    /// Why a value of the built-in type isn't one of this type, as a clause that follows the value; nil if it is one.
    fileprivate func violation(of value: RouteValue) -> String? {
        if accepts(value) { return nil }
        switch constraint {
        case .integer, .double, .float: return "which is not \(summary)"
        case .url(let schemes): return "whose scheme is not " + schemes.list("or")
        case .text(let text): return text.violation(of: value.text ?? "")
        }
    }
}

extension TextConstraint {
    fileprivate func violation(of text: String) -> String {
        if let characters, !text.utf8.allSatisfy(characters.contains) {
            return "which has characters other than \(characterText ?? "")"
        }
        if !length.contains(text.unicodeScalars.count) {
            let count = text.unicodeScalars.count
            return "which has \(count) \(count == 1 ? "character" : "characters"), not \(lengthText)"
        }
        return "which is excluded"
    }
}
