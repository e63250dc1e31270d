import RouteNavigation
import SwiftUI

struct ProfileScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router
    @State private var isAskingToDelete = false

    var body: some View {
        List {
            Button("Edit") { router.push(.editProfile) }
            Button("Delete account") { isAskingToDelete = true }
        }
        .navigationTitle("Profile")
        // An alert is no route. A link that opens a modal meanwhile waits until it is closed.
        .alert("Delete your account?", isPresented: $isAskingToDelete) {
            Button("Cancel") {}
        }
    }
}

struct EditProfileScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router
    @Environment(AccountStore.self) private var account

    var body: some View {
        List {
            Button("Picture") { router.push(.editPicture) }
            Button("Settings") { router.select(.settings) }
            Button("Sign out") { account.signOut() }
            Button("Close") { router.dismissModal() }
        }
        .navigationTitle("Edit profile")
    }
}

struct ImageScreen: View {
    let url: URL
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        VStack {
            Text(url.lastPathComponent)
            Button("Close") { router.dismissModal() }
        }
    }
}

struct OnboardingScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        VStack {
            Text("Welcome")
            Button("Start") { router.dismissModal() }
        }
    }
}
