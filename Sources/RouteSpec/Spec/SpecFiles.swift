/// The files of a compilation, parsed: a spec, then the specs that it mounts, in the order in
/// which they are first mounted. `Span.file` is an index into this list.
package struct SpecFiles {
    /// A spec's file.
    struct File {
        let source: SourceText
        let identity: String
        let module: String?
        /// Nil if the YAML has errors.
        let node: Node?
        /// The problems of the YAML.
        let problems: Diagnostics
        /// The mounted files, by the paths in the spec.
        var mounts: [String: Mounted] = [:]
    }

    enum Mounted {
        /// - Parameter otherModule: The module whose folder
        ///   has the file, although the path doesn't name it.
        case file(Int, otherModule: String?)
        case missing(message: String, help: String?)
    }

    private(set) var files: [File] = []

    package init() {}

    /// The files of a spec.
    package init(_ source: SourceText, _ finder: SpecFinder = .none) {
        self.init()
        _ = read(source, finder)
    }

    package var sources: [SourceText] { files.map(\.source) }

    /// The identities of the files.
    package var identities: [String] { files.map(\.identity) }

    /// Reads a spec and the specs that it mounts, even those that a spec read earlier also mounts.
    ///
    /// - Returns: The index of the spec's file. The files that it mounts follow it.
    package mutating func read(_ source: SourceText, _ finder: SpecFinder) -> Int {
        let main = add(source, identity: finder.main)
        var indices = [finder.main: main]
        readMounts(of: main, finder, &indices)
        return main
    }

    /// The enums of the specs that a file mounts, as far as they can be named before they are
    /// decoded.
    func mountedEnums(of file: Int) -> [MountedEnum] {
        (files[file].node?.mountedPaths ?? []).compactMap { path in
            guard case .file(let mounted, _)? = files[file].mounts[path] else { return nil }
            let declared = files[mounted].node?.mapping?[.enumName]?.value.scalar?.text
            let name = declared ?? SwiftName.enumName(ofFile: path.lastComponent)
            return name.map { MountedEnum(name: $0, module: files[mounted].module) }
        }
    }

    private mutating func add(_ source: SourceText, identity: String, module: String? = nil) -> Int
    {
        var source = source
        source.file = files.count
        var problems = Diagnostics()
        let node = YAML.parse(source, into: &problems)
        files.append(
            File(
                source: source, identity: identity, module: module, node: node,
                problems: problems))
        return source.file
    }

    /// Reads the specs that a file mounts, and those that they mount.
    ///
    /// - Parameter indices: the indices of the files, by identity.
    private mutating func readMounts(
        of file: Int, _ finder: SpecFinder, _ indices: inout [String: Int]
    ) {
        for path in files[file].node?.mountedPaths ?? [] where files[file].mounts[path] == nil {
            switch finder.find(path, files[file].identity, files[file].module) {
            case .missing(let message, let help):
                files[file].mounts[path] = .missing(message: message, help: help)
            case .found(let source, let identity, let module, let otherModule):
                let known = indices[identity]
                let mounted = known ?? add(source, identity: identity, module: module)
                files[file].mounts[path] = .file(mounted, otherModule: otherModule)
                if known != nil { continue }
                indices[identity] = mounted
                readMounts(of: mounted, finder, &indices)
            }
        }
    }
}

extension Node {
    /// The paths of a spec's mounts, in order, found before the spec is decoded.
    fileprivate var mountedPaths: [String] {
        let members = mapping?[.routes]?.value.mapping?.entries ?? []
        return members.flatMap { member -> [String] in
            guard let spec = member.value.mapping?[.mountedSpec]?.value else {
                return member.value.mountedPaths
            }
            guard let path = spec.scalar?.text, Mount.problem(ofPath: path) == nil else {
                return []
            }
            return [path]
        }
    }
}
