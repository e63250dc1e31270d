import Foundation
import Testing

@testable import routegen

/// A block of URLs shows the value that each opens, and below it the URL that is written for the
/// value if that differs.
@Suite("The pages' URLs") struct URLBlockTests {
    @Test(arguments: Page.all.filter { $0.blocks.contains { $0.language == "urls" } })
    func aURLOpensWhatThePageSays(page: Page) throws {
        try withTemporaryFolder { folder in
            for block in page.blocks where block.reasonNotToRun == nil {
                if let file = block.isSpec ? block.specName : block.file {
                    try folder.write(block.text, into: file)
                }
                guard block.language == "urls" else { continue }
                let urls = Self.urls(of: block)
                #expect(!urls.isEmpty, "\(page.name):\(block.line)")
                let outcome = folder.run(["match"] + urls)
                #expect(
                    Self.block(showing: outcome.output, of: urls) == block.text,
                    "\(page.name):\(block.line)")
            }
        }
    }

    @Test func aBlockShowsWhatOtherValuesAreWrittenAs() {
        let output = """
            a://b/+7?x
              route      user
              pattern    ${id:Int}?x=${x=y}
              values     id = 7
                         x  = "y"
              canonical  a://b/7
            a://b
              route      home
              pattern    /
              canonical  a://b
            a://c
              no route

            """
        let block = """
            a://b/+7?x  user(id: 7, x: "y")
                        → a://b/7
            a://b       home
            a://c       nil

            """
        #expect(Self.block(showing: output, of: ["a://b/+7?x", "a://b", "a://c"]) == block)
    }

    /// The words at the starts of a block's lines.
    private static func urls(of block: Block) -> [String] {
        block.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
            line.split(separator: " ").first.map(String.init)
        }
    }

    /// What `match` prints for URLs, in the shorter form of a page.
    private static func block(showing output: String, of urls: [String]) -> String {
        let width = urls.map(\.count).max() ?? 0
        var texts: [String] = []
        var rows: [Substring] = []
        for line in output.split(separator: "\n").reversed() {
            if line.hasPrefix(" ") {
                rows.insert(line, at: 0)
            } else {
                texts.insert(text(for: String(line), rows: rows, width: width), at: 0)
                rows = []
            }
        }
        return texts.joined()
    }

    /// A URL's line, and a second one for the URL that is written.
    private static func text(for url: String, rows: [Substring], width: Int) -> String {
        var values: [String] = []
        var route = "nil"
        var canonical = url
        var label = ""
        for row in rows {
            let isContinued = row.hasPrefix("   ")
            let parts = row.split(separator: " ", maxSplits: isContinued ? 0 : 1).map(String.init)
            label = isContinued ? label : parts[0]
            let text = (parts.last ?? "").trimmingCharacters(in: .whitespaces)
            switch label {
            case "route": route = text
            case "values":
                let value = text.split(separator: "=", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                values.append(value.joined(separator: ": "))
            case "canonical": canonical = text
            default: break
            }
        }
        let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
        let line = url + String(repeating: " ", count: width - url.count) + "  \(route)\(list)\n"
        return canonical == url
            ? line : line + String(repeating: " ", count: width) + "  → \(canonical)\n"
    }
}
