import Foundation

/// Values of property lists in XML, as lines.
enum PropertyListText {
    static func text(_ text: String) -> [String] { ["<string>\(escaped(text))</string>"] }

    static func list(_ values: [[String]]) -> [String] { enclosed("array", values.flatMap(\.self)) }

    /// - Parameter members: in order.
    static func mapping(_ members: [(key: String, value: [String])]) -> [String] {
        enclosed("dict", members.flatMap { ["<key>\(escaped($0.key))</key>"] + $0.value })
    }

    private static func enclosed(_ name: String, _ lines: [String]) -> [String] {
        ["<\(name)>"] + lines.map { "\t" + $0 } + ["</\(name)>"]
    }

    /// A whole file, with a line feed at its end.
    static func file(_ lines: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """ + lines.map { $0 + "\n" }.joined() + "</plist>\n"
    }

    /// A text as XML has it, in an element or an attribute.
    static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) { text, pair in
            text.replacingOccurrences(of: pair.0, with: pair.1)
        }
    }
}

extension FileEdits {
    /// Adds values to the array of a key of a property list, or puts them in place of it.
    fileprivate mutating func add(
        _ values: [[String]], to key: String, of root: LocatedValue, replacing: Bool = false
    ) {
        let lines = PropertyListText.list(values)
        switch root[key] {
        case let array? where array.elements != nil && !replacing: add(values.flatMap(\.self), to: array)
        case let value?: replace(value.range, with: lines)
        case nil: add(["<key>\(key)</key>"] + lines, to: root)
        }
    }
}

extension ExportRequest {
    /// The entitlement for the hosts of the spec, as a property list, or merged into one.
    func entitlements() throws(FileProblem) -> Export {
        let key = PropertyListKey.domains
        let hosts = spec.table.webHosts
        guard !hosts.isEmpty else { throw noWebHost }
        let domains = hosts.compactMap(\.text).map { "applinks:" + $0 }
        guard let existing else {
            return Export(
                text: PropertyListText.file(
                    PropertyListText.mapping([(key, PropertyListText.list(domains.map(PropertyListText.text)))])))
        }
        let root = try LocatedValue(propertyList: existing)
        // Other services stay, and so do the modes of the spec's hosts.
        let known = (root[key]?.elements ?? []).compactMap(\.string)
        let kept = known.filter { entry in
            !entry.hasPrefix("applinks:") || domains.contains { entry == $0 || entry.hasPrefix($0 + "?") }
        }
        let new = domains.filter { domain in !kept.contains { $0 == domain || $0.hasPrefix(domain + "?") } }
        var edits = FileEdits(existing, .propertyList)
        if kept != known || !new.isEmpty {
            edits.add((kept + new).map(PropertyListText.text), to: key, of: root, replacing: true)
        }
        return Export(text: edits.text)
    }

    /// The app's custom schemes for its Info.plist, as a property list. A file to merge with gets those that it lacks.
    func infoPropertyList() throws(FileProblem) -> Export {
        let key = PropertyListKey.urlTypes
        var schemes = spec.table.customSchemes
        guard !schemes.isEmpty else {
            throw FileProblem(
                "no base of the spec has a scheme of the app's own", help: "add a base, as in 'myapp://'")
        }
        // An app ID is a team ID, a dot, and a bundle ID.
        let name = app.appIDs.first.flatMap { id in id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } }
        let root = try existing.map { bytes throws(FileProblem) in try LocatedValue(propertyList: bytes) }
        // An earlier export has written it.
        let own = name.flatMap { name in root?[key]?.elements?.firstIndex { $0["CFBundleURLName"]?.string == name } }
        if let existing {
            let others = ClaimFile(.infoPropertyList, existing).claims.lists.filter { list in
                own.map { !list.location.place.hasPrefix("\(key)[\($0)].") } ?? true
            }
            schemes.removeAll(where: others.flatMap(\.schemes).contains)
        }
        let list = PropertyListText.list(schemes.map(PropertyListText.text))
        let type = PropertyListText.mapping(
            [("CFBundleTypeRole", PropertyListText.text("Editor"))]
                + (name.map { [("CFBundleURLName", PropertyListText.text($0))] } ?? [])
                + [("CFBundleURLSchemes", list)])
        guard let existing, let root else {
            return Export(text: PropertyListText.file(PropertyListText.mapping([(key, PropertyListText.list([type]))])))
        }
        var edits = FileEdits(existing, .propertyList)
        if let own, let known = root[key]?.elements?[own]["CFBundleURLSchemes"], !schemes.isEmpty {
            edits.replace(known.range, with: list)
        } else if !schemes.isEmpty {
            edits.add([type], to: key, of: root)
        }
        return Export(text: edits.text)
    }

    var noWebHost: FileProblem {
        FileProblem(
            spec.table.webHostsWithPorts.isEmpty
                ? "no base of the spec has a host for links of the web"
                : "no base of the spec has a web host without a port, and the file cannot name one with a port",
            help: "add a base, as in 'https://example.com'")
    }
}
