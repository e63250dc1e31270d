extension ExportRequest {
    /// The entitlement for the hosts of the spec, as a property list.
    func entitlements() throws(ExportFailure) -> Export {
        let hosts = spec.table.webHosts
        guard !hosts.isEmpty else { throw Self.noWebHost }
        let domains = hosts.map { "applinks:\($0.isSuffix ? "*." : "")\($0.name ?? "")" }
        return Export(text: PropertyListText.file(.mapping([(Entitlements.key, .texts(domains))])))
    }

    /// The app's custom schemes for its Info.plist, as a property list.
    func infoPropertyList() throws(ExportFailure) -> Export {
        let schemes = spec.table.customSchemes
        guard !schemes.isEmpty else {
            throw ExportFailure(
                "no base of the spec has a scheme of the app's own", help: "add a base, as in 'myapp://'")
        }
        // An app ID is a team ID, a dot, and a bundle ID.
        let name = app.appIDs.first.flatMap { id in id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } }
        let type: [(String, PropertyListText)] =
            [("CFBundleTypeRole", .text("Editor"))] + (name.map { [("CFBundleURLName", .text($0))] } ?? [])
            + [("CFBundleURLSchemes", .texts(schemes))]
        return Export(text: PropertyListText.file(.mapping([("CFBundleURLTypes", .list([.mapping(type)]))])))
    }

    static let noWebHost = ExportFailure(
        "no base of the spec has a host for links of the web", help: "add a base, as in 'https://example.com'")
}

/// A value of a property list, to be printed as XML. Mappings keep the order of their members.
private indirect enum PropertyListText {
    case text(String)
    case list([PropertyListText])
    case mapping([(key: String, value: PropertyListText)])

    static func texts(_ texts: [String]) -> PropertyListText { .list(texts.map { .text($0) }) }

    /// A whole file, with a line feed at its end.
    static func file(_ value: PropertyListText) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """ + value.lines.map { $0 + "\n" }.joined() + "</plist>\n"
    }

    private var lines: [String] {
        switch self {
        case .text(let text): return ["<string>\(Self.escaped(text))</string>"]
        case .list(let values): return ["<array>"] + values.flatMap(\.lines).map { "\t" + $0 } + ["</array>"]
        case .mapping(let members):
            let lines = members.flatMap { ["<key>\(Self.escaped($0.key))</key>"] + $0.value.lines }
            return ["<dict>"] + lines.map { "\t" + $0 } + ["</dict>"]
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
