import Foundation

/// What a link means to the whole app, in whichever spec it is.
enum Destination: Equatable {
    case app(AppRoute)
    case checkout(CheckoutRoute)
    case account(AccountRoute)

    init?(_ url: URL?) {
        if let route = AppRoute(url: url) {
            self = .app(route)
        } else if let route = CheckoutRoute(url: url) {
            self = .checkout(route)
        } else if let route = AccountRoute(url: url) {
            self = .account(route)
        } else {
            return nil
        }
    }
}

let checkout = CheckoutRoute.step(step: .pay)
let device = AccountRoute.device(id: UUID())
let open = AppRoute.open(link: checkout.url())
precondition(Destination(open.url()) == .app(open))
precondition(open.rawValue == "open?link=myapp%3A%2F%2Fcheckout%2Fpay", open.rawValue)
precondition(Destination(checkout.url()) == .checkout(checkout))
precondition(Destination(device.url()) == .account(device))
precondition(Destination(URL(string: "myapp://account/name")) == .account(.step(step: .name)))
precondition(Destination(URL(string: "myapp://account/pay")) == nil)
// The names of the generated files of two folders don't clash.
precondition(ShopRoute.cart.rawValue == "cart" && MoreRoute.more.rawValue == "more")
print("five specs")
