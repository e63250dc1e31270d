/// A spec with a route of every kind, for the commands that work with routes.
enum SampleSpec {
    static let text = #"""
        enum: R
        bases: [myapp://app, https://example.com]
        types:
          Tab: [posts, likes]
        routes:
          home: ""
          me: user/me
          userPosts: user/${id:Int}/posts?page=${page:Int=1}
          user: user/${name}
          artist:
            patterns:
              - artist/${id}?tab=${tab:Tab}
              - pattern: artist/${id}/likes
                set:
                  tab: likes
          product: product/${id:UUID}?discount=${discount:Double?}
          file: files/${path...}
          search: search?q=${query}&tag=${tags:[Int]}&${filters...}
          auth:
            path: auth
            routes:
              signUp: sign-up/${provider:Provider}
              deleteAccount: delete-account
          help:
            bases: [https://help.example.com/en]
            pattern: articles/${number:Int}
          wiki: https://${language}.wikipedia.org/wiki/${title}

        """#

    /// No base: any scheme, and the first segment as the host.
    static let withoutBase = #"""
        enum: R
        routes:
          home: ""
          user: user/${id:Int}
          help:
            bases: [https://help.example.com]
            pattern: articles/${number:Int}

        """#
}
