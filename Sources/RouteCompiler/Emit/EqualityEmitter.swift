import RoutePatterns

/// Prints `==` and `hash(into:)` of an enum, one case at a time: the synthesized ones take the compiler cubic time.
struct EqualityEmitter {
    let members: [Spec.Member]
    let typeName: String
    let access: String

    /// How many cases one `switch` has: over more than about 720 with payloads the compiler gives up.
    static let casesInSwitch = 400

    func emit(into code: inout CodeWriter) {
        code.line()
        code.block("\(access)static func == (a: \(typeName), b: \(typeName)) -> Swift.Bool") { code in
            chunked("a", into: &code) { member, _, code in
                let name = SwiftName.escaped(member.name)
                let count = member.payloadCount
                if count == 0 {
                    code.line("case .\(name): if case .\(name) = b { return true }")
                } else {
                    let equalities = (0..<count).map { "routeEqual(a\($0), b\($0))" }.joined(separator: ", ")
                    code.line("case .\(name)(\(list("let a", count))):")
                    code.indented {
                        $0.line("if case .\(name)(\(list("let b", count))) = b, \(equalities) { return true }")
                    }
                }
            }
            code.line("return false")
        }
        code.line()
        code.block("\(access)func hash(into hasher: inout Swift.Hasher)") { code in
            chunked("self", into: &code) { member, index, code in
                let name = SwiftName.escaped(member.name)
                let count = member.payloadCount
                code.line("case .\(name)\(count == 0 ? "" : "(" + list("let a", count) + ")"):")
                code.indented { code in
                    code.line("hasher.combine(\(index))")
                    for value in 0..<count { code.line("hasher.combine(a\(value))") }
                }
            }
        }
    }

    private func chunked(
        _ subject: String, into code: inout CodeWriter, _ emitCase: (Spec.Member, Int, inout CodeWriter) -> Void
    ) {
        let size = Self.casesInSwitch
        for start in stride(from: 0, to: members.count, by: size) {
            code.line("switch \(subject) {")
            for index in start..<min(start + size, members.count) { emitCase(members[index], index, &code) }
            if members.count > size { code.line("default: break") }
            code.line("}")
        }
    }

    private func list(_ prefix: String, _ count: Int) -> String {
        (0..<count).map { prefix + "\($0)" }.joined(separator: ", ")
    }
}

extension Spec.Member {
    /// The case's name.
    var name: String {
        switch self {
        case .route(let declaration): declaration.caseName
        case .group(let group): group.name
        }
    }

    /// How many associated values the case has.
    var payloadCount: Int {
        switch self {
        case .route(let declaration): declaration.route.values.count
        case .group: 1
        }
    }
}
