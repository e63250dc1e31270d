/// A mounted spec: a case with the enum that the other spec generates.
package struct Mount: Sendable {
    /// The name of the case.
    package let name: String
    /// The span of the name.
    package let span: Span
    package let doc: String?
    /// The path of the mounted spec, as written.
    package let path: Scalar
    /// The index of the mounted spec's file in the compilation.
    package let file: Int
    /// The module that declares the enum; nil for the module of the compiled spec.
    package let module: String?
    /// The mounted spec. Its routes have the mount's path as a prefix, and the mount's bases.
    package let spec: Spec
}
