/// A claim file that was made from a spec.
package struct Export: Sendable {
    package let text: String
    /// Links with which the file differs from the spec: what its format can't tell apart, and what
    /// `isPlain` adds.
    package private(set) var differences: [ClaimProblem] = []
    /// What is said of the whole file.
    package private(set) var notes: [ClaimProblem] = []

    /// A line that says for how many links the file differs from the spec; nil if for none.
    ///
    /// - Parameter isPlain: whether the differences were asked for, with `--plain`.
    package static func summary(ofDifferences count: Int, isPlain: Bool = false) -> String? {
        let subject =
            isPlain ? "with --plain, the file does not describe" : "the format cannot describe"
        return switch count {
        case 0: nil
        case 1: "\(subject) 1 link exactly; --all shows it"
        default: "\(subject) \(count) links exactly; --all lists them"
        }
    }
}
