import RouteSpec

/// A command that makes GitHub show a message in the files of a pull request: `::error file=…,line=…::message`.
package enum GitHubCommand {
    /// One line, with a line feed.
    ///
    /// - Parameters:
    ///   - level: `error`, `warning`, or `notice`.
    ///   - position: The line and column; nil for the whole file.
    package static func text(
        _ level: String, file: String, _ position: SourcePosition?, title: String, _ message: String,
        help: String? = nil
    ) -> String {
        var properties = [("file", file)]
        if let position { properties += [("line", "\(position.line)"), ("col", "\(position.column)")] }
        properties.append(("title", title))
        let list = properties.map { "\($0)=\(escaped($1, ":,"))" }.joined(separator: ",")
        let lines = ([message] + (help.map { ["help: " + $0] } ?? [])).map {
            escaped(DisplayWidth.escapingControls($0))
        }
        return "::\(level) \(list)::\(lines.joined(separator: "%0A"))\n"
    }

    /// Text with everything escaped that could end a command or a property (`actions/toolkit`, `command.ts`).
    private static func escaped(_ text: String, _ others: String = "") -> String {
        let bytes = text.utf8.reduce(into: [UInt8]()) { bytes, byte in
            guard "%\r\n".utf8.contains(byte) || others.utf8.contains(byte) else { return bytes.append(byte) }
            let digits = String(byte, radix: 16, uppercase: true)
            bytes += Array("%\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
