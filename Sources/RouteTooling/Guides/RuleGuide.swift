import RouteCompiler
import RouteSpec

/// An example that breaks a rule, and the fix, for `routegen explain`.
package struct RuleGuide: Hashable, Sendable {
    package let rule: Rule
    /// A spec that breaks the rule, as readable text without the last line feed.
    package let example: String
    /// The spec's bytes, which can differ from the readable text.
    package let bytes: [UInt8]
    /// The fix, in one line.
    package let fix: String

    init(_ rule: Rule, _ example: String, fix: String) {
        self.init(rule, shown: example, bytes: Array((example + "\n").utf8), fix: fix)
    }

    init(_ rule: Rule, shown example: String, bytes: [UInt8], fix: String) {
        self.rule = rule
        self.example = example
        self.bytes = bytes
        self.fix = fix
    }

    /// One for each rule, in the order of `Rule.all`.
    package static let all: [RuleGuide] = ofOneEntry + ofPatterns + ofNavigation + ofQueries + ofYAML

    /// The guide of a rule, by the rule's id or one it had in an earlier version.
    package static subscript(id: String) -> RuleGuide? {
        Rule.named(id).flatMap { rule in all.first { $0.rule == rule } }
    }

    /// The diagnostics of the example.
    package var diagnostics: Diagnostics {
        // Overlaps are only reported on request.
        Compiler.compile(source, name: source.path, notesOverlaps: true).diagnostics
    }

    /// The example as a file.
    package var source: SourceText {
        SourceText(path: "routes.yaml", bytes: bytes)
    }
}
