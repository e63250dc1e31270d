import RouteLanguage
import RouteSpec

/// An intent filter, or a `<nav-graph>`, of which the build makes filters.
private struct FilterElement {
    let element: XMLElement
    /// Whether a link can reach it.
    let isReachable: Bool
}

extension ClaimFile {
    /// Reads a manifest, or a part of one: a list for each intent filter of an activity that opens
    /// links.
    mutating func readManifest(_ root: XMLElement, _ resources: [String: String]) {
        let levels = root.children("uses-sdk").compactMap { $0["minSdkVersion"] }
        minimumLevel = levels.lazy.compactMap { Int($0) }.first
        let placeholders = Placeholders(values: resources)
        var number = 0
        for filter in root.filters(isReachable: true) {
            let element = filter.element
            if element.name == IntentFilter.elementName {
                number += 1
                if filter.isReachable {
                    readFilter(element, at: "intent-filter \(number)", placeholders)
                }
            } else if filter.isReachable {
                leaveOut(
                    .unknownResource,
                    "the links of <nav-graph> are not known: the build makes filters of it",
                    at: element.location("nav-graph"),
                    help: "give the merged manifest of the built app")
            }
        }
    }

    private mutating func readFilter(
        _ element: XMLElement, at place: String, _ placeholders: Placeholders
    ) {
        func has(_ child: String, _ name: String) -> Bool {
            element.children(child).contains { $0["name"] == "android.intent.\(child).\(name)" }
        }
        let all = element.children("data").filter { !$0.isRemoved }
        // A link has no MIME type.
        let hasType = all.contains { $0["mimeType"] != nil || $0["mimeGroup"] != nil }
        guard !hasType, has("action", "VIEW"), has("category", "BROWSABLE"),
            has("category", "DEFAULT")
        else { return }
        let wasComplete = isComplete
        // What `ssp` attributes claim, URLs without a host, isn't known.
        isComplete = !all.contains { $0.attributes.keys.contains { $0.hasPrefix("android:ssp") } }
        let data = all.enumerated().map { index, element in
            self.data(element, at: element.location("\(place), data \(index + 1)"), placeholders)
        }
        let groups = element.children("uri-relative-filter-group")
        if let group = groups.first(where: { !$0.isRemoved }) {
            leaveOut(
                .unknownResource,
                "what <uri-relative-filter-group> claims is not known: the filter is left out",
                at: group.location("\(place), uri-relative-filter-group"),
                help: "compare the links of the filter yourself")
        }
        let filter = IntentFilter(
            location: element.location(place), isVerified: element["autoVerify"] == "true",
            data: data,
            isKnown: isComplete)
        isComplete = isComplete && wasComplete
        problems += filter.problems
        lists += [filter.claimList].compactMap(\.self)
    }

    private mutating func data(
        _ element: XMLElement, at location: ClaimLocation, _ placeholders: Placeholders
    ) -> IntentFilter.Data {
        func value(_ name: String) -> String? {
            guard let text = element[name] else { return nil }
            do throws(Placeholders.UnknownName) {
                return try placeholders.resolved(text)
            } catch {
                leaveOut(
                    .unknownResource,
                    "the value of '\(name)', '\(text)', is not known: the filter is left out",
                    at: location, help: "give it with --resource \(error.name)=VALUE")
                return nil
            }
        }
        let paths = AndroidPattern.Kind.allCases.compactMap { kind in
            value("path" + kind.rawValue).map { AndroidPattern(kind, $0) }
        }
        for pattern in paths where pattern.isRefused {
            leaveOut(
                .invalidValue,
                "'pathAdvancedPattern' is not valid, so Android 12 and later refuse to install "
                    + "the app: the filter is left out",
                at: location,
                help: "in '\(pattern.text)', close each '[' and '{', and write '*', '+', or '{' "
                    + "only after a character or a set")
        }
        return IntentFilter.Data(
            location: location, scheme: value("scheme"), host: value("host"), port: value("port"),
            paths: paths)
    }

    /// Reports what isn't known. Links that the file doesn't claim
    /// are then no problem: what is left out may claim them.
    private mutating func leaveOut(
        _ rule: Rule, _ message: String, at location: ClaimLocation, help: String
    ) {
        isComplete = false
        problems.report(rule, message, at: location, help: help)
    }
}

extension XMLElement {
    /// The value of an attribute.
    fileprivate subscript(name: String) -> String? { attributes["android:" + name] }

    fileprivate var isRemoved: Bool { ["remove", "removeAll"].contains(attributes["tools:node"]) }

    /// The filters in an element that a link can or can't reach.
    fileprivate func filters(isReachable: Bool) -> [FilterElement] {
        let isActivity = name == "activity" || name == "activity-alias"
        var filters: [FilterElement] = []
        for child in children {
            if child.name == IntentFilter.elementName || child.name == "nav-graph" {
                filters.append(
                    FilterElement(
                        element: child,
                        isReachable: isReachable && isActivity && !child.isRemoved))
                continue
            }
            let isOff =
                child.isRemoved || child["enabled"] == "false" || child["exported"] == "false"
            filters += child.filters(isReachable: isReachable && !isOff)
        }
        return filters
    }
}

extension Placeholders {
    /// The value of an attribute as Android reads it.
    fileprivate func resolved(_ text: String) throws(UnknownName) -> String {
        if text.hasPrefix("@"), let slash = text.firstIndex(of: "/") {
            return try value(of: String(text[slash...].dropFirst()))
        }
        var rest = try replaced(in: text)[...]
        var result = ""
        while let character = rest.popFirst() {
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            // Android reads an unknown escape as the escaped character.
            default: result.append(escaped)
            }
        }
        return result
    }
}
