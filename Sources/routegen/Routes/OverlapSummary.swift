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
        let earlier = findings.compactMap(\.earlier)
        let names = earlier.map { table.route(of: $0).name }.withoutRepetitions
        let count = names.count + findings.reduce(0) { $0 + $1.moreCount }
        guard notes.count > 1, count > 1 else {
            return Diagnostic(first.rule, first.message, at: first.span, help: first.help)
        }
        let more = names.dropFirst().prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        var message = "\(first.message); other values open \(more)"
        let rest = count - names.prefix(5).count
        if rest > 0 { message += ", and \(rest) more" }
        return Diagnostic(first.rule, message, at: first.span, help: help(findings, table))
    }

    /// How to exclude the values; nil if there is no simple way.
    private static func help(_ findings: [Overlaps.Finding], _ table: RouteTable) -> String {
        let words = words(findings, table)
        let allowed = "if your app writes no such values, write allow: [overlap]; --all lists them"
        guard let most = words.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
        else { return allowed }
        let list = most.value.withoutRepetitions.joined(separator: ", ")
        return "give '\(most.key)' a type with not: [\(list)]; or, \(allowed)"
    }

    /// The words that each parameter of the later pattern must not have.
    private static func words(
        _ findings: [Overlaps.Finding], _ table: RouteTable
    ) -> [String: [String]] {
        var words: [String: [String]] = [:]
        func add(_ excluded: Exclusion) {
            words[excluded.parameter, default: []].append(excluded.word)
        }
        for finding in findings {
            guard let earlier = finding.earlier else { continue }
            excluded(by: earlier, from: finding.later, table).map(add)
        }
        // Not every pattern has a finding: there are too many.
        guard let last = findings.last, last.moreCount > 0 else { return words }
        let probes = Probes([table])
        let known = Set(findings.compactMap(\.earlier))
        for pattern in table.patternIDs where pattern != last.later && !known.contains(pattern) {
            guard let excluded = excluded(by: pattern, from: last.later, table),
                let link = probes.patterns(of: pattern).first.flatMap(probes.plainLink),
                isTaken(link, from: last.later, table)
            else { continue }
            add(excluded)
        }
        return words
    }

    /// Whether the values that a pattern reads in a link are written as one that opens another.
    private static func isTaken(
        _ link: String, from pattern: PatternID, _ table: RouteTable
    ) -> Bool {
        guard let reading = table.read(url: link, by: pattern),
            let url = table.write(reading.values, by: pattern, .url),
            let opened = table.read(url: url)
        else { return false }
        return opened.pattern != pattern
    }

    /// A text that a parameter of the later pattern must not have, so that the earlier one doesn't
    /// read its links.
    private struct Exclusion {
        let parameter: String
        let word: String
    }

    private static func excluded(
        by earlier: PatternID, from later: PatternID, _ table: RouteTable
    ) -> Exclusion? {
        let own = table[later].pattern.path.texts.inOrderOfComparison(\.isRest)
        let others = table[earlier].pattern.path.texts.inOrderOfComparison(\.isRest)
        for (index, text) in others.enumerated() {
            guard own.indices.contains(index) else { return nil }
            if own[index] == text { continue }
            guard let word = text.literal else { return nil }
            switch own[index] {
            case .parameter(let parameter) where parameter.type.acceptsExclusions,
                .rest(let parameter?) where parameter.type.acceptsExclusions:
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
