import RouteCompiler
import RouteSpec
import Testing

@testable import TypeScriptEmitter

/// Links that the platform's `URL`, which `URLPattern` uses too, changes or rejects.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct PlatformURLTests {
    private static let spec = """
        bases: [https://www.example.com, myapp://app]
        routes:
          file: files/${path...}?q=${q?}
        """

    /// The values of a link, and the values of the text that `URL` makes of it.
    @Test func whatTheyReadInAnotherWay() throws {
        let links: [(link: String, ours: String, theirs: String)] = [
            ("https://www.example.com/files/a?q=b", "a ? b", "a ? b"),
            // Segments of dots, including escaped ones.
            ("https://www.example.com/files/a/../b", "a|..|b ? ", "b ? "),
            ("https://www.example.com/files/%2e%2E/a", "..|a ? ", "null"),
            // A backslash counts as a slash, and ends a host.
            ("https://www.example.com/files/a\\\\b", "a\\\\b ? ", "a|b ? "),
            ("https://www.example.com\\\\.evil.example/files/a", "null", "null"),
            ("https://evil.example\\\\@www.example.com/files/a", "null", "null"),
            // Line breaks, tabs, and spaces around it are removed.
            ("https://www.example.com/files/a\\nb", "a\\nb ? ", "ab ? "),
            (" https://www.example.com/files/a", "null", "a ? "),
            ("https://www.ex\\tample.com/files/a", "null", "a ? "),
            // A web URL needs no slashes, and takes any number of them.
            ("https:www.example.com/files/a", "null", "a ? "),
            ("https:////www.example.com/files/a", "null", "a ? "),
            // 'URL' keeps user information, but removes an empty one.
            ("https://@www.example.com/files/a", "null", "a ? "),
            // A host is mapped to ASCII.
            ("https://www.e%78ample.com/files/a", "a ? ", "a ? "),
            ("https://www.\u{FF45}xample.com/files/a", "null", "a ? "),
            // 'URL' keeps malformed escapes, which open nothing.
            ("https://www.example.com/files/%zz", "null", "null"),
            // Texts for which 'new URL' throws.
            ("https://www.example.com:443x/files/a", "null", "error"),
            ("myapp://app/files/a b", "a b ? ", "a b ? "),
        ]
        let compiled = try #require(
            Compiler.compile(SourceText(path: "routes.yaml", text: Self.spec), name: "routes.yaml")
                .compiled)
        let node = try Node()
        defer { node.remove() }
        try node.write(
            TypeScriptFileEmitter(compiled, fileName: "routes.yaml").source(.javaScript),
            to: "routes.mjs")
        try node.write(
            """
            import { parse } from "./routes.mjs";
            const show = (link) => {
              const route = parse(link);
              return JSON.stringify(route && `${route.path.join("|")} ? ${route.q ?? ""}`).replace(/^"(.*)"$/, "$1");
            };
            for (const link of [\(links.map { "\"\($0.link)\"" }.joined(separator: ", "))]) {
              let theirs;
              try { theirs = show(new URL(link).href); } catch { theirs = "error"; }
              console.log(show(link) + "\\t" + theirs);
            }
            """, to: "links.mjs")
        let (output, _) = try node.run(try #require(Node.executable), ["links.mjs"])
        let lines = output.split(separator: "\n").map(String.init)
        #expect(lines.count == links.count, "\(output)")
        for (line, link) in zip(lines, links) {
            #expect(line == "\(link.ours)\t\(link.theirs)", "\(link.link)")
        }
    }
}
