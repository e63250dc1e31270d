/// What must hold for any bytes whatever. The tests try it on the checked-in corpora, the fuzzing package on what
/// libFuzzer makes of them.
package struct FuzzProperty: Sendable, CustomStringConvertible {
    /// The corpus's folder in `Tests/Fuzzing/Corpora`, and the property's name on the command line.
    package let name: String
    /// What does not hold; nil if everything does.
    package let violation: @Sendable (_ bytes: [UInt8]) -> String?

    package var description: String { name }

    /// Every property.
    package static let all: [FuzzProperty] = [.yaml, .compiler, .reading, .writing, .comparison]
}
