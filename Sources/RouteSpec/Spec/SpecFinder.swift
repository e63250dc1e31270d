/// Finds the specs that a spec mounts. The compiler does no I/O: its caller reads the files.
package struct SpecFinder {
    /// A spec that was found.
    package struct Found {
        package let source: SourceText
        /// The same for the same file, however it is named.
        package let identity: String
        /// The module that declares the spec's enum; nil for the module of the spec that is compiled.
        package let module: String?

        package init(_ source: SourceText, identity: String, module: String? = nil) {
            self.source = source
            self.identity = identity
            self.module = module
        }
    }

    package enum Answer {
        case found(Found)
        case missing(message: String, help: String?)
    }

    /// The identity of the spec that is compiled.
    let main: String
    /// Finds the spec at a path, as written in the spec with an identity, which is in a module.
    let find: (_ path: String, _ mounter: String, _ module: String?) -> Answer

    package init(
        main: String, find: @escaping (_ path: String, _ mounter: String, _ module: String?) -> Answer
    ) {
        self.main = main
        self.find = find
    }

    /// For a spec without a file: finds nothing.
    package static var none: SpecFinder {
        SpecFinder(main: "") { path, _, _ in
            .missing(message: "cannot read '\(path)': the spec that mounts it is not a file", help: nil)
        }
    }
}
