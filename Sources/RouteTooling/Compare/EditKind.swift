import RoutePatterns

/// What an edit of a pattern did, whatever it touched. Edits that did the same are one edit to a reviewer.
enum EditKind: Hashable {
    /// Words have another case, or other separators.
    case respelled
    /// Parameters have another type, by the names of both; nil where new types take the place of any.
    case retyped(from: String?, to: String?)
    /// Parameters can be missing, or have several values, otherwise than before.
    case presence(from: Presence, to: Presence)
    /// Parameters are in one another's places.
    case exchanged
    case renamedItem(from: String, to: String)
    /// Only the same part of an edit did the same.
    case part(PatternEdit.Part)

    /// What a pattern says about the presence of values, whatever they are.
    enum Presence: Hashable {
        case required, optional, defaulting, list, commaList, rest, otherItems

        init(_ presence: Parameter.Presence) {
            self =
                switch presence {
                case .required: .required
                case .optional: .optional
                case .defaulting: .defaulting
                case .list: .list
                case .commaList: .commaList
                case .rest: .rest
                case .otherItems: .otherItems
                }
        }
    }

    /// A parameter's type that became one of the app's, or one that is new in the spec, has no name here: whatever it
    /// is called, somebody gave the values types of their own.
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
