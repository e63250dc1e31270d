import AccountFeature
import CatalogFeature
import Foundation
import HelpFeature
import ShopFeature

func opens(_ text: String, _ route: App.AppRoute) -> Bool {
    App.AppRoute(url: URL(string: text)) == route && route.url().absoluteString == text
}

precondition(opens("https://example.com/", .home))
precondition(opens("https://example.com/shop/product/7", .shop(.product(id: 7))))
precondition(opens("https://example.com/shop/products?sort=price", .shop(.products(sort: .price))))
precondition(opens("https://example.com/shop/cart/items/3", .shop(.cart(.item(number: 3)))))
precondition(opens("https://example.com/account/devices/this", .account(.device(name: "this"))))
precondition(
    opens(
        "https://example.com/more/help/en/returns",
        .more(.help(.article(language: .en, name: "returns")))))
precondition(
    opens(
        "https://example.com/more/catalog/2026?color=%23ff0000",
        .more(.catalog(.year(2026, "#ff0000")))))
precondition(App.AppRoute(url: URL(string: "myapp://shop/product/7")) == .shop(.product(id: 7)))

// A feature opens its own links too.
precondition(ShopRoute(url: URL(string: "https://example.com/shop/product/7")) == featured)
print(featured.url(), App.AppRoute.shop(featured).url())

extension CatalogRoute {
    static func year(_ year: Int, _ color: Color) -> Self { .year(year: year, color: color) }
}
