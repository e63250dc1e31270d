import RouteLanguage

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
    /// The members that a spec lists, each once.
    mutating func generatedMembers(_ entry: Node.Entry?) -> [GeneratedMember] {
        var members: [GeneratedMember] = []
        let names = GeneratedMember.Kind.allCases.map(\.rawValue)
        for name in choices(entry, of: .members, names) {
            guard let kind = GeneratedMember.Kind(rawValue: name.text) else { continue }
            if !members.contains(where: { $0.kind == kind }) {
                members.append(GeneratedMember(kind: kind, span: name.span))
            }
        }
        return members
    }

    /// Reserves the names of the listed members next to the enum's cases and types.
    mutating func claimMembers(in cases: inout NameScope) {
        for member in head.generatedMembers {
            let owner = "the member '\(member.kind.rawValue)'"
            if let other = cases.claim(member.kind.rawValue, owner, at: member.span) {
                reportTaken(owner, by: other, at: member.span)
            }
        }
    }
}
