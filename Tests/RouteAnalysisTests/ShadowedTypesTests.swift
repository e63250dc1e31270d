import RouteCompiler
import RouteSpec
import RouteTestSupport
import Testing

@Suite struct HiddenTypesTests {
    @Test func aTypeThatTheEnumHidesIsReported() {
        let checked = Checked(
            """
            routes:
              top: top/1️⃣${x:AppRoute.Tab}/2️⃣${y:Self}
              3️⃣auth:
                routes:
                  4️⃣Token: token/${x:Model.Token}
                  signIn: sign-in/5️⃣${x:Auth.ID}/6️⃣${y:Token}
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: 'AppRoute' means the generated enum itself here, not a type of your app [bad-type]",
                "  help: qualify it with its module, as in ${x:Module.AppRoute.Tab}",
                "2️⃣ error: 'Self' means a name that Swift defines here, not a type of your app [bad-type]",
                "  help: qualify it with its module, as in ${y:Module.Self}",
                "5️⃣ error: 'Auth' means the enum of the group 'auth' here, not a type of your app [bad-type]",
                "  3️⃣ note: the enum of the group 'auth' is declared here",
                "  help: qualify it with its module, as in ${x:Module.Auth.ID}",
                "6️⃣ error: 'Token' means the route 'Token' here, not a type of your app [bad-type]",
                "  4️⃣ note: the route 'Token' is declared here",
                "  help: qualify it with its module, as in ${y:Module.Token}",
            ])
    }

    @Test func aNameOfAnotherGroupHidesNothing() {
        let checked = Checked(
            """
            routes:
              a:
                routes:
                  b:
                    routes:
                      c: c/${x:B}
              d: d/${x:B}
            """)
        #expect(checked.underlined == ["${x:B}"])
    }

    /// Specs that are compared are enums of their own.
    @Test func aNameOfAnotherSpecHidesNothing() {
        let specs = [
            "scheme: m\nroutes:\n  a: a/${x:Token}\n",
            "scheme: m\nroutes:\n  token:\n    routes:\n      b: b\n",
        ]
        let inputs = specs.enumerated().map { index, text in
            let source = SourceText(path: "\(index).yaml", text: text)
            return Compiler.Input(source: source, name: "\(index).yaml", finder: .none)
        }
        let compilation = Compiler.compare(inputs)
        #expect(compilation.diagnostics.sorted.map(\.message) == [])
    }
}
