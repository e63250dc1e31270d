import Testing

@testable import RouteRuntime

@Suite("The first segments, noted once")
struct PathTests {
    /// The first segments of a path, with "end" for a missing one.
    private func noted(
        _ text: String, base: _RouteLiteral = "", segments: Int, isRawValue: Bool = false
    ) -> [String]? {
        _RouteReader.read(text, isRawValue: isRawValue, base: base, segments: segments) { url in
            let path = url.hasHost ? url : url.path
            var texts: [String] = []
            for index in 0..<segments {
                if path.count == index { return texts + ["end"] }
                texts.append(path[index].string() ?? "none")
                #expect(path.string(index) == path[index].string())
            }
            return texts
        }
    }

    @Test(
        arguments: [
            ("https://h", ["h", "end"]), ("https://h/", ["h", "end"]),
            ("https://h//", ["h", "", "end"]),
            ("https://h/a/b", ["h", "a", "b", "end"]), ("https://h/a/b/c/d", ["h", "a", "b", "c"]),
            ("https://h/a/b/c/", ["h", "a", "b", "c"]), ("https://h/a?b/c#d/e", ["h", "a", "end"]),
            ("https://h/longer-than-a-word/!x'/y", ["h", "longer-than-a-word", "!x'", "y"]),
            ("https://h/a%2Fb/%zz/%61", ["h", "a/b", "none", "a"]),
            ("https://h/caf%C3%A9!'%20/x", ["h", "café!' ", "x", "end"]),
            ("https:///a", ["a", "end"]), ("https://", ["end"]), ("x:a/b", ["a", "b", "end"]),
            ("x:", ["end"]),
        ] as [(String, [String])])
    func segments(url: String, expected: [String]) {
        #expect(noted(url, segments: 4) == expected)
    }

    @Test(
        arguments: [
            ("https://h/p", ["end"]), ("https://h/p/", ["end"]), ("https://h/p//", ["", "end"]),
            ("https://h/p/a/b", ["a", "b", "end"]), ("https://h/p?q/r", ["end"]),
            ("https://h/p#f", ["end"]),
            // None of these begins with the base.
            ("https://h/px", ["h", "px", "end"]), ("https://h/p%2F", ["h", "p/", "end"]),
            ("https://h", ["h", "end"]),
            ("HTTPS://h/p/a", ["h", "p", "a"]), ("https://h:443/p/a", ["h", "p", "a"]),
            ("https://x/p/a", ["x", "p", "a"]),
            ("https://h@h/p/a", nil), ("/https://h/p/a", nil),
        ] as [(String, [String]?)])
    func base(url: String, expected: [String]?) {
        #expect(noted(url, base: "https://h/p", segments: 3) == expected)
    }

    @Test func whatFollowsTheBaseIsReadAsARawValue() {
        for tail in ["", "/", "//", "/a", "/a/", "/a//b/", "?a=b", "/?a#b", "#", "/%41/b?c"] {
            let url = "https://h/p" + tail
            #expect(
                noted(url, base: "https://h/p", segments: 4)
                    == noted(tail, segments: 4, isRawValue: true), "\(tail)")
        }
    }

    @Test(arguments: [0, 1, 2, 3, 4])
    func rests(from start: Int) {
        for limit in 2...6 {
            let texts = _RouteReader.read("x://a/b%20c/d/e", segments: limit) { url in
                url.path.rest(from: start) { $0.string() }
            }
            #expect(texts == Array(["a", "b c", "d", "e"].dropFirst(start)), "\(limit)")
        }
    }

    /// The segments from the last one on, as long as they are behind the first ones.
    private func last(_ text: String, after count: Int, storing limit: Int) -> [String]? {
        _RouteReader.read(text, segments: limit) { url in
            let path = url.hasHost ? url : url.path
            var texts: [String] = []
            while path.last(texts.count + 1, after: count).isPresent {
                texts.append(path.last(texts.count + 1, after: count).string() ?? "none")
            }
            return texts
        }
    }

    /// Whether they are stored or found on demand.
    @Test(
        arguments: [
            ("x://a/b%20c/d/e", ["e", "d", "b c", "a"]), ("x:a", ["a"]), ("x:a/", ["a"]),
            ("x:a//", ["", "a"]), ("x:a/b///", ["", "", "b", "a"]), ("x:///", []), ("x:////", [""]),
            ("x:", []),
            ("x:/", []), ("x:a/%zz/b?c/d#e/f", ["b", "none", "a"]),
            ("x:a//b/c/", ["c", "b", "", "a"]),
        ] as [(String, [String])])
    func segmentsFromTheLastOneOn(url: String, expected: [String]) {
        for limit in 2...7 {
            for count in 0...3 where count < limit - 1 {
                #expect(
                    last(url, after: count, storing: limit) == Array(expected.dropLast(count)),
                    "\(limit) \(count)")
            }
        }
    }

    @Test func aHostIsASegmentFromTheLastOneOn() {
        #expect(last("https://h/a", after: 0, storing: 4) == ["a", "h"])
        #expect(last("https://h/a", after: 1, storing: 4) == ["a"])
        #expect(last("https://h", after: 1, storing: 4) == [])
    }

    @Test(arguments: 0...3, 0...5)
    func restsBeforeTheLastSegments(from start: Int, before count: Int) {
        let all = ["a", "b c", "d", "e"]
        let expected = all.count - start < count ? nil : Array(all.dropFirst(start).dropLast(count))
        for limit in 2...6 {
            let texts = _RouteReader.read("x://a/b%20c/d/e?f/g", segments: limit) { url in
                url.path.rest(from: start, before: count) { $0.string() }
            }
            #expect(texts == expected, "\(limit)")
        }
        let texts = _RouteReader.read("x:#a/b%20c/d/e") { url in
            url.fragment.values(from: start, before: count) { $0.string() }
        }
        #expect(texts == expected)
    }

    @Test func onlyInAHostsPlaceCaseDoesNotCount() {
        let isEqual = _RouteReader.read("x:Track/Track", segments: 4) { url in
            [0, 1].map { url.path[$0].equalsAsFirst("TRACK") }
        }
        #expect(isEqual == [true, false])
    }
}
