import RouteSpec

/// What `routegen init` writes.
enum StarterSpec {
    /// A URL that the spec matches.
    static let exampleURL = "myapp://app/user/42/posts?page=2"

    /// The file of the schema. Swift's package manager ignores it, because its name starts with a
    /// dot.
    static let schemaName = ".routes.schema.json"

    /// The first line of a spec that editors check with the schema.
    static let schemaLine = "# yaml-language-server: $schema=\(schemaName)"

    static let text = """
        # The URLs of an app. routegen generates a Swift enum that reads and writes them.
        enum: AppRoute
        scheme: myapp                # every URL starts with myapp://app
        host: app

        types:
          ProfileTab: [posts, likes] # a type with listed values, as a Swift enum

        routes:
          # case home: myapp://app/
          home: ""

          # ${name} is a parameter: a String, or another type such as Int, Double, or Bool.
          # case user(id: Int): myapp://app/user/42
          user: user/${id:Int}

          # Query items can be required, have a default (=1), or be optional (?). A URL can have them in any order.
          # case userPosts(id: Int, page: Int = 1, tag: String? = nil): myapp://app/user/42/posts?page=2&tag=swift
          userPosts: user/${id:Int}/posts?page=${page:Int=1}&tag=${tag?}

          # A parameter can be next to text. The quotes are for YAML, which reserves @.
          # case profile(name: String, tab: ProfileTab): myapp://app/@ada?tab=likes
          profile: "@${name}?tab=${tab:ProfileTab}"

          # ${name...} is the rest of the path.
          # case document(path: [String] = []): myapp://app/docs/guides/start
          document: docs/${path...}

          # Several patterns for one route: all match, and the first is written. Every build checks the examples.
          settings:
            patterns:
              - settings
              - preferences
            examples:
              - myapp://app/preferences

        """
}
