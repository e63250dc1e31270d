import RoutePatterns
import Testing

@Suite("Types of a router (Semantics, section 1)")
struct RouterTypeTests {
    private func description(_ makeType: () throws -> ConstrainedType) -> String? {
        do {
            _ = try makeType()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func valuesOutsideTheConstraintsDoNotMatch() throws {
        let types: [RouteType] = [
            .constrained(try ConstrainedType(name: "Latitude", type: "Double", range: "-90...90")),
            .constrained(
                try ConstrainedType(
                    name: "Color", type: "String", length: "6", characters: "0-9a-f")),
            .constrained(try ConstrainedType(name: "Shop", type: "String", not: ["www"])),
            .constrained(try ConstrainedType(name: "Page", type: "URL", schemes: ["https"])),
            .closed(ClosedType(name: "Sort", values: ["newest", "oldest"], fallback: "newest")),
        ]
        let router = try PatternRouter<RouteMatch>(
            bases: ["myapp://app"], types: types,
            patterns: [
                "near": "near/${latitude:Latitude}", "color": "color/${color:Color}",
                "shop": "shop/${name:Shop}",
                "open": "open?url=${page:Page}", "list": "list?sort=${sort:Sort}",
            ])
        func value(_ url: String, _ name: String) -> RouteValue? {
            router.match("myapp://app/" + url)?[name]
        }
        #expect(value("near/-90", "latitude") == .double(-90))
        #expect(value("near/-90.1", "latitude") == nil)
        #expect(value("color/ff8000", "color") == .string("ff8000"))
        #expect(value("color/ff80000", "color") == nil)
        #expect(value("color/ff800g", "color") == nil)
        #expect(value("shop/api", "name") == .string("api"))
        #expect(value("shop/www", "name") == nil)
        #expect(value("open?url=HTTPS://a", "page") == .string("HTTPS://a"))
        #expect(value("open?url=http://a", "page") == nil)
        #expect(value("list?sort=oldest", "sort") == .string("oldest"))
        #expect(value("list?sort=price", "sort") == .string("newest"))
    }

    @Test func valuesOutsideTheConstraintsAreNotWritten() throws {
        let rating = try ConstrainedType(name: "Rating", type: "Int", range: "1...5")
        let router = try PatternRouter<RouteMatch>(
            bases: ["myapp://app"], types: [.constrained(rating)],
            patterns: ["rate": "rate/${stars:Rating}?also=${others:[Rating],}"])
        #expect(
            try router.url("rate", ["stars": 5, "others": [1, 2]]).absoluteString
                == "myapp://app/rate/5?also=1,2")
        #expect(throws: RouteWritingError.self) {
            try router.url("rate", ["stars": 6, "others": [Int]()])
        }
        #expect(throws: RouteWritingError.self) {
            try router.url("rate", ["stars": 5, "others": [1, 6]])
        }
    }

    @Test func onlyReadingMakesAnElse() throws {
        let sort = ClosedType(name: "Sort", values: ["newest", "oldest"], fallback: "newest")
        let router = try PatternRouter<RouteMatch>(
            bases: ["myapp://app"], types: [.closed(sort)],
            patterns: ["list": "list?sort=${sort:Sort}"])
        #expect(router.match("myapp://app/list?sort=price")?["sort"] == "newest")
        #expect(
            try router.url("list", ["sort": "oldest"]).absoluteString
                == "myapp://app/list?sort=oldest")
        #expect(throws: RouteWritingError.self) { try router.url("list", ["sort": "price"]) }
    }

    @Test func aTypeThatIsWrong() {
        #expect(
            description { try ConstrainedType(name: "Rating", type: "Int", range: "1..5") } == """
                1: '1..5' is not a range of Int [bad-type]
                1..5
                ^~~~
                help: write a range such as 1...10, 0..<1, 1..., or ...10
                """)
        #expect(
            description { try ConstrainedType(name: "Day", type: "Date", range: "1...5") } == """
                1: 'Date' cannot have constraints [bad-type]
                Date
                ^~~~
                help: use String, URL, Double, Float, or an integer type
                """)
        #expect(
            description {
                try ConstrainedType(name: "Page", type: "URL", schemes: ["https", "FTP"])
            } == """
                1: 'FTP' is not a scheme in lower case [bad-type]
                FTP
                ^~~
                help: write it as in [https, http]
                """)
        #expect(
            description {
                try ConstrainedType(
                    name: "Bit", type: "String", length: "1", characters: "01", not: ["0", "1"])
            }
                == """
                1: no text is a value of 'Bit' [bad-type]
                0, 1
                ^~~~
                help: remove a constraint
                """)
        #expect(
            description { try ConstrainedType(name: "All", type: "Int") } == """
                1: the type 'All' has no constraints [bad-type]
                Int
                ^~~
                help: add 'range' or 'width'
                """)
    }
}
