import Foundation
import RouteProperties

/// libFuzzer's own `main`, as a function (FuzzerInterface of LLVM).
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

// libFuzzer's callback has no context argument, so the property is a global.
nonisolated(unsafe) var property = FuzzProperty.yaml

/// Fuzzes one property: the words after its name are libFuzzer's.
func fuzz(_ words: [String]) -> Int32 {
    guard let chosen = FuzzProperty.all.first(where: { $0.name == words.first }) else {
        return usage()
    }
    property = chosen
    // Compile the golden specs now, so that this doesn't count as time of the first input.
    _ = property.violation([0, 0, 0])
    var pointers =
        CommandLine.arguments.prefix(1).map { strdup($0) } + words.dropFirst().map { strdup($0) }
        + [nil]
    var count = Int32(pointers.count - 1)
    return pointers.withUnsafeMutableBufferPointer { buffer in
        guard var start = buffer.baseAddress else { return 64 }
        return runDriver(&count, &start) { bytes, count in
            let input = Array(UnsafeBufferPointer(start: bytes, count: count))
            if let violation = property.violation(input) {
                fatalError("\(property.name): \(violation)")
            }
            return 0
        }
    }
}

/// For each file that is read, a line with its path, a tab and its tree as JSON.
func printTrees(_ files: [String]) throws -> Int32 {
    for file in files {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        if let tree = try FuzzProperty.yamlTree(of: bytes) { print("\(file)\t\(tree)") }
    }
    return 0
}

/// Writes the Swift of every spec that has no errors into a folder.
func writeSwift(_ words: [String]) throws -> Int32 {
    guard let folder = words.first else { return usage() }
    for (number, file) in words.dropFirst().enumerated() {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        guard let swift = FuzzProperty.swift(ofSpec: bytes) else { continue }
        let name = "\(number)-\(URL(fileURLWithPath: file).lastPathComponent).swift"
        try Data(swift.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
    return 0
}

func usage() -> Int32 {
    let names = FuzzProperty.all.map(\.name).joined(separator: "|")
    print(
        "usage: Fuzz \(names) LIBFUZZER-ARGUMENT…\n       Fuzz trees FILE…\n       Fuzz swift FOLDER FILE…"
    )
    return 64
}

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "trees": exit(try printTrees(Array(words.dropFirst())))
case "swift": exit(try writeSwift(Array(words.dropFirst())))
default: exit(fuzz(words))
}
