import RouteSpec

/// Changes that are accepted, with the reasons.
extension ChangePrinter {
    package typealias Accepted = (change: Change, entry: Acceptances.Entry)

    /// `path:line:column: accepted: message [kind] (reason)` for each change.
    package func plain(accepted: [Accepted]) -> String {
        accepted.map { change, entry in
            line(change, label: "accepted", change.fullMessage, more: " (\(entry.reason))")
        }.joined()
    }

    package func json(accepted: [Accepted]) -> String {
        accepted.map { json($0.change, [("accepted", .string($0.entry.reason))]) }.joined()
    }

    /// A table that is folded away; empty without changes.
    package func markdown(accepted: [Accepted]) -> String {
        if accepted.isEmpty { return "" }
        let rows = accepted.map { change, entry in
            "| \(Self.cell(change.fullMessage)) | `\(change.kind.rawValue)` | \(MarkdownCode.escaped(entry.reason)) |\n"
        }
        let title = "\(accepted.count) accepted change\(accepted.count == 1 ? "" : "s")"
        return "\n<details><summary>\(title)</summary>\n\n| Change | Rule | Reason |\n| --- | --- | --- |\n"
            + rows.joined() + "\n</details>\n"
    }
}
