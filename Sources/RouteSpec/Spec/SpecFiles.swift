/// The files of a compilation, read and parsed: a spec, and then the specs that it mounts, in the order in which they
/// are first needed. The numbers in spans are those of this list.
package struct SpecFiles {
    /// A spec's file.
    struct File {
        let source: SourceText
        let identity: String
        let module: String?
        /// Nil if there is nothing to decode.
        let node: Node?
        /// What is wrong with the YAML.
        let problems: Diagnostics
        /// The files at the paths of its mounts, as written.
        var mounts: [String: Mounted] = [:]
    }

    enum Mounted {
        case file(Int)
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

    /// Reads a spec and the specs that it mounts, even if an earlier one mounts them, too.
    ///
    /// - Returns: The number of the spec's file. The files after it are those that it mounts.
    package mutating func read(_ source: SourceText, _ finder: SpecFinder) -> Int {
        let main = add(SpecFinder.Found(source, identity: finder.main))
        var reading = Reading(numbers: [finder.main: main])
        readMounts(of: main, depth: 0, finder, &reading)
        return main
    }

    /// What is known while the files of a spec are read.
    private struct Reading {
        /// The files by their identities.
        var numbers: [String: Int]
        /// How deep in mounts a file was when its mounts were read.
        var depths: [Int: Int] = [:]
    }

    private mutating func add(_ found: SpecFinder.Found) -> Int {
        var source = found.source
        source.file = files.count
        var problems = Diagnostics()
        let node = YAML.parse(source, into: &problems)
        files.append(
            File(source: source, identity: found.identity, module: found.module, node: node, problems: problems))
        return source.file
    }

    /// Reads the specs that a file mounts, and those that they mount, as deep as specs can be mounted.
    private mutating func readMounts(of file: Int, depth: Int, _ finder: SpecFinder, _ reading: inout Reading) {
        if let known = reading.depths[file], known <= depth { return }
        reading.depths[file] = depth
        for path in files[file].node?.mountedPaths ?? [] {
            if files[file].mounts[path] == nil {
                files[file].mounts[path] = mounted(path, by: files[file], finder, &reading)
            }
            if depth < SpecLimits.depth, case .file(let mounted) = files[file].mounts[path] {
                readMounts(of: mounted, depth: depth + 1, finder, &reading)
            }
        }
    }

    private mutating func mounted(
        _ path: String, by mounter: File, _ finder: SpecFinder, _ reading: inout Reading
    ) -> Mounted {
        switch finder.find(path, mounter.identity, mounter.module) {
        case .missing(let message, let help): return .missing(message: message, help: help)
        case .found(let found):
            let file = reading.numbers[found.identity] ?? add(found)
            reading.numbers[found.identity] = file
            return .file(file)
        }
    }
}

extension Node {
    /// A first look at a spec's node: the paths of its mounts, in order.
    fileprivate var mountedPaths: [String] {
        let members = mapping?[Key.routes.name]?.mapping?.entries ?? []
        return members.flatMap { member -> [String] in
            guard let spec = member.value.mapping?[Key.mountedSpec.name] else { return member.value.mountedPaths }
            guard let path = spec.scalar?.text, Mount.problem(ofPath: path) == nil else { return [] }
            return [path]
        }
    }
}
