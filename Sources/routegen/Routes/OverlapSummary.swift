import RouteAnalysis
import RouteCompiler
import RouteLanguage
import RouteSpec

/// The overlaps of a spec as `check` shows them: one note for each place, with one of its values.
struct OverlapSummary {
    private let compilation: Compilation

    init(_ compilation: Compilation) {
        self.compilation = compilation
    }

    /// The diagnostics of the compilation, with one note about overlaps for each pattern.
    var diagnostics: Diagnostics {
        let all = compilation.diagnostics
        guard let compiled = compilation.compiled else { return all }
        let spans = compiled.spec.patternSpans
        let findings = Dictionary(grouping: compiled.overlaps) { spans[$0.later.index] }
        var shown = all.filter { $0.rule != .overlap }
        let overlaps = all.filter { $0.rule == .overlap }.sorted
        for (span, notes) in Dictionary(grouping: overlaps, by: \.span) {
            shown.append(Self.summary(of: notes, findings[span, default: []], compiled.table))
        }
        return shown
    }

    private static func summary(
        of notes: [Diagnostic], _ findings: [Overlaps.Finding], _ table: RouteTable
    ) -> Diagnostic {
        let first = notes[0]
        let names = findings.compactMap { $0.earlier.map { table.route(of: $0).name } }
            .withoutRepetitions
        let count = names.count + findings.reduce(0) { $0 + $1.moreCount }
        guard notes.count > 1, count > 1 else {
            return Diagnostic(first.rule, first.message, at: first.span, help: first.help)
        }
        let more = names.dropFirst().prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        let rest = count - names.prefix(5).count
        return Diagnostic(
            first.rule,
            "\(first.message); other values open \(more)\(rest > 0 ? ", and \(rest) more" : "")",
            at: first.span, help: help(findings, table))
    }

    /// How to exclude the values; nil if there is no simple way.
    private static func help(_ findings: [Overlaps.Finding], _ table: RouteTable) -> String {
        var words: [String: [String]] = [:]
        for finding in findings {
            guard let excluded = excluded(finding, table) else { continue }
            words[excluded.parameter, default: []].append(excluded.word)
        }
        let allowed = "if your app writes no such values, write allow: [overlap]; --all lists them"
        guard let most = words.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
        else { return allowed }
        let list = most.value.withoutRepetitions.joined(separator: ", ")
        return "give '\(most.key)' a type with not: [\(list)]; or, \(allowed)"
    }

    /// A text that a parameter of the later pattern must not have, so that the earlier one doesn't
    /// read its links.
    private struct Exclusion {
        let parameter: String
        let word: String
    }

    private static func excluded(_ finding: Overlaps.Finding, _ table: RouteTable) -> Exclusion? {
        guard let earlier = finding.earlier else { return nil }
        let own = table[finding.later].pattern.path.texts
        for (index, text) in table[earlier].pattern.path.texts.enumerated() {
            guard own.indices.contains(index) else { return nil }
            if own[index] == text { continue }
            guard let word = text.literal else { return nil }
            switch own[index] {
            case .parameter(let parameter) where parameter.type.acceptsExclusions,
                .rest(let parameter) where parameter.type.acceptsExclusions:
                return Exclusion(parameter: parameter.name, word: word)
            default: return nil
            }
        }
        return nil
    }
}

extension RouteType {
    /// Whether a constrained type can exclude some of the type's values.
    fileprivate var acceptsExclusions: Bool {
        switch self {
        case .string: true
        case .constrained(let type): type.base == .string
        default: false
        }
    }
}
