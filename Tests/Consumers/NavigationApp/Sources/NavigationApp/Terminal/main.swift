import RouteNavigation

let navigator = Navigator<AppRoute>()
navigator.start(restoring: "")

navigator.open(.reply(itemId: "1", commentId: "2"))
await ReplyStore(router: navigator.activeRouter).send(on: "1")
precondition(navigator.current == .comments(itemId: "1"))

let account = AccountStore()
navigator.push(.imageViewer(url: AppRoute.picture(ofItem: "1")))
account.signOut()
navigator.reset()
precondition(!account.isSignedIn && navigator.current == .home)
print("\(AppRoute.Tab.allCases.count) tabs, a reply, and a sign-out")
