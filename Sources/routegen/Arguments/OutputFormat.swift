/// The value of `--format`.
enum OutputFormat: String, CaseIterable, Sendable {
    case text, json
}
