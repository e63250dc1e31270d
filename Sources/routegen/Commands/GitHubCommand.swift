import RouteLanguage
import RouteSpec

/// A command that makes GitHub show a message in the files of a pull request: `::error
/// file=…,line=…::message`.
enum GitHubCommand {
    /// One line, with a line feed.
    ///
    /// - Parameters:
    ///   - position: The line and column; nil for the whole file.
    static func text(
        _ severity: Severity, file: String, _ position: SourcePosition?, title: String,
        _ message: String,
        help: String? = nil
    ) -> String {
        var properties = [("file", file)]
        if let position {
            properties += [("line", "\(position.line)"), ("col", "\(position.column)")]
        }
        properties.append(("title", title))
        let list = properties.map { "\($0)=\(escaped($1, ":,"))" }.joined(separator: ",")
        let lines = ([message] + (help.map { ["help: " + $0] } ?? [])).map {
            escaped(TerminalText.escaped($0))
        }
        let level = severity == .note ? "notice" : severity.rawValue
        return "::\(level) \(list)::\(lines.joined(separator: "%0A"))\n"
    }

    /// Text with everything escaped that could end a command or a property (`actions/toolkit`,
    /// `command.ts`).
    private static func escaped(_ text: String, _ others: String = "") -> String {
        text.percentEncoded { "%\r\n".utf8.contains($0) || others.utf8.contains($0) }
    }
}
