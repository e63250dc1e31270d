import RouteLanguage
import RouteSpec

/// How generated code names the enums of mounted specs: without their modules, because a type can
/// have a module's name, unless that would be ambiguous.
struct MountNames {
    /// The names in code, by the names with modules.
    private let names: [String: String]

    init(_ spec: Spec) {
        let mounts = spec.allMounts
        let own = Set([spec.name] + spec.types.map(\.name) + Self.names(in: spec.members))
        let namesakes = Dictionary(grouping: mounts, by: \.spec.name).mapValues {
            Set($0.map(\.qualifiedName))
        }
        names = mounts.reduce(into: [:]) { names, mount in
            let isAmbiguous =
                own.contains(mount.spec.name) || namesakes[mount.spec.name, default: []].count > 1
            names[mount.qualifiedName] =
                isAmbiguous ? mount.qualifiedName : SwiftName.escaped(mount.spec.name)
        }
    }

    subscript(mount: Mount) -> String { self[mount.qualifiedName] }

    /// The name of an enum, by its name with its module.
    subscript(qualifiedName: String) -> String { names[qualifiedName] ?? qualifiedName }

    /// The names of cases and nested enums, which shadow types of the same name.
    static func names(in members: [Spec.Member]) -> [String] {
        members.flatMap { member -> [String] in
            guard case .group(let group) = member else { return [member.name] }
            return [group.name, group.typeName] + names(in: group.members)
        }
    }
}
