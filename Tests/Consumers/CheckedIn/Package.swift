// swift-tools-version: 6.2
import PackageDescription

// For packages whose builds run no plugin: the generated file is checked in, and CI runs
//
//     swift package --allow-writing-to-package-directory \
//         routegen generate Sources/App/routes.yaml -o Sources/App/AppRoute.swift --check
//
// which fails, and prints the difference, if the file is not what the spec says.
let package = Package(
    name: "CheckedIn",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "RouteRuntime", package: "RouteGen")],
            exclude: ["routes.yaml"]
        )
    ]
)
