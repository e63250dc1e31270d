import RouteAnalysis
import RouteCompiler
import RouteSpec
import RoutePatterns

/// What changes between two specs, for links in the wild and for Swift source.
///
/// Why the comparison of links is exact: in the previous spec, a pattern opens the URLs that it matches and no earlier
/// pattern does. For each pattern of the current spec that could open one of these, and for no pattern at all,
/// URLSearch answers one question: is there a URL that both match and that no earlier pattern of either table matches?
/// If the route is the same before and after, a value is a function of one segment or item of the URL, or a constant.
/// It differs for some URL if and only if it differs for one that URLSearch finds with every combination of texts at
/// the two positions. Values from parts of segments, or from rests that start elsewhere, can differ without such a URL:
/// then, and if a search gives up, the change is `link-unknown`. How a value is written depends on which patterns can
/// express it, so it is enough to compare values for which each pattern's conditions hold and fail (WritingComparison).
///
/// Links in links are not exact: the texts that are tried as links are the URLs of known changes, and a few that suit
/// a pattern beside the link (LinkComparison+Links).
///
/// URLs with malformed escapes, other ports, or user information are not considered. Every URL is checked with both
/// tables before it is reported.
package struct Comparison: Sendable {
    /// One of the two specs.
    struct Side {
        let spec: Spec
        /// The spec's routes, by their numbers.
        let declarations: [RouteDeclaration]
        let table: RouteTable
        let locations: SpecLocations
        /// The routes' places on the screen; nil without tabs.
        let navigation: Navigation?
        /// The names of the types that the spec declares.
        let typeNames: Set<String>
    }

    /// The changes, the most important first, and links before source.
    package let changes: [Change]

    let old: Side
    let new: Side
    let matching: RouteMatching
    let patterns: PatternMatching

    /// Compares two specs; nil if either has errors.
    package init?(previous: Compilation, current: Compilation) {
        guard let old = Side(previous), let new = Side(current) else { return nil }
        let matching = RouteMatching(old.table, new.table)
        (self.old, self.new, self.matching) = (old, new, matching)
        patterns = PatternMatching(old.table, new.table, matching)
        var links = LinkComparison(old, new, matching, patterns)
        let found =
            links.changes() + (PlaceComparison(old, new, matching, links)?.changes() ?? [])
            + ClaimComparison(old, new, matching, links).changes() + SourceComparison(old, new, matching).changes()
        var seen: Set<Change> = []
        let ordered = found.enumerated().sorted { a, b in
            (a.element.rank, a.offset) < (b.element.rank, b.offset)
        }
        changes = ordered.map(\.element).filter { seen.insert($0).inserted }
    }
}

extension Change {
    /// The most important first, and links before source.
    fileprivate var rank: Int {
        2 * (Severity.allCases.firstIndex(of: rule.severity) ?? 0) + (rule.subject == .links ? 0 : 1)
    }
}

extension Comparison.Side {
    init?(_ compilation: Compilation) {
        guard let compiled = compilation.compiled else { return nil }
        self.init(
            spec: compiled.spec, declarations: compiled.spec.routes, table: compiled.table,
            locations: SpecLocations(compiled.spec, compilation.source), navigation: compiled.navigation,
            typeNames: Set(compiled.spec.types.map(\.name)))
    }

    /// The bases of a pattern, and the base of a variant.
    func base(of variant: Variant) -> Base? {
        table[variant.pattern].bases.first {
            $0.scheme == variant.scheme && ($0.host != nil) == variant.isHosted
                && variant.segments.starts(with: $0.leadingSegments)
        }
    }

    func name(_ route: RouteID) -> String { table[route].name }

    func pattern(_ variant: Variant) -> Pattern { table[variant.pattern].pattern }
}

/// The spans of a spec's parts.
struct SpecLocations {
    let patterns: PatternLocations
    private let routes: [Span]
    private let root: Node.Mapping?

    init(_ spec: Spec, _ source: SourceText) {
        patterns = PatternLocations(spec)
        routes = spec.routes.map(\.span)
        // The decoded spec has no spans for its settings, so look them up in the document.
        var diagnostics = Diagnostics()
        root = YAML.parse(source, into: &diagnostics)?.mapping
    }

    func route(_ route: RouteID) -> Span { routes[route.index] }

    /// A key of the spec; nil if it is missing.
    func span(of key: Key) -> Span? {
        root?.entries.first { $0.key.text == key.name }?.key.span
    }

    /// A type's name, or one of a closed type's values.
    func span(ofType name: String, value: String? = nil) -> Span? {
        let entry = root?[Key.types.name]?.mapping?.entries.first { $0.key.text == name }
        let values = entry?.value.list ?? entry?.value.mapping?[Key.values.name]?.list
        let item = values?.items.first { item in
            value.map { item.scalar?.text.utf8.elementsEqual($0.utf8) ?? false } ?? false
        }
        return item?.span ?? entry?.key.span ?? span(of: .types)
    }

    /// A tab of the spec.
    func span(ofTab name: String) -> Span? {
        let items = root?[Key.tabs.name]?.list?.items ?? []
        return items.first { $0.scalar?.text == name }?.span ?? span(of: .tabs)
    }

    /// One of the apps, by a text under `apps`.
    func span(ofApp text: String) -> Span? {
        let values = root?[Key.apps.name]?.mapping?.entries.map(\.value) ?? []
        let scalars = values.flatMap { $0.list?.items ?? [$0] }
        return scalars.first { $0.scalar?.text == text }?.span ?? span(of: .apps)
    }

    /// A base of the spec, under either key.
    func span(ofBase index: Int) -> Span? {
        let items = root?[Key.bases.name]?.list?.items ?? []
        return items.indices.contains(index) ? items[index].span : span(of: .scheme)
    }
}
