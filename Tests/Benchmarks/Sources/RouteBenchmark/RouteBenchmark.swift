import Foundation

/// Compares generated code with handwritten code. The exit code is 1 if they disagree.
///
///     RouteBenchmark [--rounds N] [--format json]   times, in nanoseconds
///     RouteBenchmark --count NAME N                 does one of the counted works N times
///     RouteBenchmark --count KIND:BYTES N           reads or writes something long N times
@main
enum RouteBenchmark {
    static func main() {
        #if DEBUG
            print("A debug build measures nothing: swift run -c release RouteBenchmark")
        #else
            let arguments = CommandLine.arguments
            if let index = arguments.firstIndex(of: "--count"), index + 2 < arguments.count {
                return count(arguments[index + 1], times: Int(arguments[index + 2]) ?? 0)
            }
            let rounds = value(after: "--rounds", in: arguments).flatMap { Int($0) } ?? 101
            var report = Report()
            run(App10Table.contenders, rounds: rounds, into: &report)
            run(App100Table.contenders, rounds: rounds, into: &report)
            #if !SMALL
                run(App1000Table.contenders, rounds: rounds, into: &report)
            #endif
            run(GitHubRouteTable.contenders, rounds: rounds, into: &report)
            print(value(after: "--format", in: arguments) == "json" ? report.json : report.text)
        #endif
    }

    #if !DEBUG
        private static func count(_ name: String, times: Int) {
            let parts = name.split(separator: ":")
            let long =
                parts.count == 2 ? Int(parts[1]).flatMap { longWork(String(parts[0]), $0) } : nil
            guard let work = long ?? CountedWorks.all.first(where: { $0.name == name })?.work else {
                return print(CountedWorks.all.map(\.name).joined(separator: "\n"))
            }
            for _ in 0..<times { consume(work.run()) }
        }

        private static func longWork(_ kind: String, _ count: Int) -> Work? {
            CountedWorks.long(kind, count) ?? LongPatterns.work(kind, count)
        }

        private static func run<Route>(
            _ contenders: Contenders<Route>, rounds: Int, into report: inout Report
        ) {
            if let mistake = contenders.firstMistake() {
                FileHandle.standardError.write(Data("error: \(contenders.name): \(mistake)\n".utf8))
                exit(1)
            }
            for comparison in contenders.readings() + contenders.readingTexts()
                + contenders.writings()
            {
                report.add(comparison, rounds: rounds)
            }
        }

        private static func value(after option: String, in arguments: [String]) -> String? {
            arguments.firstIndex(of: option).flatMap {
                $0 + 1 < arguments.count ? arguments[$0 + 1] : nil
            }
        }
    #endif
}
