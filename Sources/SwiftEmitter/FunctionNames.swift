import RouteSpec
import RoutePatterns

/// The names of the functions of a decision tree, made from the texts on the way to them: `afterUser_Posts` reads what
/// follows `user/${id}/posts`.
struct FunctionNames {
    struct Path {
        /// What is told apart by a name, as words: literals with a capital, `_` for everything else.
        fileprivate var words = ""
        /// A number of the whole path, for names that are too long, or not of one path only.
        fileprivate var number: UInt32 = 0
    }

    private var numbers = StableNumbers()
    private var taken: Set<String> = []

    private static let longest = 60

    /// The path of what follows a scheme.
    mutating func path(to scheme: String) -> Path {
        path(to: Matcher.literal(scheme, ignoringCase: false), after: Path())
    }

    mutating func path(to matcher: Matcher, after path: Path) -> Path {
        var path = path
        switch matcher {
        case .literal(let text, _):
            path.words += SwiftName.camelCase(text).map(SwiftName.typeName(ofGroup:)) ?? "_"
        default: path.words += "_"
        }
        // A chain, for the text of a long path would be long at each of its nodes.
        path.number = numbers.number(of: path.number.hexadecimal + matcher.identity)
        if path.words.utf8.count > Self.longest {
            path.words = String(path.words.prefix(Self.longest / 2)) + path.number.hexadecimal
        }
        return path
    }

    /// The name of the function at the end of a path.
    mutating func name(of path: Path) -> String {
        var name = path.words.isEmpty ? "start" : "after" + path.words
        if !taken.insert(name).inserted { name += path.number.hexadecimal }
        taken.insert(name)
        return name
    }
}
