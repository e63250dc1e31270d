import RouteRuntime

/// Reads and writes URLs by patterns that are known only at run time, such as those that a server
/// sends, or without generated code.
///
/// Patterns are the same as in a spec (<doc:Semantics>, section 2), with the same meaning and the
/// same order. The order in which you add patterns matters
/// only between patterns that are otherwise equal.
///
///     let bases = ["myapp://app", "https://www.example.com"]
///     let router = try PatternRouter<Screen>(bases: bases) { routes in
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
/// A router is immutable, so you can use it from several threads at once.
public struct PatternRouter<Value>: Sendable {
    let table: RouteTable
    /// For each pattern of the table, the closure that makes a value from a match.
    let makers: [Maker]
    /// The indices of the routes by their names.
    let numbers: [String: Int]

    /// Makes a value from a match; nil if the pattern should not match after all.
    public typealias Maker = @Sendable (RouteMatch) -> Value?

    /// Makes a router from the routes that `addRoutes` adds.
    ///
    /// - Parameters:
    ///   - bases: what URLs start with, such as `https://example.com/app`,
    ///     `https://*.example.com`, or `myapp://`. URLs are written with the first one. Without
    ///     bases, URLs of every scheme can match, and the host is the first segment.
    ///   - types: the closed and constrained types that the patterns can name.
    ///   - plusIsSpace: whether `+` in a query is read as a space, as in form encoding.
    ///   - ignoresCase: whether ASCII case doesn't count in literal text, names of items, closed
    ///     types, and Bools.
    ///   - addRoutes: adds the routes.
    /// - Throws: a `PatternError` for the first invalid base, type, or pattern, or for patterns of
    ///   one route that disagree; and any error that `addRoutes` throws.
    /// - Complexity: O(*n* log *n*) in the total length of the patterns under all bases.
    public init(
        bases: [String] = [], types: [RouteType] = [], plusIsSpace: Bool = false,
        ignoresCase: Bool = false, _ addRoutes: (inout Routes) throws -> Void
    ) throws {
        var routes = try Routes(
            bases: bases, types: types, plusIsSpace: plusIsSpace, ignoresCase: ignoresCase)
        try addRoutes(&routes)
        self.makers = routes.added.flatMap { $0.makers }
        self.numbers = routes.numbers
        let table = RouteTable(
            routes: try routes.added.map { try $0.route() }, plusIsSpace: plusIsSpace,
            ignoresCase: ignoresCase, bases: routes.bases)
        if let host = table.misplacedHosts.first {
            let pattern = table[host.pattern].pattern
            let text = pattern.base == nil ? host.base.encodedText : pattern.text
            throw PatternError(.badBase, in: text, host.advice.message, help: host.advice.help)
        }
        self.table = table
    }

    /// The value for a URL, made by the first pattern in matching
    /// order that matches all of the URL and makes a value.
    ///
    /// - Parameter url: the URL's text. The result is nil for any other text.
    /// - Complexity: linear in the length of `url`, plus the time for making the value.
    public func match(_ url: String) -> Value? {
        firstValue { table.firstReading(of: url, isRawValue: false, where: $0) }
    }

    /// The value for a URL on a server that is known only at run time, such as that of the
    /// signed-in user.
    ///
    /// What follows the server's URL is matched like a path under the first base, by the patterns
    /// that are relative to that base (<doc:Semantics>, rule 3.11).
    ///
    /// - Parameters:
    ///   - url: the URL's text. The result is nil for a URL that is not on the server.
    ///   - server: the text of a URL with a host, without a query, a fragment, and user
    ///     information.
    /// - Complexity: linear in the length of both texts, plus the time for making the value.
    public func match(_ url: String, on server: String) -> Value? {
        firstValue { table.firstReading(of: url, on: server, where: $0) }
    }

    /// The value for the path of a server's request, which is what follows the first base in a URL
    /// (<doc:RoutesWithoutASpecFile>).
    ///
    ///     let patterns = ["user": "users/${id:Int}"]
    ///     let router = try PatternRouter<RouteMatch>(bases: [], patterns: patterns)
    ///     router.match(path: "/users/7?x=1")
    ///
    /// Patterns with bases of their own don't match, and nothing does if the first base has
    /// parameters.
    ///
    /// - Parameter path: a path that begins with `/`, and its query. The result is nil for any
    ///   other text.
    /// - Complexity: linear in the length of `path`, plus the time for making the value.
    public func match(path: String) -> Value? {
        guard path.utf8.first == UInt8(ascii: "/") else { return nil }
        return firstValue { isWanted in
            table.firstReading(of: path, isRawValue: true) {
                table[$0.pattern].isRelative && isWanted($0)
            }
        }
    }

    /// The value that the first maker makes of the readings that `read` asks for.
    private func firstValue(
        _ read: ((RouteTable.Reading) -> Bool) -> RouteTable.Reading?
    ) -> Value? {
        var value: Value?
        _ = read { reading in
            value = makers[reading.pattern.index](RouteMatch(table.canonical(reading), in: table))
            return value != nil
        }
        return value
    }
}

extension PatternRouter where Value == RouteMatch {
    /// Makes a router whose values are the matches. See
    /// `init(bases:types:plusIsSpace:ignoresCase:_:)`.
    ///
    /// - Parameters:
    ///   - bases: what URLs start with. URLs are written with the first one.
    ///   - types: the closed and constrained types that the patterns can name.
    ///   - plusIsSpace: whether `+` in a query is read as a space.
    ///   - ignoresCase: whether ASCII case doesn't count.
    ///   - patterns: patterns by the names of their routes, in the order of declaration.
    public init(
        bases: [String] = [], types: [RouteType] = [], plusIsSpace: Bool = false,
        ignoresCase: Bool = false, patterns: KeyValuePairs<String, String>
    ) throws {
        try self.init(
            bases: bases, types: types, plusIsSpace: plusIsSpace, ignoresCase: ignoresCase
        ) { routes in
            for (name, pattern) in patterns { try routes.add(pattern, name: name) { $0 } }
        }
    }
}
