/// Finds the elements of a list by the ranges that they accept.
package struct RangeIndex: Sendable {
    private struct Element: Sendable {
        let position: Int
        let range: ClosedRange<WideInteger>
        /// The highest upper bound of this range and of all before it.
        var highest: WideInteger
    }

    /// The lowest ranges first.
    private let elements: [Element]

    package var isEmpty: Bool { elements.isEmpty }

    /// - Parameter ranges: the ranges of each element.
    package init(_ ranges: [[ClosedRange<WideInteger>]]) {
        var elements: [Element] = []
        for (position, ranges) in ranges.enumerated() {
            elements += ranges.map {
                Element(position: position, range: $0, highest: $0.upperBound)
            }
        }
        elements.sort { $0.range.lowerBound < $1.range.lowerBound }
        for index in elements.indices.dropFirst() {
            elements[index].highest = max(elements[index].highest, elements[index - 1].highest)
        }
        self.elements = elements
    }

    /// The positions of the elements with a range that overlaps another one; nil if there are more
    /// than a limit.
    package func positions(
        meeting range: ClosedRange<WideInteger>, atMost limit: Int = .max
    ) -> [Int]? {
        var found: [Int] = []
        var index = elements.firstPosition { $0.range.lowerBound > range.upperBound }
        while index > 0, elements[index - 1].highest >= range.lowerBound {
            index -= 1
            guard elements[index].range.overlaps(range) else { continue }
            if found.count == limit { return nil }
            found.append(elements[index].position)
        }
        return found
    }
}

extension RandomAccessCollection {
    /// The index of the first element that satisfies a condition; the end index if none does. All
    /// elements after one that does must satisfy it, too.
    package func firstPosition(where isAfter: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let middle = index(low, offsetBy: count / 2)
            if isAfter(self[middle]) {
                count /= 2
            } else {
                low = index(after: middle)
                count -= count / 2 + 1
            }
        }
        return low
    }
}
