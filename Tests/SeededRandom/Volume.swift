import Foundation

/// The seeds of a random test. `swift test` uses those that are listed, which found mistakes that
/// others don't find. `.ci/nightly` adds as many more as `ROUTEGEN_SEEDS` says.
package func seeds(_ listed: [UInt64]) -> [UInt64] {
    listed + (0..<UInt64(volume("ROUTEGEN_SEEDS", 0))).filter { !listed.contains($0) }
}

/// How much a random test tries: so much in `swift test`, and what the variable says in
/// `.ci/nightly`.
package func volume(_ variable: String, _ count: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? count
}

/// How much a random test tries: so much in `swift test`, and `ROUTEGEN_TIMES` times as much in
/// `.ci/nightly` and for `.ci/mutants`.
package func moreAtNight(_ count: Int) -> Int {
    count * volume("ROUTEGEN_TIMES", 1)
}
