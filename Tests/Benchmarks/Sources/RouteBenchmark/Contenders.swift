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
    /// Loops that read all inputs and return the number of routes.
    let readURLs: ([URL]) -> Int
    let readTexts: ([String]) -> Int
    let readURLsByHand: ([URL]) -> Int
    /// Loops that write all routes and return a number that depends on every text.
    let writeTexts: ([Route]) -> Int
    let writeURLs: ([Route]) -> Int
    let writeTextsByHand: ([Route]) -> Int
    /// Makes a route from known values, as an optional because reading returns one; nil for a table
    /// whose values aren't all strings in the path.
    let make: ((KnownRoute) -> Route?)?
    /// A loop that makes the routes of all inputs and returns their number.
    let makeAll: (([KnownRoute]) -> Int)?
    /// One matching path with items for each route: with values of fewer than sixteen bytes
    /// (`short`), or more.
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

    /// Paths, one for each route, with their known routes and values.
    func known(_ paths: [String]) -> [KnownRoute] {
        paths.indices.map { KnownRoute(paths[$0], number: $0, pattern: patterns[$0]) }
    }
}
