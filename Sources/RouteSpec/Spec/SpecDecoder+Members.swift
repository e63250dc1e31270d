import RouteLanguage
import RouteRuntime

extension SpecDecoder {
    /// The routes and groups of a spec or a group.
    mutating func members(
        _ routes: Node.Entry?, in scope: MemberScope, cases: inout NameScope
    ) -> [Spec.Member] {
        let entries = routes.flatMap { self.entries(of: $0, example: "home: \"\"") } ?? []
        return entries.compactMap { member($0, in: scope, cases: &cases) }
    }

    private mutating func member(
        _ entry: Node.Entry, in scope: MemberScope, cases: inout NameScope
    ) -> Spec.Member? {
        guard checkRouteName(entry) else { return nil }
        if let mapping = entry.value.mapping, mapping[.mountedSpec] != nil {
            return mount(entry.key, mapping, in: scope, cases: &cases).map(Spec.Member.mount)
        }
        if let mapping = entry.value.mapping, mapping[.routes] != nil {
            return .group(group(entry.key, mapping, in: scope, cases: &cases))
        }
        claimCase(entry.key, "the route '\(entry.key.text)'", in: &cases)
        guard let settings = settings(of: entry, in: scope) else { return nil }
        return route(entry.key, settings, in: scope).map(Spec.Member.route)
    }

    private mutating func group(
        _ key: Scalar, _ mapping: Node.Mapping, in scope: MemberScope, cases: inout NameScope
    ) -> Group {
        let outerTypes = typeNames
        claimCase(key, "the group '\(key.text)'", in: &cases)
        claimGroupType(key, in: &cases)
        defer { typeNames = outerTypes }

        let fields = fields(of: mapping, .group)
        let scope = self.scope(of: key, fields, in: scope)
        allow(fields[.allow], in: key.span.joined(with: mapping.span))
        var inner = typeNames
        return Group(
            name: key.text, span: key.span, doc: text(fields[.doc])?.text,
            members: members(fields[.routes], in: scope, cases: &inner))
    }

    /// The scope of the routes in a group or a mount.
    mutating func scope(of key: Scalar, _ fields: Node.Mapping, in outer: MemberScope)
        -> MemberScope
    {
        var scope = outer
        scope.path.append(key.text)
        if let prefixes = prefixes(fields[.path], in: scope.prefixes) {
            scope.prefixes = prefixes
        } else {
            scope.isBroken = true
        }
        if let bases = bases(fields) {
            scope.bases = bases
            scope.isRelative = false
        }
        scope.query = (query(fields[.query]) ?? []) + scope.query
        scope.placement = placement(fields, in: scope, isOfGroup: true)
        if let isLenient = flag(fields[.lenient], of: .lenient) { scope.isLenient = isLenient }
        if let isClaimed = flag(fields[.claim], of: .claim) { scope.isClaimed = isClaimed }
        return scope
    }
}
