/// The functions that exported modules call: `Runtime/runtime.ts`, and
/// what the TypeScript compiler makes of it. They are the same in each
/// module. Their names begin with `$`, which no name of a spec contains.
enum RuntimeSource {
    static func text(in dialect: ScriptDialect) -> String {
        switch dialect {
        case .javaScript: EmbeddedText.runtime_js
        case .typeScript: withoutDeclarations(EmbeddedText.runtime_ts)
        }
    }

    /// The text without the declarations that each module makes from its spec.
    private static func withoutDeclarations(_ text: String) -> String {
        guard let start = text.firstRange(of: "// MARK: Spec\n"),
            let end = text.firstRange(of: "// MARK: Functions\n")
        else { return text }
        return String(text[..<start.lowerBound] + text[end.upperBound...].drop { $0 == "\n" })
    }
}
