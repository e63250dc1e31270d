// swift-tools-version: 6.2
import PackageDescription

// A consumer's first release build compiles the tool, which takes longer to optimize than it will
// ever run there. Who installs the tool passes '-Xswiftc -O', which comes later on the compiler's
// command line.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// For types that borrow a URL's bytes.
let lifetimes = SwiftSetting.enableExperimentalFeature("Lifetimes")

let package = Package(
    name: "RouteGen",
    platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
    products: [
        .library(name: "RouteRuntime", targets: ["RouteRuntime"]),
        .library(name: "RoutePatterns", targets: ["RoutePatterns"]),
        .library(name: "RouteNavigation", targets: ["RouteNavigation"]),
        .library(name: "RouteNavigationUI", targets: ["RouteNavigationUI"]),
        .executable(name: "routegen", targets: ["routegen"]),
        .plugin(name: "RouteGenPlugin", targets: ["RouteGenPlugin"]),
        .plugin(name: "RouteGenCommand", targets: ["RouteGenCommand"]),
    ],
    dependencies: [],
    targets: [
        .target(name: "RouteRuntime", swiftSettings: [.strictMemorySafety(), lifetimes]),
        .target(name: "RoutePatterns", dependencies: ["RouteRuntime"], swiftSettings: [lifetimes]),
        .target(name: "RouteNavigation", dependencies: ["RouteRuntime"]),
        // Empty where there is no SwiftUI.
        .target(name: "RouteNavigationUI", dependencies: ["RouteNavigation"]),
        // The same files as RoutePatterns but a server's router, by a link, for the tool: a
        // server's links are read by optimized code, and optimizing it takes half of a consumer's
        // first build.
        .target(
            name: "RouteLanguage", dependencies: ["RouteRuntime"], exclude: ["Router"],
            swiftSettings: [lifetimes] + unoptimized),
        // A spec's way to Swift, one module a station: each sees only those above it.
        .target(name: "RouteSpec", dependencies: ["RouteLanguage"], swiftSettings: unoptimized),
        .target(name: "RouteAnalysis", dependencies: ["RouteSpec"], swiftSettings: unoptimized),
        .target(name: "SwiftEmitter", dependencies: ["RouteAnalysis"], swiftSettings: unoptimized),
        .target(name: "RouteCompiler", dependencies: ["SwiftEmitter"], swiftSettings: unoptimized),
        // What follows is of the command line alone.
        .target(name: "RouteJSON", dependencies: ["RouteSpec"], swiftSettings: unoptimized),
        // What people read about a spec's diagnostics: the lines they are about, and a guide for
        // each rule.
        .target(
            name: "RouteMessages", dependencies: ["RouteCompiler", "RouteJSON"],
            swiftSettings: unoptimized),
        // What a change of a spec breaks.
        .target(
            name: "RouteDiff", dependencies: ["RouteCompiler", "RouteJSON"],
            swiftSettings: unoptimized),
        // The files that hand an app's links to it, on Apple's systems and on Android.
        .target(
            name: "RouteClaims", dependencies: ["RouteAnalysis", "RouteJSON"],
            swiftSettings: unoptimized),
        // A spec for generators and tools.
        .target(
            name: "RouteManifest", dependencies: ["RouteAnalysis", "RouteJSON"],
            swiftSettings: unoptimized),
        // A spec in other languages.
        .target(
            name: "TypeScriptEmitter", dependencies: ["RouteAnalysis"],
            exclude: ["Runtime/tsconfig.json"],
            swiftSettings: unoptimized, plugins: ["EmbeddedTextPlugin"]),
        // A page to look at a spec's routes.
        .target(
            name: "RouteMap", dependencies: ["TypeScriptEmitter", "RouteJSON"],
            swiftSettings: unoptimized, plugins: ["EmbeddedTextPlugin"]),
        .executableTarget(
            name: "routegen",
            dependencies: [
                "RouteMessages", "RouteDiff", "RouteClaims", "RouteManifest", "RouteMap",
                "TypeScriptEmitter",
            ],
            swiftSettings: unoptimized),
        // A consumer's first build compiles this and what it depends on: none of the modules that
        // only 'routegen' has.
        .executableTarget(
            name: "routegen-build", dependencies: ["RouteCompiler"], swiftSettings: unoptimized),
        // For the files of other languages in the command line.
        .plugin(name: "EmbeddedTextPlugin", capability: .buildTool(), dependencies: ["embed-text"]),
        .executableTarget(name: "embed-text", swiftSettings: unoptimized),
        .plugin(name: "RouteGenPlugin", capability: .buildTool(), dependencies: ["routegen-build"]),
        .plugin(
            name: "RouteGenCommand",
            capability: .command(
                intent: .custom(
                    verb: "routegen",
                    description: "Check, list, match and write the routes of a spec. See --help."
                )
            ),
            dependencies: ["routegen"]
        ),
        // Has no spec of its own, so that it takes the one at the package's root, as any target
        // would.
        .executableTarget(
            name: "RouteDemo", dependencies: ["RouteRuntime"], plugins: ["RouteGenPlugin"]),
        .executableTarget(
            name: "NavigationDemo", dependencies: ["RouteNavigation", "RouteRuntime"],
            plugins: ["RouteGenPlugin"]),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .testTarget(name: "RouteRuntimeTests", dependencies: ["RouteRuntime", "SeededRandom"]),
        .testTarget(
            name: "RoutePatternsTests",
            dependencies: ["RoutePatterns", "RouteLanguage", "RouteTestSupport"]),
        .testTarget(
            name: "RouteNavigationTests",
            dependencies: ["RouteNavigation", "NavigationDemo", "SeededRandom"],
            exclude: ["Mutants.txt"]),
        // A spec in a test, with markers where diagnostics are due.
        .target(
            name: "RouteTestSupport", dependencies: ["RouteCompiler", "SeededRandom"],
            path: "Tests/RouteTestSupport"),
        .testTarget(name: "RouteSpecTests", dependencies: ["RouteTestSupport"]),
        .testTarget(name: "RouteAnalysisTests", dependencies: ["RouteTestSupport"]),
        .testTarget(
            name: "RouteCompilerTests", dependencies: ["RouteTestSupport", "RouteMessages"]),
        .testTarget(name: "RouteDiffTests", dependencies: ["RouteTestSupport", "RouteDiff"]),
        .testTarget(name: "RouteClaimsTests", dependencies: ["RouteTestSupport", "RouteClaims"]),
        .testTarget(
            name: "RouteMapTests",
            dependencies: ["RouteTestSupport", "RouteMap", "RouteManifest"],
            exclude: ["document.mjs"]),
        // These two have links to the random tables of RoutePatternsTests.
        .testTarget(
            name: "RouteManifestTests", dependencies: ["RouteTestSupport", "RouteManifest"]),
        .testTarget(
            name: "TypeScriptEmitterTests",
            dependencies: ["TypeScriptEmitter", "RouteCompiler", "SeededRandom"]),
        .testTarget(
            name: "RouteGenTests",
            dependencies: [
                "routegen", "routegen-build", "RouteTestSupport", "RouteDiff", "RouteClaims",
            ]),
        // The app's own types in the golden specs.
        .target(name: "AppModels", path: "Tests/AppModels"),
        // With a link to RouteProperties: what must hold for any bytes, and the golden specs'
        // enums, of which some of it is said. The fuzzing package, Tests/Fuzzing, tries the same
        // properties. With strict memory safety, so that generated code which isn't safe gives a
        // warning.
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "AppModels", "RouteNavigation", "RouteTestSupport", "routegen", "RouteCompiler",
                "RouteDiff",
                "RouteClaims",
            ],
            swiftSettings: [.strictMemorySafety()]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "RouteNavigation", "RouteTestSupport", "routegen", "RouteCompiler", "RouteDiff",
            ]),
        .testTarget(name: "PluginTests", dependencies: ["routegen", "routegen-build"]),
    ],
    swiftLanguageModes: [.v6]
)
