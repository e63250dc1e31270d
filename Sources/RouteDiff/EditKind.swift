import RoutePatterns

/// What an edit did to a pattern. Edits of one kind are one line for a reviewer, even if they touch many patterns.
enum EditKind: Hashable {
    /// Words have another case, or other separators.
    case respelled
    /// Parameters have another type, by the names of both; nil where new types take the place of any.
    case retyped(from: String?, to: String?)
    /// Parameters can be missing, or have several values, otherwise than before.
    case presence(from: Parameter.Presence, to: Parameter.Presence)
    /// Parameters are in one another's places.
    case exchanged
    case renamedItem(from: String, to: String)
    /// Only the same part of an edit did the same.
    case part(PatternEdit.Part)

    /// If a parameter's type became one of the app's, or one that is new in the spec, the new type has no name here:
    /// giving values types of their own is one edit, even if the types have different names.
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
