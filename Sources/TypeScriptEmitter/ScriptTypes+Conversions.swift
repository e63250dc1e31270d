import RoutePatterns

/// Expressions for a part of a URL.
package struct SegmentCode {
    /// The encoded text.
    let raw: String
    /// The decoded text; null if it is missing or malformed.
    let text: String

    package init(raw: String, text: String? = nil) {
        self.raw = raw
        self.text = text ?? "$text(\(raw))"
    }

    /// A segment of the path, or the host.
    init(at index: String) {
        raw = "url.raw[\(index)]"
        text = "url.text[\(index)]"
    }
}

extension ScriptTypes {
    /// The expression that converts a part; its value is null if the part isn't a value of the type.
    ///
    /// - Parameter ignoringCase: whether closed types are compared without ASCII case.
    package func conversion(of part: SegmentCode, to type: RouteType, ignoringCase: Bool = false) -> String {
        let text = part.text
        switch type {
        case .string: return text
        case .bool: return "$bool(\(text))"
        case .integer(let type): return integer(text, in: type.range)
        case .float: return "$float(\(text))"
        case .double: return "$double(\(text))"
        case .uuid: return "$uuid(\(text))"
        case .url: return "$url(\(text))"
        case .closed(let closed):
            let other = closed.fallback.map { ", \($0.scriptLiteral)⟨ as const⟩" } ?? ""
            let compared = ignoringCase ? "$respelled(\(text), \(names[type]))" : text
            return "$member(\(compared), \(names[type])\(other))"
        case .constrained(let constrained):
            let value =
                switch constrained.constraint {
                case .text: text
                case .integer(_, let range): integer(text, in: range)
                case .double, .float, .url: conversion(of: part, to: constrained.base)
                }
            // Foundation keeps the scheme, but not each host.
            let isOfScheme = constrained.base == .url ? "$then(\(text), \(names[type])) && " : ""
            return "\(isOfScheme)$then(\(value), \(names[type]))"
        case .link(let link): return link.owner == nil ? "$link(url, \(text))" : "$nonempty(\(text))"
        case .custom: return "$nonempty(\(text))"
        }
    }

    private func integer(_ text: String, in range: ClosedRange<WideInteger>) -> String {
        let isInt = range == IntegerType.int.range
        let bounds = isInt ? "" : ", \(script(range.lowerBound)), \(script(range.upperBound))"
        let call = "$integer(\(text)\(bounds))"
        return hasBigIntegers && !isWide(range) ? "⟨(⟩\(call)⟨ as number | null)⟩" : call
    }

    /// The conversion of an item's value. In items, the app's types also convert the empty text.
    func itemConversion(of part: SegmentCode, to type: RouteType) -> String {
        type.isCustom ? part.text : conversion(of: part, to: type)
    }

    /// The expressions that convert the pieces of an affixed segment or item.
    func conversions(of affixed: Matcher.Affixed, pieces: String) -> [String] {
        affixed.types.enumerated().map { index, type in
            let piece = "\(pieces)?.[\(index)]"
            if type == .string { return "\(piece) ?? null" }
            let part = SegmentCode(raw: piece, text: piece)
            return conversion(of: part, to: type, ignoringCase: affixed.ignoresCaseOfValues)
        }
    }

    /// The expression that converts a text to the values of a list.
    ///
    /// - Parameter isLenient: whether those that aren't valid are left out.
    func list(
        _ text: String, _ separator: Unicode.Scalar, of type: RouteType, ignoringCase: Bool = false,
        isLenient: Bool = false
    ) -> String {
        let element = SegmentCode(raw: "element", text: "element")
        let convert = conversion(of: element, to: type, ignoringCase: ignoringCase)
        let read = isLenient ? ", $valid" : ""
        return "$list(\(text), \(String(separator).scriptLiteral), (element) => \(convert)\(read))"
    }
}
