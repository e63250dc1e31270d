import Foundation
import RouteSpec
import Testing

@testable import RouteCompiler
@testable import routegen

/// Every block of code in the pages is compiled or run, except for a few that say why not.
@Suite("The pages") struct PageTests {
    /// The number of blocks in all pages that say why they aren't run. One more needs a good
    /// reason.
    static let notRunLimit = 7

    @Test(arguments: Page.all)
    func everyBlockIsOfAKindThatIsChecked(page: Page) {
        #expect(page.linesOfUnfencedCode.isEmpty, "put code between fences, with its language")
        for block in page.blocks where block.reasonNotToRun == nil {
            // TypeScriptEmitterTests runs what is in TypeScript.
            let isChecked = ["yaml", "swift", "console", "urls", "sh", "json", "typescript"]
                .contains(block.language)
            #expect(
                isChecked,
                "\(page.name):\(block.line): nothing looks at '\(block.language)'; write <!-- not run: REASON --> above it"
            )
        }
    }

    @Test func fewBlocksAreNotRun() {
        let reasons = Page.all.flatMap(\.blocks).compactMap(\.reasonNotToRun)
        #expect(reasons.count <= Self.notRunLimit, "\(reasons)")
        #expect(reasons.allSatisfy { !$0.isEmpty })
    }

    @Test(arguments: Page.all)
    func aSpecHasNoFindingsUnlessThePageShowsThem(page: Page) {
        for (index, block) in page.blocks.enumerated() where block.isSpec {
            let next = page.blocks.dropFirst(index + 1).first
            // The test of the commands compares this output.
            if next?.commands.first?.line.hasPrefix("routegen check") == true { continue }
            let source = SourceText(path: "\(page.name):\(block.line)", text: block.text)
            let compilation = Compiler.compile(source, name: block.specName)
            #expect(
                compilation.diagnostics.sorted.isEmpty,
                "\(SpecFile(path: "", compilation: compilation).printed)")
        }
    }

    @Test(arguments: Page.all)
    func aCommandPrintsWhatThePageSays(page: Page) throws {
        let tools = URL(filePath: try builtTool()).deletingLastPathComponent().path
        try withTemporaryFolder { folder in
            var code: Int32 = 0
            for block in page.blocks where block.reasonNotToRun == nil {
                if let file = block.isSpec ? block.specName : block.file {
                    let path = folder.url(file)
                    try FileManager.default.createDirectory(
                        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try folder.write(file, block.text)
                }
                guard block.language == "console" else { continue }
                #expect(
                    !block.commands.isEmpty,
                    "\(page.name):\(block.line): a command starts with '$ '")
                for command in block.commands {
                    // Keep the status of the previous command for `echo $?`.
                    let script = """
                        PATH='\(tools)':"$PATH"
                        export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
                        exec 2>&1
                        (exit \(code))
                        \(command.line)
                        """
                    let outcome = try runProcess("/bin/sh", ["-c", script], in: folder)
                    code = try #require(outcome.code)
                    let output = outcome.output.replacingOccurrences(
                        of: folder.path + "/", with: "")
                    #expect(output == command.output, "\(page.name):\(block.line): \(command.line)")
                }
            }
        }
    }

    @Test(arguments: Page.all)
    func jsonIsJSON(page: Page) throws {
        for block in page.blocks where block.language == "json" && block.reasonNotToRun == nil {
            #expect(throws: Never.self, "\(page.name):\(block.line)") {
                try JSONSerialization.jsonObject(with: Data(block.text.utf8))
            }
        }
    }

    /// Commands that build this package are too slow for this test; `.ci/run` runs them on a clean
    /// clone.
    @Test(arguments: Page.all)
    func aShellCommandIsOneThatCIRuns(page: Page) throws {
        let run = try String(
            contentsOf: Page.repository.appending(path: ".ci/run"), encoding: .utf8)
        for block in page.blocks where block.language == "sh" && block.reasonNotToRun == nil {
            for line in block.text.split(separator: "\n") {
                #expect(
                    run.contains(line), "\(page.name):\(block.line): .ci/run does not run '\(line)'"
                )
            }
        }
    }

    /// A page refers to suites by their files.
    @Test(arguments: Page.all)
    func aSuiteThatIsNamedExists(page: Page) throws {
        let folder = Page.repository.appending(path: "Tests").resolvingSymlinksInPath()
        let tests = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let suites = Set(tests.map { URL(filePath: $0).lastPathComponent })
        let targets = Set(tests.filter { !$0.contains("/") })
        for name in page.text.matches(of: /`([A-Z][A-Za-z]*Tests)`/).map({ String($0.1) })
        where !targets.contains(name) {
            #expect(suites.contains("\(name).swift"), "\(page.name): there is no suite '\(name)'")
        }
    }

    /// Every page is in a list of topics; otherwise, nobody finds it.
    @Test(arguments: Page.all.filter { $0.name != "README.md" })
    func aPageIsOnItsCatalogsFirstPage(page: Page) throws {
        let parts = page.name.split(separator: "/")
        let article = parts[3].dropLast(3)
        let module = parts[1]
        if article == module { return }
        let first = try #require(
            Page.all.first { $0.name == "Sources/\(module)/\(module).docc/\(module).md" })
        #expect(first.text.contains("- <doc:\(article)>\n"), "add it to \(first.name)")
    }
}

extension Page {
    var isRulePage: Bool { name.hasSuffix("/Rules.md") }
}

extension SpecFile {
    /// The findings as `check` prints them.
    fileprivate var printed: String { printer.full(compilation.diagnostics) }
}
