// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Swift5",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "RouteRuntime", package: "RouteGen")],
            swiftSettings: [
                .enableUpcomingFeature("StrictConcurrency")
            ],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        )
    ],
    swiftLanguageModes: [.v5]
)
