import RouteSpec
import RouteGenSystem
import RoutePatterns

extension Command {
    static let match = Command(
        name: "match",
        summary: "show which route a URL opens",
        operands: [.leadingSpec, .url],
        options: [.explain, .raw, .format],
        examples: [
            Example(line: "match 'myapp://app/user/42/posts?page=2&premium=true'", purpose: "the route and its values"),
            Example(
                line: "match Shop.routes.yaml --explain https://example.com/itm/7", purpose: "why it opens nothing"),
            Example(line: "match --raw user/42/posts", purpose: "a raw value that an app stored"),
            Example(line: "match --format json - < links.txt", purpose: "one URL per line, one JSON object per line"),
        ],
        discussion: [
            "Prints the route, its values and its canonical URL. The exit code is 1 if a URL opens no route.",
            "Your own types accept any text here: only the app knows them. Quote URLs: shells interpret & and ?.",
            "Empty lines in standard input are skipped.",
            "With --raw, each text is read as 'init(rawValue:)' reads it, and its canonical raw value is printed.",
        ],
        run: { arguments, console in
            guard let file = RouteFile.load(arguments.spec(.leadingSpec), console) else { return .failure }
            return Match(file: file, arguments: arguments, console: console).run()
        })
}

extension Operand {
    static let url = Operand(name: "URL", count: .oneOrMore, summary: "a URL; - reads one per line from standard input")
}

extension Option {
    static let explain = Option("explain", summary: "show why the nearest patterns did not match")

    static let raw = Option("raw", summary: "read raw values, not URLs")
}

/// One run of `match`.
private struct Match {
    let file: RouteFile
    let arguments: Arguments
    let console: Console

    func run() -> ExitCode {
        var isEveryMatched = true
        do throws(FileError) {
            for url in arguments.values(of: .url) where console.outputState() == .open {
                if url == "-" {
                    while console.outputState() == .open, let line = try console.readLine() {
                        if !line.isEmpty { isEveryMatched = show(line) && isEveryMatched }
                    }
                } else {
                    isEveryMatched = show(Array(url.utf8)) && isEveryMatched
                }
            }
        } catch {
            console.report(error)
            return .failure
        }
        if isEveryMatched { return .success }
        if arguments.format == .text, !arguments.contains(.explain) {
            console.report(.help, "--explain shows the nearest patterns, and why they do not match")
        }
        return .findings
    }

    /// Prints what the bytes of a URL open; returns false if they open nothing.
    private func show(_ bytes: [UInt8]) -> Bool {
        let url = String(decoding: bytes, as: UTF8.self)
        // Bytes that aren't UTF-8 would turn into other text here, and aren't a URL anyway.
        let isText = url.utf8.elementsEqual(bytes)
        let isRaw = arguments.contains(.raw)
        let reading = isText ? isRaw ? file.table.read(rawValue: url) : file.table.read(url: url) : nil
        let result = MatchResult(
            url: url, isText: isText, isRaw: isRaw, reading: reading, table: file.table,
            explains: arguments.contains(.explain))
        switch arguments.format {
        case .text: for line in result.lines(console.style(for: .output)) { console.print(line) }
        case .json: console.print(result.json.text)
        }
        return reading != nil
    }
}
