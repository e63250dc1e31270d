import RouteAnalysis
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
}
