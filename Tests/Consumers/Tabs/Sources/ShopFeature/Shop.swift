/// The links of the shop's first page.
public let featured = [ShopRoute.product(id: 7), .cart]
