import RouteLanguage
import RouteTestSupport
import Testing

/// Values that only the pattern tells: the key `parameters` declares what no pattern has
/// (Semantics, section 1).
@Suite struct DeclaredParameterTests {
    private let spec = """
        scheme: myapp
        host: app
        routes:
          post:
            patterns:
              - post/${id:Int}
              - pattern: post/${id:Int}/edit
                set:
                  edit: true
            parameters: [id, "edit:Bool=false"]
        """

    @Test func eachPatternTellsTheValue() throws {
        let checked = Checked(spec)
        #expect(checked.lines == [])
        let table = try #require(checked.compilation.compiled?.table)
        #expect(table.routes[0].values.map(\.name) == ["id", "edit"])
        let links = [
            ("myapp://app/post/7", RouteValue.bool(false)),
            ("myapp://app/post/7/edit", RouteValue.bool(true)),
        ]
        for (url, edit) in links {
            let reading = try #require(table.read(url: url))
            #expect(reading.values == [.integer(7), edit])
            #expect(table.write(route: reading.route, values: reading.values, .url) == url)
        }
    }

    /// The case says which pattern implies which value.
    @Test func theCaseIsDocumented() throws {
        let swift = try #require(Checked(spec).compilation.swift(fileName: "routes.yaml"))
        #expect(
            swift.contains(
                """
                    /// - `post/${id:Int}`
                    /// - `post/${id:Int}/edit` (`edit` is `true`)
                    case post(id: Int, edit: Bool = false)
                """))
    }

    /// In the order of `parameters`, and nil without a value.
    @Test func oneThatIsOptional() throws {
        let checked = Checked(
            """
            scheme: myapp
            host: app
            types:
              Mode: [edit]
            routes:
              note:
                patterns:
                  - note/${id:Int}
                  - pattern: note/${id:Int}/edit
                    set:
                      mode: edit
                parameters: ["mode:Mode?", id]
            """)
        #expect(checked.lines == [])
        let table = try #require(checked.compilation.compiled?.table)
        func values(_ url: String) -> [RouteValue]? { table.read(url: url)?.values }
        #expect(values("myapp://app/note/7") == [.null, .integer(7)])
        #expect(values("myapp://app/note/7/edit") == [.string("edit"), .integer(7)])
    }

    /// One pattern alone means the default, and writes nothing else.
    @Test func aValueThatNoPatternWrites() {
        let checked = Checked(
            """
            scheme: myapp
            host: app
            routes:
              1️⃣post:
                pattern: post/${id:Int}
                parameters: [id, "edit:Bool=false"]
            """)
        #expect(checked.compilation.diagnostics.sorted.map(\.rule.id) == ["unwritable"])
    }

    @Test func whatIsRefused() {
        let checked = Checked(
            """
            scheme: myapp
            host: app
            types:
              Tab: [a, b]
            routes:
              list:
                pattern: a/${id:Int}
                parameters: [id, "1️⃣ids:[Int]"]
              rest:
                pattern: b/${id:Int}
                parameters: [id, "2️⃣ids:Int..."]
              link:
                pattern: c/${id:Int}
                parameters: [id, "3️⃣next:AppRoute?"]
              type:
                pattern: d/${id:Int}
                parameters: [id, "edit:4️⃣Boolean=false"]
              default:
                pattern: e/${id:Int}
                parameters: [id, "tab:Tab=5️⃣c"]
              bound:
                pattern: f/${id:Int}
                parameters: [6️⃣"id:Int"]
              untyped:
                pattern: g/${id:Int}
                parameters: [id, 7️⃣edit]
              unset:
                patterns:
                  - pattern: h/${id:Int}
                    set:
                      edit: true
                  - 8️⃣h/${id:Int}/more
                parameters: [id, "edit:Bool"]
            """)
        let lines = checked.lines
        let rules = checked.compilation.diagnostics.sorted.map(\.rule.id)
        #expect(
            rules == [
                "bad-type", "bad-type", "bad-type", "bad-type", "bad-default",
                "parameter-mismatch", "parameter-mismatch", "parameter-mismatch",
            ], "\(lines)")
        #expect(
            lines.contains("6️⃣ error: a pattern has 'id', and says its type [parameter-mismatch]"))
        #expect(
            lines.contains("8️⃣ error: the parameter 'edit' has no value here [parameter-mismatch]"))
        #expect(lines.contains("  help: set it with 'set', or declare it with a default or '?'"))
        #expect(
            lines.contains {
                $0.agrees(with: "7️⃣ error: 'parameters' must … [parameter-mismatch]")
            })
    }
}
