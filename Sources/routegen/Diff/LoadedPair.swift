import RouteCompiler

/// The two specs that `diff` compares.
struct LoadedPair {
    /// Nil if the spec is new.
    let old: SpecFile?
    let new: SpecFile
}
