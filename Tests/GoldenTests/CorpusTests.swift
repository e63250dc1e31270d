import Foundation
import Testing

/// The fuzzing corpora, `Tests/Fuzzing/Corpora`: inputs that libFuzzer kept, and every input that
/// ever broke a property.
@Suite("Fuzzing corpora") struct CorpusTests {
    static let folder = GoldenCase.folder.deletingLastPathComponent().appendingPathComponent(
        "Fuzzing/Corpora")

    static func files(of property: FuzzProperty) throws -> [URL] {
        let folder = Self.folder.appendingPathComponent(property.name)
        return try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        )
        .filter { !$0.lastPathComponent.hasPrefix(".") }
    }

    @Test(arguments: FuzzProperty.all)
    func thePropertyHoldsForItsCorpus(property: FuzzProperty) throws {
        let files = try Self.files(of: property)
        #expect(files.count > 12)
        for file in files {
            let violation = property.violation(Array(try Data(contentsOf: file)))
            #expect(violation == nil, "\(file.lastPathComponent)")
        }
    }

    /// Other inputs from which `.ci/fuzz` starts. RouteDiffTests have the changes.
    @Test func thePropertiesHoldForGoldenSpecs() {
        for golden in GoldenCase.all where golden.source.bytes.count < 600 {
            #expect(FuzzProperty.yaml.violation(golden.source.bytes) == nil, "\(golden.name)")
            #expect(FuzzProperty.compiler.violation(golden.source.bytes) == nil, "\(golden.name)")
        }
    }

    @Test func propertiesNoticeWhatIsWrong() {
        #expect(SwiftBrackets.problem(in: "f(\"(\") // (\n{ [] }") == nil)
        #expect(SwiftBrackets.problem(in: "f(]") == "a bracket closes nothing")
        #expect(SwiftBrackets.problem(in: "f(\"\\\")") == "a string does not end on its line")
        #expect(SwiftBrackets.problem(in: "{\n{}") == "a bracket stays open")
    }

    /// For every property, some inputs are valid: a corpus of only invalid ones would test nothing.
    @Test(.enabled(if: Toolchain.compiler != nil, "there is no swiftc on the path"))
    func whatIsGeneratedFromTheCorpusParses() throws {
        try Toolchain.use { toolchain in
            var files: [String] = []
            for file in try Self.files(of: .compiler) {
                guard let swift = FuzzProperty.swift(ofSpec: Array(try Data(contentsOf: file)))
                else { continue }
                files.append(try toolchain.write("\(file.lastPathComponent).swift", swift))
            }
            #expect(files.count > 4)
            #expect(try toolchain.compile(["-parse"] + files).isEmpty)
        }
    }
}
