import RouteAnalysis
import RouteCompiler
import RouteSpec
import RoutePatterns

/// What changes between two specs, for links that are in use and for Swift source.
///
/// Why the comparison of links is exact:
///
/// - A pattern opens the URLs that it matches and no earlier pattern matches. For each previous pattern and each
///   current one, URLSearch looks for a URL that both match, and no earlier pattern of either table. It also looks for
///   a URL that the previous pattern opens and no current pattern matches.
/// - If both patterns have the same route, a value is a constant, or depends on one segment or item of the URL. It
///   differs for some URL if and only if it differs for one of those that URLSearch makes by combining texts at the two
///   positions. Values from parts of segments, or from rests that start elsewhere, can differ for other URLs: then, and
///   if a search gives up, the change is `link-unknown`.
/// - How a value is written depends on which patterns can express it, so it is enough to compare values for which each
///   pattern's conditions hold and fail (`compareWriting`).
///
/// For links in links, it isn't exact: the only texts tried as links are the URLs of known changes and a few that a
/// pattern of the other spec matches (`compareLinks`).
///
/// URLs with malformed escapes, other ports, or user information are ignored. Every URL is tried with both tables
/// before it is reported.
package struct Comparison: Sendable {
    /// One of the two specs.
    struct Side {
        let spec: Spec
        /// The spec's routes, indexed by `RouteID`.
        let declarations: [RouteDeclaration]
        let table: RouteTable
        let locations: SpecLocations
        /// The routes' places on the screen; nil without tabs.
        let navigation: Navigation?
        /// The names of the types that the spec declares.
        let typeNames: Set<String>
    }

    /// The changes, most important first; of equally important ones, links before source.
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

    /// The names of the route or group that a change is about, before and after.
    package func routeNames(of change: Change) -> [String] {
        let subject = change.subject
        return [
            subject.previousRoute.map(old.name), subject.currentRoute.map(new.name),
            subject.group?.joined(separator: "."),
        ].compactMap { $0 }
    }
}

extension Change {
    /// The rank in `changes`: by severity, then links before source.
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

    /// The base of a variant; nil if it isn't a base of the variant's pattern.
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

    /// The name of a type, or one of a closed type's values.
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

    /// A text under `apps`.
    func span(ofApp text: String) -> Span? {
        let values = root?[Key.apps.name]?.mapping?.entries.map(\.value) ?? []
        let scalars = values.flatMap { $0.list?.items ?? [$0] }
        return scalars.first { $0.scalar?.text == text }?.span ?? span(of: .apps)
    }

    /// A base of the spec: an item of `bases`, or `scheme`.
    func span(ofBase index: Int) -> Span? {
        let items = root?[Key.bases.name]?.list?.items ?? []
        return items.indices.contains(index) ? items[index].span : span(of: .scheme)
    }
}
