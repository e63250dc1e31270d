// swift-tools-version: 6.2
import PackageDescription

// Runs libFuzzer on the properties of RouteProperties. A separate package with links to the
// modules: their objects have to be instrumented, and code linked to libFuzzer isn't part of `swift
// build`. `.ci/fuzz` builds and runs it.

// Keep assertions in optimized code, so that it traps where a debug build would.
let instrumented = ["-sanitize=fuzzer", "-assert-config", "Debug", "-package-name", "routegen"]
// What the runtime inlines into every generated file is watched too.
let watched: [SwiftSetting] = [
    .unsafeFlags(instrumented + ["-sanitize=address"]), .enableExperimentalFeature("Lifetimes"),
]
// Optimizing dozens of generated files takes minutes.
let unoptimized: [SwiftSetting] = [.unsafeFlags(instrumented + ["-sanitize=address", "-Onone"])]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "RouteRuntime", swiftSettings: watched),
        .target(name: "RouteLanguage", dependencies: ["RouteRuntime"], swiftSettings: watched),
        .target(
            name: "RouteSpec", dependencies: ["RouteLanguage"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "RouteAnalysis", dependencies: ["RouteSpec"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "SwiftEmitter", dependencies: ["RouteAnalysis"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "RouteCompiler", dependencies: ["SwiftEmitter"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "RouteJSON", dependencies: ["RouteSpec"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "RouteMessages", dependencies: ["RouteCompiler", "RouteJSON"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "RouteDiff", dependencies: ["RouteCompiler", "RouteJSON"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "RouteClaims", dependencies: ["RouteAnalysis", "RouteJSON"],
            swiftSettings: [.unsafeFlags(instrumented)]),
        .target(
            name: "RouteNavigation", dependencies: ["RouteRuntime"], swiftSettings: unoptimized),
        .target(name: "AppModels", swiftSettings: unoptimized),
        .target(name: "SeededRandom", swiftSettings: unoptimized),
        .target(
            name: "RouteProperties",
            dependencies: [
                "AppModels", "RouteMessages", "RouteDiff", "RouteClaims", "RouteNavigation",
                "SeededRandom",
            ],
            swiftSettings: unoptimized),
        .executableTarget(
            name: "Fuzz", dependencies: ["RouteProperties"], swiftSettings: unoptimized,
            // The default linker cannot read its debug information.
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
