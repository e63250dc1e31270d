import Testing

@testable import RouteCompiler
@testable import routegen

/// What the commands print about closed and constrained types, and about items.
@Suite("Types in commands") struct TypeCommandTests {
    private static let spec = #"""
        scheme: myapp
        host: app
        types:
          Latitude:
            type: Double
            range: -90...90
          Color:
            type: String
            length: 6
            characters: 0-9a-f
          Shop:
            type: String
            not: [www]
          Page:
            type: URL
            schemes: [https, http]
          Sort:
            values: [newest, oldest]
            else: newest
        routes:
          near: near/${latitude:Latitude}?at=${at:Latitude?}
          color: color/${color:Color=ff8000}
          shop: shop/${name:Shop}
          open: open?url|link=${page:Page}
          list: list?sort=${sort:Sort}
          compare: compare?ids=${ids:[Int],}
          point: point?at=${x:Int},${y:Int}
          signedIn: callback?code=${code}&!error
        """#

    private func run(_ arguments: [String]) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            return folder.run(arguments)
        }
    }

    @Test func theListShowsTypesAndDefaults() throws {
        #expect(
            try run(["list"]).output == """
                near(latitude: Latitude, at: Latitude? = nil)  near/${latitude:Latitude}?at=${at:Latitude?}
                color(color: Color = "ff8000")                 color/${color:Color=ff8000}
                shop(name: Shop)                               shop/${name:Shop}
                open(page: Page)                               open?url|link=${page:Page}
                list(sort: Sort)                               list?sort=${sort:Sort}
                compare(ids: [Int] = [])                       compare?ids=${ids:[Int],}
                point(x: Int, y: Int)                          point?at=${x:Int},${y:Int}
                signedIn(code: String)                         callback?code=${code}&!error

                """)
    }

    @Test(arguments: [
        (["near", "latitude=-90"], "near/-90"), (["color", "color=ff8000"], "color/ff8000"),
        (["shop", "name=api"], "shop/api"),
        (["open", "page=HTTPS://a"], "open?url=HTTPS%3A%2F%2Fa"),
        (["list", "sort=oldest"], "list?sort=oldest"),
        (["compare", "ids=1", "ids=2"], "compare?ids=1,2"), (["compare"], "compare"),
        (["point", "x=1", "y=-2"], "point?at=1,-2"),
        (["signedIn", "code=7"], "callback?code=7"),
    ])
    func valuesThatTheTypesTake(arguments: [String], rawValue: String) throws {
        #expect(try run(["url"] + arguments).output == "myapp://app/\(rawValue)\n")
    }

    @Test(arguments: [
        (
            ["near", "latitude=91"], "the value '91' of 'latitude' is not a valid Latitude",
            "write a Double in -90...90",
            "near(latitude: Latitude, at: Latitude? = nil)"
        ),
        (
            ["near", "latitude=north"], "the value 'north' of 'latitude' is not a valid Latitude",
            "write a Double in -90...90", "near(latitude: Latitude, at: Latitude? = nil)"
        ),
        (
            ["near", "latitude=1", "at="], "an empty value for 'at' is not a valid Latitude",
            "leave at out",
            "near(latitude: Latitude, at: Latitude? = nil)"
        ),
        (
            ["color", "color=red"], "the value 'red' of 'color' is not a valid Color",
            "write a String of 6 characters of 0-9a-f", "color(color: Color = \"ff8000\")"
        ),
        (
            ["shop", "name=www"], "the value 'www' of 'name' is not a valid Shop",
            "write a String other than 'www'",
            "shop(name: Shop)"
        ),
        (
            ["open", "page=ftp://a"], "the value 'ftp://a' of 'page' is not a valid Page",
            "write a URL with the scheme https or http", "open(page: Page)"
        ),
        (
            ["list", "sort=price"], "the value 'price' of 'sort' is not a valid Sort",
            "write one of newest, oldest",
            "list(sort: Sort)"
        ),
        (
            ["compare", "ids=1,2"], "the value '1,2' of 'ids' is not a valid Int",
            "write a whole number from -9223372036854775808 to 9223372036854775807",
            "compare(ids: [Int] = [])"
        ),
    ])
    func valuesThatTheTypesDoNotTake(
        arguments: [String], message: String, help: String, route: String
    ) throws {
        let outcome = try run(["url"] + arguments)
        #expect(outcome.error == "error: \(message)\nhelp: \(help)\nhelp: the route is \(route)\n")
        #expect(outcome.output == "")
        #expect(outcome.code == .usage)
    }

    @Test(arguments: [
        (
            "near/52.5?at=1",
            #""near","values":{"latitude":52.5,"at":1},"canonical":"myapp://app/near/52.5?at=1""#
        ),
        (
            "open?link=http:a",
            #""open","values":{"page":"http:a"},"canonical":"myapp://app/open?url=http%3Aa""#
        ),
        (
            "list?sort=price",
            #""list","values":{"sort":"newest"},"canonical":"myapp://app/list?sort=newest""#
        ),
        (
            "compare?ids=1%2C2",
            #""compare","values":{"ids":[1,2]},"canonical":"myapp://app/compare?ids=1,2""#
        ),
        ("point?at=1,2", #""point","values":{"x":1,"y":2},"canonical":"myapp://app/point?at=1,2""#),
        ("near/91", "null"), ("color/ff800", "null"), ("callback?code=7&error", "null"),
    ])
    func matchesAsJSON(path: String, members: String) throws {
        let url = "myapp://app/\(path)"
        #expect(
            try run(["match", "--format=json", url]).output
                == #"{"url":"\#(url)","route":\#(members)}"# + "\n")
    }

    @Test(arguments: [
        ("near/91", "segment 2 is '91', but ${latitude:Latitude} needs a Double in -90...90"),
        ("near/1?at=91", "the item 'at' is '91', but ${at:Latitude?} needs a Double in -90...90"),
        (
            "color/fade",
            "segment 2 is 'fade', but ${color:Color=ff8000} needs a String of 6 characters of 0-9a-f"
        ),
        ("shop/www", "segment 2 is 'www', but ${name:Shop} needs a String other than 'www'"),
        (
            "open?url=ftp://a",
            "the item 'url' is 'ftp://a', but ${page:Page} needs a URL with the scheme https or http"
        ),
        ("open", "the items 'url' and 'link' are missing"),
        ("compare?ids=1,x", "the item 'ids' is '1,x', but ${ids:[Int],} needs an Int"),
        ("point?at=1", "the item 'at' is '1', which does not match ${x:Int},${y:Int}"),
        ("callback?code=7&error=1", "the URL has the item 'error', which the pattern excludes"),
    ])
    func reasons(path: String, reason: String) throws {
        let output = try run(["match", "--explain", "myapp://app/\(path)"]).output
        #expect(output.hasSuffix(" \(reason)\n"), "\(output)")
    }
}
