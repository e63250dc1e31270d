import RouteAnalysis
import RouteJSON
import RouteLanguage
import RouteSpec

/// A spec as a JSON object, for code generators and other tools. Its patterns are parsed already,
/// so that readers don't have to parse them.
package struct Manifest {
    package typealias Members = JSON.Members

    /// The version of the format. It changes if a member is removed or its meaning changes.
    package static let version = 1

    let compiled: CompiledSpec
    let sources: [SourceText]
    /// The routes left out of the manifest.
    let hidden: Set<RouteID>
    /// For each pattern, its ranks in matching order: one for each of its bases, the written one
    /// first. The lowest is tried first.
    let ranks: [PatternID: [Int]]
    /// The patterns that write some values.
    let written: Set<PatternID>
    /// The groups of the routes in the manifest.
    private let groups: Set<[String]>

    /// - Parameters:
    ///   - sources: the files of the compilation.
    ///   - hidden: the routes left out of the manifest.
    package init(_ compiled: CompiledSpec, sources: [SourceText], hidden: Set<RouteID> = []) {
        self.compiled = compiled
        self.sources = sources
        self.hidden = hidden
        let variants = compiled.table.variants
        let places = Dictionary(grouping: variants.indices) { variants[$0].pattern }
        ranks = places.mapValues { $0.sorted { variants[$0].base < variants[$1].base } }
        written = compiled.table.writtenPatterns
        let shown = compiled.table.routeIDs.filter { !hidden.contains($0) }
        let paths = shown.map { compiled.table[$0].path }
        groups = Set(paths.flatMap { path in path.indices.dropLast().map { Array(path[...$0]) } })
    }

    var table: RouteTable { compiled.table }
    var visible: [RouteID] { table.routeIDs.filter { !hidden.contains($0) } }

    package var json: JSON {
        let spec = compiled.spec
        let members: Members = [
            ("version", .integer(Self.version)), ("spec", .string(sources[0].fileName)),
            ("enum", .string(spec.name)), ("doc", .optional(spec.doc)),
            ("plusIsSpace", .bool(table.plusIsSpace)),
            ("caseSensitive", .bool(!table.ignoresCase)),
            ("bases", .array(bases)),
            ("types", .array(types(of: visible))), ("tabs", .array(tabs)),
            ("groups", .array(groups(spec.members, in: []))),
            ("routes", .array(visible.map(object))),
        ]
        return .object(members)
    }

    /// The bases of all patterns, those of the spec first.
    private var bases: [JSON] {
        let own = table.bases
        var known = Set(own.map(\.sourceText))
        let all = visible.flatMap(table.patternIDs(of:)).flatMap { table[$0].bases }
        let others = all.filter { known.insert($0.sourceText).inserted }
        func object(_ base: Base, isOwn: Bool) -> JSON {
            var members: Members = [("text", .string(base.sourceText))]
            if isOwn { members.append(("own", .bool(true))) }
            return .object(members + base.members)
        }
        return own.map { object($0, isOwn: true) } + others.map { object($0, isOwn: false) }
    }

    /// A route with all its patterns.
    private func object(_ route: RouteID) -> JSON {
        let patterns = table.patternIDs(of: route).map { JSON.object(members(of: $0)) }
        return .object(members(of: route) + [("patterns", .array(patterns))])
    }

    /// What `list` and the manifest say about a route, without its patterns.
    package func members(of route: RouteID) -> Members {
        let declaration = compiled.spec.routes[route.index]
        let members: Members = [
            ("route", .string(table[route].name)),
            ("parameters", .array(table[route].values.map { .object($0.members) })),
            ("doc", .optional(declaration.doc)),
            ("deprecated", .optional(table[route].deprecation)),
            ("claim", declaration.isClaimed ? .null : .bool(false)),
            ("examples", .array(declaration.examples.map { .string($0.text) })),
            ("rejects", .array(declaration.rejects.map { .string($0.text) })),
        ]
        return (members + screen(of: route)).nonempty
    }

    /// The position on the screen; empty for a spec without tabs.
    private func screen(of route: RouteID) -> Members {
        guard let place = compiled.navigation?[route] else { return [] }
        return [
            ("tabs", .array(place.tabs.map(JSON.string))),
            ("present", .string(place.presentation.rawValue)),
            ("parent", .optional(place.parent.flatMap { name(of: $0.route) })),
            ("restorable", .bool(place.isRestorable)), ("link", .string(place.opening.rawValue)),
            ("interruptible", .bool(place.isInterruptible)),
        ]
    }

    /// The types of some routes' values that are not built in, each once.
    package func types(of routes: [RouteID]) -> [JSON] {
        var names: Set<String> = []
        var types: [JSON] = []
        for type in routes.flatMap({ table[$0].values.map(\.type) })
        where RouteType(builtIn: type.name) != type && names.insert(type.qualifiedName).inserted {
            let members: Members = [
                ("name", .string(type.qualifiedName)), ("kind", .string(type.kindName)),
            ]
            types.append(.object(members + type.declaration.nonempty))
        }
        return types
    }

    private var tabs: [JSON] {
        (compiled.navigation?.tabs ?? []).map { tab in
            .object([("tab", .string(tab.name)), ("root", .optional(name(of: tab.root)))])
        }
    }

    /// The groups and mounts, each followed by those inside it.
    private func groups(_ members: [Spec.Member], in path: [String]) -> [JSON] {
        members.flatMap { member -> [JSON] in
            switch member {
            case .route: return []
            case .group(let group):
                let path = path + [group.name]
                return object(path, group.doc, type: group.typeName, spec: nil)
                    + groups(group.members, in: path)
            case .mount(let mount):
                let path = path + [mount.name]
                let file = sources[mount.file].fileName
                return object(path, mount.doc, type: mount.qualifiedName, spec: file)
                    + groups(mount.spec.members, in: path)
            }
        }
    }

    /// A group's object; empty if the manifest has none of its routes.
    private func object(_ path: [String], _ doc: String?, type: String, spec: String?) -> [JSON] {
        if !groups.contains(path) { return [] }
        let members: Members = [
            ("group", .string(path.joined(separator: "."))), ("doc", .optional(doc)),
            ("enum", .string(type)),
            ("spec", .optional(spec)),
        ]
        return [.object(members.nonempty)]
    }

    /// A route's name; nil if the manifest doesn't have it.
    func name(of route: RouteID) -> String? { hidden.contains(route) ? nil : table[route].name }

    /// Where the spec has a pattern and its route.
    package func places(of pattern: PatternID) -> Members {
        let declaration = compiled.spec.routes[table.routeID(of: pattern).index]
        let route = sources.location(of: declaration.span)
        let source = declaration.sources[table.rankInRoute(pattern)]
        let position = sources.location(of: source.span).position
        return [
            ("file", .string(route.source.pathInRepository)),
            ("line", .integer(route.position.line)), ("column", .integer(route.position.column)),
            ("patternLine", .integer(position.line)), ("patternColumn", .integer(position.column)),
        ]
    }
}

extension SourceText {
    /// The file's name: it is the same in each folder that the tool runs in.
    fileprivate var fileName: String {
        path.split(separator: "/").last.map { String($0) } ?? path
    }
}

extension Route.Value {
    fileprivate var members: Manifest.Members {
        let members: Manifest.Members = [
            ("name", .string(name)), ("type", .string(typeText)),
            ("default", defaultValue?.json ?? .null),
            ("valueType", type.qualifiedName == typeText ? .null : .string(type.qualifiedName)),
            ("kind", .string(type.kindName)),
            ("shape", shape == .single ? .null : .string(shape.rawValue)),
        ]
        return members.nonempty
    }
}

extension JSON.Members {
    /// The members without those that are null or have no elements.
    var nonempty: Manifest.Members {
        filter { member in
            switch member.value {
            case .null: false
            case .array(let values): !values.isEmpty
            case .object(let members): !members.isEmpty
            default: true
            }
        }
    }
}

extension Base {
    /// The base's scheme, host and prefix.
    var members: Manifest.Members {
        [
            ("scheme", .string(scheme)), ("host", host?.pieces ?? .null),
            ("prefix", .array(prefix.map { .string($0) })),
        ]
    }
}
