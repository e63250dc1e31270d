import RouteTestSupport
import Testing

/// A spec with a root and without tabs.
@Suite struct OneStackTests {
    @Test func aRootWithoutTabsIsThatOfTheOnlyStack() throws {
        let checked = Checked(
            """
            routes:
              home:
                pattern: home
                present: root
              auth:
                parent: home
                routes:
                  signIn:
                    pattern: sign-in
                    present: sheet
                    interruptible: false
            """)
        let navigation = try #require(checked.compilation.compiled?.navigation)
        #expect(checked.lines == [] && navigation.tabs.map(\.name) == ["main"])
        #expect(navigation.placements.map(\.tabs) == [["main"], ["main"]])
        #expect(navigation.placements.map(\.isInterruptible) == [true, false])
    }

    @Test func theOnlyStackHasOneRootAndTheNamesOfTabsAreTaken() {
        let two = Checked(
            """
            routes:
              3️⃣home:
                pattern: home
                present: 1️⃣root
              inner:
                path: inner
                routes:
                  other:
                    pattern: other
                    present: 4️⃣root
            """)
        #expect(
            two.lines.filter { !$0.contains("help") }.agree(with: [
                "4️⃣ error: the only stack has two roots, 'home' and 'inner.other' [tab-root]",
                "  3️⃣ note: 'home' is …",
            ]))
        let taken = Checked(
            "types:\n  Tab: [a]\nroutes:\n  home:\n    pattern: home\n    present: root\n")
        #expect(taken.lines.contains { $0.contains("Tab") })
    }
}
