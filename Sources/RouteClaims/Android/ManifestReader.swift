import RoutePatterns
import RouteSpec

extension ClaimFile {
    /// Reads a manifest, or a part of one: a list for each intent filter of an activity that opens links.
    mutating func readManifest(_ root: XMLElement, _ resources: [String: String]) {
        var reader = ManifestReader(root, resources: resources)
        let filters = reader.filters()
        claims = Claims(
            lists: filters.compactMap(\.claimList),
            isComplete: reader.isComplete && filters.allSatisfy(\.isKnown))
        minimumLevel = reader.minimumLevel
        problems = reader.problems + filters.flatMap(\.problems)
    }
}

/// Finds the intent filters that open links, and resolves their resources and placeholders.
struct ManifestReader {
    private let root: XMLElement
    private let placeholders: Placeholders
    private(set) var problems: [ClaimProblem] = []
    /// Whether the build adds no filters.
    private(set) var isComplete = true
    /// The number of intent filters so far.
    private var count = 0

    init(_ root: XMLElement, resources: [String: String]) {
        self.root = root
        placeholders = Placeholders(values: resources)
    }

    /// The `minSdkVersion`; nil if there is none.
    var minimumLevel: Int? {
        root.children("uses-sdk").lazy.compactMap { self["minSdkVersion", $0].flatMap { Int($0) } }.first
    }

    mutating func filters() -> [IntentFilter] {
        filters(in: root, isActivity: root.name == "activity", isReachable: true)
    }

    private mutating func filters(in element: XMLElement, isActivity: Bool, isReachable: Bool) -> [IntentFilter] {
        var result: [IntentFilter] = []
        for child in element.children {
            if child.name == IntentFilter.elementName {
                count += 1
                if isActivity, !isRemoved(child), let filter = filter(child, isReachable: isReachable) {
                    result.append(filter)
                }
                continue
            }
            if child.name == "nav-graph", isActivity, !isRemoved(child) {
                isComplete = false
                problems.report(
                    .unknownResource, "the links of <nav-graph> are not known: the build makes filters of it",
                    at: child.location("nav-graph"), help: "give the merged manifest of the built app")
            }
            let isOff = isRemoved(child) || self["enabled", child] == "false" || self["exported", child] == "false"
            result += filters(
                in: child, isActivity: child.name == "activity" || child.name == "activity-alias",
                isReachable: isReachable && !isOff)
        }
        return result
    }

    private subscript(name: String, element: XMLElement) -> String? {
        element.attributes["android:" + name]
    }

    private func isRemoved(_ element: XMLElement) -> Bool {
        ["remove", "removeAll"].contains(element.attributes["tools:node"])
    }

    private mutating func filter(_ element: XMLElement, isReachable: Bool) -> IntentFilter? {
        func has(_ child: String, _ name: String) -> Bool {
            element.children(child).contains { self["name", $0] == "android.intent.\(child).\(name)" }
        }
        let all = element.children("data").filter { !isRemoved($0) }
        let location = element.location("intent-filter \(count)")
        // A link has no MIME type.
        let hasType = all.contains { self["mimeType", $0] != nil || self["mimeGroup", $0] != nil }
        guard isReachable, !hasType, has("action", "VIEW"), has("category", "BROWSABLE"), has("category", "DEFAULT")
        else { return nil }
        // Attributes for URLs without a host aren't known.
        var isKnown = !all.contains { $0.attributes.keys.contains { $0.hasPrefix("android:ssp") } }
        let data = self.data(all, location.place, &isKnown)
        let groups = element.children("uri-relative-filter-group").filter { !isRemoved($0) }
        if let group = groups.first {
            isKnown = false
            problems.report(
                .unknownResource, "what <uri-relative-filter-group> claims is not known: the filter is left out",
                at: group.location("\(location.place), uri-relative-filter-group"),
                help: "compare the links of the filter yourself")
        }
        return IntentFilter(
            location: location, isVerified: self["autoVerify", element] == "true", data: data, isKnown: isKnown)
    }

    private mutating func data(
        _ elements: [XMLElement], _ place: String, _ isKnown: inout Bool
    ) -> [IntentFilter.Data] {
        elements.enumerated().map { index, element in
            let location = element.location("\(place), data \(index + 1)")
            func value(_ name: String) -> String? {
                guard let text = self[name, element] else { return nil }
                do throws(Placeholders.UnknownName) {
                    return try resolved(text)
                } catch {
                    isKnown = false
                    problems.report(
                        .unknownResource, "the value of '\(name)', '\(text)', is not known: the filter is left out",
                        at: location, help: "give it with --resource \(error.name)=VALUE")
                    return nil
                }
            }
            let paths = AndroidPattern.Kind.allCases.compactMap { kind in
                value("path" + kind.rawValue).map { AndroidPattern(kind, $0) }
            }
            for pattern in paths where pattern.isRefused {
                isKnown = false
                problems.report(
                    .invalidValue,
                    "'pathAdvancedPattern' is not valid, so Android 12 and later refuse to install the app: the filter "
                        + "is left out",
                    at: location,
                    help: "in '\(pattern.text)', close each '[' and '{', and write '*', '+', or '{' only after a "
                        + "character or a set")
            }
            return IntentFilter.Data(
                location: location, scheme: value("scheme"), host: value("host"),
                port: value("port"), paths: paths)
        }
    }

    /// The value of an attribute as Android reads it.
    private func resolved(_ text: String) throws(Placeholders.UnknownName) -> String {
        if text.hasPrefix("@"), let slash = text.firstIndex(of: "/") {
            return try placeholders.value(of: String(text[slash...].dropFirst()))
        }
        var rest = try placeholders.replaced(in: text)[...]
        var result = ""
        while let character = rest.popFirst() {
            // Android reads an unknown escape as the escaped character.
            let escaped = character == "\\" ? rest.popFirst() : nil
            result.append(escaped.map { $0 == "n" ? "\n" : $0 == "t" ? "\t" : $0 } ?? character)
        }
        return result
    }
}
