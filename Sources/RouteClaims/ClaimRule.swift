/// One rule of a claim file.
package struct ClaimRule: Sendable {
    /// What a URL must be like from its path on.
    enum Condition: Sendable {
        case everything
        case component(AppleMatcher)
        case path(AndroidPattern)
    }

    /// Where the rule is in its file, such as `details[0].components[3]`.
    package let location: ClaimLocation
    /// Whether matching URLs stay in the browser.
    package var isExclusion = false
    var condition = Condition.everything

    package var place: String { location.place }

    /// Whether the rule matches a URL's path, query, and fragment.
    ///
    /// - Parameter onlyPath: whether query and fragment don't matter, and neither does a slash at
    ///   the end of the path.
    package func matches(_ url: ClaimedURL, onlyPath: Bool = false) -> Bool {
        switch condition {
        case .everything: true
        case .component(let matcher): matcher.matches(url, onlyPath: onlyPath)
        case .path(let pattern):
            pattern.matches(url.decodedPath)
                || onlyPath && pattern.matches(url.decodedPath + "/".utf16)
        }
    }

    /// Ends of URLs, from the path on, that match.
    var examples: [String] {
        switch condition {
        case .everything: ["/", "/a", "/a/a"]
        case .component(let matcher): matcher.examples
        case .path(let pattern): pattern.examples.map(URLText.escaped)
        }
    }

    /// The end of a URL that matches, and has more segments than a number; nil if none is known.
    func deepExample(segments count: Int) -> String? {
        switch condition {
        case .everything: "/" + Array(repeating: "a", count: count + 1).joined(separator: "/")
        case .component(let matcher): matcher.deepExample(segments: count)
        case .path(let pattern): pattern.deepExample(segments: count).map(URLText.escaped)
        }
    }
}
