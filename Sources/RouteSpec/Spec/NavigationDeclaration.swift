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
    package let path: [String]
    /// Where its name stands.
    package let span: Span
    /// Nil if it could not be read.
    package let keys: PlacementKeys?

    /// The name as a spec has it: `auth.signUp`.
    package var name: String { path.joined(separator: ".") }
}

/// The keys about a route's place: its own and, where it has none, those of the groups around it.
package struct PlacementKeys: Sendable {
    /// A key's value, and where it stands.
    package struct Setting<Value: Sendable>: Sendable {
        package let value: Value
        package let span: Span
        /// Whether a group says so for its routes.
        package let isOfGroup: Bool
    }

    package var tab: Setting<String>?
    package var presentation: Setting<Presentation>?
    package var parent: Setting<ParentDeclaration>?
    package var isRestorable: Setting<Bool>?
    package var opening: Setting<Opening>?
}

/// A parent as a spec names it.
package struct ParentDeclaration: Sendable {
    /// A parameter of the parent, and the one that fills it.
    package struct Argument: Sendable {
        package let parameter: Scalar
        package let value: Scalar
    }

    package let name: Scalar
    package let arguments: [Argument]
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
