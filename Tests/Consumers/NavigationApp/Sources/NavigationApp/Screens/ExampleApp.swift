import RouteNavigation
import RouteNavigationUI
import SwiftUI

/// The demo as an app for iOS 17 and macOS 14: the routes and flows of NavigationDemo, drawn by
/// SwiftUI.
@main
struct ExampleApp: App {
    @State private var account = AccountStore()

    var body: some Scene {
        WindowGroup {
            WindowView().environment(account)
        }
    }
}

/// A window, with its own navigator and its own saved state.
struct WindowView: View {
    @State private var navigator = Navigator<AppRoute>()
    @Environment(AccountStore.self) private var account
    /// Of the app, not of the window: the onboarding is shown once.
    @AppStorage("isFirstStart") private var isFirstStart = true

    var body: some View {
        // Not a group, which would give the modifiers to each branch.
        ZStack { content }
            .handlesLinks(with: navigator)
            .onChange(of: account.isSignedIn) {
                if !account.isSignedIn { navigator.reset() }
            }
    }

    @ViewBuilder private var content: some View {
        if account.isSignedIn {
            NavigationHost(navigator, screens: AppScreens()) { tab in
                switch tab {
                case .home: Label("Home", systemImage: "house")
                case .profile: Label("Profile", systemImage: "person")
                case .settings: Label("Settings", systemImage: "gear")
                }
            }
            // Runs after the window has appeared and its navigator has started: over a link that
            // came first.
            .task {
                guard isFirstStart else { return }
                isFirstStart = false
                navigator.push(.onboarding)
            }
        } else {
            Button("Sign in") { account.signIn() }
        }
    }
}

/// The one mapping from routes to screens.
struct AppScreens: RouteScreens {
    func screen(for route: AppRoute, router: StackRouter<AppRoute>) -> some View {
        switch route {
        case .home: HomeScreen()
        case .item(let id): ItemScreen(id: id)
        case .comments(let itemId): CommentsScreen(itemId: itemId)
        case .reply(let itemId, let commentId):
            ReplyScreen(itemId: itemId, commentId: commentId, router: router)
        case .profile: ProfileScreen()
        case .editProfile: EditProfileScreen()
        case .editPicture: ImageScreen(url: AppRoute.picture(ofItem: "me"))
        case .settings: SettingsScreen()
        case .preferences(let route): preferencesScreen(for: route)
        case .imageViewer(let url): ImageScreen(url: url)
        case .onboarding: OnboardingScreen()
        }
    }
}
