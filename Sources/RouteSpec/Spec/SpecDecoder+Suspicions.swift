import RouteLanguage
import RouteRuntime

// Valid declarations that are seldom meant.
extension SpecDecoder {
    /// Whether an entry of `routes` can be a route. Reports one that seems to be a key of the spec
    /// with too much indentation: as an error if it can't be a route.
    mutating func checkRouteName(_ entry: Node.Entry) -> Bool {
        let name = entry.key.text
        guard let key = KeyTable.spec[name], entry.value.isValue(of: key) else { return true }
        let isImpossible = entry.value.mapping != nil || ReservedName.isCase(name)
        let help = "write it beside 'routes', not below"
        shared.diagnostics.report(
            .suspiciousRoute,
            isImpossible
                ? "'\(name)' is not a route, but a key of the spec"
                : "'\(name)' is a route here, not the key of the spec",
            at: entry.key.span,
            help: isImpossible ? help : help + "; if you mean a route, allow the warning",
            severity: isImpossible ? .error : nil)
        return !isImpossible
    }

    /// Reports a pattern that begins with the path of its group or of its base.
    mutating func noteRepetition(of pattern: Scalar, in prefix: GroupPrefix, _ bases: BaseList) {
        let path = pattern.text.pathText
        let group = prefix.paths.last?.text.pathText ?? ""
        let base = bases.bases.first?.prefix.joined(separator: "/") ?? ""
        for (owner, text) in [("group", group), ("base", base)] {
            let start = String(decoding: path.utf8.prefix(text.utf8.count), as: UTF8.self)
            let isSame = start.folded(head.ignoresCase).hasBytes(of: text.folded(head.ignoresCase))
            guard isSame, !start.isEmpty, !start.contains("${"),
                path.hasBytes(of: start) || path.utf8.starts(with: "\(start)/".utf8)
            else { continue }
            let offset = pattern.text.utf8.first == UInt8(ascii: "/") ? 1 : 0
            report(
                .repeatedPath, "the pattern repeats the path of its \(owner)",
                at: pattern.span(ofDecoded: offset..<(offset + start.utf8.count)),
                help: path.hasBytes(of: start)
                    ? "write \"\" for that path alone, or remove the path of the \(owner)"
                    : "remove '\(start)/', or the path of the \(owner)")
        }
    }

    /// Reports types of the app's whose names are almost that of a declared type that no pattern
    /// uses.
    mutating func checkTypeNames(of spec: Spec) {
        let declared = spec.typeNames.map(\.text)
        if declared.isEmpty || shared.diagnostics.hasErrors { return }
        let uses = spec.ownRoutes.flatMap(\.typeUses)
        let used = Set(spec.ownRoutes.flatMap(\.usedTypes))
        let unused = declared.filter { !used.contains($0) }
        if unused.isEmpty { return }
        for use in uses where use.isOfApp && !declared.contains(use.name) {
            guard let meant = Suggestion.closest(to: use.name, among: unused, mistakes: 1) else {
                continue
            }
            report(
                .badType, "'\(use.name)' is not a type", at: use.span,
                help: "did you mean '\(meant)'? If '\(use.name)' is a type of the app, "
                    + "write '\(use.name): app' under 'types'")
        }
    }
}

extension String {
    /// A path without `/` at its ends and without what follows it.
    fileprivate var pathText: String {
        let slash = UInt8(ascii: "/")
        var path = utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        path = path.drop { $0 == slash }
        while path.last == slash { path.removeLast() }
        return String(decoding: path, as: UTF8.self)
    }
}

extension Node {
    /// Whether the node could be the value of a spec's key, and is seldom a pattern.
    fileprivate func isValue(of key: Key) -> Bool {
        if let mapping {
            let isMember = KeyTable.member.requiredKeys.contains { mapping[$0] != nil }
            let takesMapping = [Key.types, .apps, .tabs].contains { $0.name == key.name }
            return takesMapping && !isMember && mapping[.mountedSpec] == nil
        }
        let text = scalar?.text
        let items = list?.items.compactMap(\.scalar?.text) ?? []
        func isEach(_ condition: (String) -> Bool) -> Bool {
            !items.isEmpty && items.count == list?.items.count && items.allSatisfy(condition)
        }
        switch key.value {
        case .flag: return text == "true" || text == "false"
        case .choice(let words): return text.map(words.contains) ?? false
        case .choices(let words): return isEach(words.contains)
        case .rules: return isEach { id in Rule.allowable.contains { $0.id == id } }
        case .name: return text.map { Identifier.isValid($0) && $0.isTypeName } ?? false
        case .tabs: return isEach(Identifier.isValid) && !items.contains(key.name)
        case .texts where key.name == Key.bases.name:
            return isEach { URLScheme.before(colonIn: $0) != nil }
        case .texts: return isEach { Identifier.isValidType($0) && $0.isTypeName }
        case .text where key.name == Key.scheme.name:
            return text.map { isScheme($0) && !$0.contains(key.name) } ?? false
        case .text where key.name == Key.host.name:
            return text.map { isHost($0) && $0.contains(".") } ?? false
        case .text: return text.map { $0.contains(" ") } ?? false
        default: return false
        }
    }
}
