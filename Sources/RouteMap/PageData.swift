import RouteJSON
import TypeScriptEmitter

/// What a page has of a spec's manifest. Its script restores what is left out: with a thousand
/// routes, most of the page is data.
enum PageData {
    /// - Parameter bases: the texts of the spec's bases, which most patterns have.
    static func json(of manifest: JSON, bases: [String]) -> JSON {
        let own = JSON.array(bases.map(JSON.string))
        return .object(
            [("bases", own)]
                + manifest.members(["tabs", "groups"])
                + manifest.list("types") { type in
                    .object(
                        type.members(["name", "kind", "type", "values", "else"])
                            + type.texts(["minimum", "maximum", "exclusiveMaximum"])
                            + type.members([
                                "minLength", "maxLength", "characters", "not", "schemes", "width",
                            ]))
                }
                + manifest.list("routes") { route(of: $0, bases: own.text) })
    }

    static func overlap(_ pair: JSON) -> JSON {
        .object(pair.members(["route", "pattern", "url", "opens"]))
    }

    private static func route(of route: JSON, bases: String) -> JSON {
        .object(
            route.members([
                "route", "doc", "deprecated", "examples", "tabs", "present", "parent",
            ])
                + route.list("parameters", parameter)
                + route.list("patterns") { pattern in
                    let isOwn = pattern["bases"]?.text == bases
                    return .object(
                        pattern.members(["pattern", "fullURL", "set", "written"])
                            + (isOwn ? [] : pattern.members(["bases"])))
                })
    }

    private static func parameter(of parameter: JSON) -> JSON {
        var members = parameter.members(["name", "type", "valueType", "shape"])
        if parameter["kind"]?.text == "\"link\"" { members += parameter.members(["kind"]) }
        if case .string(let name)? = parameter["name"] {
            let property = ScriptNames.property(name)
            if property != name { members.append(("property", .string(property))) }
        }
        return .object(members + parameter.texts(["default"]))
    }
}

extension JSON {
    fileprivate subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The members of some names that the object has.
    fileprivate func members(_ names: [String]) -> JSON.Members {
        names.compactMap { name in self[name].map { (name, $0) } }
    }

    /// The members as texts: JavaScript has no numbers of 64 bits.
    fileprivate func texts(_ names: [String]) -> JSON.Members {
        members(names).map { ($0, .string($1.text)) }
    }

    /// A member with a list, whose elements are changed.
    fileprivate func list(
        _ name: String, _ change: (JSON) -> JSON
    ) -> JSON.Members {
        guard case .array(let elements)? = self[name] else { return [] }
        return [(name, .array(elements.map(change)))]
    }
}
