/// The names in use at one level of the generated code.
struct NameScope {
    struct Claim {
        /// What has the name: "the group 'auth'".
        let owner: String
        let span: Span
    }

    private var claims: [String: Claim] = [:]

    /// Reserves a name, or returns what already has it. Canonically equivalent names are the same
    /// name.
    mutating func claim(_ name: String, _ owner: String, at span: Span) -> Claim? {
        if let claim = claims[name] { return claim }
        claims[name] = Claim(owner: owner, span: span)
        return nil
    }
}
