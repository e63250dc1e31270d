import RouteSpec

extension ChangePrinter {
    /// Commands that make GitHub show the findings in the files of a pull request: `::error file=…,line=…::message`.
    /// What is only in the previous spec has no line in the current one.
    package func github(_ findings: [Finding]) -> String {
        findings.map { finding in
            let change = finding.first
            let (source, position) = current.position(of: change.current ?? Span(at: 0))
            var properties = [("file", source.pathInRepository)]
            if change.current != nil {
                properties += [("line", "\(position.line)"), ("col", "\(position.column)")]
            }
            properties.append(("title", change.kind.rawValue))
            let list = properties.map { "\($0)=\(Self.escaped($1, ":,"))" }.joined(separator: ",")
            let text = DisplayWidth.escapingControls(finding.message.text)
            return "::\(finding.level.command) \(list)::\(Self.escaped(text))\n"
        }.joined()
    }

    /// A text in which nothing ends a command (`actions/toolkit`, `command.ts`).
    private static func escaped(_ text: String, _ others: String = "") -> String {
        text.utf8.reduce(into: [UInt8]()) { bytes, byte in
            guard "%\r\n".utf8.contains(byte) || others.utf8.contains(byte) else { return bytes.append(byte) }
            let digits = String(byte, radix: 16, uppercase: true)
            bytes += Array("%\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8)
        }.asText
    }
}

extension [UInt8] {
    fileprivate var asText: String { String(decoding: self, as: UTF8.self) }
}

extension ChangeKind.Level {
    fileprivate var command: String { self == .info ? "notice" : rawValue }
}
