import RouteSpec

/// A location in a claim file.
package struct ClaimLocation: Hashable, Sendable {
    /// Such as `details[0].components[3]`; empty for the whole file.
    package var place = ""
    /// From 1; nil if unknown.
    package let line: Int?
    /// In characters, from 1; nil if unknown.
    package let column: Int?

    package init(_ place: String = "", _ position: SourcePosition? = nil) {
        self.place = place
        line = position?.line
        column = position?.column
    }
}
