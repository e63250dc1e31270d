import Testing

@testable import RoutePatterns

@Suite("Affixed segments (Semantics, rule 3.8)")
struct AffixTests {
    @Test(
        arguments: [
            // The shortest first text wins, then the shortest second one.
            ("${a}-${b}", "1-2-3", "a=1 b=2-3"), ("${a}-${b}", "-", "a= b="), ("${a}-${b}", "--", "a= b=-"),
            ("${a}-${b}-${c}", "1-2-3-4", "a=1 b=2 c=3-4"), ("${a}--${b}", "1---2", "a=1 b=-2"),
            // Conversions decide where values end.
            ("${x:Double}.${y:Int}", "1.5.2", "x=1.5 y=2"), ("${x:Double}.${y:Double}", "1.5.2.5", "x=1.5 y=2.5"),
            ("${a:Int}-${b:Int}", "-1--2", "a=-1 b=-2"), ("${a}.${n:Int}", "x.y.3", "a=x.y n=3"),
            ("${a}.${n:Int}.${b}", "x.y.3.4.z", "a=x.y n=3 b=4.z"),
            ("${a:Bool}_${b:Bool}", "true_false", "a=true b=false"),
            ("v${n:UInt8}", "v255", "n=255"), ("v${n:UInt8}", "v256", nil), ("v${n:Int}", "v", nil),
            (
                "${u:UUID}-${n:Int}", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F-7",
                "u=e621e1f8-c36c-495a-93fc-0c247a3e6e5f n=7"
            ),
            ("${t:Tab}-${n:Int}", "a-b-1", "t=a-b n=1"), ("${t:Tab}-${b}", "a-b-1", "t=a b=b-1"),
            // URL and the app's types accept any text at first, and convert it after the split.
            ("${a:Token}-${n:Int}", "x-y-3", "a=x-y n=3"), ("${a:Token}-${b}", "-x", nil),
            // The text before the first parameter is compared decoded, the others encoded. No escape is split.
            ("a-${x}.json", "a%2Db.json", "x=b"), ("a-${x}.json", "a-b%2Ejson", nil),
            ("a-${x}.json", "%61-b.json", nil),
            ("${a}2${b}", "%2520", "a=% b=0"), ("${a}5${b}", "%2520", nil), ("${a}25", "%25", nil),
            ("${a}5", "a%25", nil), ("${a}5", "a%255", "a=a%"), ("카-${x}", "%EC%B9%B4-1", "x=1"),
            // After a number, a Bool, or a UUID, an escape equals its character: no value has it (rule 3.5).
            ("v${a:Int}:${b:Int}", "v1%3A2", "a=1 b=2"), ("v${a:Int}:${b:Int}", "v1:2", "a=1 b=2"),
            ("${lat:Double},${lon:Double}", "1.5%2C-2.5", "lat=1.5 lon=-2.5"),
            ("${lat:Double},${lon:Double}", "1.5%2c-2.5", "lat=1.5 lon=-2.5"),
            ("${a:Bool}_${b:Bool}", "true%5Ffalse", "a=true b=false"), ("(${n:Int})", "%287%29", "n=7"),
            ("${n:Int}),", "7%29,", "n=7"), ("${n:Int}),", "7)%2C", "n=7"), ("${n:Int}),", "7%29%2C", "n=7"),
            ("${u:UUID}@x", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F%40x", "u=e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
            ("${n:Int}:x", "7%3Ax", "n=7"), ("${n:Int}:x", "7:%78", nil), ("${n:Int}:", "7%3", nil),
            ("${n:Int}:", "7:%3A", nil), ("${n:Int}:", "%3A", nil),
            // Unless a number could have it, or another type comes before.
            ("${a:Int}-${b:Int}", "1%2D2", nil), ("${x:Double}.${n:Int}", "1%2E2", nil), ("${n:Int}+", "1%2B", nil),
            ("${a},${n:Int}", "1%2C2", nil), ("${t:Tab},${n:Int}", "a%2C2", nil), ("${n:Int},${a};", "1%2C2%3B", nil),
            ("${n:Int},${a};", "1%2C2%3B;", "n=1 a=2;"),
            // Only a String can have a mark.
            ("v${n:Int}", "v%31", nil), ("v${x}", "v%31", "x=1"), ("@${x}", "%40%62ob", "x=bob"),
            // Malformed anywhere.
            ("v${x}", "v%", nil), ("v${x}", "v%FF", nil), ("%40${x}", "@a", "x=a"),
        ] as [(String, String, String?)])
    func aSplit(pattern: String, segment: String, expected: String?) throws {
        let table = try table(["r: x/\(pattern)"], types: ["Tab": ["a", "a-b"]])
        #expect(table.summary("myapp://app/x/\(segment)") == expected.map { "r " + $0 })
    }

    @Test(
        arguments: [
            ("myapp://V1.x", "r n=1"), ("myapp://v1.X", "r n=1"), ("myapp:///V1.X", "r n=1"), ("myapp://v1.y", nil),
        ] as [(String, String?)])
    func hostsIgnoreCase(url: String, expected: String?) throws {
        let first = try table(["r: v${n:Int}.x"], bases: ["myapp://"])
        #expect(first.summary(url) == expected)
        let second = try table(["r: v${n:Int}.x"])
        #expect(second.summary("myapp://app/v1.x") == "r n=1")
        #expect(second.summary("myapp://app/V1.x") == nil)
    }

    @Test func anEscapeInAnItemEqualsItsCharacterAfterANumber() throws {
        let table = try table(["map: m?ll=${lat:Double},${lon:Double}"])
        #expect(table.summary("myapp://app/m?ll=1.5%2C2.5") == "map lat=1.5 lon=2.5")
        #expect(table.canonical("myapp://app/m?ll=1.5%2C2.5") == "myapp://app/m?ll=1.5,2.5")
        #expect(table.summary("myapp://app/m?ll=1.5%2C%32.5") == nil)
    }

    @Test(
        arguments: [
            ("${a}-${b}", ["1-2", "3"], "1%2D2-3"), ("${a}-${b}", ["1", "2-3"], "1-2-3"),
            ("${a}--${b}", ["1-", "3"], "1%2D--3"), ("${a}x${b}", ["1x2", "3"], "1%782x3"),
            ("${a}.${b:Int}", ["1.5", "3"], "1.5.3"), ("${x:Double}.${y:Double}", ["1.5", "2.5"], "1.5.2.5"),
            ("${x:Double}.${y:Double}", ["1.0", "0.5"], "1.0.5"), ("${a:Double}.${b}", ["1.5", "x"], "1%2E5.x"),
            ("@${a}", ["b@c/d"], "@b%40c%2Fd"), ("${a}.json", ["."], "..json"), (".${a}", [""], "."),
        ] as [(String, [String], String)])
    func valuesAreWrittenSoThatTheyAreSplitThere(pattern: String, texts: [String], expected: String) throws {
        let table = try table(["r: x/\(pattern)"])
        let values = try zip(table.routes[0].values, texts).map { try #require($0.type.value(of: $1)) }
        let url = table.write(route: RouteID(0), values: values, .url)
        #expect(url == "myapp://app/x/" + expected)
        #expect(table.read(url: "myapp://app/x/" + expected)?.values == values)
    }

    @Test func lettersInEitherCaseAreEscapedInHosts() throws {
        let table = try table(["r: ${a}x${b}"], bases: ["myapp://"])
        #expect(table.url("r", "1X2", "3") == "myapp://1%582x3")
        #expect(table.summary("myapp://1%582x3") == "r a=1X2 b=3")
    }

    /// Each of these took quadratic time in some version; the test ends only if they take linear time.
    @Test(arguments: [
        ("${a}.${x:Double}", "1."), ("${a}0${n:Int}-${m:Int}", "0"), ("${a}.${n:Int}-${b}", "."),
        ("${x:Double}.${y:Double}.${z:Double}", "1."), ("${a}.${b}.${c}.${n:Int}", "."), ("${a}.${u:UUID}.${b}x", "a."),
        ("${n:Int},${m:Int}", "%2C"), ("${n:Int},${a},${m:Int},", "1,%2C"),
        ("${n:Int}-${m:Int}", "-"), ("${a}-${n:Int}.${b}-${m:Int}", "-1."), ("${a}.${b}", "%2E"),
    ])
    func aLongTextIsReadInLinearTime(pattern: String, piece: String) throws {
        let table = try table(["r: x/\(pattern)"])
        let text = String(repeating: piece, count: 50_000 / piece.utf8.count)
        for end in ["", "-x"] { _ = table.read(url: "myapp://app/x/" + text + end) }
    }
}
