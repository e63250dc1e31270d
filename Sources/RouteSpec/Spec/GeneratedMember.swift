import RoutePatterns

/// A member of the enum that is generated only if the spec lists it under `members`.
package struct GeneratedMember: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// The route's name.
        case name
        /// The path of the pattern that writes the route.
        case template
        /// The routes that the spec's examples open.
        case examples
    }

    package let kind: Kind
    package let span: Span
}

extension SpecDecoder {
    /// The members that a spec lists. Reports unknown and duplicate ones.
    mutating func generatedMembers(_ entry: Node.Entry?) -> [GeneratedMember] {
        var members: [GeneratedMember] = []
        for name in texts(entry) ?? [] {
            guard let kind = GeneratedMember.Kind(rawValue: name.text) else {
                let names = GeneratedMember.Kind.allCases.map(\.rawValue)
                report(
                    .badValue, "there is no member '\(name.text)'", at: name.span,
                    help: Suggestion.closest(to: name.text, among: names).map { "did you mean '\($0)'?" }
                        ?? "the members are \(names.joined(separator: ", "))")
                continue
            }
            if let first = members.first(where: { $0.kind == kind }) {
                report(
                    .badValue, "'members' lists '\(name.text)' twice", at: name.span,
                    notes: [Diagnostic.Note("'\(name.text)' is listed here", at: first.span)],
                    help: "remove one of the two")
                continue
            }
            members.append(GeneratedMember(kind: kind, span: name.span))
        }
        return members
    }

    /// Reserves the names of the listed members next to the enum's cases and types.
    mutating func claimMembers(in cases: inout NameScope) {
        for member in generatedMembers {
            let owner = "the member '\(member.kind.rawValue)'"
            if let other = cases.claim(member.kind.rawValue, owner, at: member.span) {
                reportTaken(owner, by: other, at: member.span)
            }
        }
    }
}
