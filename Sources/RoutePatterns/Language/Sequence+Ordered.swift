extension Sequence {
    /// What `sorted(by:)` returns, from code that is compiled once. A sort that is specialized for its elements is
    /// faster, but each adds some 3,000 lines of SIL to the first build of a consumer.
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
