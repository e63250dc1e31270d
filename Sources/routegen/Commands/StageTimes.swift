/// How long each stage of a run took.
struct StageTimes {
    private var stages: [(name: String, microseconds: Int)] = []
    private var last: Int
    private let clock: () -> Int

    /// - Parameter clock: The time since an arbitrary moment, in microseconds.
    init(clock: @escaping () -> Int) {
        self.clock = clock
        last = clock()
    }

    /// Records the end of a stage.
    mutating func end(_ name: String) {
        let now = clock()
        stages.append((name, now - last))
        last = now
    }

    /// A line for each stage, in milliseconds, and one for the total.
    var lines: [String] {
        let total = ("total", stages.reduce(0) { $0 + $1.microseconds })
        return (stages + [total]).map { name, microseconds in
            let tenths = (microseconds + 50) / 100
            let number = "\(tenths / 10).\(tenths % 10)"
            let space = String(repeating: " ", count: max(1, 15 - name.count - number.count))
            return name + space + number + " ms"
        }
    }
}
