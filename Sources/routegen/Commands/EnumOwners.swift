import RouteCompiler

/// The specs with each enum, by where its file is generated: two of one target can't share a name.
struct EnumOwners {
    private struct Place: Hashable {
        let name: String
        let folder: String
    }

    /// Whether specs count as one target's if only a build knows their targets.
    let isOneTarget: Bool
    private var byFolder: [Place: SpecFile] = [:]
    private var byTarget: [Place: SpecFile] = [:]
    private var byName: [String: SpecFile] = [:]
    private var withoutTarget: [String: SpecFile] = [:]

    init(isOneTarget: Bool) { self.isOneTarget = isOneTarget }

    /// The spec, with an error added if an earlier spec of the same target has an enum of the same
    /// name.
    mutating func sharingNone(_ file: SpecFile, at place: SpecPlace) -> SpecFile {
        guard let name = file.compilation.compiled?.spec.name,
            // Standard input may be a spec that an editor has not saved yet.
            file.path != SpecFile.standardInput
        else { return file }
        let folder = Place(name: name, folder: Path.folder(of: place.file))
        let target = LocalFile.targetFolder(ofFile: place.file).map {
            Place(name: name, folder: $0)
        }
        var other = byFolder[folder] ?? target.flatMap { byTarget[$0] }
        if isOneTarget, other == nil {
            other = target == nil ? byName[name] : withoutTarget[name]
        }
        if let other, let spec = other.compilation.compiled?.spec {
            return SpecFile(
                path: file.path,
                compilation: file.compilation.failing(because: spec, of: other.compilation.source))
        }
        byFolder[folder] = file
        if let target { byTarget[target] = file } else { withoutTarget[name] = file }
        if byName[name] == nil { byName[name] = file }
        return file
    }
}
