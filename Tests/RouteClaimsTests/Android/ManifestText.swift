import RouteClaims
import RouteTestSupport

/// A manifest with an activity. The given content starts at line 3.
func manifest(
    _ content: String, activity: String = "activity", resources: [String: String] = [:]
) -> ClaimFile {
    let text = ClaimFileText.manifest("\n" + content, activity: activity)
    return ClaimFile(.androidManifest, Array(text.utf8), resources: resources)
}

extension ClaimFile {
    /// The place of the rule that claims a URL; nil if none does.
    func place(_ url: String) -> String? {
        ClaimedURL(url).flatMap { rule(claiming: $0)?.place }
    }
}

extension ClaimProblem {
    /// The whole problem as text.
    var text: String {
        let position =
            (line.map { "\($0):\(column ?? 0): " } ?? "") + (place.isEmpty ? "" : place + ": ")
        return position + "\(severity) \(rule.id): \(message)"
            + (url.map { "\n  url: " + $0 } ?? "")
            + (help.map { "\n  help: " + $0 } ?? "")
    }
}
