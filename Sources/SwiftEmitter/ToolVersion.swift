/// The version of RouteGen, declared only here. The tool prints it; generated files and a release's tag have it.
package enum ToolVersion {
    package static let current = "0.2.0"

    /// The version without its last number, which changes nothing that others depend on: `0.2`.
    ///
    /// A generated file and the runtime that it calls have the same.
    package static let interface = current.split(separator: ".").prefix(2).joined(separator: ".")
}
