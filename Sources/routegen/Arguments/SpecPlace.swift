import RouteCompiler

/// A spec on the command line. Two are equal if they are the same file.
struct SpecPlace: Hashable {
    /// The path as given.
    let argument: String
    /// The path without links and `..`.
    let file: String

    init(_ argument: String, _ console: Console) {
        self.argument = argument
        if argument == SpecFile.standardInput {
            file = argument
        } else {
            let path = SpecFile.location(of: argument, console)
            file = LocalFile.canonicalPath(path) ?? path
        }
    }

    static func == (a: Self, b: Self) -> Bool { a.file == b.file }

    func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
