// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PublicRoutes",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .target(
            name: "Routes",
            dependencies: [.product(name: "RouteRuntime", package: "RouteGen")],
            swiftSettings: [
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        ),
        .executableTarget(
            name: "App",
            dependencies: ["Routes"],
            swiftSettings: [
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        ),
    ]
)
