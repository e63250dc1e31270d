/// An option as written: its name, and the value after the first `=`.
struct OptionText {
    let spelling: String
    let value: String?

    init(_ argument: String) {
        let halves = argument.halves(around: "=")
        spelling = halves?.before ?? argument
        value = halves?.after
    }
}
