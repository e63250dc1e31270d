import RouteLanguage
import RouteTestSupport
import Testing

/// The key `query` of groups and of the spec (Semantics, section 1).
@Suite struct SharedItemTests {
    private func patterns(_ spec: String, files: [String: String] = [:]) -> [String]? {
        Checked(spec, files: files).compilation.compiled?.table.routes.flatMap(\.patterns).map(
            \.pattern.text)
    }

    @Test func theInnerGroupsComeFirst() {
        let spec = """
            scheme: myapp
            host: app
            query: ["utm=${utm?}"]
            routes:
              home: ""
              shop:
                path: shop
                query: ["coupon=${coupon?}"]
                routes:
                  item:
                    pattern: item/${id:Int}?size=${size?}#top
                    query: ["color=${color?}"]
                  full: https://example.com/full
                  inner:
                    path: inner
                    query: ["a=${a?}", b]
                    routes:
                      deep: deep
            """
        #expect(
            patterns(spec) == [
                "?utm=${utm?}",
                "shop/item/${id:Int}?size=${size?}&color=${color?}&coupon=${coupon?}&utm=${utm?}#top",
                "https://example.com/full?coupon=${coupon?}&utm=${utm?}",
                "shop/inner/deep?a=${a?}&b&coupon=${coupon?}&utm=${utm?}",
            ])
    }

    /// A mounted spec's patterns have only the items of their own spec.
    @Test func theyDoNotReachAMountedSpec() {
        let spec = """
            scheme: myapp
            host: app
            query: ["utm=${utm?}"]
            routes:
              group:
                query: ["a=${a?}"]
                routes:
                  shop:
                    spec: Shop.routes.yaml
                    path: shop
            """
        let shop = """
            bases: [myapp://app/shop]
            query: ["own=${own?}"]
            routes:
              item: item/${id:Int}
            """
        #expect(
            patterns(spec, files: ["Shop.routes.yaml": shop]) == ["shop/item/${id:Int}?own=${own?}"]
        )
    }

    @Test func aMountHasNone() {
        let checked = Checked(
            """
            scheme: myapp
            host: app
            routes:
              shop:
                spec: Shop.routes.yaml
                path: shop
                1️⃣query: ["a=${a?}"]
            """, files: ["Shop.routes.yaml": "bases: [myapp://app/shop]\nroutes:\n  a: a\n"])
        #expect(checked.lines.first == "1️⃣ error: unknown key 'query' [unknown-key]")
    }

    @Test func whatIsRefused() {
        let checked = Checked(
            """
            scheme: myapp
            host: app
            query: ["1️⃣page=${p?}", 2️⃣"", "a=b3️⃣#c", "a4️⃣&b"]
            routes:
              list: list?page=${page:Int?}
              others: others
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: an empty item in 'query' [bad-pattern]",
                "  help: remove it, or write an item such as page=${page}",
                "3️⃣ error: an item of 'query' cannot contain '#' [bad-pattern]",
                "  help: list …",
                "4️⃣ error: an item … '&' [bad-pattern]",
                "  help: list …",
            ]))
        let twice = Checked(
            """
            scheme: myapp
            host: app
            query: ["1️⃣page=${p?}"]
            routes:
              list: list?page=${page:Int?}
              other: other?page=${page:Int?}
            """)
        #expect(
            twice.lines == [
                "1️⃣ error: duplicate item 'page' [bad-pattern]",
                "  help: use a name once; to read several values of it, write page=${values:[String]}",
            ])
    }
}
