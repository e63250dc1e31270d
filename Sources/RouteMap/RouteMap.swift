import RouteJSON
import RouteSpec
import TypeScriptEmitter

/// A page about the routes of a spec: one HTML file that needs no network. Its parts are in the
/// folder Page.
package enum RouteMap {
    /// The text of the file. The same arguments give the same bytes on every machine.
    ///
    /// - Parameters:
    ///   - title: whose links these are, such as the name of the spec's enum.
    ///   - fileName: the spec file's name, without its folder.
    ///   - revision: the version or the commit of the spec; nil if it isn't known.
    ///   - bases: the texts of the spec's bases.
    ///   - manifest: the JSON that `export json` prints for the routes.
    ///   - module: the JavaScript module that matches and writes
    ///     their links. The page has no rules of its own.
    ///   - overlaps: the values whose URL opens another route, as `list --overlaps` prints them.
    ///   - claims: for each pattern its `route`, its `pattern`, and which of its links each system
    ///     `claims`.
    package static func html(
        title: String, fileName: String, revision: String? = nil, bases: [String] = [],
        manifest: JSON, module: String,
        overlaps: [JSON] = [], claims: [JSON] = []
    ) -> String {
        let data = JSON.object([
            ("manifest", PageData.json(of: manifest, bases: bases)),
            ("overlaps", .array(overlaps.map(PageData.overlap))), ("claims", .array(claims)),
        ])
        let version = revision.map { ", \($0.markupText)" } ?? ""
        let list = bases.map { "<code>\($0.markupText)</code>" }.joined(separator: ", ")
        let under = list.isEmpty ? "" : " under \(list)"
        let scripts = [module.scriptElementText, script.scriptElementText]
        return filled([
            "policy": policy(scripts: scripts), "title": title.markupText,
            "subtitle": "The links of \(fileName.markupText)\(version)\(under)",
            "page.css": style, "data": data.text.scriptData, "module": scripts[0],
            "page.js": scripts[1],
        ])
    }

    /// The module of a page: what it exports, and the functions that say why no pattern matches,
    /// for the page's own script.
    package static func module(_ emitter: TypeScriptFileEmitter) -> String {
        emitter.pageSource() + """

            globalThis.routes = {
              parse, url, found: $found, split: $split, trees: $trees, matched: $matched,
              mismatch: $mismatch, differing: $differing, decoded: $decoded,
              linkText: $linkText, rebased: $rebased,
            };

            """
    }

    /// The page with texts in the places of their names in braces.
    private static func filled(_ texts: [String: String]) -> String {
        EmbeddedText.page_html.split(separator: "{", omittingEmptySubsequences: false)
            .reduce(into: "") { page, part in
                let pieces = part.split(separator: "}", maxSplits: 1)
                let text = pieces.count == 2 ? texts[String(pieces[0])] : nil
                page += text.map { $0 + pieces[1] } ?? (page.isEmpty ? "" : "{") + String(part)
            }
    }

    /// Nothing is loaded or sent: all that the page needs is in it. A browser runs no script but
    /// the page's own, by their hashes, and none in links or attributes.
    private static func policy(scripts: [String]) -> String {
        let hashes = scripts.map { " 'sha256-\(SHA256.base64($0))'" }.joined()
        return
            "default-src 'none'; script-src\(hashes); style-src 'sha256-\(SHA256.base64(style))'; "
            + "base-uri 'none'; form-action 'none'"
    }

    static let style = EmbeddedText.page_css
    private static let script = EmbeddedText.page_js
}
