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
