import RouteSpec

/// Changes that are accepted, with the reasons.
extension ChangePrinter {
    package typealias Accepted = (item: Change, entry: Acceptances.Entry)

    /// `path:line:column: accepted: message [rule] (reason)` for each change.
    package func plain(accepted: [Accepted]) -> String {
        accepted.map { change, entry in
            line(change, label: "accepted", change.fullMessage, more: " (\(entry.reason))")
        }.joined()
    }

    package func json(accepted: [Accepted]) -> String {
        accepted.map { json($0.item, [("accepted", .string($0.entry.reason))]) }.joined()
    }

    /// A collapsed table; empty if there are no changes.
    package func markdown(accepted: [Accepted]) -> String {
        Acceptances.markdown("change", accepted.map { (Self.cell($0.fullMessage), $1) })
    }
}

extension Acceptances {
    /// A collapsed table of what is accepted; empty if there are no rows.
    ///
    /// - Parameters:
    ///   - noun: What a row is called.
    ///   - rows: The messages as Markdown, with their entries.
    package static func markdown(_ noun: String, _ rows: [(message: String, entry: Entry)]) -> String {
        if rows.isEmpty { return "" }
        let lines = rows.map { message, entry in
            "| \(message) | `\(entry.rule)` | \(MarkdownCode.escaped(entry.reason)) |\n"
        }
        let title = "\(rows.count) accepted \(noun)\(rows.count == 1 ? "" : "s")"
        return
            "\n<details><summary>\(title)</summary>\n\n| \(noun.prefix(1).uppercased() + noun.dropFirst()) | Rule | Reason |\n"
            + "| --- | --- | --- |\n" + lines.joined() + "\n</details>\n"
    }
}
