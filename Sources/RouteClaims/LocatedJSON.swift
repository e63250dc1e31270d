import RouteSpec

/// A value of a JSON text, with its location.
struct LocatedJSON: Sendable {
    enum Content: Sendable {
        case null, number
        case bool(Bool)
        case string(String)
        case array([LocatedJSON])
        case object([Member])
    }

    struct Member: Sendable {
        let name: String
        /// The range of bytes from the name's opening quote to the end of the value.
        let range: Range<Int>
        let position: SourcePosition
        let value: LocatedJSON
    }

    let content: Content
    let range: Range<Int>
    let position: SourcePosition

    /// Nil if the value isn't a string.
    var string: String? { if case .string(let text) = content { text } else { nil } }
    /// Nil if the value isn't a Boolean.
    var flag: Bool? { if case .bool(let flag) = content { flag } else { nil } }
    /// Nil if the value isn't an array.
    var elements: [LocatedJSON]? { if case .array(let elements) = content { elements } else { nil } }
    /// Nil if the value isn't an object.
    var members: [Member]? { if case .object(let members) = content { members } else { nil } }

    /// The value of the last member with a name; nil if the value isn't an object with such a member.
    subscript(name: String) -> LocatedJSON? { members?.last { $0.name == name }?.value }

    /// What kind of value this is, for messages.
    var kind: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
