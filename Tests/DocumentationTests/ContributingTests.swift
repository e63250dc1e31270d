import Foundation
import Testing

@Suite("The paths on the page for contributors") struct ContributingTests {
    @Test func everyPathExists() throws {
        let url = Page.repository.appending(path: ".github/CONTRIBUTING.md")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let paths = text.matches(of: /`(?<path>[^` \n]+)`/).map { String($0.path) }
            .filter { $0.contains("/") || $0.hasSuffix(".swift") }
        #expect(paths.count > 20, "there are too few paths: does the pattern still find them?")
        let files = try Self.files()
        for path in Set(paths).sorted() {
            #expect(Self.names(path, anyOf: files), "\(path) is not in the package")
        }
    }

    /// Whether a path, up to a placeholder, is a file or folder of the repository. `Sources/` and
    /// `Tests/` can be left out, and a file name without a folder can be in any folder.
    private static func names(_ path: String, anyOf files: [String]) -> Bool {
        let placeholder = path.firstIndex { "*…<".contains($0) }
        let start = placeholder.map { String(path[..<$0]) } ?? path
        return files.contains { file in
            if !path.contains("/") {
                return file.split(separator: "/").last?.hasPrefix(start) ?? false
            }
            return ["", "Sources/", "Tests/"].contains { folder in
                placeholder == nil
                    ? file == folder + path || file.hasPrefix(folder + path + "/")
                    : file.hasPrefix(folder + start)
            }
        }
    }

    private static func files() throws -> [String] {
        try ["Sources", "Tests", "Plugins", ".ci", ".github"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(
                atPath: Page.repository.appending(path: folder).path
            )
            .filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" }
        }
    }
}
