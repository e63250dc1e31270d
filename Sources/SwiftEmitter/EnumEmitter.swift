import RouteLanguage
import RouteSpec

/// Prints the enum that apps use: its cases, groups, closed types, and members.
struct EnumEmitter {
    let spec: Spec
    let table: RouteTable
    let names: TypeNames
    let examples: [String]

    func emit(into code: inout CodeWriter) {
        documentation(spec.doc ?? "The URLs of the app.", into: &code)
        code.block("\(names.access)nonisolated enum \(SwiftName.escaped(spec.name)): URLRoute") {
            code in
            members(spec.members, into: &code)
            for type in spec.types {
                switch type {
                case .closed(let type): closedType(type, into: &code)
                case .constrained(let type):
                    ConstrainedTypeEmitter(type: type, names: names).emit(into: &code)
                default: continue
                }
            }
            bases(into: &code)
            initializers(into: &code)
            texts(into: &code)
            links(into: &code)
            servers(into: &code)
            for member in spec.generatedMembers { generatedMember(member.kind, into: &code) }
        }
        deprecatedCases(into: &code)
    }

    private func members(_ members: [Spec.Member], into code: inout CodeWriter) {
        for member in members {
            switch member {
            case .route(let route): routeCase(route, into: &code)
            case .group(let group):
                documentation(group.doc, into: &code)
                let type = SwiftName.escaped(group.typeName)
                code.line("case \(SwiftName.escaped(group.name))(\(type))")
            case .mount(let mount):
                documentation(mount.doc, into: &code)
                if mount.doc != nil { code.line("///") }
                code.line("/// The routes of `\(mount.path.text.commentText)`.")
                code.line("case \(SwiftName.escaped(mount.name))(\(names.mounts[mount]))")
            }
        }
        for case .group(let group) in members {
            code.line()
            documentation(group.doc, into: &code)
            let name = SwiftName.escaped(group.typeName)
            let protocols = names.inheritance("Hashable", "Sendable")
            code.block("\(names.access)nonisolated enum \(name): \(protocols)") {
                self.members(group.members, into: &$0)
            }
        }
    }

    private func routeCase(_ declaration: RouteDeclaration, into code: inout CodeWriter) {
        documentation(declaration.doc, into: &code)
        if declaration.doc != nil { code.line("///") }
        let patterns = declaration.route.patterns
        for pattern in patterns {
            let description = description(of: pattern, declaration.route)
            code.line("/// \(patterns.count > 1 ? "- " : "")\(description)")
        }
        let names = names.insideEnum
        var values: [SwiftText] = []
        for value in declaration.route.values {
            var declared: SwiftText = "\(SwiftName.escaped(value.name)): \(names.name(of: value))"
            if let argument = names.defaultArgument(of: value) {
                declared = "\(declared) = \(argument)"
            }
            values.append(declared)
        }
        if let message = declaration.route.deprecation {
            code.line("@available(*, deprecated, message: \(literal: message))")
        }
        let isIndirect = declaration.route.values.contains { $0.type.isLink }
        let name = SwiftName.escaped(declaration.caseName)
        let head: SwiftText = isIndirect ? "indirect case \(name)" : "case \(name)"
        if values.isEmpty { code.line(head) } else { code.call(head, values) }
    }

    /// A pattern's text and the values that it sets, for a comment.
    private func description(of pattern: RoutePattern, _ route: Route) -> String {
        let text = pattern.pattern.text
        let code = text.isEmpty ? "`/`" : "`\(text.commentText)`"
        let sets = pattern.sets(of: route).map { "`\($0.name)` is `\($0.text.commentText)`" }
        return sets.isEmpty ? code : "\(code) (\(sets.joined(separator: ", ")))"
    }

    private func closedType(_ type: ClosedType, into code: inout CodeWriter) {
        code.line()
        code.line("/// The values as they appear in URLs.")
        let name = SwiftName.escaped(type.name)
        let inheritance = names.inheritance("String", "CaseIterable", "Sendable")
        code.block("\(names.access)nonisolated enum \(name): \(inheritance)") { code in
            for value in type.values {
                let name = type.caseName(of: value)
                let isImplicit = name == value && value.utf8.allSatisfy { $0 < 0x80 }
                let rawValue: SwiftText = isImplicit ? "" : " = \(literal: value)"
                code.line("case \(SwiftName.escaped(name))\(rawValue)")
            }
        }
    }

