import RouteNavigation
import SwiftUI

struct ProfileScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        List {
            Button("Edit") { router.show(.editProfile) }
        }
        .navigationTitle("Profile")
    }
}

struct EditProfileScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router
    @Environment(AccountStore.self) private var account

    var body: some View {
        List {
            Button("Picture") { router.show(.imageViewer(url: AppRoute.picture(ofItem: "me"))) }
            Button("Settings") { router.select(.settings) }
            Button("Sign out") { account.signOut() }
            Button("Close") { router.dismiss() }
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
            Button("Close") { router.dismiss() }
        }
    }
}

struct OnboardingScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        VStack {
            Text("Welcome")
            Button("Start") { router.dismiss() }
        }
    }
}
