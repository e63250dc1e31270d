import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("list")
struct ListTests {
    @Test func thePatternsInMatchingOrderAligned() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            let outcome = folder.run(["list"])
            #expect(outcome.code == .success)
            #expect(outcome.error == "")
            #expect(
                outcome.output == #"""
                    home                                        /
                    me                                          user/me
                    userPosts(id: Int, page: Int = 1)           user/${id:Int}/posts?page=${page:Int=1}
                    user(name: String)                          user/${name}
                    artist(id: String, tab: Tab)                artist/${id}?tab=${tab:Tab}  (written)
                    artist(id: String, tab: Tab)                artist/${id}/likes  (tab: likes)
                    product(id: UUID, discount: Double? = nil)  product/${id:UUID}?discount=${discount:Double?}
                    file(path: [String] = [])                   files/${path...}
                    search(query: String, tags: [Int] = [], filters: [String: String] = [:])  search?q=${query}&tag=${tags:[Int]}&${filters...}
                    auth.signUp(provider: Provider)             auth/sign-up/${provider:Provider}
                    auth.deleteAccount                          auth/delete-account
                    help(number: Int)                           https://help.example.com/en/articles/${number:Int}
                    wiki(language: String, title: String)       https://${language}.wikipedia.org/wiki/${title}
                    types of the app: Provider

