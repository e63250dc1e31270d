import Foundation

/// A table of routes, with the compared ways to read and write its URLs.
struct Contenders<Route: Hashable> {
    let name: String
    /// The text before the paths, without a trailing `/`.
    let base: String
    /// The patterns of the spec, each with one route.
    let patterns: [String]
    let readURL: (URL) -> Route?
    let readText: (String) -> Route?
    let readByHand: (URL) -> Route?
    let writeText: (Route) -> String
    let writeURL: (Route) -> URL
    let writeByHand: (Route) -> String
    /// Loops that read all inputs and give the number of routes.
    let readURLs: ([URL]) -> Int
    let readTexts: ([String]) -> Int
    let readURLsByHand: ([URL]) -> Int
    /// Loops that write all routes and give a number that depends on every text.
    let writeTexts: ([Route]) -> Int
    let writeURLs: ([Route]) -> Int
    let writeTextsByHand: ([Route]) -> Int
    /// Makes a route of known values, in an optional as reading does; nil for a table whose values aren't all strings
    /// in the path.
    let make: ((KnownRoute) -> Route?)?
    /// A loop that makes the routes of all inputs and gives their number.
    let makeAll: (([KnownRoute]) -> Int)?
    /// One matching path with items for each route, with values of fewer than sixteen bytes, and of more.
    let short: [String]
    let middle: [String]
    let long: [String]
    /// Paths whose first segment no route has.
    let earlyMisses: [String]
    /// Paths with too many segments at the end.
    let lateMisses: [String]

    func urls(_ paths: [String]) -> [URL] {
        paths.compactMap { URL(string: base + "/" + $0) }
    }

    /// Paths, one for each route, with what is known of them.
    func known(_ paths: [String]) -> [KnownRoute] {
        paths.indices.map { KnownRoute(paths[$0], number: $0, pattern: patterns[$0]) }
    }
}
