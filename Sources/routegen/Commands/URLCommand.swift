import RouteCompiler
import RoutePatterns
import RouteRuntime

extension Command {
    static let url = Command(
        name: "url",
        summary: "write the URL of a route",
        operands: [.leadingSpec, .route, .values],
        options: [.scheme, .host, .server],
        examples: [
            Example(line: "url userPosts id=42 page=2 premium=true", purpose: "the URL of a route with its values"),
            Example(line: "url Shop.routes.yaml auth.signUp provider=apple", purpose: "a route of a group"),
            Example(line: "url search query=red tags=new tags=sale filters.size=L", purpose: "a list, and other items"),
            Example(line: "url home --host staging.example.com", purpose: "under another host"),
            Example(
                line: "url home --on https://chat.example.org/team", purpose: "on a server that is known at run time"),
        ],
        discussion: [
            "Write values plain, not percent-encoded. You can leave out those that are optional or have a default.",
            "For a list or the rest of a path, repeat NAME=VALUE; for the rest of a query, write NAME.KEY=VALUE.",
            "If the route has a base with the scheme and the host, the URL is written under that base; otherwise, they replace those of the first base. Write --host \"\" for no host.",
            "A spec without a base needs --scheme; the first segment then takes the host's place.",
            "If an earlier pattern matches the URL too and opens another value, a warning says so.",
        ],
        run: { arguments, console in
            guard let file = RouteFile.load(arguments.spec(.leadingSpec), console) else { return .failure }
            return Link(table: file.table, arguments: arguments, console: console).run()
        })
}

extension Operand {
    static let route = Operand(name: "ROUTE", count: .one, summary: "the route's name; group.name in a group")

    static let values = Operand(name: "name=value", count: .zeroOrMore, summary: "values for the route's parameters")
}

extension Option {
    static let scheme = Option("scheme", value: .text("SCHEME"), summary: "use this scheme instead of the first base's")

    static let host = Option(
        "host", value: .text("HOST"), takesEmpty: true, summary: "use this host instead of the first base's")
}

/// One run of `url`. Arguments that aren't valid for the spec are invalid usage.
private struct Link {
    let table: RouteTable
    let arguments: Arguments
    let console: Console

    private var scheme: String? { arguments[.scheme] }
    private var host: String? { arguments[.host] }

    func run() -> ExitCode {
        let name = arguments.values(of: .route).first ?? ""
        guard let route = table.routeIDs.first(where: { table[$0].name == name }) else {
            console.report(.error, "there is no route '\(name)'", help: table.suggestion(forRoute: name))
            return .usage
        }
        var reader = ValueArguments(route, in: table)
        guard let values = reader.values(of: arguments.values(of: .values)) else {
            for problem in reader.problems { console.report(.error, problem.message, help: problem.help) }
            console.report(.help, "the route is \(table[route].signature)")
            return .usage
        }
        do throws(UsageError) {
            let bases = table.writtenPattern(of: route, values).map { table[$0].bases } ?? []
            let own = namedBase(bases)
            console.print(try text(route, values, bases, own))
            warnIfReadOtherwise(route, values, own)
        } catch {
            console.report(.error, error.message, help: error.help)
            return .usage
        }
        return .success
    }

    /// The first of a route's bases with the scheme and host of the arguments; nil if there is none, or the arguments
    /// have neither.
    private func namedBase(_ bases: [Base]) -> Base? {
        guard scheme != nil || host != nil, let first = bases.first else { return nil }
        return bases.first { base in
            guard base.isLiteral, base.scheme == scheme?.asciiLowercased ?? first.scheme else { return false }
            guard let own = base.host?.literal else { return host?.isEmpty ?? true }
            return host.map { $0.asciiLowercased == own } ?? true
        }
    }

