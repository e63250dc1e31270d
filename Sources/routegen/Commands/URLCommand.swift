import RouteCompiler
import RouteJSON
import RouteLanguage
import RouteSpec

extension Command {
    static let url = Command(
        name: "url",
        summary: "write the URL of a route",
        operands: [.leadingSpec, .route, .values],
        options: [.scheme, .host, .server, .format],
        examples: [
            Example(
                line: "url userPosts id=42 page=2 premium=true",
                purpose: "the URL of a route with its values"),
            Example(
                line: "url Shop.routes.yaml auth.signUp provider=apple",
                purpose: "a route of a group"),
            Example(
                line: "url search query=red tags=new tags=sale filters.size=L",
                purpose: "a list, and other items"),
            Example(line: "url home --host staging.example.com", purpose: "under another host"),
            Example(
                line: "url home --on https://chat.example.org/team",
                purpose: "on a server that is known at run time"),
            Example(
                line: "url --format json - < values.txt",
                purpose: "a route and its values in JSON per line"),
        ],
        discussion: [
            "Write values plain, not percent-encoded. You can leave out those that are "
                + "optional or have a default.",
            "For a list or the rest of a path, repeat NAME=VALUE; "
                + "for all other items of a query, write NAME.KEY=VALUE.",
            "If the route has a base with the scheme and the host, "
                + "the URL is written under that base; otherwise, "
                + "they replace those of the first base. Write --host \"\" for no host.",
            "A spec without a base needs --scheme; the first segment then takes the host's place.",
            "If an earlier pattern matches the URL too and opens another value, a warning says so.",
            "- as the route reads lines such as {\"route\":\"user\",\"values\":{\"id\":42}}, "
                + "as 'match --format json' prints them.",
            "Each line is answered by one: its URL, or an error with the number of the line; "
                + "the exit code is then 1.",
        ],
        run: { arguments, console in
            let name = arguments.values(of: .route).first ?? ""
            let isBatch = name == "-"
            if isBatch, let value = arguments.values(of: .values).first {
                throw UsageError(
                    "'\(value)' after '-', which reads values from standard input",
                    help: "leave it out")
            }
            guard let file = RouteFile.load(arguments.spec(.leadingSpec), console) else {
                return .failure
            }
            let writer = LinkWriter(table: file.table, arguments: arguments)
            if isBatch { return try console.printLinks(by: writer, arguments.format) }
            do throws(LinkWriter.Failure) {
                let link = try writer.link(to: name) {
                    $0.values(of: arguments.values(of: .values))
                }
                console.print(link, arguments.format)
                return .success
            } catch {
                for problem in error.problems {
                    console.report(.error, problem.message, help: problem.help)
                }
                if let signature = error.signature {
                    console.printHelp("the route is \(signature)")
                }
                return .usage
            }
        })
}

extension Console {
    /// Prints the links that lines of standard input ask for, one line for each.
    fileprivate func printLinks(by writer: LinkWriter, _ format: OutputFormat) throws(FileError)
        -> ExitCode
    {
        var code = ExitCode.success
        try readLines { line, number in
            do throws(LinkWriter.Failure) {
                let request = try LinkRequest(line)
                print(try writer.link(to: request.route) { $0.values(of: request) }, format)
            } catch {
                print(error, ofLine: number, format)
                code = .findings
            }
        }
        return code
    }

    private func print(_ failure: LinkWriter.Failure, ofLine line: Int, _ format: OutputFormat) {
        let message = failure.problems.map(\.message).joined(separator: "; ")
        let help =
            failure.problems.lazy.compactMap(\.help).first
            ?? failure.signature.map { "the route is \($0)" }
        switch format {
        case .text: report(.error, "line \(line): \(message)", help: help)
        case .json:
            print(
                JSON.object([
                    ("line", .integer(line)), ("error", .string(message)),
                    ("help", .optional(help)),
                ]).text)
        }
    }

    /// Prints a link and its warning, if it has one.
    fileprivate func print(_ link: LinkWriter.Link, _ format: OutputFormat) {
        switch format {
        case .text:
            print(link.url)
            if let warning = link.warning { report(.warning, warning) }
        case .json:
            let warning = link.warning.map { [(name: "warning", value: JSON.string($0))] } ?? []
            print(JSON.object([("url", .string(link.url))] + warning).text)
        }
    }
}

extension Operand {
    static let route = Operand(
        name: "ROUTE", count: .one,
        summary:
            "the route's name; group.name in a group; - reads lines of JSON from standard input")

    static let values = Operand(
        name: "name=value", count: .zeroOrMore, summary: "values for the route's parameters")
}

extension Option {
    static let scheme = Option(
        name: "scheme", value: .text("SCHEME"),
        summary: "use this scheme instead of the first base's")

    static let host = Option(
        name: "host", value: .text("HOST"), takesEmpty: true,
        summary: "use this host instead of the first base's")
}

extension RouteTable {
    /// The help for an unknown route name.
    func suggestion(forRoute name: String) -> String {
        let names = routes.map(\.name)
        let members = names.filter { $0.hasPrefix(name + ".") }
        if !members.isEmpty {
            return "it is a group; its routes are \(members.joined(separator: ", "))"
        }
        let inGroup = names.first { $0.hasSuffix("." + name) }
        return inGroup.map { "did you mean '\($0)'?" } ?? UsageError.didYouMean(name, among: names)
            ?? "'routegen list' shows the routes"
    }
}
