import Foundation
import Testing

/// A page of the documentation: the README, or an article of a catalog.
struct Page: Sendable, CustomTestStringConvertible {
    /// The path in the repository.
    let name: String
    let text: String
    let blocks: [Block]

    var testDescription: String { name }

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The README, then the articles of every `*.docc` folder among the sources.
    static let all: [Page] = {
        let sources = repository.appending(path: "Sources")
        let modules = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        let catalogs = modules.sorted().map { "Sources/\($0)/\($0).docc" }
        let articles = catalogs.flatMap { catalog in
            let files = try? FileManager.default.contentsOfDirectory(
                atPath: repository.appending(path: catalog).path)
            return (files ?? []).sorted().filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }
        }
        return (["README.md"] + articles).compactMap { name in
            (try? String(contentsOf: repository.appending(path: name), encoding: .utf8)).map {
                Page(name, $0)
            }
        }
    }()

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
        var blocks: [Block] = []
        var open: Block?
        var remark = ""
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            if let block = open {
                if line == "```" {
                    blocks.append(block)
                    open = nil
                    remark = ""
                } else {
                    open?.text += line + "\n"
                }
            } else if line.hasPrefix("```") {
                open = Block(language: String(line.dropFirst(3)), line: index + 1, remark: remark)
            } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
                remark = String(line.dropFirst(5).dropLast(4))
            } else if !line.isEmpty {
                remark = ""
            }
        }
        self.blocks = blocks
    }

    /// The lines of indented code without fences, which no test would check.
    var linesOfUnfencedCode: [Int] {
        var isFenced = false
        var isBehindText = true
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap
        { index, line in
            if line.hasPrefix("```") { isFenced.toggle() }
            defer { isBehindText = !line.isEmpty }
            return !isFenced && !isBehindText && line.hasPrefix("    ") ? index + 1 : nil
        }
    }
}

/// A piece of code between fences.
struct Block: Sendable {
    /// The word after the opening fence.
    let language: String
    /// The line number of the opening fence.
    let line: Int
    /// The HTML comment above the block, which isn't rendered: `file: NAME`, or `not run: REASON`.
    let remark: String
    /// The code, with its last line feed.
    var text = ""

    /// The name of the file that contains the block's text.
    var file: String? { remark.hasPrefix("file: ") ? String(remark.dropFirst(6)) : nil }

    /// Why the block cannot be run here.
    var reasonNotToRun: String? {
        remark.hasPrefix("not run: ") ? String(remark.dropFirst(9)) : nil
    }

    /// Whether the block is a spec. A file of accepted changes isn't.
    var isSpec: Bool { language == "yaml" && reasonNotToRun == nil }

    /// A spec's file name.
    var specName: String { file ?? "routes.yaml" }

    /// The commands of a console block, each with what it prints to both streams.
    var commands: [(line: String, output: String)] {
        var commands: [(line: String, output: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), ""))
            } else if let last = commands.indices.last, commands[last].line.hasSuffix("\\") {
                commands[last].line += "\n" + line
            } else if let last = commands.indices.last {
                commands[last].output += line + "\n"
            }
        }
        return commands
    }
}
