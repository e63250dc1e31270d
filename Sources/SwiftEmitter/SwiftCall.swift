/// A call in pieces, so that its arguments can have lines of their own.
struct SwiftCall {
    /// What is before the arguments, with the opening parenthesis.
    var head: SwiftText
    let arguments: [SwiftText]
    let end: SwiftText

    var code: SwiftText { "\(head)\(list: arguments)\(end)" }
}
