import RouteAnalysis
import RoutePatterns
import RouteSpec

/// A spec as an object of JSON, for generators of other languages and for tools: what the patterns say, so that nobody
/// has to parse them again.
package struct Manifest {
    package typealias Members = [(name: String, value: JSON)]

    /// What a program that reads the manifest has to know. It changes if a member goes or means something else.
    package static let version = 1

    let compiled: CompiledSpec
    let sources: [SourceText]
    /// The routes that the manifest doesn't have.
    let hidden: Set<RouteID>
    /// The variants of each pattern, by their ranks in matching order.
    let variants: [PatternID: [(rank: Int, variant: Variant)]]

    /// - Parameters:
    ///   - sources: the files of the compilation.
    ///   - hidden: the routes that the manifest doesn't have.
    package init(_ compiled: CompiledSpec, sources: [SourceText], hidden: Set<RouteID> = []) {
        self.compiled = compiled
        self.sources = sources
        self.hidden = hidden
        let ranked = compiled.table.variants.enumerated().map { (rank: $0, variant: $1) }
        variants = Dictionary(grouping: ranked) { $0.variant.pattern }
    }

    var table: RouteTable { compiled.table }
    var visible: [RouteID] { table.routeIDs.filter { !hidden.contains($0) } }

    package var json: JSON {
        let spec = compiled.spec
        return .object([
            ("version", .integer(Self.version)), ("spec", .string(sources[0].pathInRepository)),
            ("enum", .string(spec.name)), ("doc", .optional(spec.doc)), ("plusIsSpace", .bool(spec.plusIsSpace)),
            ("bases", .array(spec.bases.map { .object([("text", .string($0.text))] + $0.members) })),
            ("types", .array(types)), ("tabs", .array(tabs)),
            ("groups", .array(groups(spec.members, in: []))),
            ("routes", .array(visible.map(object))),
        ])
    }

    /// A route with all its patterns.
    private func object(_ route: RouteID) -> JSON {
        let patterns = table.patternIDs(of: route).map { JSON.object(members(of: $0)) }
        return .object(members(of: route) + [("patterns", .array(patterns))])
    }

    /// The types of the routes' values that are not built in, each once.
    private var types: [JSON] {
        var names: Set<String> = []
        return visible.flatMap { table[$0].values.map(\.type) }
            .filter { $0.isDeclared && names.insert($0.qualifiedName).inserted }
            .map { .object([("name", .string($0.qualifiedName)), ("kind", .string($0.kind))] + $0.declaration) }
    }

    private var tabs: [JSON] {
        (compiled.navigation?.tabs ?? []).map { tab in
            .object([("tab", .string(tab.name)), ("root", .optional(name(of: tab.root)))])
        }
    }

    /// The groups and mounts, with those in them after each.
    private func groups(_ members: [Spec.Member], in path: [String]) -> [JSON] {
        members.flatMap { member -> [JSON] in
            switch member {
            case .route: return []
            case .group(let group):
                let path = path + [group.name]
                return object(path, group.doc, type: group.typeName, spec: nil, group.span)
                    + groups(group.members, in: path)
            case .mount(let mount):
                let path = path + [mount.name]
                let file = sources[mount.file].pathInRepository
                return object(path, mount.doc, type: mount.qualifiedName, spec: file, mount.span)
                    + groups(mount.spec.members, in: path)
            }
        }
    }

    /// A group's object; none if the manifest has none of its routes.
    private func object(_ path: [String], _ doc: String?, type: String, spec: String?, _ span: Span) -> [JSON] {
        if !visible.contains(where: { table[$0].path.starts(with: path) }) { return [] }
        return [
            .object(
                [
                    ("group", .string(path.joined(separator: "."))), ("doc", .optional(doc)), ("enum", .string(type)),
                    ("spec", .optional(spec)),
                ] + place(span))
        ]
    }

    /// A route's name; nil if the manifest doesn't have it.
    func name(of route: RouteID) -> String? { hidden.contains(route) ? nil : table[route].name }

    /// Where something is declared.
    func place(_ span: Span) -> Members {
        let (source, position) = sources.position(of: span)
        return [
            ("file", .string(source.pathInRepository)), ("line", .integer(position.line)),
            ("column", .integer(position.column)),
        ]
    }
}

extension Base {
    /// What a URL starts with, taken apart.
    var members: Manifest.Members {
        [
            ("scheme", .string(scheme)), ("host", host?.pieces ?? .null),
            ("prefix", .array(prefix.map { .string($0) })),
        ]
    }
}
