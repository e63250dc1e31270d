/// What a link to a route does.
package enum Opening: String, Equatable, Sendable, CaseIterable {
    case place
    case show
}
