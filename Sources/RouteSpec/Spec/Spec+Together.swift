extension Diagnostic {
    /// Says that two specs of one module make enums of one name, at the second.
    package static func sameEnum(_ name: String, at span: Span, other path: String, at other: Span) -> Diagnostic {
        Diagnostic(
            .badName, "this spec makes the enum '\(name)', and so does '\(path)'", at: span,
            notes: [Note("'\(name)' is declared here", at: other)],
            help: "give one of them another name, as in enum: CheckoutRoute")
    }
}

extension Spec {
    /// The identities of the specs that a spec mounts, and that those mount.
    package static func mounted(by file: File) -> Set<String> {
        var problems = Diagnostics()
        guard let node = YAML.parse(file.source, into: &problems) else { return [] }
        var decoder = SpecDecoder(files: MountedFiles(SourceMap(file.source), file.finder))
        _ = decoder.spec(node, fileName: file.name)
        return decoder.files.identities.subtracting([file.finder.main])
    }

    /// A spec file that is compiled with others.
    package struct File {
        let source: SourceText
        let name: String
        let finder: SpecFinder

        package init(_ source: SourceText, name: String, finder: SpecFinder) {
            self.source = source
            self.name = name
            self.finder = finder
        }
    }

    /// The routes of several specs, as if one spec had them all; those of a spec that another one mounts are there
    /// once.
    ///
    /// - Parameter sources: Gets the files. The first one is the map's main file.
    /// - Returns: Also the start of each file in the map. The specs that it mounts follow it.
    package static func together(
        _ files: [File], sources: inout SourceMap, into diagnostics: inout Diagnostics
    ) -> (spec: Spec, starts: [Int]) {
        var starts: [Int] = []
        var specs: [(spec: Spec, identity: String)] = []
        var mounted: Set<String> = []
        for (index, file) in files.enumerated() {
            let start = index == 0 ? 0 : sources.append(file.source)
            starts.append(start)
            var problems = Diagnostics()
            let node = YAML.parse(file.source, into: &problems)?.shifted(by: start)
            diagnostics.append(contentsOf: problems.shifted(by: start))
            var decoder = SpecDecoder(files: MountedFiles(sources, file.finder))
            decoder.isTogether = true
            let spec = node.flatMap { decoder.spec($0, fileName: file.name) }
            sources = decoder.files.sources
            mounted.formUnion(decoder.files.identities)
            diagnostics.append(contentsOf: decoder.diagnostics)
            if let spec { specs.append((spec, file.finder.main)) }
        }
        let members = specs.filter { !mounted.contains($0.identity) }.flatMap(\.spec.members)
        let spec = Spec(
            name: "", nameSpan: Span(at: 0), access: .internal, bases: [], baseSpans: [:], imports: [], types: [],
            plusIsSpace: specs.first?.spec.plusIsSpace ?? false, doc: nil, members: members,
            routes: members.flatMap(\.routes), comparable: ComparableRoutes(),
            allowances: specs.flatMap(\.spec.allowances), apps: Apps(), navigation: nil)
        return (spec, starts)
    }
}
