/// What comes before the path of a text (Semantics, section 5).
public enum _RouteForm: Sendable {
    /// Nothing, unless the pattern is a full URL or the route has bases of its own.
    case rawValue
    /// The first base.
    case url
    /// Another scheme and host. Without a host, the first segment takes its place.
    case other(scheme: String, host: String?)
}
