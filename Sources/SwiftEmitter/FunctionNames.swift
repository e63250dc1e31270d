import RouteSpec
import RoutePatterns

/// The names of a decision tree's functions, made from the paths that lead to them: `afterUser_Posts` reads what
/// follows `user/${id}/posts`.
struct FunctionNames {
    struct Path {
        /// The readable part of a name: literals, capitalized, and `_` for everything else.
        fileprivate var words = ""
        /// The number of the whole path, for names that are too long or shared by several paths.
        fileprivate var number: UInt32 = 0
    }

    private var numbers = StableNumbers()
    private var taken: Set<String> = []

    private static let longest = 60

    /// The path right after a scheme.
    mutating func path(to scheme: String) -> Path {
        path(to: Matcher.literal(scheme, ignoringCase: false), after: Path())
    }

    mutating func path(to matcher: Matcher, after path: Path) -> Path {
        var path = path
        switch matcher {
        case .literal(let text, _):
            path.words += Identifier.camelCase(text).map(SwiftName.typeName(ofGroup:)) ?? "_"
        default: path.words += "_"
        }
        // Chained, because each node of a long path would otherwise need the whole text.
        path.number = numbers.number(of: path.number.hexadecimal + matcher.identity)
        if path.words.utf8.count > Self.longest {
            path.words = String(path.words.prefix(Self.longest / 2)) + path.number.hexadecimal
        }
        return path
    }

    /// A new name for the function at the end of a path.
    mutating func name(of path: Path) -> String {
        var name = path.words.isEmpty ? "start" : "after" + path.words
        if !taken.insert(name).inserted { name += path.number.hexadecimal }
        taken.insert(name)
        return name
    }
}
