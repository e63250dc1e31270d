import RouteSpec

/// A page about the routes of a spec: one HTML file that needs no network.
package struct RouteMap {
    private let title: String
    private let fileName: String
    private let revision: String?
    private let bases: [String]
    private let manifest: JSON
    private let module: String
    private let overlaps: [JSON]
    private let claims: [JSON]

    /// - Parameters:
    ///   - title: whose links these are, such as the name of the spec's enum.
    ///   - fileName: the spec file's name, without its folder.
    ///   - revision: the version or the commit of the spec; nil if it isn't known.
    ///   - bases: the texts of the spec's bases.
    ///   - manifest: the JSON that `export json` prints for the routes.
    ///   - module: the JavaScript module that matches and writes their links. The page has no rules of its own.
    ///   - overlaps: the values whose URL opens another route, as `list --overlaps` prints them.
    ///   - claims: for each pattern its `route`, its `pattern`, and which of its links each system `claims`.
    package init(
        title: String, fileName: String, revision: String? = nil, bases: [String] = [], manifest: JSON, module: String,
        overlaps: [JSON] = [], claims: [JSON] = []
    ) {
        self.revision = revision
        self.bases = bases
        self.title = title
        self.fileName = fileName
        self.manifest = PageData.manifest(manifest)
        self.module = module
        self.overlaps = overlaps.map(PageData.overlap)
        self.claims = claims
    }

    /// The text of the file. The same arguments give the same bytes on every machine.
    package var html: String {
        let data = JSON.object([
            ("manifest", manifest), ("overlaps", .array(overlaps)), ("claims", .array(claims)),
        ])
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="generator" content="routegen">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title.markupText): route map</title>
            <style nonce="page">
            \(Self.style)
            </style>
            </head>
            <body>
            <a class="skip" href="#box">Skip to the links</a>
            <header>
            <h1>\(title.markupText)</h1>
            \(subtitle)
            </header>
            \(Self.content)
            <script type="application/json" id="data">\(data.text.scriptData)</script>
            <script type="module" nonce="page">
            \(module.scriptElementText)
            </script>
            <script type="module" nonce="page">
            \(Self.scripts.joined(separator: "\n\n"))
            </script>
            </body>
            </html>

            """
    }

    /// Whose links these are: the spec, its version, and its bases.
    private var subtitle: String {
        let version = revision.map { ", \($0.markupText)" } ?? ""
        let list = bases.map { "<code>\($0.markupText)</code>" }.joined(separator: ", ")
        let under = list.isEmpty ? "" : " under \(list)"
        return "<p class=\"subtitle\">The links of \(fileName.markupText)\(version)\(under)</p>"
    }

    /// Nothing is loaded or sent: all that the page needs is in it. The nonce isn't secret. It keeps a browser from
    /// running what is in links and attributes.
    private static let policy =
        "default-src 'none'; script-src 'nonce-page'; style-src 'nonce-page'; base-uri 'none'; form-action 'none'"

    private static let scripts = [
        elementScript, linkScript, codeScript, dataScript, routeScript, searchScript, formScript, tryScript,
        startScript,
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
