import RouteCompiler
import RouteLanguage
import RouteSpec

extension Command {
    static let match = Command(
        name: "match",
        summary: "show which route a URL opens",
        operands: [.leadingSpec, .url],
        options: [.explain, .raw, .server, .format],
        examples: [
            Example(
                line: "match 'myapp://app/user/42/posts?page=2&premium=true'",
                purpose: "the route and its values"),
            Example(
                line: "match Shop.routes.yaml --explain https://example.com/itm/7",
                purpose: "why it opens nothing"),
            Example(line: "match --raw user/42/posts", purpose: "a raw value that an app stored"),
            Example(
                line:
                    "match --on https://chat.example.org/team "
                    + "https://chat.example.org/team/channels/7",
                purpose: "a link to a server that is known at run time"),
            Example(
                line: "match --format json - < links.txt",
                purpose: "one URL per line, one JSON object per line"),
        ],
        discussion: [
            "Prints the route, its values and its canonical URL. The exit code is 1 if a URL "
                + "opens no route.",
            "Your own types accept any text here: only the app knows them. Quote URLs: "
                + "shells interpret & and ?.",
            "Empty lines in standard input are skipped.",
            "With --on, each URL is read as 'init(url:on:)' reads it: "
                + "only links to that server open a route.",
            "With --raw, each text is read as 'init(rawValue:)' reads it, "
                + "and its canonical raw value is printed.",
        ],
        run: { arguments, console in
            let form = try arguments.linkForm()
            guard let file = RouteFile.load(arguments.spec(.leadingSpec), console) else {
                return .failure
            }
            return try Match(file: file, form: form, arguments: arguments, console: console).run()
        })
}

extension Operand {
    static let url = Operand(
        name: "URL", count: .oneOrMore, summary: "a URL; - reads one per line from standard input")
}

extension Option {
    static let explain = Option(
        name: "explain",
        summary: "show why the nearest patterns did not match, and those before one that did")

    static let raw = Option(name: "raw", summary: "read raw values, not URLs")

    static let server = Option(
        name: "on", value: .text("URL"), summary: "the server, for apps whose users run their own")
}

extension Arguments {
    /// The form of the texts to match.
    fileprivate func linkForm() throws(UsageError) -> LinkForm {
        guard let server = self[.server] else { return contains(.raw) ? .rawValue : .url }
        if contains(.raw) {
            throw UsageError("--raw and --on exclude each other", help: "leave one of them out")
        }
        if !isServer(server) { throw .notAServer(server) }
        return .on(server: server)
    }
}

/// One run of `match`.
private struct Match {
    let file: RouteFile
    let form: LinkForm
    let arguments: Arguments
    let console: Console

    func run() throws(FileError) -> ExitCode {
        var isEveryMatched = true
        for url in arguments.values(of: .url) where console.outputState() == .open {
            if url == "-" {
                try console.readLines { line, _ in isEveryMatched = show(line) && isEveryMatched }
            } else {
                isEveryMatched = show(Array(url.utf8)) && isEveryMatched
            }
        }
        if isEveryMatched { return .success }
        if arguments.format == .text, !arguments.contains(.explain) {
            console.printHelp("--explain shows the nearest patterns, and why they do not match")
        }
        return .findings
    }

    /// Prints what the bytes of a URL open; returns false if they open nothing.
    private func show(_ bytes: [UInt8]) -> Bool {
        let url = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces bytes that aren't UTF-8. A text with such bytes isn't a URL.
        let isText = url.utf8.elementsEqual(bytes)
        let reading = isText ? file.table.read(url, form) : nil
        let result = MatchResult(
            url: url, isText: isText, form: form, reading: reading, table: file.table,
            explains: arguments.contains(.explain))
        switch arguments.format {
        case .text: for line in result.lines(console.style(for: .output)) { console.print(line) }
        case .json: console.print(result.json.text)
        }
        return reading != nil
    }
}
