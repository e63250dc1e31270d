print(AppRoute.home.url())
