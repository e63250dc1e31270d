import RouteSpec

/// Text with or without color.
package struct Style {
    package let isColored: Bool

    package static let plain = Style(isColored: false)
    package static let colored = Style(isColored: true)

    package func bold(_ text: String) -> String { paint("1", text) }
    package func dim(_ text: String) -> String { paint("2", text) }
    package func red(_ text: String) -> String { paint("1;31", text) }
    package func green(_ text: String) -> String { paint("32", text) }
    package func yellow(_ text: String) -> String { paint("1;33", text) }
    package func cyan(_ text: String) -> String { paint("36", text) }

    /// `error:`, as compilers color it.
    package func label(_ severity: Severity) -> String {
        switch severity {
        case .error: red("error:")
        case .warning: paint("1;35", "warning:")
        case .note: paint("1;36", "note:")
        }
    }

    /// `help: TEXT`, with control characters escaped.
    package func help(_ text: String) -> String {
        "\(paint("1;36", "help:")) \(TerminalText.escaped(text))"
    }

    package func paint(_ code: String, _ text: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
