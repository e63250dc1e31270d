/// Finds the intent filters that take links, and replaces what they have from resources.
struct ManifestReader {
    private let root: XMLElement
    private let resources: [String: String]
    /// What stands before the names of Android's attributes.
    private let prefix: String
    private let toolsPrefix: String
    private(set) var problems: [ClaimProblem] = []
    /// The number of intent filters up to now.
    private var count = 0

    init(_ root: XMLElement, resources: [String: String]) {
        self.root = root
        self.resources = resources
        func prefix(of namespace: String) -> String? {
            root.attributes.filter { $0.value == namespace && $0.key.hasPrefix("xmlns:") }.keys.min()
                .map { $0.dropFirst("xmlns:".count) + ":" }
        }
        self.prefix = prefix(of: "http://schemas.android.com/apk/res/android") ?? "android:"
        toolsPrefix = prefix(of: "http://schemas.android.com/tools") ?? "tools:"
    }

    mutating func filters() -> [IntentFilter] {
        filters(in: root, isActivity: false, isReachable: true)
    }

    private mutating func filters(in element: XMLElement, isActivity: Bool, isReachable: Bool) -> [IntentFilter] {
        var result: [IntentFilter] = []
        for child in element.children {
            if child.name == "intent-filter" {
                count += 1
                if isActivity, !isRemoved(child), let filter = filter(child, isReachable: isReachable) {
                    result.append(filter)
                }
                continue
            }
            let isOff = isRemoved(child) || self["enabled", child] == "false" || self["exported", child] == "false"
            result += filters(
                in: child, isActivity: child.name == "activity" || child.name == "activity-alias",
                isReachable: isReachable && !isOff)
        }
        return result
    }

    private subscript(name: String, element: XMLElement) -> String? {
        element.attributes[prefix + name]
    }

    private func isRemoved(_ element: XMLElement) -> Bool {
        ["remove", "removeAll"].contains(element.attributes[toolsPrefix + "node"])
    }

    private mutating func filter(_ element: XMLElement, isReachable: Bool) -> IntentFilter? {
        func has(_ child: String, _ name: String) -> Bool {
            element.children(child).contains { self["name", $0] == "android.intent.\(child).\(name)" }
        }
        let all = element.children("data").filter { !isRemoved($0) }
        let place = "intent-filter \(count)"
        let location = element.location(place)
        guard has("action", "VIEW"), has("category", "BROWSABLE"),
            // A link has no MIME type.
            !all.contains(where: { self["mimeType", $0] != nil || self["mimeGroup", $0] != nil })
        else { return nil }
        guard isReachable else {
            problems.append(
                ClaimProblem(
                    .unreachableFilter, .warning,
                    "no link reaches the filter: its activity is disabled or not exported", at: location,
                    help: "write android:exported=\"true\", or remove the filter"))
            return nil
        }
        guard has("category", "DEFAULT") else {
            problems.append(
                ClaimProblem(
                    .missingDefault, .warning, "no link reaches the filter: it lacks the category DEFAULT",
                    at: location,
                    help: "add <category android:name=\"android.intent.category.DEFAULT\" />"))
            return nil
        }
        var isKnown = true
        let data = self.data(all, place, &isKnown)
        let groups = element.children("uri-relative-filter-group").filter { !isRemoved($0) }.enumerated()
            .map { index, group in
                let place = "\(place), uri-relative-filter-group \(index + 1)"
                return IntentFilter.Group(
                    location: group.location(place), isAllowed: self["allow", group] != "false",
                    data: self.data(group.children("data"), place, &isKnown))
            }
        let specific = all.contains { data in data.attributes.keys.contains { $0.hasPrefix(prefix + "ssp") } }
        return IntentFilter(
            location: location, isVerified: self["autoVerify", element] == "true", data: data,
            groups: groups, isKnown: isKnown, uncertainty: specific ? "'ssp' is not modeled" : nil)
    }

    private mutating func data(
        _ elements: [XMLElement], _ place: String, _ isKnown: inout Bool
    ) -> [IntentFilter.Data] {
        elements.enumerated().map { index, element in
            let location = element.location("\(place), data \(index + 1)")
            func value(_ name: String) -> String? {
                guard let text = self[name, element] else { return nil }
                switch resolved(text) {
                case .success(let value): return value
                case .failure(let unknown):
                    isKnown = false
                    problems.append(
                        ClaimProblem(
                            .unknownResource, .warning,
                            "the value of '\(name)', '\(text)', is not known: the filter is left out",
                            at: location, help: "give it with --resource \(unknown.name)=VALUE"))
                    return nil
                }
            }
            func patterns(_ name: String) -> [AndroidPattern] {
                AndroidPattern.Kind.allCases.compactMap { kind in
                    value(name + kind.rawValue).map { AndroidPattern(kind, $0) }
                }
            }
            return IntentFilter.Data(
                location: location, scheme: value("scheme"), host: value("host"),
                port: value("port"), paths: patterns("path"), queries: patterns("query"),
                fragments: patterns("fragment"))
        }
    }

    private struct UnknownName: Error {
        let name: String
    }

    /// A value of an attribute as Android reads it.
    private func resolved(_ text: String) -> Result<String, UnknownName> {
        if text.hasPrefix("@"), let slash = text.firstIndex(of: "/") {
            let name = String(text[text.index(after: slash)...])
            return resources[name].map { .success($0) } ?? .failure(UnknownName(name: name))
        }
        var result = ""
        var rest = text[...]
        // A '${' behind it begins no placeholder.
        let lastEnd = rest.lastIndex(of: "}") ?? rest.startIndex
        while let character = rest.popFirst() {
            if character == "\\" {
                // Unknown escapes are the character itself.
                result.append(rest.popFirst().map { $0 == "n" ? "\n" : $0 == "t" ? "\t" : $0 } ?? "\\")
            } else if character == "$", rest.first == "{", rest.startIndex < lastEnd, let end = rest.firstIndex(of: "}")
            {
                let name = String(rest[rest.index(after: rest.startIndex)..<end])
                guard let value = resources[name] else { return .failure(UnknownName(name: name)) }
                result += value
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(character)
            }
        }
        return .success(result)
    }
}
