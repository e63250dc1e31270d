import RoutePatterns
import Testing

/// Values that only the pattern tells, flags, and raw characters, in a router.
@Suite struct RouterDeclarationTests {
    private func router() throws -> PatternRouter<RouteMatch> {
        try PatternRouter(bases: ["myapp://app"]) { routes in
            try routes.add(
                "post/${id:Int}?all=${all:Bool?}", name: "post", parameters: ["edit:Bool=false"]
            ) { $0 }
            try routes.add(
                "post/${id:Int}/edit?all=${all:Bool?}", name: "post", set: ["edit": "true"]
            ) { $0 }
            try routes.add("${number}", name: "call", bases: ["tel:"]) { $0 }
        }
    }

    @Test func onlyThePatternTellsTheValue() throws {
        let router = try router()
        let edited = try #require(router.match("myapp://app/post/7/edit?all"))
        #expect(edited.values == ["id": .integer(7), "all": .bool(true), "edit": .bool(true)])
        let shown = try #require(router.match("myapp://app/post/7?all=0"))
        #expect(shown.values == ["id": .integer(7), "all": .bool(false), "edit": .bool(false)])
        #expect(
            try router.url("post", ["id": 7, "edit": true]).absoluteString
                == "myapp://app/post/7/edit")
        #expect(try router.url("post", ["id": 7]).absoluteString == "myapp://app/post/7")
    }

    @Test func reservedCharactersAreRawUnderASchemeAlone() throws {
        let router = try router()
        #expect(try router.url("call", ["number": "+1201"]).absoluteString == "tel:+1201")
        #expect(router.match("tel:+1201")?.values == ["number": .string("+1201")])
    }

    @Test(arguments: [
        ("edit", "'edit' has no type", "write it as in edit:Bool=false"),
        ("edit:Bool=1", "the default '1' is not a valid Bool", "write true or false"),
        (
            "edit:[Bool]", "'edit' is a list, which a pattern must have",
            "declare a single value, as in edit:String"
        ),
        (
            "a:Int} ${b:Int", "this is not the declaration of one parameter",
            "write it as in edit:Bool=false"
        ),
    ])
    func whatIsRefused(text: String, message: String, help: String) {
        let error = #expect(throws: PatternError.self) {
            try PatternRouter<RouteMatch> { routes in
                try routes.add("a", parameters: [text]) { $0 }
            }
        }
        #expect(error?.message == message)
        #expect(error?.help == help)
    }
}
