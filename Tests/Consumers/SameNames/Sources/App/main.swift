import Account
import Shop

precondition(Shop.AppRoute(url: featured.url()) == .product(id: 7))
precondition(Account.AppRoute(url: thisDevice.url()) == thisDevice)
precondition(AppRoute(url: AppRoute.home.url()) == .home)
precondition(AppRoute(url: featured.url()) == nil && Shop.AppRoute(url: thisDevice.url()) == nil)
print(AppRoute.home.url(), featured.url(), thisDevice.url())
