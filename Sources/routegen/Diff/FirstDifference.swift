import RouteCompiler
import RouteSpec

/// The first line in which two texts differ, in bytes.
struct FirstDifference {
    /// The line's number, from 1.
    let line: Int
    /// The line in each text with its line break; empty after the last line.
    private let old: Substring.UTF8View
    private let new: Substring.UTF8View

    /// Nil if the texts are equal.
    init?(from old: String, to new: String) {
        var (oldRest, newRest) = (old[...].utf8, new[...].utf8)
        var number = 1
        while !oldRest.isEmpty || !newRest.isEmpty {
            let (oldLine, newLine) = (Self.firstLine(of: oldRest), Self.firstLine(of: newRest))
            guard oldLine.elementsEqual(newLine) else {
                (line, self.old, self.new) = (number, oldLine, newLine)
                return
            }
            oldRest = oldRest[oldLine.endIndex...]
            newRest = newRest[newLine.endIndex...]
            number += 1
        }
        return nil
    }

    /// `FILE:LINE:`, and below it the line of the old text after `-` and that of the new one after `+`. A text that has
    /// ended has no line.
    func lines(of file: String, _ style: Style) -> [String] {
        let shown = [style.bold("\(DisplayWidth.escapingControls(file)):\(line):")]
        let same = zip(old, new).prefix { $0 == $1 }.count
        return shown + (old.isEmpty ? [] : [style.red("- " + Self.excerpt(of: old, same))])
            + (new.isEmpty ? [] : [style.green("+ " + Self.excerpt(of: new, same))])
    }

    private static func firstLine(of text: Substring.UTF8View) -> Substring.UTF8View {
        guard let end = text.firstIndex(of: UInt8(ascii: "\n")) else { return text }
        return text[...end]
    }

    /// The part of a line around its first different byte, in about 200 bytes.
    private static func excerpt(of line: Substring.UTF8View, _ same: Int) -> String {
        let isEnded = line.last == UInt8(ascii: "\n")
        let bytes = Array(isEnded ? line.dropLast() : line)
        // Not in the middle of a character's bytes.
        func beginning(_ index: Int) -> Int {
            bytes[..<index].lastIndex { $0 & 0xC0 != 0x80 }.flatMap { bytes[index] & 0xC0 == 0x80 ? $0 : nil } ?? index
        }
        let first = max(0, min(same - 100, bytes.count - 200))
        let start = first > 0 ? beginning(first) : 0
        let end = first + 200 < bytes.count ? beginning(first + 200) : bytes.count
        let text = DisplayWidth.escapingControls(String(decoding: bytes[start..<end], as: UTF8.self))
        return (start > 0 ? "…" : "") + text + (end < bytes.count ? "…" : isEnded ? "" : " (without a line break)")
    }
}
