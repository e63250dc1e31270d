/// The version of RouteGen, declared only here: the tool prints it, generated files name it, and
/// it is the tag's name.
package enum ToolVersion {
    package static let current = "0.1.0"

    /// The version without its last number, such as `0.1`. A generated file needs a runtime with
    /// the same one.
    package static let interface = current.split(separator: ".").prefix(2).joined(separator: ".")
}
