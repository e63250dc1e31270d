import RouteAnalysis
import RouteSpec

/// Merges the entries of some apps into an existing `apple-app-site-association` file.
struct AssociationMerge {
    /// The variables whose values must stay, because other entries use them.
    let reservedVariables: [String: [String]]
    /// The keys that the apps' entries must have so that the file's defaults don't change its components.
    let defaults: [(name: String, value: JSON)]

    private let bytes: [UInt8]
    private let root: LocatedValue
    private let entries: [LocatedValue]
    private let appIDs: [String]
    /// The indices of the entries that are for these apps alone.
    private let own: [Int]
    private let variables: [String: [String]]

    init(_ bytes: [UInt8], appIDs: [String]) throws(FileProblem) {
        let root = try LocatedValue(json: bytes)
        let applinks = root["applinks"]
        let isReadable: (LocatedValue?, Bool) -> Bool = { $0 == nil || $1 }
        guard root.members != nil, isReadable(applinks, applinks?.members != nil),
            isReadable(applinks?["details"], applinks?["details"]?.elements != nil),
            isReadable(applinks?["substitutionVariables"], applinks?["substitutionVariables"]?.members != nil)
        else {
            throw FileProblem(
                "the file to merge with is not an apple-app-site-association file with a list of 'details'")
        }
        let neutral: [(name: String, value: JSON)] = [
            ("?", .string("*")), ("#", .string("*")), ("exclude", .bool(false)), ("caseSensitive", .bool(true)),
            ("percentEncoded", .bool(true)),
        ]
        defaults = neutral.filter { applinks?["defaults"]?[$0.name] != nil }
        let entries = applinks?["details"]?.elements ?? []
        own = entries.indices.filter { index in
            !entries[index].appIDs.isEmpty && entries[index].appIDs.allSatisfy(appIDs.contains)
        }
        var others = bytes
        for index in own.reversed() { others.removeSubrange(entries[index].range) }
        let rest = String(decoding: others, as: UTF8.self)
        variables = AppSiteAssociation(bytes).substitutionVariables
        reservedVariables = variables.filter { rest.contains("$(\($0.key))") }
        self.bytes = bytes
        self.root = root
        self.entries = entries
        self.appIDs = appIDs
    }

    /// The file with the entries in place of the apps' first own one, or after the others. The apps are removed from
    /// all other entries.
    func text(with part: AssociationPart) -> String {
        var edits = FileEdits(bytes, .json)
        for entry in entries { removeApps(from: entry, &edits) }
        let applinks = root["applinks"]
        let details = applinks?["details"]
        if let first = own.first {
            edits.replace(entries[first].range, with: part.entryLines)
            for index in own.dropFirst() {
                edits.replace(entries[index - 1].range.upperBound..<entries[index].range.upperBound, with: "")
            }
        } else if let details {
            edits.add(part.entryLines, to: details)
        }
        let lines = part.usedVariables.map { ($0, AssociationPart.line($0.name, $0.values)) }
        if let known = applinks?["substitutionVariables"] {
            var new: [String] = []
            for (variable, line) in lines where variables[variable.name] != variable.values {
                if let value = known[variable.name] {
                    edits.replace(value.range, with: JSON.array(variable.values.map { .string($0) }).text)
                } else {
                    new.append(line)
                }
            }
            if !new.isEmpty { edits.add(AssociationPart.separated(new), to: known) }
        }
        var added: [String] = []
        if details == nil { added += ["\"details\": ["] + part.entryLines.map { "  " + $0 } + ["]"] }
        if applinks?["substitutionVariables"] == nil, !lines.isEmpty {
            if !added.isEmpty { added[added.count - 1] += "," }
            added += ["\"substitutionVariables\": {"] + AssociationPart.separated(lines.map { "  " + $0.1 }) + ["}"]
        }
        if applinks == nil { added = ["\"applinks\": {"] + added.map { "  " + $0 } + ["}"] }
        if !added.isEmpty { edits.add(added, to: applinks ?? root) }
        return edits.text
    }

    /// Removes the apps from an entry that they share with others.
    private func removeApps(from entry: LocatedValue, _ edits: inout FileEdits) {
        let others = entry.appIDs.filter { !appIDs.contains($0) }
        guard let other = others.first, others.count < entry.appIDs.count else { return }
        if let list = entry["appIDs"] {
            edits.replace(list.range, with: JSON.array(others.map { .string($0) }).text)
        }
        if let single = entry["appID"] { edits.replace(single.range, with: JSON.string(other).text) }
    }
}

extension LocatedValue {
    /// The apps that an entry of `details` is for.
    fileprivate var appIDs: [String] {
        let list = self["appIDs"]?.elements ?? []
        return (list + [self["appID"]].compactMap(\.self)).compactMap(\.string)
    }
}
