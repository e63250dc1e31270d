// swift-tools-version: 6.2
import PackageDescription

// Screens are drawn by SwiftUI. Where there is none, a program in a terminal uses what is under
// them.
#if os(macOS)
    let excluded = "Terminal"
#else
    let excluded = "Screens"
#endif

let package = Package(
    name: "NavigationApp",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [.executable(name: "App", targets: ["NavigationApp"])],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "NavigationApp",
            dependencies: [
                .product(name: "RouteRuntime", package: "RouteGen"),
                .product(name: "RouteNavigation", package: "RouteGen"),
                .product(name: "RouteNavigationUI", package: "RouteGen"),
            ],
            exclude: [excluded],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        )
    ],
    swiftLanguageModes: [.v6]
)
