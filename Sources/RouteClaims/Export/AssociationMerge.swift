import RouteJSON

/// Merges the entries of some apps into an existing `apple-app-site-association` file.
struct AssociationMerge {
    /// The variables whose values must stay, because other entries use them.
    let reservedVariables: [String: [String]]

    private let bytes: [UInt8]
    private let file: LocatedValue
    private let applinks: LocatedValue
    private let details: LocatedValue
    /// The indices of the entries that are for these apps.
    private let own: [Int]

    init(_ bytes: [UInt8], appIDs: [String]) throws(FileProblem) {
        let file = try LocatedValue(json: bytes)
        guard let applinks = file["applinks"],
            let details = applinks["details"],
            let entries = details.elements
        else {
            throw FileProblem(
                "the file to merge with has no list 'details' in 'applinks'",
                help: #"add "applinks": {"details": []} to the file"#)
        }
        if let defaults = applinks["defaults"] {
            throw FileProblem(
                "the file has 'defaults' for all its apps, which would change the new components",
                at: defaults.position, help: "move them into the entries that need them")
        }
        var own: [Int] = []
        var others = ""
        for (index, entry) in entries.enumerated() {
            let apps = entry.appIDs.compactMap(\.string)
            guard let id = apps.first(where: appIDs.contains) else {
                others += String(decoding: bytes[entry.range], as: UTF8.self)
                continue
            }
            if let other = apps.first(where: { !appIDs.contains($0) }) {
                throw FileProblem(
                    "'details[\(index)]' is for '\(id)' and '\(other)', "
                        + "which the export is not for",
                    at: entry.position,
                    help: "write an entry for each of them, or export the file for both")
            }
            own.append(index)
        }
        let variables = applinks["substitutionVariables"]?.textLists ?? [:]
        reservedVariables = variables.filter { others.contains("$(\($0.key))") }
        self.bytes = bytes
        self.file = file
        self.applinks = applinks
        self.details = details
        self.own = own
    }

    /// The file with the entries in place of those that the apps had, or after the others.
    func text(with part: AssociationPart) -> String {
        var edits = FileEdits(bytes)
        if let first = own.first {
            let ranges = (details.elements ?? []).map(\.range)
            edits.replace(ranges[first], with: part.lines)
            for index in own.dropFirst() {
                edits.replace(ranges[index - 1].upperBound..<ranges[index].upperBound, with: "")
            }
        } else {
            edits.add(part.lines, to: details)
        }
        let key = "substitutionVariables"
        if let known = applinks[key], known.members != nil {
            let changed = part.usedVariables.filter {
                known.textLists[$0.name] != part.variables[$0.name]
            }
            edits.set(changed, in: known)
        } else if !part.usedVariables.isEmpty {
            edits.set([(key, .object(part.usedVariables))], in: applinks)
        }
        addClips(part, to: &edits)
        return edits.text
    }

    /// Adds the App Clips that the file doesn't list.
    private func addClips(_ part: AssociationPart, to edits: inout FileEdits) {
        guard let service = file[AssociationPart.clipsKey], let apps = service["apps"],
            let listed = apps.elements
        else {
            if !part.clips.isEmpty {
                edits.set([(AssociationPart.clipsKey, part.clipService)], in: file)
            }
            return
        }
        let known = listed.compactMap(\.string)
        let new = part.clips.filter { !known.contains($0) }
        if !new.isEmpty { edits.set([("apps", .texts(known + new))], in: service) }
    }
}