    private func bases(into code: inout CodeWriter) {
        code.line()
        if let base = spec.bases.first {
            let string = names.string
            code.line("/// The scheme of the first base.")
            code.line("\(names.access)static let scheme: \(string) = \(literal: base.scheme)")
            if let host = base.host?.literal {
                code.line("/// The host of the first base.")
                code.line("\(names.access)static let host: \(string) = \(literal: host)")
            }
        }
        code.line("/// The bases of routes without bases of their own; `url()` writes the first.")
        let list = spec.bases.map(\.sourceText.swiftLiteral)
        code.list("\(names.access)static let bases: [\(names.string)] = [", list, end: "]")
    }

    private func initializers(into code: inout CodeWriter) {
        let route: SwiftText = "_Matching.route(of: _Route.text(url), isRawValue: false)"
        member(
            "The route that `url` opens; nil if no pattern matches.", "init?(url: RouteURL?)",
            "guard let url, let route = \(route) else { return nil }",
            "self = route", into: &code)
        member(
            "The route of a URL's text, or of what follows the first base.",
            "init?(rawValue: \(names.string))",
            "guard let route = _Matching.route(of: rawValue, isRawValue: true) else { return nil }",
            "self = route", into: &code)
    }

    private func texts(into code: inout CodeWriter) {
        member(
            "The text of the URL without the first base.", "var rawValue: \(names.string)",
            "_Writing.text(of: self, .rawValue)", into: &code)
        if spec.bases.isEmpty {
            member(
                "The URL under a scheme, with the first segment as its host; "
                    + "nil if the scheme is invalid.",
                "func url(scheme: \(names.string)) -> RouteURL?",
                urlUnderOtherBase(host: "nil"), into: &code)
        } else {
            member(
                "The route's canonical URL.", "func url() -> RouteURL",
                "_Route.url(_Writing.text(of: self, .url))", into: &code)
            if spec.bases[0].host?.parameters.isEmpty == false { return }
            member(
                "The URL under another scheme and host; nil if the scheme or host is invalid.",
                "func url(scheme: \(names.string), host: \(names.string)) -> RouteURL?",
                urlUnderOtherBase(host: "host"), into: &code)
        }
    }

    /// The expression for the URL under the base of a method's parameters.
    private func urlUnderOtherBase(host: SwiftText) -> SwiftText {
        let text: SwiftText = "_Writing.text(of: self, .other(scheme: scheme, host: \(host)))"
        return "_Route.url(\(text), scheme: scheme, host: \(host))"
    }

    private func links(into code: inout CodeWriter) {
        if !table.hasOwnLinks { return }
        let parameters: SwiftText =
            "_link text: \(names.string), depth depth: \(names.standard("Int"))"
        member(
            "The route of a nested link.", "static subscript(\(parameters)) -> Self?",
            "_Matching.route(of: text, isRawValue: true, depth: depth)", into: &code)
    }

    private func servers(into code: inout CodeWriter) {
        if table.patternsOnNoServer.isEmpty { return }
        member(
            "The route of what follows the URL of a server.",
            "static subscript(_onServer rawValue: \(names.string)) -> Self?",
            "_Matching.route(of: rawValue, isRawValue: true, isOnServer: true)", into: &code)
    }

    private func member(
        _ doc: String, _ head: SwiftText, _ body: SwiftText..., into code: inout CodeWriter
    ) {
        code.line()
        code.line("/// \(doc)")
        code.block("\(names.access)\(head)") { code in
            for line in body { code.line(line) }
        }
    }

    private func documentation(_ text: String?, into code: inout CodeWriter) {
        guard let text else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            code.line("/// \(String(line).commentLine)")
        }
    }
}

extension String {
    /// This text for code in a comment: on one line, and without a backtick that would end the
    /// code.
    fileprivate var commentText: String {
        let scalars = commentLine.unicodeScalars.map { $0 == "`" ? "'" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}
