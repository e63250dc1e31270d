import RouteNavigation
import SwiftUI

struct SettingsScreen: View {
    @Environment(StackRouter<AppRoute>.self) private var router

    var body: some View {
        List {
            Button("Advanced") { router.present(.preferences(.advanced)) }
        }
        .navigationTitle("Settings")
    }
}
