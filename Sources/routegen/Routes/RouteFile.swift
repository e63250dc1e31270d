import RouteAnalysis
import RouteCompiler
import RouteManifest
import RouteMessages
import RouteLanguage
import RouteSpec

/// A valid spec, for a command that uses its routes.
struct RouteFile {
    let compiled: CompiledSpec
    let compilation: Compilation

    var table: RouteTable { compiled.table }

    /// Loads a spec for its routes. If it has errors, prints them to standard error and returns
    /// nil. Only `check` and `generate` print warnings.
    ///
    /// - Parameter notesOverlaps: Whether to find everything that `check` notes.
    static func load(_ path: String, _ console: Console, notesOverlaps: Bool = false) -> RouteFile?
    {
        guard let file = SpecFile.load(path, console, notesOverlaps: notesOverlaps) else {
            return nil
        }
        guard let compiled = file.compilation.compiled else {
            let problems = file.compilation.diagnostics.without(.note)
            console.write(file.printer.full(problems, style: console.style(for: .error)), .error)
            return nil
        }
        return RouteFile(compiled: compiled, compilation: file.compilation)
    }
}

extension Route {
    /// The case with values, as Swift writes it: `userPosts(id: 7, page: 1)`.
    func text(of values: [RouteValue]) -> String {
        let list = zip(self.values, values).map { "\($0.name): \($1.display)" }.joined(
            separator: ", ")
        return list.isEmpty ? name : "\(name)(\(list))"
    }

    /// The case with its types and defaults, as Swift declares it: `userPosts(id: Int, page: Int =
    /// 1)`, `search(query: String, tags: [String] = [])`.
    var signature: String {
        if values.isEmpty { return name }
        let list = values.map { value in
            let declaration = "\(value.name): \(value.typeText)"
            return value.defaultArgument.map { "\(declaration) = \($0)" } ?? declaration
        }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}

extension RoutePattern {
    /// The pattern as written; `/` for the empty pattern.
    var shownText: String { pattern.text.isEmpty ? "/" : pattern.text }
}

extension RouteValue {
    /// The value for people, as Swift writes it: `42`, `"a b"`, `nil`, `["a", "b"]`, `["key":
    /// "value"]`.
    var display: String {
        switch self {
        case .null: return "nil"
        case .string(let value): return Self.quoted(value)
        case .list(let values): return "[" + values.map(\.display).joined(separator: ", ") + "]"
        case .items(let items):
            let members = Self.sorted(items).map {
                "\(Self.quoted($0.key)): \(Self.quoted($0.value))"
            }
            return members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
        case .bool, .integer, .unsignedInteger, .float, .double: return text ?? ""
        }
    }

    private static func quoted(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return "\"\(DisplayWidth.escapingControls(escaped))\""
    }
}
