import RouteLanguage

/// Where a spec is among the files of a compilation.
struct SpecOrigin {
    /// A mount that leads to a spec.
    struct Mount {
        /// The index of the mounted spec's file.
        let file: Int
        /// The path, as the spec that mounts it says.
        let path: Scalar
    }

    let files: SpecFiles
    /// The index of the compiled spec's file.
    let main: Int
    /// Whether the spec shares a table with other specs. The paths of its routes then start with
    /// the enum's name.
    var isCombined = false
    /// The mounts that lead to this spec, outermost first; empty for the compiled spec.
    private(set) var mounts: [Mount] = []

    /// The index of this spec's file.
    var file: Int { mounts.last?.file ?? main }

    /// The module of this spec; nil for the module of the compiled spec.
    var module: String? { files.files[file].module }

    /// The origin of a spec that this one mounts.
    func mounting(_ file: Int, _ path: Scalar) -> SpecOrigin {
        var origin = self
        origin.isCombined = false
        origin.mounts.append(Mount(file: file, path: path))
        return origin
    }
}
