import RouteNavigation
import RouteNavigationUI
import SwiftUI

struct HomeScreen: View {
    @Environment(Navigator<AppRoute>.self) private var navigator

    var body: some View {
        List {
            Text("Scrolled up \(navigator.reselections(of: .home)) times")
            ForEach(["1", "2", "3"], id: \.self) { id in
                // SwiftUI's own links work too: the stack reports the new path to the navigator.
                NavigationLink("Item \(id)", value: AppRoute.item(id: id))
            }
            Button("Show onboarding") { navigator.push(.onboarding) }
            // A link of the app stays in the app.
            Link("Comments on item 2", destination: AppRoute.comments(itemId: "2").url())
        }
        .navigationTitle("Home")
    }
}

struct ItemScreen: View {
    let id: String
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        List {
            Button("Comments") { router.push(.comments(itemId: id)) }
            Button("Picture") { router.push(.imageViewer(url: AppRoute.picture(ofItem: id))) }
        }
        .navigationTitle("Item \(id)")
    }
}

struct CommentsScreen: View {
    let itemId: String
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        List {
            ForEach(["1", "2"], id: \.self) { id in
                Button("Reply to \(id)") { router.push(.reply(itemId: itemId, commentId: id)) }
            }
        }
        .navigationTitle("Comments")
    }
}

struct ReplyScreen: View {
    let itemId: String
    let commentId: String
    @Environment(StackRouter<AppRoute>.self) private var router
    @State private var store: ReplyStore

    init(itemId: String, commentId: String, router: StackRouter<AppRoute>) {
        self.itemId = itemId
        self.commentId = commentId
        _store = State(initialValue: ReplyStore(router: router))
    }

    var body: some View {
        List {
            Button("Send") { Task { await store.send(on: itemId) } }
            Button("My profile") { router.select(.profile) }
            Button("All items") { router.popToRoot() }
        }
        .navigationTitle("Reply to \(commentId)")
    }
}

struct ItemScreenPreviews: PreviewProvider {
    static var previews: some View {
        ItemScreen(id: "1").previewNavigator(at: AppRoute.item(id: "1"))
    }
}
