import RoutePatterns

/// Prints `==` and `hash(into:)` of an enum, one case at a time: the synthesized ones take the compiler cubic time.
struct EqualityEmitter {
    let members: [Spec.Member]
    let typeName: String
    let access: String

    /// How many cases one function has: over more than about 720 with payloads in one `switch` the compiler gives up, and the
    /// time that the optimizer takes for a function grows faster than its cases.
    static let casesInFunction = 100

    func emit(into code: inout CodeWriter) {
        code.line()
        code.block("\(access)static func == (a: \(typeName), b: \(typeName)) -> Swift.Bool") { code in
            guard let parts else { return emitEqualities(of: members.indices, into: &code) }
            for (number, part) in parts.enumerated() {
                code.line("@inline(never)")
                code.open("func isEqual\(number)() -> Swift.Bool")
                emitEqualities(of: part, into: &code)
                code.close()
                code.line("if isEqual\(number)() { return true }")
            }
            code.line("return false")
        }
        code.line()
        code.block("\(access)func hash(into hasher: inout Swift.Hasher)") { code in
            guard let parts else { return emitHashing(of: members.indices, into: &code) }
            for (number, part) in parts.enumerated() {
                code.line("@inline(never)")
                code.open("func hash\(number)(into hasher: inout Swift.Hasher)")
                emitHashing(of: part, into: &code)
                code.close()
                code.line("hash\(number)(into: &hasher)")
            }
        }
    }

    /// The cases of each local function; nil where one `switch` has them all.
    private var parts: [Range<Int>]? {
        let size = Self.casesInFunction
        if members.count <= size { return nil }
        return stride(from: 0, to: members.count, by: size).map { $0..<min($0 + size, members.count) }
    }

    private func emitEqualities(of indices: Range<Int>, into code: inout CodeWriter) {
        code.line("switch a {")
        for index in indices {
            let name = SwiftName.escaped(members[index].name)
            let count = members[index].payloadCount
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
        closeSwitch(over: indices, into: &code)
        code.line("return false")
    }

    private func emitHashing(of indices: Range<Int>, into code: inout CodeWriter) {
        code.line("switch self {")
        for index in indices {
            let name = SwiftName.escaped(members[index].name)
            let count = members[index].payloadCount
            code.line("case .\(name)\(count == 0 ? "" : "(" + list("let a", count) + ")"):")
            code.indented { code in
                code.line("hasher.combine(\(index))")
                for value in 0..<count { code.line("hasher.combine(a\(value))") }
            }
        }
        closeSwitch(over: indices, into: &code)
    }

    private func closeSwitch(over indices: Range<Int>, into code: inout CodeWriter) {
        if indices.count < members.count { code.line("default: break") }
        code.line("}")
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
