import RouteSpec

extension Console {
    /// The folder of the target that a file belongs to; nil if only a build can tell.
    ///
    /// A target is in a folder that the manifest names, or in a folder in `Sources` or `Tests`.
    func targetFolder(ofFile path: String) -> String? {
        guard let package = LocalFile.packageFolder(around: Path.folder(of: path)),
            let manifest = try? LocalFile.readFile(Path.file("Package.swift", in: package), first: 1 << 20)
        else { return nil }
        let text = String(decoding: manifest, as: UTF8.self)
        var folders = Path.outwards(from: Path.folder(of: path)).prefix { $0 != package }
        if let named = folders.first(where: { text.contains("\"\(Path.relative($0, to: package))\"") }) { return named }
        guard let top = folders.popLast(), ["Sources", "Tests"].contains(Path.name(of: top)) else { return nil }
        return folders.last
    }
}

extension SpecFile {
    /// The absolute path of a spec, or of the working directory's default spec for standard input.
    package static func location(of path: String, _ console: Console) -> String {
        console.absolutePath(path == standardInput ? defaultName : path)
    }

    /// Whether this spec and another one belong to the same target; nil if only a build can tell.
    package func isInSameTarget(_ other: SpecFile, _ console: Console) -> Bool? {
        let paths = [self, other].map { Self.location(of: $0.path, console) }
        let files = paths.map { LocalFile.canonicalPath($0) ?? $0 }
        if files[0] == files[1] { return false }
        if Path.folder(of: paths[0]) == Path.folder(of: paths[1]) { return true }
        guard let target = console.targetFolder(ofFile: paths[0]),
            let otherTarget = console.targetFolder(ofFile: paths[1])
        else { return nil }
        return target == otherTarget
    }
}
