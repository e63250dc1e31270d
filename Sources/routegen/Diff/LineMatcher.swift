/// Finds the lines that two texts share, in nearly linear time.
///
/// Lines that occur once in each text are anchors, as in a patience diff, because readers see them as the same line.
/// Myers' algorithm compares the gaps between anchors. A gap that needs more than `maximumEdits` edits is replaced as
/// a whole, which limits the cost for unrelated texts.
struct LineMatcher {
    /// For each line of the old text, whether it is in the new text.
    private(set) var keepsOld: [Bool]
    /// For each line of the new text, whether it was in the old text.
    private(set) var keepsNew: [Bool]
    private let old: [Int]
    private let new: [Int]
    private let maximumEdits: Int

    /// Compares two lists of lines. A line is given as an id; equal lines have equal ids.
    init(old: [Int], new: [Int], maximumEdits: Int = 1_000) {
        self.old = old
        self.new = new
        self.maximumEdits = maximumEdits
        keepsOld = [Bool](repeating: false, count: old.count)
        keepsNew = [Bool](repeating: false, count: new.count)
        let rest = trim(Gap(old: old.indices, new: new.indices))
        var start = (old: rest.old.lowerBound, new: rest.new.lowerBound)
        for anchor in anchors(in: rest) + [(rest.old.upperBound, rest.new.upperBound)] {
            compare(trim(Gap(old: start.old..<anchor.old, new: start.new..<anchor.new)))
            if anchor.old < rest.old.upperBound { keep(anchor.old, anchor.new) }
            start = (anchor.old + 1, anchor.new + 1)
        }
    }

    /// A range of each text that hasn't been compared yet.
    private struct Gap {
        var old: Range<Int>
        var new: Range<Int>
    }

    private mutating func keep(_ oldLine: Int, _ newLine: Int) {
        keepsOld[oldLine] = true
        keepsNew[newLine] = true
    }

    /// Keeps the common start and end of both ranges, and returns the rest.
    private mutating func trim(_ gap: Gap) -> Gap {
        var (old, new) = (gap.old, gap.new)
        while let left = old.first, let right = new.first, self.old[left] == self.new[right] {
            keep(left, right)
            (old, new) = (old.dropFirst(), new.dropFirst())
        }
        while let left = old.last, let right = new.last, self.old[left] == self.new[right] {
            keep(left, right)
            (old, new) = (old.dropLast(), new.dropLast())
        }
        return Gap(old: old, new: new)
    }

    /// The longest sequence of lines in the gap that occur once in each text, in the same order.
    private func anchors(in gap: Gap) -> [(old: Int, new: Int)] {
        let newPlaces = places(of: new)
        let oldPlaces = places(of: old)
        let pairs: [(old: Int, new: Int)] = gap.old.compactMap { line in
            guard oldPlaces[old[line]] == .some(line), let place = newPlaces[old[line]], let place else { return nil }
            return (line, place)
        }
        return longestIncreasing(pairs)
    }

    /// The position of each line; nil for a line that occurs several times.
    private func places(of lines: [Int]) -> [Int: Int?] {
        var places: [Int: Int?] = [:]
        for index in lines.indices { places[lines[index]] = places[lines[index]] == nil ? .some(index) : .some(nil) }
        return places
    }

    /// The longest subsequence whose positions in the new text increase (patience sorting, n log n).
    private func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var tops: [Int] = []
        var previous = [Int?](repeating: nil, count: pairs.count)
        for index in pairs.indices {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tops[low - 1] }
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        var chain: [(old: Int, new: Int)] = []
        var next = tops.last
        while let index = next {
            chain.append(pairs[index])
            next = previous[index]
        }
        return chain.reversed()
    }
}

extension LineMatcher {
    /// Myers' greedy algorithm ("An O(ND) Difference Algorithm", 1986). If it needs too many edits, it keeps no lines.
    private mutating func compare(_ gap: Gap) {
        guard !gap.old.isEmpty, !gap.new.isEmpty else { return }
        let (height, width) = (gap.old.count, gap.new.count)
        let limit = min(height + width, maximumEdits)
        // reach[k + limit + 1] is the furthest old line reached on diagonal k, where k = old - new.
        var reach = [Int](repeating: 0, count: 2 * limit + 3)
        var history: [[Int]] = []
        for edits in 0...limit {
            history.append(Array(reach[(limit + 1 - edits - 1)...(limit + 1 + edits + 1)]))
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let center = diagonal + limit + 1
                let isInsertion = diagonal == -edits || diagonal != edits && reach[center - 1] < reach[center + 1]
                var line = isInsertion ? reach[center + 1] : reach[center - 1] + 1
                while line < height, line - diagonal < width, line - diagonal >= 0,
                    old[gap.old.lowerBound + line] == new[gap.new.lowerBound + line - diagonal]
                {
                    line += 1
                }
                reach[center] = line
                if line >= height, line - diagonal >= width {
                    keepPath(history, in: gap)
                    return
                }
            }
        }
    }

    /// Walks back from the end of the gap, and keeps the lines on the diagonals.
    ///
    /// - Parameter history: For each number of edits, how far the diagonals from `-edits - 1` to `edits + 1` reached
    ///   before.
    private mutating func keepPath(_ history: [[Int]], in gap: Gap) {
        var (line, other) = (gap.old.count, gap.new.count)
        for edits in history.indices.reversed() {
            let reach = history[edits]
            let diagonal = line - other
            let center = diagonal + edits + 1
            let isInsertion = diagonal == -edits || diagonal != edits && reach[center - 1] < reach[center + 1]
            let start = edits == 0 ? 0 : isInsertion ? reach[center + 1] : reach[center - 1] + 1
            while line > start {
                line -= 1
                keep(gap.old.lowerBound + line, gap.new.lowerBound + line - diagonal)
            }
            other = line - diagonal
            if isInsertion { other -= 1 } else { line -= 1 }
        }
    }
}
