/// The version of RouteGen, declared here alone: the tool prints it, generated files name it, and a tag is it.
package enum ToolVersion {
    package static let current = "0.2.0"

    /// The version without its last number, which changes nothing that others depend on: `0.2`.
    ///
    /// A generated file and the runtime that it calls have the same.
    package static let interface = current.split(separator: ".").prefix(2).joined(separator: ".")
}
