import Foundation
import RouteCompiler
import RouteLanguage
import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteManifest

@Suite struct ManifestTests {
    private func manifest(
        _ text: String, files: [String: String] = [:], hiding names: Set<String> = []
    ) throws -> Manifest {
        let checked = Checked(text, files: files)
        let compiled = try #require(checked.compilation.compiled, "\(checked.lines)")
        let hidden = compiled.table.routeIDs.filter { names.contains(compiled.table[$0].name) }
        return Manifest(compiled, sources: checked.compilation.sources, hidden: Set(hidden))
    }

    private static let spec = """
        enum: AppRoute
        doc: The links of a shop.
        bases: [https://example.com/app, "https://*.example.org", myapp://]
        types:
          Tab: [posts, likes]
          Own: app
        routes:
          me: user/me
          user:
            doc: Somebody's page.
            claim: false
            patterns:
              - user/${name}?tab=${tab:Tab?}&other|o=${own:[Own]}&!error&preview
              - pattern: "v${name}.html"
                set:
                  tab: likes
            examples: [https://example.com/app/user/ada?preview]
            rejects: [https://example.com/app/user/me]
          auth:
            doc: How people come in.
            path: auth
            routes:
              wiki: https://${lang}.example.net/${path...}?v=${version:UInt8=1}#ids=${ids:[Int],}
        """

    /// Everything that a manifest says.
    @Test func whatASpecSays() throws {
        let expected = Self.expected.split(separator: "\n").joined()
        #expect(try manifest(Self.spec).json.text == expected)
    }

    /// Under `myapp://`, a program would write other links than under `myapp:`.
    @Test func formsOfBases() throws {
        let text = try manifest(
            "bases: [\"myapp:\", \"other:/\", \"third:/cb/\"]\nroutes:\n  a: a\n"
        ).json.text
        for base in ["myapp:", "other:/", "third:/cb"] {
            #expect(text.contains("{\"text\":\"\(base)\",\"own\":true"))
        }
        #expect(text.contains(#""bases":["myapp:","other:/","third:/cb"]"#))
    }

    /// A program that generates types needs no other parser.
    @Test func whatTypesTake() throws {
        let text = """
            scheme: myapp
            types:
              Latitude:
                type: Double
                range: -90..<90.5
              Year:
                type: UInt8
                range: 19...
              Code:
                type: String
                length: 2...6
                characters: a-c0-
                not: [bad]
              Long:
                type: String
                length: 2...
              Page:
                type: URL
                schemes: [https, http]
            routes:
              all: a?a=${a:Latitude}&b=${b:Year}&c=${c:Code}&d=${d:Long}&e=${e:Page}&f=${f:AppRoute?}
            """
        let types = [
            #"{"name":"Latitude","kind":"constrained","type":"Double","minimum":-90,"exclusiveMaximum":90.5}"#,
            #"{"name":"Year","kind":"constrained","type":"UInt8","minimum":19}"#,
            #"{"name":"Code","kind":"constrained","type":"String","minLength":2,"maxLength":6,"characters":"0a-c-","not":["bad"]}"#,
            #"{"name":"Long","kind":"constrained","type":"String","minLength":2}"#,
            #"{"name":"Page","kind":"constrained","type":"URL","schemes":["https","http"]}"#,
            #"{"name":"AppRoute","kind":"link"}"#,
        ]
        let json = try manifest(text).json.text
        #expect(json.contains("\"types\":[\(types.joined(separator: ","))]"), "\(json)")
    }

