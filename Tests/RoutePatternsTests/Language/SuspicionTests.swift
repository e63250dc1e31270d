import RouteTestSupport
import Testing

@testable import RouteLanguage

@Suite("Valid patterns with text that is seldom meant")
struct SuspicionTests {
    private func suspicions(_ text: String, firstSegmentIsHost: Bool = false) throws
        -> [PatternError]
    {
        var errors: [PatternError] = []
        let types = TypeTable([.closed(ClosedType(name: "Tab", values: ["posts"]))])
        let pattern = try #require(
            Pattern.parse(text, types: types, errors: &errors), "\(text): \(errors)")
        return pattern.suspicions(types: types, firstSegmentIsHost: firstSegmentIsHost)
    }

    @Test(
        arguments: [
            (
                "s/:id*", ":id*", "':id*' looks like another framework's parameter",
                "write ${id...} instead of :id*"
            ),
            (
                "s/*path", "*path", "'*path' looks …",
                "write ${path...} instead of *path"
            ),
            (
                "s/item-:id/x", "item-:id", "'item-:id' looks like another framework's parameter",
                "write ${id} instead of :id"
            ),
            (
                "s/:größe.x", ":größe.x", "':größe.x' looks like another framework's parameter",
                "write ${größe} instead of :größe"
            ),
            (
                "s/${a}-:b", "${a}-:b", "'${a}-:b' looks like another framework's parameter",
                "write ${b} instead of :b"
            ),
            (
                "at/:lat,:lon", ":lat,:lon", "':lat,:lon' looks like another framework's parameter",
                "write ${lat} instead of :lat"
            ),
            (
                "b/$lat,$lon", "$lat,$lon", "'$lat,$lon' looks like another framework's parameter",
                "write ${lat} instead of $lat"
            ),
            (
                "c/:id:int", ":id:int", "':id:int' looks like another framework's parameter",
                "write ${id:Int} instead of :id:int"
            ),
            (
                "q/:year:month", ":year:month",
                "':year:month' looks like another framework's parameter",
                "write ${name} instead of :year:month"
            ),
            (
                "q(/:id)", ":id)", "':id)' looks like another framework's parameter",
                "write ${id} instead of :id"
            ),
            (
                "r(.:format)", "r(.:format)",
                "'r(.:format)' looks like another framework's parameter",
                "write ${format} instead of :format"
            ),
            (
                "s/:id!", ":id!", "':id!' looks like another framework's parameter",
                "write ${id} instead of :id"
            ),
            (
                "s/x-$(id)", "x-$(id)", "'x-$(id)' looks like another framework's parameter",
                "write ${id} instead of $(id)"
            ),
            (
                "*.html", "*.html", "'*.html' looks like a wildcard",
                "write a parameter such as ${name}"
            ),
            (
                "s/(.+)", "(.+)", "'(.+)' looks like a regular expression",
                "write a parameter such as ${name}"
            ),
            (
                "s/${t}:Tab", "${t}:Tab", "the type …",
                "write it as in ${id:Int}"
            ),
            (
                "s/x${t}:string", "x${t}:string", "the type …",
                "write it as in ${id:Int}"
            ),
            (
                "s/${id}=3", "=", "'=' after a parameter is literal text",
                "write a default as in ${page:Int=1}"
            ),
            (
                "s?x=${x}&p=${p:Int}=3", "=", "'=' after a parameter is literal text",
                "write a default as in ${page:Int=1}"
            ),
            (
                "s?p=${p:Int}?&x=${x}", "?", "'?' after a parameter is literal text",
                "write an optional parameter as in ${page:Int?}"
            ),
            (
                "s/${path}...", "...", "'...' after a parameter is literal text",
                "write a rest as in ${path...}, and a list of items as in tag=${tags:[String]}"
            ),
            (
                "s?tag=${t}...", "...", "'...' after a parameter is literal text",
                "write a rest as in ${path...}, and a list of items as in tag=${tags:[String]}"
            ),
            (
                "s?x=${x} &y=${y}", " ",
                "' ' at an end of a segment, a name, or a value is literal text",
                "remove the space"
            ),
            (
                "s/${x} ", " ", "' ' at an end of a segment, a name, or a value is literal text",
                "remove the space"
            ),
            (
                "s?x= ${x}", " ", "' ' at an end of a segment, a name, or a value is literal text",
                "remove the space"
            ),
            (
                "s&a=1&b=${b}", "&", "'&' in …",
                "write items after a '?', as in ?page=${page}"
            ),
            ("s?x=${x};y=${y}", ";", "';' does …", "write '&' instead"),
            ("s?a=b&x=${x}?y=${y}#z", "?", "'?' does …", "write '&' instead"),
            (
                "s?x=${x}&q|r=", "q|r=", "'q|r=' matches only an empty value",
                "write a parameter after the '=', as in page=${page}"
            ),
            (
                "s#A=", "A=", "'A=' matches only an empty value",
                "write a parameter after the '=', as in page=${page}"
            ),
            (
                "s#/x?b=", "b=", "'b=' matches only an empty value",
                "write a parameter after the '=', as in page=${page}"
            ),
            ("s?a=1&&b=2", "&", "an empty item, which is ignored", "remove the '&'"),
            ("s?&b=2", "&", "an empty item, which is ignored", "remove the '&'"),
            ("s?b=2&", "&", "an empty item, which is ignored", "remove the '&'"),
            ("s#a=1&&b=2", "&", "an empty item, which is ignored", "remove the '&'"),
            (
                "s?q=${q=\"new\"}", "\"new\"", "the quotes are a part of the default \"new\"",
                "write ${q=new}"
            ),
            (
                "s/${q='a b'}", "'a b'", "the quotes are a part of the default 'a b'",
                "write ${q=a b}"
            ),
            (
                "s?type=\"user\"", "\"user\"", "the quotes around a value are literal text",
                "remove the quotes"
            ),
            (
                "s?q='${q}'", "'${q}'", "the quotes around a value are literal text",
                "remove the quotes"
            ),
            (
                "s/'x'", "'x'", "the quotes around a value are literal text",
                "remove the quotes"
            ),
            ("s#", "#", "an empty … '#'", "remove the '#'"),
            (
                "user(/${id})?", "(/${id})?", "'(…)?' does not make a part of a pattern optional",
                "write two patterns, one with this part and one without"
            ),
            (
                "news/${category}?", "?", "a '?' without items does not make a segment optional",
                "write two patterns, one with the segment and one without"
            ),
            ("a///${b}", "", "an empty …", "remove one '/'"),
            ("https://h.example//b", "", "an empty …", "remove one '/'"),
            (
                "Example.co.uk.com/x", "Example.co.uk.com",
                "'Example.co.uk.com' looks like a host, but is the first segment of a path",
                "write https:// before it, or put the host under 'host'"
            ),
        ] as [(String, String, String, String)])
    func suspicion(text: String, place: String, message: String, help: String) throws {
        let found = try #require(try suspicions(text).first)
        #expect(String(decoding: Array(text.utf8)[found.range], as: UTF8.self) == place)
        #expect(found.message.agrees(with: message))
        #expect(found.help == help + "; if you mean this text, allow the warning")
        #expect(found.rule == .suspiciousPattern)
    }

    @Test(
        arguments: [
            "v1.0", "file.html", "apple-app-site-association", ".well-known/assetlinks.json",
            "x/${a:Int}:${b:Int}",
            "@me", "${id}:cancel", "${id:Int}:Int", "${id=a-:b}", "urn:isbn:1", "a:b", "::", ":",
            ":1", "a/(b)", "C++",
            "a*b", "$/$1",
            "//x", "///", "a//", "myapp:////x", "index.php/x", "a.min.js/x", "$${id}/x",
            "$${id:Int}", "$${a/b}",
            "%3Aid", "%7Bid%7D", "a%2Aб", "~user", "f?a=(.*)&b=x{y}z&filter[n]=${x}",
            "f#a=b&c=(.*)", "f#/:~:text",
            "https://example.com/example.com", "x/example.com",
            "compare/${a}...${b}", "x/a b/${c}.", "f?q=a b&r=a%20&s=${s}...x", "f?a=%3B%3F",
            "f?a=${a=;?}", "f?q",
            "f?q=${q='}&r='&s=''", "f?q=it's&r=\"a", "x/'${a}-b", "a/x;b=${b}",
            "maps/data=!3m1!4b1",
            "f#/", "f(x)?a=${a}", "f#a?b;c",
        ])
    func ordinaryText(text: String) throws {
        #expect(try suspicions(text) == [])
    }

    @Test func aFirstSegmentInAHostsPlaceMayLookLikeOne() throws {
        #expect(try suspicions("example.com/x", firstSegmentIsHost: true) == [])
        #expect(try suspicions("example.com/x").count == 1)
    }

    @Test func theBraceThatClosesALiteralOneIsLiteral() throws {
        var errors: [PatternError] = []
        #expect(
            Pattern.parse("a/$${x}/${y}", errors: &errors)?.path.texts.first {
                $0 == .literal("${x}")
            } != nil)
        #expect(Pattern.parse("a/$${x}}", errors: &errors) == nil)
        #expect(errors.map(\.message).agree(with: ["a path … '}'"]))
        #expect(errors.map(\.range) == [7..<8])
    }
}
