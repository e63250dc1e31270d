import Foundation
import Testing

@testable import RoutePatterns

/// Patterns that only an attacker would send: the right result or an error, on the stack of an
/// app's thread. No clock is needed: the tests end only if everything takes linear time.
@Suite("Long patterns")
struct LongPatternTests {
    /// The lengths of texts that are refused, and of lists in URLs.
    private static let long = 30_000
    /// The limits of a pattern.
    private static let segments = 256
    private static let items = 1_000

    /// Runs on a thread with the stack size of Foundation's and Dispatch's threads on Apple's
    /// systems.
    private func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result)
        async throws -> Result
    {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Swift.Result(catching: body)) }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    private func router(_ pattern: String) throws -> PatternRouter<RouteMatch> {
        try PatternRouter(bases: ["m://h"], patterns: ["r": pattern])
    }

    private func description(_ pattern: String) async throws -> String? {
        try await onSmallStack {
            do {
                _ = try PatternRouter<RouteMatch>(bases: ["m://h"], patterns: ["r": pattern])
                return nil
            } catch {
                return "\(error)"
            }
        }
    }

    private func mixed(_ count: Int) -> String {
        (0..<count).map { "${a\($0)}" }.joined(separator: "-")
    }

    @Test(arguments: [
        ("(", ")", true), ("*(", ")*", true), ("[", "]", false), ("{", "}", false),
        ("<", ">", false),
    ])
    func bracketsInBrackets(opening: String, closing: String, isValid: Bool) throws {
        let pattern =
            "x/" + String(repeating: opening, count: Self.long)
            + String(repeating: closing, count: Self.long)
        var errors: [PatternError] = []
        let parsed = Pattern.parse(pattern, errors: &errors)
        #expect((parsed != nil) == isValid)
        #expect(errors.count == (isValid ? 0 : 1))
        let suspicions = parsed?.suspicions(types: TypeTable(), firstSegmentIsHost: false) ?? []
        #expect(suspicions.count == (opening == "*(" ? 1 : 0))
    }

    @Test func sixteenParametersInASegment() async throws {
        let pattern = "x/" + mixed(16)
        let match = try await onSmallStack {
            let router = try PatternRouter<RouteMatch>(bases: ["m://h"], patterns: ["r": pattern])
            return router.match("m://h/x/" + String(repeating: "-", count: 1 << 20))
        }
        #expect(match?["a0"] == "")
        let last = String(repeating: "-", count: (1 << 20) - 15)
        #expect(match?["a15"] == .string(last))
    }

    @Test func seventeenParametersInASegment() async throws {
        let pattern = "x/" + mixed(17) + "/y"
        let expected = """
            105: a segment can have at most 16 parameters [bad-pattern]
            \(pattern)
            \(String(repeating: " ", count: 104))^~~~~~
            help: capture the whole segment as one String, and split it in your app
            """
        #expect(try await description(pattern) == expected)
        for place in ["#", "https://", "x#"] {
            let error = try await description(place + mixed(17))
            #expect(
                error?.contains("a segment can have at most 16 parameters [bad-pattern]") == true)
        }
    }

    @Test func manyParametersInASegment() async throws {
        let error = try await description(mixed(1_200))
        #expect(
            error?.hasPrefix("103: a segment can have at most 16 parameters [bad-pattern]\n")
                == true)
    }

    @Test(arguments: ["${", "${a", "a/${b:", "${a}${", "$${${"])
    func parametersWithoutAnEnd(part: String) async throws {
        let pattern = String(repeating: part, count: Self.long)
        let error = try await description(pattern)
        #expect(error?.contains(": a parameter without '}' [bad-pattern]\n") == true)
        #expect(
            try #require(error).hasSuffix(
                "\nhelp: end the parameter with '}', or write '$${' for a literal '${'"))
    }

    @Test func aPathOf256Segments() async throws {
        let captured = try await onSmallStack {
            let pattern = (0..<Self.segments).map { "${a\($0)}" }.joined(separator: "/")
            let router = try PatternRouter<RouteMatch>(bases: ["m://h"], patterns: ["r": pattern])
            let url = "m://h/" + (0..<Self.segments).map { "v\($0)" }.joined(separator: "/")
            let match = router.match(url)
            let values = try #require(match?.values)
            #expect(try router.url("r", values).absoluteString == url)
            #expect(router.match(url + "/x") == nil)
            #expect(router.match("m://h/x") == nil)
            return [match?["a0"], match?["a\(Self.segments - 1)"]]
        }
        #expect(captured == [.string("v0"), .string("v255")])
    }

    @Test(arguments: ["", "#", "x#"])
    func aPathOf256LiteralSegments(start: String) async throws {
        try await onSmallStack {
            let count = Self.segments - (start == "x#" ? 1 : 0)
            let pattern = start + (0..<count).map { "s\($0)" }.joined(separator: "/")
            let router = try PatternRouter<RouteMatch>(bases: ["m://h"], patterns: ["r": pattern])
            #expect(router.match("m://h/\(pattern)")?.name == "r")
            #expect(router.match("m://h/\(pattern)x") == nil)
            #expect(try router.url("r").absoluteString == "m://h/\(pattern)")
        }
    }

    @Test(arguments: [257, 30_000])
    func moreThan256Segments(count: Int) async throws {
        let pattern = String(repeating: "s/", count: count - 1) + "é"
        let marked = count == 257 ? "é" : "s"
        let expected = """
            513: a pattern has at most 256 segments [bad-pattern]
            \(pattern)
            \(String(repeating: " ", count: 512))^
            help: capture the rest of the path as a list, as in ${path...}
            """
        #expect(try await description(pattern) == expected)
        #expect(pattern.utf8.dropFirst(512).starts(with: marked.utf8))
        // Segments of a fragment count, too.
        let both = "s#" + String(repeating: "s/", count: count - 1)
        let lines = try #require(try await description(both)).split(separator: "\n")
        #expect(lines.first == "513: a pattern has at most 256 segments [bad-pattern]")
        #expect(
            lines.last == "help: capture the rest of the fragment as a list, as in ${fragment...}")
    }

    @Test func aBaseOfMoreThan256Segments() throws {
        let base = "m://h" + String(repeating: "/s", count: 257)
        let error = #expect(throws: PatternError.self) {
            try PatternRouter<RouteMatch>(bases: [base], patterns: [:])
        }
        #expect(
            error?.description == """
                519: a base has at most 256 segments [bad-base]
                \(base)
                \(String(repeating: " ", count: 518))^
                """)
        _ = try PatternRouter<RouteMatch>(bases: [String(base.dropLast(2))], patterns: ["r": "x"])
    }

    @Test(arguments: ["?", "#"])
    func aThousandItems(start: String) async throws {
        let captured = try await onSmallStack {
            let items = (0..<Self.items - 1).map { "i\($0)=${a\($0)}" }.joined(separator: "&")
            let router = try PatternRouter<RouteMatch>(
                bases: ["m://h"], patterns: ["r": "x\(start)\(items)&${rest...}"])
            let texts = (0..<Self.items - 1).map { "i\($0)=v\($0)" }
            let url = "m://h/x\(start)" + texts.joined(separator: "&")
            let match = try #require(
                router.match("m://h/x\(start)" + texts.reversed().joined(separator: "&")))
            #expect(try router.url("r", match.values).absoluteString == url)
            let others = (0..<Self.long).map { "o\($0)" }.joined(separator: "&")
            let rest: [String: String]? = router.match(url + "&" + others)?["rest"]
            #expect(rest?.count == Self.long)
            #expect(
                router.match("m://h/x\(start)" + texts.dropLast().joined(separator: "&")) == nil)
            return [match["a0"], match["a\(Self.items - 2)"]]
        }
        #expect(captured == [.string("v0"), .string("v998")])
    }

    @Test(arguments: ["?", "#", "?i=1#"])
    func moreThanAThousandItems(start: String) async throws {
        let count = start.contains("i") ? 1_000 : 1_001
        let pattern =
            start
            + (1...count).map { "i\($0)" }.joined(separator: "&")
            .replacingOccurrences(of: "i1&", with: "i1=1&")
        let place = pattern.utf8.count - "i\(count)".utf8.count
        let expected = """
            \(place + 1): a pattern can have at most 1000 items [bad-pattern]
            \(pattern)
            \(String(repeating: " ", count: place))^\(String(repeating: "~", count: "\(count)".count))
            help: capture the others together, as in ${others...}
            """
        #expect(try await description(pattern) == expected)
    }

    @Test func aRouteOfMoreThan256Patterns() throws {
        func router(_ count: Int) throws -> PatternRouter<RouteMatch> {
            try PatternRouter(bases: ["m://h"]) { routes in
                for number in 0..<count {
                    try routes.add("p\(number)?x=${x\(number)?}", name: "r") { $0 }
                }
            }
        }
        let largest = try router(256)
        let match = try #require(largest.match("m://h/p255?x=v"))
        #expect(match["x255"] == "v")
        #expect(match["x0"] == .some(.null))
        #expect(try largest.url("r", match.values).absoluteString == "m://h/p255?x=v")
        let error = #expect(throws: PatternError.self) { try router(257) }
        #expect(
            error?.description == """
                1: a route can have at most 256 patterns [bad-pattern]
                p256?x=${x256?}
                ^~~~~~~~~~~~~~~
                help: move the others to another route
                """)
    }

    @Test func aLiteralItemListsAndOptionalItemsAmongMany() throws {
        let names = (0..<20).map { "n\($0)" }
        let router = try router(
            "x?" + names.map { "\($0)=${\($0)?}" }.joined(separator: "&")
                + "&kind=k&flag&list=${list:[Int]}&d=${d=e}")
        let match = try #require(
            router.match("m://h/x?n3=a&list=1&flag=z&%6E4=b&kind=k&list=2&n3=b&n5="))
        #expect(match["n3"] == "a")
        #expect(match["n4"] == "b")
        #expect(match["n5"] == .some(.null))
        #expect(match["list"] == [1, 2])
        #expect(match["d"] == "e")
        #expect(router.match("m://h/x?flag&kind=l&kind=k") == nil)
        #expect(router.match("m://h/x?flag&kind=k&list=x") == nil)
        #expect(router.match("m://h/x?kind=k") == nil)
    }

    @Test func theNameOfAHostThatIsLongerThanALabel() async throws {
        let label = String(
            String.UnicodeScalarView(
                (0..<50_000).compactMap { Unicode.Scalar(0x4E00 + $0 % 20_000) }))
        let error = try await description("https://\(label)/x")
        #expect(error?.contains("is not ASCII [non-ascii-host]\n") == true)
    }
}
