import RouteClaims

/// A manifest with an activity. The given content starts at line 3.
func manifest(
    _ content: String, activity: String = "activity", resources: [String: String] = [:]
) -> ClaimFile {
    let text = """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
        <application><\(activity)>
        \(content)
        </\(activity.prefix { $0 != " " })></application></manifest>
        """
    return ClaimFile(.androidManifest, Array(text.utf8), resources: resources)
}

/// The elements of a filter for links, on one line.
let linkWords = """
    <action android:name="android.intent.action.VIEW"/><category android:name="android.intent.category.DEFAULT"/>\
    <category android:name="android.intent.category.BROWSABLE"/>
    """

/// An intent filter for links. The given content starts at line 4.
func linkFilter(_ content: String, attributes: String = "android:autoVerify=\"true\"") -> String {
    "<intent-filter \(attributes)>\(linkWords)\n\(content)\n</intent-filter>"
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
