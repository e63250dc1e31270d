/// A property that must hold for any bytes. The tests check it with the checked-in corpora, and the
/// fuzzing package with what libFuzzer derives from them.
package struct FuzzProperty: Sendable, CustomStringConvertible {
    /// The corpus's folder in `Tests/Fuzzing/Corpora`, and the property's name on the command line.
    package let name: String
    /// What doesn't hold; nil if everything does.
    package let violation: @Sendable (_ bytes: [UInt8]) -> String?

    package var description: String { name }

    /// Every property.
    package static let all: [FuzzProperty] = [
        .yaml, .compiler, .reading, .writing, .comparison, .claims,
    ]
}
