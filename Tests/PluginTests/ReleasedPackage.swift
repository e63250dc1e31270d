import Foundation
import Testing

/// This package as a release is tagged, whose plugins run tools that are built already: those that
/// were built with these tests, so that no consumer builds the tool again.
///
/// That plugins run a tool that is built from source is seen in this package's own demos.
struct ReleasedPackage {
    let folder: URL

    /// A copy of `Tests/Consumers`: each package there depends on the folder three above its own.
    var consumers: URL { folder.appending(path: "Tests/Consumers") }

    static var shared: ReleasedPackage {
        get async throws { try await made.value }
    }

    private static let made = Task { try await ReleasedPackage() }

    private init() async throws {
        folder = ConsumerPackage.routeGen.appending(path: ".build/released/RouteGen")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: consumers, withIntermediateDirectories: true)
        for name in ["Sources", "Plugins", "routes.yaml"] { try link(name) }
        for name in try names(in: "Tests") where name != "Consumers" { try link("Tests/\(name)") }
        for package in try names(in: "Tests/Consumers") {
            try FileManager.default.createDirectory(
                at: consumers.appending(path: package), withIntermediateDirectories: false)
            // Without what a build in that folder has left, which is hidden.
            for name in try names(in: "Tests/Consumers/\(package)") {
                try copy("Tests/Consumers/\(package)/\(name)")
            }
        }
        try await writeBundle()
        try await writeManifest()
    }

    private func writeBundle() async throws {
        let bundle = folder.appending(path: "RouteGenTools.artifactbundle")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: false)
        let target = try await run(["swift", "-print-target-info"]).standardOutput
        let triple = try JSONDecoder().decode(TargetInfo.self, from: Data(target.utf8)).target
            .unversionedTriple
        var artifacts: [String: Artifact] = [:]
        for tool in ["routegen", "routegen-build"] {
            try FileManager.default.copyItem(
                at: products.appending(path: tool), to: bundle.appending(path: tool))
            artifacts[tool] = Artifact(variants: [.init(path: tool, supportedTriples: [triple])])
        }
        try JSONEncoder().encode(Bundle(artifacts: artifacts)).write(
            to: bundle.appending(path: "info.json"))
    }

    private func writeManifest() async throws {
        let script = ConsumerPackage.routeGen.appending(path: ".ci/release-manifest").path(
            percentEncoded: false)
        let manifest = try await run([script, #"path: "RouteGenTools.artifactbundle""#])
        try #require(manifest.exitCode == 0, "\(manifest.output)")
        try Data(manifest.standardOutput.utf8).write(to: folder.appending(path: "Package.swift"))
    }

    private func link(_ path: String) throws {
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: path),
            withDestinationURL: ConsumerPackage.routeGen.appending(path: path))
    }

    private func copy(_ path: String) throws {
        try FileManager.default.copyItem(
            at: ConsumerPackage.routeGen.appending(path: path), to: folder.appending(path: path))
    }

    /// What is in a folder of this package, without hidden files.
    private func names(in path: String) throws -> [String] {
        let folder = ConsumerPackage.routeGen.appending(path: path)
        return try FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false)
        )
        .filter { !$0.hasPrefix(".") }
    }

    /// The folder of this build's products, where the tests are, too.
    private var products: URL {
        let bundle = Foundation.Bundle.allBundles.map(\.bundlePath).first {
            $0.hasSuffix(".xctest")
        }
        return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { let unversionedTriple: String }

        let target: Target
    }

    /// What `info.json` of a bundle says.
    private struct Bundle: Encodable {
        var schemaVersion = "1.0"
        let artifacts: [String: Artifact]
    }

    private struct Artifact: Encodable {
        struct Variant: Encodable {
            let path: String
            let supportedTriples: [String]
        }

        var type = "executable"
        var version = "0"
        let variants: [Variant]
    }
}
