import Foundation
import RouteSpec

extension SpecFinder {
    /// Finds mounted specs beside a spec. Their paths in messages are relative to its folder.
    static func beside(_ spec: URL) -> SpecFinder {
        let main = spec.standardizedFileURL
        return SpecFinder(main: main.path) { path, mounter, _ in
            let file = URL(fileURLWithPath: mounter).deletingLastPathComponent()
                .appendingPathComponent(path)
                .standardizedFileURL
            guard let data = try? Data(contentsOf: file) else {
                return .missing(message: "there is no spec '\(path)'", help: "create it")
            }
            let folder = main.deletingLastPathComponent().path + "/"
            let shown =
                file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : path
            return .found(SourceText(path: shown, bytes: Array(data)), identity: file.path)
        }
    }
}
