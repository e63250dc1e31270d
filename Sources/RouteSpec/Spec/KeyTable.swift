/// The keys that a mapping can have.
package struct KeyTable: Sendable {
    /// What has these keys, for messages: "a spec".
    package let owner: String
    package let keys: [Key]
    /// A mapping must have exactly one of these. The first is the one to suggest.
    package var requiredKeys: [Key] = []

    package subscript(name: String) -> Key? {
        keys.first { $0.name == name }
    }
}

extension KeyTable {
    package static let spec = KeyTable(
        owner: "a spec",
        keys: [
            .enumName, .access, .scheme, .host, .bases, .imports, .types, .query, .plus,
            .caseSensitive, .lenient, .allow, .doc, .members, .apps, .tabs, .routes,
        ],
        requiredKeys: [.routes])
    package static let group = KeyTable(
        owner: "a group",
        keys: [
            .doc, .path, .scheme, .host, .bases, .query, .lenient, .allow, .claim, .tab, .present,
            .parent, .routes,
        ],
        requiredKeys: [.routes])
    package static let mount = KeyTable(
        owner: "a mount",
        keys: [
            .mountedSpec, .doc, .path, .scheme, .host, .bases, .lenient, .allow, .claim, .tab,
            .present, .parent,
        ],
        requiredKeys: [.mountedSpec])
    package static let route = KeyTable(
        owner: "a route",
        keys: [
            .doc, .deprecated, .pattern, .patterns, .query, .lenient, .parameters, .scheme, .host,
            .bases, .examples, .rejects, .allow, .claim, .tab, .present, .parent, .restorable,
            .link, .interruptible,
        ],
        requiredKeys: [.pattern, .patterns])
    package static let pattern = KeyTable(
        owner: "an item of 'patterns'", keys: [.pattern, .set], requiredKeys: [.pattern])
    package static let prefix = KeyTable(
        owner: "an item of 'path'", keys: [.prefix, .set], requiredKeys: [.prefix])
    package static let parent = KeyTable(
        owner: "a parent", keys: [.route, .with], requiredKeys: [.route])

    package static let apps = KeyTable(
        owner: "'apps'", keys: [.appIDs, .packageName, .fingerprints])
    package static let app = KeyTable(
        owner: "an item of 'appIDs'", keys: [.appID, .appRoutes, .clip],
        requiredKeys: [.appID])

    package static let closedType = KeyTable(
        owner: "a type with listed values", keys: [.values, .fallback], requiredKeys: [.values])
    package static let constrainedType = KeyTable(
        owner: "a type with constraints",
        keys: [.type, .range, .width, .length, .characters, .not, .schemes],
        requiredKeys: [.type])

    /// The keys of a mapping that might be a route, a group, or a mount.
    package static let member = KeyTable(
        owner: "a route or a group",
        keys: route.keys + group.keys.filter { route[$0.name] == nil } + [.mountedSpec],
        requiredKeys: route.requiredKeys + group.requiredKeys)

    package static let all: [KeyTable] = [
        .spec, .group, .mount, .route, .pattern, .prefix, .parent, .closedType, .constrainedType,
        .apps, .app,
    ]
}
