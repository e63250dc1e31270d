import Foundation
import Testing

/// The generated structs of constrained types (Semantics, section 1).
@Suite("Constrained types") struct ConstrainedTypeTests {
    private typealias Numbers = ConstrainedNumberRoute
    private typealias Texts = ConstrainedTextRoute

    private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))[0]
    }

    private func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode([value]), as: UTF8.self)
    }

    @Test func onlyValuesInTheRangeExist() {
        #expect(Numbers.Latitude(rawValue: 90)?.rawValue == 90)
        #expect(Numbers.Latitude(rawValue: 90.nextUp) == nil)
        #expect(Numbers.Latitude(rawValue: .nan) == nil)
        #expect(Numbers.Positive(rawValue: .infinity) == nil)
        #expect(Numbers.Positive(rawValue: .greatestFiniteMagnitude) != nil)
        #expect(Numbers.Share(rawValue: 1) == nil)
        #expect(Numbers.Share(rawValue: 1 - .ulpOfOne) != nil)
        #expect(Numbers.Depth(rawValue: -1) != nil)
        #expect(Numbers.Depth(rawValue: 0) == nil)
        #expect(Numbers.Below(rawValue: .min) != nil)
        #expect(Numbers.Cold(rawValue: -0.5) == nil)
        #expect(Numbers.Large(rawValue: .max) != nil)
        #expect(Numbers.Large(rawValue: 1 << 63 - 1) == nil)
    }

    @Test func onlyTextsOfTheTypeExist() {
        #expect(Texts.Color(rawValue: "fF8000") != nil)
        for text in ["", "ff800", "ff80000", "ff800g", "ff800\u{301}"] {
            #expect(Texts.Color(rawValue: text) == nil)
        }
        #expect(Texts.Initials(rawValue: "카페") != nil)
        #expect(Texts.Initials(rawValue: "e\u{301}") != nil)
        #expect(Texts.Initials(rawValue: "é") == nil)
        #expect(Texts.Shop(rawValue: "é") == nil)
        #expect(Texts.Shop(rawValue: "e\u{301}") != nil)
        #expect(Texts.Shop(rawValue: "WWW") != nil)
    }

    @Test func onlyURLsWithTheSchemesExist() throws {
        for text in ["https://a", "HTTP:b", "http:"] {
            #expect(Texts.WebPage(rawValue: try #require(URL(string: text))) != nil, "\(text)")
        }
        for text in ["ftp://a", "https", "//https://a", "httpss://a", "a?https:"] {
            #expect(Texts.WebPage(rawValue: try #require(URL(string: text))) == nil, "\(text)")
        }
    }

    @Test func valuesAreCodedAsTheirRawValues() throws {
        #expect(try encoded(Numbers.Latitude(rawValue: 52.5)) == "[52.5]")
        #expect(try decoded(Numbers.Latitude.self, "52.5") == Numbers.Latitude(rawValue: 52.5))
        #expect(throws: DecodingError.self) { try decoded(Numbers.Latitude.self, "91") }
        #expect(try decoded(Numbers.Rating.self, "5").rawValue == 5)
        #expect(throws: DecodingError.self) { try decoded(Numbers.Rating.self, "6") }
        #expect(try encoded(Texts.Color(rawValue: "ff8000")) == #"["ff8000"]"#)
        #expect(throws: DecodingError.self) { try decoded(Texts.Color.self, #""red""#) }
        let page = try decoded(Texts.WebPage.self, #""https://a/b""#)
        #expect(page.rawValue.absoluteString == "https://a/b")
        #expect(try encoded(page) == #"["https://a/b"]"#)
        #expect(throws: DecodingError.self) { try decoded(Texts.WebPage.self, #""ftp://a""#) }
    }

    @Test func valuesAreComparedHashedAndDescribed() throws {
        let (low, high) = (
            try #require(Numbers.Rating(rawValue: 1)), try #require(Numbers.Rating(rawValue: 5))
        )
        #expect(low < high && !(high < low) && low != high)
        #expect([high, low].sorted() == [low, high])
        #expect(Set([low, high, low]).count == 2)
        #expect("\(high)" == "5")
        #expect(Numbers.Latitude(rawValue: 52)?.description == "52")
        #expect(Texts.Color(rawValue: "ff8000")?.description == "ff8000")
        let page = try #require(URL(string: "https://a/b").flatMap(Texts.WebPage.init(rawValue:)))
        #expect("\(page)" == "https://a/b")
        #expect(Set([page, page]).count == 1)
    }

    @Test func aDefaultNeedsNoValue() throws {
        let color = try #require(Texts.Color(rawValue: "000000"))
        let route = Texts.color(value: color)
        #expect(
            route
                == .color(
                    value: color, o: nil, d: try #require(Texts.Color(rawValue: "ff8000")), l: []))
        #expect(route.rawValue == "color/000000")
    }
}
