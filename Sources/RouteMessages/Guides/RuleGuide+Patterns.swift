import RouteSpec

/// Examples that break the rules about patterns and routes.
extension RuleGuide {
    static let ofPatterns: KeyValuePairs<Rule, String> = [
        .duplicateParameter: """
        routes:
          user: user/${id}/${id}
        """,
        .parameterMismatch: """
        routes:
          user:
            - user/${id:Int}
            - u/${id}
        """,
        .unwritable: """
        routes:
          feed: feed/${page:Int?}
        """,
        .nonASCIIHost: """
        scheme: https
        host: bücher.example
        routes:
          home: ""
        """,
        .sameURLs: """
        routes:
          user: user/${id}
          profile: user/${name}
        """,
        .unreachable: """
        routes:
          number: item/${id:Int}
          small: item/${id:UInt8}
        """,
        .exampleFails: """
        scheme: myapp
        host: app
        routes:
          user:
            pattern: user/${id:Int}
            examples: [myapp://app/user/me]
        """,
        .rejectMatches: """
        scheme: myapp
        host: app
        routes:
          user:
            pattern: user/${id}
            rejects: [myapp://app/user/me]
        """,
        .mountCycle: """
        scheme: myapp
        routes:
          home: home
          again:
            spec: routes.yaml
            path: again
        """,
    ]

    /// Rules that are not errors.
    static let ofQueries: KeyValuePairs<Rule, String> = [
        .ambiguousQuery: """
        scheme: myapp
        routes:
          byName: search?name=${name}
          byTag: search?tag=${tag}
        """,
        .suspiciousPattern: """
        bases: [https://example.com]
        routes:
          page: pages/:id.html
          search: search&q=${q}
        """,
        .suspiciousRoute: """
        scheme: myapp
        routes:
          home: home
          lenient: true
        """,
        .optionalName: """
        bases: [https://example.com]
        routes:
          none: empty
        """,
        .missingHost: """
        scheme: https
        routes:
          user: user/${id}
        """,
        .mountModule: """
        bases: [https://example.com]
        routes:
          shop:
            spec: ../Shop/Shop.routes.yaml
            path: shop
        """,
        .overlap: """
        scheme: myapp
        routes:
          small: item/${id:UInt8}
          number: item/${id:Int}
        """,
        .noBase: """
        routes:
          home: home
        """,
        .slashedScheme: """
        scheme: tel
        routes:
          call: ${number}
        """,
        .defaultInPath: """
        bases: [myapp://app]
        routes:
          feed: feed/${page:Int=1}
        """,
        .itemWithoutValue: """
        bases: [https://example.com]
        routes:
          search: search?q
        """,
        .repeatedPath: """
        scheme: myapp
        routes:
          account:
            path: account
            routes:
              signUp: account/sign-up
        """,
        .droppedQuery: """
        bases: [https://example.com]
        routes:
          web: ${path...}
        """,
        .mountDiffers: """
        scheme: myapp
        host: app
        routes:
          shop:
            spec: Shop.routes.yaml
            path: shop
        """,
        .withoutTabs: """
        bases: [https://example.com]
        routes:
          photo:
            pattern: photo/${id}
            present: cover
        """,
        .manyTabs: """
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
        .unusedType: """
        scheme: myapp
        types:
          Tab: [posts, likes]
        routes:
          profile: profile?tab=${tab}
        """,
        .unusedAllow: """
        scheme: myapp
        routes:
          home:
            pattern: home
            allow: [overlap]
        """,
    ]
}
