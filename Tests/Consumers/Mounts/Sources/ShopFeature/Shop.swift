public let featured = ShopRoute.product(id: 7)
