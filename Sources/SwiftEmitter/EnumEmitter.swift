import RouteSpec
import RoutePatterns

/// Prints the enum that an app sees: its cases, closed types, groups and what it can do.
struct EnumEmitter {
    let spec: Spec
    let table: RouteTable
    let names: TypeNames

    /// What stands before a declaration: the access and a space.
    var access: String {
        spec.access == .internal ? "" : spec.access.rawValue + " "
    }

    func emit(into code: inout CodeWriter) {
        documentation(spec.doc ?? "The URLs of the app.", into: &code)
        code.block("\(access)nonisolated enum \(SwiftName.escaped(spec.name)): URLRoute") { code in
            members(spec.members, of: names.route, into: &code)
            for type in spec.types { closedType(type, into: &code) }
            bases(into: &code)
            initializers(into: &code)
            texts(into: &code)
            equality(of: spec.members, typeName: names.route).emit(into: &code)
        }
    }

    /// Prints what the equality of the enum calls, as members of its `_Matching`.
    func emitShapes(into code: inout CodeWriter) {
        equality(of: spec.members, typeName: names.route).emitShapes(into: &code)
    }

    /// Prints the same for the groups, each large one with a `_Matching` of its own.
    func emitShapesOfGroups(into code: inout CodeWriter) {
        emitShapes(ofGroupsIn: spec.members, of: names.route, into: &code)
    }

    private func emitShapes(ofGroupsIn members: [Spec.Member], of typeName: String, into code: inout CodeWriter) {
        for case .group(let group) in members {
            let typeName = "\(typeName).\(SwiftName.escaped(group.typeName))"
            let equality = equality(of: group.members, typeName: typeName)
            if equality.hasShapes {
                code.line()
                code.block("extension \(typeName)") { code in
                    code.block("fileprivate nonisolated enum _Matching") { equality.emitShapes(into: &$0) }
                }
            }
            emitShapes(ofGroupsIn: group.members, of: typeName, into: &code)
        }
    }

    private func equality(of members: [Spec.Member], typeName: String) -> EqualityEmitter {
        EqualityEmitter(members: members, names: names, typeName: typeName, access: access)
    }

    private func members(_ members: [Spec.Member], of typeName: String, into code: inout CodeWriter) {
        for member in members {
            switch member {
            case .route(let route): routeCase(route, into: &code)
            case .group(let group):
                documentation(group.doc, into: &code)
                code.line("case \(SwiftName.escaped(group.name))(\(SwiftName.escaped(group.typeName)))")
            }
        }
        for case .group(let group) in members {
            code.line()
            documentation(group.doc, into: &code)
            let name = SwiftName.escaped(group.typeName)
            code.block("\(access)nonisolated enum \(name): Swift.Hashable, Swift.Sendable") { code in
                let typeName = "\(typeName).\(name)"
                self.members(group.members, of: typeName, into: &code)
                equality(of: group.members, typeName: typeName).emit(into: &code)
            }
        }
    }

    private func routeCase(_ declaration: RouteDeclaration, into code: inout CodeWriter) {
        documentation(declaration.doc, into: &code)
        if declaration.doc != nil { code.line("///") }
        for alternative in declaration.route.alternatives {
            let text = alternative.pattern.text
            code.line("/// - `\(text.isEmpty ? "/" : text.commentText)`")
        }
        let values = declaration.route.values.map { value in
            let declared = "\(SwiftName.escaped(value.name)): \(names.name(of: value))"
            return names.defaultArgument(of: value).map { "\(declared) = \($0)" } ?? declared
        }
        let list = values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")"
        code.line("case \(SwiftName.escaped(declaration.caseName))\(list)")
    }

    private func closedType(_ type: ClosedType, into code: inout CodeWriter) {
        code.line()
        code.line("/// One of a few texts of a URL.")
        let name = SwiftName.escaped(type.name)
        code.block("\(access)nonisolated enum \(name): Swift.String, Swift.CaseIterable, Swift.Sendable") { code in
            for value in type.values {
                let name = SwiftName.case(forValue: value) ?? value
                code.line("case \(SwiftName.escaped(name)) = \(value.swiftLiteral)")
            }
        }
    }

    private func bases(into code: inout CodeWriter) {
        let texts = spec.bases.map(\.text)
        if let base = spec.bases.first {
            code.line()
            code.line("/// The scheme of the first base.")
            code.line("\(access)static let scheme: Swift.String = \(base.scheme.swiftLiteral)")
            if case .literal(let host) = base.host {
                code.line("/// The host of the first base.")
                code.line("\(access)static let host: Swift.String = \(host.swiftLiteral)")
            }
        }
        code.line()
        code.line(
            "/// What stands before the paths of the routes that have no base of their own; the first is written.")
        let list = texts.map(\.swiftLiteral).joined(separator: ", ")
        code.line("\(access)static let bases: [Swift.String] = [\(list)]")
    }

    private func initializers(into code: inout CodeWriter) {
        code.line()
        code.line("/// The route that a URL opens; nil for nil and for a URL that no pattern matches.")
        code.block("\(access)init?(url: RouteURL?)") { code in
            code.line(
                "guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }")
            code.line("self = route")
        }
        code.line()
        code.line("/// The route of a raw value: a URL's text, or what follows the first base.")
        code.block("\(access)init?(rawValue: Swift.String)") { code in
            code.line("guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }")
            code.line("self = route")
        }
    }

    private func texts(into code: inout CodeWriter) {
        code.line()
        code.line("/// The text of `url()` without the base; with it where a route has a base of its own.")
        code.block("\(access)var rawValue: Swift.String") { $0.line("_Matching.text(of: self, .rawValue)") }
        if spec.bases.isEmpty {
            code.line()
            code.line(
                "/// The route's URL with a scheme, the first segment in the host's place; nil if it is no scheme.")
            code.block("\(access)func url(scheme: Swift.String) -> RouteURL?") {
                $0.line("let text = _Matching.text(of: self, .other(scheme: scheme, host: nil))")
                $0.line("return _routeURL(text, scheme: scheme, host: nil)")
            }
        } else {
            code.line()
            code.line("/// The route's one canonical URL.")
            code.block("\(access)func url() -> RouteURL") { $0.line("_routeURL(_Matching.text(of: self, .url))") }
            code.line()
            code.line("/// The route's URL with another scheme and host; nil if they are none.")
            code.block("\(access)func url(scheme: Swift.String, host: Swift.String) -> RouteURL?") {
                $0.line("let text = _Matching.text(of: self, .other(scheme: scheme, host: host))")
                $0.line("return _routeURL(text, scheme: scheme, host: host)")
            }
        }
    }

    private func documentation(_ text: String?, into code: inout CodeWriter) {
        guard let text else { return }
        for line in text.split(whereSeparator: \.isNewline) { code.line("/// \(String(line).commentLine)") }
    }
}

extension String {
    /// This text as a comment can have it: on one line, and without a backquote that would end the code.
    fileprivate var commentText: String {
        String(String.UnicodeScalarView(commentLine.unicodeScalars.map { $0 == "`" ? "'" : $0 }))
    }
}
