import RouteClaims
import RouteCompiler
import RouteJSON

/// A claim file that was named on the command line.
struct NamedClaimFile {
    /// The path as text output shows it.
    let path: String
    /// The path in the repository if the file is in one; otherwise, `path`.
    let pathInRepository: String
    let file: ClaimFile

    /// Reads files. If some can't be read, prints why and returns nil.
    static func load(_ paths: [String], _ resources: [String: String], _ console: Console)
        -> [Self]?
    {
        let files = paths.map { load($0, resources, console) }
        let known = files.compactMap(\.self)
        return known.count == files.count ? known : nil
    }

    /// The host whose name is that of a folder, or begins the file's name, as in
    /// `www.example.com.json`.
    func host(among hosts: [String], _ folders: [String]) -> String? {
        let name = path.split(separator: "/").last.map { $0.lowercased() + "." } ?? ""
        return folders.first { hosts.contains($0.lowercased()) }
            ?? hosts.filter { name.hasPrefix($0 + ".") }.max { $0.count < $1.count }
    }

    /// For each file, the names of the folders that contain it and not all the files, innermost
    /// first.
    static func distinctFolders(of paths: [String]) -> [[String]] {
        let folders = paths.map { $0.split(separator: "/").dropLast().map(String.init) }
        let first = folders.first ?? []
        let shared = first.indices.prefix { index in
            folders.allSatisfy { $0.starts(with: first[...index]) }
        }
        return folders.map { $0.dropFirst(shared.count).reversed() }
    }

    /// The maximum number of bytes to read: more than any system reads.
    static let sizeLimit = 1 << 24

    /// Reads a file. If it can't be read or doesn't claim links, prints why and returns nil.
    private static func load(_ path: String, _ resources: [String: String], _ console: Console)
        -> Self?
    {
        let absolute = console.absolutePath(path)
        do throws(FileError) {
            let bytes = try console.read(path, limit: sizeLimit)
            let shown = console.shownPath(of: absolute)
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            guard let file = ClaimFile(bytes, name: name, resources: resources) else {
                if let problem = FileProblem(encodingOf: bytes) {
                    console.report(.error, "\(shown): \(problem.message)", help: problem.help)
                } else {
                    console.report(
                        .error, "\(shown): \(ClaimFile.unknownKindMessage)",
                        help: Operand.isSpec(path) ? "write the spec before '--claims'" : nil)
                }
                return nil
            }
            return NamedClaimFile(
                path: shown, pathInRepository: LocalFile.pathInRepository(absolute) ?? shown,
                file: file)
        } catch {
            console.report(error)
            return nil
        }
    }
}

extension Arguments {
    /// The values of `--resource` by their names.
    func resources() throws(UsageError) -> [String: String] {
        var resources: [String: String] = [:]
        for text in values(of: .resource) {
            guard let halves = text.halves(around: "="), !halves.before.isEmpty else {
                throw UsageError(
                    "'\(text)' is not a name and its value", help: "write --resource NAME=VALUE")
            }
            resources[halves.before] = halves.after
        }
        return resources
    }
}
