import RouteCompiler
import RouteSpec

/// The first line in which two texts differ, for people.
struct FirstDifference {
    /// The line's number, from 1.
    let line: Int
    private let old: Substring.UnicodeScalarView
    private let new: Substring.UnicodeScalarView

    /// Nil if the texts are equal.
    init?(from old: String, to new: String) {
        func lines(_ text: String) -> [Substring.UnicodeScalarView] {
            text[...].unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        }
        if old.utf8.elementsEqual(new.utf8) { return nil }
        let oldLines = lines(old)
        let newLines = lines(new)
        let same = zip(oldLines, newLines).prefix { $0.elementsEqual($1) }.count
        line = same + 1
        self.old = oldLines.dropFirst(same).first ?? .init()
        self.new = newLines.dropFirst(same).first ?? .init()
    }

    /// `FILE:LINE:`, and below it the line of the old text after `-` and that of the new one after
    /// `+`.
    func lines(of file: String, _ style: Style) -> [String] {
        let same = zip(old, new).prefix { $0 == $1 }.count
        return [
            style.bold("\(TerminalText.escaped(file)):\(line):"),
            style.red("- " + Self.excerpt(of: old, same)),
            style.green("+ " + Self.excerpt(of: new, same)),
        ]
    }

    /// The part of a line around its first different character.
    private static func excerpt(of line: Substring.UnicodeScalarView, _ same: Int) -> String {
        let rest = line.dropFirst(max(0, same - 100))
        let shown = rest.prefix(200)
        let start = rest.startIndex > line.startIndex ? "…" : ""
        let end = shown.endIndex < rest.endIndex ? "…" : ""
        return start + TerminalText.escaped(String(shown)) + end
    }
}
