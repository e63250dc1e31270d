// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Tabs",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                .product(name: "RouteRuntime", package: "RouteGen"),
                .product(name: "RouteNavigation", package: "RouteGen"),
            ],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        )
    ]
)
