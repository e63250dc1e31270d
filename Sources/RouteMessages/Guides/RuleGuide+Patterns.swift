/// Examples that break the rules about patterns and routes.
extension RuleGuide {
    static let ofPatterns: [RuleGuide] = [
        RuleGuide(
            .duplicateParameter,
            """
            routes:
              user: user/${id}/${id}
            """,
            fix: "rename one of them"),
        RuleGuide(
            .parameterMismatch,
            """
            routes:
              user:
                - user/${id:Int}
                - u/${id}
            """,
            fix: "bind the same parameters with the same types in every pattern, or set a value with 'set'; in "
                + "'parameters', name all of them"),
        RuleGuide(
            .unwritable,
            """
            routes:
              feed: feed/${page:Int?}
            """,
            fix: "add a pattern that can write the value: the message says which item or pattern"),
        RuleGuide(
            .restNotLast,
            """
            routes:
              files: files/${path...}/info
            """,
            fix: "move the rest to the end"),
        RuleGuide(
            .nonASCIIHost,
            """
            scheme: https
            host: bücher.example
            routes:
              home: ""
            """,
            fix: "write the host in punycode, as in xn--bcher-kva.example"),
        RuleGuide(
            .sameURLs,
            """
            routes:
              user: user/${id}
              profile: user/${name}
            """,
            fix: "remove one of the patterns, or list both under one route"),
        RuleGuide(
            .unreachable,
            """
            routes:
              number: item/${id:Int}
              small: item/${id:UInt8}
            """,
            fix: "remove the pattern, or make the two differ in a literal segment or a type"),
        RuleGuide(
            .exampleFails,
            """
            scheme: myapp
            host: app
            routes:
              user:
                pattern: user/${id:Int}
                examples: [myapp://app/user/me]
            """,
            fix: "correct the pattern or the example; 'routegen match --explain' shows why a URL does not match"),
        RuleGuide(
            .rejectMatches,
            """
            scheme: myapp
            host: app
            routes:
              user:
                pattern: user/${id}
                rejects: [myapp://app/user/me]
            """,
            fix: "narrow the pattern with a type or literal text, or remove the URL from 'rejects'"),
        RuleGuide(
            .mountCycle,
            """
            scheme: myapp
            routes:
              home: home
              again:
                spec: routes.yaml
                path: again
            """,
            fix: "remove one of the mounts"),
    ]

    /// Rules that are not errors.
    static let ofQueries: [RuleGuide] = [
        RuleGuide(
            .ambiguousQuery,
            """
            scheme: myapp
            routes:
              byName: search?name=${name}
              byTag: search?tag=${tag}
            """,
            fix: "add a literal item to one of the patterns, or require an item of one in the other too"),
        RuleGuide(
            .suspiciousPattern,
            """
            bases: [https://example.com]
            routes:
              page: pages/:id.html
              search: search&q=${q}
            """,
            fix: "write what the message says, or allow the rule if a URL really has that text"),
        RuleGuide(
            .optionalName,
            """
            bases: [https://example.com]
            routes:
              none: empty
            """,
            fix: "choose another name; 'route == .none' asks whether an optional route is nil"),
        RuleGuide(
            .missingHost,
            """
            scheme: https
            routes:
              user: user/${id}
            """,
            fix:
                "add the host, as in host: example.com; if the links can have any host, begin the patterns with ${host}"
        ),
        RuleGuide(
            .mountModule,
            """
            bases: [https://example.com]
            routes:
              shop:
                spec: ../Shop/Shop.routes.yaml
                path: shop
            """,
            mounted: """
                access: public
                routes:
                  item: item/${id:Int}
                """,
            fix: "write the module instead of the folder, as in Shop/Shop.routes.yaml"),
        RuleGuide(
            .overlap,
            """
            scheme: myapp
            routes:
              small: item/${id:UInt8}
              number: item/${id:Int}
            """,
            fix: "make the two differ in a literal segment, unless your app writes no such value"),
        RuleGuide(
            .noBase,
            """
            routes:
              home: home
            """,
            fix: "add the scheme and host of your app's links, as in scheme: https and host: example.com"),
        RuleGuide(
            .defaultInPath,
            """
            bases: [myapp://app]
            routes:
              feed: feed/${page:Int=1}
            """,
            fix: "add a pattern without the segment, or remove the default"),
        RuleGuide(
            .itemWithoutValue,
            """
            bases: [https://example.com]
            routes:
              search: search?q
            """,
            fix: "write q=${q} to keep the value, unless the item is a flag"),
        RuleGuide(
            .mountDiffers,
            """
            scheme: myapp
            host: app
            routes:
              shop:
                spec: Shop.routes.yaml
                path: shop
            """,
            mounted: """
                scheme: myapp
                host: app
                routes:
                  item: item/${id:Int}
                """,
            fix: "give the mounted spec the base that it has in the other one, as in bases: [myapp://app/shop]"),
        RuleGuide(
            .withoutTabs,
            """
            bases: [https://example.com]
            routes:
              photo:
                pattern: photo/${id}
                present: cover
            """,
            fix:
                "list the app's tabs in 'tabs', or write 'present: root' in the root of its only stack; for a spec that "
                + "another one mounts, allow the rule"),
        RuleGuide(
            .manyTabs,
            """
            scheme: myapp
            tabs: [home, news, search, saved, profile, settings]
            routes:
              home: home
              news: news
              search: search
              saved: saved
              profile: profile
              settings: settings
            """,
            fix: "push the screens of the least important tabs onto another one"),
        RuleGuide(
            .unusedAllow,
            """
            scheme: myapp
            routes:
              home:
                pattern: home
                allow: [overlap]
            """,
            fix: "remove the rule from 'allow', or move it to the route that the warning or note points to"),
    ]
}
