/// The navigation keys of a route: its own or, if it has none, those of the groups around it.
package struct PlacementKeys: Sendable {
    /// A key's value and its span.
    package struct Setting<Value: Sendable>: Sendable {
        package let value: Value
        package let span: Span
        /// Whether the value comes from a group.
        package let isOfGroup: Bool
    }

    package var tabs: Setting<[Scalar]>?
    package var presentation: Setting<Presentation>?
    package var parent: Setting<ParentDeclaration>?
    package var isRestorable: Setting<Bool>?
    package var opening: Setting<Opening>?
    package var isInterruptible: Setting<Bool>?
}

/// A parent as a spec writes it.
package struct ParentDeclaration: Sendable {
    /// A parameter of the parent, and the parameter that supplies it.
    package struct Argument: Sendable {
        package let parameter: Scalar
        package let value: Scalar
    }

    package let name: Scalar
    package let arguments: [Argument]
    /// The names that lead to the mount of the spec that declares the parent, whose routes `name`
    /// means; empty if none.
    package let mount: [String]
}

/// How a route's screen is presented.
package enum Presentation: String, Equatable, Sendable, CaseIterable {
    case root
    case push
    case sheet
    case cover
}

/// What a link to a route does.
package enum Opening: String, Equatable, Sendable, CaseIterable {
    case place
    case show
}
