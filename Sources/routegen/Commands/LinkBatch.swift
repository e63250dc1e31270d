import RouteCompiler
import RouteSpec

/// Writes the links that lines of standard input ask for, one line for each.
struct LinkBatch {
    let format: OutputFormat
    let console: Console

    func run(_ writer: inout LinkWriter) -> ExitCode {
        var lines = LineReader(console.readInput)
        var number = 0
        var code = ExitCode.success
        do throws(FileError) {
            while console.outputState() == .open, let line = try lines.next() {
                number += 1
                if line.isEmpty { continue }
                do throws(LinkWriter.Failure) {
                    console.print(try link(line, &writer), format)
                } catch {
                    report(error, number)
                    code = .findings
                }
            }
        } catch {
            console.report(error)
            return .failure
        }
        return code
    }

    private func link(_ line: [UInt8], _ writer: inout LinkWriter) throws(LinkWriter.Failure) -> LinkWriter.Link {
        let request = try LinkRequest(line)
        return try writer.link(to: request.route) { $0.values(of: request) }
    }

    private func report(_ failure: LinkWriter.Failure, _ line: Int) {
        let message = failure.problems.map(\.message).joined(separator: "; ")
        let help = failure.problems.lazy.compactMap(\.help).first ?? failure.signature.map { "the route is \($0)" }
        switch format {
        case .text: console.report(.error, "line \(line): \(message)", help: help)
        case .json:
            console.print(
                JSON.object([("line", .integer(line)), ("error", .string(message)), ("help", .optional(help))]).text)
        }
    }
}
