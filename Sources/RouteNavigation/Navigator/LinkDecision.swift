/// An app's decision about a link.
public enum LinkDecision<Route: NavigableRoute>: Hashable, Sendable {
    /// The link is followed.
    case allow
    /// Another route is opened instead, without asking the policy about it.
    case redirect(Route)
    /// The link is kept for `Navigator.followHeldLink()`, for example until the user signs in.
    /// Meanwhile, `opening` is opened, if it isn't nil; when that screen is gone, or a later link
    /// is opened or held, the link is dropped.
    case hold(opening: Route? = nil)
    /// The link is dropped.
    case refuse
}

extension LinkDecision {
    var strictness: Int {
        switch self {
        case .allow: 0
        case .redirect: 1
        case .hold: 2
        case .refuse: 3
        }
    }
}
