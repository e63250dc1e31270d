// swift-tools-version: 6.2
import PackageDescription

let routeRuntime = Target.Dependency.product(name: "RouteRuntime", package: "RouteGen")
let routeGenPlugin = Target.PluginUsage.plugin(name: "RouteGenPlugin", package: "RouteGen")
let features = ["ShopFeature", "AccountFeature", "HelpFeature"]
let package = Package(
    name: "Mounts",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "RouteGen", path: "../../.."),
        .package(path: "Catalog"),
    ],
    targets: features.flatMap { feature -> [Target] in
        [
            .target(name: feature, dependencies: [routeRuntime], plugins: [routeGenPlugin]),
            .testTarget(name: feature + "Tests", dependencies: [.target(name: feature)]),
        ]
    } + [
        .executableTarget(
            name: "App",
            dependencies: features.map { .target(name: $0) } + [
                .product(name: "CatalogFeature", package: "Catalog"), routeRuntime,
            ],
            plugins: [routeGenPlugin]
        )
    ]
)
