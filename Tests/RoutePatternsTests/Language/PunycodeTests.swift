import Testing

@testable import RoutePatterns

@Suite("Punycode (RFC 3492)")
struct PunycodeTests {
    /// Includes the samples of RFC 3492, section 7.1, in lower case.
    @Test(
        arguments: [
            ("ü", "tda"),
            ("bücher", "bcher-kva"),
            ("münchen", "mnchen-3ya"),
            ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
            ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
            ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
            ("pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"),
            ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
            ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
            ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
            ("세계의모든사람들이한국어를이해한다면얼마나좋을까", "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"),
            ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
            ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
            ("安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"),
            ("hello-another-way-それぞれの場所", "hello-another-way--fc4qua05auwb3674vfr0b"),
            ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"),
            ("majiでkoiする5秒前", "majikoi5-783gue6qz075azm5e"),
            ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
            ("そのスピードで", "d9juau41awczczp"),
            ("한국", "3e0b707e"),
            ("ß", "zca"),
            ("😀", "e28h"),
            ("a😀b", "ab-no82a"),
            ("faß", "fa-hia"),
            ("中文", "fiq228c"),
            ("рф", "p1ai"),
            ("ελλάδα", "hxakic4aa"),
            ("א", "4db"),
            ("aéaéaé", "aaa-bmabb"),
        ])
    func aLabel(label: String, expected: String) {
        #expect(Punycode.encoded(label) == expected)
        #expect(Punycode.host("www.\(label).com") == "www.xn--\(expected).com")
    }

    @Test func aHost() {
        #expect(Punycode.host("example.com") == "example.com")
        #expect(Punycode.host("BÜCHER.Example.com") == "xn--bcher-kva.example.com")
        #expect(Punycode.host("é.한국.") == "xn--9ca.xn--3e0b707e.")
        #expect(Punycode.host("") == "")
    }
}
