import RouteSpec

/// The value of `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}

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

    func paint(_ code: String, _ text: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension Console {
    /// The style of a stream: `--color` decides, then `NO_COLOR` (set and not empty, see no-color.org), then the
    /// terminal.
    package func style(for stream: Stream) -> Style {
        switch colorChoice {
        case .always: return .colored
        case .never: return .plain
        case .auto:
            let isRefused = !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
            return Style(isColored: !isRefused && isTerminal(stream))
        }
    }
}
