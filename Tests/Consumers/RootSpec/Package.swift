// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RootSpec",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: ["Feature", .product(name: "RouteRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        ),
        .target(
            name: "Feature",
            dependencies: [.product(name: "RouteRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        ),
    ]
)
