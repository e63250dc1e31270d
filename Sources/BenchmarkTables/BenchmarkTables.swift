import SwiftEmitter
import Foundation

/// Writes the benchmark's tables: `BenchmarkTables SPEC OUTPUT-FOLDER SIZE…`.
@main
enum BenchmarkTables {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else {
            throw Table.Failure(description: "usage: BenchmarkTables SPEC OUTPUT-FOLDER SIZE…")
        }
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        let gitHub = try String(contentsOfFile: arguments[1], encoding: .utf8)
        try write(Table(spec: gitHub, fileName: "GitHub.routes.yaml"), to: folder)
        for size in arguments.dropFirst(3).compactMap({ Int($0) }) {
            try write(Table(spec: AppSpec.text(count: size), fileName: "App\(size).routes.yaml"), to: folder)
        }
    }

    private static func write(_ table: Table, to folder: URL) throws {
        var code = CodeWriter()
        code.line("import Foundation")
        code.line()
        TableSource(table: table).emit(into: &code)
        code.line()
        FoundationSource(table: table).emit(into: &code)
        // Only a release build measures, and the tables would slow down every debug build of the package.
        try write("#if !DEBUG\n" + table.swift + "#endif\n", to: folder.appendingPathComponent("\(table.name).swift"))
        try write(
            "#if !DEBUG\n" + code.text + "#endif\n", to: folder.appendingPathComponent("\(table.name)Table.swift"))
    }

    private static func write(_ text: String, to file: URL) throws {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
