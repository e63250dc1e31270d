import RouteTestSupport
import Testing

@testable import RouteLanguage

@Suite struct BaseTests {
    private func problems(_ bases: String...) -> [String] {
        let list = bases.map { "  - \"\($0)\"\n" }.joined()
        return Checked("bases:\n\(list)routes:\n  home: \"\"\n").compilation.diagnostics.sorted.map(
            \.message)
    }

    /// Patterns are compared with the bases of others once all are valid.
    @Test func aPatternThatIsWrongIsReportedBeforeAHostThatIs() {
        func lines(_ user: String) -> [String] {
            Checked("bases: [myapp://]\nroutes:\n  user: \(user)\n  open: myapp://2️⃣${name}/open\n")
                .lines
        }
        #expect(
            lines("user/1️⃣${id").agree(with: [
                "1️⃣ error: a parameter … [bad-pattern]",
                "  help: end … '${'",
            ]))
        #expect(
            lines("user/${id}") == [
                "2️⃣ error: a host with a parameter under 'myapp', which has a base without a host [bad-base]",
                "  help: write the host as text, or give every base of 'myapp' a host",
            ])
    }

    /// Each pattern is a full URL after each base, with the base's parameters first.
    @Test func parametersInBases() {
        let checked = Checked(
            """
            bases: ["https://${tenant}.example.com", "https://${tenant}.example.org/app/"]
            types:
              Region: [eu, us]
            routes:
              home: ""
              item: item/${id:Int}
              search: "?q=${query}"
              docs:
                path: [docs, d]
                scheme: https
                host: ${region:Region}.docs.example.com
                routes:
                  page: /${slug}
              post:
                bases: ["https://${instance}"]
                pattern: post/${id:Int}
              about: https://www.example.com/about
            """)
        #expect(checked.lines == [])
        let table = checked.compilation.compiled?.table
        let lines = (table?.routes ?? []).flatMap { route in
            route.patterns.map {
                "\(route.name)(\(route.values.map(\.name))) \($0.pattern.text) \($0.isRelative)"
            }
        }
        #expect(
            lines == [
                #"home(["tenant"]) https://${tenant}.example.com false"#,
                #"home(["tenant"]) https://${tenant}.example.org/app/ false"#,
                #"item(["tenant", "id"]) https://${tenant}.example.com/item/${id:Int} false"#,
                #"item(["tenant", "id"]) https://${tenant}.example.org/app/item/${id:Int} false"#,
                #"search(["tenant", "query"]) https://${tenant}.example.com?q=${query} false"#,
                #"search(["tenant", "query"]) https://${tenant}.example.org/app/?q=${query} false"#,
                #"docs.page(["region", "slug"]) https://${region:Region}.docs.example.com/docs/${slug} false"#,
                #"docs.page(["region", "slug"]) https://${region:Region}.docs.example.com/d/${slug} false"#,
                #"post(["instance", "id"]) https://${instance}/post/${id:Int} false"#,
                #"about([]) https://www.example.com/about false"#,
            ])
        #expect(table?.read(rawValue: "item/7") == nil)
        #expect(table?.read(rawValue: "https://a.example.com/item/7") != nil)
        #expect(
            table?.read(url: "https://a.example.com/item/7", on: "https://a.example.com") == nil)
    }

    /// A problem of a pattern is in the pattern, one of a base in the base, and reported once.
    @Test func problemsUnderBasesWithParameters() {
        let checked = Checked(
            """
            bases: [1️⃣"https://${tenant}.example.com", 2️⃣"https://www.example.com"]
            routes:
              item: item/3️⃣${id
              other: "?tenant=4️⃣${tenant}"
              slash: /user/${id:5️⃣int}
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: the bases … [bad-base]",
                "  1️⃣ note: the first …",
                "  help: give …",
                "3️⃣ error: a parameter … [bad-pattern]",
                "  help: end … '${'",
                "4️⃣ error: the parameter 'tenant' appears twice in one pattern [duplicate-parameter]",
                "  help: rename one of them",
                "5️⃣ error: 'int' is not a type [bad-type]",
                "  help: did you mean 'Int'?",
            ]))
    }

    @Test func basesWithoutAmbiguityAreAllowedTogether() {
        #expect(
            problems(
                "myapp://", "https://www.example.com", "https://example.com/app",
                "https://*.example.com") == [])
        #expect(
            problems("https://example.com/a", "https://example.com/b", "https://example.com:8080")
                == [])
        #expect(problems("https://www.example.com/a", "https://*.example.com/a") == [])
        #expect(problems("https://a.b.example.com", "https://*.example.com/app") == [])
        #expect(
            problems(
                "https://example.com", "https://*.example.com/app",
                "https://*.www.example.com/other") == [])
        #expect(problems("myapp:///a", "myapp:///b") == [])
    }

    @Test func aURLMustNotMatchTwoBases() {
        #expect(
            problems("https://example.com/app", "https://example.com") == [
                "a URL could match two bases: 'https://example.com/app' continues where 'https://example.com' ends"
            ])
        #expect(
            problems("myapp://", "myapp:///app") == [
                "a URL could match two bases: 'myapp:///app' continues where 'myapp://' ends"
            ])
        #expect(
            problems("https://www.example.com/app", "https://*.example.com") == [
                "a URL could match two bases: 'https://www.example.com/app' continues where "
                    + "'https://*.example.com' ends"
            ])
        #expect(
            problems("myapp://app", "MyApp://").agree(with: [
                "the scheme …"
            ]))
        #expect(
            problems("https://example.com", "https://EXAMPLE.com:443/") == [
                "duplicate base 'https://EXAMPLE.com:443/'"
            ])
    }

    @Test func listsOfDifferentRoutesDoNotMeet() {
        let checked = Checked(
            """
            bases: [https://example.com]
            routes:
              home: ""
              app:
                bases: [https://example.com/app]
                pattern: home
            """)
        #expect(checked.lines == [])
    }

    @Test func aGroupCanHaveSchemeAndHost() {
        let checked = Checked(
            """
            routes:
              g:
                scheme: HTTPS
                host: Example.com
                routes:
                  home: ""
            """)
        #expect(
            checked.compilation.compiled?.spec.routes.first?.route.patterns.first?.bases == [
                Base(scheme: "https", host: .literal("example.com"))
            ])
    }

    @Test func aProblemIsLocatedAtItsOwnText() {
        let checked = Checked("scheme: myapp\nhost: a/b\nroutes:\n  home: \"\"\n")
        #expect(checked.underlined == ["/"])
        #expect(
            Checked("scheme: my app\nhost: a/b\nroutes:\n  home: \"\"\n").underlined == ["my app"])
        #expect(
            Checked("bases: [https://ok.example, nonsense]\nroutes:\n  home: \"\"\n").underlined
                == ["nonsense"])
    }
}

/// Nonliteral hosts if every authority is the first segment (Semantics, section 1).
@Suite struct MisplacedHostTests {
    @Test func aHostWithAParameterNeedsHosts() {
        let checked = Checked(
            """
            bases: ["app://"]
            routes:
              open: app://1️⃣${name}/open
              at: app://2️⃣at-${place:Int}.h
              wiki: https://${lang}.example.com/wiki
              home: ""
            """)
        let message =
            "error: a host with a parameter under 'app', which has a base without a host [bad-base]"
        let help = "  help: write the host as text, or give every base of 'app' a host"
        #expect(checked.lines.agree(with: ["1️⃣ \(message)", help, "2️⃣ \(message)", help]))
        #expect(
            checked.underlined
                == ["app://${name}", "app://at-${place:Int}.h"].map { String($0.dropFirst(6)) })
    }

    @Test func aBaseWithALabelNeedsHosts() {
        let checked = Checked(
            """
            bases:
              - https://www.example.com
              - 1️⃣https://*.example.com
            allow: [missing-host]
            routes:
              home: ""
              user: user/${id}
              other: https:///other
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: a host with '*' under 'https', which has a base without a host [bad-base]",
                "  help: write the host as text, or give every base of 'https' a host",
            ])
    }

    @Test func aSpecWithoutABaseHasNoHosts() {
        let checked = Checked(
            """
            routes:
              wiki: https://1️⃣${lang}.example.com/wiki
              user: user/${id}
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: a host with a parameter in a spec without a base, which treats every host as the first segment "
                    + "[bad-base]",
                "  help: add the base, as in scheme: myapp or bases: [\"https://${lang}.example.com\"]",
            ])
        #expect(
            Checked("routes:\n  post: https://1️⃣${instance}/post/${id:Int}\n").lines.last
                == "  help: add the base, as in scheme: myapp or bases: [\"https://${instance}\"]")
    }

    @Test func theValuesOfAClosedTypeAreLabels() {
        let checked = Checked(
            """
            scheme: app
            host: h
            types:
              Good: [en, zh-tw, x_1]
              Upper: [en, DE]
              Dotted: [a.b]
            routes:
              good: https://${lang:Good}.example.com
              upper: https://1️⃣${lang:Upper}.example.com
              dotted: http://2️⃣${lang:Dotted}.example.com
              whole: http://${lang:Dotted}/whole
              wholeUpper: http://3️⃣${lang:Upper}
              other: x://${lang:Upper}/other
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: 'DE' in 'Upper' is not a valid host label [bad-base]",
                "  help: use lowercase letters, digits, '-', and '_' in the values of 'Upper'",
                "2️⃣ error: 'a.b' in 'Dotted' is not a valid host label [bad-base]",
                "  help: use lowercase letters, digits, '-', and '_' in the values of 'Dotted'",
                "3️⃣ error: 'DE' in 'Upper' is not a valid host label [bad-base]",
                "  help: use lowercase letters, digits, '-', and '_' in the values of 'Upper'",
            ])
    }
}

/// The rule `slashed-scheme`.
@Suite struct SlashedSchemeTests {
    @Test(arguments: ["tel", "mailto"])
    func aSchemeAloneIsWrittenWithSlashes(scheme: String) {
        let routes = "routes:\n  call: ${number}\n"
        #expect(
            Checked("scheme: 1️⃣\(scheme)\n" + routes).lines == [
                "1️⃣ note: links under '\(scheme)://' are written with slashes [slashed-scheme]",
                "  help: write bases: [\"\(scheme):\"]",
            ])
        #expect(Checked("bases: [\"\(scheme):\"]\n" + routes).lines == [])
        #expect(Checked("scheme: \(scheme)\nallow: [slashed-scheme]\n" + routes).lines == [])
        #expect(Checked("scheme: x\(scheme)\n" + routes).lines == [])
    }
}
