// swift-tools-version: 6.2
import PackageDescription

// Compares generated code with handwritten code. `swift run -c release RouteBenchmark` in this
// folder prints the times.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "RouteGen", path: "../..")],
    targets: [
        .executableTarget(
            name: "RouteBenchmark",
            dependencies: [
                .product(name: "RouteRuntime", package: "RouteGen"),
                .product(name: "RoutePatterns", package: "RouteGen"),
                .product(name: "RouteNavigation", package: "RouteGen"),
            ],
            plugins: ["BenchmarkTablesPlugin"]),
        .plugin(
            name: "BenchmarkTablesPlugin", capability: .buildTool(),
            dependencies: ["BenchmarkTables", .product(name: "routegen", package: "RouteGen")]),
        .executableTarget(name: "BenchmarkTables"),
    ],
    swiftLanguageModes: [.v6]
)
