import RouteLanguage
import RouteSpec

extension MatchingEmitter {
    /// Prints the patterns that end at a node. The first that matches the whole URL wins.
    mutating func emitEnds(
        _ ends: [PatternID], at place: Place, captures: [MatchingPlan.Capture],
        into code: inout CodeWriter
    ) {
        if ends.count > 1, !place.conditions.isEmpty {
            return code.when(place.conditions) {
                emitEnds(ends, at: place.asked, captures: captures, into: &$0)
            }
        }
        for pattern in ends {
            let reading = PatternReadingCode(pattern, self, at: place, captures: captures)
            mixedParts = reading.emitter.mixedParts
            let route = table.route(of: pattern)
            // `.none` would be the case of Optional.
            let type = ["none", "some"].contains(route.path[0]) ? names.route : ""
            var construction = route.construction(reading.values)
            construction.head = "return \(type)\(construction.head)"
            var conditions = place.conditions
            if patternsOnNoServer.contains(pattern) { conditions.append("!reader.isOnServer") }
            conditions += reading.conditions
            if conditions.isEmpty, place.countBehind != nil { conditions.append(place.isReached) }
            // An `if` with nothing that can fail gets a warning.
            if conditions.allSatisfy({ $0.bytes.starts(with: "case let ".utf8) }) {
                for condition in conditions {
                    code.lines([SwiftText(condition.bytes.dropFirst("case ".utf8.count))])
                }
                return code.call(construction)
            }
            code.when(conditions) { $0.call(construction) }
        }
    }
}
