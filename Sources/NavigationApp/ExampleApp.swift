import RouteNavigation
import RouteNavigationUI
import SwiftUI

/// The demo as an app for iOS 17 and macOS 14: the routes and flows of NavigationDemo, drawn by SwiftUI.
@main
struct ExampleApp: App {
    var body: some Scene {
        WindowGroup {
            WindowView()
        }
    }
}

/// A window, with its own navigator and its own saved state.
struct WindowView: View {
    @State private var navigator = Navigator<AppRoute>()
    @SceneStorage("isFirstStart") private var isFirstStart = "yes"

    var body: some View {
        NavigationHost(navigator, screens: AppScreens()) { tab in
            switch tab {
            case .home: Label("Home", systemImage: "house")
            case .profile: Label("Profile", systemImage: "person")
            case .settings: Label("Settings", systemImage: "gear")
            }
        }
        .onAppear {
            guard isFirstStart == "yes" else { return }
            isFirstStart = "no"
            navigator.present(.onboarding)
        }
    }
}

/// The one mapping from routes to screens.
struct AppScreens: RouteScreens {
    func screen(for route: AppRoute) -> some View {
        switch route {
        case .home: HomeScreen()
        case .item(let id): ItemScreen(id: id)
        case .comments(let itemId): CommentsScreen(itemId: itemId)
        case .reply(_, let commentId): ReplyScreen(commentId: commentId)
        case .profile: ProfileScreen()
        case .editProfile: EditProfileScreen()
        case .settings: SettingsScreen()
        case .preferences(let route): preferencesScreen(for: route)
        case .imageViewer(let url): ImageScreen(url: url)
        case .onboarding: OnboardingScreen()
        }
    }
}
