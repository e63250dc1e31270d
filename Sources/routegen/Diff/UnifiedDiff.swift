import RouteSpec
import RouteCompiler

/// The difference between two texts, in the format of `diff -u`.
struct UnifiedDiff {
    /// A line of the result: from both texts, the old one, or the new one.
    private struct Edit {
        /// The raw value is printed before the line.
        enum Kind: String {
            case keep = " "
            case remove = "-"
            case insert = "+"
        }

        let kind: Kind
        let line: Substring.UTF8View
    }

    /// The number of unchanged lines shown around a change.
    private static let context = 3

    private let edits: [Edit]

    /// Compares bytes, so that canonically equivalent lines differ.
    init(from old: String, to new: String) {
        let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
        var ids: [[UInt8]: Int] = [:]
        func id(_ line: Substring.UTF8View) -> Int {
            let bytes = Array(line)
            let id = ids[bytes] ?? ids.count
            ids[bytes] = id
            return id
        }
        let matcher = LineMatcher(old: oldLines.map(id), new: newLines.map(id))
        var edits: [Edit] = []
        var (left, right) = (0, 0)
        while left < oldLines.count || right < newLines.count {
            if left < oldLines.count, !matcher.keepsOld[left] {
                edits.append(Edit(kind: .remove, line: oldLines[left]))
                left += 1
            } else if right < newLines.count, !matcher.keepsNew[right] {
                edits.append(Edit(kind: .insert, line: newLines[right]))
                right += 1
            } else {
                edits.append(Edit(kind: .keep, line: oldLines[left]))
                left += 1
                right += 1
            }
        }
        self.edits = edits
    }

    var isEmpty: Bool { edits.allSatisfy { $0.kind == .keep } }

    /// The whole diff; empty if the texts are equal.
    func text(oldName: String, newName: String, style: Style = .plain) -> String {
        if isEmpty { return "" }
        let (oldName, newName) = (DisplayWidth.escapingControls(oldName), DisplayWidth.escapingControls(newName))
        let header = "\(style.bold("--- \(oldName)"))\n\(style.bold("+++ \(newName)"))\n"
        var (oldLine, newLine, position) = (0, 0, 0)
        var result = header
        for hunk in hunks() {
            let skipped = hunk.lowerBound - position
            (oldLine, newLine, position) = (oldLine + skipped, newLine + skipped, hunk.upperBound)
            let oldCount = edits[hunk].count { $0.kind != .insert }
            let newCount = edits[hunk].count { $0.kind != .remove }
            let place = "@@ -\(Self.range(oldLine, oldCount)) +\(Self.range(newLine, newCount)) @@"
            result += style.cyan(place) + "\n" + edits[hunk].map { Self.print($0, style) }.joined()
            (oldLine, newLine) = (oldLine + oldCount, newLine + newCount)
        }
        return result
    }

    /// The changes with their context. Changes whose contexts touch are merged.
    private func hunks() -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in edits.indices where edits[index].kind != .keep {
            let start = max(0, index - Self.context)
            let end = min(edits.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= start {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// `START,COUNT`, starting at 1; an empty range names the line before it, and a count of 1 is left out.
    private static func range(_ skipped: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(skipped),0"
        case 1: "\(skipped + 1)"
        default: "\(skipped + 1),\(count)"
        }
    }

    private static func print(_ edit: Edit, _ style: Style) -> String {
        let hasEnd = edit.line.last == UInt8(ascii: "\n")
        let text = edit.kind.rawValue + shown(Substring(hasEnd ? edit.line.dropLast() : edit.line))
        let end = hasEnd ? "\n" : "\n\\ No newline at end of file\n"
        switch edit.kind {
        case .keep: return text + end
        case .remove: return style.red(text) + end
        case .insert: return style.green(text) + end
        }
    }

    /// A line with deceptive characters escaped, except tabs and a CR at its end. Readers see the characters, but
    /// `patch` can't apply such a line.
    private static func shown(_ line: Substring) -> String {
        let isEnded = line.utf8.last == UInt8(ascii: "\r")
        let parts = (isEnded ? line.utf8.dropLast() : line.utf8[...]).split(
            separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        let text = parts.map { DisplayWidth.escapingControls(String(decoding: $0, as: UTF8.self)) }
        return text.joined(separator: "\t") + (isEnded ? "\r" : "")
    }

    /// The lines with their line breaks: a last line without one differs from the same line with one.
    private static func lines(of text: String) -> [Substring.UTF8View] {
        var lines: [Substring.UTF8View] = []
        var rest = text[...].utf8
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let next = rest.index(after: end)
            lines.append(rest[..<next])
            rest = rest[next...]
        }
        if !rest.isEmpty { lines.append(rest) }
        return lines
    }
}
