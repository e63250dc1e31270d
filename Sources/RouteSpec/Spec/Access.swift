/// The access level of the generated enum, from the least visible.
package enum Access: String, Equatable, Sendable, CaseIterable, Comparable {
    case `internal`
    case package
    case `public`

    package static func < (a: Access, b: Access) -> Bool {
        allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
    }
}
