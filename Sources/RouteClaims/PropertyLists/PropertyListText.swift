import Foundation

/// A value of a property list, to be printed as XML. Mappings keep the order of their members.
indirect enum PropertyListText {
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

    fileprivate var lines: [String] {
        switch self {
        case .text(let text): return ["<string>\(Self.escaped(text))</string>"]
        case .list(let values): return ["<array>"] + values.flatMap(\.lines).map { "\t" + $0 } + ["</array>"]
        case .mapping(let members):
            let lines = members.flatMap { ["<key>\(Self.escaped($0.key))</key>"] + $0.value.lines }
            return ["<dict>"] + lines.map { "\t" + $0 } + ["</dict>"]
        }
    }

    static func escaped(_ text: String) -> String {
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

/// The text of a property list that exists. Everything but one array stays as it is.
struct PropertyListFile {
    let text: String

    init(_ bytes: [UInt8]) throws(ExportFailure) {
        guard PropertyList.mapping(bytes) != nil, let text = String(bytes: bytes) else {
            throw ExportFailure(PropertyList.problem(of: bytes))
        }
        self.text = text
    }

    /// The file with other values in the array of a key, or with more in front of its own. A missing array is added.
    func setting(_ key: String, _ values: [PropertyListText], keepsOthers: Bool = false) -> String {
        let lines = values.flatMap(\.lines).map { "\t" + $0 }
        let array = text.range(of: "<key>\(key)</key>").flatMap { key in
            text.range(
                of: #"\s*<array\s*/?>"#, options: [.regularExpression, .anchored], range: key.upperBound..<text.endIndex
            )
        }
        guard let array, let start = text[array].firstIndex(of: "<") else {
            return adding(["<key>\(key)</key>", "<array>"] + lines + ["</array>"])
        }
        let isEmpty = text[array].hasSuffix("/>")
        let indent = "\n" + indent(before: start)
        if keepsOthers, !isEmpty {
            return text.replacingCharacters(
                in: array.upperBound..<array.upperBound, with: lines.map { indent + $0 }.joined())
        }
        let rest = array.upperBound..<text.endIndex
        let end = isEmpty ? array.upperBound : text.range(of: "</array>", range: rest)?.upperBound ?? array.upperBound
        return text.replacingCharacters(
            in: start..<end, with: (["<array>"] + lines + ["</array>"]).joined(separator: indent))
    }

    /// The file with lines at the end of its outermost dictionary.
    private func adding(_ lines: [String]) -> String {
        guard let end = text.range(of: "</dict>", options: .backwards)?.lowerBound else {
            guard let empty = text.range(of: #"<dict\s*/>"#, options: .regularExpression) else { return text }
            return text.replacingCharacters(
                in: empty, with: "<dict>\n" + lines.map { "\t\($0)\n" }.joined() + "</dict>")
        }
        let indent = indent(before: end)
        return text.replacingCharacters(in: end..<end, with: lines.map { "\t\($0)\n" + indent }.joined())
    }

    /// The white space at the start of an index's line.
    private func indent(before index: String.Index) -> Substring {
        let line = text[..<index].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return line.prefix { $0 == " " || $0 == "\t" }
    }
}

extension ExportRequest {
    /// The entitlement for the hosts of the spec, as a property list, or merged into one.
    func entitlements() throws(ExportFailure) -> Export {
        let hosts = spec.table.webHosts
        guard !hosts.isEmpty else { throw Self.noWebHost }
        let domains = hosts.map { "applinks:\($0.isSuffix ? "*." : "")\($0.name ?? "")" }
        guard let existing else {
            return Export(text: PropertyListText.file(.mapping([(Entitlements.key, .texts(domains))])))
        }
        // Other services stay, and so do the modes of the spec's hosts.
        let known = PropertyList.list(PropertyList.mapping(existing)?[Entitlements.key]).compactMap { $0 as? String }
        let kept = known.filter { entry in
            !entry.hasPrefix("applinks:") || domains.contains { entry == $0 || entry.hasPrefix($0 + "?") }
        }
        let new = domains.filter { domain in !kept.contains { $0 == domain || $0.hasPrefix(domain + "?") } }
        let file = try PropertyListFile(existing)
        return Export(
            text: kept == known && new.isEmpty
                ? file.text : file.setting(Entitlements.key, (kept + new).map { .text($0) }))
    }

    /// The app's custom schemes for its Info.plist, as a property list. A file to merge with gets those that it lacks.
    func infoPropertyList() throws(ExportFailure) -> Export {
        var schemes = spec.table.customSchemes
        guard !schemes.isEmpty else {
            throw ExportFailure(
                "no base of the spec has a scheme of the app's own", help: "add a base, as in 'myapp://'")
        }
        if let existing {
            let known = Set(InfoPropertyList(existing).schemes.map { $0.name.lowercased() })
            schemes.removeAll(where: known.contains)
        }
        // An app ID is a team ID, a dot, and a bundle ID.
        let name = app.appIDs.first.flatMap { id in id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } }
        let type: [(String, PropertyListText)] =
            [("CFBundleTypeRole", .text("Editor"))] + (name.map { [("CFBundleURLName", .text($0))] } ?? [])
            + [("CFBundleURLSchemes", .texts(schemes))]
        if let existing {
            let file = try PropertyListFile(existing)
            return Export(
                text: schemes.isEmpty
                    ? file.text : file.setting(InfoPropertyList.key, [.mapping(type)], keepsOthers: true))
        }
        return Export(text: PropertyListText.file(.mapping([(InfoPropertyList.key, .list([.mapping(type)]))])))
    }

    static let noWebHost = ExportFailure(
        "no base of the spec has a host for links of the web", help: "add a base, as in 'https://example.com'")
}
