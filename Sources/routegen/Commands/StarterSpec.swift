import RouteSpec

/// What `routegen init` writes.
enum StarterSpec {
    /// A URL that the spec matches.
    static let exampleURL = "myapp://app/user/42/posts?page=2"

    /// The file that the first line names. Swift's package manager ignores it, as its name starts with a dot.
    static let schemaName = ".routes.schema.json"

    static let text = """
        # yaml-language-server: $schema=.routes.schema.json

        # The URLs of an app. routegen makes a Swift enum of them, which reads and writes them.
        enum: AppRoute
        scheme: myapp                # every URL starts with myapp://app
        host: app

        types:
          ProfileTab: [posts, likes] # a type with a few values, as a Swift enum

        routes:
          # case home: myapp://app/
          home: ""

          # ${name} is a parameter. It is a String, unless it says its type: Int, Double, Bool, UUID, …
          # case user(id: Int): myapp://app/user/42
          user: user/${id:Int}

          # Query items: required, with a default (=1), or optional (?). Their order in a URL is free.
          # case userPosts(id: Int, page: Int = 1, tag: String? = nil): myapp://app/user/42/posts?page=2&tag=swift
          userPosts: user/${id:Int}/posts?page=${page:Int=1}&tag=${tag?}

          # Text may stand around a parameter. Quotes, because YAML has other plans for @.
          # case profile(name: String, tab: ProfileTab): myapp://app/@ada?tab=likes
          profile: "@${name}?tab=${tab:ProfileTab}"

          # ${name...} is the rest of the path.
          # case document(path: [String] = []): myapp://app/docs/guides/start
          document: docs/${path...}

          # Several patterns for one route: the first is written, all are read. Every build checks the examples.
          settings:
            patterns:
              - settings
              - preferences
            examples:
              - myapp://app/preferences

        """
}
