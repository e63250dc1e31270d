let user = AppRoute.user(id: 42)
precondition(AppRoute(url: user.url()) == user && AppRoute(url: AppRoute.home.url()) == .home)
print(user.url())
