import RouteAnalysis
import RouteSpec
import RoutePatterns

extension Navigation {
    /// A route's place in one line: `home: push over item, not restored`.
    func text(of route: RouteID, in table: RouteTable) -> String {
        let place = self[route]
        var text = place.tab.map { "\($0): " } ?? ""
        text += place.presentation.rawValue
        if let parent = place.parent { text += " over \(table[parent.route].name)" }
        if place.opening == .show { text += ", shown by links" }
        if !place.isRestorable { text += ", not restored" }
        if !place.isInterruptible { text += ", not closed by links" }
        return text
    }

    /// A route's place as members of a JSON object.
    func members(of route: RouteID, in table: RouteTable) -> [(name: String, value: JSON)] {
        let place = self[route]
        return [
            ("tab", .optional(place.tab)), ("present", .string(place.presentation.rawValue)),
            ("parent", .optional(place.parent.map { table[$0.route].name })),
            ("restorable", .bool(place.isRestorable)), ("link", .string(place.opening.rawValue)),
            ("interruptible", .bool(place.isInterruptible)),
        ]
    }
}
