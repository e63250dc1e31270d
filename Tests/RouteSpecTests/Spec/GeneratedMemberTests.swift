import RouteSpec
import RouteTestSupport
import Testing

/// The key `members`: the members of the enum that are generated on demand.
@Suite struct GeneratedMemberTests {
    @Test func theMembersAreInTheOrderOfTheSpec() {
        let spec = Checked("members: [examples, name]\nroutes:\n  a: a\n").compilation.compiled?.spec
        #expect(spec?.generatedMembers.map(\.kind) == [.examples, .name])
        #expect(Checked("routes:\n  name: a\n").compilation.compiled?.spec.generatedMembers.isEmpty == true)
    }

    @Test func whatIsNoMemberIsReported() {
        let checked = Checked(
            """
            members: [1️⃣nam, 2️⃣title, 3️⃣name, 4️⃣name]
            routes:
              a: a
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: there is no member 'nam' [bad-value]",
                "  help: did you mean 'name'?",
                "2️⃣ error: there is no member 'title' [bad-value]",
                "  help: the members are name, template, examples",
                "4️⃣ error: 'members' lists 'name' twice [bad-value]",
                "  3️⃣ note: 'name' is listed here",
                "  help: remove one of the two",
            ])
        #expect(checked.underlined == ["nam", "title", "name"])
    }

    @Test func aListIsNeeded() {
        #expect(
            Checked("members: 1️⃣name\nroutes:\n  a: a\n").lines == [
                "1️⃣ error: 'members' must be a list, not text [bad-value]",
                "  help: put brackets around it: [name]",
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
