import RouteAnalysis
import RoutePatterns

/// The queries, or the items of fragments, that match the items of a pattern. An item is a name, optionally followed by
/// `=` and a value.
struct ItemTexts {
    /// A text must be in all of these sets.
    let sets: [NFA]

    init(_ items: [Pattern.Part], plusIsSpace: Bool, form: PatternTexts.Form) {
        let slot = ItemSlot(plusIsSpace: plusIsSpace, form: form)
        sets = form == .written ? [slot.written(items)] : items.compactMap(slot.demand)
    }

    /// The texts without items that the pattern doesn't name; nil for all texts.
    static func namedOnly(_ items: [Pattern.Part], plusIsSpace: Bool) -> NFA? {
        if items.rest != nil { return nil }
        let slot = ItemSlot(plusIsSpace: plusIsSpace, form: .read(isCertain: true))
        return slot.list(of: .any(of: items.names.map { slot.item($0, nil) }))
    }
}

private struct ItemSlot {
    let plusIsSpace: Bool
    let form: PatternTexts.Form

    private var names: TextSets { TextSets(.itemName(plusIsSpace: plusIsSpace)) }
    private var values: TextSlot { .itemValue(plusIsSpace: plusIsSpace) }
    private var and: NFA { NFA(plain: "&") }
    private var equals: NFA { NFA(plain: "=") }
    private var anyValue: NFA { .many(TextSets(values).anything) }

    /// Any number of items, separated by `&`.
    func list(of item: NFA) -> NFA {
        item.then(and.then(item).repeated).optional
    }

    /// An item whose value is in a set; nil for any value. An item without `=` has an empty value.
    func item(_ name: String, _ value: NFA?) -> NFA {
        let value = value ?? anyValue
        let name = names.literal(name)
        let withValue = name.then(equals).then(value)
        return (value.accepts("") ? .any(of: [name, withValue]) : withValue).spelledOut
    }

    /// An item with any other name, or without a name.
    private func item(otherThan excluded: [String]) -> NFA {
        let name = NFA.many(names.anything).excluding(excluded.map { names.spellings(of: $0) })
        return name.then(equals.then(anyValue).optional).spelledOut
    }

    private func list(otherThan names: [String]) -> NFA { list(of: item(otherThan: names)) }

    /// Texts with an item whose value is in a set: the first item with the earliest of the names that occurs.
    private func first(_ names: [String], _ value: NFA?) -> NFA {
        .any(
            of: names.indices.map { index in
                let before = item(otherThan: Array(names[...index])).then(and).repeated
                let after = and.then(item(otherThan: Array(names[..<index]))).repeated
                return before.then(item(names[index], value)).then(after)
            })
    }

    /// The texts that match an item of a pattern; nil for all texts.
    func demand(_ item: Pattern.Part) -> NFA? {
        switch item.text {
        case .absent: return list(otherThan: item.names)
        case .any: return first(item.names, nil)
        case .rest: return nil
        case .parameter(let parameter):
            var value = texts(of: Matcher(item.text))
            let type = parameter.type
            // Only the app knows whether its types accept the empty text.
            if !form.isCertain, type.acceptsEmptyItem, !parameter.isNonempty { value = value.optional }
            let isEmptyMissing = parameter.presence == .optional || !type.acceptsEmptyItem
            if parameter.presence.hasItemForEachValue {
                let own = item.names.map { self.item($0, isEmptyMissing ? value.optional : value) }
                return list(of: .any(of: own + [self.item(otherThan: item.names)]))
            }
            if parameter.presence == .required { return first(item.names, value) }
            let isEmptyTaken = isEmptyMissing || parameter.presence.separator != nil
            return .any(of: [
                list(otherThan: item.names), first(item.names, isEmptyTaken ? value.optional : value),
            ])
        case .literal, .affixed, .label: return first(item.names, texts(of: Matcher(item.text)))
        }
    }

    private func texts(of matcher: Matcher) -> NFA { form.texts(of: matcher, in: values) }

    // MARK: - Writing

    /// What a pattern writes: its items in order.
    func written(_ items: [Pattern.Part]) -> NFA {
        let pieces = items.compactMap { written($0, among: items) }
        // One set for each item that may be the first.
        var first: [NFA] = []
        for (index, item) in pieces.enumerated() {
            first.append(
                pieces[(index + 1)...].reduce(item.text.nonempty) { text, next in
                    let more = and.then(next.text.nonempty)
                    return text.then(next.isOptional ? more.optional : more)
                })
            if !item.isOptional { return .any(of: first) }
        }
        return .any(of: first + [NFA()])
    }

    private func written(_ item: Pattern.Part, among items: [Pattern.Part]) -> (text: NFA, isOptional: Bool)? {
        let name = names.written(.literal(item.name, ignoringCase: false))
        switch item.text {
        case .absent: return nil
        case .rest:
            let value = texts(of: .value(.string, .single)).nonempty
            let name = value.excluding(items.names.map { names.spellings(of: $0) })
            return (list(of: name.then(equals).then(value).spelledOut), isOptional: true)
        case .any: return (name.spelledOut, isOptional: false)
        case .parameter(let parameter):
            // A link with an empty value says nothing, so it is left out.
            let value = TextSets(values).written(Matcher(item.text), except: parameter.omittedText).nonempty
            let own = name.then(equals).then(value).spelledOut
            return (parameter.presence.hasItemForEachValue ? list(of: own) : own, parameter.presence != .required)
        case .literal, .affixed, .label:
            return (name.then(equals).then(texts(of: Matcher(item.text))).spelledOut, isOptional: false)
        }
    }
}

extension Parameter {
    /// The text of the default, which is never written; nil if there is none.
    fileprivate var omittedText: String? {
        guard case .defaulting(let text) = presence else { return nil }
        return type.value(of: text)?.text ?? text
    }
}
