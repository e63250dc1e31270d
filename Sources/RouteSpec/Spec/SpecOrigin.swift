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

/// What decoding a spec and those that it mounts finds, together.
struct SharedFindings {
    var diagnostics = Diagnostics()
    var limits = SpecLimits()
    /// The spans of the bases without a literal host, by the bases' encoded texts.
    var baseSpans: [String: Span] = [:]
    /// The rules allowed so far.
    var allowances: [Allowance] = []
}

/// What a spec says of its enum and its URLs, which its routes depend on.
struct SpecHead {
    var enumName = ""
    var access = Access.internal
    /// The members that the spec lists.
    var generatedMembers: [GeneratedMember] = []
    /// Whether `+` in items is a space, according to the compiled spec.
    var plusIsSpace = false
    /// Whether ASCII case doesn't count, according to the compiled spec.
    var ignoresCase = false
}

/// The schemes of bases, for patterns that begin with a scheme and a colon.
struct NamedSchemes {
    /// What to report about such a pattern, if no base names its scheme.
    struct Suspicion {
        let scheme: String
        let error: PatternError
        let source: PatternSource
    }

    /// The schemes of the bases so far.
    var named: Set<String> = []
    var suspicions: [Suspicion] = []
}

/// Limits for the compiled spec together with those that it mounts, and the counts so far.
struct SpecLimits {
    /// The most mounts of a spec, those of mounted specs included: each adds the routes of its spec
    /// to one table.
    static let mounts = 256
    /// The most patterns of a spec, those of its mounts included.
    static let patterns = 20_000
    /// The most specs that mount one another in a chain.
    static let depth = 8

    /// The mounts so far.
    var mounts = 0
    /// The patterns so far. Counting stops at the first route that exceeds the limit.
    var patterns = 0
    /// The schemes of the patterns so far.
    var schemes = SchemeLimit()

    /// Whether there are more patterns than a spec can have.
    var hasTooManyPatterns: Bool { patterns > Self.patterns }
}
