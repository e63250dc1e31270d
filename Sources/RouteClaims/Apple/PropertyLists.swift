import RouteJSON
import RouteSpec

/// Services in the entitlement for associated domains.
private enum DomainService {
    static let links = "applinks"
    static let clips = "appclips"
}

extension ClaimFile {
    /// Reads an `Info.plist`: a list for each scheme that the app registers, in any case.
    mutating func readSchemes(_ root: XMLElement, _ resources: [String: String]) {
        let key = PropertyListKey.urlTypes
        for (index, type) in (root.value(of: key)?.children ?? []).enumerated() {
            let place = "\(key)[\(index)].\(PropertyListKey.urlSchemes)"
            let schemes = type.value(of: PropertyListKey.urlSchemes)
            for scheme in texts(schemes, at: place, resources) {
                lists.append(.ofScheme(scheme.text.lowercased(), at: scheme.location))
            }
        }
        isComplete = problems.isEmpty
    }

    /// Reads an `.entitlements` file: a list for each host whose links the app wants to open.
    mutating func readDomains(_ root: XMLElement, _ resources: [String: String]) {
        let key = PropertyListKey.domains
        for entry in texts(root.value(of: key), at: key, resources) {
            let parts = entry.text.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let text = String(parts[1].prefix { $0 != "?" })
            if text.isEmpty { continue }
            let host = ClaimedHost(text)
            switch parts[0] {
            case DomainService.links:
                lists.append(ClaimList(location: entry.location, hosts: [host]))
            case DomainService.clips where host.isSuffix:
                problems.report(
                    .invalidValue, "'\(entry.text)' has a '*', which App Clips do not support",
                    at: entry.location, help: "write each host")
            case DomainService.clips: clipHosts.append(host)
            default: break
            }
        }
        isComplete = problems.isEmpty
    }

    private struct LocatedText {
        let text: String
        let location: ClaimLocation
    }

    /// The texts in an array, with their placeholders replaced. One with an unknown placeholder is
    /// left out, and reported.
    private mutating func texts(
        _ array: XMLElement?, at place: String, _ resources: [String: String]
    ) -> [LocatedText] {
        (array?.children ?? []).enumerated().compactMap { index, element in
            guard element.name == "string" else { return nil }
            let text = element.text
            let location = element.location("\(place)[\(index)]")
            do throws(Placeholders.UnknownName) {
                let placeholders = Placeholders(values: resources, isOfXcode: true)
                return LocatedText(text: try placeholders.replaced(in: text), location: location)
            } catch {
                problems.report(
                    .unknownResource, "'\(text)' is not known: the build replaces it",
                    at: location, help: "give it with --resource \(error.name)=VALUE")
                return nil
            }
        }
    }
}

extension ClaimList {
    /// All links of a scheme.
    static func ofScheme(_ scheme: String, at location: ClaimLocation = ClaimLocation())
        -> ClaimList
    {
        ClaimList(
            location: location, schemes: [scheme], hosts: [ClaimedHost(name: nil)],
            rules: [ClaimRule(location: location)])
    }
}

// MARK: - Exporting

extension ExportRequest {
    /// The entitlement for the hosts of the spec, as a property list, or merged into one.
    func entitlements() throws(FileProblem) -> Export {
        let key = PropertyListKey.domains
        var domains = spec.table.webHosts.compactMap(\.text).map { DomainService.links + ":" + $0 }
        if !app.clipIDs.isEmpty {
            let hosts = spec.table.webHosts.filter { !$0.isSuffix }.compactMap(\.text)
            domains += hosts.map { DomainService.clips + ":" + $0 }
        }
        guard !domains.isEmpty else { throw noWebHost }
        guard let existing else {
            return Export(text: XMLElement.propertyList(key, .array(domains)))
        }
        let root = try XMLElement.readPropertyList(existing)
        /// Whether an entry is for a domain. It may have a mode, as in `?mode=developer`.
        func isEntry(_ entry: String, for domain: String) -> Bool {
            entry == domain || entry.hasPrefix(domain + "?")
        }
        let known = root.value(of: key)?.texts ?? []
        let kept = known.filter { entry in
            if domains.contains(where: { isEntry(entry, for: $0) }) { return true }
            // Other services stay.
            if entry.hasPrefix(DomainService.links + ":") { return false }
            return app.clipIDs.isEmpty || !entry.hasPrefix(DomainService.clips + ":")
        }
        let new = domains.filter { domain in
            !kept.contains { isEntry($0, for: domain) }
        }
        var edits = FileEdits(existing)
        if kept + new != known { edits.set(key, .array(kept + new), in: root) }
        return Export(text: edits.text)
    }

