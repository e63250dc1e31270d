import ShopFeature
import Testing

@Test func linksComeBack() {
    #expect(ShopRoute(url: featured.url()) == featured)
}
