import Testing

@testable import RouteLanguage

@Suite("Mixed segments and items (Semantics, rule 3.8)")
struct MixedPartTests {
    private func table(_ pattern: String, bases: [String] = ["myapp://app"]) throws -> RouteTable {
        try RoutePatternsTests.table(
            ["r: " + pattern], bases: bases,
            types: ["Tab": ["a", "a-b"], "Model": ["iphone", "iphone-pro"]],
            constrained: [
                ConstrainedType(name: "Hash", type: "String", length: "8", characters: "0-9a-f"),
                ConstrainedType(name: "Word", type: "String", characters: "a-z-"),
                ConstrainedType(name: "Short", type: "String", length: "...3", not: ["a"]),
                ConstrainedType(name: "Latitude", type: "Double", range: "-90...90"),
                ConstrainedType(name: "Web", type: "URL", schemes: ["https"]),
            ])
    }

    private func expect(_ pattern: String, _ segment: String, _ expected: String?) throws {
        #expect(
            try table("x/" + pattern).summary("myapp://app/x/" + segment)
                == expected.map { "r " + $0 })
    }

    @Test(
        arguments: [
            // A String ends at the first place.
            ("${a}-${b}", "1-2-3", "a=1 b=2-3"), ("${a}-${b}", "-", "a= b="),
            ("${a}-${b}", "--", "a= b=-"),
            ("${a}-${b}-${c}", "1-2-3-4", "a=1 b=2 c=3-4"), ("${a}--${b}", "1---2", "a=1 b=-2"),
            // A fixed value is the longest text that converts.
            ("${x:Double}.${y:Int}", "1.5.2", "x=1.5 y=2"),
            ("${x:Double}.${y:Double}", "1.5.2.5", "x=1.5 y=2.5"),
            ("${a:Int}-${b:Int}", "-1--2", "a=-1 b=-2"),
            ("${a:Bool}_${b:Bool}", "true_false", "a=true b=false"),
            ("v${n:UInt8}", "v255", "n=255"), ("v${n:UInt8}", "v256", nil), ("v${n:Int}", "v", nil),
            (
                "${u:UUID}-${n:Int}", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F-7",
                "u=e621e1f8-c36c-495a-93fc-0c247a3e6e5f n=7"
            ),
            ("${t:Tab}-${n:Int}", "a-b-1", "t=a-b n=1"), ("${t:Tab}-${b}", "a-b-1", "t=a-b b=1"),
            ("${model:Model}-${id:Int}", "iphone-pro-5", "model=iphone-pro id=5"),
            ("${t:Tab}-b${x}", "a-b-bc", "t=a-b x=c"), ("${t:Tab}-b${x}", "a-b", "t=a x="),
            ("${x:Latitude}.${y:Int}", "89.5.2", "x=89.5 y=2"),
            ("${x:Latitude}.${y:Int}", "91.5.2", nil),
            // Fixed values after an open one are looked at, up to the next that takes any text.
            ("${a}.${n:Int}", "x.y.3", "a=x.y n=3"),
            ("${a}.${n:Int}.${b}", "x.y.3.4.z", "a=x.y n=3 b=4.z"),
            ("${slug}-${id:UInt}", "my-title-12345", "slug=my-title id=12345"),
            ("${a}-${b}-${n:Int}", "x-y-5", "a=x b=y n=5"),
            ("${a}-${n:Int}-${m:Int}", "x-1-2-3", "a=x-1 n=2 m=3"),
            ("${a}-${n:Int}-${m:Int}", "x-1-y-2-3", "a=x-1-y n=2 m=3"),
            // A place that has been chosen is final, even if "x-y" and "https:z" would match.
            ("${a}-${b:Web}", "x-https%3Az", "a=x b=https:z"),
            ("${a}-${b:Web}", "x-y-https%3Az", nil),
            ("${a}-${n:Int}-${b}-${m:Int}", "1-2-3-4", "a=1 n=2 b=3 m=4"),
            ("${a}-${n:Int}-${b}-${m:Int}", "1-2-3-x", nil),
            // A constrained String ends at the first place where it converts.
            ("${title}-${hash:Hash}", "my-title-3f2a9c1d", "title=my-title hash=3f2a9c1d"),
            ("${w:Word}-${x}", "a-b-5", "w=a x=b-5"), ("${w:Word}-${n:Int}", "a-b-5", "w=a-b n=5"),
            ("${a}-${w:Word}-${n:Int}", "a-b-c-5", "a=a-b w=c n=5"),
            ("${a}-${w:Word}-${n:Int}", "a-1-b-5", "a=a-1 w=b n=5"),
            ("${n:Int}-${w:Word}-${m:Int}", "1-a-b-2", "n=1 w=a-b m=2"),
            ("${w:Short}-${x}", "a-b-c", "w=a-b x=c"),
            ("${w:Short}-${x}", "a-bcd-e", nil), ("${w:Short}-${n:Int}", "a-b-7", "w=a-b n=7"),
            // URL and the app's types take any text but the empty one, and are converted after the
            // split.
            ("${a:Token}-${n:Int}", "x-y-3", "a=x-y n=3"), ("${a:Token}-${b}", "-x", nil),
            ("${a:Token}-${b:Token}", "--x", "a=- b=x"), ("${a}-${b:Token}", "x-", nil),
            ("${u:Web}-${b}", "x-y", nil), ("${u:Web}-${b}", "https%3Ax-y-z", "u=https:x b=y-z"),
        ] as [(String, String, String?)])
    func aSplit(pattern: String, segment: String, expected: String?) throws {
        try expect(pattern, segment, expected)
    }

    @Test(
        arguments: [
            ("${m:Int}m${s:Int}s", "5m30s", "m=5 s=30"), ("${a:Int}1${b}", "1112", "a=11 b=2"),
            ("${x:Double}e${n:Int}", "1.25e1e3", "x=12.5 n=3"),
            ("${x:Double}e${n:Int}", "1.5e5", "x=1.5 n=5"),
            ("${a}%20${b}", "a b%20c", "a=a b=b c"), ("${a}카${b}", "x%EC%B9%B4y카z", "a=x b=y카z"),
            ("${a}%2F${b}", "a%2Fb%2Fc", "a=a b=b/c"), ("${a}%25${b}", "a%25b", "a=a b=b"),
            ("v${a}$${", "vx$%7B", "a=x"), ("${a}+", "1%2B", "a=1"),
            // The last literal text ends the part, and the others lie before it.
            ("${a}-a", "x-a-a", "a=x-a"), ("a${x}a", "a", nil), ("a${x}a", "aa", "x="),
            ("a${n:Int}a", "aa", nil),
            ("${a}1${b}1", "11", "a= b="), ("${a}1${b}1", "1", nil),
            ("${a}1${b}1", "1111", "a= b=11"),
        ] as [(String, String, String?)])
    func literalTextOfAnyCharacters(pattern: String, segment: String, expected: String?) throws {
        try expect(pattern, segment, expected)
    }

    @Test(
        arguments: [
            ("a-${x}.json", "a%2Db.json", "x=b"), ("a-${x}.json", "a-b%2Ejson", "x=b"),
            ("a-${x}.json", "%61-b.json", "x=b"), ("${a}2${b}", "%2520", "a=% b=0"),
            ("${a}5${b}", "%2520", nil),
            ("${a}25", "%25", nil), ("${a}5", "a%25", nil), ("${a}5", "a%255", "a=a%"),
            ("카-${x}", "%EC%B9%B4-1", "x=1"), ("v${a:Int}:${b:Int}", "v1%3A2", "a=1 b=2"),
            ("${lat:Double},${lon:Double}", "52.5%2C13.4", "lat=52.5 lon=13.4"),
            ("${lat:Double},${lon:Double}", "1.5%2c-2.5", "lat=1.5 lon=-2.5"),
            ("${a:Bool}_${b:Bool}", "%74rue%5Ffalse", "a=true b=false"),
            ("(${n:Int})", "%287%29", "n=7"),
            ("${n:Int}),", "7%29%2C", "n=7"), ("${n:Int}:x", "7:%78", "n=7"),
            ("${n:Int}:", "7:%3A", nil),
            ("${a:Int}-${b:Int}", "1%2D2", "a=1 b=2"), ("${a},${n:Int}", "1%2C2", "a=1 n=2"),
            ("${n:Int},${a};", "1%2C2%3B", "n=1 a=2"), ("${n:Int},${a};", "1%2C2%3B;", "n=1 a=2;"),
            ("v${n:Int}", "v%31", "n=1"), ("v${x}", "v%31", "x=1"), ("@${x}", "%40%62ob", "x=bob"),
            ("%40${x}", "@a", "x=a"),
            // Malformed anywhere.
            ("v${x}", "v%", nil), ("v${x}", "v%FF", nil), ("${n:Int}:", "7%3", nil),
            ("${a}-${b}", "a-%ED%95", nil),
        ] as [(String, String, String?)])
    func aPartIsDecodedFirst(pattern: String, segment: String, expected: String?) throws {
        try expect(pattern, segment, expected)
    }

    @Test func aNumberHas400Bytes() throws {
        let longest = String(repeating: "0", count: 399) + "7"
        for (pattern, end) in [
            ("v${n:Int}", ""), ("v${n:Int}-${x}", "-x"), ("v${n:Latitude}x", "x"),
        ] {
            let table = try table(pattern)
            #expect(table.summary("myapp://app/v\(longest)\(end)") != nil)
            #expect(table.summary("myapp://app/v0\(longest)\(end)") == nil)
        }
        #expect(try table("${n:Int}").summary("myapp://app/0" + longest) == "r n=7")
    }

    @Test(
        arguments: [
            ("myapp://V1.x", "r n=1"), ("myapp://v1.X", "r n=1"), ("myapp:///V1.X", "r n=1"),
            ("myapp://v1.y", nil),
            ("myapp://%561%2EX", "r n=1"),
        ] as [(String, String?)])
    func hostsIgnoreCase(url: String, expected: String?) throws {
        #expect(try table("v${n:Int}.x", bases: ["myapp://"]).summary(url) == expected)
        #expect(try table("v${n:Int}.x").summary("myapp://app/v1.x") == "r n=1")
        #expect(try table("v${n:Int}.x").summary("myapp://app/V1.x") == nil)
    }

    @Test func anItemIsSplitAsASegmentIs() throws {
        let table = try table("m?ll=${lat:Double},${lon:Double}")
        #expect(table.summary("myapp://app/m?ll=1.5%2C%32.5") == "r lat=1.5 lon=2.5")
        #expect(table.canonical("myapp://app/m?ll=1.5%2C%32.5") == "myapp://app/m?ll=1.5,2.5")
        #expect(table.summary("myapp://app/m?ll=1.5,2.5,") == nil)
    }

    /// Values aren't escaped for the sake of the split, so some are read as others, or not at all.
    @Test(
        arguments: [
            ("${a}-${b}", ["1-2", "3"], "1-2-3", "a=1 b=2-3"),
            ("${a}-${b}", ["1", "2-3"], "1-2-3", "a=1 b=2-3"),
            ("${a}--${b}", ["1-", "3"], "1---3", "a=1 b=-3"),
            ("${a}x${b}", ["1x2", "3"], "1x2x3", "a=1 b=2x3"),
            ("${a}.${b:Int}", ["1.5", "3"], "1.5.3", "a=1.5 b=3"),
            ("${x:Double}.${y:Double}", ["1.5", "2.5"], "1.5.2.5", "x=1.5 y=2.5"),
            ("${a:Int}1${b}", ["1", "1x"], "111x", "a=11 b=x"),
            ("${a}-${b:Token}", ["-", "x"], "--x", "a= b=-x"),
            ("${w:Word}-${t:Tab}", ["a-b", "a"], "a-b-a", "w=a-b t=a"),
            ("${a}-${u:Web}", ["b-c", "https:d"], "b-c-https%3Ad", nil),
            ("@${a}", ["b@c/d"], "@b%40c%2Fd", "a=b@c/d"), ("${a}.json", ["."], "..json", "a=."),
            (".${a}", [""], ".", "a="), ("${a} é%2F%3F", ["é"], "%C3%A9%20%C3%A9%2F%3F", "a=é"),
        ] as [(String, [String], String, String?)])
    func valuesAreWrittenPlainly(
        pattern: String, texts: [String], segment: String, expected: String?
    ) throws {
        let table = try table("x/" + pattern)
        let values = zip(table.routes[0].values, texts).map { value, text in
            value.type.value(of: text) ?? .string(text)
        }
        #expect(table.write(route: RouteID(0), values: values, .url) == "myapp://app/x/" + segment)
        try expect(pattern, segment, expected)
    }

    /// Each of these takes quadratic time if a place is looked at again; the test ends only if they
    /// take linear time.
    @Test(arguments: [
        ("${a}.${x:Double}", "1."), ("${a}0${n:Int}-${m:Int}", "0"), ("${a}.${n:Int}-${b}", "."),
        ("${x:Double}.${y:Double}.${z:Double}", "1."), ("${a}.${b}.${c}.${n:Int}", "."),
        ("${a}.${u:UUID}.${b}x", "a."),
        ("${n:Int},${m:Int}", "%2C"), ("${n:Int},${a},${m:Int},", "1,%2C"),
        ("${n:Int}-${m:Int}", "-"), ("${a}-${n:Int}.${b}-${m:Int}", "-1."), ("${a}.${b}", "%2E"),
        ("${a}-${w:Word}-${n:Int}", "a-"), ("${w:Word}-${n:Int}", "a-"),
        ("${a}-${t:Tab}-${u:Tab}", "a-b-"),
        ("${a}-${w:Short}-${n:Int}", "-"), ("${a}-${h:Hash}-${n:Int}", "3f2a9c1d-"),
        ("${h:Hash}0${x}", "0"),
    ])
    func aLongTextIsReadInLinearTime(pattern: String, piece: String) throws {
        let table = try table("x/" + pattern)
        let text = String(repeating: piece, count: 10_000 / piece.utf8.count)
        for end in ["", "-x"] { _ = table.read(url: "myapp://app/x/" + text + end) }
    }
}
