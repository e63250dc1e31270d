import Foundation
import RouteCompiler
import RouteSpec

/// Finds the specs of a command line that names none.
extension Console {
    /// The specs that a command reads if it is given none: `routes.yaml` in the working directory,
    /// or else the specs of the package around it that no other spec mounts, sorted.
    var defaultSpecs: [String] {
        let own = absolutePath(SpecFile.defaultName)
        if LocalFile.exists(own) { return [own] }
        let specs = LocalFile.specs(around: workingDirectory)
        if specs.count < 2 { return specs }
        var mounted: Set<String> = []
        for spec in specs {
            guard let source = try? SpecFile.mountedSource(at: spec, self) else { continue }
            mounted.formUnion(
                SpecFiles(source, MountedSpecs(of: spec, self).finder).identities.dropFirst())
        }
        let unmounted = specs.filter { !mounted.contains(LocalFile.canonicalPath($0) ?? $0) }
        return unmounted.isEmpty ? specs : unmounted
    }

    /// The help if a spec isn't found. Suggests an existing one, because most are in a target's
    /// folder.
    var helpWithFoundSpec: String {
        guard let first = defaultSpecs.first else {
            return "name the spec, or create one with 'routegen init'"
        }
        return "name the spec, as in \(shownPath(of: first))"
    }
}

extension LocalFile {
    // Limits of the search for specs.
    /// The levels of folders below a package's folder.
    private static let packageDepth = 12
    /// The levels of folders below another folder.
    private static let otherDepth = 2
    private static let mostFolders = 5_000

    /// A folder to search, and the levels below it that count.
    private struct SearchedFolder {
        let path: String
        let depth: Int
    }

    /// The specs of the package around a folder, sorted; without a package, those a few levels
    /// below the folder.
    ///
    /// Skips hidden folders, packages inside the package, and links to folders.
    static func specs(around folder: String) -> [String] {
        let package = packageFolder(around: folder)
        var specs: [String] = []
        var folders = [
            SearchedFolder(
                path: package ?? folder, depth: package == nil ? otherDepth : packageDepth)
        ]
        var next = 0
        while next < folders.count {
            let folder = folders[next]
            next += 1
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.utf8.first != UInt8(ascii: ".") {
                let path = Path.file(name, in: folder.path)
                if kind(of: path) == .typeDirectory {
                    guard folder.depth > 0, folders.count < mostFolders, !hasManifest(path) else {
                        continue
                    }
                    folders.append(SearchedFolder(path: path, depth: folder.depth - 1))
                } else if isSpec(path) {
                    specs.append(path)
                }
            }
        }
        return specs.sorted()
    }

    /// Whether a file of this name is a spec: `routes.yaml`, `Checkout.routes.yaml`.
    static func isSpec(_ path: String) -> Bool {
        ".\(Path.name(of: path))".hasSuffix(".\(SpecFile.defaultName)")
    }
}
