/// What the previous and the current spec have.
package struct Pair<Element> {
    package let old: Element
    package let new: Element

    package init(_ old: Element, _ new: Element) {
        self.old = old
        self.new = new
    }
}

extension Pair: Equatable where Element: Equatable {}
extension Pair: Hashable where Element: Hashable {}
extension Pair: Sendable where Element: Sendable {}
