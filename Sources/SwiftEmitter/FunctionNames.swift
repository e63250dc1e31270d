import RouteSpec
import RoutePatterns

/// The names of a decision tree's functions, made from the paths that lead to them: `afterUserIdPosts` matches what
/// follows `user/${id}/posts`.
struct FunctionNames {
    /// The readable part of a name: literals and the names of parameters, capitalized.
    typealias Path = String

    private var numbered = NumberedNames()

    private static let longest = 60

    /// The path right after a scheme.
    func path(to scheme: String) -> Path {
        path(to: Matcher.literal(scheme, ignoringCase: false), after: "")
    }

    /// - Parameter parameter: the name of the parameter that the matcher reads; nil if patterns disagree.
    func path(to matcher: Matcher, after path: Path, parameter: String? = nil) -> Path {
        if path.utf8.count > Self.longest { return path }
        let text: String? =
            switch matcher {
            case .literal(let text, _): text
            case .label(let suffix, _): suffix
            case .affixed, .value, .rest: parameter
            }
        return path + (text.flatMap(Identifier.camelCase).map(Identifier.capitalized) ?? "_")
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
