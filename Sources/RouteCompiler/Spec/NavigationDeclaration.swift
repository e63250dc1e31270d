/// What a spec with `tabs` says about the screen, as it is written; `NavigationAnalysis` makes sense of it.
package struct NavigationDeclaration: Sendable {
    /// Where the key `tabs` stands.
    package let span: Span
    /// The tabs in the order of the tab bar, each once.
    package let tabs: [Scalar]
    /// One for each route, in the spec's order; those too whose patterns could not be read.
    package let placements: [PlacementDeclaration]
}

/// What a spec says about the place of one route on the screen.
package struct PlacementDeclaration: Sendable {
    /// The names of the groups around the route, outermost first, and its own.
    let path: [String]
    /// Where its name stands.
    let span: Span
    /// Nil if it could not be read.
    let keys: PlacementKeys?

    /// The name as a spec has it: `auth.signUp`.
    var name: String { path.joined(separator: ".") }
}

/// The keys about a route's place: its own and, where it has none, those of the groups around it.
struct PlacementKeys: Sendable {
    /// A key's value, and where it stands.
    struct Setting<Value: Sendable>: Sendable {
        let value: Value
        let span: Span
        /// Whether a group says so for its routes.
        let isOfGroup: Bool
    }

    var tab: Setting<String>?
    var presentation: Setting<Presentation>?
    var parent: Setting<ParentDeclaration>?
    var isRestorable: Setting<Bool>?
    var opening: Setting<Opening>?
}

/// A parent as a spec names it.
struct ParentDeclaration: Sendable {
    /// A parameter of the parent, and the one that fills it.
    struct Argument: Sendable {
        let parameter: Scalar
        let value: Scalar
    }

    let name: Scalar
    let arguments: [Argument]
}

/// How a route's screen comes up.
package enum Presentation: String, Hashable, Sendable, CaseIterable {
    case root
    case push
    case sheet
    case cover

    package var isModal: Bool { self == .sheet || self == .cover }
}

/// What a link to a route does.
package enum Opening: String, Hashable, Sendable, CaseIterable {
    case place
    case show
}
