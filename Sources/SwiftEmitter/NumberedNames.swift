/// Names that differ: a name that is used already gets a number.
struct NumberedNames {
    private var taken: Set<String> = []
    /// The numbers to try next, so that a thousand equal names don't try each other's numbers.
    private var numbers: [String: Int] = [:]

    mutating func name(_ base: String, separator: String) -> String {
        var name = base
        while !taken.insert(name).inserted {
            let number = numbers[base, default: 2]
            numbers[base] = number + 1
            name = "\(base)\(separator)\(number)"
        }
        return name
    }
}
