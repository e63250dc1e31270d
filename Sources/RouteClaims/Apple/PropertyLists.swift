import RouteJSON
import RouteSpec

/// Services in the entitlement for associated domains.
private enum DomainService {
    static let links = "applinks"
    static let clips = "appclips"
}

extension ClaimFile {
    /// Reads an `Info.plist`: a list for each scheme that the app registers. Systems ignore their
    /// case.
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
                    .unknownResource, "'\(text)' is not known: the build replaces it", at: location,
                    help: "give it with --resource \(error.name)=VALUE")
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
        // Other services stay, and so do the modes of the spec's hosts.
        let known = root.value(of: key)?.texts ?? []
        let kept = known.filter { entry in
            !entry.hasPrefix(DomainService.links + ":")
                && (app.clipIDs.isEmpty || !entry.hasPrefix(DomainService.clips + ":"))
                || domains.contains { entry == $0 || entry.hasPrefix($0 + "?") }
        }
        let new = domains.filter { domain in
            !kept.contains { $0 == domain || $0.hasPrefix(domain + "?") }
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
        // An app ID is a team ID, a dot, and a bundle ID.
        let name = app.fullAppIDs.first.flatMap { id in
            id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) }
        }
        // An earlier export has written it.
        let own = types.first { name != nil && $0.value(of: "CFBundleURLName")?.text == name }
        let registered = Set(
            types.flatMap { $0.value(of: schemesKey)?.texts ?? [] }.map { $0.lowercased() })
        let schemes = spec.table.customSchemes.filter { !registered.contains($0) }
        let type = XMLElement(
            name: "dict",
            children: [.key("CFBundleTypeRole"), .string("Editor")]
                + (name.map { [.key("CFBundleURLName"), .string($0)] } ?? []) + [
                    .key(schemesKey), .array(schemes),
                ])
        let array = XMLElement(name: "array", children: [type])
        guard let existing, let root else {
            return Export(text: XMLElement.propertyList(key, array))
        }
        var edits = FileEdits(existing)
        if let own, !schemes.isEmpty {
            edits.set(
                schemesKey, .array((own.value(of: schemesKey)?.texts ?? []) + schemes), in: own)
        } else if let known = root.value(of: key), known.name == "array", !schemes.isEmpty {
            edits.add([type], to: known)
        } else if !schemes.isEmpty {
            edits.set(key, array, in: root)
        }
        return Export(text: edits.text)
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
            zip(0..., first.children).allSatisfy({ $0.isMultiple(of: 2) == ($1.name == "key") })
        else {
            throw FileProblem(
                "the file is not a property list with a dictionary", at: root.position)
        }
        return first
    }

    /// A property list with one key.
    fileprivate static func propertyList(_ key: String, _ value: XMLElement) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
            + XMLElement(name: "dict", children: [.key(key), value]).lines.map { $0 + "\n" }
            .joined() + "</plist>\n"
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
        zip(children, children.dropFirst()).first { $0.0.name == "key" && $0.0.text == key }?.1
    }
}

// MARK: - Placeholders
