import Dispatch

/// Work to measure. `run` does all of it once and returns a number that depends on every result.
struct Work {
    let name: String
    /// The number of results of one run.
    let count: Int
    let run: () -> Int

    /// Work on every input, in order.
    init<Input>(_ name: String, on inputs: [Input], _ body: @escaping (Input) -> Int) {
        self.init(name, onAll: inputs) { inputs in
            var sum = 0
            for input in inputs { sum = sum &+ body(input) }
            return sum
        }
    }

    /// Work that goes through the inputs itself.
    init<Input>(_ name: String, onAll inputs: [Input], _ body: @escaping ([Input]) -> Int) {
        self.name = name
        count = inputs.count
        run = { body(inputs) }
    }
}

/// The work to compare in one row of the report.
struct Comparison {
    let group: String
    let name: String
    let works: [Work]

    /// The median time of each work, in nanoseconds for one result.
    ///
    /// The works take turns, so that other load on the machine affects all of them equally.
    func medians(rounds: Int) -> [Double] {
        let repetitions = works.map { work in
            let once = max(1, time(work, repetitions: 1))
            return max(1, Self.roundTime / once)
        }
        var times = works.map { _ in [Double]() }
        for _ in 0..<rounds {
            for (index, work) in works.enumerated() {
                let nanoseconds = time(work, repetitions: repetitions[index])
                times[index].append(Double(nanoseconds) / Double(repetitions[index] * work.count))
            }
        }
        return times.map { $0.sorted()[$0.count / 2] }
    }

    private static let roundTime = 500_000

    /// The time of `repetitions` runs, after an untimed run that fills caches and branch
    /// predictors, because the previous turn was another work's.
    private func time(_ work: Work, repetitions: Int) -> Int {
        consume(work.run())
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<repetitions { consume(work.run()) }
        return Int(DispatchTime.now().uptimeNanoseconds - start)
    }
}

/// Depends on the results of everything that was measured, so that nothing is optimized away.
nonisolated(unsafe) private var consumed = 0

/// Uses a result.
@inline(never)
func consume(_ result: Int) {
    consumed = consumed &+ result
}
