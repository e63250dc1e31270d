// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Tabs",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .target(
            name: "ShopFeature",
            dependencies: [.product(name: "RouteRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        ),
        .executableTarget(
            name: "App",
            dependencies: [
                "ShopFeature",
                .product(name: "RouteRuntime", package: "RouteGen"),
                .product(name: "RouteNavigation", package: "RouteGen"),
            ],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        ),
    ]
)
