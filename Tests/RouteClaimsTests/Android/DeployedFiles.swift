import Foundation

/// Files of public repositories, which lie beside the package in some checkouts only.
enum DeployedFiles {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("../shared/claims/deployed").standardizedFileURL

    static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }
}
