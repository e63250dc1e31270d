/// A group of routes: a case with a nested enum.
package struct Group: Sendable {
    /// The name of the case.
    package let name: String
    /// The span of the name.
    package let span: Span
    package let doc: String?
    /// The routes and groups in it, in the spec's order.
    package let members: [Spec.Member]

    /// The name of the nested enum.
    package var typeName: String {
        SwiftName.typeName(ofGroup: name)
    }
}
