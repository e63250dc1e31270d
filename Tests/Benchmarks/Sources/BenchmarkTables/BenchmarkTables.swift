import Foundation

/// Writes the generated parts of the benchmark:
///
///     BenchmarkTables spec SIZE OUTPUT     a spec with SIZE routes
///     BenchmarkTables table SPEC OUTPUT    the table of a spec, beside its generated enum
@main
enum BenchmarkTables {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            throw Failure(description: "see BenchmarkTables.swift for the arguments")
        }
        let text =
            switch (arguments[1], Int(arguments[2])) {
            case ("spec", let size?): AppSpec.text(count: size)
            case ("table", nil):
                try table(Table(spec: String(contentsOfFile: arguments[2], encoding: .utf8)))
            default: throw Failure(description: "see BenchmarkTables.swift for the arguments")
            }
        try text.write(toFile: arguments[3], atomically: true, encoding: .utf8)
    }

    private static func table(_ table: Table) -> String {
        var code = CodeWriter()
        code.line("import Foundation")
        code.line()
        TableSource(table: table).emit(into: &code)
        code.line()
        FoundationSource(table: table).emit(into: &code)
        return code.text
    }
}

/// An invalid argument or spec.
struct Failure: Error, CustomStringConvertible {
    let description: String
}
