import Foundation

/// `embed-text OUTPUT FILE…` writes a Swift file with the text of each file as a string, whose name
/// is the file's: `page_js` is the text of `page.js`.
@main
enum EmbedText {
    static func main() throws {
        let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        guard let output = files.first else { return }
        let members = try files.dropFirst().map(member)
        let text = "enum EmbeddedText {\n\(members.joined())}\n"
        try Data(text.utf8).write(to: output)
    }

    private static func member(of file: URL) throws -> String {
        let name = file.lastPathComponent.replacing(".", with: "_")
        let text = try String(contentsOf: file, encoding: .utf8)
        // More than any text has, so that nothing in it is an escape or the end of the literal.
        let marks = String(repeating: "#", count: 8)
        return """
            static let \(name) = \(marks)\"""
            \(text)
            \"""\(marks)

            """
    }
}
