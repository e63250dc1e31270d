import Foundation
import Testing

/// Every generated enum reads and writes in several threads at once (`.ci/check-sanitizers
/// thread`).
@Suite("Generated enums in many tasks") struct ConcurrentReadingTests {
    @Test func everyEnumReadsAndWritesInManyTasksAtOnce() async throws {
        let work = try CompiledCase.all.map { compiled in
            let table = try #require(compiled.golden?.compilation.compiled?.table)
            var urls = HostileURLs(table: table, seed: 9)
            let texts = (0..<20).map { _ in urls.next() }
            return (compiled, texts, texts.map { Self.answer(of: compiled, to: $0) })
        }
        let differing = await withTaskGroup(of: Int.self, returning: Int.self) { group in
            for task in 0..<12 {
                group.addTask {
                    (0..<work.count).reduce(0) { count, index in
                        let (compiled, texts, expected) = work[(index + task * 5) % work.count]
                        return count
                            + zip(texts, expected).count { Self.answer(of: compiled, to: $0) != $1 }
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(differing == 0)
    }

    private static func answer(of compiled: CompiledCase, to text: String) -> [String?] {
        let value = compiled.readRawValue(text)
        let url = compiled.readURL(URL(string: text))
        return [
            value?.rawValue, value?.url?.absoluteString, url?.rawValue,
            url?.moved?("x", "h")?.absoluteString,
        ]
    }
}
