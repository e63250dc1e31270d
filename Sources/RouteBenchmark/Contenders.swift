import Foundation

/// A table of routes with the ways to read and write its URLs that are compared.
struct Contenders<Route: Hashable> {
    let name: String
    /// What stands before the paths, without a `/` at its end.
    let base: String
    /// The patterns of the spec, each with one route.
    let patterns: [String]
    let readURL: (URL) -> Route?
    let readText: (String) -> Route?
    let readByHand: (URL) -> Route?
    let writeText: (Route) -> String
    let writeURL: (Route) -> URL
    let writeByHand: (Route) -> String
    /// Paths with items that the routes read, one of each, with values of fewer than sixteen bytes and of more.
    let short: [String]
    let middle: [String]
    let long: [String]
    /// Paths whose first segment no route has.
    let earlyMisses: [String]
    /// Paths with segments too many at their end.
    let lateMisses: [String]

    func urls(_ paths: [String]) -> [URL] {
        paths.compactMap { URL(string: base + "/" + $0) }
    }

}
