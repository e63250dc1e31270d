import RouteAnalysis
import RouteCompiler
import RouteSpec
import RoutePatterns

/// What changes between two specs, for links in the wild and for Swift source.
///
/// Why the comparison of links is exact: a pattern of the previous spec reads, first of its table, the URLs that it
/// takes and no earlier pattern does. Each pattern of the current spec that could be first to read one of them, and
/// none, is one question to URLSearch: is there a URL that both take and that no earlier pattern of either table does?
/// Where one route has them before and after, a value is a function of a segment or an item of the URL, or the same for
/// all URLs: it is another one for some URL if and only if it is for one of those that URLSearch finds with every
/// combination of texts at the two places. Values that come from parts of segments, or from rests that begin elsewhere,
/// may differ without such a URL: then, and where a search is given up, there is a `link-unknown`. How a value is
/// written depends on which patterns can express it, so that values with which each condition of these holds and fails
/// are enough (WritingComparison).
///
/// URLs are those whose escapes are well-formed and that no port or user information keeps from their route. Every URL
/// is read by both tables before it is reported.
package struct Comparison: Sendable {
    /// A spec that is compared.
    struct Side {
        let spec: Spec
        let table: RouteTable
        let locations: SpecLocations
        /// The routes' places on the screen; nil without tabs.
        let navigation: Navigation?
    }

    /// The changes: those of links before those of source, breaking ones first.
    package let changes: [Change]

    /// Compares two specs; nil if one of them has errors.
    package init?(previous: Compilation, current: Compilation) {
        guard let old = Side(previous), let new = Side(current) else { return nil }
        let matching = RouteMatching(old.table, new.table)
        var links = LinkComparison(old, new, matching)
        let found =
            links.changes() + (PlaceComparison(old, new, matching, links)?.changes() ?? [])
            + SourceComparison(old, new, matching).changes()
        var seen: Set<Change> = []
        let ordered = found.enumerated().sorted { a, b in
            (a.element.rank, a.offset) < (b.element.rank, b.offset)
        }
        changes = ordered.map(\.element).filter { seen.insert($0).inserted }
    }

    /// Whether something that worked may not work any more.
    package var isBreaking: Bool { changes.contains { $0.kind.isBreaking } }
}

extension Change {
    fileprivate var rank: Int {
        (kind.area == .links ? 0 : 1) + (kind.isBreaking ? 0 : 2)
    }
}

extension Comparison.Side {
    init?(_ compilation: Compilation) {
        guard let spec = compilation.spec, let table = compilation.table else { return nil }
        self.init(
            spec: spec, table: table, locations: SpecLocations(spec, compilation.source),
            navigation: compilation.navigation)
    }

    /// The bases under which a pattern is read, and the one of a variant.
    func base(of variant: Variant) -> Base? {
        table[variant.pattern].bases.first {
            $0.scheme == variant.scheme && ($0.host != nil) == variant.isHosted
                && variant.segments.starts(with: $0.leadingSegments)
        }
    }

    func name(_ route: RouteID) -> String { table[route].name }

    func pattern(_ variant: Variant) -> Pattern { table[variant.pattern].pattern }

    /// What the values of items are: whether `+` is a space in them.
    var itemPlace: TextSets.Place { table.plusIsSpace ? .formValue : .itemValue }
}

/// Where the parts of a spec stand in its file.
struct SpecLocations {
    let patterns: PatternLocations
    private let routes: [Span]
    private let root: Node.Mapping?

    init(_ spec: Spec, _ source: SourceText) {
        patterns = PatternLocations(spec)
        routes = spec.routes.map(\.span)
        // The decoded spec has no places of its settings: they are looked up in the document.
        var diagnostics = Diagnostics()
        root = YAML.parse(source, into: &diagnostics)?.mapping
    }

    func route(_ route: RouteID) -> Span { routes[route.index] }

    /// A key of the spec; nil where it is missing.
    func span(of key: Key) -> Span? {
        root?.entries.first { $0.key.text == key.name }?.key.span
    }

    /// A closed type's name, or one of its values.
    func span(ofType name: String, value: String? = nil) -> Span? {
        let entry = root?[Key.types.name]?.mapping?.entries.first { $0.key.text == name }
        let item = entry?.value.list?.items.first { item in
            value.map { item.scalar?.text.utf8.elementsEqual($0.utf8) ?? false } ?? false
        }
        return item?.span ?? entry?.key.span ?? span(of: .types)
    }

    /// A tab of the spec.
    func span(ofTab name: String) -> Span? {
        let items = root?[Key.tabs.name]?.list?.items ?? []
        return items.first { $0.scalar?.text == name }?.span ?? span(of: .tabs)
    }

    /// A base of the spec, in whichever way it is written.
    func span(ofBase index: Int) -> Span? {
        let items = root?[Key.bases.name]?.list?.items ?? []
        return items.indices.contains(index) ? items[index].span : span(of: .scheme)
    }
}
