import RouteSpec

/// How generated code names the enums of mounted specs: without their modules, because a type can have a module's name,
/// unless that would be ambiguous.
struct MountNames {
    /// The names in code, by the names with modules.
    private let names: [String: String]

    /// For code that names no mounted enum.
    init() {
        names = [:]
    }

    init(_ spec: Spec) {
        let mounts = spec.allMounts
        if mounts.isEmpty {
            names = [:]
            return
        }
        var taken = Dictionary(grouping: Set(mounts.map(\.qualifiedName)), by: Self.lastName).mapValues(\.count)
        for name in [spec.name] + spec.types.map(\.name) + Self.names(in: spec.members) { taken[name, default: 0] += 1 }
        names = mounts.reduce(into: [:]) { names, mount in
            let name = mount.spec.name
            names[mount.qualifiedName] =
                taken[name, default: 0] > 1 ? mount.qualifiedName : SwiftName.escaped(name)
        }
    }

    subscript(mount: Mount) -> String { self[mount.qualifiedName] }

    /// The name of an enum, by its name with its module.
    subscript(qualifiedName: String) -> String { names[qualifiedName] ?? qualifiedName }

    private static func lastName(_ qualifiedName: String) -> String {
        let name = qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName
        return name.filter { $0 != "`" }
    }

    /// The names of cases and nested enums, which shadow types of the same name.
    static func names(in members: [Spec.Member]) -> [String] {
        members.flatMap { member -> [String] in
            guard case .group(let group) = member else { return [member.name] }
            return [group.name, group.typeName] + names(in: group.members)
        }
    }
}
