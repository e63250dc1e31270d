import RouteNavigation
import SwiftUI

struct HomeScreen: View {
    var body: some View {
        List {
            ForEach(["1", "2", "3"], id: \.self) { id in
                // SwiftUI's own links work too: the host reports the new path to the navigator.
                NavigationLink("Item \(id)", value: AppRoute.item(id: id))
            }
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
            Button("Picture") { router.show(.imageViewer(url: AppRoute.picture(ofItem: id))) }
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
    let commentId: String
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        List {
            Button("My profile") { router.select(.profile) }
            Button("All items") { router.popToRoot() }
        }
        .navigationTitle("Reply to \(commentId)")
    }
}
