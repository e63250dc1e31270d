// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LibraryEvolution",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .target(
            name: "Routes",
            dependencies: [.product(name: "RouteRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        ),
        .executableTarget(
            name: "App",
            dependencies: [
                "Routes",
                // Not used, only to build it in this mode.
                .product(name: "RoutePatterns", package: "RouteGen"),
                .product(name: "RouteNavigation", package: "RouteGen"),
            ]
        ),
    ]
)
