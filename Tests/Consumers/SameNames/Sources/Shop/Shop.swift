package let featured = AppRoute.product(id: 7)
