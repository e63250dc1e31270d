import RouteLanguage

/// A type that a pattern names.
struct TypeUse {
    let name: String
    /// Whether it is a type that only the app declares.
    let isOfApp: Bool
    /// The type's name in the pattern.
    let span: Span
}

extension RouteDeclaration {
    /// The types that the patterns name.
    var typeUses: [TypeUse] {
        zip(route.patterns, sources).flatMap { declared, source in
            declared.pattern.parameters.map { parameter in
                let text = source.text.utf8.dropFirst(parameter.range.lowerBound)
                let name = text.prefix(parameter.range.count).drop { $0 != UInt8(ascii: ":") }
                    .dropFirst().drop { $0 == UInt8(ascii: "[") }
                let start = source.text.utf8.distance(
                    from: source.text.utf8.startIndex, to: name.startIndex)
                let end = start + parameter.type.name.utf8.count
                return TypeUse(
                    name: parameter.type.name, isOfApp: parameter.type.isCustom,
                    span: source.span(of: start..<end))
            }
        }
    }
}
