/// The names that are taken at one level of the generated code.
struct NameScope {
    struct Claim {
        /// What has the name: "the group 'auth'".
        let owner: String
        let span: Span
    }

    private var claims: [String: Claim] = [:]

    subscript(name: String) -> Claim? {
        claims[name]
    }

    /// Takes a name; what has it already, if something has. Names that differ only in Unicode's spelling of a character
    /// are one.
    mutating func claim(_ name: String, _ owner: String, at span: Span) -> Claim? {
        if let claim = claims[name] { return claim }
        claims[name] = Claim(owner: owner, span: span)
        return nil
    }
}
