/// The files of a compilation: each mounted spec is read and parsed once.
struct MountedFiles {
    /// A mounted spec, parsed.
    struct File {
        let identity: String
        let module: String?
        /// Nil if there is nothing to decode.
        let node: Node?
        let shownPath: String
        /// Whether it is YAML.
        let isValid: Bool
        /// The offset of its first byte in the files of the compilation.
        let start: Int
    }

    /// The most mounts of a spec, those of mounted specs included: each adds the routes of its spec to one table.
    static let mountLimit = 256
    /// The most patterns of a spec, those of its mounts included.
    static let patternLimit = 20_000
    /// The most specs that mount one another in a chain.
    static let depthLimit = 8

    private(set) var sources: SourceMap
    private let finder: SpecFinder
    private var files: [String: File] = [:]
    /// The mounts so far.
    var mountCount = 0
    /// The patterns so far, up to the limit and those of one route more.
    var patternCount = 0

    /// Whether there are more patterns than a spec can have.
    var hasTooManyPatterns: Bool { patternCount > Self.patternLimit }

    init(_ sources: SourceMap, _ finder: SpecFinder) {
        self.sources = sources
        self.finder = finder
    }

    /// The identities of the mounted specs.
    var identities: Set<String> { Set(files.keys) }

    /// The identity of the spec that is compiled.
    var main: String { finder.main }

    enum Answer {
        case file(File)
        case missing(message: String, help: String?)
    }

    /// The spec at a path, as written in another spec. The YAML problems of a file go to `diagnostics` once.
    mutating func file(_ path: String, mountedBy mounter: String, into diagnostics: inout Diagnostics) -> Answer {
        switch finder.find(path, mounter) {
        case .missing(let message, let help): return .missing(message: message, help: help)
        case .found(let found):
            if let file = files[found.identity] { return .file(file) }
            let start = sources.append(found.source)
            var problems = Diagnostics()
            let node = YAML.parse(found.source, into: &problems)?.shifted(by: start)
            diagnostics.append(contentsOf: problems.shifted(by: start))
            let file = File(
                identity: found.identity, module: found.module, node: node, shownPath: found.source.path,
                isValid: !problems.hasErrors, start: start)
            files[found.identity] = file
            return .file(file)
        }
    }
}
