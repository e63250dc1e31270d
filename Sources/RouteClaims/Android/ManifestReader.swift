import RouteLanguage
import RouteSpec

extension ClaimFile {
    /// Reads a manifest, or a part of one: a list for each intent filter of an activity that opens
    /// links.
    mutating func readManifest(_ root: XMLElement, _ resources: [String: String]) {
        minimumLevel =
            root.children("uses-sdk").lazy.compactMap { $0["minSdkVersion"].flatMap { Int($0) } }
            .first
        var number = 0
        for (element, isReachable) in root.filters(isReachable: true) {
            if element.name == IntentFilter.elementName {
                number += 1
                if isReachable {
                    readFilter(
                        element, at: "intent-filter \(number)", Placeholders(values: resources))
                }
            } else if isReachable {
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
        // Attributes for URLs without a host aren't known.
        isComplete = !all.contains { $0.attributes.keys.contains { $0.hasPrefix("android:ssp") } }
        let data = all.enumerated().map { index, element in
            self.data(element, at: element.location("\(place), data \(index + 1)"), placeholders)
        }
        if let group = element.children("uri-relative-filter-group").first(where: { !$0.isRemoved })
        {
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
                "'pathAdvancedPattern' is not valid, so Android 12 and later refuse to "
                    + "install the app: the filter is "
                    + "left out",
                at: location,
                help:
                    "in '\(pattern.text)', close each '[' and '{', and write '*', '+', "
                    + "or '{' only after a "
                    + "character or a set")
        }
        return IntentFilter.Data(
            location: location, scheme: value("scheme"), host: value("host"), port: value("port"),
            paths: paths)
    }

    /// Reports what isn't known, so that nothing is said about links that the file doesn't claim.
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

    /// The intent filters, and the `<nav-graph>`s that the build makes filters of, and whether a
    /// link can reach them.
    fileprivate func filters(isReachable: Bool) -> [(element: XMLElement, isReachable: Bool)] {
        let isActivity = name == "activity" || name == "activity-alias"
        return children.flatMap { child -> [(element: XMLElement, isReachable: Bool)] in
            let isOff =
                child.isRemoved || child["enabled"] == "false" || child["exported"] == "false"
            if child.name == IntentFilter.elementName || child.name == "nav-graph" {
                return [(child, isReachable && isActivity && !child.isRemoved)]
            }
            return child.filters(isReachable: isReachable && !isOff)
        }
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
            // Android reads an unknown escape as the escaped character.
            let escaped = character == "\\" ? rest.popFirst() : nil
            result.append(escaped.map { $0 == "n" ? "\n" : $0 == "t" ? "\t" : $0 } ?? character)
        }
        return result
    }
}
