/// The index of an element of a table. It can't be mistaken for the index of another kind of
/// element, and a range of them is a collection.
package struct TableID<Element>: Hashable, Strideable, Sendable {
    /// From 0.
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func == (a: Self, b: Self) -> Bool { a.index == b.index }
    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
    package func distance(to other: Self) -> Int { other.index - index }
    package func advanced(by distance: Int) -> Self { Self(index + distance) }
}

/// A route of a table, by its index in order of declaration.
package typealias RouteID = TableID<Route>

/// A pattern of a table, by its index in order of declaration. The patterns of one route are
/// consecutive.
package typealias PatternID = TableID<RoutePattern>

extension Range<Int> {
    /// The indices of an array as the identifiers of its elements.
    package func of<Element>(_: TableID<Element>.Type) -> Range<TableID<Element>> {
        TableID(lowerBound)..<TableID(upperBound)
    }
}
