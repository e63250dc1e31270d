/// What kind of link a text on the command line is.
enum LinkForm: Hashable {
    case url
    case rawValue
    /// A URL on a server that is known at run time.
    case on(server: String)
}
