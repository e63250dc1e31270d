/// A dictionary whose code is compiled once, for every type of keys and values. One that is specialized for its types
/// is faster, but each adds some 900 lines of SIL to the first build of a consumer.
package struct Lookup<Key: Hashable, Value> {
    private(set) var dictionary = [Key: Value]()

    package init() {}

    package subscript(key: Key) -> Value? {
        @inline(never)
        @_semantics("optimize.sil.specialize.generic.never")
        get { dictionary[key] }

        @inline(never)
        @_semantics("optimize.sil.specialize.generic.never")
        set { dictionary[key] = newValue }
    }
}

extension Lookup: Sendable where Key: Sendable, Value: Sendable {}

/// A set whose code is compiled once, for every type of elements, as `Lookup`.
struct Seen<Element: Hashable> {
    private var elements = Set<Element>()

    /// Adds an element; false if it was there already.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func insert(_ element: Element) -> Bool {
        elements.insert(element).inserted
    }
}
