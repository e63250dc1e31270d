/// How a route's screen is presented.
package enum Presentation: String, Equatable, Sendable, CaseIterable {
    case root
    case push
    case sheet
    case cover
}
