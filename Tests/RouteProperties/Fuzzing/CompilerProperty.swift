import RouteCompiler
import RouteSpec

extension FuzzProperty {
    /// Any text gives errors or Swift, never both and never neither, and the Swift has balanced
    /// brackets and quotes. For the corpus, the tests also parse it with the compiler.
    package static let compiler = FuzzProperty(name: "compiler") { bytes in
        let source = SourceText(path: "routes.yaml", bytes: bytes)
        // Looking for overlaps is expensive, so only in small specs; builds never do it.
        let compilation = Compiler.compile(
            source, name: "routes.yaml", notesOverlaps: bytes.count < 300)
        if let problem = compilation.diagnostics.problem(in: source) { return problem }
        guard let swift = compilation.swift(fileName: "routes.yaml") else {
            return compilation.hasErrors ? nil : "there is neither Swift nor an error"
        }
        if compilation.hasErrors { return "there is Swift in spite of an error" }
        return SwiftBrackets.problem(in: swift).map { "\($0) in\n\(swift)" }
    }

    /// The Swift of a spec, for the compiler to look at; nil if the spec has errors.
    package static func swift(ofSpec bytes: [UInt8]) -> String? {
        Compiler.compile(SourceText(path: "routes.yaml", bytes: bytes), name: "routes.yaml").swift(
            fileName: "routes.yaml")
    }
}

/// A check of generated Swift, fast enough for every input: brackets are balanced, and strings end
/// on their line.
enum SwiftBrackets {
    static func problem(in swift: String) -> String? {
        var open: [UInt8] = []
        for line in swift.utf8.split(separator: UInt8(ascii: "\n")) {
            var rest = line
            while let byte = rest.popFirst() {
                switch byte {
                case UInt8(ascii: "/") where rest.first == byte: rest = rest.suffix(0)
                case UInt8(ascii: "\""):
                    guard skipString(&rest) else { return "a string does not end on its line" }
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    guard let last = open.popLast(), closing(last) == byte else {
                        return "a bracket closes nothing"
                    }
                case 0..<0x20, 0x7F: return "a control character"
                default: break
                }
            }
        }
        return open.isEmpty ? nil : "a bracket stays open"
    }

    /// Skips a string and its closing quote. Generated strings have no interpolation, so every
    /// backslash escapes one character.
    private static func skipString(_ rest: inout Substring.UTF8View) -> Bool {
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return true }
            if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        }
        return false
    }

    private static func closing(_ bracket: UInt8) -> UInt8 {
        switch bracket {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }
}