                    """#)
        }
    }

    @Test func whatIsDeprecatedAndTheTypesThatTheAppDeclares() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                bases: [a://b]
                routes:
                  compass: compass/${d:Direction}?then=${e:Direction?}
                  old:
                    pattern: old/${s:Shop.Sort}
                    deprecated: use compass
                """)
            #expect(
                folder.run(["list"]).output == """
                    compass(d: Direction, e: Direction? = nil)  compass/${d:Direction}?then=${e:Direction?}
                    old(s: Shop.Sort)                           old/${s:Shop.Sort}  (deprecated: use compass)
                    types of the app: Direction, Shop.Sort

                    """)
            #expect(
                folder.run(["check"]).output
                    == "routes.yaml: 2 routes, 2 types of the app (Direction, Shop.Sort), no problems\n"
            )
        }
    }

    @Test func severalSpecsEachWithAHeading() throws {
        try withTemporaryFolder { folder in
            try folder.write("a.yaml", "enum: A\nroutes:\n  home: \"\"\n")
            try folder.write("b.yaml", "enum: B\nroutes:\n  shop: shop\n")
            #expect(
                folder.run(["list", "a.yaml", "b.yaml"]).output
                    == "a.yaml:\nhome  /\nb.yaml:\nshop  shop\n")
            let json = folder.run(["list", "--format", "json", "a.yaml", "b.yaml"]).output.split(
                separator: "\n")
            let starts = [
                #"{"spec":"a.yaml","route":"home","#, #"{"spec":"b.yaml","route":"shop","#,
            ]
            #expect(json.count == 2 && zip(json, starts).allSatisfy { $0.hasPrefix($1) }, "\(json)")
            let missing = folder.run(["list", "missing.yaml", "b.yaml"])
            #expect(missing.code == .failure)
            #expect(missing.output == "b.yaml:\nshop  shop\n")
        }
    }

    @Test func thePatternsThatAreWritten() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                enum: R
                routes:
                  feed: [feed, "feed/${page:Int?}", "old?page=${page:Int?}", "older?page=${page:Int?}"]
                  settings: [settings, preferences]
                  home: ""

                """)
            #expect(
                folder.run(["list"]).output == """
                    home                    /
                    feed(page: Int? = nil)  feed  (written)
                    feed(page: Int? = nil)  feed/${page:Int?}  (written)
                    feed(page: Int? = nil)  old?page=${page:Int?}
                    feed(page: Int? = nil)  older?page=${page:Int?}
                    settings                settings  (written)
                    settings                preferences

                    """)
        }
    }

    /// Every value of the last patterns is written by an earlier one.
    @Test func patternsThatAreNeverWritten() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                enum: R
                routes:
                  perps: [perps, "perps/markets/${market?}", perps-markets]
                  tab:
                    patterns:
                      - pattern: on
                        set:
                          flag: "true"
                      - pattern: off
                        set:
                          flag: "false"
                      - flag/${flag:Bool}

                """)
            #expect(
                folder.run(["list"]).output == """
                    perps(market: String? = nil)  perps  (written)
                    perps(market: String? = nil)  perps/markets/${market?}  (written)
                    perps(market: String? = nil)  perps-markets
                    tab(flag: Bool)               on  (flag: true, written)
                    tab(flag: Bool)               off  (flag: false, written)
                    tab(flag: Bool)               flag/${flag:Bool}

                    """)
        }
    }

    /// Cases have no defaults of URLs and of the app's types: only the app can make such values.
    @Test func theDefaultsThatTheCaseHas() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                scheme: m
                routes:
                  a: a?u=${u:URL=x}&t=${t:Token=x}
                  b: b?n=${n=me}&e=${e=}&p=${p:Double=1.5}&k=${k:[Int]}&o=${o?}&${r...}

                """)
            let a = "a(u: URL, t: Token)"
            let b =
                "b(n: String = \"me\", e: String = \"\", p: Double = 1.5, k: [Int] = [], o: String? = nil, "
                + "r: [String: String] = [:])"
            let lines = folder.run(["list"]).output.split(separator: "\n")
            #expect(lines.prefix(2).map { String($0.prefix { $0 != ")" }) + ")" } == [a, b])
            let code = folder.run(["generate", "-o", "-"]).output
            #expect(code.contains("case a(u: RouteURL, t: Token)\n"))
        }
    }

    @Test func withOverlapsTheNotesOfCheckButNoWarnings() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                bases: ["https://www.e.com", "m:///"]
                routes:
                  feed: feed/${page:Int=1}
                  byName: s?name=${name}
                  byTag: s?tag=${tag}

                """)
            let outcome = folder.run(["list", "--overlaps"])
            #expect(outcome.code == .success)
            #expect(outcome.error == "")
            #expect(
                outcome.output == """
                    routes.yaml:3:14: note: the default of 'page' does not make its segment optional [default-in-path]
                      feed: feed/${page:Int=1}
                                 ^~~~~~~~~~~~~
                    help: add a pattern without the segment, which then means '1'

                    """)
            let checked = folder.run(["check", "--format=json"]).output.split(separator: "\n")
            #expect(checked.count { $0.contains(#""severity":"warning""#) } == 1)
            #expect(
                folder.run(["list", "--overlaps", "--format=json"]).output.split(separator: "\n")
                    == checked.filter { $0.contains(#""severity":"note""#) })
        }
    }

    @Test func overlapsLeaveOutWhatTheSpecAllows() throws {
        try withTemporaryFolder { folder in
            let spec =
                "scheme: myapp\nroutes:\n  small: ${n:UInt8}\n  wide:\n    pattern: ${n:Int}\n"
            try folder.write("routes.yaml", spec)
            #expect(
                folder.run(["list", "--overlaps"]).output
                    == "wide(n: 0)  myapp://0\n    opens small  ${n:UInt8} before ${n:Int}\n")
            try folder.write("routes.yaml", spec + "    allow: [overlap]\n")
            #expect(folder.run(["list", "--overlaps"]).output == "")
            #expect(folder.run(["check"]).output == "routes.yaml: 2 routes, no problems\n")
        }
    }

    @Test func overlapsListLostValuesBeforeOtherNotes() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "a.yaml", "routes:\n  small: item/${id:UInt8}\n  number: item/${id:Int}\n")
            try folder.write("b.yaml", "scheme: m\nroutes:\n  file: f/${name}.${ending}\n")
            #expect(
                folder.run(["list", "--overlaps", "a.yaml", "b.yaml"]).output == """
                    a.yaml:
                    number(id: 0)  item/0
                        opens small  item/${id:UInt8} before item/${id:Int}
                    a.yaml:2:10: note: without a base, 'small' matches URLs with any scheme and host [no-base]
                      small: item/${id:UInt8}
                             ^~~~~~~~~~~~~~~~
                    help: add the scheme and host of your app's links to the spec
                    b.yaml:
                    file(name: "a.a", ending: "5")  m://f/a.a.5
                        is read as file(name: "a", ending: "a.5")

                    """)
            #expect(
                folder.run(["list", "--overlaps", "--format=json", "a.yaml", "b.yaml"]).output
                    == #"""
                    {"spec":"a.yaml","route":"number","values":{"id":0},"url":"item/0","opens":"small","pattern":"item/${id:Int}","earlierPattern":"item/${id:UInt8}","rule":"overlap"}
                    {"spec":"a.yaml","file":"a.yaml","line":2,"column":10,"endLine":2,"endColumn":26,"severity":"note","rule":"no-base","message":"without a base, 'small' matches URLs with any scheme and host","help":"add the scheme and host of your app's links to the spec","notes":[]}
                    {"spec":"b.yaml","route":"file","values":{"name":"a.a","ending":"5"},"url":"m://f/a.a.5","opens":"file","pattern":"f/${name}.${ending}","earlierPattern":"f/${name}.${ending}","rule":"overlap"}

                    """#)
        }
    }

    /// Beside many literal texts, twenty are listed.
    @Test func overlapsSayHowManyMoreThereAre() throws {
        try withTemporaryFolder { folder in
            let literals = (0..<100).map { "  r\($0): item/l\($0)\n" }.joined()
            try folder.write("routes.yaml", "scheme: m\nroutes:\n\(literals)  item: item/${x}\n")
            #expect(
                folder.run(["list", "--overlaps"]).output.hasSuffix(
                    " before item/${x}\nand 80 more\n"))
            let json = folder.run(["list", "--overlaps", "--format", "json"]).output
            #expect(json.contains(#""rule":"overlap","more":80}"#))
            let check = folder.run(["check", "--format", "json"]).output
            #expect(check.contains(", and 80 more may open other values\""))
        }
    }

    @Test func jsonHasAnObjectForEachPattern() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            let outcome = folder.run(["list", "--format", "json"])
            let lines = outcome.output.split(separator: "\n").map(String.init)
            #expect(outcome.code == .success)
            #expect(lines.count == 13)
            let bases = #""bases":["myapp://app","https://example.com"]"#
            let expected = [
                #"{"route":"home","#, #""pattern":"",\#(bases),"ranks":["#,
                #"{"route":"userPosts","parameters":[{"name":"id","type":"Int","kind":"integer"}"#,
                #"{"name":"page","type":"Int","default":1,"#,
                #""pattern":"user/${id:Int}/posts?page=${page:Int=1}",\#(bases),"ranks":["#,
                #""types":[{"name":"Tab","kind":"closed","values":["posts","likes"]}],"#,
                #""pattern":"artist/${id}/likes",\#(bases),"ranks":["#,
                #""set":{"tab":"likes"},"written":false,"#,
                #""pattern":"articles/${number:Int}","bases":["https://help.example.com/en"],"ranks":["#,
                #""pattern":"https://${language}.wikipedia.org/wiki/${title}","bases":["https://${language}.wikipedia.org"],"fullURL":true,"#,
            ]
            for part in expected { #expect(lines.contains { $0.contains(part) }, "\(part)") }
        }
    }

    /// Each line is a route of `export json`, with one of its patterns in place of all.
    @Test func jsonHasTheObjectsOfTheManifest() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", SampleSpec.text)
            func object(_ text: some StringProtocol) throws -> [String: Any] {
                try #require(
                    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            }
            let manifest = try object(folder.run(["export", "json"]).output)
            var merged: Set<NSDictionary> = []
            for var route in try #require(manifest["routes"] as? [[String: Any]]) {
                let patterns = try #require(
                    route.removeValue(forKey: "patterns") as? [[String: Any]])
                for pattern in patterns {
                    merged.insert(NSDictionary(dictionary: route.merging(pattern) { $1 }))
                }
            }
            // Only a list says where the spec has them, and what their types are.
            let others: Set = ["types", "file", "line", "column", "patternLine", "patternColumn"]
            let lines = try folder.run(["list", "--format", "json"]).output.split(separator: "\n")
                .map(object)
                .map { $0.filter { !others.contains($0.key) } }
            #expect(lines.count == 13)
            #expect(Set(lines.map { NSDictionary(dictionary: $0) }) == merged)
        }
    }

    @Test func inASpecWithTabsThePlacesOnTheScreen() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                tabs: [home, profile]
                routes:
                  home:
                    pattern: home
                    tab: home
                    present: root
                  item:
                    patterns:
                      - item/${id}
                      - items/${id}
                    parent: home
                    restorable: false
                  image:
                    pattern: image
                    present: cover
                    link: show
                  news:
                    pattern: news
                    tab: [home, profile]
                  profile: profile

                """)
            #expect(
                folder.run(["list"]).output == #"""
                    home              home  [home: root]
                    item(id: String)  item/${id}  (written)  [home: push over home, not restored]
                    item(id: String)  items/${id}
                    image             image  [cover, shown by links]
                    news              news  [home, profile: push]
                    profile           profile  [profile: root]

                    """#)
            let lines = folder.run(["list", "--format=json"]).output.split(separator: "\n")
            let places = [
                #""tabs":["home"],"present":"root","restorable":true,"link":"place","interruptible":true,"#,
                #""tabs":["home"],"present":"push","parent":"home","restorable":false,"link":"place","interruptible":true,"#,
                #""tabs":["home"],"present":"push","parent":"home","restorable":false,"link":"place","interruptible":true,"#,
                #""present":"cover","restorable":true,"link":"show","interruptible":true,"#,
                #""tabs":["home","profile"],"present":"push","restorable":true,"link":"place","interruptible":true,"#,
                #""tabs":["profile"],"present":"root","restorable":true,"link":"place","interruptible":true,"#,
            ]
            #expect(lines.count == places.count)
            for (line, place) in zip(lines, places) { #expect(line.contains(place), "\(line)") }
        }
    }

    @Test func aBadSpecIsReportedOnStandardError() throws {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "routes:\n  a: b/:id\n")
            let outcome = folder.run(["list"])
            #expect(outcome.code == .failure)
            #expect(outcome.output == "")
            #expect(
                outcome.error == """
                    routes.yaml:2:8: error: ':id' is not valid parameter syntax [bad-pattern]
                      a: b/:id
                           ^~~
                    help: write ${id}

                    """)
        }
    }
}
