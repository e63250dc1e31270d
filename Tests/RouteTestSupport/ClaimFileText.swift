/// Texts of files that claim links.
package enum ClaimFileText {
    /// An `apple-app-site-association` with one entry.
    package static func association(
        _ components: String..., app: String = "QX7P29LM4K.org.shop", variables: String = "{}"
    ) -> String {
        let components = components.joined(separator: ", ")
        let entry = #"{"appIDs": ["\#(app)"], "components": [\#(components)]}"#
        return association(entries: [entry], variables: variables)
    }

    package static func association(entries: [String], variables: String = "{}") -> String {
        let details = entries.joined(separator: ", ")
        let more = variables == "{}" ? "" : #", "substitutionVariables": \#(variables)"#
        return #"{"applinks": {"details": [\#(details)]\#(more)}}"#
    }

    /// A manifest with an activity. The given content starts at line 2.
    ///
    /// - Parameters:
    ///   - activity: the name and the attributes of the element.
    ///   - more: what is before the application.
    ///   - declaration: what is before the manifest.
    package static func manifest(
        _ content: String, activity: String = "activity", more: String = "",
        declaration: String = ""
    ) -> String {
        let name = activity.prefix { $0 != " " }
        return declaration
            + #"<manifest xmlns:android="http://schemas.android.com/apk/res/android" "#
            + #"xmlns:tools="http://schemas.android.com/tools">"#
            + "\(more)<application><\(activity)>\n\(content)\n"
            + "</\(name)></application></manifest>\n"
    }

    /// A manifest with an activity for links of `https://shop.example`.
    ///
    /// - Parameter data: what else the filter has.
    package static func webManifest(
        _ data: String = "", activity: String = "activity", more: String = ""
    ) -> String {
        let host = #"<data android:scheme="https" android:host="shop.example"/>"#
        return manifest(linkFilter(host + data), activity: activity, more: more)
    }

    /// An intent filter for links. The given content starts at its second line.
    package static func linkFilter(
        _ content: String, attributes: String = "android:autoVerify=\"true\""
    ) -> String {
        "<intent-filter \(attributes)>\(linkWords)\n\(content)\n</intent-filter>"
    }

    /// The elements of a filter for links, on one line.
    package static let linkWords =
        #"<action android:name="android.intent.action.VIEW"/>"#
        + #"<category android:name="android.intent.category.DEFAULT"/>"#
        + #"<category android:name="android.intent.category.BROWSABLE"/>"#
}
