// swift-tools-version: 6.2
import PackageDescription

// No spec, no plugin, no generated code: the routes are known only at run time.
let package = Package(
    name: "Router",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "RoutePatterns", package: "RouteGen")]
        )
    ]
)
