import RouteNavigation
import SwiftUI

// A feature with its own enum of routes, AppRoute.Preferences, and its own mapping from routes to
// screens.

/// The screens of one feature, next to the feature.
extension AppScreens {
    @ViewBuilder func preferencesScreen(for route: AppRoute.Preferences) -> some View {
        switch route {
        case .advanced: AdvancedScreen()
        }
    }
}

struct AdvancedScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        List {
            Button("Close") { router.dismissModal() }
        }
        .navigationTitle("Advanced")
    }
}
