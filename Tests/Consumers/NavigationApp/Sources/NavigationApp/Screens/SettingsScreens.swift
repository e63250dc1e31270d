import RouteNavigation
import SwiftUI

struct SettingsScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        List {
            Button("Advanced") { router.push(.preferences(.advanced)) }
        }
        .navigationTitle("Settings")
    }
}
