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
