import RouteJSON
import Testing

/// The forms that write links, and the list of routes.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct PageFormTests {
    private static let spec = """
        bases: [https://h]
        types:
          Tab: [posts, likes]
          Latitude:
            type: Double
            range: -90...90
        routes:
          user: user/${id:Int}?tab=${tab:Tab=posts}&big=${big:UInt64=18446744073709551615}
          shown: shown/${tab:Tab}/${isOn:Bool}
          near: near/${lat:Latitude}
          go: go/${to:AppRoute}
          find: find/${text}?tags=${tags:[String]}&ids=${ids:[Int],}&${rest...}
          constructor: c?constructor=${constructor?}
        """

    /// What a field shows of a value gives the value again.
    @Test func valuesInFields() throws {
        let values = [
            (
                "text", #""a\nb\r\\u{A}\\""#,
                "{ name: \"text\", shape: \"single\", valueType: \"String\" }"
            ),
            ("tags", "[]", "{ shape: \"list\", valueType: \"String\" }"),
            ("tags", #"["","a\nb","","c"]"#, "{ shape: \"list\", valueType: \"String\" }"),
            ("tags", #"[""]"#, "{ shape: \"list\", valueType: \"String\" }"),
            ("ids", "[1,2]", "{ shape: \"list\", valueType: \"Int\" }"),
            (
                "rest", #"{"a=b":"c\nd=e","":"","f":""}"#,
                "{ shape: \"items\", valueType: \"String\" }"
            ),
        ]
        let cases = values.map { _, value, parameter in
            (
                "JSON.stringify(page.fieldValue(\(parameter), page.fieldText(\(value), \(parameter))))",
                value
            )
        }
        try PageRun.expect(
            cases + [
                // A text field has one line.
                (
                    "page.fieldText(\"a\\nb\", { shape: \"single\", valueType: \"String\" })",
                    #"a\u{A}b"#
                ),
                (
                    "JSON.stringify(page.fieldValue({ shape: \"list\", valueType: \"Int\" }, \"1\\n\\n2\\n\\n\"))",
                    "[1,2]"
                ),
                (
                    "JSON.stringify(page.fieldValue({ shape: \"list\", valueType: \"String\" }, \"a\\n\\nb\"))",
                    #"["a","","b"]"#
                ),
            ], spec: Self.spec)
    }

    /// The last link stays while a value is missing, but isn't taken for that of a value that no
    /// link can have.
    @Test func linksOfWrongValues() throws {
        let fill = { (text: String) in
            "(type(\"route-near-value-lat\", \"\(text)\"), [written(\"near\"), node(\"route-near-value-lat-error\").textContent].join(\" | \"))"
        }
        try PageRun.expect(
            [
                ("unfold(\"near\")", "true"), (fill("9"), "https://h/near/9 | "),
                (fill(""), "https://h/near/9 | lat is missing"),
                (fill("91"), " | lat: 91 is not a number in -90...90"),
                (fill("x"), #" | lat: "x" is not a Double (-90...90)"#),
                (fill("8"), "https://h/near/8 | "),
            ], spec: Self.spec)
    }

    /// Nothing looks chosen that isn't.
    @Test func choices() throws {
        let options = { (field: String) in
            "node(\"route-\(field)\").children.map((node) => node.textContent)"
        }
        try PageRun.expect(
            [
                ("[unfold(\"shown\"), unfold(\"user\")].length", "2"),
                (options("shown-value-tab"), #"["–","posts","likes"]"#),
                (options("shown-value-isOn"), #"["–","true","false"]"#),
                (options("user-value-tab"), #"["–","posts","likes"]"#),
                (
                    "(type(\"route-shown-value-isOn\", \"true\"), node(\"route-shown-value-tab-error\").textContent)",
                    "tab is missing"
                ),
                (
                    "node(\"route-user-value-big\").attributes.get(\"placeholder\")",
                    "18446744073709551615"
                ),
            ], spec: Self.spec)
    }

    /// The property of a parameter may have another name.
    @Test func namesOfEveryObject() throws {
        try PageRun.expect(
            [
                ("opened(\"https://h/c?constructor=x\")", "Opens constructor"),
                ("written(\"constructor\")", "https://h/c?constructor=x"),
                ("opened(\"https://h/go/c%3Fconstructor=x\")", "Opens go"),
                ("node(\"route-go-value-to\").value", "c?constructor=x"),
            ], spec: Self.spec)
    }

    @Test func searching() throws {
        let spec = """
            bases: [https://h]
            tabs: [home, settings]
            routes:
              home:
                pattern: ""
                tab: home
                present: root
              settings:
                pattern: settings
                tab: settings
                present: root
              user:
                pattern: user/${id:Int}
                parent: home
              edit:
                pattern: edit
                parent: home
                present: sheet
              old:
                pattern: old
                parent: home
                deprecated: use 'user'
            """
        let claims = [("user", "all"), ("old", "none")].map { route, coverage in
            JSON.object([
                ("route", .string(route)), ("pattern", .string("")),
                ("claims", .object([("iOS", .string(coverage))])),
            ])
        }
        let cases = [
            ("sheet", #"["edit"]"#), ("deprecated", #"["old"]"#), ("not claimed", #"["old"]"#),
            ("tab settings", #"["settings"]"#), ("usr", "[]"),
            ("", #"["home","settings","user","edit","old"]"#),
        ]
        try PageRun.expect(
            cases.map { ("(type(\"box\", \"\($0.0)\"), found())", $0.1) } + [
                (
                    "(type(\"box\", \"usr\"), node(\"count\").textContent)",
                    "0 of 5 routes. Did you mean user?"
                )
            ], spec: spec, claims: claims)
    }

    /// Groups nest, and fold with their parents; a route's name doesn't repeat its group's.
    @Test func groups() throws {
        let spec = """
            bases: [https://h]
            routes:
              auth:
                doc: How people come in.
                path: auth
                routes:
                  inner:
                    path: inner
                    routes:
                      deep: deep
                  signUp: sign-up
              last: last
            """
        try PageRun.expect(
            [
                (
                    "document.querySelectorAll(\"details.group\").map((node) => node.querySelector(\"h3\").textContent)",
                    #"["auth","inner"]"#
                ),
                (
                    "document.querySelectorAll(\"details.group\")[0].querySelectorAll(\"details.group\").length",
                    "1"
                ),
                (
                    "document.querySelectorAll(\".name\").map((node) => node.textContent)",
                    #"["deep","signUp","last"]"#
                ),
                (
                    "document.querySelectorAll(\"details.group\").map((node) => node.querySelectorAll(\".name\").length)",
                    "[2,1]"
                ),
                (
                    "(node(\"fold\").dispatch(\"click\"), document.querySelectorAll(\"details.group\").map((node) => node.open))",
                    "[false,false]"
                ),
                (
                    "(type(\"box\", \"deep\"), document.querySelectorAll(\"details.group\").map((node) => node.open))",
                    "[true,true]"
                ),
                (
                    "(type(\"box\", \"\"), document.querySelectorAll(\"details.group\").map((node) => node.open))",
                    "[false,false]"
                ),
            ], spec: spec)
    }

    /// A mount says its file.
    @Test func mounts() throws {
        let shop = "enum: ShopRoute\nroutes:\n  cart: cart\n"
        let spec = """
            bases: [https://h]
            routes:
              shop:
                spec: Shop.routes.yaml
                path: shop
            """
        let summary = "document.querySelectorAll(\"details.group\")[0].children[0].textContent"
        try PageRun.expect(
            [(summary, "shop from Shop.routes.yaml")], spec: spec,
            files: ["Shop.routes.yaml": shop])
    }
}
