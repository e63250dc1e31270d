import RouteSpec
import RoutePatterns

/// The names of a decision tree's functions, made from the paths that lead to them: `afterUser_Posts` matches what
/// follows `user/${id}/posts`.
struct FunctionNames {
    /// The readable part of a name: literals, capitalized, and `_` for everything else.
    typealias Path = String

    private var numbered = NumberedNames()

    private static let longest = 60

    /// The path right after a scheme.
    func path(to scheme: String) -> Path {
        path(to: Matcher.literal(scheme, ignoringCase: false), after: "")
    }

    func path(to matcher: Matcher, after path: Path) -> Path {
        if path.utf8.count > Self.longest { return path }
        guard case .literal(let text, _) = matcher else { return path + "_" }
        return path + (Identifier.camelCase(text).map(Identifier.capitalized) ?? "_")
    }

    /// A new name for the function at the end of a path, with a number if the name is already used.
    mutating func name(of path: Path) -> String {
        numbered.name(path.isEmpty ? "start" : "after" + path, separator: "_")
    }
}

/// Names that differ: a name that is used already gets a number.
struct NumberedNames {
    private var taken: Set<String> = []
    /// The numbers to try next, so that a thousand equal names don't try each other's numbers.
    private var numbers: [String: Int] = [:]

    mutating func name(_ base: String, separator: String) -> String {
        var name = base
        while !taken.insert(name).inserted {
            let number = numbers[base, default: 2]
            numbers[base] = number + 1
            name = "\(base)\(separator)\(number)"
        }
        return name
    }
}
