import Foundation

/// A module of this package, as the package manager built it.
package struct BuiltModule {
    private let build: URL

    /// - Parameter products: the folder of the package manager's products.
    package init(_ name: String, in products: URL) {
        build = products.appending(path: "\(name).build")
    }

    /// The paths of the object files of the module's sources. The folder may also have those of
    /// sources that were moved or deleted since, which would define everything twice.
    package func objects() throws -> [String] {
        struct Outputs: Decodable { let object: String? }
        let map = try Data(contentsOf: build.appending(path: "output-file-map.json"))
        return try JSONDecoder().decode([String: Outputs].self, from: map).values.compactMap(
            \.object
        ).sorted()
    }
}
