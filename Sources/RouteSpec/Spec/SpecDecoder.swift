import RouteLanguage

extension SpecFiles {
    /// Decodes a spec and those that it mounts.
    ///
    /// All problems go to `diagnostics`; entries with errors are left out of the result.
    ///
    /// - Parameters:
    ///   - file: The index of the spec's file.
    ///   - fileName: The last component of the file's path, which names the enum if the spec
    ///     doesn't.
    ///   - isCombined: Whether the spec shares a table with other specs.
    /// - Returns: The spec; nil if the document isn't a mapping.
    package func decode(
        _ file: Int = 0, fileName: String, isCombined: Bool = false,
        into diagnostics: inout Diagnostics
    ) -> Spec? {
        diagnostics.append(contentsOf: files[file].problems)
        guard let node = files[file].node else { return nil }
        let origin = SpecOrigin(files: self, main: file, isCombined: isCombined)
        var decoder = SpecDecoder(origin: origin)
        let spec = decoder.spec(node, fileName: fileName)
        diagnostics.append(contentsOf: decoder.shared.diagnostics)
        return spec
    }
}

/// Decodes one spec and collects its problems. Each extension's file decodes one kind of
/// declaration.
struct SpecDecoder {
    let origin: SpecOrigin
    var shared = SharedFindings()
    var head = SpecHead()
    /// The types that patterns can use.
    var types = TypeTable()
    /// The names of generated types so far; in a group, including those around it.
    var typeNames = NameScope()
    var schemes = NamedSchemes()
    /// The first navigation key in a spec without tabs.
    var placeWithoutTabs: Scalar?

    // Shorter at its hundred or so uses than `shared.diagnostics.report`.
    mutating func report(
        _ rule: Rule, _ message: String, at span: Span, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        shared.diagnostics.report(rule, message, at: span, notes: notes, help: help)
    }

    /// Decodes a spec.
    ///
    /// - Parameter mount: What the routes of a mounted spec inherit; nil for the compiled spec.
    mutating func spec(_ node: Node, fileName: String, in mount: MemberScope? = nil) -> Spec? {
        guard let mapping = node.mapping else {
            report(
                .badValue, "a spec must be a mapping with the key 'routes'", at: node.span,
                help: "write 'routes:' and the routes below it, as in home: \"\"")
            return nil
        }
        let fields = fields(of: mapping, .spec)
        let plusIsSpace = choice(fields[.plus], of: .plus) == "space"
        let ignoresCase = flag(fields[.caseSensitive], of: .caseSensitive) == false
        if mount == nil {
            head.plusIsSpace = plusIsSpace
            head.ignoresCase = ignoresCase
        }
        decodeEnum(fields, fileName: fileName, at: mapping.span.beginning)
        let imports = imports(fields[.imports])
        let tabBar = fields[.tabs].map { self.tabBar($0) } ?? onlyStack(fields[.routes])
        // Types come before bases, whose parameters can have them.
        declareLinks()
        let generatedTypes = generatedTypes(fields[.types])
        let bases = bases(fields) ?? BaseList()
        allow(fields[.allow], in: mapping.span)
        head.generatedMembers = generatedMembers(fields[.members])
        let apps = apps(fields[.apps])
        let scope = scope(fields, in: mount, bases, tabBar)
        var cases = typeNames
        claimMembers(in: &cases)
        let members = members(fields[.routes], in: scope, cases: &cases)
        let routes = members.flatMap(\.routes)
        checkRoutes(of: fields[.apps], among: routes)
        reportSchemes()
        if mount == nil, let key = placeWithoutTabs { notePlace(key) }
        let spec = Spec(
            name: head.enumName,
            nameSpan: fields[.enumName]?.value.span ?? mapping.span.beginning,
            access: head.access, bases: bases.bases, baseSpans: shared.baseSpans,
            imports: imports, types: generatedTypes,
            typeNames: fields[.types]?.value.mapping?.entries.map(\.key) ?? [],
            plusIsSpace: plusIsSpace, ignoresCase: ignoresCase, doc: text(fields[.doc])?.text,
            generatedMembers: head.generatedMembers, members: members,
            routes: routes, allowances: shared.allowances, apps: apps, tabBar: tabBar,
            settings: SettingSpans(mapping))
        checkTypeNames(of: spec)
        return spec
    }

    /// Decodes the name and the access level of the enum.
    private mutating func decodeEnum(_ fields: Node.Mapping, fileName: String, at start: Span) {
        head.enumName = enumName(fields[.enumName], fileName: fileName, at: start)
        let access = choice(fields[.access], of: .access)
        head.access = access.flatMap(Access.init(rawValue:)) ?? .internal
    }

    /// The scope of the spec's routes.
    ///
    /// - Parameter mount: What the routes of a mounted spec inherit; nil for the compiled spec.
    private mutating func scope(
        _ fields: Node.Mapping, in mount: MemberScope?, _ bases: BaseList, _ tabBar: TabBar?
    ) -> MemberScope {
        var scope =
            mount
            ?? MemberScope(
                path: origin.isCombined ? [head.enumName] : [], bases: bases,
                isRelative: !origin.isCombined)
        if let isLenient = flag(fields[.lenient], of: .lenient) { scope.isLenient = isLenient }
        // A mounted spec doesn't inherit these.
        scope.query = query(fields[.query]) ?? []
        scope.hasTabs = tabBar != nil
        scope.onlyTab = tabBar.flatMap { $0.hasOneStack ? $0.tabs.first?.name : nil }
        return scope
    }

    private mutating func enumName(
        _ entry: Node.Entry?, fileName: String, at start: Span
    ) -> String {
        guard let entry else {
            if let name = SwiftName.enumName(ofFile: fileName) {
                claimType(name, "the enum", at: start)
                return name
            }
            report(
                .badName, "cannot derive an enum name from the file name '\(fileName)'", at: start,
                help: "add a line such as enum: AppRoute")
            return "AppRoute"
        }
        guard let scalar = text(entry) else { return "AppRoute" }
        if checkName(scalar, "the enum's name", isType: true) {
            claimType(scalar.text, "the enum", at: scalar.span)
        }
        return scalar.text
    }

    private mutating func imports(_ entry: Node.Entry?) -> [String] {
        var modules: [String] = []
        var seen: Set<String> = []
        for scalar in texts(entry) ?? [] {
            guard Identifier.isValidType(scalar.text) else {
                report(
                    .badName, "'\(scalar.text)' is not a module name", at: scalar.span,
                    help: Identifier.camelCase(scalar.text).map {
                        "write the name as you would import it, such as \($0)"
                    })
                continue
            }
            if seen.insert(scalar.text).inserted { modules.append(scalar.text) }
        }
        return modules
    }
}
