import RouteJSON
import RouteSpec

/// A page about the routes of a spec: one HTML file that needs no network.
package enum RouteMap {
    /// The text of the file. The same arguments give the same bytes on every machine.
    ///
    /// - Parameters:
    ///   - title: whose links these are, such as the name of the spec's enum.
    ///   - fileName: the spec file's name, without its folder.
    ///   - revision: the version or the commit of the spec; nil if it isn't known.
    ///   - bases: the texts of the spec's bases.
    ///   - manifest: the JSON that `export json` prints for the routes.
    ///   - module: the JavaScript module that matches and writes their links. The page has no rules
    ///     of its own.
    ///   - overlaps: the values whose URL opens another route, as `list --overlaps` prints them.
    ///   - claims: for each pattern its `route`, its `pattern`, and which of its links each system
    ///     `claims`.
    package static func html(
        title: String, fileName: String, revision: String? = nil, bases: [String] = [],
        manifest: JSON, module: String,
        overlaps: [JSON] = [], claims: [JSON] = []
    ) -> String {
        let own = JSON.array(bases.map(JSON.string)).text
        let data = JSON.object([
            ("manifest", compact(manifest, bases: own)),
            ("overlaps", compact(.array(overlaps), bases: own)), ("claims", .array(claims)),
        ])
        let version = revision.map { ", \($0.markupText)" } ?? ""
        let list = bases.map { "<code>\($0.markupText)</code>" }.joined(separator: ", ")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="generator" content="routegen">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title.markupText): route map</title>
            <style nonce="page">
            \(style)
            </style>
            </head>
            <body>
            <a class="skip" href="#box">Skip to the links</a>
            <header>
            <h1>\(title.markupText)</h1>
            <p class="subtitle">The links of \(fileName.markupText)\(version)\(list.isEmpty ? "" : " under \(list)")</p>
            </header>
            \(content)
            <script type="application/json" id="data">\(data.text.scriptData)</script>
            <script type="module" nonce="page">
            \(module.scriptElementText)
            </script>
            <script type="module" nonce="page">
            \(scripts.joined(separator: "\n\n"))
            </script>
            </body>
            </html>

            """
    }

    /// Members that the page doesn't show. Its module already knows what they say.
    private static let unused: Set<String> = [
        "match", "approximate", "constants", "nonempty", "template", "templateVariables", "rejects",
        "spec", "claim",
        "enum", "plusIsSpace", "restorable", "interruptible", "link", "parts", "ranks", "fragment",
        "scheme", "host",
        "prefix", "earlierPattern", "rule",
    ]

    /// The value without members that the page doesn't show, or that its script restores: with a
    /// thousand routes, most of the page is data.
    ///
    /// - Parameter bases: The JSON of the spec's bases, which most patterns have.
    static func compact(_ value: JSON, bases: String) -> JSON {
        switch value {
        case .array(let values): return .array(values.map { compact($0, bases: bases) })
        case .object(let members):
            let shown = members.filter { name, value in
                name == "bases" ? value.text != bases : !unused.contains(name)
            }
            // The members of these are parameters, which may have any of the names.
            return .object(
                shown.map { ($0, ["set", "values"].contains($0) ? $1 : compact($1, bases: bases)) })
        default: return value
        }
    }

    /// Nothing is loaded or sent: all that the page needs is in it. The nonce isn't secret. It
    /// keeps a browser from running what is in links and attributes.
    private static let policy =
        "default-src 'none'; script-src 'nonce-page'; style-src 'nonce-page'; base-uri 'none'; form-action 'none'"

    private static let scripts = [
        elementScript, linkScript, codeScript, dataScript, routeScript, searchScript, formScript,
        tryScript, startScript,
    ]

    private static let content = """
        <main>
        <form id="try" role="search">
        <label for="box">Try a link, or search</label>
        <input id="box" type="search" autocomplete="off" autocapitalize="off" spellcheck="false"
          placeholder="A URL, a path such as /user/42, or words">
        </form>
        <div id="result"></div>
        <section aria-labelledby="routes-heading">
        <h2 id="routes-heading">Routes</h2>
        <p id="count" role="status"></p>
        <div id="routes"></div>
        </section>
        </main>
        <p id="announcement" role="status"></p>
        <noscript>This page needs JavaScript.</noscript>
        """
}
