// What the standard library's methods do, from code that is compiled once. Those are specialized and inlined where they
// are called, closure and all: an eighth of what the compiler optimizes in a consumer's first build. Here a call that
// makes an array costs some thousand instructions more, so what runs for each route of a spec is often a loop instead.
// A closure that throws, and a collection that has no method here, gets the standard library's.

extension Array {
    /// The results of `transform` for the elements, in order.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(count)
        for element in self { appendElement(transform(element), to: &results) }
        return results
    }

    /// The results of `transform` that are not nil, in order.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
        var results: [Result] = []
        for element in self {
            if let result = transform(element) { appendElement(result, to: &results) }
        }
        return results
    }

    /// The elements of the results of `transform`, in order.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func flatMap<Result>(_ transform: (Element) -> [Result]) -> [Result] {
        var results: [Result] = []
        for element in self { results += transform(element) }
        return results
    }

    /// The elements that `isIncluded` accepts, in order.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        var results: [Element] = []
        for element in self where isIncluded(element) { appendElement(element, to: &results) }
        return results
    }

    /// Whether `predicate` accepts an element. Stops at the first.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func contains(where predicate: (Element) -> Bool) -> Bool {
        for element in self where predicate(element) { return true }
        return false
    }

    /// Whether `predicate` accepts all elements. Stops at the first that it doesn't.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
        for element in self where !predicate(element) { return false }
        return true
    }

    /// The first element that `predicate` accepts; nil if there is none.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func first(where predicate: (Element) -> Bool) -> Element? {
        for element in self where predicate(element) { return element }
        return nil
    }

    /// The index of the first element that `predicate` accepts; nil if there is none.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func firstIndex(where predicate: (Element) -> Bool) -> Int? {
        for index in 0..<count where predicate(self[index]) { return index }
        return nil
    }
}

extension Array {
    /// Adds an element at the end, in amortized constant time. Compiled once for each type of elements.
    @inlinable
    @inline(never)
    package mutating func append(_ element: __owned Element) {
        appendElement(element, to: &self)
    }
}

/// Calls the protocol's `append`, which isn't the one above.
@inlinable
@inline(__always)
package func appendElement<Elements: RangeReplaceableCollection>(
    _ element: Elements.Element, to elements: inout Elements
) {
    elements.append(element)
}

extension Sequence {
    /// What `sorted(by:)` returns, compiled once: each specialization has some 3,000 lines of SIL.
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
