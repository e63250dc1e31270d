import RoutePatterns

/// What an edit did to a pattern. All edits of one kind are one finding, however many patterns they change.
enum EditKind: Hashable {
    /// Words have different case or separators.
    case respelled
    /// Parameters have another type. A type's name is nil if it doesn't matter, see `retyped(_:_:_:)`.
    case retyped(from: String?, to: String?)
    /// Parameters became optional, required, or lists, or got or lost a default.
    case presence(from: Parameter.Presence, to: Parameter.Presence)
    /// Parameters changed places.
    case exchanged
    case renamedItem(from: String, to: String)
    /// Anything else, equal only for equal parts.
    case part(PatternEdit.Part)

    /// If the new type is one of the app's, or new in the spec, it has no name here: giving parameters types of their
    /// own is one edit, even if the types have different names.
    static func retyped(_ type: RouteType, _ other: RouteType, _ old: Comparison.Side) -> EditKind {
        func isDeclared(_ type: RouteType) -> Bool { old.typeNames.contains(type.name) }
        let isOwn: Bool
        switch other {
        case .custom: isOwn = true
        case .closed, .constrained: isOwn = !isDeclared(other)
        case .string, .bool, .integer, .float, .double, .uuid, .url, .link: isOwn = false
        }
        return .retyped(from: isOwn && !isDeclared(type) ? nil : type.name, to: isOwn ? nil : other.name)
    }
}
