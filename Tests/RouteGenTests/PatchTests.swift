import Foundation
import Testing

@testable import routegen

@Suite("Unified diff through patch")
struct PatchTests {
    private static let patch = ["/usr/bin/patch", "/usr/local/bin/patch", "/opt/homebrew/bin/patch"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: patch != nil, "patch is not installed"), arguments: 0..<60)
    func patchTurnsTheOldTextIntoTheNewOne(seed: UInt64) throws {
        let patch = try #require(Self.patch)
        var random = SeededGenerator(seed: seed)
        let old = text(&random)
        let new = seed % 3 == 0 ? text(&random) : edited(old, &random)
        try withTemporaryFolder { folder in
            try folder.write("file", old)
            let diff = UnifiedDiff(from: old, to: new).text(oldName: "file", newName: "file (expected)")
            try folder.write("diff", diff)
            let result = try runProcess(patch, ["--fuzz=0", "-s", "-o", "patched", "file", "diff"], in: folder)
            #expect(result.code == 0, "\(result.output)\(result.error)")
            // patch writes no file if there are no changes, or if the result is empty.
            let patched = diff.isEmpty ? old : (try? folder.read("patched")) ?? ""
            #expect(patched == new)
        }
    }

    private func text(_ random: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...60, using: &random)
        let lines = (0..<count).map { _ in line(&random) }
        return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
    }

    private func line(_ random: inout SeededGenerator) -> String {
        ["", "}", "-- a", "++ b", "@@", "x\(Int.random(in: 0...99, using: &random))"].randomElement(using: &random)
            ?? ""
    }

    private func edited(_ text: String, _ random: inout SeededGenerator) -> String {
        var lines = text.components(separatedBy: "\n")
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            let place = Int.random(in: 0..<max(1, lines.count), using: &random)
            if Bool.random(using: &random), lines.count > 1 {
                lines.remove(at: place)
            } else {
                lines.insert(line(&random), at: place)
            }
        }
        return lines.joined(separator: "\n")
    }
}
