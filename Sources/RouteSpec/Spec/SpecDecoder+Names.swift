import RouteLanguage

extension SpecDecoder {
    /// Whether text is a Swift name; reports it if not.
    mutating func checkName(_ scalar: Scalar, _ what: String, isType: Bool = false) -> Bool {
        if Identifier.isValid(scalar.text) { return true }
        let name = Identifier.camelCase(scalar.text).map {
            isType ? SwiftName.typeName(ofGroup: $0) : $0
        }
        report(
            .badName, "\(what) '\(scalar.text)' is not a valid Swift name", at: scalar.span,
            help: name.map { "write \($0)" }
                ?? "use letters, digits, and '_', and do not start with a digit")
        return false
    }

    /// Reserves the name of the enum or of a closed type.
    mutating func claimType(_ name: String, _ owner: String, at span: Span) {
        if ReservedName.isType(name) {
            reportReserved(name, at: span)
        } else if let other = typeNames.claim(name, owner, at: span) {
            reportTaken(owner, by: other, at: span)
        }
    }

    /// Reserves the name of a case in `cases`, the names of its enum.
    mutating func claimCase(_ key: Scalar, _ owner: String, in cases: inout NameScope) {
        guard checkName(key, "the name") else { return }
        if ReservedName.isCase(key.text) {
            reportReserved(key.text, at: key.span)
        } else if let other = cases.claim(key.text, owner, at: key.span) {
            reportTaken(owner, by: other, at: key.span)
        } else if key.text == "none" {
            report(
                .optionalName, "for an optional, '.none' means nil, not \(owner)", at: key.span,
                help: "choose another name")
        }
    }

    /// Reserves the name of a group's enum, next to the group's case and around the group's
    /// members.
    mutating func claimGroupType(_ key: Scalar, in cases: inout NameScope) {
        let name = SwiftName.typeName(ofGroup: key.text)
        let owner = "the enum '\(name)' of the group '\(key.text)'"
        guard Identifier.isValid(key.text), !ReservedName.isCase(key.text) else { return }
        if name == key.text {
            report(
                .badName, "the group '\(name)' and its enum would have the same name",
                at: key.span, help: "choose a name that starts with a lowercase letter")
        } else if ReservedName.isType(name) {
            report(
                .reservedName, "\(owner) has a name that the generated code uses", at: key.span,
                help: "choose another name")
        } else if let other = cases.claim(name, owner, at: key.span) {
            reportTaken(owner, by: other, at: key.span)
        } else {
            _ = typeNames.claim(name, owner, at: key.span)
        }
    }

    private mutating func reportReserved(_ name: String, at span: Span) {
        report(
            .reservedName, "'\(name)' is a name that the generated code uses", at: span,
            help: "choose another name")
    }

    /// Reports a name that is already in use.
    mutating func reportTaken(_ owner: String, by other: NameScope.Claim, at span: Span) {
        report(
            .badName, "\(owner) has the same name as \(other.owner)", at: span,
            notes: [Diagnostic.Note("\(other.owner) is declared here", at: other.span)],
            help: "rename one of them")
    }
}
