import RouteCompiler
import RouteLanguage
import RouteRuntime

/// Writes the links of one run of `url`.
struct LinkWriter {
    struct Link {
        let url: String
        /// Says that the URL opens another value, or that the route is deprecated; nil if neither.
        let warning: String?
    }

    /// Why there is no link.
    struct Failure: Error {
        let problems: [ValueArguments.Problem]
        /// The route with its types; nil if there is no such route.
        var signature: String?
    }

    private let table: RouteTable
    private let scheme: String?
    private let host: String?
    private let server: String?
    private let routes: [String: RouteID]

    init(table: RouteTable, arguments: Arguments) {
        self.table = table
        scheme = arguments[.scheme]
        host = arguments[.host]
        server = arguments[.server]
        routes = Dictionary(uniqueKeysWithValues: table.routeIDs.map { (table[$0].name, $0) })
    }

    /// The link of a route.
    ///
    /// - Parameter read: reads the values of the route's parameters; nil if there is a problem.
    func link(to name: String, _ read: (inout ValueArguments) -> [RouteValue]?) throws(Failure)
        -> Link
    {
        guard let route = routes[name] else {
            throw Failure(
                message: "there is no route '\(name)'", help: table.suggestion(forRoute: name))
        }
        var reader = ValueArguments(route, in: table)
        guard let values = read(&reader) else {
            throw Failure(problems: reader.problems, signature: table[route].signature)
        }
        let bases = table.writtenPattern(of: route, values).map { table[$0].bases } ?? []
        let own = namedBase(bases)
        do throws(UsageError) {
            let url = try text(route, values, bases, own)
            // URLs under a base that isn't in the spec can't be read here, so the link is checked
            // under one that is.
            let isReplaced = (scheme != nil || host != nil) && own == nil && !bases.isEmpty
            let known = isReplaced ? table.url(route: route, values: values, scheme: scheme) : url
            let deprecation = table[route].deprecation.map { "'\(name)' is deprecated: \($0)" }
            let other = known.flatMap { warning($0, route, values) }
            return Link(url: url, warning: other ?? deprecation)
        } catch {
            throw Failure(message: error.message, help: error.help)
        }
    }

    /// The first of a route's bases with the scheme and host of the arguments; nil if there is
    /// none, or the arguments have neither.
    private func namedBase(_ bases: [Base]) -> Base? {
        guard scheme != nil || host != nil, let first = bases.first else { return nil }
        return bases.first { base in
            guard base.isLiteral, base.scheme == scheme?.asciiLowercased ?? first.scheme else {
                return false
            }
            guard let own = base.host?.literal else { return host?.isEmpty ?? true }
            return host.map { $0.asciiLowercased == own } ?? true
        }
    }

    private func text(
        _ route: RouteID, _ values: [RouteValue], _ bases: [Base], _ own: Base?
    ) throws(UsageError) -> String {
        if let server { return try text(route, values, on: server) }
        if let scheme, !isScheme(scheme) {
            throw UsageError(
                "'\(scheme)' is not a scheme", help: "write a scheme, as in --scheme https")
        }
        if let own { return table.write(route: route, values: values, .url, under: own) ?? "" }
        guard let base = bases.first else {
            if host != nil {
                throw UsageError(
                    "a route without a base has no host",
                    help: "leave --host out: the first segment takes its place")
            }
            guard let text = table.url(route: route, values: values, scheme: scheme) else {
                throw UsageError(
                    "the spec has no base, so a URL needs a scheme",
                    help: "write one, as in --scheme myapp")
            }
            return text
        }
        var form = _RouteForm.url
        if scheme != nil || host != nil {
            form = .other(scheme: scheme ?? base.scheme, host: try host(for: base, bases))
        }
        return table.write(route: route, values: values, form) ?? ""
    }

    private func text(_ route: RouteID, _ values: [RouteValue], on server: String)
        throws(UsageError) -> String
    {
        if scheme != nil || host != nil {
            throw UsageError(
                "--on excludes --scheme and --host", help: "write the whole server after --on")
        }
        if !isServer(server) { throw .notAServer(server) }
        guard let text = table.write(route: route, values: values, on: server) else {
            throw UsageError(
                "'\(table[route].name)' has a base of its own, so no server can replace it",
                help: "leave --on out")
        }
        return text
    }

    /// The host to write if an argument replaces the base's scheme or host.
    private func host(for base: Base, _ bases: [Base]) throws(UsageError) -> String? {
        if let host {
            guard isHost(host) else {
                throw UsageError(
                    "'\(host)' is not a valid host",
                    help: "write a host, as in --host example.com")
            }
            return host
        }
        if let scheme, let other = bases.first(where: { $0.scheme == scheme.asciiLowercased }),
            case .label = other.host
        {
            throw UsageError(
                "the base '\(other.text)' has '*' in its host, so --scheme needs a host",
                help: "add --host HOST")
        }
        switch base.host {
        case .literal(let host): return host
        case nil: return nil
        default:
            throw UsageError(
                "the route's host is a parameter, so --scheme needs a host",
                help: "add --host HOST")
        }
    }

    /// What a URL opens instead of a route.
    private func warning(_ url: String, _ route: RouteID, _ values: [RouteValue]) -> String? {
        let form = server.map { LinkForm.on(server: $0) } ?? .url
        if table.reads(url, form, asRoute: route, values) { return nil }
        guard let reading = table.read(url, form) else { return "no pattern matches this URL" }
        return "this URL is read as \(table[reading.route].text(of: reading.values))"
    }
}

extension LinkWriter.Failure {
    init(message: String, help: String?) {
        self.init(problems: [ValueArguments.Problem(message: message, help: help)])
    }
}