    /// A comment before a route doesn't change what is said of it.
    @Test func noLineNumbers() throws {
        #expect(
            try manifest("# One more line.\n" + Self.spec).json.text
                == manifest(Self.spec).json.text)
    }

    /// The folder that a spec is in tells nothing.
    @Test func theNameOfTheFile() throws {
        let text = "scheme: x\nroutes:\n  old:\n    deprecated: use 'new'\n    pattern: old\n"
        let sources = ["routes.yaml", "some/folder/routes.yaml", "/other/routes.yaml"].map {
            SourceText(path: $0, text: text)
        }
        let manifests = try sources.map { source in
            let compiled = Compiler.compile(source, name: "routes.yaml").compiled
            return Manifest(try #require(compiled), sources: [source]).json.text
        }
        #expect(Set(manifests).count == 1)
        #expect(manifests[0].contains(#""spec":"routes.yaml""#))
        #expect(manifests[0].contains(#""deprecated":"use 'new'""#))
    }

    /// Nothing tells of a route that is left out.
    @Test func hiddenRoutes() throws {
        let json = try manifest(Self.spec, hiding: ["me", "auth.wiki"]).json.text
        #expect(!json.contains("/me\"},") && !json.contains("wiki") && !json.contains("lang"))
        #expect(json.contains(#""groups":[],"routes":[{"route":"user","#))
    }

    /// One rank for a pattern would be wrong: under the second base, `b` is tried before `a`.
    @Test func ranksUnderEachBase() throws {
        let manifest = try manifest(
            """
            bases: [https://x.example, https://y.example]
            routes:
              c:
                bases: [https://x.example]
                pattern: n/c
              b:
                bases: [https://y.example]
                pattern: n/${id:UInt}
              a: n/${id:Int}
            """)
        let ranks = manifest.table.patternIDs.map { manifest.members(of: $0) }.map { members in
            members.first { $0.name == "ranks" }?.value.text
        }
        #expect(ranks == ["[0]", "[2]", "[1,3]"])
        let reading = try #require(manifest.table.read(url: "https://y.example/n/5"))
        #expect(manifest.table[reading.route].name == "b")
    }

    @Test func mountsAndScreens() throws {
        let shop =
            "routes:\n  cart:\n    path: cart\n    routes:\n      item: items/${size:Size}\n"
            + "types:\n  Size: [s, m]\n"
        let json = try manifest(
            "scheme: myapp\ntabs:\n  home: home\nroutes:\n  home: home\n  shop:\n    spec: Shop.routes.yaml\n"
                + "    doc: What we sell.\n    path: shop\n    tab: home\n    parent: home\n",
            files: ["Shop.routes.yaml": shop]
        ).json.text
        let parts = [
            #""types":[{"name":"ShopRoute.Size","kind":"closed","values":["s","m"]}],"#,
            #""tabs":[{"tab":"home","root":"home"}],"groups":[{"group":"shop","doc":"What we sell.","enum":"ShopRoute","#,
            #""spec":"Shop.routes.yaml"},{"group":"shop.cart","enum":"Cart"}],"#,
            #""tabs":["home"],"present":"push","parent":"home","#,
            #""restorable":true,"link":"place","interruptible":true,"patterns":["#,
        ]
        for part in parts { #expect(json.contains(part), "\(part)\n\(json)") }
    }

    private func templates(_ text: String) throws -> [String] {
        let manifest = try manifest(text)
        return manifest.table.patternIDs.map { pattern in
            guard let template = URITemplate(of: pattern, in: manifest.table) else { return "none" }
            let renamed = template.variables.filter { $0.name != $0.parameter }
            return ([template.text] + renamed.map { "\($0.name) is \($0.parameter)" }).joined(
                separator: ", ")
        }
    }

    /// A pattern on each line, with its template, and the variables that aren't called as their
    /// parameters.
    @Test(arguments: [
        ("https://example.com", ["": "https://example.com/", "a//": "https://example.com/a//"]),
        (
            "https://example.com/app",
            ["": "https://example.com/app", "${a}/b": "https://example.com/app/{a}/b"]
        ),
        ("myapp://", ["${a}": "myapp://{a}", "/a:b/${c}": "myapp:///a:b/{c}", "${p...}": "none"]),
        (
            "https://h",
            [
                "카/a b": "https://h/%EC%B9%B4/a%20b", "it's": "https://h/it's",
                // Without values, url() ends in a slash.
                "${p...}": "none", "a/${p:Int...}": "https://h/a{/p*}",
                "${a}.${b}": "https://h/{a}.{b}", "${a:Int}m%20${b:Int}s": "https://h/{a}m%20{b}s",
                "@${a}:${b}": "https://h/@{a}:{b}", "a${a:Tab}-${b}": "https://h/a{a}-{b}",
                "v${a}.html": "https://h/v{a}.html",
            ]
        ),
        (
            "https://h",
            [
                "?a=${a}&b=${b:Int}": "https://h/?a={a}&b={b}",
                "?a=${a?}&b=${b=x}": "https://h/{?a,b}",
                "?a=${x}&b|c=${y?}&d=e&f=${z:[Int]}":
                    "https://h/?a={x}{&b}&d=e{&f*}, b is y, f is z",
                "?a=${x?}&b=${y}": "https://h/{?a,b}, a is x, b is y",
                "c?ids=${ids:[Int],}": "https://h/c{?ids}",
                "?${others...}": "https://h/{?others*}",
                "?a=${a}&${b...}&c=${c?}": "https://h/?a={a}{&c,b*}",
                // Only an expression knows whether there is a question mark before.
                "?a=${a?}&b": "none", "?a=${a?}&b=${b}-${c}": "none",
                "?a&b=${b:Int},${c}": "https://h/?a&b={b},{c}",
                // A hyphen is no character of a variable, and what an item is called is its
                // variable.
                "?a-b=${c}": "https://h/?a-b={c}", "?a-b=${c?}": "none",
                "?!a&b=${b?}": "https://h/{?b}",
                "${a}?a=${b?}": "https://h/{p1}{?a}, p1 is a, a is b",
                "${이름}?p2=${맛?}": "https://h/{p1}{?p2}, p1 is 이름, p2 is 맛",
                "${a}?a=${c?}&p1=${d?}": "none",
            ]
        ),
        (
            "https://h",
            [
                "a#/${b}/${c...}?d=${e?}": "https://h/a#/{b}{/c*}{?d}, d is e",
                "#a=${a}&b=${b?}": "https://h/#a={a}{&b}",
                // A rest without a name isn't written, nor a slash after it.
                "a/${...}/b#${...}/?c=${c}": "https://h/a/b#?c={c}",
                "#a=${a?}": "none", "#/${p...}": "none", "#${p...}": "none", "#//": "https://h/#//",
            ]
        ),
        (
            "x://h",
            [
                "https://${a}.example.com": "https://{a}.example.com/",
                "https://${a}/${p...}": "none",
                "https://${a:Int}.${b}.example.com/b": "https://{a}.{b}.example.com/b",
            ]
        ),
    ])
    func templatesOfPatterns(base: String, templates: [String: String]) throws {
        for (pattern, template) in templates {
            let spec =
                "bases: [\"\(base)\"]\ntypes:\n  Tab: [posts, likes]\nroutes:\n  r:\n"
                + "    pattern: \"\(pattern)\"\n    allow: [suspicious-pattern]\n"
            #expect(try self.templates(spec) == [template], "\(pattern)")
        }
    }

    private static let expected = #"""
        {"version":1,"spec":"routes.yaml","enum":"AppRoute","doc":"The links of a shop.","plusIsSpace":false,"caseSensitive":true,
        "bases":[
        {"text":"https://example.com/app","own":true,"scheme":"https","host":[{"literal":"example.com"}],"prefix":["app"]},
        {"text":"https://*.example.org","own":true,"scheme":"https","host":[{"wildcard":"label"},{"literal":".example.org"}],"prefix":[]},
        {"text":"myapp://","own":true,"scheme":"myapp","host":null,"prefix":[]},
        {"text":"https://${lang}.example.net","scheme":"https","host":[{"parameter":"lang"},{"literal":".example.net"}],"prefix":[]}],
        "types":[{"name":"Tab","kind":"closed","values":["posts","likes"]},{"name":"Own","kind":"app"}],
        "tabs":[],
        "groups":[{"group":"auth","doc":"How people come in.","enum":"Auth"}],
        "routes":[
        {"route":"me",
        "patterns":[
        {"pattern":"user/me",
        "bases":["https://example.com/app","https://*.example.org","myapp://"],
        "ranks":[0,5,3],
        "parts":[{"slot":"path","literal":"user"},{"slot":"path","literal":"me"}],
        "template":"https://example.com/app/user/me"}]},
        {"route":"user",
        "parameters":[{"name":"name","type":"String","kind":"string"},{"name":"tab","type":"Tab?","valueType":"Tab","kind":"closed","shape":"optional"},{"name":"own","type":"[Own]","valueType":"Own","kind":"app","shape":"list"}],
        "doc":"Somebody's page.",
        "claim":false,
        "examples":["https://example.com/app/user/ada?preview"],
        "rejects":["https://example.com/app/user/me"],
        "patterns":[
        {"pattern":"user/${name}?tab=${tab:Tab?}&other|o=${own:[Own]}&!error&preview",
        "bases":["https://example.com/app","https://*.example.org","myapp://"],
        "ranks":[1,6,4],
        "parts":[{"slot":"path","literal":"user"},{"slot":"path","parameter":"name"},{"slot":"query","names":["tab"],"presence":"optional","parameter":"tab"},{"slot":"query","names":["other","o"],"presence":"list","parameter":"own"},{"slot":"query","names":["error"],"presence":"absent"},{"slot":"query","names":["preview"]}]},
        {"pattern":"v${name}.html",
        "bases":["https://example.com/app","https://*.example.org","myapp://"],
        "ranks":[2,7,9],
        "set":{"tab":"likes"},
        "written":false,
        "parts":[{"slot":"path","text":[{"literal":"v"},{"parameter":"name"},{"literal":".html"}]}],
        "constants":{"tab":"likes","own":[]},
        "template":"https://example.com/app/v{name}.html"}]},
        {"route":"auth.wiki",
        "parameters":[{"name":"lang","type":"String","kind":"string"},{"name":"path","type":"[String]","valueType":"String","kind":"string","shape":"list"},{"name":"version","type":"UInt8","default":1,"kind":"integer"},{"name":"ids","type":"[Int]","valueType":"Int","kind":"integer","shape":"list"}],
        "patterns":[
        {"pattern":"https://${lang}.example.net/${path...}?v=${version:UInt8=1}#ids=${ids:[Int],}",
        "bases":["https://${lang}.example.net"],
        "fullURL":true,
        "ranks":[8],
        "parts":[{"slot":"path","presence":"rest","parameter":"path"},{"slot":"query","names":["v"],"presence":"default","parameter":"version"},{"slot":"fragmentItems","names":["ids"],"presence":"commaList","parameter":"ids"}],
        "fragment":"items"}]}]}
        """#
}
