import RouteSpec

/// Finds the intent filters that open links, and resolves their resources and placeholders.
struct ManifestReader {
    private let root: XMLElement
    private let placeholders: Placeholders
    /// The prefix of Android's attributes, such as `android:`.
    private let prefix: String
    private let toolsPrefix: String
    private(set) var problems: [ClaimProblem] = []
    private(set) var obscured: [UnlistedClaims] = []
    /// The number of intent filters so far.
    private var count = 0

    init(_ root: XMLElement, resources: [String: String]) {
        self.root = root
        placeholders = Placeholders(values: resources)
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
            if child.name == "nav-graph", isActivity, !isRemoved(child) {
                obscured.append(UnlistedClaims())
                problems.append(
                    ClaimProblem(
                        .unknownResource,
                        "the links of <nav-graph> are not known: the build makes filters of it",
                        at: child.location("nav-graph"), help: "give the merged manifest of the built app"))
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
        func line(_ child: String, _ name: String) -> String {
            "add <\(child) android:name=\"android.intent.\(child).\(name)\" />"
        }
        let all = element.children("data").filter { !isRemoved($0) }
        let location = element.location("intent-filter \(count)")
        let hasType = all.contains { self["mimeType", $0] != nil || self["mimeGroup", $0] != nil }
        if !has("action", "VIEW") {
            block(all, location, "it lacks the action VIEW", help: line("action", "VIEW"))
            return nil
        }
        if !has("category", "BROWSABLE") {
            block(all, location, "it lacks the category BROWSABLE", help: line("category", "BROWSABLE"))
            return nil
        }
        if hasType {
            let help = "write another <intent-filter> for links"
            block(all, location, "it asks for a MIME type, and a link has none", help: help)
            return nil
        }
        guard isReachable else {
            problems.append(
                ClaimProblem(
                    .unreachableFilter, as: .warning,
                    "no link reaches the filter: its activity is disabled or not exported", at: location,
                    help: "write android:exported=\"true\", or remove the filter"))
            return nil
        }
        guard has("category", "DEFAULT") else {
            problems.append(
                ClaimProblem(
                    .missingDefault, "no link reaches the filter: it lacks the category DEFAULT",
                    at: location, help: line("category", "DEFAULT")))
            return nil
        }
        checkAttributes(of: element, Self.filterAttributes, at: location)
        var unknown: Set<String> = []
        let data = self.data(all, location.place, &unknown)
        let groups = element.children("uri-relative-filter-group").filter { !isRemoved($0) }.enumerated()
            .map { index, group in
                let place = "\(location.place), uri-relative-filter-group \(index + 1)"
                return IntentFilter.Group(
                    location: group.location(place), isAllowed: self["allow", group] != "false",
                    data: self.data(group.children("data"), place, &unknown))
            }
        let specific = all.contains { data in data.attributes.keys.contains { $0.hasPrefix(prefix + "ssp") } }
        return IntentFilter(
            location: location, isVerified: self["autoVerify", element] == "true", data: data, groups: groups,
            unknown: unknown, uncertainty: specific ? "'ssp' is not modeled" : nil)
    }

    /// Keeps the schemes and hosts of a filter that no link reaches.
    private mutating func block(_ data: [XMLElement], _ location: ClaimLocation, _ reason: String, help: String) {
        let schemes = data.compactMap { self["scheme", $0].flatMap { try? resolved($0) } }
        if schemes.isEmpty { return }
        var uncertainty: String?
        let hosts = data.flatMap { element -> [ClaimedHost] in
            guard let host = self["host", element].flatMap({ try? resolved($0) }) else { return [] }
            return IntentFilter.hosts(host, self["port", element], &uncertainty)
        }
        obscured.append(
            UnlistedClaims(
                schemes: schemes, hosts: hosts.isEmpty ? nil : hosts, obstacle: (reason, location, help)))
    }

    private static let filterAttributes = [
        "autoVerify", "icon", "label", "logo", "order", "priority", "roundIcon",
    ]

    private static let dataAttributes =
        ["scheme", "host", "port", "mimeType", "mimeGroup"]
        + ["path", "ssp", "query", "fragment"].flatMap { name in AndroidPattern.Kind.allCases.map { name + $0.rawValue }
        }

    /// Reports attributes that Android doesn't know, and those without its prefix.
    private mutating func checkAttributes(of element: XMLElement, _ names: [String], at location: ClaimLocation) {
        for attribute in element.attributes.keys.sorted() {
            let hasPrefix = attribute.hasPrefix(prefix)
            if !hasPrefix, attribute.contains(":") { continue }
            let name = hasPrefix ? String(attribute.dropFirst(prefix.count)) : attribute
            if hasPrefix, names.contains(name) { continue }
            let meant = names.contains(name) ? name : Suggestion.closest(to: name, among: names)
            problems.append(
                ClaimProblem(
                    meant == nil ? .unknownKey : .misspeltKey, as: meant == nil ? .warning : .error,
                    "'\(attribute)' is not an attribute of <\(element.name)>, so Android ignores it", at: location,
                    help: meant.map { "did you mean '\(prefix)\($0)'?" }))
        }
    }

    private mutating func data(
        _ elements: [XMLElement], _ place: String, _ unknown: inout Set<String>
    ) -> [IntentFilter.Data] {
        elements.enumerated().map { index, element in
            let location = element.location("\(place), data \(index + 1)")
            checkAttributes(of: element, Self.dataAttributes, at: location)
            func value(_ name: String) -> String? {
                guard let text = self[name, element] else { return nil }
                do throws(Placeholders.UnknownName) {
                    return try resolved(text)
                } catch {
                    unknown.insert(name)
                    problems.append(
                        ClaimProblem(
                            .unknownResource,
                            "the value of '\(name)', '\(text)', is not known: the filter is left out",
                            at: location, help: "give it with --resource \(error.name)=VALUE"))
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
