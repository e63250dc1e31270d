/// A route of a table, by its rank in the spec.
package struct RouteID: TableID {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }
}

/// A pattern of a table, by its rank in the spec. The patterns of one route are consecutive.
package struct PatternID: TableID {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }
}

/// A variant of a scheme's tree, by its rank in matching order.
package struct VariantID: TableID {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }
}

/// A rank that can't be mistaken for another kind of rank. A range of them is a collection.
package protocol TableID: Hashable, Strideable, Sendable where Stride == Int {
    /// From 0.
    var index: Int { get }
    init(_ index: Int)
}

extension TableID {
    package static func == (a: Self, b: Self) -> Bool { a.index == b.index }
    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
    package func distance(to other: Self) -> Int { other.index - index }
    package func advanced(by distance: Int) -> Self { Self(index + distance) }
}

extension Range<Int> {
    /// The indices of an array as the identifiers of its elements.
    package func of<ID: TableID>(_: ID.Type) -> Range<ID> {
        ID(lowerBound)..<ID(upperBound)
    }
}
