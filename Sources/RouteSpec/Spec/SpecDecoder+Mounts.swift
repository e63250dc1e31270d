import RouteLanguage

extension SpecDecoder {
    /// The enum in which this spec's types are generated; nil for the compiled spec.
    var typeOwner: String? {
        origin.mounts.isEmpty ? nil : Mount.swiftName(head.enumName, module: origin.module)
    }

    /// Declares the types of links: the spec's enum, and those of mounted specs, by their names
    /// with and without their modules.
    mutating func declareLinks() {
        let ownOwner = origin.isCombined ? head.enumName : typeOwner
        types.declare(.link(LinkType(name: head.enumName)).owned(by: ownOwner))
        for mounted in origin.files.mountedEnums(of: origin.file)
        where mounted.name != head.enumName {
            let owner = Mount.swiftName(mounted.name, module: mounted.module)
            var names = [mounted.name]
            if let module = mounted.module { names.append("\(module).\(mounted.name)") }
            for name in names { types.declare(.link(LinkType(name: name)).owned(by: owner)) }
        }
    }

    /// Decodes a mount and the spec that it names; nil if there is no such spec, or it can't be
    /// mounted.
    mutating func mount(
        _ key: Scalar, _ mapping: Node.Mapping, in scope: MemberScope, cases: inout NameScope
    ) -> Mount? {
        claimCase(key, "the mount '\(key.text)'", in: &cases)
        let fields = fields(of: mapping, .mount)
        var scope = self.scope(of: key, fields, in: scope)
        scope.outermostMount = scope.outermostMount ?? key
        scope.mount = scope.path
        let isPlain = checkLiteral(scope.prefixes, of: key)
        if scope.bases.hasParameters {
            report(
                .badBase, "a mount cannot be under bases with parameters", at: key.span,
                help:
                    "give the mount bases of its own: the mounted enum has no values for the "
                    + "parameters"
            )
            scope.bases = BaseList()
            scope.isBroken = true
        }
        let doc = text(fields[.doc])?.text
        if shared.limits.hasTooManyPatterns { return nil }
        guard let path = text(fields[.mountedSpec]), let file = file(at: path),
            let node = origin.files.files[file].node
        else { return nil }
        scope.isBroken = !isPlain || scope.isBroken
        allow(fields[.allow], in: node.span)
        guard let spec = mounted(node, file, path, in: scope) else { return nil }
        check(spec, file, at: path)
        return Mount(
            name: key.text, span: key.span, doc: doc, path: path, file: file,
            module: origin.files.files[file].module, spec: spec)
    }

    /// Decodes a mounted spec, which has its own names and types, and shares limits and files with
    /// the others.
    private mutating func mounted(
        _ node: Node, _ file: Int, _ path: Scalar, in scope: MemberScope
    ) -> Spec? {
        var decoder = SpecDecoder(origin: origin.mounting(file, path), shared: shared)
        decoder.head.plusIsSpace = head.plusIsSpace
        decoder.head.ignoresCase = head.ignoresCase
        let spec = decoder.spec(node, fileName: path.text.lastComponent, in: scope)
        shared = decoder.shared
        return spec
    }

    /// The file that a mount names; reports what is wrong with it.
    private mutating func file(at path: Scalar) -> Int? {
        if let problem = Mount.problem(ofPath: path.text) {
            report(.badValue, problem.message, at: path.span, help: problem.help)
            return nil
        }
        switch origin.files.files[origin.file].mounts[path.text] {
        case nil: return nil
        case .missing(let message, let help):
            report(.badValue, message, at: path.span, help: help)
            return nil
        case .file(let file, let otherModule):
            if let otherModule {
                report(
                    .mountModule,
                    "'\(path.text)' is in the target '\(otherModule)', "
                        + "which the generated file does not import",
                    at: path.span, help: "write \(otherModule)/\(path.text.lastComponent)")
            }
            shared.diagnostics.append(contentsOf: origin.files.files[file].problems)
            return checkChain(file, at: path) ? file : nil
        }
    }

