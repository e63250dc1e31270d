import Foundation
import Testing

@testable import TypeScriptEmitter

struct EmbeddedTextTests {
    @Test func theModuleHasItsFilesOfOtherLanguages() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/TypeScriptEmitter/Runtime")
        for (name, text) in [
            "runtime.ts": EmbeddedText.runtime_ts, "runtime.js": EmbeddedText.runtime_js,
        ] {
            #expect(try Data(contentsOf: folder.appending(path: name)) == Data(text.utf8))
        }
    }
}
