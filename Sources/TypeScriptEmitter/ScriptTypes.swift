import RouteLanguage
import RouteRuntime

/// The types of values in an exported file.
package struct ScriptTypes {
    let names: ScriptNames
    /// Whether integers that a number can't hold exactly are read and written, as bigints.
    let hasBigIntegers: Bool

    /// Where the type of a value is used.
    enum Use {
        /// In `Route`, which `parse` returns.
        case route
        /// In what a route's function takes: it checks values of constrained types, and takes each
        /// integer as a number, too.
        case argument
    }

    /// The type of a single value.
    func name(of type: RouteType, in use: Use = .route) -> String {
        switch (type, use) {
        case (.closed, _), (.constrained, .route): names[type]
        case (.constrained(let constrained), .argument):
            isBig(type.integers) ? "number | bigint" : name(of: constrained.base, in: .argument)
        case (.link(let link), _):
            if link.owner != nil { "string" } else { use == .route ? "Route" : "$Link" }
        case (_, .route): isBig(type.integers) ? "bigint" : type.script?.name ?? "string"
        case (_, .argument):
            isBig(type.integers) ? "number | bigint" : type.script?.name ?? "string"
        }
    }

    /// The type of a route's value.
    func name(of value: Route.Value, in use: Use = .route) -> String {
        let name = name(of: value.type, in: use)
        switch value.shape {
        case .single: return name
        case .optional: return name + " | undefined"
        case .list: return "readonly \(name.contains(" ") ? "(\(name))" : name)[]"
        case .items: return "Readonly<Record<string, string>>"
        }
    }

    /// The members of a route in the type `Route`.
    func members(of route: Route) -> String {
        let members = route.values.map { member($0, canBeMissing: $0.shape == .optional) }
        return (["route: \(route.name.scriptLiteral)"] + members).joined(separator: "; ")
    }

    /// The type of the argument with a route's values.
    func arguments(of route: Route) -> String {
        let members = route.values.map {
            member($0, canBeMissing: $0.leftOut != nil, in: .argument)
        }
        return members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }"
    }

    private func member(_ value: Route.Value, canBeMissing: Bool, in use: Use = .route) -> String {
        let suffix = canBeMissing && value.shape != .optional ? " | undefined" : ""
        let name = ScriptNames.property(value.name) + (canBeMissing ? "?" : "")
        return "\(name): \(self.name(of: value, in: use))\(suffix)"
    }

    /// The expression for a value of the spec in a route that was read.
    func literal(_ value: RouteValue, as type: RouteType) -> String {
        let isBigint =
            isBig(type.integers) && WideInteger(value).map(WideInteger.safe.contains) == true
        return literal(value) + (isBigint ? "n" : "")
    }

    /// The expression for a value of the spec.
    func literal(_ value: RouteValue) -> String {
        switch value {
        case .null: "undefined"
        case .list: "[]"
        case .items: "{}"
        case .bool(let bool): bool.description
        case .integer, .unsignedInteger: WideInteger(value).map(script) ?? ""
        case .float(let number): Double(number).description
        case .double(let number): number.description
        case .string(let string): string.scriptLiteral
        }
    }

    /// Declares a closed or constrained type, and the function that checks a value of it.
    func declare(_ type: RouteType, into code: inout ScriptWriter) {
        let name = names[type]
        code.line()
        switch type {
        case .closed(let closed):
            code.documentation(["The values as they appear in URLs."])
            code.list(name, closed.values)
            code.type("export type \(name) = (typeof \(name))[number];")
        case .constrained(let constrained): declare(constrained, of: type, into: &code)
        default: break
        }
    }

    private func declare(
        _ constrained: ConstrainedType, of type: RouteType, into code: inout ScriptWriter
    ) {
        let name = names[type]
        let isBig = isBig(type.integers)
        let base = isBig ? "bigint" : self.name(of: constrained.base)
        let width = constrained.width.map { ", written with at least \($0) digits" } ?? ""
        let text = (requirement(constrained) + width).scriptComment
        code.documentation([
            text.prefix(1).uppercased() + text.dropFirst() + "; null for anything else."
        ])
        let taken = self.name(of: type, in: .argument)
        let function = ScriptFunction(
            name: name, parameters: [.init(name: "value", type: taken)], result: "\(name) | null")
        code.function(function) { code in
            let value = code.form.cast(isBig ? "BigInt(value)" : "value", to: name)
            let result = value == "value" ? value : "(\(value))"
            code.line("return \(condition(of: constrained)) ? \(result) : null;")
        }
        code.type(
            "export type \(name) = \(base) & { readonly brand: \(type.name.scriptLiteral) };")
    }

    private func condition(of type: ConstrainedType) -> String {
        func numbers<Number>(_ range: NumberRange<Number>) -> String {
            // A Float in its own digits would be another number.
            let lower = range.lower.map { "value >= \(NumberRange.text(Double($0)))" }
            let upper = range.upper.map {
                "value <\(range.includesUpper ? "=" : "") \(NumberRange.text(Double($0)))"
            }
            let isBounded = lower != nil && upper != nil
            let isNumber = isBounded ? "typeof value === \"number\"" : "Number.isFinite(value)"
            return [isNumber, lower, upper].compactMap { $0 }.joined(separator: " && ")
        }
        switch type.constraint {
        case .text(let text): return condition(of: text)
        case .integer(_, let range):
            let range = known(range)
            let isInteger =
                isBig(range)
                ? "(typeof value === \"bigint\" || Number.isSafeInteger(value))"
                : "Number.isInteger(value)"
            let low = script(range.lowerBound)
            let high = script(range.upperBound)
            return "\(isInteger) && value >= \(low) && value <= \(high)"
        case .double(let range): return numbers(range)
        case .float(let range): return "Math.fround(value) === value && " + numbers(range)
        case .url(let schemes):
            let names = schemes.map { $0.escaping("+.") }
            return "/^(?:\(names.joined(separator: "|"))):/i.test(value)"
        }
    }

    private func condition(of text: TextConstraint) -> String {
        let form = "/^\(text.characterClass)\(text.repetition)$/u"
        let conditions = ["typeof value === \"string\"", "\(form).test(value)"]
        return (conditions + text.exclusion(of: "value")).joined(separator: " && ")
    }

    // MARK: Integers

    /// The integers of a range that the file reads and writes.
    func known(_ range: ClosedRange<WideInteger>) -> ClosedRange<WideInteger> {
        hasBigIntegers ? range : range.clamped(to: WideInteger.safe)
    }

    /// Whether a range has integers that a number can't hold exactly.
    private func isWide(_ range: ClosedRange<WideInteger>) -> Bool {
        range.clamped(to: WideInteger.safe) != range
    }

    /// Whether the file lacks some values of a type: integers that a number can't hold, and what
    /// Foundation makes of hosts that aren't ASCII. URLs with them open no route of the file.
    func lacksValues(of type: RouteType) -> Bool {
        type.builtIn == .url || (!hasBigIntegers && type.integers.map(isWide) == true)
    }

    /// Whether a range has integers that are bigints in the file.
    func isBig(_ range: ClosedRange<WideInteger>?) -> Bool {
        hasBigIntegers && range.map(isWide) == true
    }

    /// The arguments for a range of integers; empty for all that a number can hold exactly.
    func bounds(_ range: ClosedRange<WideInteger>) -> String {
        let known = known(range)
        return known == WideInteger.safe
            ? "" : ", \(script(known.lowerBound)), \(script(known.upperBound))"
    }

    /// An integer as a literal: a number, or a bigint if a number wouldn't be exact.
    func script(_ integer: WideInteger) -> String {
        integer.description + (WideInteger.safe.contains(integer) ? "" : "n")
    }
}

extension RouteType {
    /// The built-in type of a constrained type's values; the type itself if it is another one.
    var builtIn: RouteType {
        if case .constrained(let type) = self { type.base } else { self }
    }
}

extension WideInteger {
    /// The integers that are exact as a number (a 64-bit float), as their neighbors are.
    static let safe = WideInteger(-(1 << 53) + 1)...WideInteger((1 << 53) - 1)
}
