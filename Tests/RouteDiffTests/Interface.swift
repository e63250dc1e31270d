import RouteCompiler
import Testing

/// The interface of a generated enum: its declarations, without bodies, access levels, and the
/// enum's own name.
struct Interface {
    struct Declaration: Hashable {
        /// `auth.signIn` for a case of a group, `Tab` for a case of a closed type or a member of a
        /// constrained one.
        let names: [String]
        let text: String
    }

    private struct Scope {
        enum Kind {
            case route, navigation
            /// A type in `types`.
            case closed
        }

        let kind: Kind
        /// The names of the groups, or of the closed type.
        let names: [String]
        let indentation: Int
    }

    let declarations: Set<Declaration>

    init(_ compilation: Compilation) throws {
        let enumName = try #require(compilation.compiled?.spec).name
        let source = try #require(compilation.swift(fileName: "routes.yaml"))
        var scopes: [Scope] = []
        var found: Set<Declaration> = []
        for line in source.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            while let last = scopes.last, indentation <= last.indentation { scopes.removeLast() }
            // Bodies are indented more.
            guard indentation == scopes.last.map({ $0.indentation + 4 }) ?? 0 else { continue }
            var words = line.split(separator: " ")
            if words.contains("fileprivate") || words.contains("private") { continue }
            while let word = words.first, ["public", "package", "nonisolated"].contains(word) {
                words.removeFirst()
            }
            let text = words.joined(separator: " ")
            let parent = scopes.last
            guard let declaration = Self.declaration(text, in: parent, enumName) else { continue }
            if let kind = declaration.opens {
                scopes.append(Scope(kind: kind, names: declaration.names, indentation: indentation))
            }
            if !declaration.names.isEmpty {
                let plain = declaration.text.split(separator: "\(enumName).").joined()
                found.insert(
                    Declaration(names: declaration.names, text: "\(parent?.names ?? []) \(plain)"))
            }
        }
        declarations = found
    }

    /// A declaration, and the scope that it starts; nil for other lines.
    private static func declaration(
        _ text: String, in scope: Scope?, _ enumName: String
    ) -> (names: [String], text: String, opens: Scope.Kind?)? {
        let words = text.split { " :(".contains($0) }.map { $0.filter { $0 != "`" } }
        guard let keyword = words.first, words.count > 1 else { return nil }
        guard let scope else {
            if text.hasPrefix("enum \(enumName):") { return ([], "", .route) }
            let isNavigation = text.hasPrefix(
                "extension \(enumName): RouteNavigation.NavigableRoute")
            return isNavigation ? (["tabs"], "tabs", .navigation) : nil
        }
        let signature = text.hasSuffix(" {") ? String(text.dropLast(2)) : text
        switch (scope.kind, keyword) {
        case (.navigation, "enum"): return (["tabs"], signature, .closed)
        case (.navigation, _):
            return ["var", "static"].contains(keyword) ? (["tabs"], signature, nil) : nil
        case (.closed, "case"): return (scope.names, words[1], nil)
        case (.closed, "let"), (.closed, "init?"): return (scope.names, signature, nil)
        case (.route, "struct"): return ([words[1]], signature, .closed)
        case (.route, "enum"):
            if signature.contains("CaseIterable") { return ([words[1]], signature, .closed) }
            return (
                scope.names + [words[1].prefix(1).lowercased() + words[1].dropFirst()], signature,
                .route
            )
        case (.route, "case"): return (scope.names + [words[1]], signature, nil)
        case (.route, "static") where words[1] == "let":
            return ([words[2]], String(signature.prefix { $0 != "=" }), nil)
        case (.route, "func") where words[1] == "url":
            let labels = signature.split { "(,".contains($0) }.dropFirst().compactMap { part in
                part.contains(":") ? part.prefix { $0 != ":" }.filter { $0 != " " } + ":" : nil
            }
            return (["url(\(labels.joined()))"], signature, nil)
        case (.route, "init?"), (.route, "init"), (.route, "var"):
            return ([words[1]], signature, nil)
        default: return nil
        }
    }
}
