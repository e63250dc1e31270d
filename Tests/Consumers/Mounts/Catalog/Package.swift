// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Catalog",
    platforms: [.macOS(.v13)],
    products: [.library(name: "CatalogFeature", targets: ["CatalogFeature"])],
    dependencies: [.package(name: "RouteGen", path: "../../../..")],
    targets: [
        .target(
            name: "CatalogFeature",
            dependencies: [.product(name: "RouteRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGenPlugin", package: "RouteGen")]
        )
    ]
)
