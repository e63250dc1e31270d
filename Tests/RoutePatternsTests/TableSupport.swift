import RouteRuntime
import Testing

@testable import RouteLanguage

/// A table from lines such as `user: user/${id}`; a route with several patterns has several lines.
///
/// After ` | ` a line may say `set name=value …` or `bases https://h …`.
func table(
    _ lines: [String], bases: [String] = ["myapp://app"], types: [String: [String]] = [:],
    constrained: [ConstrainedType] = [], others: [RouteType] = [], plusIsSpace: Bool = false,
    ignoresCase: Bool = false, isLenient: Bool = false
) throws -> RouteTable {
    var problems: [Route.Problem] = []
    let table = try table(
        lines, bases: bases, types: types, constrained: constrained, others: others,
        plusIsSpace: plusIsSpace, ignoresCase: ignoresCase,
        isLenient: isLenient, problems: &problems)
    try #require(problems.isEmpty, "\(problems.map(\.error.message))")
    return table
}

func table(
    _ lines: [String], bases: [String], types: [String: [String]] = [:],
    constrained: [ConstrainedType] = [],
    others: [RouteType] = [], plusIsSpace: Bool = false, ignoresCase: Bool = false,
    isLenient: Bool = false, problems: inout [Route.Problem]
) throws -> RouteTable {
    var errors: [PatternError] = []
    let closed = types.map { RouteType.closed(ClosedType(name: $0.key, values: $0.value)) }
    let types = TypeTable(closed + constrained.map { .constrained($0) } + others)
    let bases = bases.compactMap { Base.parse($0, errors: &errors) }
    var names: [String] = []
    var patterns: [String: [RoutePattern]] = [:]
    for line in lines {
        let colon = try #require(line.firstIndex(of: ":"))
        let name = String(line[..<colon])
        let settings = String(line[line.index(after: colon)...].drop { $0 == " " }).parts(" | ")
        guard
            let pattern = Pattern.parse(
                settings[0], types: types, ignoresCase: ignoresCase, isLenient: isLenient,
                errors: &errors)
        else {
            continue
        }
        if patterns[name] == nil { names.append(name) }
        var (own, implied): ([Base]?, [String: String]) = (nil, [:])
        for setting in settings.dropFirst() {
            let words = setting.parts(" ")
            if words[0] == "bases" {
                own = words.dropFirst().compactMap { Base.parse($0, errors: &errors) }
            }
            for word in words.dropFirst() where words[0] == "set" {
                implied[word.parts("=")[0]] = word.parts("=")[1]
            }
        }
        patterns[name, default: []].append(
            RoutePattern(
                pattern: pattern, bases: own ?? bases, isRelative: own == nil, implied: implied))
    }
    try #require(errors.isEmpty, "\(errors)")
    let routes = names.map { Route(path: [$0], patterns: patterns[$0] ?? [], problems: &problems) }
    return RouteTable(
        routes: routes, plusIsSpace: plusIsSpace, ignoresCase: ignoresCase, bases: bases)
}

extension RouteTable {
    /// A reading as text, such as `user id=42`; nil if nothing matches.
    func summary(_ url: String) -> String? {
        read(url: url).map(summary)
    }

    /// The same for a raw value.
    func rawSummary(_ rawValue: String) -> String? {
        read(rawValue: rawValue).map(summary)
    }

    private func summary(_ reading: Reading) -> String {
        let values = zip(self[reading.route].values, reading.values).map {
            "\($0.name)=\($1.summary)"
        }
        return ([self[reading.route].name] + values).joined(separator: " ")
    }

    /// The canonical URL of a URL.
    func canonical(_ url: String) -> String? {
        read(url: url).flatMap { write(route: $0.route, values: $0.values, .url) }
    }

    /// A route's URL.
    func url(_ name: String, _ values: RouteValue..., form: _RouteForm = .url) -> String? {
        routeIDs.first { self[$0].name == name }.flatMap { write(route: $0, values: values, form) }
    }
}

extension RouteValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A signed integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension RouteValue {
    var summary: String {
        switch self {
        case .null: "nil"
        case .list(let values): "[" + values.map { "'\($0.summary)'" }.joined(separator: ",") + "]"
        case .items(let items):
            "{"
                + items.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(
                    separator: ",") + "}"
        default: text ?? ""
        }
    }
}