    /// The app's custom schemes for its Info.plist, as a property list. A file to merge with gets
    /// those that it lacks.
    func infoPropertyList() throws(FileProblem) -> Export {
        let key = PropertyListKey.urlTypes
        let schemesKey = PropertyListKey.urlSchemes
        if spec.table.customSchemes.isEmpty {
            throw FileProblem(
                "no base of the spec has a scheme of the app's own",
                help: "add a base, as in 'myapp://'")
        }
        let root = try existing.map { bytes throws(FileProblem) in
            try XMLElement.readPropertyList(bytes)
        }
        let types = root?.value(of: key)?.children ?? []
        let registered = types.flatMap { $0.value(of: schemesKey)?.texts ?? [] }
        let known = Set(registered.map { $0.lowercased() })
        let schemes = spec.table.customSchemes.filter { !known.contains($0) }
        let type = urlType(schemes)
        let array = XMLElement(name: "array", children: [type])
        guard let existing, let root else {
            return Export(text: XMLElement.propertyList(key, array))
        }
        var edits = FileEdits(existing)
        if schemes.isEmpty { return Export(text: edits.text) }
        // An earlier export has written the type with the app's name.
        let own = types.first { element in
            bundleID != nil && element.value(of: PropertyListKey.urlName)?.text == bundleID
        }
        if let own {
            let all = (own.value(of: schemesKey)?.texts ?? []) + schemes
            edits.set(schemesKey, .array(all), in: own)
        } else if let known = root.value(of: key), known.name == "array" {
            edits.add([type], to: known)
        } else {
            edits.set(key, array, in: root)
        }
        return Export(text: edits.text)
    }

    /// What follows the team ID in the app's ID; nil without an app.
    private var bundleID: String? {
        guard let id = app.fullAppIDs.first, let dot = id.firstIndex(of: ".") else { return nil }
        return String(id[dot...].dropFirst())
    }

    /// An entry of an `Info.plist` for some schemes.
    private func urlType(_ schemes: [String]) -> XMLElement {
        var children: [XMLElement] = [.key("CFBundleTypeRole"), .string("Editor")]
        if let bundleID { children += [.key(PropertyListKey.urlName), .string(bundleID)] }
        children += [.key(PropertyListKey.urlSchemes), .array(schemes)]
        return XMLElement(name: "dict", children: children)
    }

    var noWebHost: FileProblem {
        FileProblem(
            spec.table.webHostsWithPorts.isEmpty
                ? "no base of the spec has a host for links of the web"
                : "no base of the spec has a web host without a port, "
                    + "and the file cannot name one with a port",
            help: "add a base, as in 'https://example.com'")
    }
}

// MARK: - Values

extension XMLElement {
    /// Reads the dictionary of a property list.
    static func readPropertyList(_ bytes: [UInt8]) throws(FileProblem) -> XMLElement {
        let root = try read(bytes)
        guard root.name == "plist", let first = root.children.first, first.name == "dict",
            first.children.count.isMultiple(of: 2),
            first.children.enumerated().allSatisfy({ index, child in
                index.isMultiple(of: 2) == (child.name == "key")
            })
        else {
            throw FileProblem(
                "the file is not a property list with a dictionary", at: root.position)
        }
        return first
    }

    /// A property list with one key.
    fileprivate static func propertyList(_ key: String, _ value: XMLElement) -> String {
        let dictionary = XMLElement(name: "dict", children: [.key(key), value])
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            \(dictionary.lines.joined(separator: "\n"))
            </plist>

            """
    }

    static func key(_ name: String) -> XMLElement { XMLElement(name: "key", text: name) }

    fileprivate static func string(_ text: String) -> XMLElement {
        XMLElement(name: "string", text: text)
    }

    fileprivate static func array(_ texts: [String]) -> XMLElement {
        XMLElement(name: "array", children: texts.map(XMLElement.string))
    }

    /// The texts in an array.
    fileprivate var texts: [String] { children("string").map(\.text) }

    /// The value of a key in a dictionary; nil if there is none.
    func value(of key: String) -> XMLElement? {
        let index = children.firstIndex { $0.name == "key" && $0.text == key }
        return index.flatMap { children[($0 + 1)...].first }
    }
}
