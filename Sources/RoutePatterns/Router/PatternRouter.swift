import RouteRuntime

/// Reads and writes URLs by patterns that are known at run time only, such as those that a server sends; and for apps
/// that want no generated code.
///
/// The patterns are those of a spec (<doc:Semantics>, section 2), with the same meaning and the same order: which
/// pattern a URL opens does not depend on which was added first, but where two of them are alike.
///
///     let router = try PatternRouter<Screen>(bases: ["myapp://app", "https://www.example.com"]) { routes in
///         try routes.add("user/${id:Int}", name: "user") { match in
///             guard let id: Int = match["id"] else { return nil }
///             return .user(id)
///         }
///         try routes.add("feed", "feed/${page:Int?}", name: "feed") { match in
///             .feed(page: match["page"])
///         }
///     }
///     router.match("https://www.example.com/user/42")     // .user(42)
///     try router.url("user", ["id": 42])                  // myapp://app/user/42
///
/// A router never changes and may be used from several threads at once.
public struct PatternRouter<Value>: Sendable {
    let table: RouteTable
    /// For each pattern of the table what makes a value of its match.
    let makers: [Maker]
    /// The routes by their names.
    let ids: [String: RouteID]

    /// Makes a value of a match; nil where the match is none after all.
    public typealias Maker = @Sendable (RouteMatch) -> Value?

    /// Makes a router of the routes that `addRoutes` adds.
    ///
    /// - Parameters:
    ///   - bases: what URLs start with, such as `https://example.com/app`, `https://*.example.com`, or `myapp://`; the
    ///     first one is written. With none, the router reads every scheme, and takes the host as the first segment.
    ///   - types: the closed types that the patterns may name.
    ///   - plusIsSpace: whether `+` in a query is read as a space, as forms write it, rather than as a plus.
    ///   - addRoutes: adds the routes.
    /// - Throws: a `PatternError` for the first base or pattern that is wrong, and for patterns of one route that
    ///   disagree; and any error that `addRoutes` throws.
    /// - Complexity: not more than O(*n* log *n*) in the number of patterns, of some length, under each base.
    public init(
        bases: [String] = [], types: [ClosedType] = [], plusIsSpace: Bool = false,
        _ addRoutes: (inout Routes) throws -> Void
    ) throws {
        var routes = try Routes(bases: bases, types: types)
        try addRoutes(&routes)
        self.makers = routes.added.flatMap { $0.makers }
        self.ids = routes.ids
        let table = RouteTable(
            routes: try routes.added.map { try $0.route() }, plusIsSpace: plusIsSpace, bases: routes.bases)
        if let (id, base) = table.misplacedHosts.first {
            let (message, help) = table.misplacedHostReason(base)
            let pattern = table[id].pattern
            let text = pattern.base == nil ? base.encodedText : pattern.text
            throw PatternError(.badBase, in: text, at: 0..<text.utf8.count, message, help: help)
        }
        self.table = table
    }

    /// The value that a URL opens, made by the first pattern, in the order of matching, that matches all of it and
    /// makes one.
    ///
    /// - Parameter url: the URL's text; anything else is nil.
    /// - Complexity: linear in the length of `url`, except for what makes the value.
    public func match(_ url: String) -> Value? {
        table.firstReading(of: url, isRawValue: false, value)
    }

    private func value(of reading: RouteTable.Reading) -> Value? {
        makers[reading.pattern.index](RouteMatch(reading, in: table))
    }
}

extension PatternRouter where Value == RouteMatch {
    /// Makes a router whose values are the matches themselves; see `init(bases:types:plusIsSpace:_:)`.
    ///
    /// - Parameters:
    ///   - bases: what stands before the patterns; the first is the one that is written.
    ///   - types: the closed types that the patterns may name.
    ///   - plusIsSpace: whether `+` in a query is read as a space.
    ///   - patterns: patterns by the names of their routes, in the order of declaration.
    public init(
        bases: [String] = [], types: [ClosedType] = [], plusIsSpace: Bool = false,
        patterns: KeyValuePairs<String, String>
    ) throws {
        try self.init(bases: bases, types: types, plusIsSpace: plusIsSpace) { routes in
            for (name, pattern) in patterns { try routes.add(pattern, name: name) { $0 } }
        }
    }
}
