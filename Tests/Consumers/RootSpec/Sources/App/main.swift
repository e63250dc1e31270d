import Feature

let user = AppRoute.user(id: 42)
precondition(user.rawValue == "user/42" && AppRoute(rawValue: "user/42") == user)
precondition(AppRoute(url: AppRoute.home.url()) == .home)
precondition(start.rawValue == "start")
print(user.url())
