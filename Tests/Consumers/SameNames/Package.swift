// swift-tools-version: 6.2
import PackageDescription

let routeRuntime = Target.Dependency.product(name: "RouteRuntime", package: "RouteGen")
let routeGenPlugin = Target.PluginUsage.plugin(name: "RouteGenPlugin", package: "RouteGen")
let package = Package(
    name: "SameNames",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .target(name: "Shop", dependencies: [routeRuntime], plugins: [routeGenPlugin]),
        .target(name: "Account", dependencies: [routeRuntime], plugins: [routeGenPlugin]),
        .executableTarget(
            name: "App", dependencies: ["Shop", "Account", routeRuntime], plugins: [routeGenPlugin]),
    ]
)
