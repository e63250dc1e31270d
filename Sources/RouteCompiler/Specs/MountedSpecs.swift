import RouteLanguage
import RouteSpec

/// Finds the specs that a spec mounts: by a path relative to it, or in the folder of another
/// module.
package struct MountedSpecs {
    /// The absolute path of the compiled spec; for standard input, of the working directory's
    /// default spec.
    private let main: String
    private let console: Console
    /// Reads a file by its absolute path.
    package var read: (_ path: String) throws(FileError) -> SourceText
    /// The canonical path of a file; nil if there is no such file.
    package var canonical: (_ path: String) -> String?

    /// - Parameter main: An absolute path.
    package init(of main: String, _ console: Console) {
        self.main = main
        self.console = console
        canonical = LocalFile.canonicalPath
        read = { path throws(FileError) in try SpecFile.mountedSource(at: path, console) }
    }

    package var finder: SpecFinder {
        let identity = canonical(main) ?? main
        return SpecFinder(main: identity) { path, mounter, module in
            let mounter = mounter == identity ? main : mounter
            let folder = Path.folder(of: mounter)
            for candidate in candidates(for: path, in: folder, module: module) {
                do throws(FileError) {
                    let found = canonical(candidate.path) ?? candidate.path
                    let isShort = !Path.parts(of: candidate.path).contains(Path.outer)
                    let source = try read(isShort ? candidate.path : found)
                    let other =
                        candidate.module == module ? otherModule(of: found, from: mounter) : nil
                    return .found(
                        source, identity: found, module: candidate.module, otherModule: other)
                } catch {
                    if error.reason == .missing { continue }
                    let path = console.shownPath(of: error.path)
                    let shown = FileError(error.operation, path, error.reason)
                    return .missing(message: shown.message, help: error.help)
                }
            }
            return .missing(
                message: "there is no spec '\(path)'", help: help(for: path, in: folder))
        }
    }

    /// The files that a mount's path can mean: first the one relative to the mounting spec, then
    /// those of modules.
    private func candidates(
        for path: String, in folder: String, module: String?
    ) -> [Candidate] {
        let beside = Candidate(path: Path.absolute(path, in: folder), module: module)
        guard let parts = Self.moduleAndFile(of: path) else { return [beside] }
        let name = parts.before
        let named = console.modules.named.filter { $0.name == name }
        var folders = named.map { console.absolutePath($0.folder) }
        if let target = sourceFolder(of: name, around: folder) { folders.append(target) }
        let others = folders.map { other in
            Candidate(path: Path.absolute("\(other)/\(parts.after)", in: folder), module: name)
        }
        return [beside] + others
    }

    /// A file that a mount's path can mean.
    private struct Candidate {
        let path: String
        /// The module of the mounted spec; nil for that of the mounting one.
        let module: String?
    }

    /// The module and the file of `Module/File`; nil for other paths.
    private static func moduleAndFile(of path: String) -> TextHalves? {
        path.hasPrefix(".") ? nil : path.halves(around: "/")
    }

    /// The default folder of a target of the package around a folder; nil if only named modules
    /// count.
    private func sourceFolder(of module: String, around folder: String) -> String? {
        if !console.modules.includesPackage { return nil }
        return LocalFile.packageFolder(around: folder).map {
            Path.file("Sources/\(module)", in: $0)
        }
    }

    /// The module whose folder has a file, but not the spec that mounts it; nil if there is none.
    private func otherModule(of file: String, from mounter: String) -> String? {
        func parts(_ path: String) -> [ArraySlice<UInt8>] {
            Path.parts(of: canonical(path) ?? path)
        }
        let known = console.modules.named.first { module in
            let folder = parts(console.absolutePath(module.folder))
            return parts(file).starts(with: folder) && !parts(mounter).starts(with: folder)
        }
        if known != nil || !console.modules.includesPackage { return known?.name }
        guard let own = LocalFile.targetFolder(ofFile: mounter),
            let other = LocalFile.targetFolder(ofFile: file),
            parts(own) != parts(other)
        else { return nil }
        return Path.name(of: other)
    }

    /// Help that says where a missing spec was looked for.
    private func help(for path: String, in folder: String) -> String {
        let looked = candidates(for: path, in: folder, module: nil).map {
            console.shownPath(of: $0.path)
        }
        let text = "looked for \(looked.joined(separator: ", "))"
        guard let name = Self.moduleAndFile(of: path)?.before,
            !console.modules.named.contains(where: { $0.name == name })
        else { return text }
        if console.modules.includesPackage {
            return text + "; for another folder, add --module \(name)=FOLDER"
        }
        return text + "; a target with a spec to mount must be a dependency of this one"
    }
}