    /// Whether a mount doesn't form a cycle and is within the limits; reports it if not.
    private mutating func checkChain(_ file: Int, at path: Scalar) -> Bool {
        let chain = [origin.main] + origin.mounts.map(\.file)
        if let start = chain.firstIndex(of: file) {
            let notes = origin.mounts[start...].map { mount in
                Diagnostic.Note("'\(mount.path.text)' is mounted here", at: mount.path.span)
            }
            report(
                .mountCycle,
                notes.isEmpty ? "a spec cannot mount itself" : "'\(path.text)' mounts this spec",
                at: path.span, notes: notes, help: "remove one of the mounts")
            return false
        }
        shared.limits.mounts += 1
        if shared.limits.mounts > SpecLimits.mounts {
            // Report only the first mount over the limit.
            if shared.limits.mounts == SpecLimits.mounts + 1 {
                report(
                    .badValue,
                    "more than \(SpecLimits.mounts) mounts, those in mounted specs included",
                    at: path.span, help: "mount each spec once, or merge some of them")
            }
            return false
        }
        if origin.mounts.count == SpecLimits.depth {
            report(
                .badValue, "specs can be mounted in one another at most \(SpecLimits.depth) deep",
                at: path.span, help: "mount the spec further out")
            return false
        }
        return true
    }

    /// Reports why a valid spec can't be mounted.
    private mutating func check(_ spec: Spec, _ file: Int, at path: Scalar) {
        let mountedModule = origin.files.files[file].module
        if let tabBar = spec.tabBar {
            let what = tabBar.hasOneStack ? "a root" : "'tabs'"
            report(
                .badValue, "'\(path.text)' has \(what), so it cannot be mounted",
                at: path.span, notes: [Diagnostic.Note("declared here", at: tabBar.span)],
                help:
                    "remove it there: the spec that is not mounted has the tabs and roots, "
                    + "and gives a mount its tab"
            )
        }
        if spec.bases.contains(where: { !$0.parameters.isEmpty }) {
            report(
                .badBase, "'\(path.text)' has bases with parameters, so it cannot be mounted",
                at: path.span,
                help:
                    "give its routes to a group with these bases, "
                    + "and the spec bases without parameters"
            )
        }
        let needed = mountedModule == origin.module ? head.access : .public
        if spec.access < needed {
            var place = ""
            if let mountedModule, mountedModule != origin.module {
                place = " of the module '\(mountedModule)'"
            }
            report(
                .badValue,
                "'\(spec.name)'\(place) is \(spec.access.rawValue), "
                    + "so '\(head.enumName)' cannot mount it",
                at: path.span, help: "add access: \(needed.rawValue) to '\(path.text)'")
        }
    }

    /// Whether the prefixes of a mount have no parameters and no `set`: the mounted enum has no
    /// values for them.
    private mutating func checkLiteral(_ prefixes: [GroupPrefix], of mount: Scalar) -> Bool {
        var isLiteral = true
        for prefix in prefixes {
            var errors: [PatternError] = []
            let segments =
                Pattern.parsePath(prefix.source.text, types: types, errors: &errors) ?? []
            let parameters = segments.flatMap(\.parameters)
            for parameter in parameters {
                let span = prefix.source.span(of: parameter.range)
                refuse(parameter.name, at: span, inPathOf: mount)
            }
            for value in prefix.implied {
                refuse(value.key.text, at: value.key.span, inPathOf: mount)
            }
            isLiteral = isLiteral && parameters.isEmpty && prefix.implied.isEmpty
        }
        return isLiteral
    }

    private mutating func refuse(_ name: String, at span: Span, inPathOf mount: Scalar) {
        report(
            .badPattern, "the path of a mount cannot have parameters", at: span,
            notes: span.starts(before: mount.span)
                ? [Diagnostic.Note("'\(mount.text)' is mounted here", at: mount.span)] : [],
            help: "write literal segments only: the mounted enum has no value for '\(name)'")
    }
}

extension Mount {
    /// Why a mount can't have a path; nil if it can.
    static func problem(ofPath path: String) -> Advice? {
        let name = path.lastComponent
        if path.utf8.first == UInt8(ascii: "/") {
            return Advice(
                "the path of a mounted spec must be relative",
                help: "write it relative to this spec, or as Module/\(name)"
            )
        }
        let suffix = Array(".routes.yaml".utf8)
        if name == "routes.yaml" || Array(name.utf8.suffix(suffix.count)) == suffix { return nil }
        return Advice(
            "'\(path)' is not the name of a spec",
            help: "name the file routes.yaml or NAME.routes.yaml, so that builds generate its enum"
        )
    }

    /// The name of the mounted enum, with its module.
    package var qualifiedName: String { Self.swiftName(spec.name, module: module) }

    fileprivate static func swiftName(_ name: String, module: String?) -> String {
        let name = SwiftName.escaped(name)
        return module.map { "\($0).\(name)" } ?? name
    }
}

extension String {
    /// The last component of a path.
    package var lastComponent: String {
        utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
            ?? self
    }
}
