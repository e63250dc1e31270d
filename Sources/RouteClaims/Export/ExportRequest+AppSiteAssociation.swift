import RouteAnalysis
import RouteJSON
import RouteLanguage
import RouteSpec

extension ExportRequest {
    /// The `apple-app-site-association` file of one host.
    func appSiteAssociation() throws(FileProblem) -> Export {
        if app.fullAppIDs.isEmpty {
            throw FileProblem(
                "the app's ID is not known",
                help: "write --app-id and the team's ID, a dot, and the bundle's ID; "
                    + "or 'appIDs' under 'apps' in the spec")
        }
        let merge = try existing.map { bytes throws(FileProblem) in
            try AssociationMerge(bytes, appIDs: app.fullAppIDs)
        }
        let hosts = spec.table.servingHosts
        let host = try chosenHost(among: hosts)
        let groups = spec.table.hostsWithOneFile
        if self.host == nil, groups.count > 1 {
            throw FileProblem(
                "the hosts of the spec have different links, so each needs a file of its own",
                help: "write --host and one of \(groups.descriptionOfHosts)")
        }
        let links = SpecLinks(spec.table)
        var part = AssociationPart(variables: merge?.reservedVariables ?? [:])
        part.clips = app.clipIDs
        let whole = app.fullAppIDs.filter { app.routes[$0] == nil }
        let limited = app.fullAppIDs.filter { app.routes[$0] != nil }
        for ids in (whole.isEmpty ? [] : [whole]) + limited.map({ [$0] }) {
            let components = spec.components(
                servedBy: host, for: ids[0], links, &part.variables, isPlain: isPlain)
            part.entries.append(.init(appIDs: ids, components: components))
        }
        let text = merge?.text(with: part) ?? part.file
        return export(text, host: groups.count > 1 ? host : nil)
    }

    private func chosenHost(among hosts: [String]) throws(FileProblem) -> String {
        guard let first = hosts.first else { throw noWebHost }
        guard let host else { return first }
        guard let name = spec.table.webHosts(servedBy: host)?.first?.name else {
            throw spec.table.unknownHost(host)
        }
        return name
    }

    /// The file with what `verify` says of it, on one host or on all.
    private func export(_ text: String, host: String?) -> Export {
        let file = ClaimFile(.appSiteAssociation, Array(text.utf8))
        let hosts = spec.table.webHosts.filter { host == nil || $0.name == host }
        return export(text, ClaimFile.claimers(of: [file], for: app).map { $0.on(hosts) })
    }
}

extension CompiledSpec {
    /// The components that claim the links of the hosts that a host serves the file for. Adds the
    /// variables that they need.
    ///
    /// - Parameters:
    ///   - host: one of `servingHosts`.
    ///   - app: an app that gets the links; nil if it opens all routes.
    ///   - isPlain: whether the components are short, and claim more than necessary.
    ///   - ignoresCase: whether components can ignore case, as on Apple's systems.
    func components(
        servedBy host: String, for app: String?, _ links: SpecLinks,
        _ variables: inout [String: [String]], isPlain: Bool = false, ignoresCase: Bool = true
    ) -> [LinkComponent] {
        var writer = LinkSegmentWriter(
            plusIsSpace: table.plusIsSpace, ignoresCase: ignoresCase && table.ignoresCase,
            variables: variables, isPlain: isPlain)
        let blocks = table.variants(servedBy: host).map { variant in
            let declaration = spec.routes[table.routeID(of: variant.pattern).index]
            return LinkBlock(
                variant, table[variant.pattern].pattern,
                isClaimed: spec.isClaimed(declaration, by: app), &writer)
        }
        variables = writer.variables
        let choice = ComponentChoice(
            blocks.components(isPlain: isPlain), LinkVariables(variables), blocks,
            sites: links.sites(servedBy: host), links
        ) { spec.isClaimed(spec.routes[$0.index], by: app) }
        return choice.components
    }
}

/// The part of a file that is for the spec's apps.
struct AssociationPart {
    /// An entry of `details`, for apps that open the same routes.
    struct Entry {
        let appIDs: [String]
        let components: [LinkComponent]
    }

    var entries: [Entry] = []
    /// The IDs of the App Clips.
    var clips: [String] = []
    /// All variables with their values, also those that no entry uses.
    var variables: [String: [String]] = [:]

    /// The variables that the components have, with their values, by name.
    var usedVariables: [(name: String, value: JSON)] {
        let texts = entries.flatMap(\.components).flatMap(\.texts)
        let used = variables.filter { variable in
            texts.contains { $0.contains("$(\(variable.key))") }
        }
        return used.sorted { $0.key < $1.key }.map { ($0.key, .texts($0.value)) }
    }

    /// A file with nothing else.
    var file: String {
        var members = [(name: "details", value: JSON.array(details))]
        if !usedVariables.isEmpty {
            members.append(("substitutionVariables", .object(usedVariables)))
        }
        var services = [(name: "applinks", value: JSON.object(members))]
        if !clips.isEmpty { services.append((Self.clipsKey, clipService)) }
        return JSON.object(services).indentedText(upTo: Self.width) + "\n"
    }

    static let clipsKey = "appclips"

    /// The value of `appclips`.
    var clipService: JSON { .object([("apps", .texts(clips))]) }

    /// The entries of `details`, with commas between them and without indentation.
    var lines: [String] {
        let texts = details.map { $0.indentedText(upTo: Self.width) }
        return texts.joined(separator: ",\n").split(separator: "\n").map(String.init)
    }

    /// The most bytes of a component that is on one line.
    private static let width = 60

    private var details: [JSON] {
        entries.map { entry in
            .object([
                ("appIDs", .texts(entry.appIDs)),
                ("components", .array(entry.components.map(\.json))),
            ])
        }
    }
}

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
                    "'details[\(index)]' is for '\(id)' and '\(other)', which the export is not for",
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

    /// The file with the entries in place of the apps' first own one, or after the others.
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

extension JSON {
    static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