    private func text(
        _ route: RouteID, _ values: [RouteValue], _ bases: [Base], _ own: Base?
    ) throws(UsageError) -> String {
        if let server = arguments[.server] { return try text(route, values, on: server) }
        if let scheme, !isScheme(scheme) {
            throw UsageError("'\(scheme)' is not a scheme", help: "write a scheme, as in --scheme https")
        }
        if let own { return table.writing(own).write(route: route, values: values, .url) ?? "" }
        guard let base = bases.first else {
            if host != nil {
                throw UsageError(
                    "a route without a base has no host",
                    help: "leave --host out: the first segment takes its place")
            }
            guard let text = table.url(route: route, values: values, scheme: scheme) else {
                throw UsageError(
                    "the spec has no base, so a URL needs a scheme", help: "write one, as in --scheme myapp")
            }
            return text
        }
        let isOther = scheme != nil || host != nil
        let form =
            isOther ? _RouteForm.other(scheme: scheme ?? base.scheme, host: try host(for: base, bases)) : .url
        return table.write(route: route, values: values, form) ?? ""
    }

    private func text(_ route: RouteID, _ values: [RouteValue], on server: String) throws(UsageError) -> String {
        if scheme != nil || host != nil {
            throw UsageError("--on excludes --scheme and --host", help: "write the whole server after --on")
        }
        if !isServer(server) { throw .notAServer(server) }
        guard let text = table.write(route: route, values: values, on: server) else {
            throw UsageError(
                "'\(table[route].name)' has a base of its own, so no server can replace it", help: "leave --on out")
        }
        return text
    }

    /// The host to write if an argument replaces the base's scheme or host.
    private func host(for base: Base, _ bases: [Base]) throws(UsageError) -> String? {
        if let host {
            if host.isEmpty {
                throw UsageError(
                    "the route has no base of '\(scheme ?? base.scheme)' without a host",
                    help: "write a host, as in --host example.com")
            }
            guard host.utf8.allSatisfy(isHostByte) else {
                throw UsageError("'\(host)' is not a valid host", help: "write a host, as in --host example.com")
            }
            return host
        }
        if let scheme, let other = bases.first(where: { $0.scheme == scheme.asciiLowercased }),
            case .label = other.host
        {
            throw UsageError(
                "the base '\(other.text)' has '*' in its host, so --scheme needs a host", help: "add --host HOST")
        }
        switch base.host {
        case .literal(let host): return host
        case nil: return nil
        default:
            throw UsageError("the route's host is a parameter, so --scheme needs a host", help: "add --host HOST")
        }
    }

    /// Warns if the link opens another value. Checked under a base of the spec: what others open isn't known.
    private func warnIfReadOtherwise(_ route: RouteID, _ values: [RouteValue], _ own: Base?) {
        let table = own.map(table.writing) ?? table
        let form = arguments[.server].map { LinkForm.on(server: $0) } ?? .url
        let written =
            arguments[.server].map { table.write(route: route, values: values, on: $0) }
            ?? table.url(route: route, values: values, scheme: scheme)
        guard let url = written, !table.reads(url, form, asRoute: route, values) else { return }
        guard let reading = table.read(url, form) else {
            return console.report(.warning, "no pattern matches this URL")
        }
        let other = table[reading.route]
        let list = zip(other.values, reading.values).map { "\($0.name): \($1.display)" }.joined(separator: ", ")
        console.report(.warning, "this URL is read as \(other.name)\(list.isEmpty ? "" : "(\(list))")")
    }
}

extension RouteTable {
    /// The help for an unknown route name.
    fileprivate func suggestion(forRoute name: String) -> String {
        let names = routes.map(\.name)
        let members = names.filter { $0.hasPrefix(name + ".") }
        if !members.isEmpty { return "it is a group; its routes are \(members.joined(separator: ", "))" }
        let inGroup = names.first { $0.hasSuffix("." + name) }
        return inGroup.map { "did you mean '\($0)'?" } ?? UsageError.didYouMean(name, among: names)
            ?? "'routegen list' shows the routes"
    }
}

/// Whether a byte is allowed in a host and its port (RFC 3986, 3.2.2).
private func isHostByte(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$&'()*+,;=:[]".utf8.contains(byte)
}
