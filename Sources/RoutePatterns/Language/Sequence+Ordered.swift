extension Sequence {
    /// What `sorted(by:)` returns. It is compiled once, not for each type of element: that is slower, and a sort is
    /// thousands of instructions in whatever compiles this package.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        sorted(by: precedes)
    }
}

extension Sequence where Element: Comparable {
    /// What `sorted()` returns, compiled once.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func ordered() -> [Element] {
        sorted()
    }
}
