import Foundation
import RouteCompiler
import RouteLanguage
import RouteSpec
import RouteTestSupport
import Testing

/// Huge specs: the right result, or an error that names the limit.
@Suite struct SpecLimitTests {
    private func compile(_ text: String) -> Compilation {
        Compiler.compile(SourceText(path: "routes.yaml", text: text), name: "routes.yaml")
    }

    @Test func thousandsOfRoutes() throws {
        let routes = (0..<4_000).map {
            "  r\($0): a\($0 % 100)/b\($0)/${id:Int}?page=${page:Int?}\n"
        }
        let compilation = compile("scheme: myapp\nhost: app\nroutes:\n" + routes.joined())
        #expect(compilation.diagnostics.isEmpty)
        let table = try #require(compilation.compiled?.table)
        #expect(table.read(url: "myapp://app/a99/b3999/7")?.route == RouteID(3_999))
        #expect(table.read(url: "myapp://app/a99/b3998/7") == nil)
        let swift = try #require(compilation.swift(fileName: "routes.yaml"))
        let cases = swift.utf8.split(separator: UInt8(ascii: "\n")).filter {
            $0.starts(with: "    case r".utf8)
        }
        #expect(cases.count == 4_000)
    }

    @Test func aSpecOfMoreThanItsLimit() {
        let routes = (0..<30_000).map { "  route\($0): some/path/to/a/screen/of/number/\($0)\n" }
        let lines = Checked("routes:\n" + routes.joined()).lines
        #expect(
            lines.count == 2
                && lines.first?.hasSuffix("more than 1048576 bytes, the limit [yaml-limit]") == true
        )
    }

    /// A group is two mappings: itself and its routes. 31 of them fit into the 64 levels of YAML.
    private func nested(_ depth: Int) -> String {
        let groups = (0..<depth).map { level in
            let indent = String(repeating: "  ", count: 2 * level + 1)
            return "\(indent)g\(level):\n\(indent)  path: p\(level)\n\(indent)  routes:\n"
        }
        return "scheme: x\nhost: h\nroutes:\n" + groups.joined()
            + String(repeating: "  ", count: 2 * depth + 1)
            + "last: \"${id:Int}\"\n"
    }

    @Test func groupsInGroups() throws {
        let compilation = compile(nested(31))
        #expect(compilation.diagnostics.isEmpty)
        let path = (0..<31).map { "p\($0)/" }.joined()
        let reading = try #require(compilation.compiled?.table.read(url: "x://h/\(path)7"))
        #expect(reading.values == [.integer(7)])
        let swift = try #require(compilation.swift(fileName: "routes.yaml"))
        #expect(swift.contains("enum G30"))
    }

    @Test func groupsFiftyDeep() {
        #expect(
            Checked(nested(50)).lines.agree(with: [
                "98:129 error: lists and … [yaml-limit]",
                "  help: nest …",
            ]))
    }

    @Test(arguments: ["a", "/a", "${p}/", "?q=", "é", "%41", "$${", "-", "}", "{", "@"])
    func aPatternOfTenThousandCharacters(piece: String) throws {
        var number = 0
        let most = piece.contains("/") ? 256 : 10_000 / piece.count
        let pieces = (0..<most).map { _ in
            number += 1
            return piece.replacingOccurrences(of: "${p}", with: "${p\(number)}")
        }
        let compilation = compile("scheme: x\nhost: h\nroutes:\n  r: \"\(pieces.joined())\"\n")
        #expect((compilation.swift(fileName: "routes.yaml") == nil) == compilation.hasErrors)
        guard piece != "?q=", piece != "{", piece != "}" else { return }
        #expect(!compilation.hasErrors)
        let route = try #require(compilation.compiled?.table.routes.first)
        let values = route.values.indices.map { RouteValue.string("v\($0)") }
        let url = try #require(
            compilation.compiled?.table.write(route: RouteID(0), values: values, .url))
        #expect(compilation.compiled?.table.read(url: url)?.values == values)
    }

    @Test func whatIsMoreThanALimitOfPatterns() {
        func lines(_ text: String) -> [String] {
            Checked("scheme: x\nhost: h\nroutes:\n" + text).lines
        }
        let segments = String(repeating: "s/", count: 256)
        #expect(lines("  r: \(segments)\n") == [])
        #expect(
            lines("  r: \(segments)é\n") == [
                "4:518 error: a pattern has at most 256 segments [bad-pattern]",
                "  help: capture the rest of the path as a list, as in ${path...}",
            ])
        // The paths of groups count, but a group's path alone isn't a pattern.
        #expect(
            lines("  g:\n    path: \(segments)\n    routes:\n      r: last\n") == [
                "7:10 error: a pattern has at most 256 segments [bad-pattern]",
                "  help: capture the rest of the path as a list, as in ${path...}",
            ])
        let items = (0..<1_000).map { "k\($0)" }.joined(separator: "&")
        #expect(lines("  r: s?\(items)\n") == [])
        #expect(
            lines("  r: s?\(items)&last\n") == [
                "4:\(9 + items.utf8.count) error: a pattern can have at most 1000 items [bad-pattern]",
                "  help: capture the others together, as in ${others...}",
            ])
        let patterns = (0..<256).map { "    - p\($0)\n" }.joined()
        #expect(lines("  r:\n\(patterns)") == [])
        #expect(
            lines("  r:\n\(patterns)    - last\n    - more\n") == [
                "261:7 error: a route can have at most 256 patterns [bad-pattern]",
                "  help: move the others to another route",
            ])
    }

    /// Escapes in a pattern can be marks, too.
    @Test(arguments: ["", "x?q=", "x?", "x#"]) func combiningMarksInARow(start: String) {
        func lines(_ count: Int) -> [String] {
            let text = "\(start)e\(String(repeating: "%CC%81", count: count))"
            return Checked("scheme: x\nhost: h\nroutes:\n  r: \"\(text)\"\n").lines
        }
        #expect(lines(30) == [])
        // The place is the segment, or the item.
        let place = "4:\(start == "x?q=" ? 9 : 7 + start.utf8.count)"
        #expect(
            lines(31) == [
                "\(place) error: more than 30 combining marks in a row [bad-pattern]",
                "  help: remove some of the marks",
            ])
    }

    @Test func moreBasesAndSchemesThanTheirLimits() {
        func bases(_ count: Int) -> String {
            "bases:\n" + (0..<count).map { "  - https://h\($0)\n" }.joined() + "routes:\n  r: x\n"
        }
        #expect(Checked(bases(64)).lines == [])
        #expect(
            Checked(bases(66)).lines == [
                "66:5 error: a list can have at most 64 bases [bad-base]",
                "  help: match the hosts of a domain with one base, such as https://*.example.com",
            ])
        func schemes(_ count: Int) -> String {
            "routes:\n  r: x\n" + (0..<count).map { "  s\($0): s\($0)://h/y\n" }.joined()
        }
        #expect(Checked(schemes(64)).lines == [])
        #expect(
            Checked(schemes(66)).lines == [
                "67:8 error: the routes of a spec or a router can have at most 64 schemes [bad-base]",
                "  help: move the routes with other schemes to a second one",
            ])
    }

    @Test func aPatternWithAThousandItemsAndOneWithSixteenMixedParts() throws {
        let items = (0..<1_000).map { "k\($0)=${v\($0):Int?}" }.joined(separator: "&")
        let mixedParts = (0..<16).map { "${a\($0)}" }.joined(separator: ".")
        for pattern in ["s?\(items)", mixedParts] {
            let compilation = compile("scheme: x\nhost: h\nroutes:\n  r: \"\(pattern)\"\n")
            #expect(compilation.diagnostics.isEmpty)
            #expect(compilation.swift(fileName: "routes.yaml") != nil)
        }
    }

    @Test func namesInHangul() throws {
        let text = """
            enum: 길
            scheme: 앱
            types:
              탭: [글, 좋아요]
            routes:
              프로필: 사용자/${이름}?탭=${탭:탭=글}
              s설정:
                path: 설정
                routes:
                  알림: 알림/${번호:Int}
            """
        // A group's enum has its name with a capital letter, and Hangul has none.
        let group = Checked(text.replacingOccurrences(of: "s설정", with: "설정")).lines
        let place = try #require(
            group.firstIndex(
                of: "7:3 error: the group '설정' and its enum would have the same name [bad-name]"))
        #expect(group[place + 1].agrees(with: "  help: choose …"))
        // A scheme is ASCII (RFC 3986, section 3.1).
        #expect(Checked(text).lines.first?.hasPrefix("2:9 error: ") == true)
        let compilation = compile(text.replacingOccurrences(of: "앱", with: "app"))
        #expect(compilation.diagnostics.isEmpty)
        let table = try #require(compilation.compiled?.table)
        let url = try #require(
            table.write(route: RouteID(0), values: [.string("홍길동"), .string("좋아요")], .url))
        #expect(table.read(url: url)?.values == [.string("홍길동"), .string("좋아요")])
        #expect(table.read(url: "app://%EC%84%A4%EC%A0%95/알림/3")?.values == [.integer(3)])
    }

    /// No example of such a text is made up.
    @Test func longTexts() {
        let types = "types:\n  A:\n    type: String\n    length: 3000000000...\n"
        #expect(
            Checked("scheme: x\nhost: h\n\(types)routes:\n  a: a/${x:A}\n  b: a/${y}\n").lines == []
        )
    }
}
