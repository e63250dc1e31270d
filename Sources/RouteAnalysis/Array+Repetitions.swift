extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first appearance.
    package var withoutRepetitions: [Element] {
        if count < 2 { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
