import RouteCompiler
import RouteLanguage

/// A positional argument of a command, as data.
struct Operand: Hashable, Sendable {
    /// How many arguments an operand takes.
    enum Count: Hashable, Sendable {
        case one, optional, oneOrMore, zeroOrMore
        /// At most one, before other operands: an argument that names a spec, because it ends in
        /// `.yaml` or `.yml`, or is `-` with more arguments after it.
        case specFile
    }

    /// The placeholder in the usage line.
    let name: String
    let count: Count
    /// One line for the help.
    let summary: String
    /// Whether the package's spec is the default.
    var defaultsToPackageSpec = false
    /// The words that a shell offers.
    var words: [String] = []

    /// `[SPEC]`, `URL…`.
    var usage: String {
        switch count {
        case .one: name
        case .optional, .specFile: "[\(name)]"
        case .oneOrMore: "\(name)…"
        case .zeroOrMore: "[\(name)…]"
        }
    }

    var isRequired: Bool { count == .one || count == .oneOrMore }

    /// Whether an argument names a spec. A URL such as `https://h/a.yaml` doesn't.
    static func isSpec(_ argument: String) -> Bool {
        (argument.hasSuffix(".yaml") || argument.hasSuffix(".yml"))
            && URLScheme.before(authorityOf: argument) == nil
    }

    /// How many of the remaining arguments this operand takes.
    func take(from arguments: ArraySlice<String>) -> Int {
        guard let first = arguments.first else { return 0 }
        switch count {
        case .one, .optional: return 1
        case .oneOrMore, .zeroOrMore: return arguments.count
        case .specFile:
            return Self.isSpec(first) || first == SpecFile.standardInput && arguments.count > 1
                ? 1 : 0
        }
    }

    /// The spec of a command without other operands.
    static let spec = Operand(
        name: "SPEC", count: .optional,
        summary: "the spec file, - for standard input; default: \(specDefault)",
        defaultsToPackageSpec: true)

    /// The specs of a command that takes several.
    static let specs = Operand(
        name: "SPEC", count: .zeroOrMore,
        summary: "the spec files, - for standard input; default: \(specDefault)",
        defaultsToPackageSpec: true)

    /// The spec before other operands.
    static let leadingSpec = Operand(
        name: "SPEC", count: .specFile,
        summary:
            "a first argument that ends in .yaml or .yml, or - before others; default: "
            + "\(specDefault)",
        defaultsToPackageSpec: true)

    /// The default of SPEC, for the help.
    static let specDefault = "\(defaultSpec), or the package's only spec that no other mounts"

    /// The spec in the current folder.
    static let defaultSpec = SpecFile.defaultName
}
