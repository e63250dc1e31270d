import HelpFeature
import Testing

@Test func linksComeBack() {
    #expect(HelpRoute(url: start.url()) == start)
}
