import AccountFeature
import Testing

@Test func linksComeBack() {
    #expect(AppRoute(url: thisDevice.url()) == thisDevice)
}
