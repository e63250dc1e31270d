import Foundation

/// A citation of the page Semantics in code, tests, or pages.
struct Citation: Hashable {
    /// A section ("5"), a rule ("3.8") or a law ("law 1").
    let heading: String
    /// The file that cites it.
    let file: String

    /// The citations of a text: "rule 3.8", "rules 3.4 and 3.5", "section 5", and "law 1" after the
    /// page's name.
    ///
    /// Sections of other documents, such as an RFC, aren't citations. A comment may continue on the
    /// next line.
    static func headings(citedIn text: String) -> [String] {
        let joined = text.replacing(/\n\s*(?:\/\/\/?|\#) ?/, with: " ")
        let citation =
            /(?<other>(?:RFC|CommonMark) [0-9.]+, )?\b(?:rule|section)s? (?<numbers>[0-9.]*[0-9](?:(?:, | and |, and )[0-9.]*[0-9])*)/
        let numbers = joined.matches(of: citation).filter { $0.other == nil }.flatMap { match in
            match.numbers.matches(of: /[0-9.]*[0-9]/).map { String($0.output) }
        }
        let law = /Semantics>?, (?:section 6, )?law (?<number>[0-9]+)/
        return numbers + joined.matches(of: law).map { "law \($0.number)" }
    }

    /// Every citation in the package's sources, tests, scripts and pages.
    static func all() throws -> [Citation] {
        try citingFiles().flatMap { file in
            let text = String(
                decoding: try Data(contentsOf: Page.repository.appending(path: file)), as: UTF8.self
            )
            // Most files cite nothing, and looking for citations takes long.
            let citesNothing = !["rule", "section", "law"].contains(where: text.contains)
            if citesNothing { return [] as [Citation] }
            return headings(citedIn: text).map { Citation(heading: $0, file: file) }
        }
    }

    /// The files that aren't generated, by their paths in the repository.
    static func citingFiles() throws -> [String] {
        let extensions: Set = ["swift", "yaml", "md"]
        return try ["Sources", "Tests", "Plugins", ".ci"].flatMap { folder in
            let root = Page.repository.appending(path: folder)
            return try FileManager.default.subpathsOfDirectory(atPath: root.path)
                .filter { path in
                    // The scripts of CI have no extension.
                    !path.contains(".build/")
                        && !path.hasSuffix("/expected.swift")
                        && (folder == ".ci"
                            || extensions.contains(URL(filePath: path).pathExtension))
                        && isFile(root.appending(path: path))
                }
                .map { "\(folder)/\($0)" }
        }
    }

    private static func isFile(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
}
