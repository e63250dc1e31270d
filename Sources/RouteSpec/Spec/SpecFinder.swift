/// Finds the specs that a spec mounts. The compiler itself does no I/O.
package struct SpecFinder {
    package enum Answer {
        /// - Parameters:
        ///   - identity: the same for all paths of one file.
        ///   - module: the module that declares the spec's
        ///     enum; nil for the module of the compiled spec.
        ///   - otherModule: the other module whose folder has the file, although the path doesn't
        ///     name the module.
        case found(SourceText, identity: String, module: String? = nil, otherModule: String? = nil)
        case missing(message: String, help: String?)
    }

    /// The identity of the compiled spec.
    let main: String
    /// Finds the spec at a path in another spec.
    ///
    /// `mountStep` is the identity of the other spec, and `module` is its module.
    let find: (_ path: String, _ mountStep: String, _ module: String?) -> Answer

    package init(
        main: String,
        find: @escaping (_ path: String, _ mountStep: String, _ module: String?) -> Answer
    ) {
        self.main = main
        self.find = find
    }

    /// For a spec without a file: finds nothing.
    package static var none: SpecFinder {
        SpecFinder(main: "") { path, _, _ in
            .missing(
                message: "cannot read '\(path)': the spec that mounts it is not a file", help: nil)
        }
    }
}
