import RouteSpec
import RouteTestSupport
import Testing

/// The key `members`: the members of the enum that are generated on demand.
@Suite struct GeneratedMemberTests {
    @Test func theMembersAreInTheOrderOfTheSpec() {
        let spec = Checked("members: [template, name]\nroutes:\n  a: a\n").compilation.compiled?
            .spec
        #expect(spec?.generatedMembers.map(\.kind) == [.template, .name])
        #expect(
            Checked("routes:\n  name: a\n").compilation.compiled?.spec.generatedMembers.isEmpty
                == true)
    }

    @Test func whatIsNoMemberIsReported() {
        let checked = Checked(
            """
            members: [1️⃣nam, 2️⃣title, name, name]
            routes:
              a: a
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: 'nam' is not a valid value for 'members' [bad-value]",
                "  help: did you mean 'name'?",
                "2️⃣ error: 'title' is not a valid value for 'members' [bad-value]",
                "  help: write one of name, template, examples",
            ])
        #expect(checked.underlined == ["nam", "title"])
    }

    @Test func examplesWithoutAnyAreReported() {
        let checked = Checked("scheme: a\nmembers: [name, 1️⃣examples]\nroutes:\n  a: a\n")
        #expect(
            checked.lines == [
                "1️⃣ error: 'members' lists 'examples', but no route has any [bad-value]",
                "  help: write 'examples' below a route, or remove it here",
            ])
    }

    /// They are written as the mounting spec writes them; its own come first.
    @Test func theExamplesOfMountsAreExamplesToo() {
        let shop = """
            bases: [shop://s]
            routes:
              item:
                pattern: item/${id:Int}?to=${to:ShopRoute?}
                examples: [shop://s/item/7, "shop://s/item/8?to=item/9"]
              order:
                pattern: order/${id:Int}
                examples: [shop://s/order/7]
              help:
                spec: Help.routes.yaml
                path: help
            """
        let help =
            "scheme: help\nroutes:\n  page:\n    pattern: https://help.example.com/${name}\n"
            + "    examples: [https://help.example.com/a%20b]\n"
        let files = ["Shop.routes.yaml": shop, "Help.routes.yaml": help]
        let spec = """
            bases: [app://app, other://app]
            members: [examples]
            routes:
              home:
                pattern: ""
                examples: [other://app]
              small: shop/order/${id:UInt8}
              shop:
                spec: Shop.routes.yaml
                path: shop
            """
        let checked = Checked(spec, files: files)
        #expect(checked.lines == [])
        #expect(
            checked.compilation.compiled?.examples == [
                "other://app", "app://app/shop/item/7", "app://app/shop/item/8?to=item%2F9",
                "https://help.example.com/a%20b",
            ])
        let none = Checked(
            "members: [1️⃣examples]\nroutes:\n  shop:\n    spec: S.routes.yaml\n",
            files: ["S.routes.yaml": "routes:\n  a: a\n"])
        #expect(
            none.lines.first
                == "1️⃣ error: 'members' lists 'examples', but no route has any [bad-value]")
        let only = Checked(
            "members: [examples]\nroutes:\n  shop:\n    spec: S.routes.yaml\n",
            files: [
                "S.routes.yaml":
                    "scheme: s\nroutes:\n  a:\n    pattern: \"\"\n    examples: [\"s:///\"]\n"
            ])
        #expect(only.compilation.compiled?.examples == ["/"])
    }

    @Test func aListIsNeeded() {
        #expect(
            Checked("members: 1️⃣name\nroutes:\n  a: a\n").lines == [
                "1️⃣ error: 'members' must be a list, not text [bad-value]",
                "  help: write its items below it, each after a '-', as in - name",
            ])
    }

    @Test func aCaseOrATypeCannotHaveTheNameOfAMember() {
        let checked = Checked(
            """
            members: [1️⃣name, 2️⃣template]
            types:
              3️⃣template: [x]
            routes:
              4️⃣name: a/${b:template}
              examples: e
              group:
                routes:
                  name: n
            """)
        #expect(
            checked.lines == [
                "2️⃣ error: the member 'template' has the same name as the closed type 'template' [bad-name]",
                "  3️⃣ note: the closed type 'template' is declared here",
                "  help: rename one of them",
                "4️⃣ error: the route 'name' has the same name as the member 'name' [bad-name]",
                "  1️⃣ note: the member 'name' is declared here",
                "  help: rename one of them",
            ])
    }

    @Test func aMountedSpecHasItsOwn() {
        let files = ["Shop.routes.yaml": "members: [name]\nroutes:\n  item: item\n"]
        let spec = "routes:\n  name:\n    spec: Shop.routes.yaml\n"
        let checked = Checked(spec, files: files)
        #expect(checked.lines == [])
        #expect(checked.compilation.compiled?.spec.generatedMembers.isEmpty == true)
    }
}
